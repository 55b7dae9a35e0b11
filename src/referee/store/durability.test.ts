import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { freshFolder, freshStore, HEADER } from '../http/room.testing.ts'

const BUILT_STORE = fileURLToPath(new URL('../../../dist/referee/store/sqlite-store.js', import.meta.url))

/** Appends to ten games at once for as long as it lives, and says each time what the store has acknowledged. */
const PROGRAM = `
  import { writeSync } from 'node:fs'
  const [store, folder, header] = process.argv.slice(1)
  const { openStore } = await import(store)
  const games = openStore(folder)
  const play = async (_, number) => {
    const game = 'game' + number
    await games.create(game, JSON.parse(header), { lines: [] })
    for (let version = 0; ; version += 2) {
      const line = (body) => ({ key: 'k' + body, body })
      const answer = await games.write(game, version, { lines: [line(version + 1), line(version + 2)] })
      if (answer.type !== 'written') throw new Error(answer.type)
      writeSync(1, game + ' ' + answer.sequence + '\\n')
    }
  }
  await Promise.all(Array.from({ length: 10 }, play))
`

test('kill -9 in the middle of appending loses nothing that was acknowledged', async () => {
  const folder = freshFolder()
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, BUILT_STORE, folder, JSON.stringify(HEADER)])
  let said = ''
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  child.stdout.on('data', (chunk) => {
    said += chunk
    if (said.length > 30_000) child.kill('SIGKILL')
  })
  const [, signal] = (await once(child, 'close')) as [number | null, string | null]
  expect(complaints).toBe('')
  expect(signal).toBe('SIGKILL')

  const acknowledged = new Map<string, number>()
  for (const [, game = '', version] of said.matchAll(/^(\w+) (\d+)$/gm)) acknowledged.set(game, Number(version))
  expect(acknowledged.size).toBe(10)

  const store = freshStore(folder)
  for (const [game, version] of acknowledged) {
    const found = await store.read(game)
    expect(found?.sequence).toBeGreaterThanOrEqual(version)
    expect(found?.lines).toEqual(
      Array.from({ length: found?.sequence ?? 0 }, (_, index) => ({ sequence: index + 1, key: `k${index + 1}`, body: index + 1 })),
    )
    // What went in together is there together, though it was not acknowledged any more.
    expect((found?.sequence ?? 1) % 2).toBe(0)
  }
})
