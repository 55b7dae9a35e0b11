import { type Refusal, refuse } from './book/refusal.ts'

/*
 * How much may be said in one go. No game comes near these; what goes beyond them is refused before it is read, so that nothing from
 * outside can take long or fill the memory.
 */

/** Entries of a list that somebody writes by hand. */
export const MOST_IN_LIST = 200
/** Namings of a whole war: three factions, nine targets, thirty turns. */
export const MOST_NAMINGS = 1_000
/** Letters of a name or a reason. */
export const LONGEST_TEXT = 1_000
/** Letters of any text, a list that is typed in one piece too. */
const LONGEST_PIECE = 10_000
/** Values of one document, however they are nested: every fact there is, three times. */
export const MOST_VALUES = 5_000
export const DEEPEST = 24
/** Reasons that are said one by one; the rest are counted. */
export const MOST_REASONS = 50

const TOO_MUCH = {
  values: `more than ${MOST_VALUES} values; no situation or question needs as many`,
  depth: `lists and named values are nested more than ${DEEPEST} deep`,
  text: (length: number): string => `a name or text of ${length} letters; at most ${LONGEST_PIECE} are read`,
  letters: (most: number): string => `more than ${most / 1024} KiB of text`,
} as const

/** Why a value from outside is not read at all: it is too much, or has more letters than `most` in all. The cost is bounded, whatever it is. */
export function whyTooMuch(value: unknown, what: string, most: number = Number.POSITIVE_INFINITY): readonly Refusal[] {
  const refused = (words: string): readonly Refusal[] => [refuse('too-much', `${what}: ${words}`)]
  const long = (text: string): boolean => text.length > LONGEST_PIECE
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }]
  let [seen, letters] = [0, 0]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value: one, depth } = next
    if (typeof one === 'string' && long(one)) return refused(TOO_MUCH.text(one.length))
    if (typeof one === 'string') letters += one.length
    if (letters > most) return refused(TOO_MUCH.letters(most))
    if (typeof one !== 'object' || one === null) continue
    if (depth >= DEEPEST) return refused(TOO_MUCH.depth)
    const names = Array.isArray(one) ? [] : Object.keys(one)
    seen += Array.isArray(one) ? one.length : names.length
    if (seen > MOST_VALUES) return refused(TOO_MUCH.values)
    const longName = names.find(long)
    if (longName !== undefined) return refused(TOO_MUCH.text(longName.length))
    letters += names.reduce((sum, name) => sum + name.length, 0)
    for (const inner of Object.values(one)) open.push({ value: inner, depth: depth + 1 })
  }
  return []
}

/** So many reasons, and how many more there are of `all`, which need not have been put into words. */
export const inBrief = (refusals: readonly Refusal[], all: number = refusals.length): readonly Refusal[] =>
  refusals.length <= MOST_REASONS
    ? refusals
    : [
        ...refusals.slice(0, MOST_REASONS),
        refuse('more', `and ${all - MOST_REASONS} more of the same kind`, undefined, { more: all - MOST_REASONS }),
      ]

/** The most points that are ever placed or received, and the most BRPs that are ever paid. */
export const MOST_POINTS = 99
export const MOST_BRPS = 999
/** Between these every tension stays; a track goes on rising after the war it is about has come. */
export const LEVELS = [-99, 499] as const

/** 530 for 53: a digit too many is asked back. */
export function slipOf(value: unknown, most: number): string {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value <= most || value < 10) return ''
  const meant = Math.trunc(value / 10)
  return meant <= most ? `; did you mean ${meant}?` : ''
}

const LONGEST_QUOTE = 60

/** A value as it was given, cut short where it is long or deep. */
export function quoted(value: unknown): string {
  if (value === undefined) return 'nothing there'
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) return 'a number too large to count'
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object'
  const text = JSON.stringify(value) ?? String(value)
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE)}…`
}
