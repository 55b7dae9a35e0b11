import { type Event, FACTS, type FactValue, isFactId, isTurn, NATION_NAMES, type Nation, turnName } from '../../rules/index.ts'
import { type Note, type Telling, telling } from './telling.ts'

export const valueWords = (value: FactValue): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null) return 'not yet'
  if (typeof value === 'number') return String(value)
  return isTurn(value) ? turnName(value) : (NATION_NAMES[value as Nation] ?? value)
}

/** A fact and its value as a line: the words of the vocabulary, and the name to report it by. */
export const factWords = (id: string, value: FactValue): string => `${isFactId(id) ? FACTS[id].words : id}: ${valueWords(value)} (${id})`

export const factNotes = (facts: Readonly<Record<string, FactValue>>): readonly Note[] =>
  Object.entries(facts).map(([id, value]) => ({ words: factWords(id, value) }))

export function correctionTold({ facts, was, reason, differences }: Extract<Event, { type: 'facts-corrected' }>): Telling {
  const changes = Object.entries(facts).map(([id, value]) => ({
    words: `${factWords(id, value)}; it said ${valueWords(was[id] ?? null)}`,
  }))
  const others = differences.map(({ what, was: said, wouldBe }) => ({ words: `${what}: was ${said}; would have been ${wouldBe}` }))
  return telling(`corrected: ${reason}`, [], [...changes, ...others])
}
