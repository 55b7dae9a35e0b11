import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { describe, expect, test } from 'vitest'

/** In a checkout whose sources have just changed, the program says that it was built anew. */
const said = (err: string): string => err.replace(/^built the .*\n/gm, '')

/** The same rooms without the desk, whose making has tests of its own. */
const ROOMS_ALONE = [
  '--input-type=module',
  '--eval',
  "const { main } = await import('./dist/cli/main.js'); process.exitCode = await main(process.argv.slice(1))",
  '--',
]

/** The program itself, in a process of its own. */
function chancery(
  argv: readonly string[],
  {
    input = '',
    env = {},
    program = ['bin/chancery.mjs'],
  }: { input?: string; env?: Readonly<Record<string, string>>; program?: readonly string[] } = {},
) {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, [...program, ...argv], { env: { ...process.env, NO_COLOR: '', ...env } })
    let [out, err] = ['', '']
    child.stdout.on('data', (chunk) => {
      out += chunk
    })
    child.stderr.on('data', (chunk) => {
      err += chunk
    })
    child.on('close', (code) => resolve({ code, out, err: said(err) }))
    child.stdin.end(input)
  })
}

const HUNGARY = 'cases/situations/hungary.json'
const roll = ['--target', 'hungary', '--by', 'axis']

describe('the program', () => {
  test('answers as JSON on standard output and ends with 0', async () => {
    const { code, out, err } = await chancery(['reckon', HUNGARY, ...roll, '--json'])
    expect([code, err]).toEqual([0, ''])
    expect(JSON.parse(out)).toMatchObject({ ok: true, target: 'hungary', by: 'axis', total: 4 })
  })

  test('reads standard input', async () => {
    const { code, out } = await chancery(['reckon', '-', ...roll, '--json'], { input: readFileSync(HUNGARY, 'utf8') })
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ total: 4 })
  })

  test('refuses with line and column on standard error, ends with 1, and shows no stack', async () => {
    const { code, out, err } = await chancery(['reckon', '-', ...roll], { input: '{\n  "edition": "classic",\n  "trun": 3\n}' })
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain('standard input is refused:\n  trun (line 3, column 3): unknown name "trun"')
    expect(err).not.toContain('    at ')
  })

  test('names the nearest command and ends with 2', async () => {
    const { code, out, err } = await chancery(['recon'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('Did you mean reckon?')
  })

  test('writes no colour into a pipe', async () => {
    const { out } = await chancery(['reckon', HUNGARY, ...roll], { env: { FORCE_COLOR: '1' } })
    expect(out).not.toContain('\u001b')
  })

  test('does not mind that its reader goes away', async () => {
    const outcome = await new Promise<{ code: number | null; err: string }>((resolve) => {
      const child = spawn(process.execPath, ['bin/chancery.mjs', 'rules', '--json'])
      let err = ''
      child.stderr.on('data', (chunk) => {
        err += chunk
      })
      child.stdout.once('data', () => child.stdout.destroy())
      child.on('close', (code) => resolve({ code, err: said(err) }))
    })
    expect(outcome).toEqual({ code: 0, err: '' })
  })

  test('as it is built, serves the desk and answers in threads of its own', async () => {
    const data = mkdtempSync(join(tmpdir(), 'chancery-built-'))
    const child = spawn(process.execPath, ['bin/chancery.mjs', 'serve', '--port', '0', '--data', data])
    try {
      const [said] = (await once(child.stdout, 'data')) as [Buffer]
      const [url = ''] = /http:\/\/[\d.:]+/.exec(String(said)) ?? []
      const asked = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ situation: { edition: 'classic' }, args: { target: 'hungary', by: 'axis' } }),
      }
      expect(await (await fetch(`${url}/api/reckon`, asked)).json()).toMatchObject({ ok: true, target: 'hungary' })
      expect((await fetch(url, { headers: { Accept: 'text/html' } })).headers.get('Content-Encoding')).toMatch(/br|gzip/)
    } finally {
      child.kill()
      await once(child, 'exit')
      rmSync(data, { recursive: true, force: true })
    }
  })

  test('serves no store that is damaged: it says so in a sentence, ends with 1, and opens no port', async () => {
    const data = mkdtempSync(join(tmpdir(), 'chancery-'))
    const serving = ['serve', '--port', '0', '--data', data]
    const child = spawn(process.execPath, [...ROOMS_ALONE, ...serving])
    await once(child.stdout, 'data')
    child.kill()
    await once(child, 'close')
    const file = join(data, 'chancery.db')
    // A referee that is ended may leave its last pages in the log beside the file.
    const store = new DatabaseSync(file)
    store.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    store.close()
    // All pages but the first, which says that this is a file of games.
    const bytes = readFileSync(file).fill(0xa5, 4096)
    writeFileSync(file, bytes)
    const { code, out, err } = await chancery(serving, { program: ROOMS_ALONE })
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^chancery: the games in ".*chancery\.db" are damaged \(.*\); nothing was changed\. .*restore a backup.*\n$/)
    expect(readFileSync(file).equals(bytes)).toBe(true)
    rmSync(data, { recursive: true })
  })

  test('serves until it is told to stop, and says where', async () => {
    const data = mkdtempSync(join(tmpdir(), 'chancery-'))
    const child = spawn(process.execPath, [...ROOMS_ALONE, 'serve', '--port', '0', '--data', data])
    const closed = new Promise<number | null>((resolve) => child.on('close', resolve))
    const url = await new Promise<string>((resolve, fail) => {
      // A terminal makes a link of the address, which therefore ends its line.
      child.stdout.on('data', (chunk) => resolve(/http:\/\/[\d.:]+$/m.exec(String(chunk))?.[0] ?? ''))
      child.on('close', () => fail(new Error('it did not open')))
    })
    const answer = await fetch(`${url}/api/openapi.json`)
    await answer.text()
    child.kill('SIGTERM')
    expect([answer.status, await closed]).toEqual([200, 0])
    rmSync(data, { recursive: true })
  })

  test('stops soon whatever is under way, and keeps what was acknowledged', { timeout: 120_000 }, async () => {
    const data = mkdtempSync(join(tmpdir(), 'chancery-'))
    const opened = async () => {
      const child = spawn(process.execPath, [...ROOMS_ALONE, 'serve', '--port', '0', '--data', data])
      const [said] = await once(child.stdout, 'data')
      return { child, url: /http:\/\/[\d.:]+$/m.exec(String(said))?.[0] ?? '' }
    }
    const { child, url } = await opened()
    const post = (path: string, body: object) =>
      fetch(url + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
    const situation = { edition: '2023', turn: '1941 spring' }
    expect((await post('/api/reckon', { situation, args: { target: 'hungary', by: 'axis' } })).status).toBe(200)
    const made = await post('/api/games', { edition: '2023' })
    const { id, links } = (await made.json()) as { readonly id: string; readonly links: { readonly host: string } }
    const record = readFileSync('cases/games/history.jsonl', 'utf8')
    const slow = [
      post('/api/forecast', { situation, args: { until: '1945 winter', wars: 5_000 } }),
      post('/api/review', { record: readFileSync('cases/games/whole-2023.jsonl', 'utf8') }),
      ...Array.from({ length: 4 }, () => post('/api/games/import', { record })),
    ].map((asked) => asked.then((reply) => reply.status).catch(() => 'cut'))
    const bots = { seats: { axis: 'fair', westernAllies: 'fair', russia: 'fair', japan: 'fair' }, map: 'history' }
    expect((await post('/api/games', { edition: '2023', table: { bots } })).status).toBe(201)
    await new Promise((go) => setTimeout(go, 500))
    const from = performance.now()
    child.kill('SIGTERM')
    const [code] = await once(child, 'exit')
    // Two seconds, and what a machine that others use adds to them.
    expect(performance.now() - from).toBeLessThan(6_000)
    expect(code).toBe(0)
    for (const status of await Promise.all(slow)) expect([201, 503, 'cut']).toContain(status)
    const again = await opened()
    const headers = { Authorization: `Bearer ${links.host.slice(-43)}` }
    expect((await fetch(`${again.url}/api/games/${id}`, { headers })).status).toBe(200)
    again.child.kill('SIGTERM')
    await once(again.child, 'exit')
    rmSync(data, { recursive: true })
  })

  test('says which port is taken, and ends with 1', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const data = mkdtempSync(join(tmpdir(), 'chancery-'))
    const { code, err } = await chancery(['serve', '--data', data], { env: { PORT: String(port) }, program: ROOMS_ALONE })
    other.close()
    rmSync(data, { recursive: true })
    expect(code).toBe(1)
    expect(err).toMatch(new RegExp(`^chancery: port ${port} .*taken`))
  })
})
