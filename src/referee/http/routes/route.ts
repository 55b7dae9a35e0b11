import type { z } from 'zod'
import type { Hall } from '../../hosting/hall.ts'
import type { Held } from '../../hosting/seats/grant.ts'
import type { Following } from '../../hosting/watching/following.ts'
import type { GameStore } from '../../store/store.ts'
import type { Threads } from '../../threads/threads.ts'
import type { LiveStream } from '../live.ts'
import type { Log } from '../observation.ts'
import type { Problem } from '../problem.ts'
import type { NewGames, QuotaName } from '../request/quotas.ts'
import type { ProblemName } from '../words/words.ts'

/** What a request counts as that is worked on for long, or leaves much behind. */
export const DEAR = 10

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may use a route: anybody; or in the game that the path names whoever has a link to it, whoever acts in a seat, or the host. */
export const WHO = ['anybody', 'holder', 'seat', 'host'] as const
export type Who = (typeof WHO)[number]

/** What stands behind the routes. */
export interface Referee {
  readonly store: GameStore
  readonly hall: Hall
  /** Those who follow games live. */
  readonly following: Following
  /** Do whatever may take longer than a moment. */
  readonly threads: Threads
  /** What a secret opens; looked up anew each time, for it may have been revoked. */
  readonly grantOf: (secret: string) => Promise<Held | undefined>
  /** What it opened when it was last looked up: only for what asks the journal itself before it is done. */
  readonly lastGrantOf: (secret: string) => Held | undefined
  /** The description of everything here, as JSON. */
  readonly description: () => string
  /** In which ways notices can be sent from here, beside webhooks. */
  readonly ways: { readonly hasMail: boolean; readonly pushKey: string | null }
  readonly log: Log
  readonly isClosing: () => boolean
  readonly newGames: NewGames
  /** Whether there is room on the disk to begin anything new. */
  readonly hasRoom: () => Promise<boolean>
  /** Whether the store takes what is written. */
  readonly isWritable: () => Promise<boolean>
}

/** A request whose parts have the shapes declared, from somebody who may ask. */
export interface Asked<Params, Query, Body> {
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** What the asker holds in the game that the path names, the secrets known again by their hashes; nothing where anybody may ask. */
  readonly held: readonly Held[]
  /** The secrets that cookies brought, by game. */
  readonly cookies: ReadonlyMap<string, readonly string[]>
  /** The secret that a bearer shows. */
  readonly bearer: string | undefined
  /** Where links lead: `https://table.example`. */
  readonly origin: string
  /** `Accept: text/event-stream`, where the route says that it is `live`. */
  readonly wantsLive: boolean
  readonly lastEventId: string | undefined
  /** Counts something against what this asker may do by the hour; the problem where it is too much. Given back where the reply is a problem. */
  readonly take: (quota: QuotaName, cost?: number) => Promise<Problem | undefined>
  /** Gives back all that was counted, where nothing came of it though the reply is no problem. */
  readonly giveBack: () => void
  /** The body as it came, where a thread reads it. */
  readonly text: string
  /** By whom work is shared out; nothing for this machine. */
  readonly from: string | undefined
}

/** What is told to the browser to keep or to forget. */
export interface CookieChange {
  readonly game: string
  /** None left: the cookie goes. */
  readonly secrets: readonly string[]
}

/** JSON (with a tag, 304 where the asker has it already), a text of another type, a stream, or a problem. */
export type Reply =
  | { readonly body: unknown; readonly etag?: string; readonly cookies?: readonly CookieChange[] }
  | { readonly text: string; readonly type: string; readonly etag?: string; readonly file?: string }
  | { readonly live: (stream: LiveStream) => void | Promise<void> }
  | { readonly problem: Problem }

type Shape = z.ZodType
type Read<S> = S extends z.ZodType ? z.output<S> : undefined

export interface RouteDeclaration<
  Params extends Shape | undefined = undefined,
  Query extends Shape | undefined = undefined,
  Body extends Shape | undefined = undefined,
> {
  readonly method: Method
  /** Under `/api`: `/games/:game/orders`. */
  readonly path: string
  /** Its name in the description, unlike every other: `giveOrder`. */
  readonly name: string
  /** What it does, in our words. */
  readonly words: string
  readonly who: Who
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Knows a body at sight that has the shape: only others are looked at closely. */
  readonly isPlain?: (body: unknown) => boolean
  /** The body may be large or take long to read: `text` has it as it came, for a thread to read. */
  readonly isReadInThread?: true
  /** The most bytes a body may have; 64 KiB where nothing is said. */
  readonly mostBytes?: number
  /** How many cheap requests it counts as. */
  readonly cost?: number
  /** Why its answer is never compressed: its length would tell what is secret in it. */
  readonly uncompressed?: string
  /** It begins a game: not everybody may, and nobody as many as they like. */
  readonly isNewGame?: true
  readonly answers: {
    readonly status?: 200 | 201
    readonly words: string
    readonly shape: Shape
    readonly type?: string
    /** With a tag: 304 where the asker has it already. */
    readonly isTagged?: true
  }
  /** It is done only if the game still is as it was when it was decided, so that nothing need be looked up before. */
  readonly isDecidedLater?: boolean
  /** It is also given as a live stream. */
  readonly live?: boolean
  /** The problems of its own, beside those that every route has. */
  readonly refuses?: readonly ProblemName[]
  readonly answer: (asked: Asked<Read<Params>, Read<Query>, Read<Body>>, referee: Referee) => Reply | Promise<Reply>
}

/** A declaration whose shapes have been seen to fit its function. */
export interface Route extends Omit<RouteDeclaration, 'params' | 'query' | 'body' | 'answer'> {
  readonly params?: Shape
  readonly query?: Shape
  readonly body?: Shape
  readonly answer: (asked: Asked<never, never, never>, referee: Referee) => Reply | Promise<Reply>
}

export const route = <
  Params extends Shape | undefined = undefined,
  Query extends Shape | undefined = undefined,
  Body extends Shape | undefined = undefined,
>(
  declared: RouteDeclaration<Params, Query, Body>,
): Route => declared as unknown as Route
