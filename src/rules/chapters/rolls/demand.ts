import {
  type Book,
  concerns,
  conditionHere,
  factsWith,
  isMet,
  type Minor,
  ordinaryRoll,
  PLACES,
  type Refusal,
  refuse,
  type Situation,
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
  return land === undefined ? situation : { ...situation, facts: factsWith(situation.facts, { [`${land}.demanded`]: false }) }
}
