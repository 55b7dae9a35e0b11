import {
  type Book,
  chapterOf,
  type FactValue,
  type Following,
  holderOf,
  type Nation,
  PLACE_IDS,
  PLACES,
  type Situation,
} from '../../core/index.ts'
import { type MinorNation, namesOfNation } from '../statuses/index.ts'
import type { MinorSurrenderChapter } from './minor-clauses.ts'

/** The land of a nation that surrenders: what is told of it, and who holds it from then on. */
export interface LandPassed {
  readonly told: readonly Following[]
  readonly facts: Readonly<Record<string, FactValue>>
}

interface Parcel {
  readonly told: Following
  readonly facts: LandPassed['facts']
}

/** The occupier takes what the nation itself or nobody holds; everybody else keeps what he has (3.5.1.3a). */
export function landOf(
  book: Book<MinorSurrenderChapter>,
  situation: Situation,
  nation: MinorNation,
  occupier: Nation | undefined,
): LandPassed {
  const { capitals, land: cite, apart } = chapterOf(book, 'minorSurrenders')
  const own = namesOfNation(nation)
  const parcels = PLACE_IDS.flatMap((place): readonly Parcel[] => {
    const { name, country } = PLACES[place]
    const holder = holderOf(situation, place)
    if (place !== capitals[nation] && !own.includes(country) && !own.some((one) => one === holder)) return []
    if (holder !== 'nobody' && !own.includes(holder)) return [{ told: { what: `keeps ${name}`, who: holder, cite }, facts: {} }]
    const open = apart.find((one) => one.place === place)
    if (open !== undefined) return [{ told: { what: open.words, cite: open.cite, ruling: open.ruling }, facts: {} }]
    if (occupier === undefined)
      return [{ told: { what: `${name} goes to the nation that occupies it; please report ${place}.controller`, cite }, facts: {} }]
    return [{ told: { what: `takes ${name}`, who: occupier, cite }, facts: { [`${place}.controller`]: occupier } }]
  })
  return { told: parcels.map(({ told }) => told), facts: Object.assign({}, ...parcels.map(({ facts }) => facts)) }
}
