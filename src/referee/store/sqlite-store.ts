import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { codeOf, fault, RefereeError, reasonOf } from '../fault.ts'
import { type Heard, Hearers } from './hearers.ts'
import { isName, nameOf, type Prepared, prepare, textOf } from './prepared.ts'
import { type GameRow, type Statements, statementsOf } from './sqlite-statements.ts'
import {
  type GameStore,
  type JournalLine,
  type KeptJournal,
  type Paper,
  type PaperName,
  USUAL_PAGE,
  type Writing,
  type Written,
} from './store.ts'
import { checkForm, migrate } from './store-schema.ts'

export const STORE_FILE = 'chancery.db'

/** How long another program may hold the file before we give up, in milliseconds. */
const PATIENCE = 5_000
/** How often we look whether another program has written, in milliseconds. */
const LOOK_AGAIN = 200

/** So many games are known again without looking. */
const MOST_KNOWN = 2_000

const NOT_A_DATABASE = 26

/** The games kept in a folder, which is made if it is missing. */
export const openStore = (folder: string): GameStore => new SqliteStore(openDatabase(openFolder(folder)))

/** Makes a folder for games if it is missing, and names the file in it. */
export function openFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw fault('no-data-folder', { folder, reason: codeOf(error) ?? reasonOf(error) })
  }
  return join(folder, STORE_FILE)
}

export function openDatabase(file: string): DatabaseSyncInstance {
  let database: DatabaseSyncInstance | undefined
  try {
    database = new DatabaseSync(file, { timeout: PATIENCE })
    checkForm(database, file)
    // What is deleted (a name, a letter) is overwritten, not only left out.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    migrate(database, file)
    return database
  } catch (error) {
    database?.close()
    if (error instanceof RefereeError) throw error
    throw (error as { readonly errcode?: number }).errcode === NOT_A_DATABASE
      ? fault('not-a-store', { file }, error)
      : fault('store-unusable', { file, reason: reasonOf(error) }, error)
  }
}

/** Work that waits for the next transaction, and whoever waits for the work. */
interface Waiting {
  readonly work: () => unknown
  readonly answer: (result: never) => void
  readonly fail: (error: RefereeError) => void
}

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
  readonly #hearers = new Hearers()
  /** What never changes of games that were asked for. */
  readonly #known = new Map<string, Pick<GameRow, 'number' | 'header'>>()
  #queue: Waiting[] = []
  #isClosed = false
  /** Games that this program wrote in and did not tell of yet. */
  #toTell = new Map<string, number>()
  #lookout: NodeJS.Timeout | undefined
  #lastTold = 0
  /** The last line that was written here. */
  #lastOwn = 0
  #changes = 0

  constructor(database: DatabaseSyncInstance) {
    this.#database = database
    this.#asked = statementsOf(database)
  }

  async create(game: string, header: unknown, writing: Writing): Promise<void> {
    const id = nameOf(game)
    const text = textOf(header)
    const prepared = prepare(writing)
    const isNew = await this.#inTransaction(() => {
      if (this.#asked.game(id) !== undefined) return false
      this.#keep(id, this.#asked.openGame(id, text), 0, prepared)
      return true
    })
    if (!isNew) throw fault('game-exists', { game })
  }

  async write(game: string, expected: number, writing: Writing): Promise<Written> {
    const prepared = prepare(writing)
    return this.#inTransaction((): Written => this.#goOn(game, expected, prepared) ?? this.#write(game, expected, prepared))
  }

  /** One line that is the next of its game, as nearly all are; undefined where that is not so. */
  #goOn(game: string, expected: number, prepared: Prepared): Written | undefined {
    const [line, ...more] = prepared.lines
    const number = this.#knownGame(game)?.number
    if (line === undefined || more.length > 0 || number === undefined) return undefined
    const own = this.#asked.addNext(number, expected + 1, line.key, line.body)
    if (own === undefined) return undefined
    this.#lastOwn = own
    this.#keepPapers(prepared)
    this.#toTell.set(game, expected + 1)
    return { type: 'written', sequence: expected + 1 }
  }

  #write(game: string, expected: number, prepared: Prepared): Written {
    const row = this.#gameRow(game)
    if (row === undefined) return { type: 'no-such-game' }
    for (const { key } of prepared.lines) {
      const line = key === null ? undefined : this.#asked.lineWith(row, key)
      if (line !== undefined) return { type: 'repeated', line }
    }
    if (row.sequence !== expected) return { type: 'conflict', sequence: row.sequence }
    return { type: 'written', sequence: this.#keep(game, row.number, expected, prepared) }
  }

  async put(papers: readonly Paper[], discarded: readonly PaperName[] = []): Promise<void> {
    const prepared = prepare({ lines: [], papers, discarded })
    await this.#inTransaction(() => this.#keepPapers(prepared))
  }

  async read(game: string, after = 0): Promise<KeptJournal | undefined> {
    this.#demandOpen()
    const row = this.#gameRow(game)
    return row && Object.assign(listed(row), { lines: row.sequence > after ? this.#asked.lines(row, after) : [] })
  }

  async lineWith(game: string, key: string): Promise<JournalLine | undefined> {
    this.#demandOpen()
    const row = this.#gameRow(game)
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

  async lease(kind: string, now: number, until: number, most: number): Promise<readonly Paper[]> {
    return this.#inTransaction(() => this.#asked.lease(kind, now, until, most))
  }

  watch(heard: Heard): () => void {
    this.#demandOpen()
    if (this.#hearers.isEmpty) {
      this.#lastTold = this.#asked.lastLine()
      this.#changes = this.#asked.changes()
    }
    this.#lookout ??= setInterval(() => this.#look(), LOOK_AGAIN).unref()
    return this.#hearers.add(heard)
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#commitQueue()
    clearInterval(this.#lookout)
    this.#hearers.clear()
    this.#database.close()
  }

  #knownGame(game: string): Pick<GameRow, 'number' | 'header'> | undefined {
    const known = this.#known.get(game)
    if (known !== undefined || !isName(game)) return known
    const found = this.#asked.game(game)
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    if (found !== undefined) this.#known.set(game, found)
    return found
  }

  #gameRow(game: string): GameRow | undefined {
    const known = this.#knownGame(game)
    return known && { ...known, id: game, sequence: this.#asked.sequence(known.number) }
  }

  #keep(game: string, number: number, before: number, { lines, ...papers }: Prepared): number {
    lines.forEach(({ key, body }, index) => {
      this.#lastOwn = this.#asked.addLine(number, before + index + 1, key, body)
    })
    this.#keepPapers(papers)
    this.#toTell.set(game, before + lines.length)
    return before + lines.length
  }

  #keepPapers({ papers, discarded }: Pick<Prepared, 'papers' | 'discarded'>): void {
    for (const name of discarded) this.#asked.discardPaper(name)
    for (const paper of papers) this.#asked.putPaper(paper)
  }

  #demandOpen(): void {
    if (this.#isClosed) throw fault('store-closed', {})
  }

  #look(): void {
    if (this.#hearers.isEmpty) return
    const changes = this.#asked.changes()
    if (changes !== this.#changes) this.#tell()
  }

  /** Lines are numbered as they are written, whoever writes: all beyond the last that was told of are new. */
  #tell(): void {
    const told = this.#toTell
    this.#toTell = new Map()
    if (this.#hearers.isEmpty) return
    const changes = this.#asked.changes()
    // Where no other program has written, only our own lines are new.
    const last = changes === this.#changes ? Math.max(this.#lastTold, this.#lastOwn) : this.#asked.lastLine()
    if (changes !== this.#changes) for (const { id, sequence } of this.#asked.linesSince(this.#lastTold)) told.set(id, sequence)
    this.#changes = changes
    this.#lastTold = last
    for (const [game, sequence] of told) this.#hearers.tell(game, sequence)
  }

  /** Does the work in the next transaction, together with all else that was asked for by then. */
  #inTransaction<T>(work: () => T): Promise<T> {
    this.#demandOpen()
    return new Promise((answer, fail) => {
      if (this.#queue.length === 0) setImmediate(() => this.#commitQueue())
      this.#queue.push({ work, answer, fail })
    })
  }

  /** One commit, and so one wait for the disk, answers everyone who waits. */
  #commitQueue(): void {
    if (this.#queue.length === 0) return
    const queue = this.#queue
    this.#queue = []
    try {
      this.#database.exec('BEGIN IMMEDIATE')
      const results = queue.map(({ work }) => work())
      this.#database.exec('COMMIT')
      queue.forEach(({ answer }, index) => {
        answer(results[index] as never)
      })
    } catch (error) {
      this.#toTell.clear()
      this.#known.clear()
      this.#lastOwn = 0
      const failure = fault('not-recorded', { reason: reasonOf(error) }, error)
      for (const { fail } of queue) fail(failure)
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
    }
    this.#tell()
  }
}
