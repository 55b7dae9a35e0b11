import { allot } from '../../chapters/points/allotment.ts'
import { turnName, yearOf } from '../../core/calendar.ts'
import type { FactValue } from '../../core/facts/fact.ts'
import { factsWith } from '../../core/facts/facts.ts'
import { FACTION_NAMES, FACTIONS } from '../../core/powers.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import { reckon } from '../../core/tables/reckoning.ts'
import { targetName } from '../../core/targets.ts'
import { signed } from '../../core/words/words.ts'
import type { Difference, Event } from '../event.ts'
import type { Game, Settled } from '../game.ts'
import type { OrderOf } from '../order.ts'
import type { Rulebook } from '../rulebook.ts'
import { whyNotValues } from './report.ts'
import { bandFor, tableOf } from './roll.ts'

/** A correction says why, and changes something. */
export function whyNotCorrect(game: Game, { facts, reason }: OrderOf<'correct-facts'>): readonly Refusal[] {
  const same = Object.entries(facts).filter(([id, value]) => game.situation.facts[id] === value)
  return [
    ...whyNotValues(facts),
    ...(reason.trim() === '' ? [refuse('no-reason', 'a correction gives its reason')] : []),
    ...same.map(([id]) => refuse('nothing-to-correct', `${id} is so already`, undefined, { fact: id })),
  ]
}

/** What a roll of this year would have come to, had the corrected facts been known. */
function differenceIn(
  book: Rulebook,
  { roll, die, total, result, situation }: Settled,
  facts: Readonly<Record<string, FactValue>>,
): readonly Difference[] {
  const table = tableOf(book, roll.target)
  const wouldBe = reckon(table, { ...situation, facts: factsWith(situation.facts, facts) }, roll).total + die
  return wouldBe === total
    ? []
    : [
        {
          what: `${targetName(roll.target)}, rolled for in ${turnName(situation.turn)}`,
          was: `${signed(total)}, result ${result}`,
          wouldBe: `${signed(wouldBe)}, result ${bandFor(table.bands, wouldBe).id}`,
        },
      ]
}

/** What each faction would have received for the year. */
function differencesInPoints(
  book: Rulebook,
  { countedOn, points }: Game,
  facts: Readonly<Record<string, FactValue>>,
): readonly Difference[] {
  if (countedOn === null || points === null) return []
  const { factions } = allot(book, { ...countedOn, facts: factsWith(countedOn.facts, facts) })
  return FACTIONS.filter((faction) => factions[faction].total !== points[faction]).map((faction) => ({
    what: `points of ${FACTION_NAMES[faction]} for ${yearOf(countedOn.turn)}`,
    was: String(points[faction]),
    wouldBe: String(factions[faction].total),
  }))
}

/** Nothing that was settled is settled anew; what would have differed is said. */
export function correctFacts(book: Rulebook, game: Game, { facts, reason }: OrderOf<'correct-facts'>): readonly Event[] {
  const was = Object.fromEntries(Object.keys(facts).map((id) => [id, game.situation.facts[id] ?? null]))
  return [
    {
      type: 'facts-corrected',
      facts,
      was,
      reason,
      differences: [...differencesInPoints(book, game, facts), ...game.settled.flatMap((one) => differenceIn(book, one, facts))],
    },
  ]
}
