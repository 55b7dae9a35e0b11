import { onTestFinished } from 'vitest'
import type { Seat } from '../../../rules/game/index.ts'
import { freshStore, openRoom } from '../../http/room.testing.ts'
import type { GameStore } from '../../store/store.ts'
import { Hall } from '../hall.ts'
import type { Sources } from '../sources.ts'

export interface Reply {
  readonly status: number
  readonly text: string
  readonly body: never
  readonly headers: Headers
}

/** The secret at the end of a link. */
export const secretOf = (link: string): string => link.slice(-43)

/** Somebody at the table, by what he shows to be let in. */
export interface Person {
  readonly secret: string
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Reply>
  post(path: string, body?: unknown): Promise<Reply>
  put(path: string, body: unknown): Promise<Reply>
  erase(path: string): Promise<Reply>
  order(key: string, order: object | string, after?: number): Promise<Reply>
  /** Follows the game live, from a line on. */
  follow(after?: number, lastEventId?: number): Promise<Stream>
}

export interface StreamLine {
  readonly id: number
  readonly data: { readonly sequence: number; readonly type: string; readonly events?: readonly { readonly type: string }[] }
}

export interface Stream {
  readonly lines: readonly StreamLine[]
  /** All that came, to the letter. */
  readonly text: () => string
  /** Resolves when so many lines have come. */
  until(count: number): Promise<readonly StreamLine[]>
  /** Resolves when the other side has ended it. */
  readonly over: Promise<void>
  close(): void
}

const lineIn = (frame: string): StreamLine | undefined => {
  const id = /^id: (\d+)$/m.exec(frame)?.[1]
  const data = /^data: (.*)$/m.exec(frame)?.[1]
  return id === undefined || data === undefined ? undefined : { id: Number(id), data: JSON.parse(data) as StreamLine['data'] }
}

async function follow(url: string, headers: Readonly<Record<string, string>>): Promise<Stream> {
  const stop = new AbortController()
  const reply = await fetch(url, { headers: { Accept: 'text/event-stream', ...headers }, signal: stop.signal })
  if (reply.status !== 200 || reply.body === null) throw new Error(`${reply.status}: ${await reply.text()}`)
  const lines: StreamLine[] = []
  let all = ''
  let pending = ''
  const waiting = new Set<() => void>()
  const over = (async () => {
    const decoder = new TextDecoder()
    for await (const bytes of reply.body as unknown as AsyncIterable<Uint8Array>) {
      const text = decoder.decode(bytes, { stream: true })
      all += text
      const frames = (pending + text).split('\n\n')
      pending = frames.pop() ?? ''
      lines.push(...frames.flatMap((frame) => lineIn(frame) ?? []))
      for (const wake of waiting) wake()
    }
  })().catch(() => undefined)
  onTestFinished(() => stop.abort())
  return {
    lines,
    text: () => all,
    over,
    close: () => stop.abort(),
    until: (count) =>
      new Promise((come, fail) => {
        const late = setTimeout(() => fail(new Error(`${lines.length} of ${count} lines came`)), 30_000)
        const look = (): void => {
          if (lines.length < count) return
          clearTimeout(late)
          waiting.delete(look)
          come(lines)
        }
        waiting.add(look)
        look()
      }),
  }
}

/** A referee's room on the network, with the means to speak to it. */
export async function openTable(store: GameStore = freshStore(), sources?: Sources) {
  const room = await openRoom({ store, ...(sources === undefined ? {} : { hall: new Hall(store, sources) }) })

  async function ask(method: string, path: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<Reply> {
    const reply = await fetch(room.url + path, {
      method,
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    const isJson = /json$|json;/.test(reply.headers.get('Content-Type') ?? '')
    return { status: reply.status, text, body: (isJson ? JSON.parse(text) : undefined) as never, headers: reply.headers }
  }

  function person(game: string, link: string): Person {
    const secret = secretOf(link)
    const bearer = { Authorization: `Bearer ${secret}` }
    const at = (path: string): string => `/api/games/${game}${path}`
    return {
      secret,
      get: (path, headers = {}) => ask('GET', at(path), undefined, { ...bearer, ...headers }),
      post: (path, body = {}) => ask('POST', at(path), body, bearer),
      put: (path, body) => ask('PUT', at(path), body, bearer),
      erase: (path) => ask('DELETE', at(path), undefined, bearer),
      order: (key, order, after) =>
        ask(
          'POST',
          at('/orders'),
          { key, ...(typeof order === 'string' ? { text: order } : { order }), ...(after === undefined ? {} : { after }) },
          bearer,
        ),
      follow: (after = 0, lastEventId) =>
        follow(`${room.url}${at('/events')}?after=${after}`, {
          ...bearer,
          ...(lastEventId === undefined ? {} : { 'Last-Event-ID': String(lastEventId) }),
        }),
    }
  }

  /** A new game with everybody who has a link to it. */
  async function begin(asked: object = { edition: '2023' }) {
    const made = await ask('POST', 'record' in asked ? '/api/games/import' : '/api/games', asked, {})
    if (made.status !== 201) throw new Error(made.text)
    const { id, links } = made.body as { id: string; links: { host: string; watch: string; seats: Record<Seat, string> } }
    const sit = async (seat: Seat): Promise<Person> => {
      const joined = await ask('POST', `/api/games/${id}/join`, { link: links.seats[seat], name: `Player of ${seat}` }, {})
      if (joined.status !== 201) throw new Error(joined.text)
      return person(id, (joined.body as { secret: string }).secret)
    }
    return {
      id,
      links,
      sit,
      /** Every power in a hand of its own. */
      sitAll: async (): Promise<(seat: Seat) => Person> => {
        const seated = new Map<Seat, Person>()
        for (const seat of Object.keys(links.seats) as Seat[]) seated.set(seat, await sit(seat))
        return (seat) => seated.get(seat) as Person
      },
      host: person(id, links.host),
      watcher: person(id, links.watch ?? ''),
      seat: (seat: Seat) => person(id, links.seats[seat]),
      by: (secret: string) => person(id, secret),
    }
  }

  return { ...room, ask, begin, person }
}
