import type { GameStore, JournalLine, Paper, PaperName } from '../store/store.ts'
import { accompanied } from './companions.ts'
import type { HostedHeader } from './header.ts'
import { HostedGame } from './hosted-game.ts'
import { type JournalBody, type Table, tableAt } from './journal/journal.ts'
import { LastUsed } from './last-used.ts'
import { OWN_SOURCES, type Sources } from './sources.ts'

/** How many games are kept ready, the last used of them; others are read from the disk. */
const MOST_GAMES = 200
/** How often somebody else may be first before we give up. */
const MOST_TRIES = 100

/** What is to be written: lines, and papers beside them. */
export interface Deed {
  readonly lines: readonly JournalBody[]
  readonly papers?: readonly Paper[]
  readonly discarded?: readonly PaperName[]
}

/** The game that something is decided on; the last of it may still be on its way to the disk. */
export interface Moment {
  readonly game: string
  /** What of it is on the disk. */
  readonly hosted: HostedGame
  readonly header: HostedHeader
  readonly table: Table
}

/** What came of a deed: it stands, it had been done before, or it was not to be. */
export type Done<No> =
  | { readonly type: 'done' | 'repeated'; readonly hosted: HostedGame; readonly line: JournalBody }
  | { readonly type: 'refused'; readonly hosted: HostedGame; readonly no: No }
  | { readonly type: 'no-such-game' }

export type Decision<No> = { readonly deed: Deed } | { readonly no: No }

/** Lines that are being written: whoever comes next decides on them, and is told nothing before they are safe. */
interface Ahead {
  readonly chain: object
  readonly table: Table
  readonly sequence: number
}

/** One writing that is on its way to the disk, and the key that it has there. */
interface UnderWay {
  readonly writing: Promise<unknown>
  readonly key: string | null
}

const pause = (attempt: number): Promise<void> => new Promise((go) => setTimeout(go, attempt < 3 ? 0 : Math.random() * attempt))

/** All games of a store, as they are on the disk. */
export class Hall {
  readonly store: GameStore
  readonly sources: Sources
  readonly #games = new LastUsed<HostedGame>(MOST_GAMES)
  readonly #reading = new Map<string, Promise<HostedGame | undefined>>()
  readonly #ahead = new Map<string, Ahead>()
  readonly #underWay = new Map<string, Set<UnderWay>>()

  constructor(store: GameStore, sources: Sources = OWN_SOURCES) {
    this.store = store
    this.sources = sources
  }

  async create(id: string, header: HostedHeader, deed: Deed): Promise<void> {
    const { lines, papers } = accompanied(id, header, tableAt(header), deed)
    await this.store.create(id, header, { lines: lines.map((body) => ({ key: null, body })), papers })
  }

  /** A game as it was when it was last read or written here. */
  known(id: string): HostedGame | undefined {
    return this.#games.get(id)
  }

  /** A game up to date; whoever asks for one that is not kept ready waits with all others who do. */
  async open(id: string): Promise<HostedGame | undefined> {
    const known = this.#games.get(id)
    if (known === undefined) return this.#firstReading(id)
    const found = await this.store.read(id, known.sequence)
    if (found === undefined) return undefined
    known.take(found.lines)
    // It may have been forgotten meanwhile: there is one of each game, for what is on its way is decided on it.
    if (this.#games.get(id) !== known) this.#games.set(id, known)
    return known
  }

  #firstReading(id: string): Promise<HostedGame | undefined> {
    const reading = this.#reading.get(id) ?? this.#read(id).finally(() => this.#reading.delete(id))
    this.#reading.set(id, reading)
    return reading
  }

  async #read(id: string): Promise<HostedGame | undefined> {
    const found = await this.store.read(id)
    if (found === undefined) return undefined
    const hosted = new HostedGame(id, found.header as HostedHeader)
    hosted.take(found.lines)
    this.#games.set(id, hosted)
    return hosted
  }

  /**
   * Decides something and writes it down: on what is there now, and again if somebody else was first. A key that is known says that it was
   * done before. Nothing is answered before it is safely on the disk, nor anything that rests on what is not.
   */
  async write<No>(
    id: string,
    key: string | null,
    decide: (moment: Moment) => Decision<No> | Promise<Decision<No>>,
    on: 'what-is-under-way' | 'what-is-settled' = 'what-is-under-way',
  ): Promise<Done<No>> {
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      // Whoever asks has looked a moment ago. If that is not the last word, the store says so; and nobody is refused on it.
      const known = attempt === 0 ? this.known(id) : undefined
      const hosted = known ?? (await this.open(id))
      if (hosted === undefined) return { type: 'no-such-game' }
      const before = key === null ? undefined : hosted.lineWith(key)
      if (before !== undefined) return { type: 'repeated', hosted, line: before }
      const ahead = this.#ahead.get(id)
      // What looks at papers has to wait for those that are on their way.
      if (ahead !== undefined && (on === 'what-is-settled' || this.#isUnderWay(id, key))) {
        await this.#settled(id)
        continue
      }
      const base = ahead ?? { table: hosted.table, sequence: hosted.sequence }
      const deciding = decide({ game: id, hosted, header: hosted.header, table: base.table })
      // Nothing comes between what is decided at once and its being written.
      const decision = deciding instanceof Promise ? await deciding : deciding
      if ('no' in decision) {
        if (ahead === undefined && known === undefined) return { type: 'refused', hosted, no: decision.no }
        await this.#settled(id)
        continue
      }
      const done = await this.#put(hosted, key, base.table, base.sequence, decision.deed, ahead)
      if (done !== undefined) return done
      await pause(attempt)
    }
    throw new Error('somebody else is always first')
  }

  #isUnderWay(id: string, key: string | null): boolean {
    if (key !== null) for (const one of this.#underWay.get(id) ?? []) if (one.key === key) return true
    return false
  }

  /** Whatever is on its way to the disk has arrived, or not. */
  async #settled(id: string): Promise<void> {
    await Promise.allSettled([...(this.#underWay.get(id) ?? [])].map(({ writing }) => writing))
  }

  async #put(hosted: HostedGame, key: string | null, from: Table, sequence: number, deed: Deed, before: Ahead | undefined) {
    const { id } = hosted
    const now = this.#ahead.get(id)
    // Somebody was quicker while this was thought over.
    if (now !== before) return undefined
    const { lines: bodies, papers, discarded, table } = accompanied(id, hosted.header, from, deed)
    const lines = bodies.map((body, index) => ({ key: index === 0 ? key : null, body }))
    const chain = before?.chain ?? {}
    this.#ahead.set(id, { chain, table, sequence: sequence + lines.length })
    const writing = this.store.write(id, sequence, { lines, papers, discarded })
    const underWay = this.#underWay.get(id) ?? new Set()
    const own = { writing, key }
    this.#underWay.set(id, underWay.add(own))
    try {
      const written = await writing
      if (written.type === 'conflict' || written.type === 'no-such-game') {
        this.#forget(id, chain)
        return undefined
      }
      const kept = lines.map((line, index): JournalLine => ({ ...line, sequence: sequence + index + 1 }))
      if (written.type === 'written') hosted.grow(kept, from, table)
      else this.#forget(id, chain)
      const isKnown = written.type === 'written' && hosted.sequence >= sequence + lines.length
      const now = isKnown ? hosted : await this.open(id)
      const line = written.type === 'repeated' ? now?.lineWith(written.line.key ?? '') : now?.lines[sequence]
      if (now === undefined || line === undefined) return undefined
      return { type: written.type === 'repeated' ? ('repeated' as const) : ('done' as const), hosted: now, line }
    } catch (error) {
      this.#forget(id, chain)
      throw error
    } finally {
      underWay.delete(own)
      if (underWay.size === 0) {
        this.#underWay.delete(id)
        this.#ahead.delete(id)
      }
    }
  }

  #forget(id: string, chain: object): void {
    if (this.#ahead.get(id)?.chain === chain) this.#ahead.delete(id)
  }
}
