import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import pg from 'pg'
import type { Keeping } from './referee.ts'

interface Row {
  readonly sequence: number
  readonly key: string | null
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
    return await timed([{ sequence: 0, key: null, body: '' }], seconds, () => {
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

async function inSqlite(folder: string, seconds: number): Promise<number> {
  const kept = new DatabaseSync(join(folder, 'chancery.db'), { readOnly: true })
  const rows = kept
    .prepare('SELECT sequence, key, body FROM lines WHERE key IS NOT NULL LIMIT ?')
    .all(MOST_ROWS) as unknown as readonly Row[]
  kept.close()
  const aside = mkdtempSync(join(folder, 'raw-'))
  const raw = new DatabaseSync(join(aside, 'raw.db'))
  raw.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE lines (game INTEGER NOT NULL, sequence INTEGER NOT NULL, body TEXT NOT NULL, key TEXT, UNIQUE (game, sequence)) STRICT;
    CREATE UNIQUE INDEX line_keys ON lines (game, key) WHERE key IS NOT NULL`)
  const insert = raw.prepare('INSERT INTO lines (game, sequence, key, body) VALUES (1, ?, ?, ?)')
  const rate = await timed(rows, seconds, ({ body }, at) => {
    insert.run(at, `raw-${at}`, body)
  })
  raw.close()
  rmSync(aside, { recursive: true })
  return rate
}

async function inPostgres(url: string, seconds: number): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<Row>('SELECT sequence, key, body FROM chancery.lines WHERE key IS NOT NULL LIMIT $1', [MOST_ROWS])
  await client.query(`CREATE TABLE raw (game bigint NOT NULL, sequence integer NOT NULL, key text, body text NOT NULL, PRIMARY KEY (game, sequence));
    CREATE UNIQUE INDEX raw_keys ON raw (game, key) WHERE key IS NOT NULL`)
  const text = 'INSERT INTO raw (game, sequence, key, body) VALUES (1, $1, $2, $3)'
  const rate = await timed(rows, seconds, async ({ body }, at) => {
    await client.query({ name: 'raw', text, values: [at, `raw-${at}`, body] })
  })
  await client.query('DROP TABLE raw')
  await client.end()
  return rate
}
