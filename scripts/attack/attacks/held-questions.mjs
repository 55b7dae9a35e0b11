import { readFileSync } from 'node:fs'
import { ROOT } from '../../step.mjs'
import { crowd } from '../client.mjs'

export const title = 'keeps long questions and reviews under way, so that nobody else is answered'
export const isLong = true

const SITUATION = { edition: '2023', turn: '1941 spring' }
const INNOCENT = '192.0.2.7'

export async function run({ ask, isOver, expect }) {
  const record = readFileSync(`${ROOT}cases/games/whole-2023.jsonl`, 'utf8')
  const forecast = { situation: SITUATION, args: { until: '1945 winter', wars: 5_000 } }
  // What is under way when the attack is over is not waited for.
  const ended = new Promise((end) => {
    const look = setInterval(() => {
      if (!isOver()) return
      clearInterval(look)
      end()
    }, 50)
  })
  const again = async ({ status }) => (status === 200 ? undefined : new Promise((go) => setTimeout(go, 200)))
  const attacks = [
    crowd(8, isOver, (at) => ask('/api/forecast', { from: `198.51.${at}.2`, body: forecast }).then(again)),
    crowd(6, isOver, (at) => ask('/api/review', { from: `198.51.${at}.3`, body: { record } }).then(again)),
  ]
  await new Promise((go) => setTimeout(go, 500))
  const waits = { reckon: [], advise: [] }
  const timed = async (door, args) => {
    const from = performance.now()
    const { status } = await ask(`/api/${door}`, { from: INNOCENT, body: { situation: SITUATION, args } })
    waits[door].push(performance.now() - from)
    expect(status === 200, `an innocent ${door} was answered ${status}`)
  }
  const asking = (async () => {
    while (!isOver()) {
      await timed('reckon', { target: 'hungary', by: 'axis' })
      await timed('advise', { by: 'axis' })
      await new Promise((go) => setTimeout(go, 100))
    }
  })()
  await asking
  await Promise.race([Promise.all(attacks), ended])
  const longest = (door) => Math.round(Math.max(0, ...waits[door]))
  return `beside it ${waits.reckon.length} reckon (${longest('reckon')} ms at most) and ${waits.advise.length} advise (${longest('advise')} ms at most)`
}
