import { describe, expect, test } from 'vitest'
import { openTable, type Person } from '../whole-games/table.testing.ts'

interface SatDown {
  readonly tenure: string
  readonly seats: readonly string[]
  readonly secret: string
}

async function room() {
  const table = await openTable()
  const game = await table.begin()
  const sit = async (link: string, name: string, more: object = {}): Promise<Person & SatDown> => {
    const joined = await table.ask('POST', `/api/games/${game.id}/join`, { link, name, ...more }, {})
    expect(joined.status, joined.text).toBe(201)
    const body = joined.body as SatDown
    return { ...game.by(body.secret), ...body }
  }
  const linkFrom = (reply: { readonly body: never; readonly status: number; readonly text: string }): string => {
    expect(reply.status, reply.text).toBe(201)
    return (reply.body as { link: string }).link
  }
  const chairs = async () =>
    Object.fromEntries(
      ((await game.host.get('/table')).body as { chairs: readonly { seat: string; name?: string; isOpen?: true }[] }).chairs.map(
        ({ seat, name, isOpen }) => [seat, name ?? (isOpen ? 'open' : 'vacant')],
      ),
    )
  return { ...table, ...game, sit, linkFrom, chairs }
}

/** Nothing is let through any more. */
async function isOut({ get, post, order }: Person): Promise<void> {
  expect((await get('')).status).toBe(404)
  expect((await get('/events')).status).toBe(404)
  expect((await order('late', 'draft hungary=1')).status).toBe(404)
  expect((await post('/hand-over')).status).toBe(404)
}

describe('sitting down', () => {
  test('with a name and no account: the link is used up, the name is shown to all', async () => {
    const { sit, links, seat, watcher } = await room()
    const anna = await sit(links.seats.germany, 'Anna')
    expect(anna.seats).toEqual(['germany'])
    await isOut(seat('germany'))
    expect((await anna.order('1', 'draft hungary=1')).status).toBe(201)
    expect((await watcher.get('')).body).toMatchObject({ seats: { germany: 'Anna' } })
    expect((await watcher.get('/events')).text).toContain('"tenure-begun"')
  })

  test('a lost answer is given again for the same key, and to nobody else', async () => {
    const { sit, ask, id, links } = await room()
    const key = 'k'.repeat(32)
    const first = await sit(links.seats.germany, 'Anna', { key })
    const again = await sit(links.seats.germany, 'Anna', { key })
    expect(again.secret).toBe(first.secret)
    const other = await ask('POST', `/api/games/${id}/join`, { link: links.seats.germany, name: 'Eve', key: 'x'.repeat(32) }, {})
    expect(other.status).toBe(401)
  })

  test('several seats in one hand, by several links or by one', async () => {
    const { sit, links, host, linkFrom } = await room()
    const anna = await sit(links.seats.germany, 'Anna', { more: [links.seats.italy] })
    expect(anna.seats).toEqual(['germany', 'italy'])
    const both = linkFrom(await host.post('/links', { seats: ['britain', 'france'] }))
    const ben = await sit(both, 'Ben')
    expect(ben.seats).toEqual(['britain', 'france'])
    const more = await sit(links.seats.us, 'Ben', { more: [ben.secret] })
    expect(more.seats).toEqual(['britain', 'france', 'us'])
    await isOut(ben)
    expect((await more.get('')).body).toMatchObject({ as: ['britain', 'france', 'us'] })
  })

  test('a browser sits down with all the links its cookie holds, and keeps the others', async () => {
    const { ask, id, links } = await room()
    const cookieOf = (reply: { readonly headers: Headers }): string => (reply.headers.get('Set-Cookie') ?? '').split(';')[0] ?? ''
    let cookie = ''
    for (const link of [links.watch, links.seats.germany, links.seats.italy])
      cookie = cookieOf(await ask('POST', '/api/session', { secret: link }, cookie === '' ? {} : { Cookie: cookie }))
    const joined = await ask('POST', `/api/games/${id}/join`, { name: 'Anna' }, { Cookie: cookie })
    expect(joined.status, joined.text).toBe(201)
    expect((joined.body as SatDown).seats).toEqual(['germany', 'italy'])
    const view = await ask('GET', `/api/games/${id}`, undefined, { Cookie: cookieOf(joined) })
    expect(view.body).toMatchObject({ as: ['germany', 'italy'], seats: { germany: 'Anna' } })
    expect(joined.headers.get('Set-Cookie')).toContain('HttpOnly')
    expect(cookieOf(joined)).toContain(links.watch.slice(-43))
  })

  test('only by a link to a seat', async () => {
    const { ask, id, links } = await room()
    const joined = await ask('POST', `/api/games/${id}/join`, { link: links.watch, name: 'Eve' }, {})
    expect(joined.status).toBe(403)
  })
})

describe('a seat changes hands', () => {
  test('hand-over: the successor knows what the seat knows but no draft of the former, who knows nothing from that moment on', async () => {
    const { sit, links, linkFrom, by } = await room()
    const anna = await sit(links.seats.germany, 'Anna')
    await anna.order('1', 'draft hungary=2')
    const live = await anna.follow()
    const link = linkFrom(await anna.post('/hand-over'))
    // Until somebody takes it the link only shows what all may see.
    expect((await by(link).order('x', 'draft hungary=1')).status).toBe(403)
    expect((await by(link).get('')).text).not.toContain('"hungary":2')
    expect((await anna.order('2', 'draft hungary=1,rumania=1')).status).toBe(201)
    const ben = await sit(link, 'Ben')
    await live.over
    await isOut(anna)
    for (const path of ['', '/events', '/record', '?log=1']) expect((await ben.get(path)).text, path).not.toContain('"rumania":1')
    expect((await ben.get('/events')).text).toContain('"why":"handed-over"')
    // Who sat there before keeps the name in what is told of then.
    const { seats, names } = (await ben.get('')).body as { readonly seats: object; readonly names: object }
    expect(seats).toMatchObject({ germany: 'Ben' })
    expect(Object.values(names)).toEqual(expect.arrayContaining(['Anna', 'Ben']))
    expect((await ben.order('1', 'seal hungary=1')).status).toBe(201)
  })

  test('one seat of two is handed over: the rest stays, under the numbers it had', async () => {
    const { sit, links, linkFrom, host } = await room()
    const anna = await sit(links.seats.germany, 'Anna', { more: [links.seats.russia] })
    await anna.order('1', { type: 'draft-allocation', by: 'russia', placements: { finland: 1 } })
    await anna.order('2', { type: 'draft-allocation', by: 'axis', placements: { hungary: 1 } })
    const before = (await anna.get('/menu')).body as { sequence: number }
    const ben = await sit(linkFrom(await anna.post('/hand-over', { seats: ['russia'] })), 'Ben')
    const after = (await anna.get('/events')).body as { events: readonly { sequence: number }[]; sequence: number }
    expect(after.events.map(({ sequence }) => sequence)).not.toContain(before.sequence - 1)
    expect(after.events.map(({ sequence }) => sequence)).toContain(before.sequence)
    expect((await anna.get('')).body).toMatchObject({ as: ['germany'] })
    expect((await anna.get('')).text).not.toContain('"finland":1')
    expect((await ben.get('')).text).not.toContain('"finland":1')
    const next = (await anna.get(`/events?after=${before.sequence}`)).text
    await host.get('')
    expect(next).toContain('handed-over')
  })

  test('whoever leaves is out, and the host sends a link to the vacant seat', async () => {
    const { sit, links, host, linkFrom, chairs } = await room()
    const anna = await sit(links.seats.germany, 'Anna')
    expect((await anna.post('/leave')).status).toBe(200)
    await isOut(anna)
    expect(await chairs()).toMatchObject({ germany: 'vacant', italy: 'open' })
    const link = linkFrom(await host.post('/links', { seats: ['germany'] }))
    expect((await (await sit(link, 'Ben')).order('1', 'draft hungary=1')).status).toBe(201)
  })

  test('the host removes somebody, and nobody else may', async () => {
    const { sit, links, host, linkFrom, by, seat } = await room()
    const anna = await sit(links.seats.germany, 'Anna')
    const live = await anna.follow()
    expect((await seat('russia').post('/removals', { seat: 'germany', reason: 'silent for a month' })).status).toBe(403)
    const link = linkFrom(await host.post('/removals', { seat: 'germany', reason: 'silent for a month' }))
    await live.over
    await isOut(anna)
    expect((await by(link).order('1', 'draft hungary=1')).status).toBe(201)
    expect((await host.post('/removals', { seat: 'italy', reason: 'silent' })).status).toBe(422)
  })

  test('the host revokes a link and sends it anew', async () => {
    const { host, seat, by, linkFrom } = await room()
    const anew = linkFrom(await host.post('/links', { seats: ['germany'] }))
    await isOut(seat('germany'))
    expect((await by(anew).order('1', 'draft hungary=1')).status).toBe(201)
    const { links } = (await host.get('/table')).body as { links: readonly { link: string; seats: readonly string[] }[] }
    const found = links.find(({ seats }) => seats.join() === 'germany')
    expect((await seat('russia').erase(`/links/${found?.link}`)).status).toBe(404)
    expect((await host.erase(`/links/${found?.link}`)).status).toBe(200)
    await isOut(by(anew))
    const own = links.find(({ seats }) => seats.join() === 'host')
    expect((await host.erase(`/links/${own?.link}`)).status).toBe(422)
  })

  test('a lost secret: the host sends a link to a seat that somebody has; he who had it has it no more when it is used', async () => {
    const { sit, links, host, linkFrom } = await room()
    const anna = await sit(links.seats.germany, 'Anna')
    const link = linkFrom(await host.post('/links', { seats: ['germany'] }))
    expect((await anna.order('1', 'draft hungary=1')).status).toBe(201)
    const again = await sit(link, 'Anna')
    await isOut(anna)
    expect((await again.get('/events')).text).toContain('"why":"replaced"')
  })
})

describe('vacant seats', () => {
  test('are taken over only where the table has them open, and only where nobody is invited', async () => {
    const { begin, ask } = await openTable()
    const closed = await begin()
    expect((await closed.watcher.post('/take-over', { seats: ['germany'], name: 'Eve' })).status).toBe(403)
    const open = await begin({ edition: '2023', table: { vacantSeats: 'open' } })
    expect((await open.watcher.post('/take-over', { seats: ['germany'], name: 'Eve' })).status).toBe(409)
    const joined = await ask('POST', `/api/games/${open.id}/join`, { link: open.links.seats.germany, name: 'Anna' }, {})
    const anna = open.by((joined.body as SatDown).secret)
    await anna.post('/leave')
    const taken = await open.watcher.post('/take-over', { seats: ['germany'], name: 'Ben' })
    expect(taken.status).toBe(201)
    expect((await open.by((taken.body as SatDown).secret).order('1', 'draft hungary=1')).status).toBe(201)
    expect((await open.watcher.post('/take-over', { seats: ['host'], name: 'Eve' })).status).toBe(409)
  })
})

describe('names and watchers', () => {
  test('a name is deleted, and the record stands', async () => {
    const { sit, links, host, seat } = await room()
    const anna = await sit(links.seats.germany, 'Anna-of-the-north')
    await anna.order('1', 'draft hungary=1')
    expect((await seat('russia').erase(`/names/${anna.tenure}`)).status).toBe(403)
    expect((await host.erase(`/names/${anna.tenure}`)).status).toBe(200)
    for (const path of ['', '/table', '/events', '/record', '/menu'])
      expect((await anna.get(path)).text, path).not.toContain('Anna-of-the-north')
    expect((await anna.order('2', 'seal hungary=1')).status).toBe(201)
  })

  test('a table that lets nobody watch has no link for it', async () => {
    const { begin } = await openTable()
    const { links, host } = await begin({ edition: '2023', table: { watchers: false } })
    expect(links.watch).toBeNull()
    expect((await host.post('/links', { seats: [] })).status).toBe(422)
  })
})
