import { request } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { openRoom } from '../room.testing.ts'

interface Sent {
  readonly method?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** `fetch` sets Host itself, so this does not use it. */
const send = (url: string, { method = 'POST', path = '/api/coverage', headers = {} }: Sent): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sending = request(url + path, { method, headers }, (response) => resolve(response.resume().statusCode))
    sending.on('error', reject)
    sending.end(method === 'POST' ? '{}' : undefined)
  })

const JSON_TYPE = { 'Content-Type': 'application/json' }

describe('a page from elsewhere gets no answer', () => {
  test.each([
    { name: 'a foreign name', headers: { Host: 'evil.example', ...JSON_TYPE }, status: 403 },
    { name: 'a foreign name that only begins like ours', headers: { Host: 'localhost.evil.example:4939', ...JSON_TYPE }, status: 403 },
    { name: 'localhost', headers: { Host: 'localhost:4939', ...JSON_TYPE }, status: 200 },
    { name: 'an address', headers: { Host: '[::1]:4939', ...JSON_TYPE }, status: 200 },
    { name: 'a foreign page', headers: { Host: 'localhost:1', Origin: 'http://evil.example', ...JSON_TYPE }, status: 403 },
    { name: 'a page of another port', headers: { Host: 'localhost:1', Origin: 'http://localhost:2', ...JSON_TYPE }, status: 403 },
    { name: 'a page of nowhere', headers: { Host: 'localhost:1', Origin: 'null', ...JSON_TYPE }, status: 403 },
    { name: 'its own page', headers: { Host: 'localhost:1', Origin: 'http://localhost:1', ...JSON_TYPE }, status: 200 },
    { name: 'text', headers: { 'Content-Type': 'text/plain' }, status: 415 },
    { name: 'text that speaks of JSON', headers: { 'Content-Type': 'text/plain; application/json' }, status: 415 },
    { name: 'a form', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, status: 415 },
    { name: 'JSON with its letters named', headers: { 'Content-Type': 'application/json; charset=utf-8' }, status: 200 },
    { name: 'a body of no kind', headers: {}, status: 200 },
  ])('$name: $status', async ({ headers, status }) => {
    const { url } = await openRoom()
    expect(await send(url, { headers })).toBe(status)
  })

  test('nor the desk under a foreign name', async () => {
    const { url } = await openRoom()
    for (const path of ['/', '/api/health', '/api/openapi.json'])
      expect(await send(url, { method: 'GET', path, headers: { Host: 'evil.example' } })).toBe(403)
  })

  test('a name that the referee was given is its own', async () => {
    const { url } = await openRoom({ names: ['table.example'] })
    expect(await send(url, { headers: { Host: 'Table.Example:443', ...JSON_TYPE } })).toBe(200)
  })
})

describe('RFC 9112, 3.2: one host is asked, and no second', () => {
  const raw = (url: string, head: readonly string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(url)
      const socket = connect(Number(port), hostname, () => socket.end([...head, 'Connection: close', '', ''].join('\r\n')))
      let text = ''
      socket.on('data', (chunk) => {
        text += String(chunk)
      })
      socket.on('error', reject)
      socket.on('close', () => resolve(text))
    })

  test.each([
    { name: 'one', head: ['GET /api/health HTTP/1.1', 'Host: localhost'], status: 200 },
    { name: 'an address with the same', head: ['GET http://localhost:1/api/health HTTP/1.1', 'Host: localhost:1'], status: 200 },
    { name: 'two', head: ['GET /api/health HTTP/1.1', 'Host: localhost', 'Host: evil.example'], status: 400 },
    { name: 'the same twice', head: ['GET /api/health HTTP/1.1', 'Host: localhost', 'host: localhost'], status: 400 },
    { name: 'an address with another', head: ['GET http://evil.example/api/health HTTP/1.1', 'Host: localhost'], status: 400 },
  ])('$name: $status', async ({ head, status }) => {
    const { url } = await openRoom()
    expect(await raw(url, head)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })
})

describe('whatever is sent is answered within a second', () => {
  const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
  test.each([
    { name: '31,000 entries', body: { args: { question: 'declare', by: 'germany', on: Array(31_000).fill('russia') } }, status: 422 },
    {
      name: '60,000 names',
      body: { situation: Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`k${at}`, 1])) },
      status: 422,
    },
    { name: 'nested half a million deep', body: `{"args":{"question":${deep(500_000)}}}`, status: 422 },
    { name: 'nested and never closed', body: '['.repeat(1_000_000), status: 400 },
    { name: 'a text that never ends', body: `{"args":"${'\\"'.repeat(400_000)}`, status: 400 },
    {
      name: 'a number of a million digits',
      body: `{"args":{"question":"place","by":"axis","points":${'9'.repeat(1_000_000)}}}`,
      status: 422,
    },
  ])('$name', async ({ body, status }) => {
    const { post, get } = await openRoom()
    // The processor's time, not the clock's: others may be at work on the machine.
    const from = process.cpuUsage()
    const response = await post('/api/may', body)
    expect(response.status).toBe(status)
    expect((await response.text()).length).toBeLessThan(100_000)
    expect((await get('/api/health')).status).toBe(200)
    const { user, system } = process.cpuUsage(from)
    expect((user + system) / 1_000).toBeLessThan(1_000)
  })
})
