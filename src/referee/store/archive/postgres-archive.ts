import type pg from 'pg'
import { fault, RefereeError } from '../../fault.ts'
import { type Address, addressOf, connected, reasonIn, whyNotUsable } from '../postgres/address.ts'
import { FORM, formOf, migrate, WRITING } from '../postgres/postgres-schema.ts'
import type { PreparedPaper } from '../prepared.ts'
import type { ArchiveRow, Counts, Snapshot } from './rows.ts'

/** How many rows come or go in one journey. */
const AT_ONCE = 1_000

async function opened(address: Address): Promise<pg.Client> {
  try {
    return await connected({ ...address, config: { ...address.config, query_timeout: 0 } }, () => {})
  } catch (error) {
    throw whyNotUsable(error, address.place)
  }
}

/** The games of a database as one moment saw them: what is older than this version is brought up to date in a transaction that is never committed. */
export async function snapshotOfDatabase(url: string): Promise<Snapshot> {
  const address = addressOf(url)
  const client = await opened(address)
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
    const found = await formOf(client, address.place)
    if (found === 0) throw fault('no-games', { place: address.place })
    await migrate(client, address.place)
    return {
      form: { found, known: FORM },
      counts: await countsIn(client),
      rows: () => rowsIn(client),
      close: async () => {
        await client.query('ROLLBACK').catch(() => {})
        await client.end()
      },
    }
  } catch (error) {
    await client.end()
    throw whyNotUsable(error, address.place)
  }
}

async function countsIn(client: pg.Client): Promise<Counts> {
  const { rows } = await client.query<Counts>(
    `SELECT (SELECT count(*)::float8 FROM chancery.games) AS games, (SELECT count(*)::float8 FROM chancery.lines) AS lines,
       (SELECT count(*)::float8 FROM chancery.papers) AS papers`,
  )
  return rows[0] ?? { games: 0, lines: 0, papers: 0 }
}

/** All rows of a statement, without having all of them at once. */
async function* all<Row>(client: pg.Client, name: string, text: string): AsyncGenerator<Row> {
  await client.query(`DECLARE ${name} NO SCROLL CURSOR FOR ${text}`)
  for (;;) {
    const { rows } = await client.query(`FETCH ${AT_ONCE} FROM ${name}`)
    if (rows.length === 0) break
    yield* rows as Row[]
  }
  await client.query(`CLOSE ${name}`)
}

async function* rowsIn(client: pg.Client): AsyncGenerator<ArchiveRow> {
  const lines = all<{ key: string | null; body: string }>(
    client,
    'kept_lines',
    'SELECT key, body FROM chancery.lines ORDER BY game, sequence',
  )
  const games = all<{ game: string; header: string; lines: number }>(
    client,
    'kept_games',
    'SELECT id AS game, header, (SELECT count(*)::integer FROM chancery.lines WHERE game = number) AS lines FROM chancery.games ORDER BY number',
  )
  for await (const game of games) {
    yield { type: 'game', ...game }
    for (let left = game.lines; left > 0; left -= 1) {
      const { value, done } = await lines.next()
      if (done === true) throw fault('not-a-backup', { file: game.game, reason: 'lines are missing' })
      yield { type: 'line', ...value }
    }
  }
  const papers = 'SELECT kind, id, game, due::float8 AS due, body FROM chancery.papers ORDER BY kind, id'
  for await (const paper of all<PreparedPaper>(client, 'kept_papers', papers)) yield { type: 'paper', ...paper }
}

/** Puts everything into a database that has no games yet, all or nothing. */
export async function restoreIntoDatabase(url: string, rows: AsyncIterable<ArchiveRow>): Promise<Counts> {
  const address = addressOf(url)
  const client = await opened(address)
  try {
    await client.query('BEGIN')
    await migrate(client, address.place)
    await client.query('SELECT pg_advisory_xact_lock($1)', [WRITING])
    const { games, papers } = await countsIn(client)
    if (games + papers > 0) throw fault('games-there', { place: address.place })
    await insertAll(client, rows)
    const counts = await countsIn(client)
    await client.query('COMMIT')
    return counts
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error instanceof RefereeError ? error : fault('not-recorded', { reason: reasonIn(error) }, error)
  } finally {
    await client.end()
  }
}

type Row<Type extends ArchiveRow['type']> = Extract<ArchiveRow, { readonly type: Type }>

interface Gathered {
  readonly games: Row<'game'>[]
  readonly lines: { readonly game: string; readonly sequence: number; readonly key: string | null; readonly body: string }[]
  readonly papers: Row<'paper'>[]
}

async function insertAll(client: pg.Client, rows: AsyncIterable<ArchiveRow>): Promise<void> {
  let gathered: Gathered = { games: [], lines: [], papers: [] }
  let many = 0
  let game = ''
  let sequence = 0
  for await (const row of rows) {
    switch (row.type) {
      case 'game':
        gathered.games.push(row)
        game = row.game
        sequence = 0
        break
      case 'line':
        sequence += 1
        gathered.lines.push({ game, sequence, key: row.key, body: row.body })
        break
      case 'paper':
        gathered.papers.push(row)
    }
    many += 1
    if (many % AT_ONCE > 0) continue
    await insert(client, gathered)
    gathered = { games: [], lines: [], papers: [] }
  }
  await insert(client, gathered)
}

const column = <T, K extends keyof T>(rows: readonly T[], name: K): T[K][] => rows.map((row) => row[name])

async function insert(client: pg.Client, { games, lines, papers }: Gathered): Promise<void> {
  await client.query(
    `INSERT INTO chancery.games (id, header)
     SELECT id, header FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS new (id, header, place) ORDER BY place`,
    [column(games, 'game'), column(games, 'header')],
  )
  await client.query(
    `INSERT INTO chancery.lines (game, sequence, key, body, written)
     SELECT games.number, new.sequence, new.key, new.body, clock_timestamp()
     FROM unnest($1::text[], $2::integer[], $3::text[], $4::text[]) AS new (game, sequence, key, body) JOIN chancery.games ON games.id = new.game`,
    [column(lines, 'game'), column(lines, 'sequence'), column(lines, 'key'), column(lines, 'body')],
  )
  await client.query(
    `INSERT INTO chancery.papers (kind, id, game, due, body) SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::text[])`,
    [column(papers, 'kind'), column(papers, 'id'), column(papers, 'game'), column(papers, 'due'), column(papers, 'body')],
  )
}
