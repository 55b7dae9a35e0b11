import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { startPostgres } from '../../../../scripts/postgres.mjs'
import type { Place } from '../place.testing.ts'
import { openPostgresStore } from './postgres-store.ts'

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

/** Asks a server in its own words. */
export async function sql(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/** A real PostgreSQL for the tests of a file. */
export function postgresForTests() {
  let server: Postgres | undefined
  let databases = 0
  beforeAll(async () => {
    // Nothing here pulls the plug, and databases are made much faster.
    server = await startPostgres({ settings: { fsync: 'off' } })
  }, 60_000)
  afterAll(() => server?.remove())
  const running = (): Postgres => {
    if (server === undefined) throw new Error('PostgreSQL runs while tests do')
    return server
  }
  /** The address of a database of its own for one test. */
  const freshDatabase = async (): Promise<string> => {
    databases += 1
    const name = `games${databases}`
    await sql(running().url(), `CREATE DATABASE ${name}`)
    return running().url(name)
  }
  return {
    server: running,
    freshDatabase,
    /** The same database each time, with nothing of ours in it. */
    freshPlace: async (): Promise<Place> => {
      await sql(running().url(), 'DROP SCHEMA IF EXISTS chancery CASCADE')
      return { open: () => openPostgresStore(running().url()) }
    },
  }
}
