import { inspect } from 'node:util'
import { describe, expect, test, vi } from 'vitest'
import { RefereeError } from '../../fault.ts'
import { HEADER } from '../../http/room.testing.ts'
import { line, opened } from '../place.testing.ts'
import { describeStore } from '../store-suite.testing.ts'
import { postgresForTests, sql } from './postgres.testing.ts'
import { openPostgresStore } from './postgres-store.ts'

const { freshDatabase, freshPlace, server } = postgresForTests()

describeStore('PostgreSQL', freshPlace)

const openedAt = (url: string) => opened({ open: () => openPostgresStore(url) })

const writing = { lines: [line('written')] }

async function withGame() {
  const url = await freshDatabase()
  const store = await openedAt(url)
  await store.create('game', HEADER, { lines: [] })
  return { url, store }
}

/** Ends the connections of a database whose last words were these. */
const cut = (url: string, words: string) =>
  sql(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '${words}%'`)

test('a database in an older form is brought up to date, and gone on with', async () => {
  const { url, store } = await withGame()
  await store.close()
  await sql(url, 'DROP FUNCTION chancery.keep; UPDATE chancery.schema_version SET version = 1')
  expect(await (await openedAt(url)).write('game', 0, writing)).toEqual({ type: 'written', sequence: 1 })
  expect(await sql(url, 'SELECT version FROM chancery.schema_version')).toEqual([{ version: 2 }])
})

test('a journal with a gap is not gone on with', async () => {
  const { url, store } = await withGame()
  for (let sequence = 0; sequence < 3; sequence += 1) await store.write('game', sequence, { lines: [line(sequence)] })
  await store.close()
  await (await openedAt(url)).close()
  await sql(url, 'DELETE FROM chancery.lines WHERE sequence = 2')
  await expect(openPostgresStore(url)).rejects.toMatchObject({
    fault: 'store-damaged',
    message: expect.stringContaining('game game has a gap in its journal'),
  })
})

describe('what cannot be used is said in a sentence without a secret', () => {
  const SECRET = 'magenta-canary'

  async function whyNotOpen(url: string): Promise<RefereeError> {
    const reason: unknown = await openPostgresStore(url).then(
      (store) => store.close(),
      (error: unknown) => error,
    )
    if (!(reason instanceof RefereeError)) throw new Error(`it opened, or failed without a sentence: ${String(reason)}`)
    expect(reason.message).not.toContain(SECRET)
    expect(inspect(reason, { depth: 9, showHidden: true })).not.toContain(SECRET)
    return reason
  }

  test.each([`mysql://u:${SECRET}@h/games`, `postgres://[u:${SECRET}`, SECRET, ''])('no address: %s', async (url) => {
    expect((await whyNotOpen(url)).message).toBe('that is no address of a PostgreSQL; expected postgres://user@host:port/database')
  })

  test('nobody there', async () => {
    const { fault, message } = await whyNotOpen(`postgres://u:${SECRET}@127.0.0.1:1/games?application_name=${SECRET}`)
    expect(fault).toBe('no-database')
    expect(message).toBe('the games in postgres://127.0.0.1:1/games cannot be reached (connect ECONNREFUSED 127.0.0.1:1)')
  })

  test('the wrong password, and a database that is not there', async () => {
    const { port } = server()
    expect((await whyNotOpen(`postgres://chancery:${SECRET}@127.0.0.1:${port}/postgres`)).message).toBe(
      `the games in postgres://127.0.0.1:${port}/postgres cannot be reached (password authentication failed for user "chancery")`,
    )
    expect((await whyNotOpen(server().url('nowhere'))).message).toContain('database "nowhere" does not exist')
  })

  test('a schema of something else', async () => {
    const url = await freshDatabase()
    await sql(url, 'CREATE SCHEMA chancery; CREATE TABLE chancery.recipes (name text)')
    expect((await whyNotOpen(url)).fault).toBe('not-a-database')
    expect(await sql(url, `SELECT tablename FROM pg_tables WHERE schemaname = 'chancery'`)).toEqual([{ tablename: 'recipes' }])
  })

  test.each(['UPDATE chancery.schema_version SET version = -1', 'DELETE FROM chancery.schema_version'])(
    'a form that never was: no step is taken twice: %s',
    async (change) => {
      const url = await freshDatabase()
      await (await openPostgresStore(url)).close()
      await sql(url, change)
      const before = await sql(url, 'SELECT version FROM chancery.schema_version')
      expect((await whyNotOpen(url)).fault).toBe('not-a-database')
      expect(await sql(url, 'SELECT version FROM chancery.schema_version')).toEqual(before)
    },
  )

  test('a newer Chancery', async () => {
    const url = await freshDatabase()
    await (await openPostgresStore(url)).close()
    await sql(url, 'UPDATE chancery.schema_version SET version = 7')
    const { fault, message } = await whyNotOpen(url)
    expect(fault).toBe('store-newer')
    expect(message).toContain('was written by a newer Chancery (its form is 7, this one knows up to 2); bring Chancery up to date')
  })
})

describe('the schema', () => {
  test('is made once, though five open the database at the same time', async () => {
    const url = await freshDatabase()
    const stores = await Promise.all(Array.from({ length: 5 }, () => openedAt(url)))
    await stores[0]?.create('game', HEADER, writing)
    for (const store of stores) expect(await store.count()).toBe(1)
  })

  test('may be given to an account that may not make one, beside tables of others', async () => {
    const url = await freshDatabase()
    const { pathname } = new URL(url)
    await sql(url, `CREATE TABLE recipes (name text); CREATE ROLE clerk LOGIN PASSWORD 'clerk'; CREATE SCHEMA chancery AUTHORIZATION clerk`)
    const store = await openedAt(`postgres://clerk:clerk@127.0.0.1:${server().port}${pathname}`)
    await store.create('game', HEADER, writing)
    expect(await store.count()).toBe(1)
  })
})

describe('when something breaks', () => {
  test('a batch that fails is told to everyone who waited, nothing is kept, and the store goes on', async () => {
    const { url, store } = await withGame()
    await sql(
      url,
      `CREATE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the disk is full'; END $$;
       CREATE TRIGGER broken BEFORE INSERT ON chancery.lines FOR EACH ROW EXECUTE FUNCTION broken()`,
    )
    const attempts = await Promise.allSettled([store.create('one', HEADER, { lines: [] }), store.write('game', 0, writing)])
    for (const attempt of attempts)
      expect(attempt).toMatchObject({
        status: 'rejected',
        reason: { fault: 'not-recorded', message: expect.stringContaining('disk is full') },
      })
    await sql(url, 'DROP TRIGGER broken ON chancery.lines')
    expect(await store.write('game', 0, writing)).toEqual({ type: 'written', sequence: 1 })
    expect(await store.count()).toBe(1)
  })

  test('a line that is cut while something is written leaves it open whether it was, and the next is written', async () => {
    const { url, store } = await withGame()
    // Whoever holds the table keeps the batch waiting.
    const holding = sql(url, 'BEGIN; LOCK TABLE chancery.games; SELECT pg_sleep(1.5); COMMIT')
    await new Promise((later) => setTimeout(later, 300))
    const asked = store.write('game', 0, writing).catch((error: unknown) => error)
    await new Promise((later) => setTimeout(later, 300))
    await cut(url, 'SELECT chancery.keep')
    expect(await asked).toMatchObject({ fault: 'perhaps-recorded' })
    await holding
    expect(await store.write('game', 0, writing)).toEqual({ type: 'written', sequence: 1 })
  })

  test('what was missed while the line was down is heard of as something to look at', async () => {
    const { url, store } = await withGame()
    const other = await openedAt(url)
    const heard = vi.fn()
    store.watch(heard)
    await cut(url, 'SELECT chancery.keep')
    await other.write('game', 0, writing)
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('game', null), 30_000)
    await other.write('game', 1, writing)
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('game', 2), 30_000)
  })

  test('reads and writes wait for a server that starts anew', async () => {
    const { store } = await withGame()
    await store.write('game', 0, writing)
    await server().kill()
    // The end of the lines is heard a moment later; whatever is sent before is lost.
    await new Promise((later) => setTimeout(later, 100))
    const again = server().start()
    const [read, written] = await Promise.all([store.read('game'), store.write('game', 1, writing), again])
    expect(read).toMatchObject({ sequence: expect.any(Number) })
    expect(written).toEqual({ type: 'written', sequence: 2 })
  })
})

test('what is acknowledged is on the disk, though the server is told not to wait for it', async () => {
  const url = await freshDatabase()
  await sql(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`)
  const store = await openedAt(url)
  await sql(
    url,
    `CREATE TABLE seen (setting text);
     CREATE FUNCTION see() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$;
     CREATE TRIGGER see AFTER INSERT ON chancery.games FOR EACH ROW EXECUTE FUNCTION see()`,
  )
  await store.create('game', HEADER, { lines: [] })
  expect(await sql(url, 'SELECT setting FROM seen')).toEqual([{ setting: 'on' }])
})
