import { z } from 'zod'
import { refusalsIn } from '../editions/reading/index.ts'
import { type Hash, hashOf } from '../fair/index.ts'
import { MOST_REASONS, type Refusal, refuse } from '../rules/core/index.ts'
import { type Event, PASSES, type Passes, SEATS, type Seat } from '../rules/game/index.ts'
import type { Fairness } from './proof/party.ts'
import type { PlacedAct, Proof } from './proof/proof.ts'
import { ACT, FORM, NAME, PARTY, PROOF_SHAPE, SIGNATURE } from './proof/shapes.ts'
import { EVENT_SHAPE, isEvent } from './text/event-shapes.ts'
import { readJson } from './text/json-text.ts'
import { hasLinks, linkOf } from './text/linked-lines.ts'
import { RECORD } from './words.ts'

/**
 * The form of the files this version writes: since the second a record says where it ends, so that one cut off is noticed; since the
 * third its lines are linked; the fourth is that of games whose lines are proven, the fifth of those begun with the second form of packets.
 */
export const FORMAT = 3
export const PROVEN_FORMAT = 4
export const AGREED_FORMAT = 5
const hasEndLine = ({ format }: Pick<RecordHeader, 'format'>): boolean => format >= 2

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
  /** What happened on the map where nobody played it on a board: a script by its name, or as somebody wrote it. Nobody is told before the game is over. */
  readonly script?: string | object
  /** By which rules it is played, until everybody agrees to others: a digest of all that decides an order. */
  readonly rules?: string
  /** Who plays it without a referee that has to be trusted, and what each published beforehand. */
  readonly fair?: Fairness
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
  /** What proves it, where nobody has to be trusted. */
  readonly proof?: Proof
}

export interface GameRecord {
  readonly header: RecordHeader
  readonly entries: readonly RecordEntry[]
  readonly acts?: readonly PlacedAct[]
  /** A last line that breaks off or, with no text, is missing. */
  readonly torn: { readonly line: number; readonly text: string } | null
}

export type ReadRecord =
  | { readonly ok: true; readonly record: GameRecord; readonly ended: boolean }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

export const HEADER_SHAPE = z.looseObject({
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
  script: z.union([z.string(), z.looseObject({})]).optional(),
  rules: z.string().optional(),
  fair: z.strictObject({ game: NAME, chair: NAME, form: FORM.optional(), parties: z.array(PARTY).min(1).max(SEATS.length) }).optional(),
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
  proof: PROOF_SHAPE.optional(),
})

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether an entry is as its shape wants it, without the reasons. */
export function isEntry(value: unknown): boolean {
  if (!isObject(value)) return false
  const { n, as, order, dice, tableDice, events, proof } = value
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
    events.every(isEvent) &&
    (proof === undefined || PROOF_SHAPE.safeParse(proof).success)
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
  return header.format > AGREED_FORMAT ? [misread(1, RECORD.newer(header.format, AGREED_FORMAT))] : header
}

const ACT_SHAPE = z.looseObject({ act: ACT, placed: SIGNATURE })

const isActLine = (text: string): boolean => /^\{"previous":"[0-9a-f]{64}","act":/.test(text)

function readEntry(text: string, line: number, expected: number): RecordEntry | readonly Refusal[] {
  const read = readLine(text, line, ENTRY_SHAPE, isEntry)
  if (isRefused(read)) return read
  const { previous: _link, ...entry } = read as Omit<RecordEntry, 'as'> & { readonly as: Seat | readonly Seat[]; readonly previous?: Hash }
  if (entry.n !== expected) return [misread(line, RECORD.number(line, entry.n, expected))]
  return { ...entry, as: typeof entry.as === 'string' ? [entry.as] : entry.as }
}

/** How many orders stand before the end, where a line is the end of a record. */
function endIn(line: string | undefined): number | undefined {
  const [, orders] = /^\{"end":(\d{1,9})(?:,"last":"[0-9a-f]{64}")?\}\s*$/.exec(line ?? '') ?? []
  return orders === undefined ? undefined : Number(orders)
}

/** Far more orders than any war has. */
const MOST_LINES = 50_000

function hasTooManyLines(text: string): boolean {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) if (++lines > MOST_LINES) return true
  return false
}

/** A record out of its text, or every line that is wrong and why. A last line that breaks off or is missing is set aside, and said. */
export function readRecord(text: string): ReadRecord {
  if (hasTooManyLines(text)) return { ok: false, refusals: [misread(MOST_LINES + 1, RECORD.tooLong(MOST_LINES))] }
  const lines = text.split('\n')
  const rest = lines.pop() ?? ''
  const breaksOff = rest !== '' && lines.length > 0 && !readJson(rest).ok
  if (rest !== '' && !breaksOff) lines.push(rest)
  const [first = '', ...others] = lines
  if (first.trim() === '') return { ok: false, refusals: [misread(1, RECORD.empty)] }
  if (!/^\s*\{\s*["}]/.test(first)) return { ok: false, refusals: [misread(1, RECORD.unlike)] }
  const header = readHeader(first)
  if (isRefused(header)) return { ok: false, refusals: header }
  const end = hasEndLine(header) ? endIn(others.at(-1)) : undefined
  const read: (RecordEntry | readonly Refusal[])[] = []
  const acts: PlacedAct[] = []
  let wrong = 0
  for (const [index, one] of (end === undefined ? others : others.slice(0, -1)).entries()) {
    if (isActLine(one)) {
      const act = readLine(one, index + 2, ACT_SHAPE)
      if (isRefused(act)) return { ok: false, refusals: act }
      const { act: said, placed } = act as PlacedAct
      acts.push({ after: read.length, act: said, placed })
      continue
    }
    const entry = readEntry(one, index + 2, read.length + 1)
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
  const line = entries.length + acts.length + 2
  const refusals = entries.filter(isRefused).flat()
  if (end !== undefined && end !== entries.length && refusals.length === 0)
    refusals.push(misread(line, RECORD.end(line, end, entries.length)))
  if (refusals.length > 0) return { ok: false, refusals }
  const torn = breaksOff ? { line, text: rest } : lacksEnd ? { line, text: isHalf ? (others.at(-1) ?? '') : '' } : null
  return {
    ok: true,
    record: { header, entries: entries as readonly RecordEntry[], ...(acts.length === 0 ? {} : { acts }), torn },
    ended: end !== undefined,
  }
}

/** What is played: all that a header says but by whom it was written, and the keys of those who play. */
export function termsOf({ chancery: _program, format: _form, rules: _rules, fair: _keys, ...played }: RecordHeader): Hash {
  return hashOf('terms', { played: JSON.stringify(played) })
}

export const headerLine = (header: RecordHeader): string => `${JSON.stringify(header)}\n`

/** One line, with a link to the one before it; a single seat is written without a list. */
export function entryLine(header: RecordHeader, { n, as, order, dice, tableDice, events, proof }: RecordEntry, previous: Hash): string {
  const [only, ...more] = as
  const link = hasLinks(header) ? { previous } : {}
  return `${JSON.stringify({ n, ...link, as: more.length === 0 ? only : as, order, dice, ...(tableDice ? { tableDice } : {}), events, ...(proof === undefined ? {} : { proof }) })}\n`
}

/** An act on a line of its own, linked to the one before it. */
export const actLine = ({ act, placed }: Pick<PlacedAct, 'act' | 'placed'>, previous: Hash): string =>
  `${JSON.stringify({ previous, act, placed })}\n`

/** The last line, written over by the next order. */
export const endLine = (header: RecordHeader, orders: number, last: Hash): string =>
  hasEndLine(header) ? `${JSON.stringify({ end: orders, ...(hasLinks(header) ? { last } : {}) })}\n` : ''

/** A whole record as it is written. */
export function recordText({ header, entries, acts = [] }: Pick<GameRecord, 'header' | 'entries' | 'acts'>): string {
  const lines = [headerLine(header)]
  const putActs = (after: number): void => {
    for (const act of acts.filter((one) => one.after === after)) lines.push(actLine(act, linkOf(lines.at(-1) ?? '')))
  }
  putActs(0)
  for (const entry of entries) {
    lines.push(entryLine(header, entry, linkOf(lines.at(-1) ?? '')))
    putActs(entry.n)
  }
  return lines.join('') + endLine(header, entries.length, linkOf(lines.at(-1) ?? ''))
}
