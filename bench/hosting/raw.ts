import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import pg from 'pg'
import type { Keeping } from './referee.ts'

/** An order as the store keeps it: one line under its key, and nothing beside it. */
interface Row {
  readonly game: number
  readonly key: string
  readonly body: string
}

const MOST_ROWS = 2_000
/** About as much as an order is in a journal. */
const ROW_BYTES = 400

/** How often a second the disk has a row safe, with nothing else to do: the faster it is, the less there is to share among many orders. */
export async function syncRate(seconds: number): Promise<number> {
  const aside = mkdtempSync(join(tmpdir(), 'chancery-sync-'))
  const file = openSync(join(aside, 'rows'), 'a')
  const bytes = Buffer.alloc(ROW_BYTES, 'x')
  try {
    return await timed([{ game: 0, key: '', body: '' }], seconds, () => {
      writeSync(file, bytes)
      fdatasyncSync(file)
    })
  } finally {
    closeSync(file)
    rmSync(aside, { recursive: true })
  }
}

/** How many rows a second the store takes one at a time, each safe on the disk before the next: rows that the referee wrote there. */
export function rawRate(keeping: Keeping, seconds: number): Promise<number> {
  return keeping.database === undefined ? inSqlite(keeping.folder, seconds) : inPostgres(keeping.database, seconds)
}

async function timed(rows: readonly Row[], seconds: number, append: (row: Row, at: number) => void | Promise<void>): Promise<number> {
  const from = performance.now()
  let count = 0
  while (performance.now() - from < seconds * 1_000) {
    const row = rows[count % rows.length]
    if (row !== undefined) await append(row, ++count)
  }
  return (count * 1_000) / (performance.now() - from)
}

/** The key as it was, under another number: as long, and new. */
const anew = (key: string, at: number): string => key.replace(/\d+$/, String(at))

/** In a file with the same tables, found by the same indices and kept by the same settings. */
async function inSqlite(folder: string, seconds: number): Promise<number> {
  const kept = new DatabaseSync(join(folder, 'chancery.db'), { readOnly: true })
  const asked = <T>(text: string, ...values: number[]): readonly T[] => kept.prepare(text).all(...values) as unknown as readonly T[]
  const made = asked<{ sql: string }>(
    `SELECT sql FROM sqlite_schema WHERE tbl_name IN ('games', 'lines') AND sql IS NOT NULL ORDER BY rowid`,
  )
  const games = asked<{ number: number; id: string; header: string }>('SELECT number, id, header FROM games')
  const rows = asked<Row>('SELECT game, key, body FROM lines WHERE key IS NOT NULL LIMIT ?', MOST_ROWS)
  kept.close()
  const aside = mkdtempSync(join(folder, 'raw-'))
  const raw = new DatabaseSync(join(aside, 'raw.db'))
  raw.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA wal_autocheckpoint = 8000')
  for (const { sql } of made) raw.exec(sql)
  const insertGame = raw.prepare('INSERT INTO games (number, id, header) VALUES (?, ?, ?)')
  for (const { number, id, header } of games) insertGame.run(number, id, header)
  const insert = raw.prepare('INSERT INTO lines (game, sequence, key, body) VALUES (?, ?, ?, ?)')
  const rate = await timed(rows, seconds, ({ game, key, body }, at) => {
    insert.run(game, at, anew(key, at), body)
  })
  raw.close()
  rmSync(aside, { recursive: true })
  return rate
}

async function inPostgres(url: string, seconds: number): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<Row>('SELECT game, key, body FROM chancery.lines WHERE key IS NOT NULL LIMIT $1', [MOST_ROWS])
  await client.query('CREATE TABLE raw (LIKE chancery.lines INCLUDING ALL)')
  const text = 'INSERT INTO raw (game, sequence, key, body, written) VALUES ($1, $2, $3, $4, clock_timestamp())'
  const rate = await timed(rows, seconds, async ({ game, key, body }, at) => {
    await client.query({ name: 'raw', text, values: [game, at, anew(key, at), body] })
  })
  await client.query('DROP TABLE raw')
  await client.end()
  return rate
}
