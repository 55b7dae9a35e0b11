import { expect, test } from 'vitest'
import { opened } from '../../store/place.testing.ts'
import { postgresForTests } from '../../store/postgres/postgres.testing.ts'
import { openTable } from './table.testing.ts'

const { freshPlace } = postgresForTests()

test('two processes on one PostgreSQL: each shows at once what was done at the other, and lets nobody stay who was sent away there', async () => {
  const place = await freshPlace()
  const [here, there] = [await openTable(await opened(place)), await openTable(await opened(place))]
  const { id, links, host, seat } = await here.begin()
  const joined = await here.ask('POST', `/api/games/${id}/join`, { link: links.seats.germany, name: 'Anna' }, {})
  const { secret } = joined.body as { secret: string }
  const anna = there.person(id, secret)
  const live = await anna.follow()
  const before = (await live.until(1)).length
  expect((await seat('russia').order('1', 'seal finland=1')).status).toBe(201)
  await live.until(before + 1)
  const given = await anna.order('2', 'seal hungary=1')
  const again = await here.person(id, secret).order('2', 'seal hungary=1')
  expect([given.status, again.text]).toEqual([201, given.text])
  expect((await seat('italy').get('')).text).toContain('"hungary":1')
  const both = await Promise.all(
    [here, there].flatMap((table) =>
      Array.from({ length: 10 }, (_, n) => table.person(id, links.seats.us).order(`${table.url} ${n}`, 'draft turkey=1')),
    ),
  )
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201]))
  expect((await host.post('/removals', { seat: 'germany', reason: 'silent for a month' })).status).toBe(201)
  await live.over
  expect((await anna.get('')).status).toBe(404)
})

test('an order is given only on the last word of the journal, though nothing is looked up before: whoever was sent away elsewhere gives none', async () => {
  const place = await freshPlace()
  const [here, there] = [await openTable(await opened(place)), await openTable(await opened(place))]
  const { id, links, host } = await here.begin()
  const sit = async (link: string): Promise<string> =>
    ((await here.ask('POST', `/api/games/${id}/join`, { link, name: 'Anna' }, {})).body as { secret: string }).secret
  const [anna, bert] = [there.person(id, await sit(links.seats.germany)), there.person(id, links.seats.russia)]
  const given = await anna.order('1', 'draft hungary=1')
  expect([given.status, (await bert.order('1', 'draft finland=1')).status]).toEqual([201, 201])
  const { links: out } = (await host.get('/table')).body as { links: readonly { link: string; seats: readonly string[] }[] }
  await host.post('/removals', { seat: 'germany', reason: 'silent for a month' })
  await host.erase(`/links/${out.find(({ seats }) => seats.includes('russia'))?.link}`)
  // The other process has heard nothing that it would have to have read: every answer is by the journal.
  const late = await Promise.all([
    anna.order('2', 'draft hungary=2'),
    anna.order('1', 'draft hungary=1'),
    bert.order('2', 'seal finland=1'),
  ])
  for (const { status } of late) expect([401, 403, 404]).toContain(status)
  expect((await host.get('/events')).text).not.toContain('allocation-sealed')
})
