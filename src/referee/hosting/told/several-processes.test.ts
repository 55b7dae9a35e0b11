import { expect, test } from 'vitest'
import { openEndpoint } from '../../notices/far-side.testing.ts'
import { Outbox } from '../../notices/outbox.ts'
import { opened } from '../../store/place.testing.ts'
import { postgresForTests } from '../../store/postgres/postgres.testing.ts'
import { Hall } from '../hall.ts'
import { Rounds } from '../rounds.ts'
import { leave } from '../seats/sitting.ts'
import { CLOCKS } from '../time/alarm.ts'
import { HOUR } from '../time/zone.ts'
import { openTable } from '../whole-games/clocked-table.testing.ts'
import { standingIn } from './standing.ts'
import { setGameWebhook, setNotices } from './wishing.ts'

const { freshPlace } = postgresForTests()

test('on PostgreSQL several processes mind one clock and send one notice, and whoever left is told by none of them', {
  timeout: 60_000,
}, async () => {
  const endpoint = await openEndpoint()
  const place = await freshPlace()
  const table = await openTable({ table: { pace: { is: 'hours', hours: 24 } } }, await opened(place))
  const others = [await opened(place), await opened(place)].map((store) => new Hall(store, table.hall.sources))
  const halls = [table.hall, ...others]
  const outboxes = halls.map(
    (hall) => new Outbox(hall.store, { reach: { isPrivateAllowed: true }, standingOf: standingIn(hall), now: hall.sources.now }),
  )
  const failed = (error: unknown): void => {
    throw error
  }
  const alarms = halls.map((hall) => new Rounds(hall, CLOCKS, failed))
  const all = async (): Promise<void> => {
    await Promise.all(alarms.map((alarm) => alarm.run()))
    await Promise.all(outboxes.map((outbox) => outbox.run()))
  }
  const paths = (): readonly string[] => endpoint.received.map(({ path }) => path).sort()
  await setGameWebhook(table.hall, await table.party(table.secrets.host), `${endpoint.url}/club`)
  const [anna, carl] = [await table.sit('Anna', 'germany', 'italy'), await table.sit('Carl', 'japan')]
  for (const [person, path] of [
    [anna, 'anna'],
    [carl, 'carl'],
  ] as const)
    await setNotices(table.hall, await person.party(), { mail: null, webhook: `${endpoint.url}/${path}`, wishes: { zone: 'UTC' } })
  for (const secret of [anna.secret, table.secrets.seats.britain ?? '', table.secrets.seats.russia ?? ''])
    await table.order(secret, 'seal nothing')
  await all()
  expect(paths()).toEqual(['/anna', '/club'])
  endpoint.received.length = 0
  await leave(table.hall, await anna.party())
  table.clock.now += 24 * HOUR
  await all()
  expect((await table.types()).filter((type) => type === 'time-missed')).toHaveLength(1)
  // The declarations are next: Japan is asked, and the club hears of it.
  expect(paths()).toEqual(['/carl', '/club'])
  await Promise.all(outboxes.map((outbox) => outbox.stop()))
  await endpoint.close()
})
