import { expect, test } from 'vitest'
import { forecastDoor, through } from '../../../counsel/index.ts'
import { fetchEditions } from '../../../editions/index.ts'
import { readSituation } from '../../../editions/reading/index.ts'
import { playOut } from './playing-out.ts'

const until = '1941 spring'

async function opened() {
  await fetchEditions('2023', 'whole')
  const found = readSituation({ edition: '2023', scenario: 'demonstration-spring-1941' })
  if (!found.ok) throw new Error(JSON.stringify(found.refusals))
  return found
}

test('wars played one by one, with a breath between them, come to what the door says of them', { timeout: 20_000 }, async () => {
  const current = await opened()
  const told: number[] = []
  const out = await playOut({ current, until, wars: 2, isWanted: () => true, told: (one) => told.push(one) })
  expect(told).toEqual([1, 2])
  const said = through(forecastDoor, current, { until, wars: 2 })
  expect('answer' in out && out.answer.tracks).toEqual(said.ok && said.tracks)
})

test('whoever leaves the page leaves the wars unplayed', async () => {
  const current = await opened()
  const out = await playOut({ current, until, wars: 2, isWanted: () => false, told: () => {} })
  expect(out).toEqual({ refusals: [] })
})
