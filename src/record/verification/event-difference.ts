import { type AtTheTable, type Event, eventDeclarationOf } from '../../rules/game/index.ts'
import { VERIFICATION } from '../words.ts'

/** Where two values first differ, as a path; nothing where they do not. */
function difference(one: unknown, other: unknown, path: string): string | undefined {
  if (one === other) return undefined
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return path
  if (Array.isArray(one) !== Array.isArray(other)) return path
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  for (const name of names) {
    const found = difference(
      (one as Record<string, unknown>)[name],
      (other as Record<string, unknown>)[name],
      path === '' ? name : `${path}.${name}`,
    )
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

/** How the events of now differ from those on record. */
export function differenceIn(recorded: readonly Event[], now: readonly Event[]): string | undefined {
  // As they would be written: what JSON leaves out is no difference.
  const written = JSON.parse(JSON.stringify(now)) as readonly Event[]
  for (const [index, { tableDice: _mark, ...event }] of (recorded as readonly AtTheTable<Event>[]).entries()) {
    const path = written[index] === undefined ? undefined : difference(event, asFarAsSaid(event, written[index]), '')
    if (path !== undefined) return VERIFICATION.otherEvent(index + 1, event.type, path)
  }
  return recorded.length === now.length ? undefined : VERIFICATION.fewerEvents(recorded.length, now.length)
}
