import type { Locate } from '../document/misreading.ts'
import { place } from './text-words.ts'

const COMMENT = /"(?:\\[\s\S]|[^"\\])*"?|'[^'\n]*'|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g

/** JSON may carry comments; they become blanks, so that every place stays what it was. */
export function withoutComments(text: string): string {
  const isJson = /^\s*(?:[{[]|\/[/*])/.test(text)
  return isJson ? text.replace(COMMENT, (found) => (found.startsWith('/') ? found.replace(/[^\n]/g, ' ') : found)) : text
}

export const placeOf = (text: string, offset: number): string => {
  const before = text.slice(0, offset).split('\n')
  return place(before.length, (before.at(-1)?.length ?? 0) + 1)
}

/** A book is named by its year, which without quotation marks is a number. */
export const withBookNamed = (document: unknown): unknown =>
  typeof document === 'object' && document !== null && 'edition' in document && typeof document.edition === 'number'
    ? { ...document, edition: String(document.edition) }
    : document

/** Where a value begins, or the name before it, and the same of what is in it. */
interface Place {
  readonly at: number
  readonly inner: ReadonlyMap<string, Place>
}

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+)/y

/** The places in a well-formed JSON text. */
function placesIn(text: string): Place {
  let [token, at, end] = ['', 0, 0]
  const next = (): void => {
    TOKEN.lastIndex = end
    token = TOKEN.exec(text)?.[1] ?? ''
    end = TOKEN.lastIndex
    at = end - token.length
  }
  const value = (from: number): Place => {
    const isMap = token === '{'
    const inner = new Map<string, Place>()
    if (!isMap && token !== '[') return { at: from, inner }
    next()
    for (let index = 0; token !== '}' && token !== ']'; index += 1) {
      if (token === ',') next()
      const [key, keyAt] = [isMap ? String(JSON.parse(token)) : String(index), at]
      if (isMap) {
        next()
        next()
      }
      inner.set(key, value(keyAt))
      next()
    }
    return { at: from, inner }
  }
  next()
  return value(at)
}

const keysIn = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Object.values(value).reduce((sum: number, inner) => sum + keysIn(inner), Array.isArray(value) ? 0 : Object.keys(value).length)

/** A name stands twice: fewer came out than went in. */
const isRepeating = (text: string, document: unknown): boolean =>
  (text.match(/"(?:[^"\\]|\\.)*"(?=\s*:)/g)?.length ?? 0) !== keysIn(document)

/** The document in a text that is plain JSON, its comments taken out, and where its parts begin; nothing where it is anything else. */
export function readJson(plain: string): { readonly ok: true; readonly document: unknown; readonly locate: Locate } | undefined {
  if (!/^\s*[{[]/.test(plain)) return undefined
  let document: unknown
  try {
    document = JSON.parse(plain)
  } catch {
    return undefined
  }
  if (isRepeating(plain, document)) return undefined
  let places: Place | undefined
  const locate: Locate = (path) => {
    places ??= placesIn(plain)
    let [node, found]: [Place, number | undefined] = [places, undefined]
    for (const step of path) {
      const inner = node.inner.get(String(step))
      if (inner === undefined) break
      found = inner.at
      node = inner
    }
    return found === undefined ? undefined : placeOf(plain, found)
  }
  return { ok: true, document: withBookNamed(document), locate }
}
