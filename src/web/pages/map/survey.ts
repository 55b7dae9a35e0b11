import { placesAskedIn } from '../../../editions/index.ts'
import { FACTS, holderOf, isMinor, type Minor, PLACES, type Place, type Situation } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { countriesOf } from '../dossier/roll-bar.tsx'
import { CHARTS, type ChartId, ROUND } from './charts.ts'
import { type Camp, campAt, LANDS, type Land, type Tint, targetOf, tintOf, tintOfTarget } from './lands.ts'

/** A region as it is painted now. */
export interface Region {
  readonly id: string
  readonly path: string
  readonly land: Land
  readonly target?: Minor
  readonly tint: Tint
}

/** A country to roll for, with the regions it has on the chart. */
export interface Country {
  readonly target: Minor
  readonly tint: Tint
  readonly regions: readonly Region[]
  /** Its border: of the whole, unless a part is in other hands. */
  readonly borders: readonly Border[]
}

/** Vichy France is no country before France falls: until then its soil is France's, and has no name of its own. */
export const isCountryYet = ({ target, regions }: Pick<Country, 'target' | 'regions'>): boolean =>
  target !== 'vichyFrance' || regions.some(({ tint }) => tint.hold !== 'own')

export interface Border {
  readonly id: string
  readonly path: string
  readonly tint: Tint
}

export interface Town {
  readonly place: Place
  readonly camp: Camp | undefined
  /** Somebody else has it than in Fall 1939. */
  readonly hasChangedHands: boolean
}

/** What a chart shows of a situation. */
export interface Survey {
  readonly chart: ChartId
  readonly countries: readonly Country[]
  readonly others: readonly Region[]
  readonly towns: readonly Town[]
}

/** Countries that this book has a table for, in the order of the map. */
export const targetsOf = (book: Rulebook): readonly Minor[] => {
  const own = countriesOf(book).map(({ id }) => id)
  return [...ROUND.filter((target) => own.includes(target)), ...own.filter((id): id is Minor => isMinor(id) && !ROUND.includes(id))]
}

const isSame = (one: Tint, other: Tint): boolean => one.camp === other.camp && one.hold === other.hold

function bordersOf(target: Minor, regions: readonly Region[], whole: string | undefined): readonly Border[] {
  const [first] = regions
  if (first === undefined || whole === undefined || regions.length < 2 || !regions.every(({ tint }) => isSame(tint, first.tint)))
    return regions
  return [{ id: `whole-${target}`, path: whole, tint: first.tint }]
}

export function survey(book: Rulebook, situation: Situation, chart: ChartId): Survey {
  const { regions, wholes, places } = CHARTS[chart]
  const painted = Object.entries(regions).flatMap(([id, path]): readonly Region[] => {
    const land = LANDS[chart][id]
    if (land === undefined) return []
    const target = targetOf(book, situation, land)
    return [{ id, path, land, ...(target === undefined ? {} : { target }), tint: tintOf(book, situation, land) }]
  })
  const countries = chart === 'europe' ? targetsOf(book) : []
  return {
    chart,
    countries: countries.map((target) => {
      const own = painted.filter((region) => region.target === target)
      return { target, tint: tintOfTarget(situation, target), regions: own, borders: bordersOf(target, own, wholes[target]) }
    }),
    others: painted.filter(({ target }) => target === undefined),
    towns: placesAskedIn(book.id)
      .filter((place) => places[place] !== undefined)
      .map((place) => ({
        place,
        camp: campAt(situation, place),
        hasChangedHands: holderOf(situation, place) !== FACTS[`${place}.controller`].start,
      })),
  }
}

/** Places that lie in a country, by the land they belong to. */
export const placesIn = (book: Rulebook, target: Minor): readonly Place[] =>
  placesAskedIn(book.id).filter((place) => {
    const { country } = PLACES[place]
    return country === target || (target === 'belgiumLuxembourg' && (country === 'belgium' || country === 'luxembourg'))
  })
