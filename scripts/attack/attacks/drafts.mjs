import { crowd } from '../client.mjs'

export const title = 'fills a journal with drafts'

const FROM = '198.51.100.11'

export async function run({ ask, isOver, expect, seconds }) {
  const made = await ask('/api/games', { from: FROM, body: { edition: '2023', scenario: 'global-war-1939' } })
  const { id, links } = made.json()
  const headers = { Authorization: `Bearer ${links.seats.germany.slice(-43)}` }
  let drafted = 0
  await crowd(4, isOver, async (at, round) => {
    const body = { key: `${at} ${round}`, text: `draft turkey ${1 + (round % 2)}` }
    if ((await ask(`/api/games/${id}/orders`, { from: FROM, headers, body })).status === 201) drafted += 1
  })
  const most = 120 + Math.ceil(seconds / 6) + 1
  expect(drafted <= most, `${drafted} drafts were taken; ${most} at most`)
  return `${drafted} drafts taken`
}
