import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit, type YAMLError, type YAMLMap } from 'yaml'
import type { Locate } from '../document/misreading.ts'
import { placeOf, readJson, withBookNamed, withoutComments } from './json-text.ts'
import { whyNoText } from './no-situation.ts'
import { place, SYNTAX } from './text-words.ts'

/** A text as plain data with the places of its parts, or where it stops making sense and why. */
export type ReadText =
  | { readonly ok: true; readonly document: unknown; readonly locate: Locate }
  | { readonly ok: false; readonly where: string; readonly words: string }

/** The library's complaint in our words; what is rare stays in the library's. */
function complaint({ code, message }: YAMLError): string {
  const plain = message.split(/ at line \d+/)[0] ?? message
  switch (code) {
    case 'MISSING_CHAR':
    case 'BAD_INDENT':
      if (plain.includes('quote')) return SYNTAX.quote
      if (plain.endsWith('with a }')) return SYNTAX.brace
      if (plain.endsWith('with a ]')) return SYNTAX.bracket
      if (plain.startsWith('Missing , or :')) return SYNTAX.colonOrComma
      return plain.startsWith('Missing ,') ? SYNTAX.comma : plain
    case 'TAB_AS_INDENT':
      return SYNTAX.tab
    case 'MULTIPLE_DOCS':
      return SYNTAX.second
    case 'BLOCK_AS_IMPLICIT_KEY':
      return SYNTAX.indent
    case 'UNEXPECTED_TOKEN':
      return SYNTAX.unexpected
    case 'BLOCK_IN_FLOW':
      return SYNTAX.unbalanced
    case 'TAG_RESOLVE_FAILED':
      return SYNTAX.tag
    case 'MULTILINE_IMPLICIT_KEY':
      return SYNTAX.plain
    default:
      return plain.includes('call stack') ? SYNTAX.deep : plain
  }
}

const textOf = (key: unknown): string => String(isScalar(key) ? key.value : key)

interface Slip {
  readonly at: number
  readonly words: string
}

/** `"rgt": 32 "usat": 21` is one long word to YAML; to a reader of JSON a comma is missing. */
function missingComma(document: Document, text: string): Slip | undefined {
  let slip: Slip | undefined
  visit(document, {
    Scalar: (_, scalar) => {
      if (scalar.type !== 'PLAIN' || scalar.range == null) return undefined
      const quote = text.slice(scalar.range[0], scalar.range[1]).indexOf('"')
      if (quote < 0) return undefined
      slip = { at: scalar.range[0] + quote, words: SYNTAX.comma }
      return visit.BREAK
    },
  })
  return slip
}

/** A name that stands twice; the library compares every name with every other. */
function repeatedName(document: Document): Slip | undefined {
  let slip: Slip | undefined
  visit(document, {
    Map: (_, { items }) => {
      const names = new Set<string>()
      const again = items.find(({ key }) => names.size === names.add(textOf(key)).size)
      if (again === undefined) return undefined
      slip = { at: (again.key as Node).range?.[0] ?? 0, words: SYNTAX.twice }
      return visit.BREAK
    },
  })
  return slip
}

type Pairs = ReadonlyMap<string, { readonly key: unknown; readonly value: unknown }>

/** The pairs of a map by their names, looked up once. */
function pairsIn(map: YAMLMap, known: WeakMap<object, Pairs>): Pairs {
  const found = known.get(map) ?? new Map(map.items.map((pair) => [textOf(pair.key), pair]))
  known.set(map, found)
  return found
}

/** Where the name or list item at the end of a path begins; for one that is not there, where it should have been. */
function offsetOf(document: Document, path: readonly (string | number)[], known: WeakMap<object, Pairs>): number | undefined {
  let node: unknown = document.contents
  let at: number | undefined
  for (const step of path) {
    if (isMap(node)) {
      const pair = pairsIn(node, known).get(String(step))
      if (pair === undefined) break
      at = (pair.key as Node).range?.[0] ?? at
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(step)]
      at = (node as Node | undefined)?.range?.[0] ?? at
    } else break
  }
  return at
}

/** Reads JSON (with or without comments) or YAML; `empty` is said of a text with nothing in it. */
export function readText(text: string, empty: string = SYNTAX.empty): ReadText {
  if (typeof text !== 'string') return { ok: false, where: place(1, 1), words: SYNTAX.noText }
  const whyNot = whyNoText(text)
  if (whyNot !== undefined) return { ok: false, where: placeOf(text, whyNot.at), words: whyNot.words }
  const plain = withoutComments(text)
  return readJson(plain) ?? readYaml(plain, empty)
}

/** The same without the short way for plain JSON, which comes to the same. */
export function readYaml(plain: string, empty: string = SYNTAX.empty): ReadText {
  const lines = new LineCounter()
  // The platform's log would quote what was written.
  const document = parseDocument(plain, { lineCounter: lines, uniqueKeys: false, prettyErrors: false, logLevel: 'error' })
  const at = (offset: number): string => {
    const { line, col } = lines.linePos(offset)
    return place(line, col)
  }
  if (document.contents === null) return { ok: false, where: at(0), words: empty }
  const [fault] = [...document.errors, ...document.warnings].sort((one, other) => one.pos[0] - other.pos[0])
  const slip =
    missingComma(document, plain) ?? (fault === undefined ? repeatedName(document) : { at: fault.pos[0], words: complaint(fault) })
  if (slip !== undefined) return { ok: false, where: at(slip.at), words: slip.words }
  const known = new WeakMap<object, Pairs>()
  const locate: Locate = (path) => {
    const offset = offsetOf(document, path, known)
    return offset === undefined ? undefined : at(offset)
  }
  try {
    return { ok: true, document: withBookNamed(document.toJS()), locate }
  } catch (error) {
    // The one thing that fails this late is an alias: to nothing, or to too much.
    if (!(error instanceof ReferenceError)) throw error
    return { ok: false, where: at(0), words: SYNTAX.alias }
  }
}
