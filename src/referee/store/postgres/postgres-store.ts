import pg, { type QueryResultRow } from 'pg'
import { codeOf, fault, RefereeError } from '../../fault.ts'
import { type Heard, Hearers } from '../hearers.ts'
import { isName, type LineRow, lineOf, nameOf, type PreparedPaper, paperOf, prepare, textOf } from '../prepared.ts'
import {
  type GameStore,
  type JournalLine,
  type KeptJournal,
  type ListedGame,
  type Paper,
  type PaperName,
  type PaperSize,
  USUAL_PAGE,
  type Writing,
  type Written,
} from '../store.ts'
import { type Address, addressOf, connected, patiently, whyNotUsable } from './address.ts'
import { Line } from './line.ts'
import { migrate, WRITING } from './postgres-schema.ts'
import { type Kept, type Work, Writer } from './writer.ts'

/** How many may read at once. */
const READERS = 8

const PAPER = 'kind, id, game, due::float8 AS due, body'
const LINE = 'sequence, key, body'
const LAST = 'coalesce((SELECT max(sequence) FROM chancery.lines WHERE game = games.number), 0)'

const statements = new Map<string, string>()

/** The name under which a connection keeps a statement ready, once it was asked. */
function statementOf(text: string): string {
  const name = statements.get(text) ?? `chancery ${statements.size + 1}`
  statements.set(text, name)
  return name
}

type GameRow = { readonly id: string; readonly header: string; readonly sequence: number }

/** The games kept in a PostgreSQL, in a schema of their own, which is made if it is missing. */
export async function openPostgresStore(url: string): Promise<GameStore> {
  const address = addressOf(url)
  try {
    await bringUpToDate(address)
    const store = new PostgresStore(address)
    await store.open()
    return store
  } catch (error) {
    throw whyNotUsable(error, address.place)
  }
}

async function bringUpToDate(address: Address): Promise<void> {
  const client = await connected(address, () => {})
  try {
    await client.query('BEGIN')
    await migrate(client, address.place)
    await client.query('COMMIT')
    await demandWhole(client, address.place)
  } finally {
    await client.end()
  }
}

/** How long it may take to look through all journals, in milliseconds; a larger database is looked after by its own means. */
const LOOKING_THROUGH = 5_000
const CANCELLED = '57014'

/** The cheap part of what SQLite looks at: indexes that are whole, and journals without a gap. Pages are for the database's own checksums. */
const DAMAGE = `SELECT 'the index ' || indexrelid::regclass || ' is not whole' AS damage FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE relnamespace = 'chancery'::regnamespace AND NOT indisvalid
  UNION ALL
  SELECT 'game ' || games.id || ' has a gap in its journal' FROM chancery.games
    JOIN (SELECT game, count(*) AS lines, max(sequence) AS last FROM chancery.lines GROUP BY game) AS own ON own.game = games.number
    WHERE own.lines <> own.last
  LIMIT 1`

async function demandWhole(client: pg.Client, place: string): Promise<void> {
  try {
    await client.query(`SET statement_timeout = ${LOOKING_THROUGH}`)
    const reason = (await client.query<{ readonly damage: string }>(DAMAGE)).rows[0]?.damage
    if (reason !== undefined) throw fault('store-damaged', { place, reason })
  } catch (error) {
    if (codeOf(error) !== CANCELLED) throw error
  }
}

class PostgresStore implements GameStore {
  readonly kind = 'postgres'
  readonly #address: Address
  readonly #pool: pg.Pool
  readonly #writer: Writer
  readonly #hearers = new Hearers()
  readonly #line: Line
  #closing: Promise<void> | undefined

  constructor(address: Address) {
    this.#address = address
    this.#pool = new pg.Pool({ ...address.config, max: READERS, allowExitOnIdle: true })
    // One that breaks while it is idle is replaced when it is needed.
    this.#pool.on('error', () => {})
    this.#line = new Line(address, this.#hearers)
    this.#writer = new Writer(this.#line)
  }

  async open(): Promise<void> {
    await this.#line.connection()
  }

  async create(game: string, header: unknown, writing: Writing): Promise<void> {
    const kept = await this.#keep({ game: nameOf(game), header: textOf(header), ...prepare(writing) })
    if (kept.type === 'game-exists') throw fault('game-exists', { game })
  }

  async write(game: string, expected: number, writing: Writing): Promise<Written> {
    const prepared = prepare(writing)
    if (!isName(game)) return { type: 'no-such-game' }
    const kept = (await this.#keep({ game, expected, ...prepared })) as Written
    return kept.type === 'repeated' ? { ...kept, line: lineOf(kept.line as LineRow) } : kept
  }

  async put(papers: readonly Paper[], discarded: readonly PaperName[] = []): Promise<void> {
    await this.#keep(prepare({ lines: [], papers, discarded }))
  }

  async read(game: string, after = 0): Promise<KeptJournal | undefined> {
    // One statement, so that the header, the sequence and the lines are of one moment.
    const [head, ...lines] = await this.#ask<LineRow & { last: number }>(
      `SELECT 0 AS sequence, NULL AS key, header AS body, ${LAST} AS last FROM chancery.games WHERE id = $1
       UNION ALL
       SELECT lines.${LINE.replaceAll(', ', ', lines.')}, 0 FROM chancery.games JOIN chancery.lines ON lines.game = games.number
       WHERE games.id = $1 AND lines.sequence > $2 ORDER BY sequence`,
      [game, Math.min(Math.max(Math.trunc(after), 0), 2 ** 31 - 1)],
      [game],
    )
    return head && { game, header: JSON.parse(head.body) as unknown, sequence: head.last, lines: lines.map(lineOf) }
  }

  async remove(game: string, expected: number): Promise<boolean> {
    this.#demandOpen()
    if (!isName(game)) return false
    const client = await this.#pool.connect()
    try {
      await client.query('BEGIN')
      await client.query('SELECT pg_advisory_xact_lock($1)', [WRITING])
      const { rowCount } = await client.query(`SELECT 1 FROM chancery.games WHERE id = $1 AND ${LAST} = $2`, [game, expected])
      const [own, isThere] = ['(SELECT number FROM chancery.games WHERE id = $1)', rowCount === 1]
      if (isThere) {
        await client.query('DELETE FROM chancery.papers WHERE game = $1', [game])
        await client.query(`DELETE FROM chancery.lines WHERE game = ${own}`, [game])
        await client.query('DELETE FROM chancery.games WHERE id = $1', [game])
      }
      await client.query('COMMIT')
      client.release()
      return isThere
    } catch (error) {
      // What it had not finished goes with the connection.
      client.release(true)
      throw whyNotUsable(error, this.#address.place)
    }
  }

  async lineWith(game: string, key: string): Promise<JournalLine | undefined> {
    const [row] = await this.#ask<LineRow>(
      `SELECT ${LINE} FROM chancery.lines WHERE game = (SELECT number FROM chancery.games WHERE id = $1) AND key = $2`,
      [game, key],
      [game, key],
    )
    return row && lineOf(row)
  }

  async list(after?: string, most = USUAL_PAGE): Promise<readonly ListedGame[]> {
    const rows = await this.#ask<GameRow>(
      `SELECT id, header, ${LAST} AS sequence FROM chancery.games
       WHERE $1::text IS NULL OR number > (SELECT number FROM chancery.games WHERE id = $1) ORDER BY number LIMIT $2`,
      [after ?? null, most],
      after === undefined ? [] : [after],
    )
    return rows.map(({ id, header, sequence }) => ({ game: id, header: JSON.parse(header) as unknown, sequence }))
  }

  async count(): Promise<number> {
    const [row] = await this.#ask<{ games: number }>('SELECT count(*)::integer AS games FROM chancery.games')
    return row?.games ?? 0
  }

  async paper(kind: string, id: string): Promise<Paper | undefined> {
    const [row] = await this.#ask<PreparedPaper>(`SELECT ${PAPER} FROM chancery.papers WHERE kind = $1 AND id = $2`, [kind, id], [kind, id])
    return row && paperOf(row)
  }

  async papersOf(game: string, kind: string): Promise<readonly Paper[]> {
    const text = `SELECT ${PAPER} FROM chancery.papers WHERE game = $1 AND kind = $2 ORDER BY id`
    return (await this.#ask<PreparedPaper>(text, [game, kind], [game, kind])).map(paperOf)
  }

  async sizesOf(game: string, kind: string): Promise<readonly PaperSize[]> {
    // How long a text is stands beside it: what lies elsewhere is not fetched for it.
    const text = `SELECT id, octet_length(body) AS bytes FROM chancery.papers WHERE game = $1 AND kind = $2 ORDER BY id`
    return this.#ask<PaperSize & QueryResultRow>(text, [game, kind], [game, kind])
  }

  async lease(kind: string, now: number, until: number, most: number): Promise<readonly Paper[]> {
    const rows = await this.#ask<PreparedPaper>(
      `WITH due AS (
         SELECT kind, id, due FROM chancery.papers WHERE kind = $1 AND due <= $2 ORDER BY due, id LIMIT $4 FOR UPDATE SKIP LOCKED
       ), leased AS (
         UPDATE chancery.papers SET due = $3 FROM due WHERE papers.kind = due.kind AND papers.id = due.id
         RETURNING papers.kind, papers.id, papers.game, papers.due::float8 AS due, papers.body, due.due AS was
       )
       SELECT kind, id, game, due, body FROM leased ORDER BY was, id`,
      [kind, now, until, most],
    )
    return rows.map(paperOf)
  }

  watch(heard: Heard): () => void {
    this.#demandOpen()
    return this.#hearers.add(heard)
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    await this.#writer.finish()
    this.#hearers.clear()
    await this.#line.close()
    await this.#pool.end()
  }

  #demandOpen(): void {
    if (this.#closing !== undefined) throw fault('store-closed', {})
  }

  async #keep(work: Work): Promise<Kept> {
    this.#demandOpen()
    const kept = await this.#writer.keep(work)
    if (kept.type === 'written' && work.game !== undefined) this.#hearers.tell(work.game, kept.sequence)
    return kept
  }

  /** Asks by names, under which nothing is found if they are none. */
  async #ask<Row extends QueryResultRow>(text: string, values: readonly unknown[] = [], names: readonly string[] = []): Promise<Row[]> {
    this.#demandOpen()
    if (!names.every(isName)) return []
    try {
      return (await patiently(() => this.#pool.query<Row>({ name: statementOf(text), text, values: [...values] }))).rows
    } catch (error) {
      throw error instanceof RefereeError ? error : whyNotUsable(error, this.#address.place)
    }
  }
}
