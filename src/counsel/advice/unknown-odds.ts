import { whyNotTarget } from '../../rules/chapters/rolls/index.ts'
import { isTrackSpent } from '../../rules/chapters/tension/index.ts'
import {
  type Band,
  bandAt,
  bondOf,
  FACTIONS,
  isMinorTarget,
  isTrackTarget,
  type Minor,
  ordinaryRoll,
  type Roll,
  reckon,
  type Side,
  type Situation,
  type Standing,
  sideFavoured,
  sideOf,
  situationWith,
  type Table,
  type Target,
} from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { FACES } from '../odds.ts'
import type { Belief, Likely } from './belief.ts'
import { type PointsThere, withPoints } from './gain.ts'

/** How likely one result is. */
export interface LikelyResult {
  readonly band: Band
  readonly chance: number
}

/** What a roll may come to where points are not known. */
export interface UnknownOdds {
  /** Results that can come about, best for the Allies first. */
  readonly results: readonly LikelyResult[]
  /** How likely each total before the die is. */
  readonly totals: readonly { readonly total: number; readonly chance: number }[]
  /** How likely each side gains: something it has not, or what the other has ends. */
  readonly gaining: Readonly<Record<Side, number>>
}

/** Whether a result gives a side something better than it has, or ends what the other has. */
export function isGain({ favours, policy, effects }: Band, { result }: Standing, side: Side): boolean {
  if (favours !== side) return false
  const enemyHas = result !== null && sideFavoured(result) !== side
  if (policy === undefined) return enemyHas && effects.some((effect) => effect.is === 'end' && effect.side !== side)
  return result === null || enemyHas || (side === 'axis' ? policy > result : policy < result)
}

/** Whether some face of the die would be a gain to the side of whoever rolls, with the points that are on the table. */
export function mayGain({ tables }: Pick<Rulebook, 'tables'>, situation: Situation, roll: Roll): boolean {
  const table = tables[roll.target]
  if (table === undefined) return false
  const { total } = reckon(table, situation, roll)
  return FACES.some((die) => {
    const band = bandAt(table.bands, total + die)
    return band !== undefined && isGain(band, situation.standings[roll.target], sideOf(roll.by))
  })
}

/** A country that is somebody’s ally or associate or has been conquered, and that nobody may name to any gain, however many points lie there. Of others that may change within the year. */
function isCountrySettled(book: Rulebook, situation: Situation, target: Minor, most: number): boolean {
  const { result, conquered } = situation.standings[target]
  const isBound = result !== null && ['associate', 'ally'].includes(bondOf(result, target))
  if (!conquered && !isBound) return false
  return !FACTIONS.some((by) => {
    const there = situationWith(situation, { placements: { axis: {}, westernAllies: {}, russia: {}, [by]: { [target]: most } } })
    return mayGain(book, there, ordinaryRoll(target, by)) && whyNotTarget(book, there, by, { target, manner: 'ordinary' }).length === 0
  })
}

/** Whether so many points of anybody’s change nothing there this year: none is worth placing. */
export function isSettled(book: Rulebook, situation: Situation, target: Target, most: number): boolean {
  if (isTrackTarget(target)) return isTrackSpent(book, situation, target)
  return isMinorTarget(target) && isCountrySettled(book, situation, target, most)
}

/** Every combination of points that is held possible, with its chance. */
export function* combinations(belief: Belief): Generator<{ readonly points: PointsThere; readonly chance: number }> {
  const possible = (likely: Likely) => likely.flatMap((chance, points) => (chance > 0 ? [[points, chance] as const] : []))
  for (const [axis, one] of possible(belief.axis))
    for (const [westernAllies, other] of possible(belief.westernAllies))
      for (const [russia, third] of possible(belief.russia)) yield { points: { axis, westernAllies, russia }, chance: one * other * third }
}

/** All that a roll may come to, over what is believed and every face of the die: reckoned line by line as any roll is. */
export function unknownOdds(table: Table, situation: Situation, roll: Roll, belief: Belief): UnknownOdds {
  const totals = new Map<number, number>()
  for (const { points, chance } of combinations(belief)) {
    const { total } = reckon(table, withPoints(situation, roll.target, points), roll)
    totals.set(total, (totals.get(total) ?? 0) + chance)
  }
  const chances = new Map<Band, number>()
  for (const [total, chance] of totals)
    for (const die of FACES) {
      const band = bandAt(table.bands, total + die)
      if (band !== undefined) chances.set(band, (chances.get(band) ?? 0) + chance / FACES.length)
    }
  const results = table.bands.flatMap((band) => {
    const chance = chances.get(band)
    return chance === undefined ? [] : [{ band, chance }]
  })
  const standing = situation.standings[roll.target]
  const gained = (side: Side): number =>
    results.filter(({ band }) => isGain(band, standing, side)).reduce((sum, { chance }) => sum + chance, 0)
  return {
    results,
    totals: [...totals].map(([total, chance]) => ({ total, chance })).toSorted((one, other) => one.total - other.total),
    gaining: { axis: gained('axis'), allies: gained('allies') },
  }
}
