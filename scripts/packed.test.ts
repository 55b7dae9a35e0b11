import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const LIBRARY = 'docs/library.md'

const scratch = mkdtempSync(join(tmpdir(), 'chancery-packed-'))
const packed = join(scratch, 'package')
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

beforeAll(() => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  execFileSync(npm, ['pack', '--ignore-scripts', '--silent', '--pack-destination', scratch], { cwd: ROOT, stdio: 'ignore' })
  const [tarball = ''] = readdirSync(scratch).filter((name) => name.endsWith('.tgz'))
  execFileSync('tar', ['-xzf', tarball], { cwd: scratch })
  symlinkSync(join(ROOT, 'node_modules'), join(packed, 'node_modules'))
}, 60_000)

function node(...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: packed, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } })
  return stdout + stderr
}

describe('the packed package', () => {
  test('answers as its README shows, word for word', () => {
    const blocks = [...readFileSync(join(packed, 'README.md'), 'utf8').matchAll(/^```console\n\$ chancery (.*)\n([\s\S]*?)^```$/gm)]
    expect(blocks.length).toBeGreaterThan(0)
    for (const [, typed = '', shown] of blocks) expect(node('bin/chancery.mjs', ...typed.split(' '))).toBe(shown)
  })

  test('has the desk, and every door that it exports', () => {
    expect(existsSync(join(packed, 'dist/web/index.html'))).toBe(true)
    const doors = ['chancery', 'chancery/counsel', 'chancery/editions', 'chancery/reading', 'chancery/rules/core', 'chancery/rules/game']
    const script = `for (const one of ${JSON.stringify(doors)}) console.log(Object.keys(await import(one)).length > 5)`
    expect(node('--input-type=module', '-e', script)).toBe('true\n'.repeat(doors.length))
    const misuse = "try { (await import('chancery/rules/core')).reckon() } catch (error) { console.log(error.message) }"
    expect(node('--input-type=module', '-e', misuse)).toMatch(/^reckon takes \(table, situation, roll\)/)
  })

  // After a change that is meant, `npx vitest run --project unit packed -u` writes the page anew; read the difference.
  test('does what the page about the library shows', async () => {
    const page = readFileSync(join(ROOT, LIBRARY), 'utf8')
    let examples = 0
    const now = page.replaceAll(
      /^(```js\n([\s\S]*?)^```\n\n```text\n)[\s\S]*?^(```)$/gm,
      (_, before: string, code: string, end: string) => {
        const file = `example-${++examples}.mjs`
        writeFileSync(join(packed, file), code)
        return `${before}${node(file)}${end}`
      },
    )
    expect(examples).toBe(5)
    await expect(now).toMatchFileSnapshot(join(ROOT, LIBRARY))
  })

  test('has types by which what the page about the library shows compiles, under strict', () => {
    const page = readFileSync(join(ROOT, LIBRARY), 'utf8')
    const files = [...page.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, code = ''], index) => {
      const file = `example-${index + 1}.mts`
      writeFileSync(join(packed, file), code)
      return file
    })
    expect(files.length).toBe(5)
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2023', '--module', 'nodenext', '--types', 'node']
    expect(node(join(ROOT, 'node_modules/typescript/bin/tsc'), ...options, ...files)).toBe('')
  }, 120_000)
})
