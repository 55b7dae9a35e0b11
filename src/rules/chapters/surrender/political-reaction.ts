import {
  type Book,
  type Citation,
  chapterOf,
  conditionWords,
  type Following,
  type Holder,
  holderOf,
  holds,
  isMet,
  lacking,
  onTerritory,
  opensYear,
  PLACES,
  type Place,
  type Refusal,
  refuse,
  type Situation,
  type Year,
  yearOf,
} from '../../core/index.ts'
import { territoryOf } from '../statuses/index.ts'
import type { CapitulationChapter } from './clauses.ts'
import { type CapitulationState, capitulationOf, type EndingState, endingsOf, outlook } from './outlook.ts'
import { termsOf } from './settling.ts'

/** One of the cities that keep America in the war. */
export interface CityState {
  readonly place: Place
  readonly name: string
  readonly holder: Holder
  readonly isAllied: boolean
}

export interface Reaction {
  readonly year: Year
  readonly cities: readonly CityState[]
  readonly held: number
  /** How many are needed this year; none before the first test. */
  readonly needed?: number
  /** The next test after this phase, if there is one. */
  readonly next?: { readonly year: Year; readonly needed: number; readonly cite: Citation }
  /** The city test falls into this very phase. */
  readonly isTested: boolean
  /** Why there is no test now. */
  readonly untested: readonly Refusal[]
  readonly cite: Citation
  readonly ruling: string
  readonly europe: CapitulationState
  readonly pacific: CapitulationState
  /** What is offered now, there and here. */
  readonly terms: { readonly europe: readonly Following[]; readonly pacific: readonly Following[] }
  /** What would end it all, whatever the cities. */
  readonly decisive: readonly EndingState[]
}

function citiesOf(book: Book<CapitulationChapter>, situation: Situation): readonly CityState[] {
  return chapterOf(book, 'capitulation').reaction.cities.map((place) => ({
    place,
    name: PLACES[place].name,
    holder: holderOf(situation, place),
    isAllied: isMet(onTerritory(holds('allies', place), territoryOf(book.clauses)), situation),
  }))
}

/** Why the cities are not counted in this phase. */
function whyNotTested(book: Book<CapitulationChapter>, situation: Situation): readonly Refusal[] {
  const { from, tested } = chapterOf(book, 'capitulation').reaction
  const missing = lacking(tested.when, situation)
  return [
    ...(yearOf(situation.turn) < from.value ? [refuse('too-early', `the first test comes in the YSS of ${from.value}`, from.cite)] : []),
    ...(opensYear(situation.turn) ? [] : [refuse('no-yss', 'cities are counted in the phase after a YSS', from.cite)]),
    ...(missing === undefined
      ? []
      : [refuse('not-tested', `wanting is: ${conditionWords(missing)}`, tested.cite, { ruling: tested.ruling })]),
  ]
}

/** What America makes of the war: the cities, the offer if there is one, and its terms. */
export function politicalReaction(book: Book<CapitulationChapter>, situation: Situation): Reaction {
  const { reaction } = chapterOf(book, 'capitulation')
  const year = yearOf(situation.turn)
  const cities = citiesOf(book, situation)
  const test = reaction.years.find((one) => one.year === year)
  const next = reaction.years.find((one) => one.year > year)
  const untested = whyNotTested(book, situation)
  const [west, us] = [capitulationOf(book, 'westToAxis'), capitulationOf(book, 'usToJapan')]
  const [europe, pacific] = [outlook(book, situation, west), outlook(book, situation, us)]
  return {
    year,
    cities,
    held: cities.filter(({ isAllied }) => isAllied).length,
    ...(test === undefined ? {} : { needed: test.needed }),
    ...(next === undefined ? {} : { next: { year: next.year, needed: next.needed, cite: next.cite } }),
    isTested: untested.length === 0,
    untested,
    cite: test?.cite ?? reaction.from.cite,
    ruling: reaction.ruling,
    europe,
    pacific,
    terms: {
      europe: europe.outlook === 'offered' ? termsOf(book, situation, west) : [],
      pacific: pacific.outlook === 'offered' ? termsOf(book, situation, us) : [],
    },
    decisive: endingsOf(book, situation).filter(({ isDecisive }) => isDecisive),
  }
}
