import { isTurn } from '../../rules/core/index.ts'
import { type AtTheTable, type Event, eventDeclarationOf } from '../../rules/game/index.ts'
import { VERIFICATION } from '../words.ts'

/** How a line or a reason is put, which decides nothing. A turn under such a name is a date, and counts. */
const WORDING: ReadonlySet<string> = new Set(['words', 'since'])
const isWording = (name: string, value: unknown): boolean => WORDING.has(name) && typeof value === 'string' && !isTurn(value)

type Strictness = 'what-was-decided' | 'to-the-letter'

/** Where two values first differ, as a path; nothing where they do not. */
function difference(one: unknown, other: unknown, path: string, by: Strictness): string | undefined {
  if (one === other) return undefined
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return path
  if (Array.isArray(one) !== Array.isArray(other)) return path
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  for (const name of names) {
    const [was, is] = [(one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]]
    if (by === 'what-was-decided' && isWording(name, was) && isWording(name, is)) continue
    const found = difference(was, is, path === '' ? name : `${path}.${name}`, by)
    if (found !== undefined) return found
  }
  return undefined
}

/** What a record did not say yet when it was written decides nothing, and is no difference. */
function asFarAsSaid(recorded: Event, now: Event): unknown {
  const field: string | undefined = eventDeclarationOf(recorded).noted?.field
  if (field === undefined || field in recorded) return now
  return Object.fromEntries(Object.entries(now).filter(([name]) => name !== field))
}

function firstDifference(recorded: readonly Event[], now: readonly Event[], by: Strictness): string | undefined {
  // As they would be written: what JSON leaves out is no difference.
  const written = JSON.parse(JSON.stringify(now)) as readonly Event[]
  for (const [index, { tableDice: _mark, ...event }] of (recorded as readonly AtTheTable<Event>[]).entries()) {
    const path = written[index] === undefined ? undefined : difference(event, asFarAsSaid(event, written[index]), '', by)
    if (path !== undefined) return VERIFICATION.otherEvent(index + 1, event.type, path)
  }
  return recorded.length === now.length ? undefined : VERIFICATION.fewerEvents(recorded.length, now.length)
}

/** What the events of now decide otherwise than those on record. */
export const differenceIn = (recorded: readonly Event[], now: readonly Event[]): string | undefined =>
  firstDifference(recorded, now, 'what-was-decided')

/** Whether they decide the same in other words. */
export const isReworded = (recorded: readonly Event[], now: readonly Event[]): boolean =>
  firstDifference(recorded, now, 'to-the-letter') !== undefined
