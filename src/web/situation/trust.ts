import { useSyncExternalStore } from 'react'
import type { Answer, Trusted } from '../../counsel/index.ts'

type ByPlace = Map<string, readonly Trusted[]>

/** What the answers of each page took on trust of a situation, as they are asked. */
const heard = new WeakMap<object, ByPlace>()
const listeners = new Set<() => void>()
let isTelling = false

/** A page asks while it is drawn: who shows what was heard is told when it has been. */
function tellAll(): void {
  if (isTelling) return
  isTelling = true
  queueMicrotask(() => {
    isTelling = false
    for (const listener of listeners) listener()
  })
}

/** The page that asks, with its thing. */
let place = ''

/** From now on what is asked is asked there. */
export function askedAt(next: string): string {
  place = next
  return place
}

/** The same answer, what it took on trust noted for the page that asked. */
export function noted<A extends Answer>(current: object, answer: A): A {
  const byPlace: ByPlace = heard.get(current) ?? new Map()
  heard.set(current, byPlace)
  const known = byPlace.get(place) ?? []
  const news = (answer.trusted ?? []).filter(({ words }) => !known.some((one) => one.words === words))
  if (news.length === 0) return answer
  byPlace.set(place, [...known, ...news])
  tellAll()
  return answer
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const NONE: readonly Trusted[] = []

/** What the page at hand has taken on trust so far. */
export const useTrusted = (current: object, at: string): readonly Trusted[] =>
  useSyncExternalStore(subscribe, () => heard.get(current)?.get(at) ?? NONE)
