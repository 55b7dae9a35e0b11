import { crowd } from '../client.mjs'

export const title = 'keeps the thread with bodies of newlines, names and brackets'

const FROM = '198.51.100.12'
const BODIES = [
  () => ['/api/games/import', JSON.stringify({ record: '\n'.repeat(4_000_000) })],
  () => ['/api/games/import', `{"record":"x"${',"n":1'.repeat(1_300_000)}}`],
  () => ['/api/games/import', '['.repeat(8_000_000)],
  () => ['/api/games', JSON.stringify({ situation: Object.fromEntries(Array.from({ length: 18_000 }, (_, at) => [`k${at}`, 1])) })],
  () => ['/api/games', JSON.stringify({ edition: '2023', options: Array(30_000).fill('1') })],
  () => ['/api/session', `{${'"secret":1,'.repeat(5_000)}"x":1}`],
]

/** One at a time: a single request may not be enough. */
export async function run({ ask, isOver }) {
  const all = BODIES.map((make) => make())
  let slowest = 0
  await crowd(1, isOver, async (_, round) => {
    const [path, body] = all[round % all.length]
    const from = performance.now()
    await ask(path, { from: FROM, body })
    slowest = Math.max(slowest, performance.now() - from)
  })
  return `the slowest answer took ${Math.round(slowest)} ms`
}
