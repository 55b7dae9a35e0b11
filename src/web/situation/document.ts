import type { Part } from '../address.ts'

/** A situation document, or a part of one. */
export type Document = Readonly<Record<string, unknown>>

/** Names whose own name holds dots: everything after them is one key. */
const FLAT = ['facts']
/** Values that are words, though they may look like numbers. */
const WORDS = ['edition', 'scenario', 'turn', 'options', 'rulings']

export const isObject = (value: unknown): value is Document => typeof value === 'object' && value !== null

/** The document as parts of an address, each leaf by its path: `standings.hungary.result=8`, `wars.0.1=russia`. */
export function partsOf(document: unknown, path = ''): readonly Part[] {
  if (!isObject(document)) return document === undefined ? [] : [[path, String(document)]]
  return Object.entries(document).flatMap(([key, value]) => partsOf(value, path === '' ? key : `${path}.${key}`))
}

function leaf(text: string, path: readonly string[]): unknown {
  if (WORDS.includes(path[0] ?? '')) return text
  if (text === 'true' || text === 'false') return text === 'true'
  if (text === 'null') return null
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text
}

function grown(branches: readonly (readonly [readonly string[], string])[], path: readonly string[]): unknown {
  const ends = branches.find(([rest]) => rest.length === 0)
  if (ends !== undefined) return leaf(ends[1], path)
  const byKey = new Map<string, (readonly [readonly string[], string])[]>()
  for (const [[key = '', ...rest], value] of branches) byKey.set(key, [...(byKey.get(key) ?? []), [rest, value]])
  const entries = [...byKey].map(([key, inner]) => [key, grown(inner, [...path, key])] as const)
  return entries.every(([key]) => /^\d+$/.test(key)) && entries.length > 0 ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

const stepsOf = (name: string): readonly string[] => {
  const flat = FLAT.find((key) => name.startsWith(`${key}.`))
  return flat === undefined ? name.split('.') : [flat, name.slice(flat.length + 1)]
}

/** The document that these parts of an address say. */
export const documentOf = (parts: readonly Part[]): Document =>
  parts.length === 0
    ? {}
    : (grown(
        parts.map(([name, value]) => [stepsOf(name), value]),
        [],
      ) as Document)

/** The document with one value put in, or taken out if there is none; what is left empty goes too. */
export function put(document: Document, path: readonly string[], value: unknown): Document {
  const [key = '', ...rest] = path
  const before = document[key]
  const after = rest.length === 0 ? value : put(isObject(before) ? before : {}, rest, value)
  const isGone = after === undefined || (isObject(after) && Object.keys(after).length === 0)
  const others = Object.fromEntries(Object.entries(document).filter(([own]) => own !== key))
  if (isGone) return others
  return key in document
    ? Object.fromEntries(Object.entries(document).map(([own, old]) => [own, own === key ? after : old]))
    : { ...others, [key]: after }
}

/** The document with another scenario, which brings its own turn. */
export const withScenario = (document: Document, scenario: string): Document =>
  put(put(document, ['scenario'], scenario), ['turn'], undefined)
