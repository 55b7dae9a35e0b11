import type { Hall } from './hall.ts'

/** Longer than it takes to look at a game: if we are gone by then, another process does. */
const LEASE = 60_000
const AT_ONCE = 50

/** What is looked for in every round: papers of a kind, each about a game in which something is due. */
export interface Errand {
  readonly kind: string
  /** Milliseconds between two rounds. */
  readonly every: number
  readonly goOn: (hall: Hall, game: string) => Promise<void>
}

/** Looks again and again after all games in which something is due; several processes may do so on one store. */
export class Rounds {
  readonly #hall: Hall
  readonly #errand: Errand
  readonly #failed: (error: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined

  constructor(hall: Hall, errand: Errand, failed: (error: unknown) => void) {
    this.#hall = hall
    this.#errand = errand
    this.#failed = failed
  }

  start(every = this.#errand.every): void {
    this.#timer = setInterval(() => void this.run(), every)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }

  /** One round; whoever asks during one waits for it. */
  run(): Promise<void> {
    this.#running ??= this.#round()
      .catch(this.#failed)
      .finally(() => {
        this.#running = undefined
      })
    return this.#running
  }

  async #round(): Promise<void> {
    const now = this.#hall.sources.now()
    const due = await this.#hall.store.lease(this.#errand.kind, now, now + LEASE, AT_ONCE)
    await Promise.all(due.map(({ id }) => this.#errand.goOn(this.#hall, id).catch(this.#failed)))
  }
}
