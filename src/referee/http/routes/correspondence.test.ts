import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../rules/game/index.ts'
import { openTable, type Person } from '../../hosting/whole-games/table.testing.ts'

type Table = Awaited<ReturnType<typeof openTable>>
type Game = Awaited<ReturnType<Table['begin']>>

/** Somebody sits down, and is himself from then on. */
async function sit({ ask, person }: Table, { id, links }: Game, name: string, ...seats: readonly Seat[]) {
  const [link, ...more] = seats.map((seat) => (seat === 'host' ? links.host : links.seats[seat]))
  const done = await ask('POST', `/api/games/${id}/join`, { link, more, name }, {})
  const { tenure, secret } = done.body as { tenure: string; secret: string }
  return { ...person(id, secret), tenure }
}

const lettersOf = async (one: Person): Promise<readonly { readonly id: string; readonly text: string | null; readonly from: string }[]> =>
  ((await one.get('/letters')).body as { letters: never }).letters

describe('letters over the network', () => {
  test('are sent, told live to those who read them, and read', async () => {
    const table = await openTable()
    const game = await table.begin()
    const [anna, carl] = [await sit(table, game, 'Anna', 'germany', 'italy'), await sit(table, game, 'Carl', 'russia')]
    const { sequence } = (await carl.get('/events?after=0')).body as { sequence: number }
    const stream = await carl.follow(sequence)
    const watching = await game.watcher.follow()
    const pact = { key: 'k1', from: 'germany', to: ['russia'], subject: 'A pact', text: 'canary-letter' }
    const sent = await anna.post('/letters', pact)
    expect([sent.status, sent.body]).toMatchObject([
      201,
      { letter: { from: 'germany', to: ['russia'], subject: 'A pact', text: 'canary-letter' } },
    ])
    expect((await anna.post('/letters', pact)).body).toEqual(sent.body)
    expect((await anna.post('/letters', { ...pact, text: 'no pact' })).status).toBe(422)
    const [line] = await stream.until(1)
    expect(line?.data).toMatchObject({ type: 'letter-sent', from: 'germany' })
    expect(await lettersOf(carl)).toMatchObject([{ text: 'canary-letter', from: 'germany' }])
    expect(await lettersOf(game.watcher)).toEqual([])
    expect(watching.text()).not.toContain('letter')
    expect(table.lines.join()).not.toContain('canary')
  })

  test('wrong ones get a sentence each', async () => {
    const table = await openTable()
    const game = await table.begin()
    const anna = await sit(table, game, 'Anna', 'germany')
    const status = async (body: unknown, by: Person = anna): Promise<number> => (await by.post('/letters', body)).status
    expect(await status({ to: [], text: 'x' })).toBe(422)
    expect(await status({ to: ['atlantis'], text: 'x' })).toBe(422)
    expect(await status({ to: ['russia'], text: '' })).toBe(422)
    expect(await status({ to: ['russia'], text: 'x'.repeat(20_001) })).toBe(422)
    expect(await status({ to: ['russia'], subject: 'two\nlines', text: 'x' })).toBe(422)
    expect(await status({ to: ['russia'], from: 'russia', text: 'x' })).toBe(403)
    expect(await status({ to: ['russia'], text: 'x' }, game.watcher)).toBe(403)
    expect((await anna.put('/letters/rules', { when: 'never' })).status).toBe(403)
    expect((await game.host.put('/letters/rules', { when: 'never' })).status).toBe(200)
    const refused = await anna.post('/letters', { to: ['russia'], text: 'x' })
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'refused', refusals: [{ code: 'no-letters-now' }] }])
  })

  test('notes are written, changed, deleted, and read by nobody else', async () => {
    const table = await openTable()
    const game = await table.begin()
    const anna = await sit(table, game, 'Anna', 'germany')
    const made = await anna.post('/notes', { text: 'canary-one' })
    const { id } = (made.body as { note: { id: string } }).note
    expect(made.status).toBe(201)
    expect((await anna.put(`/notes/${id}`, { text: 'canary-two' })).status).toBe(200)
    expect((await game.seat('russia').put(`/notes/${id}`, { text: 'x' })).status).toBe(404)
    expect((await anna.get('/notes')).body).toMatchObject({ notes: [{ id, text: 'canary-two', seat: 'germany' }] })
    for (const other of [game.host, game.seat('russia'), game.seat('italy')])
      expect((await other.get('/notes')).body).toEqual({ ok: true, notes: [] })
    expect((await anna.erase(`/notes/${id}`)).status).toBe(200)
    expect((await anna.get('/notes')).body).toEqual({ ok: true, notes: [] })
  })

  test('a letter is deleted by whoever wrote it: its text goes for all, that it was sent stands; others are told nothing', async () => {
    const table = await openTable()
    const game = await table.begin()
    const anna = await sit(table, game, 'Anna', 'germany')
    const { id } = ((await anna.post('/letters', { to: ['russia'], text: 'canary' })).body as { letter: { id: string } }).letter
    const russia = await sit(table, game, 'Carl', 'russia')
    const before = (await game.seat('us').get('/events')).text
    for (const other of [russia, game.host, game.seat('us')]) expect((await other.erase(`/letters/${id}`)).status).toBe(404)
    expect((await game.watcher.erase(`/letters/${id}`)).status).toBe(403)
    expect((await anna.erase(`/letters/${id}`)).status).toBe(200)
    expect((await russia.get('/letters')).body).toMatchObject({ letters: [{ id, from: 'germany', text: null }] })
    expect((await russia.get('/events')).text).toContain('"letter-deleted"')
    expect((await game.seat('us').get('/events')).text).toBe(before)
    expect(await table.store.papersOf(game.id, 'letter')).toEqual([])
    const later = ((await anna.post('/letters', { to: ['russia'], text: 'again' })).body as { letter: { id: string } }).letter
    const handed = (await anna.post('/hand-over')).body as { link: string }
    const joined = await table.ask('POST', `/api/games/${game.id}/join`, { link: handed.link, name: 'Dora' }, {})
    const dora = game.by((joined.body as { secret: string }).secret)
    expect((await dora.erase(`/letters/${later.id}`)).status).toBe(404)
  })

  test('a person is forgotten', async () => {
    const table = await openTable()
    const game = await table.begin()
    const [anna, carl] = [await sit(table, game, 'Canary Anna', 'germany'), await sit(table, game, 'Carl', 'russia')]
    await anna.post('/letters', { to: ['russia'], text: 'canary-letter' })
    expect((await carl.erase(`/people/${anna.tenure}`)).status).toBe(403)
    expect((await anna.erase(`/people/${anna.tenure}`)).status).toBe(200)
    expect(await lettersOf(carl)).toMatchObject([{ text: null }])
    expect((await carl.get('')).text).not.toContain('Canary Anna')
  })
})

describe('time over the network', () => {
  const PACE = { is: 'hours', hours: 48 }

  test('the host sets the pace, pauses, resumes and gives more; everybody sees it', async () => {
    const table = await openTable()
    const game = await table.begin()
    const anna = await sit(table, game, 'Anna', 'germany', 'italy')
    expect((await anna.put('/pace', PACE)).status).toBe(403)
    expect((await game.host.put('/pace', { is: 'hours', hours: -1 })).status).toBe(422)
    expect((await game.host.put('/pace', PACE)).status).toBe(200)
    type Time = { pace: unknown; pausedSince: number | null; missing: { who: string; since: number; due: number; act: unknown }[] }
    const time = async (by: Person = game.watcher): Promise<Time> => (await by.get('/pace')).body
    const { missing, pace } = await time()
    expect(pace).toEqual({ ...PACE, missed: 'decline' })
    expect(missing.map(({ who, act }) => [who, act])).toEqual([
      ['axis', null],
      ['westernAllies', null],
      ['russia', null],
    ])
    expect((await game.host.post('/extensions', { seat: 'germany', hours: 24 })).status).toBe(200)
    const longer = (await time()).missing
    expect((longer[0]?.due ?? 0) - (longer[1]?.due ?? 0)).toBeGreaterThan(23.9 * 3_600_000)
    expect((await anna.post('/pause')).status).toBe(403)
    expect((await game.host.post('/pause')).status).toBe(200)
    expect((await game.host.post('/pause')).status).toBe(422)
    expect((await time()).missing.every(({ due }) => due === null)).toBe(true)
    expect((await game.host.post('/resume')).status).toBe(200)
    expect((await time()).pausedSince).toBe(null)
    expect((await game.watcher.get('')).body).toMatchObject({ time: { pace: { is: 'hours' } } })
    expect((await game.watcher.get('/events?after=0')).text).not.toContain('waits-changed')
  })

  test('those who sit vote, and say when they are away', async () => {
    const table = await openTable()
    const game = await table.begin({ edition: '2023', table: { pace: PACE } })
    const anna = await sit(table, game, 'Anna', 'germany', 'italy')
    expect((await game.watcher.post('/votes', { for: 'pause' })).status).toBe(403)
    expect((await anna.post('/votes', { for: 'pause' })).status).toBe(200)
    expect((await game.watcher.get('/pace')).body).toMatchObject({ pausedSince: expect.any(Number) })
    expect((await anna.post('/votes', { for: 'resume' })).status).toBe(200)
    const [from, until] = [Date.now() + 3_600_000, Date.now() + 7_200_000].map((one) => new Date(one).toISOString())
    expect((await anna.post('/absences', { from: 'tomorrow', until })).status).toBe(422)
    expect((await anna.post('/absences', { from, until })).status).toBe(201)
    const { absences } = (await game.watcher.get('/pace')).body as { absences: { id: string; tenure: string }[] }
    expect(absences).toMatchObject([{ tenure: anna.tenure }])
    expect((await game.seat('russia').erase(`/absences/${absences[0]?.id}`)).status).toBe(404)
    expect((await anna.erase(`/absences/${absences[0]?.id}`)).status).toBe(200)
  })
})

test('notices over the network: asked for, shown, and nobody else’s business', async () => {
  const table = await openTable()
  const game = await table.begin()
  const anna = await sit(table, game, 'Anna', 'germany')
  expect((await anna.get('/notices')).body).toMatchObject({
    mail: null,
    webhook: null,
    browsers: 0,
    pushKey: null,
    hasMail: false,
    notices: [],
  })
  const asked = { mail: 'canary@example.org', wishes: { zone: 'Europe/Berlin', quiet: { from: '22:00', until: '07:00' }, digest: '08:00' } }
  expect((await anna.put('/notices', asked)).status).toBe(200)
  expect((await anna.get('/notices')).body).toMatchObject({
    mail: { address: 'canary@example.org', isConfirmed: false },
    wishes: asked.wishes,
    notices: [{ what: 'confirm', channel: 'mail', delivery: { is: 'queued', attempts: 0 } }],
  })
  for (const wrong of [
    { mail: 'nobody' },
    { webhook: 'ftp://x' },
    { wishes: { zone: 'Mars/Base' } },
    { wishes: { quiet: { from: '22:00', until: '22:00' } } },
  ])
    expect((await anna.put('/notices', wrong)).status, JSON.stringify(wrong)).toBe(422)
  expect((await anna.post('/notices/confirm', { code: 'x' })).status).toBe(422)
  expect((await anna.post('/notices/test')).status).toBe(422)
  expect((await anna.post('/notices/browsers', { endpoint: 'https://push.example/1', keys: { p256dh: 'x', auth: 'y' } })).status).toBe(422)
  expect((await anna.put('/notices/game', { webhook: 'https://club.example' })).status).toBe(403)
  expect((await game.host.put('/notices/game', { webhook: 'https://club.example/canary-hook' })).status).toBe(200)
  expect((await game.watcher.get('/notices')).status).toBe(403)
  expect((await game.seat('russia').get('/notices')).status).toBe(403)
  const seen = await Promise.all(
    [game.host, game.watcher, game.seat('russia')].flatMap((one) =>
      ['', '/events?after=0', '/table'].map(async (path) => (await one.get(path)).text),
    ),
  )
  expect([...seen, ...table.lines].join()).not.toContain('canary')
  expect((await anna.get('/notices')).text).not.toContain('canary-hook')
})
