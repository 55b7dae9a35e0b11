import { startOf } from '../../editions/index.ts'
import {
  FACTS,
  type Faction,
  type FactValue,
  isFactId,
  isGiven,
  isTally,
  type Minor,
  type Situation,
  type Standing,
  type Target,
  type Track,
} from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { type Document, put } from './document.ts'
import type { OpenSituation } from './open-situation.ts'

const starts = new WeakMap<Rulebook, Map<string, Situation>>()

/** The scenario's own beginning, against which a document says what differs. */
export function startFor({ book, situation }: Pick<OpenSituation, 'book' | 'situation'>): Situation {
  const known = starts.get(book) ?? new Map<string, Situation>()
  starts.set(book, known)
  const scenario = book.scenarios[situation.scenario]
  if (scenario === undefined) throw new Error(`${book.id} has no scenario "${situation.scenario}"`)
  const start = known.get(scenario.id) ?? startOf(scenario)
  known.set(scenario.id, start)
  return start
}

export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What a document says of a standing. */
export function standingEntry({ result, with: partner, ...marks }: Standing): Document {
  const set = Object.fromEntries(Object.entries(marks).filter(([, value]) => Boolean(value)))
  return { result, ...(partner === null ? {} : { with: partner }), ...set }
}

/** A number of units or points that nobody has reported. */
export const isUncounted = ({ facts }: Situation, fact: string): boolean => isTally(fact) && !isGiven(facts, fact)

/** What a document says at this path for this value: nothing for what goes without saying. */
function said(current: OpenSituation, [part, name = '', inner = '']: readonly string[], value: unknown): unknown {
  const start = startFor(current)
  switch (part) {
    case 'facts': {
      const usual: FactValue | undefined = start.facts[name] ?? (isFactId(name) ? FACTS[name].start : undefined)
      // A number that nobody has counted can be reported as what it was taken for.
      const isReport = isUncounted(current.situation, name) && value === current.situation.facts[name]
      return value === usual && !isReport ? undefined : value
    }
    case 'placements':
      return inner !== '' && value === (start.placements[name as Faction]?.[inner as Target] ?? 0) ? undefined : value
    case 'tensions':
      return value === start.tensions[name as Track]?.actual ? undefined : value
    case 'standings': {
      if (inner !== '' || value === undefined) return value
      const entry = standingEntry(value as Standing)
      return isSameValue(entry, standingEntry(start.standings[name as Minor])) ? undefined : entry
    }
    case 'turn':
      return value === start.turn ? undefined : value
    case 'wars':
      // An empty list would end the scenario's own wars.
      return Array.isArray(value) && value.length === 0 ? undefined : value
    default:
      return value
  }
}

/** The document with one value changed: it says only what differs from the scenario. */
export const written = (current: OpenSituation, path: readonly string[], value: unknown): Document =>
  put(current.document, path, said(current, path, value))
