import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../terminal/terminal.testing.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chancery-script-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const forecastBy = (script: string) => run(['forecast', 'cases/situations/year-start-1941.yaml', '--script', script])

test.each([
  ['{title: Mine, happenings: {a: {side: axs, turns: 1940 fall}}}', '--script: happenings.a.side: unknown "axs"; did you mean "axis"?'],
  ['title: [', 'mine.yaml: line 1, column'],
  ['', 'there is nothing here; a script has a title and happenings'],
])('a script in a file that will not do is refused with why: %j', async (text, why) => {
  const path = join(folder, 'mine.yaml')
  writeFileSync(path, text)
  const { code, err } = await forecastBy(path)
  expect(code).not.toBe(0)
  expect(err).toContain(why)
})

test('a file that is not there, and a name that is none', async () => {
  expect((await forecastBy(join(folder, 'none.yaml'))).err).toContain('none.yaml')
  expect((await forecastBy('histry')).err).toContain('did you mean "history"?')
})
