import { readFileSync } from 'node:fs'
import { ROOT } from '../../step.mjs'
import { openClient } from '../client.mjs'
import { openServer } from '../server.mjs'

export const title = 'keeps a referee at work that is told to stop'
export const isLong = true

const MOST = 2_000
const SITUATION = { edition: '2023', turn: '1941 spring' }
const BOTS = { seats: { axis: 'fair', westernAllies: 'fair', russia: 'fair', japan: 'fair' }, map: 'history' }

/** A referee of its own, so that the other can go on. */
export async function run({ expect }) {
  const server = await openServer()
  const { ask, close } = openClient(server.url)
  const record = readFileSync(`${ROOT}cases/games/history.jsonl`, 'utf8')
  const asked = [
    ask('/api/forecast', { from: '198.51.1.5', body: { situation: SITUATION, args: { until: '1945 winter', wars: 5_000 } } }),
    ask('/api/review', { from: '198.51.2.5', body: { record: readFileSync(`${ROOT}cases/games/whole-2023.jsonl`, 'utf8') } }),
    ...Array.from({ length: 6 }, (_, at) => ask('/api/games/import', { from: `198.51.${at}.6`, body: { record, asItStands: true } })),
    ...Array.from({ length: 6 }, (_, at) =>
      ask('/api/games', { from: `198.51.${at}.7`, body: { edition: '2023', table: { bots: BOTS } } }),
    ),
  ]
  await new Promise((go) => setTimeout(go, 1_500))
  const from = performance.now()
  await server.close()
  const took = performance.now() - from
  expect(took <= MOST, `it ended after ${Math.round(took)} ms; ${MOST} at most`)
  await Promise.all(asked)
  close()
  return `it ended after ${Math.round(took)} ms`
}
