import { type Event, FACTS, type FactValue, factSays, isFactId } from '../../rules/index.ts'
import { type Note, type Telling, telling } from './telling.ts'

const said = (id: string, value: FactValue): string => (isFactId(id) ? factSays(id, value) : String(value))

/** A fact and its value as a line: the words of the vocabulary, and the name to report it by. */
export const factWords = (id: string, value: FactValue): string => `${isFactId(id) ? FACTS[id].words : id}: ${said(id, value)} (${id})`

export const factNotes = (facts: Readonly<Record<string, FactValue>>): readonly Note[] =>
  Object.entries(facts).map(([id, value]) => ({ words: factWords(id, value) }))

export function correctionTold({ facts, was, reason, differences }: Extract<Event, { type: 'facts-corrected' }>): Telling {
  const changes = Object.entries(facts).map(([id, value]) => ({
    words: `${factWords(id, value)}; it said ${said(id, was[id] ?? null)}`,
  }))
  const others = differences.map(({ what, was: told, wouldBe }) => ({ words: `${what}: was ${told}; would have been ${wouldBe}` }))
  return telling(`corrected: ${reason}`, [], [...changes, ...others])
}
