import type { Turn } from '../calendar.ts'
import type { Place } from '../places.ts'
import type { FactValue, Holder } from './fact.ts'
import { type CountFact, type DateFact, FACTS, type FactId, type YesNoFact } from './facts.ts'

/** What is known of the map, by the id of each fact. A value was checked against its fact when it was reported. */
export interface Known {
  readonly facts: Readonly<Record<string, FactValue>>
}

/** As reported, or as at the start. */
export const factValue = ({ facts }: Known, id: FactId): FactValue => facts[id] ?? FACTS[id].start

export const isSo = (known: Known, id: YesNoFact): boolean => factValue(known, id) === true

export const countOf = (known: Known, id: CountFact): number => factValue(known, id) as number

/** The turn in which it happened; nothing while it has not. */
export const dateOf = (known: Known, id: DateFact): Turn | null => factValue(known, id) as Turn | null

export const holderOf = (known: Known, place: Place): Holder => factValue(known, `${place}.controller`) as Holder
