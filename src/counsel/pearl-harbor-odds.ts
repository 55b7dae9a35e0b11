import {
  CARRIER_PLACES,
  type CarrierPlace,
  columnAt,
  type PearlHarborClauses,
  placeAt,
  type SurpriseColumn,
  surpriseAt,
} from '../rules/chapters/pearl-harbor/index.ts'
import { both, CERTAIN, chance, type ExactChance, either, NEVER, otherwise, successes, successesOf } from './exact-chance.ts'
import { FACES } from './odds.ts'

/** What is known about an attack before the dice fall. */
export interface StrikeOutlook {
  /** Column levels, each as likely as the others: one, or six while the final tension die is still to fall. */
  readonly levels: readonly number[]
  readonly taskForces: number
}

export interface StrikeOdds {
  /** Where any one carrier force is. */
  readonly places: readonly { readonly place: CarrierPlace; readonly chance: ExactChance }[]
  /** That none, one, two … carrier forces are caught in port. */
  readonly caught: readonly ExactChance[]
  readonly surprise: readonly { readonly level: number; readonly chance: ExactChance }[]
  /** That one force that tries comes up with the enemy after a second strike. */
  readonly interception: ExactChance
  /** That none, one, two … do, if all that can try. */
  readonly intercepting: readonly ExactChance[]
}

const TWO_DICE = FACES.flatMap((one) => FACES.map((other) => one + other))

const placesIn = (column: SurpriseColumn): StrikeOdds['places'] => {
  const fallen = TWO_DICE.map((sum) => placeAt(column, sum))
  return CARRIER_PLACES.map((place) => ({ place, chance: chance(fallen.filter((one) => one === place).length, TWO_DICE.length) }))
}

/** Faces that reach the number; alongside, no die is thrown. */
const reach = (place: CarrierPlace): ExactChance =>
  place === 'auto' ? CERTAIN : typeof place === 'number' ? chance(FACES.filter((die) => die >= place).length, FACES.length) : NEVER

function oddsIn({ columns, levels }: PearlHarborClauses, level: number, taskForces: number): StrikeOdds {
  const column = columnAt(columns.value, level)
  const places = placesIn(column)
  const inPort = places.find(({ place }) => place === 'pearl')?.chance ?? NEVER
  const interception = places.map(({ place, chance: here }) => both(here, reach(place))).reduce(either, NEVER)
  const reached = FACES.map((die) => surpriseAt(levels, die + column.modifier).level)
  return {
    places,
    caught: successes(taskForces, inPort),
    surprise: levels.map(({ level: one }) => ({
      level: one,
      chance: chance(reached.filter((found) => found === one).length, FACES.length),
    })),
    interception,
    intercepting: successes(taskForces, interception),
  }
}

/** All chances of an attack, exactly. */
export function strikeOdds(clauses: PearlHarborClauses, { levels, taskForces }: StrikeOutlook): StrikeOdds {
  const share = chance(1, levels.length)
  const each = levels.map((level) => oddsIn(clauses, level, taskForces))
  const mixed = (chances: readonly ExactChance[]): ExactChance => chances.map((one) => both(one, share)).reduce(either, NEVER)
  const counts = (of: (odds: StrikeOdds) => readonly ExactChance[]): readonly ExactChance[] =>
    Array.from({ length: taskForces + 1 }, (_, count) => mixed(each.map((odds) => of(odds)[count] ?? NEVER)))
  return {
    places: CARRIER_PLACES.map((place) => ({
      place,
      chance: mixed(each.map(({ places }) => places.find((one) => one.place === place)?.chance ?? NEVER)),
    })),
    caught: counts(({ caught }) => caught),
    surprise: clauses.levels.map(({ level }) => ({
      level,
      chance: mixed(each.map(({ surprise }) => surprise.find((one) => one.level === level)?.chance ?? NEVER)),
    })),
    interception: mixed(each.map(({ interception }) => interception)),
    intercepting: counts(({ intercepting }) => intercepting),
  }
}

/** What a second strike meets, once the carriers are placed. */
export interface PlacedOdds {
  /** Each force that tries, in the order given. */
  readonly forces: readonly { readonly place: CarrierPlace; readonly chance: ExactChance }[]
  /** That at least one comes up. */
  readonly any: ExactChance
  /** That none, one, two … do, if all that can try. */
  readonly intercepting: readonly ExactChance[]
}

/** Chances of interception from places that are known (51.42): one die for each number, none alongside, none in port or in the box. */
export function placedOdds(places: readonly CarrierPlace[]): PlacedOdds {
  const forces = places.map((place) => ({ place, chance: reach(place) }))
  const intercepting = successesOf(forces.map(({ chance: one }) => one))
  return { forces, any: otherwise(intercepting[0] ?? CERTAIN), intercepting }
}
