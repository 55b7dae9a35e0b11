import { isTurn, type Turn } from '../calendar.ts'
import type { FactValue, Holder } from '../facts/fact.ts'
import { type CountFact, FACTS, type FactId, type YesNoFact } from '../facts/facts.ts'
import { mapEach } from '../names.ts'
import { isNation } from '../nations/countries.ts'
import { PLACE_IDS, type Place } from '../places/places.ts'
import type { Situation } from './situation.ts'

type Known = Pick<Situation, 'facts'>

/** As reported, or as at the start. */
export const factValue = ({ facts }: Known, fact: FactId): FactValue => facts[fact] ?? FACTS[fact].start

export const isSo = (known: Known, fact: YesNoFact): boolean => factValue(known, fact) === true

export const countOf = (known: Known, fact: CountFact): number => Number(factValue(known, fact))

/** The fact that says who holds a place: names that are put together anew each time are slow to look up. */
export const CONTROLLERS: Readonly<Record<Place, FactId>> = mapEach(PLACE_IDS, (place): FactId => `${place}.controller`)

/** Who holds a place, as far as reported. */
export function holderOf({ facts }: Known, place: Place): Holder {
  const holder = facts[CONTROLLERS[place]]
  return typeof holder === 'string' && isNation(holder) ? holder : 'nobody'
}

/** When something happened, as far as reported. */
export function dateOf({ facts }: Known, fact: string): Turn | undefined {
  const date = facts[fact]
  return typeof date === 'string' && isTurn(date) ? date : undefined
}
