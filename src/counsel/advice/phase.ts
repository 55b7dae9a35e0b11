import type { Worths } from '../../editions/index.ts'
import { freeTargets, lesserResults, openReactions, outcomeOf, whyNotName } from '../../rules/chapters/rolls/index.ts'
import {
  type Band,
  bandAt,
  type Faction,
  MINORS,
  type Minor,
  type Roll,
  reckon,
  type Situation,
  sideOf,
  type Table,
} from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { FACES } from '../odds.ts'
import type { Belief } from './belief.ts'
import { withPoints, worthTaken } from './gain.ts'
import { combinations, unknownOdds } from './unknown-odds.ts'
import { worthOfStanding } from './worth.ts'

/** An expected difference of worth, to the side of whoever asks, and how far it goes from one belief to another. */
export interface Expected {
  readonly expected: number
  readonly low: number
  readonly high: number
}

/** What may be believed of a target, the likelier way first. */
export type BeliefsAt = (target: Minor) => readonly Belief[]

/** What is weighed with: the book, what results are worth, and whose side it is. */
export interface Weighing {
  readonly book: Rulebook
  readonly worths: Worths
  readonly situation: Situation
  readonly by: Faction
  readonly beliefs: BeliefsAt
}

const sign = (by: Faction): number => (sideOf(by) === 'axis' ? 1 : -1)

/** The expected change of worth by a roll, to the side of whoever asks, over what is believed and every face. */
function expectedOf({ book, worths, situation, by }: Weighing, table: Table, roll: Roll, belief: Belief): number {
  const before = worthOfStanding(worths, roll.target, situation.standings[roll.target])
  let sum = 0
  for (const { points, chance } of combinations(belief)) {
    const there = withPoints(situation, roll.target, points)
    const { total } = reckon(table, there, roll)
    for (const die of FACES) {
      const band = bandAt(table.bands, total + die)
      if (band !== undefined) sum += (chance / FACES.length) * (worthTaken(book, worths, there, roll, band) - before)
    }
  }
  return sum * sign(by)
}

function overBeliefs(values: readonly number[]): Expected {
  return { expected: values[0] ?? 0, low: Math.min(...values), high: Math.max(...values) }
}

/** What a roll brings. */
const weighRoll = (weighing: Weighing, table: Table, roll: Roll): Expected =>
  overBeliefs(weighing.beliefs(roll.target).map((belief) => expectedOf(weighing, table, roll, belief)))

/** What a change of a roll brings. */
export const weighChange = (weighing: Weighing, table: Table, roll: Roll, changed: Roll): Expected =>
  overBeliefs(
    weighing.beliefs(roll.target).map((belief) => expectedOf(weighing, table, changed, belief) - expectedOf(weighing, table, roll, belief)),
  )

/** A target that may be named now. */
export interface NamingAdvice extends Expected {
  readonly target: Minor
  readonly manner: 'ordinary' | 'reaction'
  /** It takes none of the phase's one naming. */
  readonly isFree: boolean
  /** How likely the side gains, by the likelier belief. */
  readonly gain: number
}

/** Targets that a faction may name now, the best first. A reaction stands beside an ordinary naming. */
export function weighNamings(weighing: Weighing): readonly NamingAdvice[] {
  const { book, situation, by, beliefs } = weighing
  const free = freeTargets(book, situation, by)
  return MINORS.flatMap((target): NamingAdvice[] => {
    const table = book.tables[target]
    if (table === undefined || table.bands.length === 0) return []
    return (['ordinary', 'reaction'] as const)
      .filter((manner) => manner === 'ordinary' || openReactions(book, situation, by, target).length > 0)
      .filter((manner) => whyNotName(book, situation, by, [{ target, manner }]).length === 0)
      .map((manner) => {
        const roll: Roll = { target, by, manner, subversion: 0, covert: { axis: 0, allies: 0 }, pledgesWarOnRussia: false }
        const [likelier] = beliefs(target)
        const gain = likelier === undefined ? 0 : unknownOdds(table, situation, roll, likelier).gaining[sideOf(by)]
        return { target, manner, isFree: manner === 'reaction' || free.includes(target), gain, ...weighRoll(weighing, table, roll) }
      })
  }).toSorted((one, other) => other.expected - one.expected)
}

/** Which of them to name: those that cost nothing and gain, and the one that is better than any other. Nothing is said where intervals overlap. */
export function namingsAdvised(namings: readonly NamingAdvice[]): readonly Minor[] {
  const sure = namings.filter(({ low }) => low > 0)
  const [best, next] = sure.filter(({ isFree }) => !isFree)
  const isClear = best !== undefined && (next === undefined || best.low > next.high)
  return sure.filter((one) => one.isFree || (one === best && isClear)).map(({ target }) => target)
}

/** A result that may be taken, and what it is worth to the side that chooses. */
export interface ResultAdvice {
  readonly result: string
  readonly worth: number
  readonly words: string
}

/** What may be taken of a result that fell (49.53), the best for the asking side first; what is not allowed is left out. */
export function weighResults({ book, worths, situation, by }: Weighing, roll: Roll, rolled: Band): readonly ResultAdvice[] {
  const before = worthOfStanding(worths, roll.target, situation.standings[roll.target])
  return lesserResults(book, situation, roll, rolled)
    .filter(({ refusals }) => refusals.length === 0)
    .map(({ band }) => ({
      result: band.id,
      words: band.words,
      worth: (worthOfStanding(worths, roll.target, outcomeOf(book, situation, roll, band).standing) - before) * sign(by),
    }))
    .toSorted((one, other) => other.worth - one.worth)
}

/** What it costs to wait a turn with points on a track: nothing while turns are left for all of them, one point's worth otherwise. */
export interface TensionAdvice {
  readonly left: number
  readonly turns: number
  readonly cost: number
}

export const weighWaiting = (left: number, turns: number, worth: number): TensionAdvice => ({
  left,
  turns,
  cost: left > turns - 1 && left > 0 ? worth : 0,
})
