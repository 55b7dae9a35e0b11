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

const fits = <T>({ parts }: Pattern<T>, asked: readonly string[]): boolean =>
  parts.every((part, index) => part.startsWith(':') || part === asked[index])

/** Finds what is declared for a path. */
export function pathsOf<T>(declared: Iterable<readonly [string, T]>): (path: string) => Found<T> | undefined {
  const byLength = new Map<number, Pattern<T>[]>()
  for (const [path, at] of [...declared].sort(([a], [b]) => (openness(a) < openness(b) ? -1 : 1))) {
    const parts = path.split('/')
    byLength.set(parts.length, [...(byLength.get(parts.length) ?? []), { parts, at }])
  }
  return (path) => {
    const asked = path.split('/').map(decoded)
    const found = byLength.get(asked.length)?.find((pattern) => fits(pattern, asked))
    if (found === undefined) return undefined
    const params: Record<string, string> = {}
    found.parts.forEach((part, index) => {
      if (part.startsWith(':')) params[part.slice(1)] = asked[index] ?? ''
    })
    return { at: found.at, params }
  }
}
