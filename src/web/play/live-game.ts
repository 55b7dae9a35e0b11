import { useEffect } from 'react'
import type { Order } from '../../rules/game/index.ts'
import { storeOf } from '../parts/index.ts'
import { followWhereRoom } from './line-room.ts'
import { followLines } from './line-stream.ts'
import { useSide } from './lobby/hot-seat.ts'
import { ask, newKey, type Problem, type Reply, type SeatMenu, type SeatView, type SeenLine } from './wire.ts'

/** A game as this page has it. */
export interface Live {
  readonly view?: SeatView
  readonly menus: readonly SeatMenu[]
  /** Everything that was shown, the oldest first. */
  readonly lines: readonly SeenLine[]
  /** Whether what happens comes in by itself; a page that waits for the line says so, and shows what it has. */
  readonly line: 'opening' | 'open' | 'lost'
  readonly problem?: Problem
}

/** What was given, as it is told to whoever gave it. */
export interface Given {
  readonly sequence: number
  readonly events: readonly unknown[]
}

/** Gives an order, and says whether it was taken. */
export type Give = (order: Order | { readonly text: string }) => Promise<boolean>

/** What the tabs of one browser say to each other about a game. */
type TabMessage =
  | { readonly is: 'newcomer' }
  | { readonly is: 'line'; readonly line: SeenLine }
  /** There is something new, which nobody was sent: look yourself. */
  | { readonly is: 'news' }
  | { readonly is: 'state'; readonly line: Live['line'] }

/** How long a page waits before it opens the line again, in milliseconds; longer each time. */
const PATIENCE = [500, 1_000, 2_000, 5_000, 10_000]

/** Waits before the next attempt, or until the device is online again. */
function patience(failures: number): Promise<void> {
  const wait = PATIENCE[Math.min(failures, PATIENCE.length - 1)] ?? 0
  return new Promise((go) => {
    setTimeout(go, wait * (0.75 + Math.random() / 2))
    addEventListener('online', () => go(), { once: true })
  })
}

/** How long a page that follows no line waits before it asks again, in milliseconds. */
const ASK_AGAIN = 5_000

const aWhile = (): Promise<void> =>
  new Promise((go) => {
    const over = new AbortController()
    const end = (): void => {
      over.abort()
      clearTimeout(timer)
      go()
    }
    const timer = setTimeout(end, ASK_AGAIN)
    document.addEventListener('visibilitychange', end, { signal: over.signal })
  })

/** One game, kept up to date for as long as somebody looks at it. */
export class LiveGame {
  readonly id: string
  readonly #store = storeOf<Live>({ menus: [], lines: [], line: 'opening' })
  #followers = 0
  #following: AbortController | undefined
  #tabs: BroadcastChannel | undefined
  #isLeading = false
  #reading = 0
  /** What is read as the page opens, until it is there. */
  #opening: Promise<void> | undefined

  /** Who looks, where several share this device. */
  readonly side: string | undefined

  constructor(id: string, side: string | undefined) {
    this.id = id
    this.side = side
  }

  use = (): Live => this.#store.use()

  /** Begins to follow the game; gives what ends it. */
  follow(): () => void {
    this.#followers += 1
    if (this.#followers === 1) this.#begin()
    return () => {
      this.#followers -= 1
      if (this.#followers > 0) return
      this.#following?.abort()
      this.#tabs?.close()
      this.#change({ line: 'opening' })
    }
  }

  /** One tab of a browser keeps the line and tells the others; when it goes, the next one takes the line up. */
  #begin(): void {
    const following = new AbortController()
    const name = `chancery.game.${this.id}.${this.side ?? ''}`
    this.#following = following
    this.#tabs = new BroadcastChannel(name)
    this.#tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => this.#hear(data))
    this.#tabs.postMessage({ is: 'newcomer' } satisfies TabMessage)
    this.#opening = this.#refresh().finally(() => {
      this.#opening = undefined
    })
    // Without locks (a page that is not served securely) each tab has a line of its own.
    if (navigator.locks === undefined) void this.#lead(following.signal)
    else navigator.locks.request(name, { signal: following.signal }, () => this.#lead(following.signal)).catch(() => undefined)
  }

  #hear(message: TabMessage): void {
    if (message.is === 'line') this.#take(message.line)
    else if (message.is === 'news') void this.#refresh()
    else if (message.is === 'state') {
      // Whatever a lost line did not bring is read before it counts as open again. Without locks each has a line of its own.
      if (!this.#isLeading && message.line !== this.#store.get().line)
        void (this.#opening ?? this.#refresh()).then(() => this.#change({ line: message.line }))
    } else if (this.#isLeading) this.#say({ is: 'state', line: this.#store.get().line })
  }

  #say(message: TabMessage): void {
    try {
      this.#tabs?.postMessage(message)
    } catch {
      return
    }
  }

  #hold(line: Live['line']): void {
    this.#change({ line })
    this.#say({ is: 'state', line })
  }

  /** Reads what happened since it was last read and follows the line from there, until nobody looks or the game is shut; a key may be gone as well as the line. */
  async #lead(signal: AbortSignal): Promise<void> {
    this.#isLeading = true
    let told = 0
    for (let failures = 0; !signal.aborted; failures += 1) {
      await (this.#opening ?? this.#refresh())
      const { problem } = this.#store.get()
      if (problem !== undefined && problem.status !== 0) break
      const opened = (): void => {
        failures = 0
        this.#hold('open')
      }
      const isFollowed = await followWhereRoom(signal, (until) => this.#followOnce(until, opened))
      if (signal.aborted) break
      if (isFollowed) {
        this.#hold('lost')
        await patience(failures)
      } else told = await this.#waitToAsk(told)
    }
    this.#isLeading = false
  }

  /** Where there is no room for a line of its own a page asks now and then, and at once when somebody looks at it; the other tabs are told. */
  async #waitToAsk(told: number): Promise<number> {
    const last = this.#last
    this.#hold('opening')
    if (last > told) this.#say({ is: 'news' })
    await aWhile()
    return last
  }

  /** A device that knows it is offline does not wait for the line to notice. */
  async #followOnce(signal: AbortSignal, opened: () => void): Promise<void> {
    const cut = new AbortController()
    const offline = (): void => cut.abort()
    addEventListener('offline', offline)
    await followLines(`/api/games/${this.id}/events?after=${this.#last}`, AbortSignal.any([signal, cut.signal]), opened, (line) => {
      this.#take(line)
      this.#say({ is: 'line', line })
    })
    removeEventListener('offline', offline)
  }

  get #last(): number {
    return this.#store.get().lines.at(-1)?.sequence ?? 0
  }

  #add(lines: readonly SeenLine[]): void {
    // A line may come over the stream before those that it follows have been read.
    const bySequence = new Map([...this.#store.get().lines, ...lines].map((line) => [line.sequence, line]))
    if (bySequence.size > this.#store.get().lines.length)
      this.#change({ lines: [...bySequence.values()].toSorted((one, other) => one.sequence - other.sequence) })
  }

  #take(line: SeenLine): void {
    if (line.sequence <= this.#last) return
    this.#add([line])
    void this.#refresh()
  }

  /** What was shown and is not here yet; a line that is open brings it by itself. */
  async #catchUp(): Promise<void> {
    if (this.#store.get().line === 'open' && this.#last > 0) return
    for (let more = true, after = this.#last; more; ) {
      const news = await ask<{ readonly events: readonly SeenLine[]; readonly more: boolean }>(
        'GET',
        `/games/${this.id}/events?after=${after}`,
      )
      if (!news.ok) return
      this.#add(news.body.events)
      more = news.body.more && news.body.events.length > 0
      after = news.body.events.at(-1)?.sequence ?? after
    }
  }

  /** Only the last answer counts: an older one may come later. */
  async #refresh(): Promise<void> {
    this.#reading += 1
    const mine = this.#reading
    const path = `/games/${this.id}`
    const [view, menu] = await Promise.all([
      ask<SeatView>('GET', path),
      ask<{ readonly menus: readonly SeatMenu[] }>('GET', `${path}/menu`),
      this.#catchUp(),
    ])
    if (mine !== this.#reading) return
    if (!view.ok) {
      // Whoever may no longer look keeps nothing of it on the page; a server that is silent takes nothing away.
      if (view.problem.status === 0) return this.#change({ problem: view.problem })
      return this.#store.set({ menus: [], lines: [], line: 'lost', problem: view.problem })
    }
    const { problem: _mended, ...live } = this.#store.get()
    this.#store.set({ ...live, view: view.body, menus: menu.ok ? menu.body.menus : [] })
  }

  #change(change: Partial<Live>): void {
    this.#store.set({ ...this.#store.get(), ...change })
  }

  /** Gives an order. An answer that is lost on the way is asked for again under the same key, so nothing is done twice. */
  async give(order: Order | { readonly text: string }): Promise<Reply<Given>> {
    const said = 'text' in order ? { text: order.text } : { order }
    const body = { key: newKey(), ...said, after: this.#last }
    const path = `/games/${this.id}/orders`
    let reply = await ask<Given>('POST', path, body)
    for (let attempt = 0; attempt < 3 && !reply.ok && reply.problem.status === 0; attempt += 1) {
      await new Promise((go) => setTimeout(go, PATIENCE[attempt] ?? 0))
      reply = await ask<Given>('POST', path, body)
    }
    await this.#refresh()
    return reply
  }
}

let last: LiveGame | undefined

/** The game of that name, as one side has it: pages that look at it one after another have the same. */
function liveGame(id: string, side: string | undefined): LiveGame {
  if (last?.id !== id || last.side !== side) last = new LiveGame(id, side)
  return last
}

/** A game that is followed for as long as whoever uses it is on the page. */
export function useLiveGame(id: string): readonly [LiveGame, Live] {
  const game = liveGame(id, useSide(id))
  useEffect(() => game.follow(), [game])
  return [game, game.use()]
}
