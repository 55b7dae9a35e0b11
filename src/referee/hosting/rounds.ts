import type { Hall } from './hall.ts'

/** Longer than it takes to look at a game: if we are gone by then, another process does. */
const LEASE = 60_000
const AT_ONCE = 50
/** While so many games are looked after, no more are leased. */
const MOST_UNDER_WAY = 200

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
  /** Games that are looked after, and whether they were due again meanwhile. */
  readonly #underWay = new Map<string, { isDueAgain: boolean; readonly done: Promise<void> }>()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #isStopped = false

  constructor(hall: Hall, errand: Errand, failed: (error: unknown) => void) {
    this.#hall = hall
    this.#errand = errand
    this.#failed = failed
  }

  start(every = this.#errand.every): void {
    this.#timer = setInterval(() => void this.#look(), every)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#isStopped = true
    await this.#looking
    await this.#settled()
  }

  /** One round, until all that was due is done. */
  async run(): Promise<void> {
    await this.#look()
    await this.#settled()
  }

  async #settled(): Promise<void> {
    await Promise.all([...this.#underWay.values()].map(({ done }) => done))
  }

  /** Begins with all that is due; no game waits for what takes long in another. */
  #look(): Promise<void> {
    this.#looking ??= this.#lease()
      .catch(this.#failed)
      .finally(() => {
        this.#looking = undefined
      })
    return this.#looking
  }

  async #lease(): Promise<void> {
    for (let isMore = true; isMore && !this.#isStopped; ) {
      const now = this.#hall.sources.now()
      const due = await this.#hall.store.lease(this.#errand.kind, now, now + LEASE, AT_ONCE)
      for (const { id } of due) {
        const before = this.#underWay.get(id)
        if (before !== undefined) before.isDueAgain = true
        else this.#underWay.set(id, { isDueAgain: false, done: this.#goOn(id) })
      }
      isMore = due.length === AT_ONCE
      while (isMore && this.#underWay.size >= MOST_UNDER_WAY) await Promise.race([...this.#underWay.values()].map(({ done }) => done))
    }
  }

  async #goOn(id: string): Promise<void> {
    // What looks after it is in the map by then.
    await Promise.resolve()
    const own = this.#underWay.get(id)
    do {
      if (own !== undefined) own.isDueAgain = false
      await this.#errand.goOn(this.#hall, id).catch(this.#failed)
    } while (own?.isDueAgain === true && !this.#isStopped)
    this.#underWay.delete(id)
  }
}
