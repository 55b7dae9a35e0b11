import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { grantSecret, openRoom } from '../room.testing.ts'
import { route } from './route.ts'
import { sessionRoutes } from './session.ts'
import { OF_GAME } from './shapes.ts'

const act = route({
  method: 'POST',
  path: '/games/:game/act',
  name: 'act',
  words: 'acts',
  who: 'seat',
  params: OF_GAME,
  body: z.strictObject({}),
  answers: { words: 'the seats', shape: z.object({ seats: z.array(z.string()) }) },
  answer: ({ held }) => ({ body: { seats: held.flatMap(({ grant }) => grant.seats) } }),
})

async function openSessions(options: Parameters<typeof openRoom>[0] = {}) {
  const room = await openRoom({ routes: [...sessionRoutes, act], ...options })
  const germany = await grantSecret(room.store, { game: 'g1', seats: ['germany'], as: { tenure: 't1' } })
  const host = await grantSecret(room.store, { game: 'g1', seats: ['host'], as: { link: 'l1' } })
  const watch = await grantSecret(room.store, { game: 'g2', seats: [], as: { link: 'l2' } })
  return { ...room, germany, host, watch }
}

const cookieIn = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

describe('the secret of a link becomes a cookie', () => {
  test('that no script can read and no other page sends along', async () => {
    const { post, url, germany } = await openSessions()
    const response = await post('/api/session', { secret: `${url}/join#${germany}` })
    expect(await response.json()).toEqual({ game: 'g1', seats: ['germany'], sits: true, invites: [] })
    expect(response.headers.getSetCookie()).toEqual([`chancery_g1=${germany}; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000`])
  })

  test('that is Secure where a trusted proxy says that TLS is before it, and nobody else’s word counts', async () => {
    const header = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.9' }
    const trusting = await openSessions({ proxies: ['127.0.0.0/8'] })
    const secure = await trusting.post('/api/session', { secret: trusting.germany }, header)
    expect(secure.headers.getSetCookie()[0]).toMatch(/; Secure$/)
    const plain = await openSessions()
    expect((await plain.post('/api/session', { secret: plain.germany }, header)).headers.getSetCookie()[0]).not.toMatch(/Secure/)
  })

  test('a host who plays holds both, in one cookie; other games have their own', async () => {
    const { post, get, germany, host, watch } = await openSessions()
    const first = cookieIn(await post('/api/session', { secret: germany }))
    const both = cookieIn(await post('/api/session', { secret: host }, { Cookie: first }))
    expect(both).toBe(`chancery_g1=${host}.${germany}`)
    expect(await (await post('/api/games/g1/act', {}, { Cookie: both })).json()).toEqual({ seats: ['host', 'germany'] })
    const all = `${both}; ${cookieIn(await post('/api/session', { secret: watch }))}`
    expect(await (await get('/api/session', { Cookie: all })).json()).toEqual({
      holds: [
        { game: 'g1', seats: ['host'], sits: false, invites: [] },
        { game: 'g1', seats: ['germany'], sits: true, invites: [] },
        { game: 'g2', seats: [], sits: false, invites: [] },
      ],
    })
  })

  test('a wrong secret gets none', async () => {
    const { post } = await openSessions()
    for (const secret of ['x'.repeat(43), 'short', '#']) {
      const response = await post('/api/session', { secret })
      expect(response.status).toBe(401)
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })

  test('signing out takes it away', async () => {
    const { send, germany } = await openSessions()
    const response = await send('DELETE', '/api/session?game=g1', {}, { Cookie: `chancery_g1=${germany}` })
    expect(await response.json()).toEqual({ holds: [] })
    expect(response.headers.getSetCookie()).toEqual(['chancery_g1=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'])
  })
})

describe('what a cookie changes must come from our own page', () => {
  test.each([
    { name: 'our page', headers: {}, status: 200 },
    { name: 'a form', headers: { 'Content-Type': 'text/plain' }, status: 415 },
    { name: 'another site, by the browser’s word', headers: { 'Sec-Fetch-Site': 'cross-site' }, status: 403 },
    { name: 'another name of the same site', headers: { 'Sec-Fetch-Site': 'same-site' }, status: 403 },
    { name: 'another origin', headers: { Origin: 'http://127.0.0.1:1' }, status: 403 },
  ])('$name: $status', async ({ headers, status }) => {
    const { post, germany } = await openSessions()
    const response = await post('/api/games/g1/act', {}, { Cookie: `chancery_g1=${germany}`, ...headers })
    expect(response.status).toBe(status)
  })

  test('a cookie of one game opens no other', async () => {
    const { post, germany } = await openSessions()
    expect((await post('/api/games/g2/act', {}, { Cookie: `chancery_g2=${germany}` })).status).toBe(401)
  })
})

test('the log has a line for each request, without anything that was in it', async () => {
  const { post, get, lines, germany } = await openSessions()
  await post('/api/session', { secret: germany }, { Cookie: `chancery_g1=${germany}` })
  await post('/api/games/g1/act', { say: 'canary' }, { Authorization: `Bearer ${germany}` })
  await get(`/api/games/${germany}/nothing`)
  await get('/join')
  await expect.poll(() => lines.length).toBe(4)
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  // A line is written when its answer has gone out, which need not be in the order of the requests.
  expect(entries.map(({ method, route: found, status }) => [method, found, status]).toSorted()).toEqual([
    ['GET', '/join', 200],
    ['GET', 'none', 404],
    ['POST', '/api/games/:game/act', 422],
    ['POST', '/api/session', 200],
  ])
  expect(lines.join('')).not.toContain(germany)
  expect(lines.join('')).not.toMatch(/canary|g1/)
})
