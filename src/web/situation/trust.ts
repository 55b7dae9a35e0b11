import { useSyncExternalStore } from 'react'
import type { Answer, LevelsRead, Trusted } from '../../counsel/index.ts'

/** What the answers of a page rest on: what they took on trust, and when in the turn the levels stand that they read. */
interface Heard {
  readonly trusted: readonly Trusted[]
  readonly levels?: LevelsRead
}

type ByPlace = Map<string, Heard>

/** The same for each page of a situation, as it is asked. */
const heard = new WeakMap<object, ByPlace>()
const NOTHING: Heard = { trusted: [] }
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

const movingIn = ({ tracks }: LevelsRead): number => tracks.filter(({ rises }) => rises !== 0).length

/** The moment of the levels is said once for a page: by the answer that read most of those that move; nothing where it makes no difference. */
const tellingLevels = (known: LevelsRead | undefined, news: LevelsRead | undefined): LevelsRead | undefined =>
  news === undefined || (news.isIdle && !news.isSaid) || (known !== undefined && movingIn(known) >= movingIn(news)) ? known : news

/** The same answer, what it rests on noted for the page that asked. */
export function noted<A extends Answer>(current: object, answer: A): A {
  const byPlace: ByPlace = heard.get(current) ?? new Map()
  heard.set(current, byPlace)
  const known = byPlace.get(place) ?? NOTHING
  const news = (answer.trusted ?? []).filter(({ words }) => !known.trusted.some((one) => one.words === words))
  const levels = tellingLevels(known.levels, answer.levelsAt)
  if (news.length === 0 && levels === known.levels) return answer
  byPlace.set(place, { trusted: [...known.trusted, ...news], ...(levels === undefined ? {} : { levels }) })
  tellAll()
  return answer
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the page at hand has rested on so far. */
export const useHeard = (current: object, at: string): Heard =>
  useSyncExternalStore(subscribe, () => heard.get(current)?.get(at) ?? NOTHING)
