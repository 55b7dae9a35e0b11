import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Grant } from '../hosting/seats/grant.ts'
import { frameOf } from './live.ts'
import { problemSaying } from './problem.ts'
import { grantSecret, openRoom } from './room.testing.ts'
import { type Route, route, type Who } from './routes/route.ts'
import { OF_GAME } from './routes/shapes.ts'

const ANSWERED = { words: 'what was said', shape: z.object({ said: z.string(), seats: z.array(z.string()) }) }

const saying = (path: string, who: Who): Route =>
  route({
    method: 'POST',
    path,
    name: path,
    words: 'says it again',
    who,
    params: OF_GAME,
    body: z.strictObject({ say: z.string().max(10), more: z.array(z.int()).max(2).optional() }),
    answers: { ...ANSWERED, status: 201 },
    answer: ({ body, held }) =>
      body.say === 'stale'
        ? { problem: problemSaying('stale', 'Berlin has fallen since', { after: 3 }) }
        : { body: { said: body.say, seats: held.flatMap(({ grant }) => grant.seats) } },
  })

const reading = (path: string, name: string, who: Who): Route =>
  route({
    method: 'GET',
    path,
    name,
    words: 'what there is',
    who,
    ...(path.includes(':') ? { params: OF_GAME } : {}),
    live: true,
    answers: { ...ANSWERED, isTagged: true },
    answer: ({ wantsLive, lastEventId }) =>
      wantsLive
        ? { live: (stream) => stream.send(frameOf({ id: 7, data: { after: lastEventId ?? 'none' } })) }
        : { body: { said: name, seats: [] }, etag: '"7"' },
  })

const ROUTES = [
  reading('/games/:game', 'game', 'holder'),
  reading('/games/import', 'import', 'anybody'),
  saying('/games/:game/say', 'seat'),
  saying('/games/:game/host', 'host'),
]

const GERMANY: Grant = { game: 'g1', seats: ['germany'], as: { tenure: 't1' } }

async function openGames(options: Parameters<typeof openRoom>[0] = {}) {
  const room = await openRoom({ routes: ROUTES, ...options })
  const { store, post, get } = room
  const [germany, host, watch, other] = await Promise.all([
    grantSecret(store, GERMANY),
    grantSecret(store, { game: 'g1', seats: ['host'], as: { link: 'l1' } }),
    grantSecret(store, { game: 'g1', seats: [], as: { link: 'l2' } }),
    grantSecret(store, { ...GERMANY, game: 'g2' }),
  ])
  return {
    ...room,
    secrets: { germany, host, watch, other, none: 'x'.repeat(43) },
    say: (secret: string, body: unknown, path = '/api/games/g1/say') => post(path, body, { Authorization: `Bearer ${secret}` }),
    look: (headers: Readonly<Record<string, string>>, path = '/api/games/g1') => get(path, headers),
  }
}

const problemIn = async (response: Response) => {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  const found = (await response.json()) as { readonly code: string; readonly status: number; readonly detail: string }
  expect(found.status).toBe(response.status)
  expect(found.detail).toMatch(/\w{3}/)
  return found
}

describe('who may', () => {
  test('whoever has a seat acts in it, the host does what is the host’s, a watcher looks', async () => {
    const { say, look, secrets } = await openGames()
    const said = await say(secrets.germany, { say: 'no' })
    expect(said.status).toBe(201)
    expect(await said.json()).toEqual({ said: 'no', seats: ['germany'] })
    expect((await say(secrets.host, { say: 'no' }, '/api/games/g1/host')).status).toBe(201)
    expect((await look({ Authorization: `Bearer ${secrets.watch}` })).status).toBe(200)
    expect(await problemIn(await say(secrets.germany, { say: 'no' }, '/api/games/g1/host'))).toMatchObject({ code: 'not-yours' })
    expect(await problemIn(await say(secrets.watch, { say: 'no' }))).toMatchObject({ code: 'not-yours' })
  })

  test('several who share a browser are each let in by the seats they name, and by no more than they have', async () => {
    const { post, secrets } = await openGames()
    const as = async (seats: string): Promise<Response> =>
      post('/api/games/g1/say', { say: 'no' }, { Cookie: `chancery_g1=${secrets.germany}.${secrets.host}`, 'Chancery-Seats': seats })
    expect(await (await as('germany')).json()).toEqual({ said: 'no', seats: ['germany'] })
    expect(await (await as('host')).json()).toEqual({ said: 'no', seats: ['host'] })
    expect(await (await as('germany, host')).json()).toEqual({ said: 'no', seats: ['germany', 'host'] })
    expect((await as('russia')).status).toBe(401)
  })

  test('the whole link will do for a bearer', async () => {
    const { say, secrets, url } = await openGames()
    expect((await say(`${url}/join#${secrets.germany}`, { say: 'no' })).status).toBe(201)
  })

  test('a wrong secret hears the same whether the game exists or not', async () => {
    const { say, secrets } = await openGames()
    const answers = await Promise.all(
      [
        [secrets.none, 'g1'],
        [secrets.none, 'g9'],
        [secrets.other, 'g1'],
        [secrets.other, 'g9'],
        [secrets.germany, '%00'],
        ['short', 'g1'],
      ].map(async ([secret = '', game]) => {
        const response = await say(secret, { say: 'no' }, `/api/games/${game}/say`)
        return { status: response.status, text: await response.text() }
      }),
    )
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
  })

  test('without a secret it is 401, and how to show one is said', async () => {
    const { look } = await openGames()
    const response = await look({})
    expect(response.status).toBe(401)
    expect(response.headers.get('WWW-Authenticate')).toContain('Bearer')
    expect(await problemIn(response)).toMatchObject({ code: 'no-secret' })
    expect((await look({}, '/api/games/nowhere')).status).toBe(401)
  })

  test('a secret that was discarded opens nothing from that moment', async () => {
    const { say, secrets, store } = await openGames()
    const { hashOf } = await import('../hosting/seats/grant.ts')
    await store.put([], [{ kind: 'secret', id: hashOf(secrets.germany) }])
    expect((await say(secrets.germany, { say: 'no' })).status).toBe(404)
  })
})

describe('what is sent has its shape', () => {
  test.each([
    { name: 'not JSON', body: '{"say":', status: 400, code: 'malformed-json' },
    { name: 'a name twice', body: '{"say":"a","say":"b"}', status: 400, code: 'malformed-json' },
    { name: 'too deep', body: `{"say":${'['.repeat(100)}${']'.repeat(100)}}`, status: 400, code: 'malformed-json' },
    { name: 'a list', body: '[]', status: 422, code: 'misshapen' },
    { name: 'nothing', body: '', status: 422, code: 'misshapen' },
    { name: 'too long', body: { say: 'x'.repeat(11) }, status: 422, code: 'misshapen' },
    { name: 'too many', body: { say: 'x', more: [1, 2, 3] }, status: 422, code: 'misshapen' },
    { name: 'an unknown name', body: '{"say":"x","toString":1}', status: 422, code: 'misshapen' },
    { name: '__proto__', body: '{"say":"x","__proto__":{"more":[1]}}', status: 422, code: 'misshapen' },
    { name: 'a zero in a text', body: '{"say":"x\\u0000"}', status: 422, code: 'misshapen' },
    { name: 'half a pair', body: '{"say":"\\ud800"}', status: 422, code: 'misshapen' },
    { name: 'too large', body: `{"say":"${'x'.repeat(70_000)}"}`, status: 413, code: 'too-large' },
  ])('$name: $status', async ({ body, status, code }) => {
    const { say, secrets } = await openGames()
    const response = await say(secrets.germany, body)
    expect(response.status).toBe(status)
    expect(await problemIn(response)).toMatchObject({ code })
  })

  test('every reason is given with its place', async () => {
    const { say, secrets } = await openGames()
    const found = await problemIn(await say(secrets.germany, { say: 5, more: ['a'] }))
    expect(found).toMatchObject({
      refusals: [
        { code: 'misshapen', words: 'say: 5; expected a text in quotes', data: { path: 'say' } },
        { words: 'more.0: "a"; expected a whole number', data: { path: 'more.0' } },
      ],
    })
  })

  test('a problem of the route’s own carries its sentence and numbers', async () => {
    const { say, secrets } = await openGames()
    expect(await problemIn(await say(secrets.germany, { say: 'stale' }))).toMatchObject({
      status: 409,
      detail: 'Berlin has fallen since',
      refusals: [{ code: 'stale', data: { after: 3 } }],
    })
  })

  test.each([
    { method: 'PUT', path: '/api/games/g1', allow: 'GET' },
    { method: 'POST', path: '/api/games/import', allow: 'GET' },
    { method: 'OPTIONS', path: '/api/games/g1/say', allow: 'POST' },
  ])('405 for $method $path, with what is allowed', async ({ method, path, allow }) => {
    const { url } = await openGames()
    const response = await fetch(url + path, { method })
    expect(response.headers.get('Allow')).toBe(allow)
    expect(await problemIn(response)).toMatchObject({ status: 405, code: 'method' })
  })

  test('404 for what is not there', async () => {
    const { url } = await openGames()
    expect(await problemIn(await fetch(`${url}/api/games/g1/nothing`))).toMatchObject({ code: 'nothing-here' })
  })
})

describe('what is given', () => {
  test('304 for the tag that the asker has, weakened on the way too', async () => {
    const { look, secrets } = await openGames()
    const authorization = { Authorization: `Bearer ${secrets.watch}` }
    expect((await look(authorization)).headers.get('ETag')).toBe('"7"')
    expect((await look({ ...authorization, 'If-None-Match': 'W/"7"' })).status).toBe(304)
    expect((await look({ ...authorization, 'If-None-Match': '*' })).status).toBe(304)
    expect((await look({ ...authorization, 'If-None-Match': '"6"' })).status).toBe(200)
  })

  test('a stream is told from where to go on', async () => {
    const { look, secrets } = await openGames()
    const response = await look({ Authorization: `Bearer ${secrets.watch}`, Accept: 'text/event-stream', 'Last-Event-ID': '5' })
    expect(response.headers.get('Content-Type')).toContain('text/event-stream')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('after')) text += (await reader?.read())?.value ?? ''
    expect(text).toMatch(/^retry: \d+\n\nid: 7\ndata: \{"after":"5"\}\n\n$/)
    await reader?.cancel()
  })

  test('no more streams than are allowed with one secret', async () => {
    const { look, secrets } = await openGames({ streams: { inAll: 10, byAddress: 10, bySecret: 2, byWatchers: 3 } })
    const listen = (secret: string) => look({ Authorization: `Bearer ${secret}`, Accept: 'text/event-stream' })
    const opened = [await listen(secrets.germany), await listen(secrets.germany)]
    expect(await problemIn(await listen(secrets.germany))).toMatchObject({ status: 429, code: 'too-many-streams' })
    expect((await listen(secrets.watch)).status).toBe(200)
    await Promise.all(opened.map(({ body }) => body?.cancel()))
  })
})
