import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scratch } from '../terminal/scratch.testing.ts'
import { run } from '../terminal/terminal.testing.ts'

const at = scratch()

/** The rooms as they were built, without looking whether they are to be built anew. */
const PROGRAM = [
  '--input-type=module',
  '--eval',
  "const { main } = await import('./dist/cli/main.js'); process.exitCode = await main(process.argv.slice(1))",
  '--',
]

/** The program in a process of its own. */
const chancery = (...argv: readonly string[]): Promise<number | null> =>
  new Promise((ended) => {
    const child = spawn(process.execPath, [...PROGRAM, ...argv], { stdio: 'ignore' })
    child.on('close', ended)
  })

test('programs that write at once wait for each other: every order is recorded once, in whole lines', async () => {
  const path = at('crowd.jsonl')
  await run(['new', path, '--edition', '2023'])
  const seats = ['germany', 'italy', 'britain', 'russia']
  const codes = await Promise.all(seats.map((seat) => chancery('order', path, '--as', seat, 'draft', 'turkey=1')))
  expect(codes).toEqual(seats.map(() => 0))
  const entries = readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1, -1)
    .map((line) => JSON.parse(line) as { n: number; as: string })
  expect(entries.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5])
  expect(
    entries
      .slice(1)
      .map(({ as }) => as)
      .sort(),
  ).toEqual([...seats].sort())
  expect(existsSync(`${path}.lock`)).toBe(false)
}, 60_000)
