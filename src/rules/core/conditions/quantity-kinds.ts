import { turnsFrom, yearOf } from '../calendar.ts'
import { isPower, type Nation } from '../nations/countries.ts'
import { countOf, dateOf } from '../situation/reported.ts'
import { type Roll, type Situation, trackOf } from '../situation/situation.ts'
import { filledIn, type Quantity } from './condition.ts'
import { type Dependency, fact, roller, target, turn } from './dependency.ts'
import { earlierSubversions, pastSubversions } from './earlier-acts.ts'
import { majorsAtWar } from './wars.ts'

/** A kind of quantity that is not made of others: all that is known about it but its words. */
interface PlainQuantity<Q> {
  /** What its number hangs on, and nothing else. */
  reads(quantity: Q): readonly Dependency[]
  measure(quantity: Q, situation: Situation, roll: Roll | undefined): number
}

/** All but those made of other quantities or of conditions. */
type PlainQuantities = {
  readonly [K in Exclude<Quantity['is'], 'stair' | 'if' | 'less' | 'tally' | 'full' | 'sum' | 'larger'>]: PlainQuantity<
    Extract<Quantity, { is: K }>
  >
}

/** Whether something so many turns ago is meant. */
export const isWithin = (when: 'this-turn' | 'last-turn' | 'before' | 'ever', turnsAgo: number): boolean =>
  when === 'ever' || (when === 'this-turn' ? turnsAgo === 0 : when === 'last-turn' ? turnsAgo === 1 : turnsAgo > 0)

/** Every quantity that is not made of others: what it reads, and what it comes to. */
export const PLAIN_QUANTITIES: PlainQuantities = {
  number: { reads: () => [], measure: ({ number }) => number },
  count: { reads: (asked) => [fact(asked.fact)], measure: (asked, situation) => countOf(situation, filledIn(asked.fact)) },
  points: {
    reads: (asked) => [{ of: 'points', faction: asked.faction, target: filledIn(asked.target) }],
    measure: (asked, { placements }) => placements[asked.faction][filledIn(asked.target)] ?? 0,
  },
  level: {
    reads: ({ track }) => [{ of: 'level', track }],
    measure: ({ track, reading }, { tensions }) => {
      const { actual, effective, highest } = tensions[track]
      if (reading !== 'highest') return reading === 'actual' ? actual : effective
      // Of the American tracks the effective level is the one that counts.
      const counted = track === 'rgt' ? actual : effective
      return Math.max(counted, highest ?? counted)
    },
  },
  volunteers: {
    reads: ({ minor }) => [{ of: 'mark', minor: filledIn(minor), mark: 'volunteers' }],
    measure: ({ minor }, { standings }) => standings[filledIn(minor)].volunteers ?? 0,
  },
  mobilized: {
    reads: ({ by }) => [{ of: 'mobilization', by }],
    measure: ({ by }, { mobilizations }) => {
      const found = mobilizations[by]
      return typeof found === 'number' ? found : found.done + (found.isHalfDone ? 1 : 0)
    },
  },
  'tension-points': {
    reads: ({ by, track }) => [{ of: 'tension-points', by, track }, turn],
    measure: ({ by, track, when }, { tensionPointsUsed, turn: now }) =>
      tensionPointsUsed.filter((use) => use.by === by && trackOf(use) === track && isWithin(when, turnsFrom(use.turn, now))).length,
  },

  // Wars and declarations.
  declarations: {
    reads: ({ by, on, when }) => [{ of: 'declaration', by, on }, ...(when === 'ever' ? [] : [turn])],
    measure: ({ by, on, when, together = [] }, { declarations, turn: now }) => {
      const made = declarations.filter(
        (one) => !one.quiet && by.includes(one.by) && on.includes(one.on) && isWithin(when, turnsFrom(one.turn, now)),
      )
      if (together.length === 0 && when !== 'ever') return made.length
      const groupOf = (nation: Nation): string => together.find((group) => group.includes(nation))?.join('+') ?? nation
      return new Set(made.map((one) => (when === 'ever' ? groupOf(one.on) : `${one.by} ${groupOf(one.on)}`))).size
    },
  },
  'declared-late': {
    reads: ({ by, on }) => [{ of: 'declaration', by: [by], on, dated: true }],
    measure: ({ by, on, after }, { declarations }) => {
      const years = declarations.filter((one) => one.by === by && isPower(one.on) && on.includes(one.on)).map((one) => yearOf(one.turn))
      return years.length === 0 ? 0 : Math.max(0, Math.min(...years) - after)
    },
  },
  'majors-at-war': {
    reads: ({ against, among, since }) => [
      ...against.flatMap((one) => among.map((other): Dependency => ({ of: 'war', one, other }))),
      ...among.map((power): Dependency => ({ of: 'out-of-war', power })),
      ...(since === 'any' ? [] : [turn]),
    ],
    measure: (asked, situation) => majorsAtWar(situation, asked),
  },

  // The calendar.
  'years-since': { reads: () => [turn], measure: ({ year }, situation) => yearOf(situation.turn) - year },
  'year-starts-since': {
    reads: (asked) => [fact(asked.fact), turn],
    measure: (asked, situation) => {
      const then = dateOf(situation, asked.fact)
      return then === undefined ? 0 : yearOf(situation.turn) - yearOf(then)
    },
  },

  // The roll in hand, and what went before it.
  subversion: { reads: () => [{ of: 'subversion' }], measure: (_asked, _situation, roll) => roll?.subversion ?? 0 },
  covert: { reads: ({ side }) => [{ of: 'covert', side }], measure: ({ side }, _situation, roll) => roll?.covert[side] ?? 0 },
  'past-subversions': {
    reads: ({ of }) => [{ of: 'subversions', when: 'ever' }, turn, ...(of === 'earlier-turns' ? [] : [target, roller])],
    measure: ({ of }, situation, roll) => (of === 'earlier-turns' ? earlierSubversions(situation) : pastSubversions(situation, roll)),
  },
  'uses-this-turn': {
    reads: () => [{ of: 'subversions', when: 'just' }, turn],
    measure: (_asked, { subversions, turn: now }) => subversions.filter((use) => use.turn === now).length,
  },
}
