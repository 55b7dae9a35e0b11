import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isOlder } from '../bin/node-version.mjs'
import { agrees } from './install.mjs'
import { alone } from './lock.mjs'
import { changedSince, filesIn } from './sources.mjs'
import { run } from './step.mjs'

test.each([
  { version: '20.19.0', older: false },
  { version: '20.20.2', older: false },
  { version: '22.1.0', older: false },
  { version: '20.18.9', older: true },
  { version: '18.20.8', older: true },
])('Node $version is too old: $older', ({ version, older }) => {
  expect(isOlder(version, '20.19')).toBe(older)
})

describe('what npm has installed agrees with the lock file', () => {
  const wanted = {
    '': { version: '1' },
    'node_modules/react': { version: '19.3.1', integrity: 'a' },
    'node_modules/fsevents': { version: '2', integrity: 'b', optional: true },
  }
  const react = wanted['node_modules/react']

  test('when only packages for other systems are missing', () => {
    expect(agrees(wanted, { 'node_modules/react': react })).toBe(true)
  })

  test.each([
    { what: 'a package is missing', there: {} },
    { what: 'a package is of another version', there: { 'node_modules/react': { ...react, version: '18' } } },
    { what: 'a package has other contents', there: { 'node_modules/react': { ...react, integrity: 'z' } } },
    { what: 'a package is too many', there: { 'node_modules/react': react, 'node_modules/vue': react } },
  ])('but not when $what', ({ there }) => {
    expect(agrees(wanted, there)).toBe(false)
  })
})

test('files that are new, gone or different have changed', () => {
  expect(changedSince({ same: '1', gone: '1', different: '1' }, { same: '1', new: '1', different: '2' })).toEqual([
    'gone',
    'different',
    'new',
  ])
})

test('a test is no part of what is built', () => {
  const files = filesIn(['scripts'])
  expect(files).toContain('scripts/setup.mjs')
  expect(files).not.toContain('scripts/setup.test.ts')
})

test('a command that does not exist fails with words', async () => {
  const { code, output } = await run(['no-such-command-of-ours'])
  expect(code).not.toBe(0)
  expect(output).toContain('no-such-command-of-ours')
})

describe('one set-up at a time', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'chancery-lock-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('the second waits for the first', async () => {
    const lock = join(folder, 'lock')
    const order: string[] = []
    const first = alone(lock, async () => {
      order.push('first begins')
      await new Promise((resolve) => setTimeout(resolve, 50))
      order.push('first ends')
    })
    const said: string[] = []
    const second = alone(
      lock,
      async () => order.push('second'),
      (words: string) => said.push(words),
    )
    await Promise.all([first, second])
    expect(said).toEqual([`waiting for another set-up of this checkout (process ${process.pid})`])
    expect(order).toEqual(['first begins', 'first ends', 'second'])
    expect(existsSync(lock)).toBe(false)
  })

  test('a lock whose holder is dead is taken over', async () => {
    const lock = join(folder, 'lock')
    const { pid } = spawnSync(process.execPath, ['--version'])
    mkdirSync(lock)
    writeFileSync(join(lock, 'pid'), String(pid))
    expect(await alone(lock, async () => 'done')).toBe('done')
  })

  test('a lock is given back when the work fails', async () => {
    const lock = join(folder, 'lock')
    const broken = alone(lock, async () => {
      throw new Error('broken')
    })
    await expect(broken).rejects.toThrow('broken')
    expect(existsSync(lock)).toBe(false)
  })
})
