import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite'
import { codeOf, fault, RefereeError, reasonOf } from '../fault.ts'
import type { Appended, GameHeader, GameStore, ListedGame, RecordedGame } from './store.ts'
import { checkForm, migrate } from './store-schema.ts'

export const STORE_FILE = 'chancery.db'

/** How long another program may hold the file before we give up, in milliseconds. */
const PATIENCE = 5_000

const NOT_A_DATABASE = 26

/** The games kept in a folder, which is made if it is missing. */
export function openStore(folder: string): GameStore {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw fault('no-data-folder', { folder, reason: codeOf(error) ?? reasonOf(error) })
  }
  return new SqliteStore(openDatabase(join(folder, STORE_FILE)))
}

function openDatabase(file: string): DatabaseSyncInstance {
  let database: DatabaseSyncInstance | undefined
  try {
    database = new DatabaseSync(file, { timeout: PATIENCE })
    checkForm(database, file)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
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

type GameRow = { readonly number: number; readonly id: string; readonly header: string; readonly version: number }
type EventRow = { readonly version: number; readonly event: string }

const GAMES = `SELECT number, id, header, (SELECT coalesce(max(version), 0) FROM events WHERE game = number) AS version FROM games`

const listed = ({ id, header, version }: GameRow): ListedGame => ({ game: id, header: JSON.parse(header) as GameHeader, version })

/** What is not JSON would be lost on the way to the disk. */
function textOf(value: unknown): string {
  const text: string | undefined = JSON.stringify(value)
  if (text === undefined) throw new TypeError(`${typeof value} is not JSON`)
  return text
}

class SqliteStore implements GameStore {
  readonly kind = 'sqlite'
  readonly #database: DatabaseSyncInstance
  readonly #insertGame: StatementSyncInstance
  readonly #insertEvent: StatementSyncInstance
  readonly #selectGame: StatementSyncInstance
  readonly #selectGames: StatementSyncInstance
  readonly #selectEvents: StatementSyncInstance
  #queue: Waiting[] = []

  constructor(database: DatabaseSyncInstance) {
    this.#database = database
    this.#insertGame = database.prepare('INSERT INTO games (id, header) VALUES (?, ?)')
    this.#insertEvent = database.prepare('INSERT INTO events (game, version, event) VALUES (?, ?, ?)')
    this.#selectGame = database.prepare(`${GAMES} WHERE id = ?`)
    this.#selectGames = database.prepare(`${GAMES} ORDER BY number`)
    this.#selectEvents = database.prepare(
      'SELECT version, event FROM events WHERE game = ? AND version > ? AND version <= ? ORDER BY version',
    )
  }

  async create(header: GameHeader): Promise<string> {
    const text = textOf(header)
    return this.#inTransaction(() => {
      const id = randomBytes(6).toString('hex')
      this.#insertGame.run(id, text)
      return id
    })
  }

  async append(game: string, expectedVersion: number, events: readonly unknown[]): Promise<Appended> {
    const texts = events.map(textOf)
    return this.#inTransaction(() => {
      const row = this.#gameRow(game)
      if (row === undefined) return { type: 'no-such-game' }
      if (row.version !== expectedVersion) return { type: 'conflict', version: row.version }
      texts.forEach((text, index) => {
        this.#insertEvent.run(row.number, expectedVersion + index + 1, text)
      })
      return { type: 'appended', version: expectedVersion + texts.length }
    })
  }

  async read(game: string, fromVersion = 0): Promise<RecordedGame | undefined> {
    this.#demandOpen()
    const row = this.#gameRow(game)
    if (row === undefined) return undefined
    const events = this.#selectEvents.all(row.number, fromVersion, row.version) as readonly EventRow[]
    return { ...listed(row), events: events.map(({ version, event }) => ({ version, event: JSON.parse(event) as unknown })) }
  }

  async list(): Promise<readonly ListedGame[]> {
    this.#demandOpen()
    return (this.#selectGames.all() as readonly GameRow[]).map(listed)
  }

  async close(): Promise<void> {
    if (!this.#database.isOpen) return
    this.#commitQueue()
    this.#database.close()
  }

  #gameRow(game: string): GameRow | undefined {
    return this.#selectGame.get(game) as GameRow | undefined
  }

  #demandOpen(): void {
    if (!this.#database.isOpen) throw fault('store-closed', {})
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
      const failure = fault('not-recorded', { reason: reasonOf(error) }, error)
      for (const { fail } of queue) fail(failure)
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
    }
  }
}
