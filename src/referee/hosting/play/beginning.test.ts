import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openGame, RULES, readRecord, verify } from '../../../record/index.ts'
import { otherwiseHidden, randomRecord, textOf } from '../../record/record.testing.ts'
import { openTable } from '../whole-games/table.testing.ts'

const SITUATION = {
  edition: '2023',
  turn: '1941 summer',
  tensions: { rgt: 20, usat: 15, usjt: 12 },
  facts: { 'france.fallen': true },
  placements: { axis: { turkey: 2 }, russia: { finland: 1 } },
}

type Shown = { readonly turn: string; readonly tensions: Record<string, { actual: number }>; readonly placements: Record<string, object> }

describe('a game begins', () => {
  test('from a demonstration', async () => {
    const { begin } = await openTable()
    const { seat } = await begin({ edition: '2023', scenario: 'demonstration-spring-1941' })
    expect((await seat('germany').get('')).body).toMatchObject({ turn: '1941 spring' })
  })

  test('from a situation: its turn begins with its levels, and points placed before are known to those whose they are', async () => {
    const { begin } = await openTable()
    const { seat, watcher, host } = await begin({ situation: SITUATION })
    const germany = (await seat('germany').get('')).body as Shown
    expect(germany.turn).toBe('1941 summer')
    // Levels that a file gives stand after what the start of its turn adds (49.841A); the game adds it once.
    expect(Object.values(germany.tensions).map(({ actual }) => actual)).toEqual([20, 15, 12])
    expect(germany.placements).toMatchObject({ axis: { turkey: 2 }, russia: {} })
    for (const other of [watcher, host, seat('britain')]) {
      expect(((await other.get('')).body as Shown).placements).toEqual({ axis: {}, westernAllies: {}, russia: {} })
      for (const path of ['/record', '/events', '/situation', '/menu', '/table'])
        expect((await other.get(path)).text, path).not.toMatch(/"turkey":2|"finland":1/)
    }
    expect((await seat('russia').get('/record')).text).toContain('"finland":1')
  })

  test('from a situation with a slip, not at all', async () => {
    const { ask } = await openTable()
    const wrong = await ask('POST', '/api/games', { situation: { ...SITUATION, turn: '1941 sumer' } }, {})
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('1941 summer')
    expect((await ask('POST', '/api/games', { situation: SITUATION, edition: 'classic' }, {})).status).toBe(422)
    expect((await ask('POST', '/api/games', {}, {})).status).toBe(422)
  })

  test('from a record that goes on where it stopped, by either way in; names stay behind', async () => {
    const { begin, ask } = await openTable()
    const whole = randomRecord('2023', 3)
    const text = textOf({ header: { ...whole.header, seats: { germany: 'Anna' } }, entries: whole.entries.slice(0, 60) })
    const one = await begin({ record: text })
    const other = await ask('POST', '/api/games/import', { record: text }, {})
    expect(other.status).toBe(201)
    const view = await one.host.get('')
    expect(view.body).toMatchObject({ ok: true, seats: {} })
    expect((await ask('POST', '/api/games/import', { record: text.slice(0, 4_000) }, {})).status).toBe(422)
    expect((await ask('POST', '/api/games/import', { record: 'nothing' }, {})).status).toBe(422)
  })

  test('from a record of an earlier release: nothing is ordered in it until these rules are agreed to', async () => {
    const { begin } = await openTable()
    const { seat, host, watcher } = await begin({ record: readFileSync('cases/earlier/table.jsonl', 'utf8'), asItStands: true })
    let keys = 0
    const order = (who: typeof host, text: string) => who.post('/orders', { key: `k${keys++}`, text })
    const early = await order(seat('germany'), 'pass')
    expect([early.status, early.text]).toEqual([422, expect.stringContaining('other-rules')])
    expect((await seat('germany').get('/menu')).text).toContain('agree-to-rules')
    // What there is to agree to is shown before.
    expect((await seat('germany').get('')).body).toMatchObject({ agreement: { to: RULES, changes: [], agreed: [] } })
    expect((await order(seat('germany'), 'agree')).status).toBeLessThan(300)
    expect((await order(host, 'agree')).text).toContain('no-reason')
    expect((await order(host, 'agree because the others wrote so')).status).toBeLessThan(300)
    expect((await watcher.get('/events')).text).toContain('the others wrote so')
    expect((await order(seat('germany'), 'pass')).text).not.toContain('other-rules')
    expect(readRecord((await seat('germany').get('/record')).text)).toMatchObject({ ok: true })
  })

  test('from a record only if its lines follow each other and every order is decided as it was', async () => {
    const { ask } = await openTable()
    const whole = randomRecord('2023', 3)
    const record = { header: whole.header, entries: whole.entries.slice(0, 30) }
    const refused = async (text: string, more: object = {}) =>
      (await ask('POST', '/api/games/import', { record: text, ...more }, {})).body as { refusals: { code: string; data: object }[] }
    const lines = textOf(record).split('\n')
    const { refusals: moved } = await refused(lines.map((line, at) => (at === 4 ? line.replace('"as":', '"as": ') : line)).join('\n'))
    expect(moved).toMatchObject([{ code: 'broken-link', data: { line: 6 } }])
    const forged = textOf(otherwiseHidden({ ...record, torn: null }, 'axis'))
    const { refusals } = await refused(forged)
    expect(refusals.map(({ code }) => code)).toContain('otherwise')
    expect((await ask('POST', '/api/games/import', { record: forged, asItStands: true }, {})).status).toBe(201)
    const loaded = textOf({ ...record, entries: record.entries.map((entry, at) => (at === 0 ? { ...entry, dice: [7] } : entry)) })
    expect((await refused(loaded, { asItStands: true })).refusals.map(({ code }) => code)).toContain('bad-die')
  })

  test('as a fork of a game that is over, at any order; one that runs is not forked', async () => {
    const { begin, person } = await openTable()
    const text = textOf(randomRecord('2023', 3))
    const over = await begin({ record: text })
    expect((await over.watcher.get('/table')).body).toMatchObject({ isOver: true })
    const all = readRecord((await over.watcher.get('/record')).text)
    const whole = readRecord(text)
    expect(all.ok && all.record.entries).toEqual(whole.ok && whole.record.entries)
    const forked = await over.seat('germany').post('/fork', { orders: 40 })
    expect(forked.status).toBe(201)
    const { id, links } = forked.body as { id: string; links: { host: string } }
    const host = person(id, links.host)
    expect(readRecord((await host.get('/record')).text)).toMatchObject({ ok: true })
    expect((await over.watcher.post('/fork', { orders: 99_999 })).status).toBe(422)
    const running = await begin()
    expect((await running.host.post('/fork', { orders: 0 })).status).toBe(422)
  })
})

describe('what if', () => {
  test('a seat’s own view as a situation, and every door on it; others’ secrets change nothing of it', async () => {
    const { begin, ask } = await openTable()
    const { seat } = await begin()
    const [germany, russia] = [seat('germany'), seat('russia')]
    await germany.order('1', 'draft hungary=2')
    await germany.order('2', 'seal hungary=2')
    const own = (await germany.get('/situation')).body as { placements: object }
    expect(own.placements).toEqual({ axis: { hungary: 2 } })
    expect((await russia.get('/situation')).text).not.toContain('"hungary":2')
    const args = { target: 'hungary', by: 'axis' }
    const door = await ask('POST', '/api/reckon', { situation: own, args }, {})
    expect(door.status).toBe(200)
    const asked = await germany.post('/ask', { door: 'reckon', args })
    expect(asked.status).toBe(200)
    expect((asked.body as { total: number }).total).toBe((door.body as { total: number }).total)
    expect((await russia.post('/ask', { door: 'reckon', args })).status).toBe(200)
    expect((await russia.post('/ask', { door: 'rekon', args })).status).toBe(422)
  })
})

test('a seat’s record until the war is over: it is read, and shows what the seat was shown', async () => {
  const { begin } = await openTable()
  const text = readFileSync(new URL('../../../../cases/games/fall-1939.jsonl', import.meta.url), 'utf8')
  const { seat, watcher } = await begin({ record: text })
  const mine = readRecord((await seat('germany').get('/record')).text)
  expect(mine).toMatchObject({ ok: true, record: { header: { shownTo: ['germany'] } } })
  if (!mine.ok) return
  const opened = openGame(mine.record)
  expect(opened.ok && verify(opened.kept)).toMatchObject({ otherwise: [], faults: [], shownTo: ['germany'], verified: 0 })
  const again = await begin({ record: (await seat('germany').get('/record')).text })
  const [one, other] = [(await seat('germany').get('')).body, (await again.seat('germany').get('')).body] as unknown as object[]
  expect({ ...other, toMove: undefined, asked: undefined }).toEqual({ ...one, toMove: undefined, asked: undefined })
  expect((await watcher.get('/record')).text.split('\n').length).toBeGreaterThan(3)
})

test('a long past comes over a live stream whole, as fast as it is taken in', { timeout: 60_000 }, async () => {
  const { begin } = await openTable()
  const { host } = await begin({ record: textOf(randomRecord('2023', 14)) })
  const { events, more } = (await host.get('/events')).body as { events: readonly object[]; more: boolean }
  const live = await host.follow()
  const lines = await live.until(events.length)
  expect(more).toBe(false)
  expect(live.text().length).toBeGreaterThan(256 * 1024)
  expect(lines.map(({ data }) => data)).toEqual(events)
})
