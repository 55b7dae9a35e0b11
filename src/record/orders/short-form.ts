import { nearest, readText } from '../../editions/reading/index.ts'
import { type Refusal, refuse, withShortNames } from '../../rules/core/index.ts'
import { declarationOf, ORDERS, type Order, type Rulebook, type ShortForm, type Speaker } from '../../rules/game/index.ts'
import { SHORT_FORM } from '../words.ts'
import { type ReadOrder, readOrder } from './order-reader.ts'

/** Every order that can be said in short, by its first word. */
const FORMS: ReadonlyMap<string, Pick<ShortForm<never>, 'word' | 'usage' | 'details' | 'read'>> = new Map(
  ORDERS.flatMap(({ short }) => (short === null ? [] : [[short.word, short]])),
)

/** The order's own word for one that a player tried: what players say for it elsewhere, or what it may be a slip of. */
function meantBy(first: string): readonly string[] {
  const tried = first.toLowerCase()
  const said = ORDERS.flatMap(({ short }) => (short?.alike?.includes(tried) === true ? [short.word] : []))
  return said.length > 0 ? said : nearest(first, [...FORMS.keys()])
}

/** Orders that a book has: those of its stages, and those that may be given at any time. */
export const ordersIn = ({ sequence }: Rulebook): readonly string[] => [
  ...new Set([
    ...ORDERS.filter(({ when }) => when === 'at-any-time' || when === 'always').map(({ type }) => type),
    ...sequence.flatMap(({ orders }) => orders),
  ]),
]

/** How each order of a book is said in short. */
export function usagesIn(book: Rulebook): readonly string[] {
  const own = ordersIn(book)
  return ORDERS.flatMap(({ type, short }) =>
    short === null || !own.includes(type) ? [] : [short.usage, ...(short.details ?? []).map((one) => `  ${one}`)],
  )
}

/** How orders are said in short: those of every book first, then those that only some have. */
export function usagesByBook(
  books: readonly Rulebook[],
): readonly { readonly books: readonly string[]; readonly usages: readonly string[] }[] {
  const whose = new Map<string, string[]>()
  for (const book of books) for (const usage of usagesIn(book)) whose.set(usage, [...(whose.get(usage) ?? []), book.id])
  const groups = [...new Set([...whose.values()].map((ids) => ids.join()))].sort((one, other) => other.length - one.length)
  return groups.map((group) => ({
    books: group.split(','),
    usages: [...whose].filter(([, ids]) => ids.join() === group).map(([usage]) => usage),
  }))
}

const misasked = (words: string): { readonly ok: false; readonly refusals: readonly Refusal[] } => ({
  ok: false,
  refusals: [refuse('misasked', words)],
})

/** A value as JSON or YAML; nothing if it is neither. */
function parse(text: string): unknown {
  const read = readText(text)
  return read.ok ? read.document : undefined
}

/** An order as JSON, which may leave out who gives it. */
function readJsonOrder(text: string, { by }: Speaker): ReadOrder {
  const read = readText(text)
  if (!read.ok) return misasked(SHORT_FORM.badJson(`${read.where}: ${read.words}`))
  const { document } = read
  return readOrder(typeof document === 'object' && document !== null && !Array.isArray(document) ? { by, ...document } : document)
}

/** An order as it was typed, in short or as JSON. */
export function readTyped(typed: string, speaker: Speaker): ReadOrder {
  const text = typed.trim()
  if (text.startsWith('{')) return readJsonOrder(text, speaker)
  const [said = '', reason] = text.split(/(?=\sbecause\s)/i)
  const [first = '', ...words] = `${withShortNames(said)}${reason ?? ''}`.split(/\s+/)
  if (first === '') return misasked(SHORT_FORM.none)
  const form = FORMS.get(first.toLowerCase())
  if (form === undefined) return misasked(SHORT_FORM.unknown(first, meantBy(first)))
  const value = form.read(words, speaker, parse)
  return value === undefined ? misasked(SHORT_FORM.usage(form.usage)) : readOrder(value)
}

/** An order as it would be typed; what has no short form, as JSON. */
export function shortFormOf(order: Order): string {
  const { short } = declarationOf(order)
  const said = short?.write(order)
  return short === null || said === undefined ? JSON.stringify(order) : `${short.word} ${said}`.trim()
}
