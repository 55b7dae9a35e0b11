import { mkdirSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { freshFolder, openRoom } from './room.testing.ts'

const PAGE = '<!doctype html><title>Chancery</title>'
const HTML = { Accept: 'text/html,application/xhtml+xml' }

/** A desk as the build leaves it, with something private beside it. */
function builtDesk(): string {
  const folder = freshFolder()
  writeFileSync(join(folder, 'secret.txt'), 'the sealed allocation')
  const desk = join(folder, 'web')
  mkdirSync(join(desk, 'assets'), { recursive: true })
  writeFileSync(join(desk, 'index.html'), PAGE)
  writeFileSync(join(desk, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(desk, 'Köln map.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(desk, 'assets', 'index-BUbKaA3z.js'), 'export {}')
  writeFileSync(join(desk, 'assets', 'index-DynkWBYr.css'), 'body {}')
  writeFileSync(join(desk, 'assets', 'serif-latin-wght-normal-DMe4E_eb.woff2'), new Uint8Array([0x77, 0x4f, 0x46, 0x32, 0xff]))
  return desk
}

/** An answer as it comes, not unpacked on its way. */
const rawGet = (url: string, headers: Readonly<Record<string, string>>) =>
  new Promise<{ readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly body: string }>((resolve, reject) => {
    const asking = request(url, { headers }, async (response) => {
      const chunks: Uint8Array[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() })
    })
    asking.on('error', reject).end()
  })

const FOR_EVER = 'public, max-age=31536000, immutable'

describe('the desk is served:', () => {
  test.each([
    { path: '/', type: 'text/html; charset=utf-8', cache: 'no-cache' },
    { path: '/index.html', type: 'text/html; charset=utf-8', cache: 'no-cache' },
    { path: '/favicon.svg', type: 'image/svg+xml; charset=utf-8', cache: 'no-cache' },
    { path: '/K%C3%B6ln%20map.svg', type: 'image/svg+xml; charset=utf-8', cache: 'no-cache' },
    { path: '/assets/index-BUbKaA3z.js', type: 'text/javascript; charset=utf-8', cache: FOR_EVER },
    { path: '/assets/index-DynkWBYr.css', type: 'text/css; charset=utf-8', cache: FOR_EVER },
    { path: '/assets/serif-latin-wght-normal-DMe4E_eb.woff2', type: 'font/woff2', cache: FOR_EVER },
  ])('$path as $type, $cache', async ({ path, type, cache }) => {
    const { get } = await openRoom({ desk: builtDesk() })
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe(type)
    expect(response.headers.get('Cache-Control')).toBe(cache)
  })

  test('byte for byte', async () => {
    const { get } = await openRoom({ desk: builtDesk() })
    const font = await get('/assets/serif-latin-wght-normal-DMe4E_eb.woff2')
    expect(new Uint8Array(await font.arrayBuffer())).toEqual(new Uint8Array([0x77, 0x4f, 0x46, 0x32, 0xff]))
  })

  test('not again to a browser that has it', async () => {
    const { get } = await openRoom({ desk: builtDesk() })
    const etag = (await get('/')).headers.get('ETag') ?? ''
    const again = await get('/', { 'If-None-Match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await get('/favicon.svg', { 'If-None-Match': etag })).status).toBe(200)
  })

  test.each([
    { accept: 'gzip, deflate, br, zstd', as: 'br', text: 'br of export {}' },
    { accept: 'gzip', as: 'gzip', text: 'gz of export {}' },
    { accept: 'br;q=0, gzip;q=0.5', as: 'gzip', text: 'gz of export {}' },
    { accept: 'identity', as: null, text: 'export {}' },
  ])('compressed as it was built, to a browser that takes $accept', async ({ accept, as, text }) => {
    const desk = builtDesk()
    const script = join(desk, 'assets', 'index-BUbKaA3z.js')
    writeFileSync(`${script}.br`, 'br of export {}')
    writeFileSync(`${script}.gz`, 'gz of export {}')
    const { url } = await openRoom({ desk })
    const asked = (path: string, more: object = {}) => rawGet(`${url}${path}`, { 'Accept-Encoding': accept, ...more })
    const { headers, body } = await asked('/assets/index-BUbKaA3z.js')
    expect(headers['content-encoding'] ?? null).toBe(as)
    expect(headers['vary']).toContain('Accept-Encoding')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(body).toBe(text)
    expect((await asked('/assets/index-BUbKaA3z.js', { 'If-None-Match': headers.etag })).status).toBe(304)
    expect((await asked('/assets/index-BUbKaA3z.js.br')).status).toBe(404)
    expect((await asked('/favicon.svg')).headers['content-encoding']).toBeUndefined()
  })

  test('without the body to HEAD', async () => {
    const { url } = await openRoom({ desk: builtDesk() })
    const response = await fetch(url, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  test('with its page at every address of its own', async () => {
    const { get } = await openRoom({ desk: builtDesk() })
    const response = await get('/games/of/ours', HTML)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    expect(await response.text()).toBe(PAGE)
  })

  test('with nothing where there is nothing', async () => {
    const { get } = await openRoom({ desk: builtDesk() })
    expect((await get('/assets/index-old12345.js')).status).toBe(404)
    expect((await get('/api/desk', HTML)).headers.get('Content-Type')).toBe('application/json')
  })
})

describe('nothing outside the desk can be had', () => {
  /** The path as it is, where `fetch` would tidy it up first. */
  const raw = (url: string, path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(url)
      const asking = request({ hostname, port, path }, async (response) => {
        let text = `${response.statusCode} `
        for await (const chunk of response) text += chunk
        resolve(text)
      })
      asking.on('error', reject)
      asking.end()
    })

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/..\\..\\secret.txt',
    '//secret.txt',
    '/%00/../secret.txt',
  ])('by %s', async (path) => {
    const { url } = await openRoom({ desk: builtDesk() })
    const answered = await raw(url, path)
    expect(answered).toMatch(/^40[04] /)
    expect(answered).not.toContain('sealed')
  })
})

test('a desk that was never built says so, and the doors answer all the same', async () => {
  const { get } = await openRoom({ desk: join(freshFolder(), 'web') })
  const page = await get('/', HTML)
  expect(page.status).toBe(503)
  expect(page.headers.get('Content-Type')).toMatch(/^text\/html/)
  expect(await page.text()).toContain('The desk is not built')
  expect((await get('/api/health')).status).toBe(200)
})
