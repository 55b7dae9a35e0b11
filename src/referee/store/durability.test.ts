import { describe, expect, test } from 'vitest'
import { killPostgres, killPrimary, killSqlite } from '../../../scripts/soak/kills.mjs'

/** A few of many: CONTRIBUTING says how to kill five hundred times. What is lost, torn or there twice is thrown. */
describe('kill -9 under load: every acknowledged order is there once, with its papers, and the records verify', {
  timeout: 120_000,
}, () => {
  test('SQLite: the process that writes', async () => {
    const { orders, verified } = await killSqlite(2)
    expect(orders).toBeGreaterThan(0)
    expect(verified).toBe(orders)
  })

  test('PostgreSQL: the process that writes, then the server', async () => {
    const { orders, verified } = await killPostgres(2)
    expect(verified).toBe(orders)
  })

  test('PostgreSQL with a synchronous standby: the primary, and the standby takes over', async () => {
    const { orders, verified } = await killPrimary(1)
    expect(verified).toBe(orders)
  })
})
