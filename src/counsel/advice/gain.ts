import type { Worths } from '../../editions/index.ts'
import { lesserResults, outcomeOf } from '../../rules/chapters/rolls/index.ts'
import {
  type Band,
  type ByFaction,
  bandAt,
  type Faction,
  type Minor,
  ordinaryRoll,
  type Roll,
  reckon,
  type Situation,
  situationWith,
  type Table,
} from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { FACES } from '../odds.ts'
import { worthOfStanding } from './worth.ts'

/** Points of each faction in one target. */
export type PointsThere = ByFaction<number>

/** The situation with these points in a target and none elsewhere: no table reads points in another country. */
export const withPoints = (situation: Situation, target: Minor, { axis, westernAllies, russia }: PointsThere): Situation =>
  situationWith(situation, {
    placements: { axis: { [target]: axis }, westernAllies: { [target]: westernAllies }, russia: { [target]: russia } },
  })

/** What the favoured side makes of a result, as worth to the Axis: of all it may take (49.53), what is best for it. */
export function worthTaken(book: Rulebook, worths: Worths, situation: Situation, roll: Roll, rolled: Band): number {
  const open = lesserResults(book, situation, roll, rolled).filter(({ refusals }) => refusals.length === 0)
  const taken = open.length === 0 ? [rolled] : open.map(({ band }) => band)
  const worth = taken.map((band) => worthOfStanding(worths, roll.target, outcomeOf(book, situation, roll, band).standing))
  return rolled.favours === 'allies' ? Math.min(...worth) : Math.max(...worth)
}

/** What rolls for one country bring the Axis, by whoever rolls and whatever lies there. What a result is worth is worked out once a result. */
export class Gains {
  readonly #book: Rulebook
  readonly #worths: Worths
  readonly #situation: Situation
  readonly #table: Table
  readonly #target: Minor
  readonly #known = new Map<string, number>()
  readonly #before: number

  constructor(book: Rulebook, worths: Worths, situation: Situation, target: Minor, table: Table) {
    this.#book = book
    this.#worths = worths
    this.#situation = situation
    this.#table = table
    this.#target = target
    this.#before = worthOfStanding(worths, target, situation.standings[target])
  }

  /** The expected change of worth to the Axis. */
  of(by: Faction, points: PointsThere): number {
    const there = withPoints(this.#situation, this.#target, points)
    const roll = ordinaryRoll(this.#target, by)
    const { total } = reckon(this.#table, there, roll)
    let sum = 0
    for (const die of FACES) {
      const band = bandAt(this.#table.bands, total + die)
      if (band !== undefined) sum += this.#worth(band, there, roll, points) - this.#before
    }
    return sum / FACES.length
  }

  /** Who gains by an Allied result depends on which Ally has more there, and on nothing else that is placed. */
  #worth(band: Band, situation: Situation, roll: Roll, { westernAllies, russia }: PointsThere): number {
    const key = `${roll.by} ${band.id} ${Math.sign(westernAllies - russia)} ${westernAllies > 0}`
    const known = this.#known.get(key) ?? worthTaken(this.#book, this.#worths, situation, roll, band)
    this.#known.set(key, known)
    return known
  }
}
