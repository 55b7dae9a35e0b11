import type { Outcome } from '../../../rules/chapters/rolls/index.ts'
import { bondOf, type Minor, POWER_NAMES, type Policy, withVerb } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { Consequence } from './shapes.ts'

/** The book’s own name for what a result comes to, if it has one. */
function statusAt({ clauses }: Rulebook, result: Policy, minor: Minor): string {
  const bond = bondOf(result, minor)
  const row = Object.values(clauses.statuses?.rows ?? {}).find(({ bonds }) => bond !== 'units' && bonds.includes(bond))
  return row === undefined ? '' : `: ${row.name}`
}

/** What a result brings, as players would read it out. */
export function consequencesOf(book: Rulebook, outcome: Outcome, cite: Consequence['cite']): readonly Consequence[] {
  const { beneficiary, standing, transfers, warsDue, onMap, target } = outcome
  return [
    {
      what:
        standing.result === null
          ? `${withVerb(target, 'is')} neutral`
          : `${withVerb(target, 'stands')} at ${standing.result}${statusAt(book, standing.result, target)}${standing.waiting ? ', waiting on Finland' : ''}`,
      ...(standing.with === null ? {} : { who: standing.with }),
      cite,
    },
    ...(beneficiary !== undefined && 'tie' in beneficiary
      ? [{ what: 'the Western Allies and Russia agree, or a die decides, who benefits', cite: beneficiary.cite }]
      : []),
    ...transfers.map(({ power, brps, when, cite: why }) => ({
      what: `BRPs ${brps > 0 ? 'gained' : 'taken back'}, ${when}`,
      who: power,
      amount: brps,
      cite: why,
    })),
    ...warsDue.map(({ by, on, cite: why }) => ({ what: `must declare war on ${POWER_NAMES[on]} this player turn`, who: by, cite: why })),
    ...onMap.map(({ words, who, cite: why }) => ({ what: words, ...(who === undefined ? {} : { who }), cite: why })),
  ]
}
