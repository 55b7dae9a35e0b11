import type { GameStore, Paper, PaperName } from '../store/store.ts'
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

/** More lines than any war has with all its letters; so many more for people who leave or have something of theirs deleted. */
export interface MostLines {
  readonly inAll: number
  readonly moreToEnd: number
}
const MOST_LINES: MostLines = { inAll: 100_000, moreToEnd: 10_000 }

/** Lines by which somebody goes, or something of theirs. */
const ENDING: readonly JournalBody['type'][] = [
  ...(['tenure-ended', 'link-made', 'link-revoked', 'devices-signed-out', 'name-deleted', 'texts-deleted'] as const),
  ...(['letter-deleted', 'note-deleted', 'notices-set'] as const),
]

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
  /** Its journal is as long as one may be. */
  | { readonly type: 'full'; readonly most: number }

export type Decision<No> = { readonly deed: Deed } | { readonly no: No }

/** Lines that are being written: whoever comes next decides on them, and is told nothing before they are safe. */
interface Ahead {
  readonly chain: object
  readonly table: Table
  readonly sequence: number
}

/** One writing that is on its way to the disk, and the key that it has there. */
interface Leaving {
  readonly writing: Promise<unknown>
  readonly key: string | null
}

/**
 * What of a game is on its way to the disk. It lasts as long as the game: a map that every order is put into and taken out of again would
 * keep the tables in it from being cleared up.
 */
class UnderWay {
  ahead: Ahead | undefined
  readonly #leaving: Leaving[] = []

  hasKey(key: string | null): boolean {
    return key !== null && this.#leaving.some((one) => one.key === key)
  }

  add(one: Leaving): void {
    this.#leaving.push(one)
  }

  /** It arrived, or did not. */
  remove(one: Leaving): void {
    this.#leaving.splice(this.#leaving.indexOf(one), 1)
    if (this.#leaving.length === 0) this.ahead = undefined
  }

  /** What was decided on lines that did not come to be counts no more. */
  forget(chain: object): void {
    if (this.ahead?.chain === chain) this.ahead = undefined
  }

  /** All that is on its way has arrived, or not. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#leaving.map(({ writing }) => writing))
  }
}

const pause = (attempt: number): Promise<void> => new Promise((go) => setTimeout(go, attempt < 3 ? 0 : Math.random() * attempt))

/** All games of a store, as they are on the disk. */
export class Hall {
  readonly store: GameStore
  readonly sources: Sources
  readonly #most: MostLines
  readonly #games = new LastUsed<HostedGame>(MOST_GAMES)
  readonly #reading = new Map<string, Promise<HostedGame | undefined>>()
  readonly #underWay = new WeakMap<HostedGame, UnderWay>()

  constructor(store: GameStore, sources: Sources = OWN_SOURCES, most: MostLines = MOST_LINES) {
    this.store = store
    this.sources = sources
    this.#most = most
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
      const underWay = this.#underWayOf(hosted)
      const { ahead } = underWay
      // What looks at papers has to wait for those that are on their way.
      if (ahead !== undefined && (on === 'what-is-settled' || underWay.hasKey(key))) {
        await underWay.settled()
        continue
      }
      const base = ahead ?? { table: hosted.table, sequence: hosted.sequence }
      const deciding = decide({ game: id, hosted, header: hosted.header, table: base.table })
      // Nothing comes between what is decided at once and its being written.
      const decision = deciding instanceof Promise ? await deciding : deciding
      if ('no' in decision) {
        if (ahead === undefined && known === undefined) return { type: 'refused', hosted, no: decision.no }
        await underWay.settled()
        continue
      }
      if (this.#isFull(base.sequence, decision.deed)) return { type: 'full', most: this.#most.inAll }
      const done = await this.#put(hosted, key, base.table, base.sequence, decision.deed, ahead)
      if (done !== undefined) return done
      await pause(attempt)
    }
    throw new Error('somebody else is always first')
  }

  /** Deletes a game, unless something happens in it at this moment. */
  async remove({ id, sequence }: HostedGame): Promise<boolean> {
    const isRemoved = await this.store.remove(id, sequence)
    if (isRemoved) this.#games.delete(id)
    return isRemoved
  }

  #isFull(sequence: number, { lines }: Deed): boolean {
    const { inAll, moreToEnd } = this.#most
    const after = sequence + lines.length
    return after > inAll && (after > inAll + moreToEnd || lines.some(({ type }) => !ENDING.includes(type)))
  }

  #underWayOf(hosted: HostedGame): UnderWay {
    const known = this.#underWay.get(hosted)
    if (known !== undefined) return known
    const none = new UnderWay()
    this.#underWay.set(hosted, none)
    return none
  }

  async #put(hosted: HostedGame, key: string | null, from: Table, sequence: number, deed: Deed, before: Ahead | undefined) {
    const { id } = hosted
    const underWay = this.#underWayOf(hosted)
    // Somebody was quicker while this was thought over.
    if (underWay.ahead !== before) return undefined
    const { lines: bodies, papers, discarded, table } = accompanied(id, hosted.header, from, deed)
    const lines = bodies.map((body, index) => ({ key: index === 0 ? key : null, body }))
    const chain = before?.chain ?? {}
    underWay.ahead = { chain, table, sequence: sequence + lines.length }
    const own = { writing: this.store.write(id, sequence, { lines, papers, discarded }), key }
    underWay.add(own)
    try {
      const written = await own.writing
      if (written.type === 'conflict' || written.type === 'no-such-game') {
        underWay.forget(chain)
        return undefined
      }
      if (written.type === 'written') hosted.grow(sequence, lines, from, table)
      else underWay.forget(chain)
      const isKnown = written.type === 'written' && hosted.sequence >= sequence + lines.length
      const now = isKnown ? hosted : await this.open(id)
      const line = written.type === 'repeated' ? now?.lineWith(written.line.key ?? '') : now?.lines[sequence]
      if (now === undefined || line === undefined) return undefined
      return { type: written.type === 'repeated' ? ('repeated' as const) : ('done' as const), hosted: now, line }
    } catch (error) {
      underWay.forget(chain)
      throw error
    } finally {
      underWay.remove(own)
    }
  }
}
