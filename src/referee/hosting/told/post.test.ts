import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Endpoint, openEndpoint } from '../../notices/far-side.testing.ts'
import { thinkHere } from '../bots/bot-play.testing.ts'
import { HOUR } from '../time/zone.ts'
import { openTable } from '../whole-games/clocked-table.testing.ts'
import { openPost } from './post.ts'
import { setGameWebhook } from './wishing.ts'

let endpoint: Endpoint
beforeAll(async () => {
  endpoint = await openEndpoint()
})
afterAll(() => endpoint.close())

test('while it is open clocks are minded and notices go out by themselves; then no more', async () => {
  const table = await openTable({ table: { pace: { is: 'hours', hours: 24 } } })
  const failed: unknown[] = []
  const post = await openPost(table.hall, thinkHere, { isPrivateAllowed: true, site: 'https://table.example' }, (error) =>
    failed.push(error),
  )
  expect(post.ways).toEqual({ hasMail: false, pushKey: null })
  await setGameWebhook(table.hall, await table.party(table.secrets.host), `${endpoint.url}/club`)
  for (const seat of ['germany', 'britain', 'russia'] as const) await table.order(table.secrets.seats[seat] ?? '', 'seal nothing')
  await vi.waitFor(() => expect(endpoint.received).toHaveLength(1), { timeout: 30_000, interval: 50 })
  table.clock.now += 24 * HOUR
  await vi.waitFor(async () => expect(await table.types()).toContain('time-missed'), { timeout: 30_000, interval: 50 })
  await post.close()
  const lines = (await table.types()).length
  table.clock.now += 240 * HOUR
  await new Promise((later) => setTimeout(later, 1_200))
  expect((await table.types()).length).toBe(lines)
  expect(failed).toEqual([])
})

test('with a contact there is a key for browsers, the same each time', async () => {
  const table = await openTable()
  const open = () => openPost(table.hall, thinkHere, { contact: 'mailto:host@table.example' }, () => undefined)
  const [one, other] = [await open(), await open()]
  expect(one.ways.pushKey).toMatch(/^[\w-]{87}$/)
  expect(other.ways).toEqual(one.ways)
  await one.close()
  await other.close()
})
