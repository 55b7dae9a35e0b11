import { concerns } from '../../core/bar.ts'
import type { Book } from '../../core/book.ts'
import { conditionHere } from '../../core/conditions/substitution.ts'
import { isMet } from '../../core/conditions/weighing.ts'
import type { Minor } from '../../core/countries.ts'
import { factsWith } from '../../core/facts/facts.ts'
import { PLACES } from '../../core/places/places.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import { ordinaryRoll, type Situation } from '../../core/situation.ts'
import { targetName } from '../../core/targets.ts'
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
