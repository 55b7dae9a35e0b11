import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder } from './folder.ts'

const scratch = mkdtempSync(join(tmpdir(), 'chancery-folder-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('a folder is made with those above it, and again without complaint', () => {
  const deep = join(scratch, 'a', 'b', 'c')
  makeFolder(deep)
  makeFolder(deep)
  expect(existsSync(deep)).toBe(true)
})

test('a folder below a file is refused', () => {
  writeFileSync(join(scratch, 'file'), '')
  expect(() => makeFolder(join(scratch, 'file', 'below'))).toThrow()
})

test.runIf(existsSync('/proc/self'))('a folder where none can be made is refused, and nobody waits for ever', () => {
  expect(() => makeFolder('/proc/nope/below')).toThrow()
})
