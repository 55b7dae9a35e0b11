import { describe, expect, test } from 'vitest'
import { seatView } from '../../../record/index.ts'
import { Hall } from '../hall.ts'
import { openTable } from './table.testing.ts'

const seal = (by: string, placements: object = {}) => ({ type: 'seal-allocation', by, placements })

describe('a new game', () => {
  test('has a link to every seat of the scenario, to the host and to watching, each with a secret of its own', async () => {
    const { begin } = await openTable()
    const { links } = await begin({ edition: '2023', scenario: 'european-1939' })
    expect(Object.keys(links.seats)).toEqual(['germany', 'italy', 'britain', 'france', 'us', 'russia'])
    const all = [links.host, links.watch, ...Object.values(links.seats)]
    expect(new Set(all.map((link) => link.slice(-43))).size).toBe(all.length)
  })

  test('of a book that is not there is refused with the nearest', async () => {
    const { ask } = await openTable()
    const made = await ask('POST', '/api/games', { edition: '2024' }, {})
    expect(made.status).toBe(422)
    expect(made.headers.get('Content-Type')).toBe('application/problem+json')
    expect(made.text).toContain('2023')
  })
})

describe('an order over the network', () => {
  test('a seat’s link is its credential at once; the answer says what the seat may see', async () => {
    const { begin } = await openTable()
    const { seat, watcher } = await begin()
    const [germany, russia] = [seat('germany'), seat('russia')]
    const given = await germany.order('one', seal('axis', { hungary: 2 }))
    expect(given.status).toBe(201)
    expect(given.body).toMatchObject({ sequence: expect.any(Number), events: expect.any(Array) })
    expect(given.text).toContain('"placements":{"hungary":2}')
    for (const other of [russia, watcher]) {
      const view = await other.get('')
      expect(view.body).toMatchObject({ ok: true, sealed: ['axis'] })
      expect(view.text).not.toContain('"hungary":2')
    }
    const text = await russia.order('two', 'seal finland=1')
    expect(text.status).toBe(201)
  })

  test('a lost answer is given again, and nothing happens twice', async () => {
    const { begin } = await openTable()
    const { seat } = await begin()
    const germany = seat('germany')
    const [first, again] = [await germany.order('one', 'seal hungary=1'), await germany.order('one', 'seal hungary=1')]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.text).toBe(first.text)
    const other = await germany.order('one', 'seal turkey=1')
    expect(other.status).toBe(422)
    expect(other.body).toMatchObject({ refusals: [{ code: 'key-used' }] })
    const twice = await germany.order('two', 'seal hungary=1')
    expect(twice.status).toBe(422)
    const events = await germany.get('/events')
    expect(events.text.match(/allocation-sealed/g)).toHaveLength(1)
  })

  test('two tabs at once with one key give one order', async () => {
    const { begin } = await openTable()
    const { seat } = await begin()
    const replies = await Promise.all(Array.from({ length: 8 }, () => seat('germany').order('one', 'draft hungary=1')))
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await seat('italy').get('/events')).text.match(/allocation-drafted/g)).toHaveLength(1)
  })

  test('every reason is given, with its rule', async () => {
    const { begin } = await openTable()
    const { seat } = await begin()
    const refused = await seat('germany').order('one', seal('axis', { turkey: 9, hungary: 9 }))
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({
      code: 'refused',
      status: 422,
      refusals: expect.arrayContaining([expect.objectContaining({ cite: expect.anything() })]),
    })
    expect((refused.body as { refusals: object[] }).refusals.length).toBeGreaterThan(1)
    expect((await seat('russia').order('x', seal('axis'))).status).toBe(422)
    expect((await seat('russia').order('y', 'fly to the moon')).status).toBe(422)
  })

  test('a stale page: what would now do something else is not done, what would not is', async () => {
    const { begin } = await openTable()
    const { seat } = await begin()
    const [germany, italy, russia] = [seat('germany'), seat('italy'), seat('russia')]
    const { sequence } = (await germany.get('/menu')).body as { sequence: number }
    expect((await russia.order('r', 'seal finland=1')).status).toBe(201)
    expect((await germany.order('d', 'draft hungary=1', sequence)).status).toBe(201)
    expect((await italy.order('s', 'seal hungary=1')).status).toBe(201)
    const late = await germany.order('g', 'seal turkey=1', sequence)
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'stale' })
    expect((await germany.order('h', 'seal turkey=1', 999)).status).toBe(422)
  })

  test('who only watches gives no orders, and nobody is let in without a secret', async () => {
    const { begin, ask } = await openTable()
    const { watcher, id, by } = await begin()
    expect((await watcher.order('one', 'pass')).status).toBe(403)
    expect((await by('x'.repeat(43)).get('')).status).toBe(404)
    expect((await ask('GET', `/api/games/${id}`, undefined, {})).status).toBe(401)
    const another = await begin()
    expect((await by(another.links.host).get('')).status).toBe(404)
  })
})

describe('what is shown', () => {
  test('is what `show --json` shows of the record', async () => {
    const { begin, store } = await openTable()
    const { id, seat, watcher, host } = await begin()
    await seat('germany').order('1', { type: 'draft-allocation', placements: { hungary: 1 } })
    const hosted = await new Hall(store).open(id)
    if (hosted === undefined) throw new Error('no game')
    for (const [person, as] of [
      [seat('germany'), ['germany']],
      [host, ['host']],
      [watcher, []],
    ] as const) {
      const shown = JSON.parse(JSON.stringify({ ok: true, ...seatView(hosted.table.play, as) }))
      expect((await person.get('')).body).toEqual(shown)
      const whole = JSON.parse(JSON.stringify({ ok: true, ...seatView(hosted.table.play, as, { menu: true, log: true }) }))
      expect((await person.get('?menu=1&log=1')).body).toEqual(whole)
    }
  })

  test('faces that somebody says fell count only where the table agreed on its own dice', async () => {
    const { begin } = await openTable()
    const { seat } = await begin()
    const said = await seat('germany').post('/orders', { key: 'a', text: 'draft hungary=1', dice: [6] })
    expect([said.status, (said.body as { refusals: { code: string }[] }).refusals[0]?.code]).toEqual([422, 'referees-dice'])
  })

  test('the view has a tag, and is not sent twice', async () => {
    const { begin } = await openTable()
    const { seat } = await begin()
    const first = await seat('germany').get('')
    const etag = first.headers.get('ETag') ?? ''
    expect((await seat('germany').get('', { 'If-None-Match': etag })).status).toBe(304)
    await seat('russia').order('r', 'draft finland=1')
    expect((await seat('germany').get('', { 'If-None-Match': etag })).status).toBe(304)
    await seat('russia').order('s', 'seal finland=1')
    expect((await seat('germany').get('', { 'If-None-Match': etag })).status).toBe(200)
  })

  test('each is shown lines of his own, numbered without a gap; a reconnect goes on where it stopped', async () => {
    const { begin } = await openTable()
    const { seat, watcher } = await begin()
    const [germany, russia] = [seat('germany'), seat('russia')]
    const live = await russia.follow()
    const before = (await live.until(2)).length
    await germany.order('1', 'draft hungary=1')
    await germany.order('2', 'draft hungary=2')
    await germany.order('3', 'seal hungary=2')
    await live.until(before + 1)
    live.close()
    await russia.order('4', 'seal finland=1')
    const again = await russia.follow(0, before)
    const lines = await again.until(2)
    expect(lines.map(({ id }) => id)).toEqual([before + 1, before + 2])
    expect(lines.map(({ data }) => data.sequence)).toEqual([before + 1, before + 2])
    const { events } = (await watcher.get('/events')).body as { events: readonly { sequence: number }[] }
    expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1))
    expect((await russia.get('/events?after=999')).status).toBe(409)
  })
})
