import type { Hall } from '../hall.ts'
import { type Party, type Token, watchingOf } from '../seats/admission.ts'
import { nameOfEyes, type Seen, type Watching } from './seen.ts'

/** Where lines are sent as they come. */
export interface Outlet {
  send(bytes: Uint8Array): void
  /** Whether more may be sent now; if not, `later` is called when it may. */
  hasRoom(later: () => void): boolean
  close(): void
  onClose(over: () => void): void
}

interface Follower {
  readonly tokens: readonly Token[]
  /** The same for all who came by the same links. */
  readonly name: string
  readonly eyes: string
  readonly watching: Watching
  readonly outlet: Outlet
  /** The last line that was sent. */
  at: number
  /** There was no room for more; it goes on when there is. */
  isWaiting: boolean
}

/** Those who follow games as they are played, told by whichever process writes. */
export class Following {
  readonly #hall: Hall
  readonly #followers = new Map<string, Set<Follower>>()
  /** Games that are being looked at, and whether to look again. */
  readonly #looking = new Map<string, { again: boolean }>()
  readonly #failed: (error: unknown) => void
  readonly #deaf: () => void

  constructor(hall: Hall, failed: (error: unknown) => void) {
    this.#hall = hall
    this.#failed = failed
    this.#deaf = hall.store.watch((game, sequence) => this.#heard(game, sequence))
  }

  /** Sends what was shown after a line, then everything as it is written, until the grant ends. */
  async follow({ hosted, tokens, watching }: Party, after: number, outlet: Outlet): Promise<void> {
    const { id } = hosted
    const followers = this.#followers.get(id) ?? new Set()
    const name = JSON.stringify(tokens)
    const follower: Follower = { tokens, name, eyes: nameOfEyes(watching), watching, outlet, at: after, isWaiting: false }
    this.#followers.set(id, followers.add(follower))
    outlet.onClose(() => {
      followers.delete(follower)
      if (followers.size === 0 && this.#followers.get(id) === followers) this.#followers.delete(id)
    })
    await this.#look(id)
  }

  /** Hears nothing more. */
  close(): void {
    this.#deaf()
  }

  /** After the line was down everybody may have missed something. */
  #heard(game: string, sequence: number | null): void {
    const games = sequence === null ? [...this.#followers.keys()] : this.#followers.has(game) ? [game] : []
    for (const one of games) this.#look(one).catch(this.#failed)
  }

  async #look(game: string): Promise<void> {
    const looking = this.#looking.get(game)
    if (looking !== undefined) {
      looking.again = true
      return
    }
    const now = { again: true }
    this.#looking.set(game, now)
    try {
      while (now.again) {
        now.again = false
        await this.#tell(game)
      }
    } finally {
      this.#looking.delete(game)
    }
  }

  async #tell(game: string): Promise<void> {
    const hosted = await this.#hall.open(game)
    const seen = new Map<string, Seen | undefined>()
    for (const follower of [...(this.#followers.get(game) ?? [])]) {
      const { tokens, name, eyes, watching, outlet } = follower
      const own = `${eyes} ${name}`
      if (!seen.has(own)) {
        const now = hosted && watchingOf(hosted.table, tokens)
        seen.set(own, now !== undefined && nameOfEyes(now) === eyes ? hosted?.seenBy(watching) : undefined)
      }
      const shown = seen.get(own)
      if (shown === undefined) outlet.close()
      else if (!follower.isWaiting) this.#send(game, follower, shown)
    }
  }

  /** A long past is sent as fast as it is taken in. */
  #send(game: string, follower: Follower, seen: Seen): void {
    const goOn = (): void => {
      follower.isWaiting = false
      this.#look(game).catch(this.#failed)
    }
    for (const line of seen.after(follower.at)) {
      if (!follower.outlet.hasRoom(goOn)) {
        follower.isWaiting = true
        return
      }
      follower.outlet.send(seen.frameOf(line))
      follower.at = line.sequence
    }
    follower.at = Math.max(follower.at, seen.sequence)
  }
}
