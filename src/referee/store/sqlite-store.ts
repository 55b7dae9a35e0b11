import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { fault } from '../fault.ts'
import { type Heard, Hearers } from './hearers.ts'
import { isName, nameOf, prepare, textOf } from './prepared.ts'
import { SqliteBatches } from './sqlite-batches.ts'
import { isMerged, openChecked, openFolder } from './sqlite-file.ts'
import { SqliteGames } from './sqlite-games.ts'
import { type GameRow, type Statements, statementsOf } from './sqlite-statements.ts'
import { type Outcome, SqliteWriting, type Work } from './sqlite-writing.ts'
import {
  type GameStore,
  type JournalLine,
  type KeptJournal,
  type Paper,
  type PaperName,
  type PaperSize,
  USUAL_PAGE,
  type Writing,
  type Written,
} from './store.ts'

/** How often we look whether another program has written, in milliseconds. */
const LOOK_AGAIN = 200

/** How soon what was deleted is out of the journal beside the file too, in milliseconds. */
const MERGE_AFTER = 1_000

/** The games kept in a folder, which is made if it is missing. */
export const openStore = (folder: string): GameStore => new SqliteStore(openFolder(folder))

/** Most who read on in a game know its header already, so it is not made of its text before somebody looks. */
const listed = ({ id, header, sequence }: GameRow) => ({
  game: id,
  get header(): unknown {
    return JSON.parse(header)
  },
  sequence,
})

class SqliteStore implements GameStore {
  readonly kind = 'sqlite'
  readonly #database: DatabaseSyncInstance
  readonly #asked: Statements
  readonly #games: SqliteGames
  readonly #batches: SqliteBatches
  readonly #hearers = new Hearers()
  #isClosed = false
  #lookout: NodeJS.Timeout | undefined
  /** Of all lines, by their numbers: the last when we looked, and how many were written here since. */
  #lastSeen = 0
  #own = 0
  #isLookDue = false
  #merging: NodeJS.Timeout | undefined

  constructor(file: string) {
    this.#database = openChecked(file)
    this.#asked = statementsOf(this.#database)
    this.#games = new SqliteGames(this.#asked)
    const writing = new SqliteWriting(this.#database, this.#asked, this.#games)
    this.#batches = new SqliteBatches(writing, file, (works, outcomes) => this.#tellKept(works, outcomes))
  }

  async create(game: string, header: unknown, writing: Writing): Promise<void> {
    const kept = await this.#keep({ type: 'create', game: nameOf(game), header: textOf(header), ...prepare(writing) })
    if (kept.type === 'game-exists') throw fault('game-exists', { game })
  }

  async write(game: string, expected: number, writing: Writing): Promise<Written> {
    return (await this.#keep({ type: 'write', game, expected, ...prepare(writing) })) as Written
  }

  async put(papers: readonly Paper[], discarded: readonly PaperName[] = []): Promise<void> {
    await this.#keep({ type: 'put', ...prepare({ lines: [], papers, discarded }) })
  }

  async read(game: string, after = 0): Promise<KeptJournal | undefined> {
    this.#demandOpen()
    const row = this.#games.row(game)
    return row && Object.assign(listed(row), { lines: row.sequence > after ? this.#asked.lines(row, after) : [] })
  }

  async remove(game: string, expected: number): Promise<boolean> {
    return (await this.#keep({ type: 'remove', game, expected })).type === 'removed'
  }

  async lineWith(game: string, key: string): Promise<JournalLine | undefined> {
    this.#demandOpen()
    const row = this.#games.row(game)
    return row && isName(key) ? this.#asked.lineWith(row, key) : undefined
  }

  async list(after?: string, most = USUAL_PAGE) {
    this.#demandOpen()
    return after === undefined || isName(after) ? this.#asked.games(after ?? null, most).map(listed) : []
  }

  async count(): Promise<number> {
    this.#demandOpen()
    return this.#asked.count()
  }

  async paper(kind: string, id: string): Promise<Paper | undefined> {
    this.#demandOpen()
    return isName(kind) && isName(id) ? this.#asked.paper(kind, id) : undefined
  }

  async papersOf(game: string, kind: string): Promise<readonly Paper[]> {
    this.#demandOpen()
    return isName(game) && isName(kind) ? this.#asked.papersOf(game, kind) : []
  }

  async sizesOf(game: string, kind: string): Promise<readonly PaperSize[]> {
    this.#demandOpen()
    return isName(game) && isName(kind) ? this.#asked.sizesOf(game, kind) : []
  }

  async lease(kind: string, now: number, until: number, most: number): Promise<readonly Paper[]> {
    const leased = await this.#keep({ type: 'lease', kind, now, until, most })
    return leased.type === 'leased' ? leased.papers : []
  }

  watch(heard: Heard): () => void {
    this.#demandOpen()
    if (this.#hearers.isEmpty) {
      this.#lastSeen = this.#asked.lastLine()
      // Some of what is away may be among these already: then it is no use to count.
      this.#own = this.#batches.isAway ? Number.NEGATIVE_INFINITY : 0
    }
    this.#lookout ??= setInterval(() => this.#look(), LOOK_AGAIN).unref()
    return this.#hearers.add(heard)
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    await this.#batches.finish()
    clearInterval(this.#lookout)
    clearTimeout(this.#merging)
    this.#hearers.clear()
    this.#database.close()
  }

  #demandOpen(): void {
    if (this.#isClosed) throw fault('store-closed', {})
  }

  #keep(work: Work): Promise<Outcome> {
    this.#demandOpen()
    return this.#batches.keep(work)
  }

  #look(): void {
    // What is away cannot be told from what others write before it is back.
    this.#isLookDue = this.#batches.isAway
    if (!this.#hearers.isEmpty && !this.#isLookDue) this.#tellOthers()
  }

  #tellKept(works: readonly Work[], outcomes: readonly Outcome[]): void {
    if (outcomes.some(({ type }) => type === 'removed')) this.#games.forget()
    if (works.some((work) => work.type === 'remove' || ('discarded' in work && work.discarded.length > 0))) this.#mergeSoon()
    if (this.#hearers.isEmpty) return
    const told = new Map<string, number>()
    works.forEach((work, index) => {
      const outcome = outcomes[index]
      if (outcome?.type !== 'written' || !('lines' in work)) return
      told.set(work.game, outcome.sequence)
      this.#own += work.lines.length
    })
    for (const [game, sequence] of told) this.#hearers.tell(game, sequence)
    if (this.#isLookDue) this.#tellOthers()
  }

  /** The journal still tells what was deleted until it is merged into the file and cut off; closing does both. */
  #mergeSoon(): void {
    this.#merging ??= setTimeout(() => {
      this.#merging = undefined
      if (this.#batches.isAway || !isMerged(this.#database)) this.#mergeSoon()
    }, MERGE_AFTER).unref()
  }

  /** Lines are numbered as they are written, whoever writes: all beyond the last that was looked at are new, and another's where they are more than our own. */
  #tellOthers(): void {
    this.#isLookDue = false
    const last = this.#asked.lastLine()
    if (last > this.#lastSeen + this.#own)
      for (const { id, sequence } of this.#asked.linesSince(this.#lastSeen)) this.#hearers.tell(id, sequence)
    this.#lastSeen = last
    this.#own = 0
  }
}
