import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** In a checkout whose sources have just changed, the program says that it was built anew. */
const said = (err: string): string => err.replace(/^built the .*\n/gm, '')

/** The program itself, in a process of its own. */
function chancery(argv: readonly string[], { input = '', env = {} }: { input?: string; env?: Readonly<Record<string, string>> } = {}) {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, ['bin/chancery.mjs', ...argv], { env: { ...process.env, NO_COLOR: '', ...env } })
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
})
