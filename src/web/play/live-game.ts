import type { Order } from '../../rules/game/index.ts'
import { storeOf } from '../parts/index.ts'
import { followLines } from './line-stream.ts'
import { ask, type Problem, type Reply, type SeatMenu, type SeatView, type SeenLine } from './wire.ts'

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

/** How long a page waits before it opens the line again, in milliseconds; longer each time. */
const PATIENCE = [500, 1_000, 2_000, 5_000, 10_000]

const newKey = (): string => crypto.randomUUID()

/** One game, kept up to date for as long as somebody looks at it. */
export class LiveGame {
  readonly id: string
  readonly #store = storeOf<Live>({ menus: [], lines: [], line: 'opening' })
  #stream: AbortController | undefined
  #waiting: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #reading = 0

  constructor(id: string) {
    this.id = id
  }

  use = (): Live => this.#store.use()

  /** Begins to follow the game; gives what ends it. */
  follow(): () => void {
    void this.#start()
    return () => {
      clearTimeout(this.#waiting)
      this.#stream?.abort()
      this.#stream = undefined
    }
  }

  /** Reads everything again, and follows the line from there. */
  async #start(): Promise<void> {
    await this.#refresh()
    const { problem, lines } = this.#store.get()
    if (problem !== undefined && problem.status !== 0) return
    const stream = new AbortController()
    this.#stream?.abort()
    this.#stream = stream
    const opened = (): void => {
      this.#failures = 0
      this.#change({ line: 'open' })
    }
    await followLines(`/api/games/${this.id}/events?after=${lines.at(-1)?.sequence ?? 0}`, stream.signal, opened, (line) =>
      this.#take(line),
    )
    if (!stream.signal.aborted) this.#lose()
  }

  /** The line is gone: it is opened again after a while, and everything read again, for a key may be gone too. */
  #lose(): void {
    this.#change({ line: 'lost' })
    const wait = PATIENCE[Math.min(this.#failures, PATIENCE.length - 1)] ?? 0
    this.#failures += 1
    clearTimeout(this.#waiting)
    this.#waiting = setTimeout(() => void this.#start(), wait * (0.75 + Math.random() / 2))
  }

  #take(line: SeenLine): void {
    const { lines } = this.#store.get()
    if (line.sequence <= (lines.at(-1)?.sequence ?? 0)) return
    this.#change({ lines: [...lines, line] })
    void this.#refresh()
  }

  /** Only the last answer counts: an older one may come later. */
  async #refresh(): Promise<void> {
    this.#reading += 1
    const mine = this.#reading
    const { lines } = this.#store.get()
    const path = `/games/${this.id}`
    const [view, menu, news] = await Promise.all([
      ask<SeatView>('GET', path),
      ask<{ readonly menus: readonly SeatMenu[] }>('GET', `${path}/menu`),
      lines.length > 0 ? undefined : ask<{ readonly events: readonly SeenLine[] }>('GET', `${path}/events?after=0`),
    ])
    if (mine !== this.#reading) return
    if (!view.ok) {
      // Whoever may no longer look keeps nothing of it on the page; a server that is silent takes nothing away.
      if (view.problem.status === 0) return this.#change({ problem: view.problem })
      return this.#store.set({ menus: [], lines: [], line: 'lost', problem: view.problem })
    }
    const { problem: _mended, ...live } = this.#store.get()
    this.#store.set({
      ...live,
      view: view.body,
      menus: menu.ok ? menu.body.menus : [],
      lines: news?.ok && live.lines.length === 0 ? news.body.events : live.lines,
    })
  }

  #change(change: Partial<Live>): void {
    this.#store.set({ ...this.#store.get(), ...change })
  }

  /** Gives an order. An answer that is lost on the way is asked for again under the same key, so nothing is done twice. */
  async give(order: Order | { readonly text: string }): Promise<Reply<Given>> {
    const said = 'text' in order ? { text: order.text } : { order }
    const after = this.#store.get().lines.at(-1)?.sequence ?? 0
    const body = { key: newKey(), ...said, after }
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
