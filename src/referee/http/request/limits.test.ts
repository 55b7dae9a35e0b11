import { connect } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openRoom } from '../room.testing.ts'
import { route } from '../routes/route.ts'
import { BODY_LIMITS } from './bodies.ts'
import { QUOTAS } from './quotas.ts'
import { hourly } from './rates.ts'

const GAME = { edition: '2023', scenario: 'global-war-1939' }
const PROXY = { proxies: ['127.0.0.1'] }
const from = (address: string): Readonly<Record<string, string>> => ({ 'X-Forwarded-For': address })

interface Refused {
  readonly code: string
  readonly detail: string
}
const refused = async (reply: Response): Promise<Refused & { readonly status: number; readonly again: string | null }> => ({
  ...((await reply.json()) as Refused),
  status: reply.status,
  again: reply.headers.get('Retry-After'),
})

/** Somebody who says that so much is coming, and sends a part of it. */
function halfSent(url: string, address: string, path: string, said: number | undefined, part: number) {
  const { hostname, port, host } = new URL(url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  const length = said === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${said}`
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\n${length}\r\n\r\n`,
  )
  socket.write(said === undefined ? `${part.toString(16)}\r\n${' '.repeat(part)}\r\n` : ' '.repeat(part))
  const answer = new Promise<string>((come) => {
    socket.on('data', (chunk) => come(String(chunk)))
    socket.on('close', () => come('closed'))
  })
  return { socket, answer }
}

describe('a body is as large as its route needs', () => {
  test.each([
    { path: '/api/games', size: 257 * 1024, says: '256 KiB' },
    { path: '/api/games/import', size: 8 * 1024 * 1024 + 1, says: '8 MiB' },
    { path: '/api/session', size: 65 * 1024, says: '64 KiB' },
  ])('$path: $says', async ({ path, size, says }) => {
    const { post } = await openRoom()
    expect(await refused(await post(path, `{"record":"${'x'.repeat(size)}"}`))).toMatchObject({
      status: 413,
      detail: `the body is larger than ${says}`,
    })
  })

  test('a script of the map has 64 KiB at most', async () => {
    const { post } = await openRoom()
    const map = { title: 'Long', happenings: Array.from({ length: 300 }, (_, at) => ({ id: `h${at}`, words: 'x'.repeat(250) })) }
    const { status, detail } = await refused(await post('/api/games', { ...GAME, table: { bots: { seats: {}, map } } }))
    expect({ status, says: /64 KiB/.test(detail) }).toEqual({ status: 422, says: true })
  })

  test('more than 5,000 values are refused before anything is made of them', async () => {
    const { post } = await openRoom()
    const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]))
    expect(await refused(await post('/api/games', { situation: names(5_001) }))).toMatchObject({ status: 400, code: 'malformed-json' })
    expect((await refused(await post('/api/games', { situation: names(4_000) }))).status).toBe(422)
  })
})

describe('bytes under way', () => {
  const KIB = 1024
  const bodies = {
    usual: { inAll: 96 * KIB, byAddress: 64 * KIB },
    large: { inAll: 600 * KIB, byAddress: 400 * KIB },
    slowest: { bytes: 1, in: 60_000 },
  }

  test('from one address are counted together, however many connections bring them', async () => {
    const room = await openRoom({ ...PROXY, bodies })
    const held = halfSent(room.url, '192.0.2.1', '/api/games/import', 400 * KIB, 300 * KIB)
    await expect.poll(async () => (await room.post('/api/games/import', `"${'x'.repeat(200 * KIB)}"`, from('192.0.2.1'))).status).toBe(429)
    const over = await refused(await room.post('/api/games/import', `"${'x'.repeat(200 * KIB)}"`, from('192.0.2.1')))
    expect(over).toMatchObject({ status: 429, code: 'too-much-at-once', again: '5' })
    // Others have room, and orders have room of their own.
    expect((await room.post('/api/games/import', `"${'x'.repeat(200 * KIB)}"`, from('192.0.2.2'))).status).toBe(422)
    expect((await room.post('/api/session', '{}', from('192.0.2.1'))).status).toBe(422)
    held.socket.destroy()
    await expect.poll(async () => (await room.post('/api/games/import', `"${'x'.repeat(200 * KIB)}"`, from('192.0.2.1'))).status).toBe(422)
  })

  test('of all addresses have a most too', async () => {
    const room = await openRoom({ ...PROXY, bodies })
    for (const address of ['192.0.2.1', '192.0.2.2']) halfSent(room.url, address, '/api/games/import', 300 * KIB, 290 * KIB)
    await expect.poll(async () => (await room.post('/api/games/import', `"${'x'.repeat(100 * KIB)}"`, from('192.0.2.3'))).status).toBe(503)
    const over = await refused(await room.post('/api/games/import', `"${'x'.repeat(100 * KIB)}"`, from('192.0.2.3')))
    expect(over).toMatchObject({ code: 'too-much-under-way', again: '5' })
    expect((await room.post('/api/session', '{}', from('192.0.2.3'))).status).toBe(422)
  })

  test('are counted as they come where nobody has said how many', async () => {
    const room = await openRoom({ ...PROXY, bodies })
    expect(await halfSent(room.url, '192.0.2.1', '/api/games/import', undefined, 500 * KIB).answer).toMatch(/^HTTP\/1.1 429 /)
    expect((await room.post('/api/games/import', `"${'x'.repeat(200 * KIB)}"`, from('192.0.2.1'))).status).toBe(422)
  })

  test('come at a speed, or the request is over', async () => {
    const room = await openRoom({ ...PROXY, bodies: { ...BODY_LIMITS, slowest: { bytes: 16 * KIB, in: 200 } } })
    expect(await halfSent(room.url, '192.0.2.1', '/api/games/import', 400 * KIB, 100 * KIB).answer).toMatch(/^HTTP\/1.1 408 /)
  })

  test('the questions are counted with everything else', async () => {
    const room = await openRoom({ ...PROXY, bodies })
    const held = halfSent(room.url, '192.0.2.1', '/api/may', 400 * KIB, 300 * KIB)
    await expect.poll(async () => (await room.post('/api/may', `"${'x'.repeat(200 * KIB)}"`, from('192.0.2.1'))).status).toBe(429)
    held.socket.destroy()
  })
})

describe('what is begun is counted by the hour', () => {
  const quotas = { ...QUOTAS, games: { ...QUOTAS.games, each: hourly(2), inAll: hourly(3) } }

  test('by address, with what was refused given back', async () => {
    const room = await openRoom({ ...PROXY, quotas })
    const begin = (address: string, body: object = GAME) => room.post('/api/games', body, from(address))
    for (let tries = 0; tries < 5; tries += 1) expect((await begin('192.0.2.1', { edition: 'none' })).status).toBe(422)
    expect([(await begin('192.0.2.1')).status, (await begin('192.0.2.1')).status]).toEqual([201, 201])
    expect(await refused(await begin('192.0.2.1'))).toMatchObject({
      status: 429,
      code: 'used-up',
      detail: 'too many games were begun from your address; the next may begin in 30 minutes',
      // What the tries before took is less to wait.
      again: expect.stringMatching(/^1(?:800|79\d)$/),
    })
    expect((await begin('2001:db8:1:2::1')).status).toBe(201)
    expect(await refused(await begin('192.0.2.9'))).toMatchObject({ status: 503, code: 'too-many-begun' })
    expect((await room.post('/api/games', GAME)).status).toBe(201)
  })

  test('and given back where a route throws', async () => {
    const throwing = route({
      method: 'POST',
      path: '/throwing',
      name: 'throwing',
      words: 'throws',
      who: 'anybody',
      body: z.strictObject({}),
      answers: { words: 'nothing', shape: z.strictObject({}) },
      answer: async ({ take }) => {
        const over = await take('games')
        if (over !== undefined) return { problem: over }
        throw new Error('thrown')
      },
    })
    const room = await openRoom({ ...PROXY, quotas, routes: [throwing] })
    const statuses: number[] = []
    for (let tries = 0; tries < 4; tries += 1) statuses.push((await room.post('/api/throwing', {}, from('192.0.2.1'))).status)
    expect(statuses).toEqual([500, 500, 500, 500])
  })

  test('a box that nothing comes into takes nothing', async () => {
    const room = await openRoom({ ...PROXY, quotas: { ...QUOTAS, boxes: { ...QUOTAS.boxes, each: hourly(2) } } })
    const put = (box: number) => room.post(`/api/mail/${`${box}`.padStart(64, '0')}`, { packets: ['no packet'] }, from('192.0.2.1'))
    for (let box = 0; box < 5; box += 1) {
      const reply = await put(box)
      expect([reply.status, await reply.json()]).toEqual([200, { ok: true, kept: 0, refused: [expect.any(String)] }])
    }
  })

  test('codes and trials of notices, by address: one cannot use up what all may send', async () => {
    const room = await openRoom({ ...PROXY, quotas: { ...QUOTAS, codes: { ...QUOTAS.codes, each: hourly(2) } } })
    const { id, links } = (await (await room.post('/api/games', GAME)).json()) as { id: string; links: { seats: Record<string, string> } }
    const seated = await room.post(`/api/games/${id}/join`, { link: links.seats['germany'], name: 'Anna' })
    const { secret } = (await seated.json()) as { secret: string }
    const ask = (mail: string, address = '192.0.2.1') =>
      room.send('PUT', `/api/games/${id}/notices`, { mail }, { ...from(address), Authorization: `Bearer ${secret}` })
    for (const mail of ['a@example.org', 'a@example.org', 'b@example.org', 'b@example.org']) expect((await ask(mail)).status).toBe(200)
    expect(await refused(await ask('c@example.org'))).toMatchObject({ status: 429, code: 'used-up', again: '1800' })
    expect((await ask('d@example.org', '192.0.2.2')).status).toBe(200)
  })

  test('a dear request counts as ten cheap ones', async () => {
    const room = await openRoom({ ...PROXY, rates: { byAddress: { perSecond: 0.001, burst: 25 }, bySecret: { perSecond: 1, burst: 1 } } })
    const statuses: number[] = []
    for (let tries = 0; tries < 3; tries += 1) statuses.push((await room.post('/api/games', GAME, from('192.0.2.1'))).status)
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await room.get('/api/health', from('192.0.2.1'))).status)
    expect(statuses).toEqual([201, 201, 429, 200, 200, 200, 200, 200, 429])
  })

  test('drafts of a seat', async () => {
    const room = await openRoom({ ...PROXY, quotas: { ...QUOTAS, drafts: { ...QUOTAS.drafts, each: hourly(3) } } })
    const { id, links } = (await (await room.post('/api/games', GAME)).json()) as { id: string; links: { seats: Record<string, string> } }
    const order = (text: string) =>
      room.post(
        `/api/games/${id}/orders`,
        { key: `${Math.random()}`, text },
        {
          ...from('192.0.2.1'),
          Authorization: `Bearer ${links.seats['germany']?.slice(-43)}`,
        },
      )
    for (const text of ['draft turkey 1', 'draft turkey 2', 'draft turkey 1']) expect((await order(text)).status).toBe(201)
    expect(await refused(await order('draft turkey 2'))).toMatchObject({ status: 429, code: 'used-up', again: '1200' })
    expect((await order('seal turkey 1')).status).toBe(201)
  })
})

describe('who may begin games', () => {
  const begin = (room: Awaited<ReturnType<typeof openRoom>>, headers: Readonly<Record<string, string>>) =>
    room.post('/api/games', GAME, headers)

  test('those who show the token', async () => {
    const room = await openRoom({ ...PROXY, newGames: { token: 'open sesame' } })
    expect(await refused(await begin(room, from('192.0.2.1')))).toMatchObject({ status: 403, code: 'needs-token' })
    expect((await begin(room, { 'Chancery-Token': 'open sesam' })).status).toBe(403)
    expect((await begin(room, { 'Chancery-Token': 'open sesame' })).status).toBe(201)
    expect(await (await room.get('/api/ready')).json()).toEqual({ ok: true, newGames: 'token' })
  })

  test('this machine alone', async () => {
    const room = await openRoom({ ...PROXY, newGames: 'local' })
    expect(await refused(await begin(room, from('192.0.2.1')))).toMatchObject({ status: 403, code: 'local-only' })
    expect((await begin(room, {})).status).toBe(201)
  })

  test('nobody while the disk is nearly full; games that run are served', async () => {
    let hasRoom = true
    const room = await openRoom({ hasRoom: async () => hasRoom })
    const { id, links } = (await (await begin(room, {})).json()) as { id: string; links: { host: string } }
    hasRoom = false
    expect(await refused(await begin(room, {}))).toMatchObject({ status: 503, code: 'no-room', again: '60' })
    expect(await (await room.get('/api/ready')).json()).toEqual({ ok: true, newGames: 'nobody' })
    expect((await room.get(`/api/games/${id}`, { Authorization: `Bearer ${links.host.slice(-43)}` })).status).toBe(200)
  })
})

test('one address has 200 connections, and those of others are let in', async () => {
  let count = 0
  const room = await openRoom({ countedPeer: () => (count++ < 250 ? '192.0.2.1' : '192.0.2.2') })
  const { hostname, port } = new URL(room.url)
  const open = Array.from({ length: 250 }, () => connect(Number(port), hostname))
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
  })
  let closed = 0
  for (const socket of open) socket.on('error', () => undefined).on('close', () => (closed += 1))
  await expect.poll(() => closed).toBe(50)
  expect((await room.get('/api/health')).status).toBe(200)
  expect(open.filter(({ destroyed }) => !destroyed)).toHaveLength(200)
})

test('a store that takes nothing is not ready', async () => {
  const room = await openRoom()
  await room.store.close()
  expect(await refused(await room.get('/api/ready'))).toMatchObject({ status: 503, code: 'not-ready' })
})
