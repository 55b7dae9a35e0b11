import { readFileSync } from 'node:fs'
import { ROOT } from '../../step.mjs'
import { crowd } from '../client.mjs'

export const title = 'imports whole wars, twenty at a time'
export const isLong = true

export async function run({ ask, isOver }) {
  const record = readFileSync(`${ROOT}cases/games/history.jsonl`, 'utf8')
  const body = JSON.stringify({ record, asItStands: true })
  let sent = 0
  await crowd(20, isOver, async (at) => {
    sent += 1
    const { status } = await ask('/api/games/import', { from: `198.51.${at}.1`, body })
    if (status >= 400) await new Promise((go) => setTimeout(go, 100))
  })
  return `${sent} imports of ${Math.round(body.length / 1024)} KiB`
}
