import { JSON_NEEDS, type JsonNeed } from '../words.ts'

/** Where a text stops being JSON. */
export interface JsonFlaw {
  readonly position: number
  readonly line: number
  readonly column: number
  /** What stands there; nothing where the text ends. */
  readonly found: string | null
  readonly expected: string
}

export type ReadJson = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly flaw: JsonFlaw }

/** The value a text stands for. The platform's own message often leaves out the place, so that is looked up when it is needed. */
export function readJson(text: string): ReadJson {
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch {
    return { ok: false, flaw: flawIn(text) }
  }
}

/** The same where a name that stands twice in one object is a flaw: which of its values was meant, nobody knows. So is what is nested too deep, or too much. */
export function readStrictJson(text: string, limits: JsonLimits = {}): ReadJson {
  const crowded = limits.most === undefined ? undefined : placeAfter(text, limits.most)
  if (crowded !== undefined) return { ok: false, flaw: flawAt(text, crowded, 'less-in-all') }
  const read = readJson(text)
  const flaw = read.ok ? strictFlaw(text, limits) : undefined
  return flaw === undefined ? read : { ok: false, flaw: flawAt(text, ...flaw) }
}

/** How deep something may be nested, and how many values it may have. */
export interface JsonLimits {
  readonly deepest?: number
  readonly most?: number
}

const MARK = /["[{,]/g

/** Where the first value stands that is too many; looked for before anything is made of the text, which may be no JSON. */
function placeAfter(text: string, most: number): number | undefined {
  MARK.lastIndex = 0
  for (let values = 0; ; ) {
    const at = MARK.exec(text)?.index
    if (at === undefined) return undefined
    if (text[at] !== '"') {
      if (++values > most) return at
      continue
    }
    const end = endOfString(text, at)
    if (end < 0) return undefined
    MARK.lastIndex = end + 1
  }
}

/** The end of a string that begins here; -1 where it has none. */
function endOfString(text: string, from: number): number {
  let at = text.indexOf('"', from + 1)
  for (;;) {
    let slashes = 0
    while (text[at - 1 - slashes] === '\\') slashes++
    if (at < 0 || slashes % 2 === 0) return at
    at = text.indexOf('"', at + 1)
  }
}

const nameIn = (text: string, from: number, to: number): string => {
  const name = text.slice(from + 1, to)
  return name.includes('\\') ? (JSON.parse(`"${name}"`) as string) : name
}

/** Where a name of an object stands for the second time, or something lies too deep, in a text that is JSON. */
function strictFlaw(text: string, limits: JsonLimits): [number, JsonNeed] | undefined {
  const { deepest = Number.POSITIVE_INFINITY } = limits
  const open: (Set<string> | undefined)[] = []
  /** The string that was read last, which may be a name. */
  let from = 0
  let to = 0
  for (let at = 0; at < text.length; at++) {
    const found = text[at]
    switch (found) {
      case '{':
      case '[':
        if (open.push(found === '{' ? new Set() : undefined) > deepest) return [at, 'less-depth']
        break
      case '}':
      case ']':
        open.pop()
        break
      case '"':
        from = at
        to = endOfString(text, at)
        at = to
        break
      case ':': {
        const names = open.at(-1) ?? new Set<string>()
        const name = nameIn(text, from, to)
        if (names.has(name)) return [from, 'another-name']
        names.add(name)
        break
      }
    }
  }
  return undefined
}

const SPACE = /[ \t\n\r]*/y
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const STRING_START = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y

/** How far a pattern reaches from a place; the place itself where it does not fit. */
function reach(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : from
}

function flawIn(text: string): JsonFlaw {
  const open: ('{' | '[')[] = []
  let need: JsonNeed = 'value'
  let at = 0

  const afterValue = (): JsonNeed => (open.length === 0 ? 'end' : open.at(-1) === '{' ? 'comma-or-brace' : 'comma-or-bracket')
  const close = (): void => {
    open.pop()
    need = afterValue()
  }

  for (;;) {
    at = reach(SPACE, text, at)
    const found = text[at]
    const needsName: boolean = need === 'name' || need === 'name-or-close'
    const needsValue: boolean = need === 'value' || need === 'value-or-close'

    if (found === '"' && (needsName || needsValue)) {
      at = reach(STRING_START, text, at)
      if (text[at] !== '"') return flawAt(text, at, 'rest-of-string')
      need = needsName ? 'colon' : afterValue()
    } else if (needsValue && (found === '{' || found === '[')) {
      open.push(found)
      need = found === '{' ? 'name-or-close' : 'value-or-close'
    } else if (found === '}' && (need === 'name-or-close' || need === 'comma-or-brace')) close()
    else if (found === ']' && (need === 'value-or-close' || need === 'comma-or-bracket')) close()
    else if (found === ':' && need === 'colon') need = 'value'
    else if (found === ',' && need === 'comma-or-brace') need = 'name'
    else if (found === ',' && need === 'comma-or-bracket') need = 'value'
    else {
      const end = needsValue ? reach(SCALAR, text, at) : at
      if (end === at) return flawAt(text, at, need)
      need = afterValue()
      at = end - 1
    }
    at += 1
  }
}

function flawAt(text: string, position: number, need: JsonNeed): JsonFlaw {
  const before = text.slice(0, position).split('\n')
  const found = text.codePointAt(position)
  return {
    position,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    found: found === undefined ? null : String.fromCodePoint(found),
    expected: JSON_NEEDS[need],
  }
}
