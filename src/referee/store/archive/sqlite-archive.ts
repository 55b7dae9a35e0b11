import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { fault, RefereeError, reasonOf } from '../../fault.ts'
import type { LineRow, PreparedPaper } from '../prepared.ts'
import { openDatabase, openFolder, STORE_FILE } from '../sqlite-file.ts'
import { checkForm, FORM } from '../store-schema.ts'
import type { ArchiveRow, Counts, Snapshot } from './rows.ts'

const PATIENCE = 30_000
/** How many games, and how many papers, are read at once. */
const AT_ONCE = 500

/** The games of a folder, from a copy: whoever plays there goes on, and what is older than this version is brought up to date in the copy alone. */
export function snapshotOfFolder(folder: string): Snapshot {
  const file = join(folder, STORE_FILE)
  if (!existsSync(file)) throw fault('no-games', { place: folder })
  const aside = mkdtempSync(join(tmpdir(), 'chancery-copy-'))
  const remove = (): void => rmSync(aside, { recursive: true, force: true })
  try {
    const found = copied(file, join(aside, STORE_FILE))
    const database = openDatabase(join(aside, STORE_FILE))
    return {
      form: { found, known: FORM },
      counts: countsIn(database),
      rows: () => rowsIn(database),
      close: async () => {
        database.close()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error instanceof RefereeError ? error : fault('store-unusable', { file, reason: reasonOf(error) }, error)
  }
}

function copied(file: string, copy: string): number {
  const database = new DatabaseSync(file, { timeout: PATIENCE })
  try {
    const found = checkForm(database, file)
    database.prepare('VACUUM INTO ?').run(copy)
    return found
  } finally {
    database.close()
  }
}

const countsIn = (database: DatabaseSyncInstance): Counts =>
  database
    .prepare('SELECT (SELECT count(*) FROM games) AS games, (SELECT count(*) FROM lines) AS lines, (SELECT count(*) FROM papers) AS papers')
    .get() as Counts

async function* rowsIn(database: DatabaseSyncInstance): AsyncGenerator<ArchiveRow> {
  const games = database.prepare('SELECT number, id AS game, header FROM games WHERE number > ? ORDER BY number LIMIT ?')
  const lines = database.prepare('SELECT key, body FROM lines WHERE game = ? ORDER BY sequence')
  for (let last = 0; ; ) {
    const page = games.all(last, AT_ONCE) as readonly { number: number; game: string; header: string }[]
    for (const { number, game, header } of page) {
      const own = lines.all(number) as readonly Omit<LineRow, 'sequence'>[]
      yield { type: 'game', game, header, lines: own.length }
      for (const { key, body } of own) yield { type: 'line', key, body }
      last = number
    }
    if (page.length < AT_ONCE) break
  }
  const papers = database.prepare('SELECT kind, id, game, due, body FROM papers WHERE (kind, id) > (?, ?) ORDER BY kind, id LIMIT ?')
  for (let last = { kind: '', id: '' }; ; ) {
    const page = papers.all(last.kind, last.id, AT_ONCE) as unknown as readonly PreparedPaper[]
    for (const paper of page) yield { type: 'paper', ...paper }
    last = page.at(-1) ?? last
    if (page.length < AT_ONCE) break
  }
}

/** Puts everything into a folder that has no games yet, all or nothing. */
export async function restoreIntoFolder(folder: string, rows: AsyncIterable<ArchiveRow>): Promise<Counts> {
  const database = openDatabase(openFolder(folder))
  try {
    database.exec('BEGIN IMMEDIATE')
    const { games, papers } = countsIn(database)
    if (games + papers > 0) throw fault('games-there', { place: folder })
    await insertAll(database, rows)
    const counts = countsIn(database)
    database.exec('COMMIT')
    return counts
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error instanceof RefereeError ? error : fault('not-recorded', { reason: reasonOf(error) }, error)
  } finally {
    database.close()
  }
}

async function insertAll(database: DatabaseSyncInstance, rows: AsyncIterable<ArchiveRow>): Promise<void> {
  const insertGame = database.prepare('INSERT INTO games (id, header) VALUES (?, ?)')
  const insertLine = database.prepare('INSERT INTO lines (game, sequence, key, body) VALUES (?, ?, ?, ?)')
  const insertPaper = database.prepare('INSERT INTO papers (kind, id, game, due, body) VALUES (?, ?, ?, ?, ?)')
  let game = 0
  let sequence = 0
  for await (const row of rows) {
    switch (row.type) {
      case 'game':
        game = Number(insertGame.run(row.game, row.header).lastInsertRowid)
        sequence = 0
        break
      case 'line':
        sequence += 1
        insertLine.run(game, sequence, row.key, row.body)
        break
      case 'paper':
        insertPaper.run(row.kind, row.id, row.game, row.due, row.body)
    }
  }
}
