import { type Cooperator, cooperatorName, type Judgement, type Opening } from '../rules/chapters/cooperation/index.ts'
import type { Citation } from '../rules/core/index.ts'

/** Why something is allowed or not, without the names of the two. */
export interface Ground {
  readonly words: string
  readonly cite?: Citation
}

/** Everything two may or may not do for the same reason; no reason where no rule of the chapter speaks of it. */
export interface Finding {
  readonly grounds: readonly Ground[]
  readonly activities: readonly Judgement[]
}

/** What is allowed, or what is forbidden until the same thing happens. */
export interface Findings {
  readonly allowed: boolean
  readonly opening: Opening | undefined
  readonly findings: readonly Finding[]
}

function groundsOf({ refusals, notes }: Judgement, names: string): readonly Ground[] {
  return [
    ...refusals.map(({ words, cite }) => ({
      words: words.startsWith(names) ? words.slice(names.length) : words,
      ...(cite === undefined ? {} : { cite }),
    })),
    ...notes.map(({ words, cite }) => ({ words, cite })),
  ]
}

/** Those alike stand together, in the order in which each kind first comes. */
const gathered = <T>(all: readonly T[], likeness: (one: T) => unknown): readonly (readonly [T, ...T[]])[] => {
  const alike = new Map<string, [T, ...T[]]>()
  for (const one of all) {
    const key = JSON.stringify(likeness(one))
    const others = alike.get(key)
    if (others === undefined) alike.set(key, [one])
    else others.push(one)
  }
  return [...alike.values()]
}

/** The judgements about two by verdict, by what would change it, and by reason: what is forbidden first, what no rule speaks of last. */
export function findingsOf(judgements: readonly Judgement[], one: Cooperator, other: Cooperator): readonly Findings[] {
  const names = `${cooperatorName(one)} with ${cooperatorName(other)}: `
  const byVerdict = gathered(judgements, ({ allowed, opening }) => [allowed, opening]).map(
    (alike): Findings => ({
      allowed: alike[0].allowed,
      opening: alike[0].opening,
      findings: gathered(alike, (judgement) => groundsOf(judgement, names))
        .map((activities) => ({ grounds: groundsOf(activities[0], names), activities }))
        .toSorted((first, second) => Number(first.grounds.length === 0) - Number(second.grounds.length === 0)),
    }),
  )
  return byVerdict.toSorted((first, second) => Number(first.allowed) - Number(second.allowed))
}

/** Until when something is forbidden, after that word. */
export function openingWords(opening: Opening | undefined): string {
  if (opening === undefined) return 'as things stand'
  const { withLimits, alone } = opening
  const ends = [...(withLimits ? ['until the limits end'] : []), ...(alone.length === 0 ? [] : [`until ${alone.join(' and ')}`])]
  return ends.length === 0 ? 'for the whole game' : ends.join(', or ')
}
