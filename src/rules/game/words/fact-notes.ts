import { FACTS, type FactValue, factSays, inTerms, isFactId } from '../../core/index.ts'
import type { Rulebook } from '../book/rulebook.ts'
import type { Note } from './telling.ts'

export const factSaid = (id: string, value: FactValue): string => (isFactId(id) ? factSays(id, value) : String(value))

/** A fact and its value as a line: the words of the vocabulary, and the name to report it by. */
export const factLine = (id: string, value: FactValue): string => `${isFactId(id) ? FACTS[id].words : id}: ${factSaid(id, value)} (${id})`

export const factNotes = ({ clauses: { terms = [] } }: Rulebook, facts: Readonly<Record<string, FactValue>>): readonly Note[] =>
  Object.entries(facts).map(([id, value]) => ({ words: inTerms(factLine(id, value), terms) }))
