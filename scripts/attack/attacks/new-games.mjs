import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { crowd } from '../client.mjs'

export const title = 'begins games without end'

const MIB = 1024 * 1024
const sizeOf = (folder) => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

/** Twenty an hour from one address; from many it is the number of all that counts. */
export async function run({ ask, isOver, data, expect }) {
  const before = sizeOf(data)
  const begun = new Map()
  await crowd(8, isOver, async (at) => {
    const from = at < 4 ? '198.51.100.10' : `2001:db8:10:1::${Math.floor(Math.random() * 60_000).toString(16)}`
    const { status } = await ask('/api/games', { from, body: { edition: '2023', scenario: 'global-war-1939' } })
    const net = from.slice(0, 12)
    if (status === 201) begun.set(net, (begun.get(net) ?? 0) + 1)
  })
  const grown = (sizeOf(data) - before) / MIB
  for (const [net, count] of begun) expect(count <= 20, `${count} games were begun from ${net}; 20 at most`)
  expect(grown < 20, `the store grew by ${grown.toFixed(1)} MiB; 20 at most`)
  return `${[...begun.values()].join(' and ')} games begun, ${grown.toFixed(1)} MiB`
}
