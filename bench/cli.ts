import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { measure, milli, times } from './measure.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 1.5)
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const ASKED = ['bin/chancery.mjs', 'reckon', 'cases/situations/hungary.json', '--target', 'hungary', '--by', 'axis']

/** Milliseconds that Node takes with these words, from start to end. */
function timeOf(args: readonly string[]): number {
  const from = performance.now()
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`)
  return performance.now() - from
}

const median = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN

/** What a question about a situation file takes at the command line, beside Node doing nothing, by turns. */
export const cli = measure(
  () => {
    timeOf(ASKED)
    const rounds = Math.max(1, Math.round(SECONDS * 20))
    const found = Array.from({ length: rounds }, () => ({ node: timeOf(['-e', '0']), chancery: timeOf(ASKED) }))
    const [node, chancery] = [median(found.map((one) => one.node)), median(found.map((one) => one.chancery))]
    return { node, chancery, ratio: chancery / node }
  },
  ({ node, chancery }) => [
    'A question at the command line, from start to end',
    `  node -e 0                     ${milli(node)}`,
    `  chancery reckon               ${milli(chancery)}${times(chancery, node)} that; at most 3.00 is wanted`,
  ],
)
