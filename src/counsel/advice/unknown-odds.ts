import {
  type Band,
  bandAt,
  bondOf,
  FACTIONS,
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

/** A country that is somebody’s ally already, and of which no roll of anybody’s would make more or less, however many points lie there: none is worth placing. */
export function isSettled({ tables }: Pick<Rulebook, 'tables'>, situation: Situation, target: Minor, most: number): boolean {
  const { result } = situation.standings[target]
  if (result === null || bondOf(result, target) !== 'ally') return false
  return !FACTIONS.some((by) => {
    const placements = { axis: {}, westernAllies: {}, russia: {}, [by]: { [target]: most } }
    return mayGain({ tables }, situationWith(situation, { placements }), ordinaryRoll(target, by))
  })
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
