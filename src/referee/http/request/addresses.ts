import type { IncomingMessage } from 'node:http'

/** What a request asks for: the path as it came, and what stands after the question mark. */
export interface Address {
  readonly path: string
  readonly query: string
}

/** A proxy may say the whole address, with the host that it asks. */
const ABSOLUTE = /^https?:\/\/[^/?]*/i

export function addressOf({ url = '/' }: IncomingMessage): Address {
  const own = url.startsWith('/') ? url : url.replace(ABSOLUTE, '')
  const at = own.indexOf('?')
  return at < 0 ? { path: own, query: '' } : { path: own.slice(0, at), query: own.slice(at + 1) }
}

export interface Found<T> {
  readonly at: T
  /** What stands in the path for its names: `{ game: 'x7' }` of `/games/:game`. */
  readonly params: Readonly<Record<string, string>>
}

interface Pattern<T> {
  readonly parts: readonly string[]
  /** Of each part that stands for something, what it stands for. */
  readonly names: readonly (string | undefined)[]
  readonly at: T
}

/** Those whose paths say more come first: `/games/import` before `/games/:game`. */
const openness = (path: string): string => path.replaceAll(/:\w+/g, '~')

function decoded(part: string): string {
  if (!part.includes('%')) return part
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** What stands in a path for the names of a pattern; undefined where it does not fit. */
function fitted<T>({ parts, names }: Pattern<T>, asked: readonly string[]): Record<string, string> | undefined {
  for (let at = 0; at < parts.length; at++) if (names[at] === undefined && parts[at] !== asked[at]) return undefined
  const params: Record<string, string> = {}
  for (let at = 0; at < parts.length; at++) {
    const name = names[at]
    if (name !== undefined) params[name] = asked[at] ?? ''
  }
  return params
}

/** Finds what is declared for a path. */
export function pathsOf<T>(declared: Iterable<readonly [string, T]>): (path: string) => Found<T> | undefined {
  const byLength = new Map<number, Pattern<T>[]>()
  for (const [path, at] of [...declared].sort(([a], [b]) => (openness(a) < openness(b) ? -1 : 1))) {
    const parts = path.split('/')
    const names = parts.map((part) => (part.startsWith(':') ? part.slice(1) : undefined))
    byLength.set(parts.length, [...(byLength.get(parts.length) ?? []), { parts, names, at }])
  }
  return (path) => {
    const parts = path.split('/')
    const asked = path.includes('%') ? parts.map(decoded) : parts
    for (const pattern of byLength.get(asked.length) ?? []) {
      const params = fitted(pattern, asked)
      if (params !== undefined) return { at: pattern.at, params }
    }
    return undefined
  }
}
