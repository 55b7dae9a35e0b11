import { z } from 'zod'
import { refusalsIn } from '../../editions/reading/index.ts'
import type { Hash } from '../../fair/index.ts'
import { MOST_REASONS, type Refusal, refuse } from '../../rules/core/index.ts'
import { type Event, PASSES, type Passes, SEATS, type Seat } from '../../rules/game/index.ts'
import { readJson } from '../json-text.ts'
import { EVENT_SHAPE, isEvent } from './event-shapes.ts'
import { hasLinks, linkOf } from './linked-lines.ts'
import { RECORD } from './words.ts'

/**
 * The form of the files this version writes: since the second a record says where it ends, so that one cut off is noticed; since the
 * third its lines are linked.
 */
export const FORMAT = 3
export const hasEndLine = ({ format }: Pick<RecordHeader, 'format'>): boolean => format >= 2

/** Whose dice are thrown in a game: the referee's, or those of the table. */
export const DICE_SETTINGS = ['referee', 'table'] as const
export type DiceSetting = (typeof DICE_SETTINGS)[number]

/** The first line: what is played, and by whom. */
export interface RecordHeader {
  /** The version of Chancery that began it. */
  readonly chancery: string
  readonly format: number
  readonly title: string
  readonly edition: string
  readonly options: readonly string[]
  readonly rulings: Readonly<Record<string, string>>
  readonly scenario: string
  /** Where the game began, if not as the scenario does: a situation document without what it says of the book. */
  readonly situation?: object
  /** Whose record it is, where it has only what these seats were shown of a game that is still played; with none, what everybody was. */
  readonly shownTo?: readonly Seat[]
  /** Whose dice are thrown, as agreed when the game began; records of before leave it open. */
  readonly dice?: DiceSetting
  /** Who sits where; one person may have several seats, and a seat may be nobody's. */
  readonly seats: Readonly<Partial<Record<Seat, string>>>
  /** Whether passes are implied where nothing is left to say; in a record that does not speak of it every pass was said. */
  readonly passes?: Passes
}

/** Every further line: an order that was accepted, and what came of it. */
export interface RecordEntry {
  readonly n: number
  readonly as: readonly Seat[]
  /** As it was given; only a check of the record looks into it. */
  readonly order: unknown
  readonly dice: readonly number[]
  /** The dice were thrown by hand. */
  readonly tableDice?: true
  readonly events: readonly Event[]
}

export interface GameRecord {
  readonly header: RecordHeader
  readonly entries: readonly RecordEntry[]
  /** A last line that breaks off or, with no text, is missing. */
  readonly torn: { readonly line: number; readonly text: string } | null
}

export type ReadRecord =
  | { readonly ok: true; readonly record: GameRecord; readonly ended: boolean }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

const HEADER_SHAPE = z.looseObject({
  chancery: z.string(),
  format: z.int().min(1),
  title: z.string(),
  edition: z.string(),
  options: z.array(z.string()),
  rulings: z.record(z.string(), z.string()),
  scenario: z.string(),
  situation: z.looseObject({}).optional(),
  shownTo: z.array(z.enum(SEATS)).optional(),
  dice: z.enum(DICE_SETTINGS).optional(),
  seats: z.strictObject(Object.fromEntries(SEATS.map((seat) => [seat, z.string().min(1).optional()]))),
  passes: z.enum(PASSES).optional(),
})

const seat = z.enum(SEATS)
const SEAT_NAMES: ReadonlySet<unknown> = new Set(SEATS)

export const ENTRY_SHAPE = z.looseObject({
  n: z.int().min(1),
  as: z.union([seat, z.array(seat).min(1)]),
  order: z.looseObject({ type: z.string(), by: z.string() }),
  dice: z.array(z.int()),
  tableDice: z.literal(true).optional(),
  events: z.array(EVENT_SHAPE),
})

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether an entry is as its shape wants it, without the reasons. */
export function isEntry(value: unknown): boolean {
  if (!isObject(value)) return false
  const { n, as, order, dice, tableDice, events } = value
  const isWhole = (one: unknown): boolean => Number.isSafeInteger(one)
  return (
    isWhole(n) &&
    (n as number) >= 1 &&
    (SEAT_NAMES.has(as) || (Array.isArray(as) && as.length > 0 && as.every((one) => SEAT_NAMES.has(one)))) &&
    isObject(order) &&
    typeof order['type'] === 'string' &&
    typeof order['by'] === 'string' &&
    Array.isArray(dice) &&
    dice.every(isWhole) &&
    (tableDice === undefined || tableDice === true) &&
    Array.isArray(events) &&
    events.every(isEvent)
  )
}

const misread = (line: number, words: string): Refusal => refuse('misread', words, undefined, { line })

function readLine(
  text: string,
  line: number,
  shape: z.ZodType,
  isSo: (value: unknown) => boolean = () => false,
): unknown | readonly Refusal[] {
  const read = readJson(text)
  if (!read.ok) {
    const { column, found, expected } = read.flaw
    return [misread(line, RECORD.notJson(line, column, found, expected))]
  }
  if (isSo(read.value)) return read.value
  const parsed = shape.safeParse(read.value)
  if (parsed.success) return read.value
  return refusalsIn(parsed.error.issues, read.value, undefined, shape).map(({ words }) => misread(line, RECORD.slip(line, words)))
}

const isRefused = (read: unknown): read is readonly Refusal[] => Array.isArray(read)

function readHeader(text: string): RecordHeader | readonly Refusal[] {
  const read = readLine(text, 1, HEADER_SHAPE)
  if (isRefused(read)) return read
  const header = read as RecordHeader
  return header.format > FORMAT ? [misread(1, RECORD.newer(header.format, FORMAT))] : header
}

function readEntry(text: string, line: number): RecordEntry | readonly Refusal[] {
  const read = readLine(text, line, ENTRY_SHAPE, isEntry)
  if (isRefused(read)) return read
  const { previous: _link, ...entry } = read as Omit<RecordEntry, 'as'> & { readonly as: Seat | readonly Seat[]; readonly previous?: Hash }
  const expected = line - 1
  if (entry.n !== expected) return [misread(line, RECORD.number(line, entry.n, expected))]
  return { ...entry, as: typeof entry.as === 'string' ? [entry.as] : entry.as }
}

/** How many orders stand before the end, where a line is the end of a record. */
function endIn(line: string | undefined): number | undefined {
  const [, orders] = /^\{"end":(\d{1,9})(?:,"last":"[0-9a-f]{64}")?\}\s*$/.exec(line ?? '') ?? []
  return orders === undefined ? undefined : Number(orders)
}

/** A record out of its text, or every line that is wrong and why. A last line that breaks off or is missing is set aside, and said. */
export function readRecord(text: string): ReadRecord {
  const lines = text.split('\n')
  const rest = lines.pop() ?? ''
  const breaksOff = rest !== '' && lines.length > 0 && !readJson(rest).ok
  if (rest !== '' && !breaksOff) lines.push(rest)
  const [first = '', ...others] = lines
  if (first.trim() === '') return { ok: false, refusals: [misread(1, RECORD.empty)] }
  const header = readHeader(first)
  if (isRefused(header)) return { ok: false, refusals: header }
  const end = hasEndLine(header) ? endIn(others.at(-1)) : undefined
  const read: (RecordEntry | readonly Refusal[])[] = []
  let wrong = 0
  for (const [index, one] of (end === undefined ? others : others.slice(0, -1)).entries()) {
    const entry = readEntry(one, index + 2)
    read.push(entry)
    if (isRefused(entry) && ++wrong === MOST_REASONS) {
      // Whatever this is, it is no record.
      return { ok: false, refusals: [...read.filter(isRefused).flat(), misread(index + 2, RECORD.noRecord(index + 2))] }
    }
  }
  const lacksEnd = hasEndLine(header) && end === undefined
  // The end is written over: of a writer that stopped, a line may be left that is neither.
  const isHalf = lacksEnd && !breaksOff && isRefused(read.at(-1))
  const entries = isHalf ? read.slice(0, -1) : read
  const line = entries.length + 2
  const refusals = entries.filter(isRefused).flat()
  if (end !== undefined && end !== entries.length && refusals.length === 0)
    refusals.push(misread(line, RECORD.end(line, end, entries.length)))
  if (refusals.length > 0) return { ok: false, refusals }
  const torn = breaksOff ? { line, text: rest } : lacksEnd ? { line, text: isHalf ? (others.at(-1) ?? '') : '' } : null
  return { ok: true, record: { header, entries: entries as readonly RecordEntry[], torn }, ended: end !== undefined }
}

export const headerLine = (header: RecordHeader): string => `${JSON.stringify(header)}\n`

/** One line, with a link to the one before it; a single seat is written without a list. */
export function entryLine(header: RecordHeader, { n, as, order, dice, tableDice, events }: RecordEntry, previous: Hash): string {
  const [only, ...more] = as
  const link = hasLinks(header) ? { previous } : {}
  return `${JSON.stringify({ n, ...link, as: more.length === 0 ? only : as, order, dice, ...(tableDice ? { tableDice } : {}), events })}\n`
}

/** The last line, written over by the next order. */
export const endLine = (header: RecordHeader, orders: number, last: Hash): string =>
  hasEndLine(header) ? `${JSON.stringify({ end: orders, ...(hasLinks(header) ? { last } : {}) })}\n` : ''

/** A whole record as it is written. */
export function recordText({ header, entries }: Pick<GameRecord, 'header' | 'entries'>): string {
  const lines = [headerLine(header)]
  for (const entry of entries) lines.push(entryLine(header, entry, linkOf(lines.at(-1) ?? '')))
  return lines.join('') + endLine(header, entries.length, linkOf(lines.at(-1) ?? ''))
}
