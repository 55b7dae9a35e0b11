import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { answer, DOORS, type Question } from '../../../counsel/index.ts'
import { situationSchema } from '../../../editions/reading/index.ts'
import { VERSION } from '../../version.ts'
import { HEADER, openRoom, QUESTIONS, SITUATION } from '../room.testing.ts'

/** The answer as it is after a trip through JSON. */
const inProcess = (question: Question): unknown => JSON.parse(JSON.stringify(answer(question)))

describe('over HTTP a door answers as it does in process:', () => {
  test.each([
    ...QUESTIONS,
    { door: 'allot', situation: SITUATION },
    { door: 'allot', situation: { edition: '2023', options: ['gathering-storm'] } },
    { door: 'may', situation: SITUATION, args: { question: 'place', by: 'axis', placements: { hungary: 9 } } },
    { door: 'forecast', situation: SITUATION, args: { wars: 1, script: { title: 'Nothing happens', happenings: {} } } },
    { door: 'table' },
    { door: 'diff' },
  ])('$door $args', async ({ door, ...asked }) => {
    const { post } = await openRoom()
    const response = await post(`/api/${door}`, asked)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json')
    expect(await response.json()).toEqual(inProcess({ door, ...asked }))
  })
})

describe('over HTTP a door refuses as it does in process, with 422:', () => {
  test.each([
    { door: 'allot' },
    { door: 'allot', situation: { edition: 'clasic' } },
    { door: 'reckon', situation: { ...SITUATION, facts: { 'hungary.axisFactor': 'ten' } }, args: { target: 'hungary', by: 'axis' } },
    { door: 'reckon', situation: SITUATION, args: { target: 'hungry' } },
    { door: 'may', situation: SITUATION },
    { door: 'odds', situation: SITUATION, args: { target: 'turky', by: 'axis' } },
    { door: 'forecast', situation: SITUATION, args: { until: 'soon' } },
    { door: 'forecast', situation: SITUATION, args: { script: { title: 'Mine', happenings: { a: { side: 'axis', turns: 'never' } } } } },
    { door: 'advise', situation: SITUATION, args: { by: 'italy' } },
    { door: 'advise-phase', situation: SITUATION, args: { by: 'axis', rolled: '8' } },
    { door: 'table', args: { table: 'hungry' } },
  ])('$door $situation $args', async ({ door, ...asked }) => {
    const { post } = await openRoom()
    const response = await post(`/api/${door}`, asked)
    expect(response.status).toBe(422)
    const refusal = await response.json()
    expect(refusal).toMatchObject({ ok: false })
    expect(refusal).toEqual(inProcess({ door, ...asked }))
  })
})

describe('a door about the books takes its arguments from the address as well:', () => {
  test.each([
    { address: 'table?table=hungary', door: 'table', args: { table: 'hungary' } },
    { address: 'table?edition=2023&options=gathering-storm', door: 'table', args: { edition: '2023', options: ['gathering-storm'] } },
    {
      address: 'table?edition=2023&options=gathering-storm&options=storm-over-asia',
      door: 'table',
      args: { edition: '2023', options: ['gathering-storm', 'storm-over-asia'] },
    },
    { address: 'rules?search=covert%20operations', door: 'rules', args: { search: 'covert operations' } },
    { address: 'facts?search=hungary', door: 'facts', args: { search: 'hungary' } },
    { address: 'coverage', door: 'coverage', args: {} },
    { address: 'diff?one=2023&other=classic', door: 'diff', args: { one: '2023', other: 'classic' } },
  ])('$address', async ({ address, ...question }) => {
    const { get } = await openRoom()
    const response = await get(`/api/${address}`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(inProcess(question))
  })

  test('and refuses them with 422', async () => {
    const { get } = await openRoom()
    const response = await get('/api/table?table=hungry')
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual(inProcess({ door: 'table', args: { table: 'hungry' } }))
  })
})

describe('what is wrong with a request is said in the shape of a refusal:', () => {
  test('400 and the place, for a body that is not JSON', async () => {
    const { post } = await openRoom()
    const response = await post('/api/allot', '{ "situation":\n  { "edition": classic } }')
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      ok: false,
      refusals: [
        {
          code: 'malformed-json',
          words: 'the body cannot be read: line 2, column 16: found "c"; expected a value',
          data: { position: 30, line: 2, column: 16 },
        },
      ],
    })
  })

  test('400 and the place, for an object that says a name twice', async () => {
    const { post } = await openRoom()
    const body = '{"situation":{"edition":"2023","placements":{"axis":{"turkey":1,"hungary":1,"turk\\u0065y":2}}},"args":{}}'
    const response = await post('/api/allot', body)
    expect(response.status).toBe(400)
    const { refusals } = (await response.json()) as { refusals: readonly { words: string }[] }
    const words = `the body cannot be read: line 1, column ${body.indexOf('"turk\\u') + 1}: found "\\""; expected a name that is not there already`
    expect(refusals.map((one) => one.words)).toEqual([words])
  })

  test.each([
    { body: [], words: 'the body: Invalid input: expected object, received array' },
    { body: { situatoin: {} }, words: 'the body: Unrecognized key: "situatoin"' },
    { body: { args: 'power=germany' }, words: 'args: Invalid input: expected record, received string' },
  ])('422 for $body', async ({ body, words }) => {
    const { post } = await openRoom()
    const response = await post('/api/allot', body)
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ ok: false, refusals: [{ code: 'misshapen', words, data: {} }] })
  })

  test.each([
    { path: '/api/rekon', nearest: ['reckon'] },
    { path: '/api/helth', nearest: ['health'] },
    { path: '/api/constructor', nearest: ['construction'] },
    { path: '/api/zzzzzz/q', nearest: [] },
  ])('404 and the nearest for $path', async ({ path, nearest }) => {
    const { post } = await openRoom()
    const response = await post(path, {})
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ ok: false, refusals: [{ code: 'no-such-door', data: { nearest } }] })
  })

  test.each([
    { method: 'GET', path: '/api/allot', allow: 'POST' },
    { method: 'DELETE', path: '/api/table', allow: 'GET, POST' },
  ])('405 for $method $path', async ({ method, path, allow }) => {
    const { url } = await openRoom()
    const response = await fetch(url + path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe(allow)
    expect(await response.json()).toMatchObject({ ok: false, refusals: [{ code: 'method' }] })
  })

  test('413 for a body of more than a mebibyte, and not for one of just that', async () => {
    const { post, get } = await openRoom()
    const most = 1024 * 1024
    expect((await post('/api/coverage', '{}'.padEnd(most))).status).toBe(200)
    const response = await post('/api/coverage', '{}'.padEnd(most + 1))
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ ok: false, refusals: [{ code: 'too-large' }] })
    expect((await get('/api/health')).status).toBe(200)
  })

  test('413 for a body that never said how long it would be', async () => {
    const { url, get } = await openRoom()
    const status = await new Promise((resolve, reject) => {
      const sending = request(`${url}/api/coverage`, { method: 'POST' }, (response) => resolve(response.resume().statusCode))
      sending.on('error', reject)
      for (let piece = 0; piece < 20; piece++) sending.write(' '.repeat(64 * 1024))
      sending.end()
    })
    expect(status).toBe(413)
    expect((await get('/api/health')).status).toBe(200)
  })
})

test('every door takes POST, and those about the books GET', async () => {
  const { url } = await openRoom()
  for (const { name, about } of DOORS) {
    const methods = about === 'books' ? 'GET, POST' : 'POST'
    expect((await fetch(`${url}/api/${name}`, { method: 'DELETE' })).headers.get('Allow')).toBe(methods)
  }
})

test('health tells the version and how many games there are', async () => {
  const { get, store } = await openRoom()
  await store.create('one', HEADER, { lines: [] })
  const response = await get('/api/health')
  expect(await response.json()).toEqual({ ok: true, version: VERSION, store: { kind: 'sqlite', games: 1 } })
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

test('the schema of a situation is the published one', async () => {
  const { get } = await openRoom()
  const response = await get('/api/schema/situation')
  expect(response.headers.get('Content-Type')).toBe('application/schema+json')
  expect(await response.json()).toEqual(situationSchema())
})
