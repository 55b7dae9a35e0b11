import { whyNotPledgeFor, whyNotStation, whyNotSubversion } from '../../rules/chapters/rolls/index.ts'
import {
  FACTIONS_MOVING,
  type Faction,
  factsWith,
  isFactId,
  type Roll,
  type Side,
  type Situation,
  sideOf,
  situationWith,
  type Table,
} from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { type Belief, certain } from './belief.ts'
import { unknownOdds } from './unknown-odds.ts'
import { ADVICE_WORDS, pointWords } from './words.ts'
import { mostIn } from './year.ts'

export const LEVERS = ['point', 'covert', 'subversion', 'pledge', 'factors'] as const
export type LeverKind = (typeof LEVERS)[number]

/** Something a player can do about a roll, and what it changes: how likely his side gains, before and after. */
export interface Lever {
  readonly lever: LeverKind
  readonly words: string
  readonly amount: number
  readonly from: number
  readonly to: number
}

interface Pull {
  readonly lever: LeverKind
  readonly words: string
  readonly amount: number
  readonly belief?: Belief
  readonly roll?: Roll
  readonly situation?: Situation
}

/** Points more of one's own, as far as the limit goes. Where points are sealed already it says what one would have done. */
function pointPulls(
  book: Rulebook,
  situation: Situation,
  { target }: Roll,
  by: Faction,
  belief: Belief,
  received: number,
): readonly Pull[] {
  const now = belief[by].length - 1
  const most = mostIn(book, situation, by, target, received)
  return Array.from({ length: Math.max(0, most - now) }, (_, step) => now + step + 1).map((points) => ({
    lever: 'point',
    words: pointWords(points, target),
    amount: points - now,
    belief: { ...belief, [by]: certain(points) },
  }))
}

const FACTORS: Readonly<Record<Faction, string>> = { axis: 'axisFactors', westernAllies: 'westernFactors', russia: 'russianFactors' }

/** A line for factors counts every so many of them. */
const FACTORS_EACH = 5

/** Where no more may stand there is no such way (49.54, 49.57). */
function factorPulls(book: Rulebook, situation: Situation, { target }: Roll, by: Faction): readonly Pull[] {
  const fact = `${target}.${FACTORS[by]}`
  if (!isFactId(fact)) return []
  const there = Number(situation.facts[fact] ?? 0)
  if (whyNotStation(book, situation, by, target, there + FACTORS_EACH).length > 0) return []
  return [
    {
      lever: 'factors',
      words: ADVICE_WORDS.factors(FACTORS_EACH, target, sideOf(by)),
      amount: FACTORS_EACH,
      situation: situationWith(situation, { facts: factsWith(situation.facts, { [fact]: there + FACTORS_EACH }) }),
    },
  ]
}

/** One covert operation more, of those that are left; a book in which none are counted sets no limit. */
function covertPulls(situation: Situation, roll: Roll, by: Faction, side: Side): readonly Pull[] {
  const left = Number(situation.facts[`${by}.covertOperations`] ?? 0)
  const total = roll.covert[side] + 1
  return total > left
    ? []
    : [{ lever: 'covert', words: ADVICE_WORDS.covert(1, total), amount: 1, roll: { ...roll, covert: { ...roll.covert, [side]: total } } }]
}

function subversionPulls(book: Rulebook, situation: Situation, roll: Roll, by: Faction): readonly Pull[] {
  const { most, by: means } = book.clauses.subversion.value
  if (by !== 'russia' || means !== 'research') return []
  const levels = Array.from({ length: most - roll.subversion }, (_, step) => roll.subversion + step + 1)
  const open = levels.filter((level) => whyNotSubversion(book, situation, roll, level).length === 0)
  const level = open.at(-1)
  return level === undefined
    ? []
    : [{ lever: 'subversion', words: ADVICE_WORDS.subversion(level), amount: level, roll: { ...roll, subversion: level } }]
}

function pledgePulls(book: Rulebook, situation: Situation, roll: Roll, by: Faction): readonly Pull[] {
  const isAxisPhase = () => FACTIONS_MOVING[sideOf(roll.by)].includes('axis')
  if (by !== 'axis' || roll.pledgesWarOnRussia || whyNotPledgeFor(book, situation, roll.target, isAxisPhase).length > 0) return []
  return [{ lever: 'pledge', words: ADVICE_WORDS.pledge, amount: 1, roll: { ...roll, pledgesWarOnRussia: true } }]
}

/** Less than this is no difference. */
const SAME = 1e-9

/** What somebody could do about a roll, what changes most first, for each unit of it. What changes nothing is left out, except points: that is news. */
export function leversOn(
  book: Rulebook,
  table: Table,
  situation: Situation,
  roll: Roll,
  by: Faction,
  belief: Belief,
  received: number,
): readonly Lever[] {
  const side = sideOf(by)
  const from = unknownOdds(table, situation, roll, belief).gaining[side]
  const pulls = [
    ...pointPulls(book, situation, roll, by, belief, received),
    ...covertPulls(situation, roll, by, side),
    ...subversionPulls(book, situation, roll, by),
    ...pledgePulls(book, situation, roll, by),
    ...factorPulls(book, situation, roll, by),
  ]
  return pulls
    .map(({ lever, words, amount, ...changed }): Lever => {
      const to = unknownOdds(table, changed.situation ?? situation, changed.roll ?? roll, changed.belief ?? belief).gaining[side]
      return { lever, words, amount, from, to }
    })
    .filter(({ lever, to }) => lever === 'point' || Math.abs(to - from) > SAME)
    .toSorted((one, other) => (other.to - from) / other.amount - (one.to - from) / one.amount || one.amount - other.amount)
}
