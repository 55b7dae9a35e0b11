import { closeSync, fdatasyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type GameStore, openGames } from '#referee'
import { measure } from './measure.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 1.5)
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CLIENTS = 50
const SLICE = Math.min(300, SECONDS * 200)

interface Postgres {
  url(): string
  remove(): Promise<void>
}

/** An order as a record has it. */
const ROW = JSON.parse(readFileSync(`${ROOT}cases/games/fall-1939.jsonl`, 'utf8').split('\n')[9] ?? '') as unknown

/** Appends rows for a while, and says how many. */
type Appending = (until: number) => Promise<number> | number

function rawly(file: number): Appending {
  const text = `${JSON.stringify(ROW)}\n`
  return (until) => {
    let rows = 0
    for (; performance.now() < until; rows += 1) {
      writeSync(file, text)
      fdatasyncSync(file)
    }
    return rows
  }
}

/** Clients that each write in a game of their own, one order after the other. */
async function clients(store: GameStore, count: number): Promise<Appending> {
  const games = Array.from({ length: count }, (_, index) => ({ game: `${count} clients, ${index}`, sequence: 0 }))
  await Promise.all(games.map(({ game }) => store.create(game, {}, { lines: [] })))
  return async (until) => {
    const before = games.reduce((sum, { sequence }) => sum + sequence, 0)
    await Promise.all(
      games.map(async (one) => {
        while (performance.now() < until) {
          const answer = await store.write(one.game, one.sequence, { lines: [{ key: `k${one.sequence}`, body: ROW }] })
          if (answer.type !== 'written') throw new Error(JSON.stringify(answer))
          one.sequence = answer.sequence
        }
      }),
    )
    return games.reduce((sum, { sequence }) => sum + sequence, 0) - before
  }
}

/** Rows a second, each by turns in slices, so that a noisy machine is noisy for all of them; the first round warms up. */
async function rates<K extends string>(things: Readonly<Record<K, Appending>>): Promise<Record<K, number>> {
  const timed = (Object.entries(things) as [K, Appending][]).map(([name, run]) => ({ name, run, spent: 0, rows: 0 }))
  const rounds = Math.max(1, Math.round((SECONDS * 1000) / SLICE))
  for (let round = 0; round <= rounds; round += 1)
    for (const one of timed) {
      const from = performance.now()
      const rows = await one.run(from + SLICE)
      if (round === 0) continue
      one.spent += performance.now() - from
      one.rows += rows
    }
  return Object.fromEntries(timed.map(({ name, rows, spent }) => [name, (rows / spent) * 1000])) as Record<K, number>
}

const rate = (name: string, found: number): string => `  ${name.padEnd(30)}${found.toFixed(0).padStart(9)} a second`
const beside = (found: number, raw: number, wanted: number): string =>
  `${(found / raw).toFixed(2).padStart(7)} of the raw rate; at least ${wanted.toFixed(2)} is wanted`

/** Orders that are on the disk a second, beside the same rows appended to a file and synced one at a time. */
export const store = measure(
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chancery-bench-'))
    const file = openSync(join(folder, 'rows'), 'a')
    const { startPostgres } = (await import(`${ROOT}scripts/postgres.mjs`)) as { startPostgres(): Promise<Postgres> }
    const server = await startPostgres()
    const sqlite = await openGames({ data: join(folder, 'games') })
    const postgres = await openGames({ data: '', database: server.url() })
    try {
      return {
        clients: CLIENTS,
        ...(await rates({
          raw: rawly(file),
          sqliteMany: await clients(sqlite, CLIENTS),
          sqliteOne: await clients(sqlite, 1),
          postgresMany: await clients(postgres, CLIENTS),
          postgresOne: await clients(postgres, 1),
        })),
      }
    } finally {
      closeSync(file)
      await sqlite.close()
      await postgres.close()
      await server.remove()
      rmSync(folder, { recursive: true, force: true })
    }
  },
  ({ raw, sqliteMany, sqliteOne, postgresMany, postgresOne }) => [
    'Orders that are on the disk, a second',
    rate('appended and synced singly', raw),
    `${rate(`SQLite, ${CLIENTS} clients`, sqliteMany)}${beside(sqliteMany, raw, 2)}`,
    `${rate('SQLite, one client', sqliteOne)}${beside(sqliteOne, raw, 0.3)}`,
    `${rate(`PostgreSQL, ${CLIENTS} clients`, postgresMany)}${beside(postgresMany, raw, 2)}`,
    `${rate('PostgreSQL, one client', postgresOne)}${beside(postgresOne, raw, 0.3)}`,
  ],
)
