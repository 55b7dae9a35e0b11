import { isSameSituation, type OpenSituation } from '../open-situation.ts'

/** One entry: the situation, and the one it is compared with. */
interface HistoryEntry {
  readonly now: OpenSituation
  /** The situation as it was opened, for "it was". */
  readonly before: OpenSituation
  /** Somebody chose what it is compared with, on the way. */
  readonly isPinned?: true
}

/** What lay on the desk, change after change; undo and redo walk along it. */
export interface ChangeHistory {
  readonly entries: readonly [HistoryEntry, ...HistoryEntry[]]
  readonly at: number
}

export const begun = (current: OpenSituation): ChangeHistory => ({ entries: [{ now: current, before: current }], at: 0 })

export const currentEntry = ({ entries, at }: ChangeHistory): HistoryEntry => entries[at] ?? entries[0]

const added = ({ entries: [first, ...rest], at }: ChangeHistory, entry: HistoryEntry): ChangeHistory => ({
  entries: [first, ...rest.slice(0, at), entry],
  at: at + 1,
})

/** The same situation with something changed. */
export const changedTo = (history: ChangeHistory, now: OpenSituation): ChangeHistory =>
  isSameSituation(now, currentEntry(history).now) ? history : added(history, { ...currentEntry(history), now })

/** From here on everything is compared with the situation as it is now; undo takes it back. */
export function pinnedAt(history: ChangeHistory): ChangeHistory {
  const { now } = currentEntry(history)
  return added(history, { now, before: now, isPinned: true })
}

/** An address was opened: one that stands in the history already is gone to, anything else is a new beginning. */
export function openedAt(history: ChangeHistory | undefined, current: OpenSituation): ChangeHistory {
  if (history === undefined) return begun(current)
  if (isSameSituation(current, currentEntry(history).now)) return history
  const known = history.entries.findLastIndex(({ now }) => isSameSituation(now, current))
  return known >= 0 ? { ...history, at: known } : added(history, { now: current, before: current })
}

/** The same history with each situation read anew. */
export const renewedHistory = (
  { entries: [first, ...rest], at }: ChangeHistory,
  renew: (current: OpenSituation) => OpenSituation,
): ChangeHistory => {
  const renewEntry = (entry: HistoryEntry): HistoryEntry => ({ ...entry, now: renew(entry.now), before: renew(entry.before) })
  return { entries: [renewEntry(first), ...rest.map(renewEntry)], at }
}

/** One entry back or on, if there is one. */
export function stepped({ entries, at }: ChangeHistory, by: -1 | 1): ChangeHistory | undefined {
  return entries[at + by] === undefined ? undefined : { entries, at: at + by }
}

/** How many changes lie between the situation as it was opened and now. */
export function changesIn({ entries, at }: ChangeHistory): number {
  const { before } = entries[at] ?? entries[0]
  return (
    at - entries.findLastIndex((entry, index) => index <= at && isSameSituation(entry.now, before) && isSameSituation(entry.before, before))
  )
}

/** Somebody changed something on the way, even if it was undone. */
export const hasChange = ({ entries }: ChangeHistory): boolean => entries.some(({ now, before }) => !isSameSituation(now, before))
