import { type Document, isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument, visit, type YAMLError } from 'yaml'
import type { Locate } from '../misreading.ts'
import { place, SYNTAX } from './text-words.ts'

/** A text as plain data with the places of its parts, or where it stops making sense and why. */
export type ReadText =
  | { readonly ok: true; readonly document: unknown; readonly locate: Locate }
  | { readonly ok: false; readonly where: string; readonly words: string }

const COMMENT = /"(?:\\.|[^"\\])*"|'[^'\n]*'|\/\/[^\n]*|\/\*[\s\S]*?\*\//g

/** JSON may carry comments; they become blanks, so that every place stays what it was. */
function withoutComments(text: string): string {
  const isJson = /^\s*(?:[{[]|\/[/*])/.test(text)
  return isJson ? text.replace(COMMENT, (found) => (found.startsWith('/') ? found.replace(/[^\n]/g, ' ') : found)) : text
}

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
    case 'DUPLICATE_KEY':
      return SYNTAX.twice
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
      return plain
  }
}

/** `"rgt": 32 "usat": 21` is one long word to YAML; to a reader of JSON a comma is missing. */
function missingComma(document: Document, text: string): number | undefined {
  let at: number | undefined
  visit(document, {
    Scalar: (_, scalar) => {
      if (scalar.type !== 'PLAIN' || scalar.range == null) return undefined
      const quote = text.slice(scalar.range[0], scalar.range[1]).indexOf('"')
      if (quote < 0) return undefined
      at = scalar.range[0] + quote
      return visit.BREAK
    },
  })
  return at
}

/** Where the name or list item at the end of a path begins; for one that is not there, where it should have been. */
function offsetOf(document: Document, path: readonly (string | number)[]): number | undefined {
  let node: unknown = document.contents
  let at: number | undefined
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(step))
      if (!isPair(pair)) break
      at = (pair.key as Node).range?.[0] ?? at
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(step)]
      at = (node as Node | undefined)?.range?.[0] ?? at
    } else break
  }
  return at
}

/** A book is named by its year, which without quotation marks is a number. */
const withBookNamed = (document: unknown): unknown =>
  typeof document === 'object' && document !== null && 'edition' in document && typeof document.edition === 'number'
    ? { ...document, edition: String(document.edition) }
    : document

/** Reads JSON (with or without comments) or YAML; `empty` is said of a text with nothing in it. */
export function readText(text: string, empty: string = SYNTAX.empty): ReadText {
  const lines = new LineCounter()
  const plain = withoutComments(text)
  const document = parseDocument(plain, { lineCounter: lines })
  const at = (offset: number): string => {
    const { line, col } = lines.linePos(offset)
    return place(line, col)
  }
  if (document.contents === null) return { ok: false, where: at(0), words: empty }
  const comma = missingComma(document, plain)
  if (comma !== undefined) return { ok: false, where: at(comma), words: SYNTAX.comma }
  const [fault] = [...document.errors, ...document.warnings].sort((one, other) => one.pos[0] - other.pos[0])
  if (fault !== undefined) return { ok: false, where: at(fault.pos[0]), words: complaint(fault) }
  const locate: Locate = (path) => {
    const offset = offsetOf(document, path)
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
