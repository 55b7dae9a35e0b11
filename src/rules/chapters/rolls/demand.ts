import {
  type Band,
  type Book,
  bandAt,
  concerns,
  conditionHere,
  factsWith,
  isMet,
  type Minor,
  ordinaryRoll,
  PLACES,
  type Refusal,
  type Roll,
  refuse,
  type Situation,
  situationWith,
  targetName,
} from '../../core/index.ts'
import { BORDER_LANDS, type BorderLand, type DemandChapter } from './clauses.ts'

/** Every bar of the book that a Russian demand on this country breaks, as things stand. */
export const brokenByDemand = (book: Book<DemandChapter>, situation: Situation, of: Minor): readonly Refusal[] =>
  (book.clauses.demandBars ?? [])
    .filter((bar) => concerns(bar, 'russia', of) && isMet(conditionHere(bar.when, of), situation, ordinaryRoll(of, 'russia')))
    .map((bar) => refuse(bar.id, `${targetName(of)}: ${bar.words}`, bar.cite, { target: of }))

/** The border land of a country that a demand on it is about. */
export const landDemandedOf = (country: Minor): BorderLand | undefined => BORDER_LANDS.find((land) => PLACES[land].country === country)

/** The roll that answers a demand is judged as things stood when it was made. */
export function beforeDemand(situation: Situation, of: Minor): Situation {
  const land = landDemandedOf(of)
  return land === undefined ? situation : situationWith(situation, { facts: factsWith(situation.facts, { [`${land}.demanded`]: false }) })
}

/** What becomes of a territorial demand when this result is taken (49.71). */
export function answerToDemand(book: Book<object>, { manner, target }: Pick<Roll, 'manner' | 'target'>, band: Band): Band | undefined {
  const bands = manner === 'demand' ? (book.tables[target]?.demandBands ?? []) : []
  return bandAt(bands, band.from ?? band.to ?? 0)
}

/** What a result of this roll comes to, in words; one that changes nothing leaves the word to the answer to a demand. */
export function resultWords(book: Book<object>, roll: Pick<Roll, 'manner' | 'target'>, band: Band): string {
  const answer = answerToDemand(book, roll, band)?.words
  const isIdle = answer !== undefined && band.effects.every(({ is }) => is === 'unchanged')
  return [...(isIdle ? [] : [band.words]), ...(answer === undefined ? [] : [answer])].join('; ')
}
