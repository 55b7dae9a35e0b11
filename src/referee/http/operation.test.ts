import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { RefereeError } from '../fault.ts'
import { PATIENCE } from './listening.ts'
import { openMetrics } from './metrics.ts'
import { visitorsThrough } from './request/visitor.ts'
import { freshFolder, grantSecret, openRoom } from './room.testing.ts'
import { operationRoutes } from './routes/operation.ts'
import { type Route, route } from './routes/route.ts'
import { OF_GAME } from './routes/shapes.ts'
import { serve } from './server.ts'

const NOTHING = { words: 'nothing', shape: z.object({}) }

const listening = route({
  method: 'GET',
  path: '/games/:game/events',
  name: 'listen',
  words: 'listens',
  who: 'holder',
  params: OF_GAME,
  live: true,
  answers: NOTHING,
  answer: () => ({ live: () => undefined }),
})

/** A route that answers when it is let. */
function held() {
  let let_ = (): void => undefined
  const until = new Promise<void>((go) => {
    let_ = go
  })
  let asked = 0
  const waiting: Route = route({
    method: 'GET',
    path: '/wait',
    name: 'wait',
    words: 'waits',
    who: 'anybody',
    answers: NOTHING,
    answer: async () => {
      asked++
      await until
      return { body: {} }
    },
  })
  return { waiting, isAsked: () => asked > 0, go: () => let_() }
}

/** Sends bytes as they are, and gives what comes back until the other side hangs up. */
const rawly = (url: string, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
    let back = ''
    socket.on('data', (piece) => {
      back += piece.toString()
    })
    socket.on('close', () => resolve(back))
    socket.on('error', reject)
  })

describe('closing', () => {
  test('what is under way is finished, those who listen are told to come back, and nobody else is taken', async () => {
    const { waiting, isAsked, go } = held()
    const { url, get, close, store } = await openRoom({ routes: [...operationRoutes, waiting, listening] })
    const secret = await grantSecret(store, { game: 'g1', seats: [], as: { link: 'l1' } })
    const stream = await get('/api/games/g1/events', { Authorization: `Bearer ${secret}`, Accept: 'text/event-stream' })
    const answer = get('/api/wait')
    await expect.poll(isAsked).toBe(true)
    const closed = close()
    expect(await stream.text()).toMatch(/retry: \d+\n\n$/)
    go()
    expect((await answer).status).toBe(200)
    await closed
    await expect(fetch(`${url}/api/ready`)).rejects.toThrow()
  })

  test('a connection is let go of as soon as its request is answered', async () => {
    const { waiting, isAsked, go } = held()
    const { url, close, get } = await openRoom({ routes: [...operationRoutes, waiting] })
    expect((await get('/api/ready')).status).toBe(200)
    const both = 'GET /api/wait HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/ready HTTP/1.1\r\nHost: localhost\r\n\r\n'
    const back = rawly(url, both)
    await expect.poll(isAsked).toBe(true)
    const closed = close()
    go()
    await closed
    expect((await back).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200'])
  })
})

describe('what takes too long to arrive is cut off with a sentence', () => {
  const patience = { ...PATIENCE, headers: 200, request: 300, look: 50 }
  test.each([
    { name: 'headers', text: 'GET /api/health HTTP/1.1\r\nHost: localh' },
    {
      name: 'a body',
      text: 'POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"sec',
    },
  ])('$name', async ({ text }) => {
    const { url } = await openRoom({ patience })
    const back = await rawly(url, text)
    expect(back).toMatch(/^HTTP\/1\.1 408 /)
    expect(back).toContain('did not arrive in time')
  })
})

describe('what is no request gets a sentence too', () => {
  test.each([
    { name: 'nonsense', text: '\u0001\u0002\r\n\r\n', status: 400 },
    { name: 'an unknown method', text: 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n', status: 400 },
    { name: 'CONNECT', text: 'CONNECT example.com:443 HTTP/1.1\r\nHost: localhost\r\n\r\n', status: 405 },
    { name: 'long headers', text: `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, status: 431 },
    { name: 'no host', text: 'GET / HTTP/1.0\r\n\r\n', status: 400 },
    {
      name: 'two lengths',
      text: 'POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      status: 400,
    },
    {
      name: 'length and pieces',
      text: 'POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      status: 400,
    },
    { name: 'a backslash', text: 'GET /api\\..\\x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', status: 400 },
    { name: 'no path', text: 'GET x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', status: 400 },
    { name: 'an expectation', text: 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: cake\r\n\r\n', status: 417 },
  ])('$name: $status', async ({ text, status }) => {
    const { url } = await openRoom()
    const back = await rawly(url, text)
    expect(back).toContain(`HTTP/1.1 ${status} `)
    expect(back).toMatch(/"detail":"\w+/)
  })
})

describe('measures', () => {
  test('count requests by route, without ids', async () => {
    const metrics = openMetrics()
    const { get } = await openRoom({ metrics })
    await get('/api/health')
    await get('/api/games/canary/x')
    const text = await (await get('/metrics')).text()
    expect(text).toContain('chancery_requests_total{method="GET",route="/api/health",status="200"} 1')
    expect(text).toContain('chancery_request_seconds_bucket')
    expect(text).toMatch(/^chancery_games 0$/m)
    expect(text).not.toContain('canary')
    metrics.close()
  })

  test('are shown to this machine alone, and not to whom a proxy asks for', async () => {
    const metrics = openMetrics()
    const { get } = await openRoom({ metrics })
    expect((await get('/metrics', { 'X-Forwarded-For': '203.0.113.1' })).status).toBe(404)
    metrics.close()
  })

  test('or at an address of their own', async () => {
    const served = await serve({ port: 0, data: freshFolder(), metrics: { host: '127.0.0.1', port: 0 } })
    expect((await fetch(`${served.url}/metrics`)).status).toBe(404)
    await served.close()
  })
})

describe('who asks', () => {
  const proxied = (headers: Readonly<Record<string, string>>, proxies: readonly string[], peer = '10.0.0.2') =>
    visitorsThrough(proxies)({ headers: { host: 'table.example', ...headers }, socket: { remoteAddress: peer } } as never)

  test('is whom a trusted proxy names, and of several names the last that is no proxy', () => {
    const headers = { 'x-forwarded-for': '1.1.1.1, 203.0.113.7, 10.0.0.9', 'x-forwarded-proto': 'https' }
    expect(proxied(headers, ['10.0.0.0/8'])).toMatchObject({ address: '203.0.113.7', isSecure: true, origin: 'https://table.example' })
    expect(proxied(headers, [])).toMatchObject({ address: '10.0.0.2', isSecure: false, origin: 'http://table.example' })
    expect(proxied(headers, ['10.0.0.0/8'], '::ffff:10.0.0.2')).toMatchObject({ address: '203.0.113.7' })
    expect(proxied({ 'x-forwarded-for': 'nonsense' }, ['10.0.0.2'])).toMatchObject({ address: '10.0.0.2' })
  })

  test('a proxy that is no address is refused at once', () => {
    for (const proxy of ['proxy.example', '10.0.0.0/64', '10.0.0.1/8/8', '']) expect(() => visitorsThrough([proxy])).toThrow(RefereeError)
  })

  test('an address or a secret that asks too often is told to wait; this machine is not', async () => {
    const rates = { byAddress: { perSecond: 1, burst: 3 }, bySecret: { perSecond: 1, burst: 2 } }
    const { get, store } = await openRoom({
      rates,
      proxies: ['127.0.0.1'],
      routes: [...operationRoutes, { ...listening, answer: () => ({ body: {} }) }],
    })
    const statuses = async (path: string, headers: readonly Readonly<Record<string, string>>[]) => {
      const found = []
      for (const one of headers) found.push((await get(path, one)).status)
      return found
    }
    const from = (address: string) => ({ 'X-Forwarded-For': address })
    expect(await statuses('/api/health', Array(4).fill(from('203.0.113.1')))).toEqual([200, 200, 200, 429])
    expect(await statuses('/api/health', [from('203.0.113.2')])).toEqual([200])
    expect(await statuses('/api/health', Array(5).fill({}))).toEqual([200, 200, 200, 200, 200])
    const secret = await grantSecret(store, { game: 'g1', seats: [], as: { link: 'l1' } })
    const bearers = ['203.0.113.3', '203.0.113.4', '203.0.113.5'].map((one) => ({ ...from(one), Authorization: `Bearer ${secret}` }))
    expect(await statuses('/api/games/g1/events', bearers)).toEqual([200, 200, 429])
  })
})
