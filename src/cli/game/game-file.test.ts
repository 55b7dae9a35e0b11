import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, expect, test, vi } from 'vitest'
import { scratch } from '../terminal/scratch.testing.ts'
import { run } from '../terminal/terminal.testing.ts'

const readFile = vi.spyOn(fs, 'readFile')
syncBuiltinESMExports()
afterAll(() => {
  readFile.mockRestore()
  syncBuiltinESMExports()
})

const at = scratch()
const readings = (path: string): number => readFile.mock.calls.filter(([name]) => name === path).length

test.each([
  { what: 'an order', argv: ['order', '--as', 'germany', 'draft', 'turkey=1'], input: '' },
  { what: 'a refused order', argv: ['order', '--as', 'germany', 'draft', 'turkey=9'], input: '' },
  { what: 'an order that is only tried', argv: ['order', '--as', 'germany', '--try', 'draft', 'turkey=1'], input: '' },
  { what: 'a view', argv: ['show'], input: '' },
  { what: 'an evening at one terminal', argv: ['play'], input: '\ndraft turkey=1\ndraft turkey=2\nseal nothing\nquit\n' },
])('$what reads the record once', async ({ what, argv: [command = '', ...rest], input }) => {
  const path = at(`${what}.jsonl`)
  await run(['new', path, '--edition', '2023'])
  await run([command, path, ...rest], { input })
  expect(readings(path)).toBe(1)
})

test('a disk that is full: a sentence, and no file', async () => {
  const path = at('full.jsonl')
  const { open } = fs
  const opening = vi.spyOn(fs, 'open').mockImplementationOnce(async (...asked) => {
    const handle = await open(...asked)
    vi.spyOn(handle, 'writeFile').mockRejectedValueOnce(Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC' }))
    return handle
  })
  syncBuiltinESMExports()
  const ran = await run(['new', path, '--edition', '2023'])
  opening.mockRestore()
  syncBuiltinESMExports()
  expect(ran).toMatchObject({ code: 2, out: '', err: expect.stringContaining(`cannot write ${path}: the disk is full`) })
  expect(existsSync(path)).toBe(false)
})
