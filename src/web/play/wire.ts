import type { BotsShown, NamesShown, SeatMenu, SeatView as SeatViewAlone } from '../../referee/index.ts'
import type { Refusal } from '../../rules/core/index.ts'
import type { Event, Seat } from '../../rules/game/index.ts'
import { storeOf } from '../parts/index.ts'
import { seatsShown } from './lobby/hot-seat.ts'
import { PLAY } from './words.ts'

export type { SeatMenu }

/** A game as its server shows it to a seat. */
export type SeatView = SeatViewAlone & BotsShown & NamesShown

/** Whether a view shows what not everybody may see: of a war that is over, and to a watcher, it does not. */
export const isSecret = ({ as, ending }: SeatView): boolean => as.length > 0 && ending === null

/** What went wrong with a request, as the server says it (RFC 9457). */
export interface Problem {
  readonly status: number
  readonly title: string
  readonly detail?: string
  readonly code?: string
  readonly refusals?: readonly Refusal[]
}

export type Reply<T> = { readonly ok: true; readonly body: T } | { readonly ok: false; readonly problem: Problem }

/** Something that happened in a game, as far as it was shown to whoever looks. */
export interface SeenLine {
  /** Counted by what this viewer was shown. */
  readonly sequence: number
  readonly type: string
  /** In milliseconds since 1970. */
  readonly at: number
  readonly events?: readonly Event[]
  readonly told?: readonly string[]
  readonly because?: string
  readonly as?: readonly Seat[]
  readonly seats?: readonly Seat[]
  /** The line whose order is taken back by this one. */
  readonly takesBack?: number
  readonly [name: string]: unknown
}

/** A game that this browser has a key to. */
export interface Holding {
  readonly game: string
  readonly seats: readonly Seat[]
  readonly sits: boolean
  /** Where a link lets its bearer sit down. */
  readonly invites: readonly Seat[]
}

const LOST: Problem = {
  status: 0,
  code: 'lost',
  title: 'The server does not answer',
  detail: 'Nothing is lost; the page tries again by itself.',
}

/** With whose eyes a request looks at a game, where several share this device. */
export function eyesFor(path: string): Readonly<Record<string, string>> {
  const seats = seatsShown(/^\/games\/([\w-]+)/.exec(path)?.[1] ?? '')
  return seats === undefined ? {} : { 'Chancery-Seats': seats }
}

/** A right that was lost is told in the desk's own words, wherever it is shown: what the server says of secrets is for programs. */
function toldToPlayers(path: string, problem: Problem): Problem {
  const isShut = problem.status === 401 || (problem.code === 'nothing-here' && (problem.refusals ?? []).length === 0)
  return isShut && /^\/games\/[\w-]+(\/|$|\?)/.test(path) ? { ...problem, title: PLAY.closed, detail: PLAY.noSeatHere } : problem
}

/** The token of those who may begin games, where this server asks for one. It is kept nowhere but on this page. */
export const beginning = storeOf({ needsToken: false, token: '' })

function tokenFor(path: string): Readonly<Record<string, string>> {
  const { token } = beginning.get()
  return token !== '' && /^\/games(\/import|\/[\w-]+\/fork)?$/.test(path) ? { 'Chancery-Token': token } : {}
}

/** Asks the server something. A connection that is not there is a problem like any other. */
export async function ask<T>(method: 'GET' | 'POST' | 'DELETE' | 'PUT' | 'PATCH', path: string, body?: unknown): Promise<Reply<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      // What a cookie lets in may change something only if it says that it is JSON, also where it has no body.
      headers: {
        Accept: 'application/json',
        ...eyesFor(path),
        ...tokenFor(path),
        ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const said: unknown = response.status === 204 ? {} : await response.json()
    if (!response.ok && (said as Problem).code === 'needs-token') beginning.set({ ...beginning.get(), needsToken: true })
    return response.ok
      ? { ok: true, body: said as T }
      : { ok: false, problem: toldToPlayers(path, { ...(said as Problem), status: response.status }) }
  } catch {
    return { ok: false, problem: LOST }
  }
}

/** Says of a request that it is the same as one before. `randomUUID` is kept from a page that is not served securely, as at a table at home. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The record of a game as whoever looks was shown it. */
export async function fetchRecord(id: string): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/games/${id}/record`, { headers: eyesFor(`/games/${id}`) })
    return response.ok ? await response.text() : undefined
  } catch {
    return undefined
  }
}
