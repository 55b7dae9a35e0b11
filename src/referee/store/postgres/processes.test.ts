import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { HEADER } from '../../http/room.testing.ts'
import { serve } from '../../http/server.ts'
import { opened } from '../place.testing.ts'
import { postgresForTests } from './postgres.testing.ts'
import { openPostgresStore } from './postgres-store.ts'

const { freshDatabase, server } = postgresForTests()

const BUILT_STORE = fileURLToPath(new URL('../../../../dist/referee/store/postgres/postgres-store.js', import.meta.url))

const EACH = 100

/** Says what it hears; once told to, writes its lines into one game, thinking again whenever somebody else was first. */
const PROGRAM = `
  const [store, url, me, each] = process.argv.slice(1)
  const { openPostgresStore } = await import(store)
  const games = await openPostgresStore(url)
  games.watch((game, sequence) => console.log('heard ' + sequence + ' ' + Date.now()))
  console.log('ready')
  await new Promise((told) => process.stdin.once('data', told))
  for (let done = 0; done < Number(each); ) {
    const { sequence } = await games.read('game', 1e9)
    const { type } = await games.write('game', sequence, { lines: [{ key: me + done, body: { me, done, at: Date.now() } }] })
    if (type === 'written') done += 1
  }
  console.log('done')
  await new Promise((told) => process.stdin.once('data', told))
  await games.close()
  process.exit(0)
`

function started(url: string, me: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, BUILT_STORE, url, me, String(EACH)])
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  child.stderr.pipe(process.stderr)
  const said: string[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (text) => said.push(text))
  const saying = async (words: string): Promise<void> => {
    while (!said.includes(words)) await once(lines, 'line')
  }
  return { child, said, saying, go: () => child.stdin.write('\n') }
}

test('two processes write in one game: every line is there once, and each hears of all of them', async () => {
  const url = await freshDatabase()
  const store = await opened({ open: () => openPostgresStore(url) })
  await store.create('game', HEADER, { lines: [] })
  const both = [started(url, 'a'), started(url, 'b')]
  for (const { saying } of both) await saying('ready')
  for (const { go } of both) go()
  for (const { saying } of both) await saying('done')

  const kept = await store.read('game')
  expect(kept?.sequence).toBe(2 * EACH)
  expect(kept?.lines.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 2 * EACH }, (_, index) => index + 1))
  for (const me of ['a', 'b']) {
    const own = kept?.lines.flatMap(({ body }) => ((body as { me: string }).me === me ? [(body as { done: number }).done] : []))
    expect(own).toEqual(Array.from({ length: EACH }, (_, index) => index))
  }
  for (const { said, go, child } of both) {
    for (let sequence = 1; sequence <= 2 * EACH; sequence += 1)
      await expect.poll(() => said.some((text) => text.startsWith(`heard ${sequence} `)), { timeout: 30_000 }).toBe(true)
    go()
    expect(await once(child, 'exit')).toEqual([0, null])
  }
}, 30_000)

test('two referees serve the games of one database, and each knows what the other made', async () => {
  const database = await freshDatabase()
  const [one, other] = await Promise.all([serve({ port: 0, database }), serve({ port: 0, database })])
  onTestFinished(async () => {
    await one.close()
    await other.close()
  })
  const health = async ({ url }: { readonly url: string }) => (await fetch(`${url}/api/health`)).json()
  expect(await health(one)).toMatchObject({ store: { kind: 'postgres', games: 0 } })
  const store = await opened({ open: () => openPostgresStore(database) })
  await store.create('game', HEADER, { lines: [] })
  for (const referee of [one, other]) expect(await health(referee)).toMatchObject({ store: { kind: 'postgres', games: 1 } })
})

test('while the database is away every request about a game is told to come again; once it is back all goes on', async () => {
  const database = await freshDatabase()
  const logged: string[] = []
  const referee = await serve({ port: 0, database, log: (text) => logged.push(text) })
  onTestFinished(() => referee.close())
  const ask = () => fetch(`${referee.url}/api/games/nowhere`, { headers: { Authorization: `Bearer ${'a'.repeat(43)}` } })
  expect((await ask()).status).toBeOneOf([401, 404])
  await server().kill()
  const away = await ask()
  await server().start()
  expect([away.status, away.headers.get('Retry-After'), away.headers.get('Content-Type')]).toEqual([503, '1', 'application/problem+json'])
  expect((await ask()).status).toBeOneOf([401, 404])
  expect(logged.join('')).not.toContain(new URL(database).password)
}, 30_000)
