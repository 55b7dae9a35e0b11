import { describe, expect, test } from 'vitest'
import { openBook, startOf } from '../../editions/index.ts'
import { FACTIONS } from '../../rules/core/index.ts'
import { randomFrom } from '../simulation/random.ts'
import { adviceFor, partOf, weighYear } from './advice.ts'
import { AllocationWorths } from './allocation.ts'
import { bestPlan, gainsAgainst, likelihoodsOf } from './best-response.ts'
import { greedy, groundOf, uniform } from './contest.ts'

const STARTS = [
  { edition: '2023', scenario: 'global-war-1939' },
  { edition: 'classic', scenario: 'demonstration-spring-1941' },
  { edition: 'campaign', scenario: 'campaign-1939' },
] as const

describe.each(STARTS)('what an allocation is worth: $edition, $scenario', ({ edition, scenario }) => {
  const book = openBook(edition)
  const found = book.scenarios[scenario]
  if (found === undefined) throw new Error('the scenario is gone')
  const situation = startOf(found)
  const weighed = weighYear(book, situation)
  const { year, equilibrium } = weighed
  const axis = new AllocationWorths(weighed, 'axis')

  test('the best answer of the Axis is worth what the solver says, and nothing that is legal is worth more', () => {
    const { plans, chances } = equilibrium.allies
    const best = bestPlan(year, 'axis', gainsAgainst(year, 'axis', likelihoodsOf(year, 'allies', plans, chances)))
    expect(axis.of(partOf(year, best.plan, 'axis').placements)).toBeCloseTo(best.gain, 6)
    const ground = groundOf(book, situation)
    const random = randomFrom(3)
    for (const allocate of [uniform(ground), greedy(ground)])
      for (let times = 0; times < 20; times++) expect(axis.of(allocate('axis', random).placements)).toBeLessThanOrEqual(best.gain + 1e-6)
  })

  test('the mix brings the Axis what advice says the year is worth, as closely as it was solved', () => {
    expect(Math.abs(axis.judge({}).mixed - adviceFor(weighed, 'axis').value)).toBeLessThanOrEqual(equilibrium.gap + 1e-6)
  })

  test.each(FACTIONS)('points left in the box are worse than the mix beyond doubt: %s', (by) => {
    const { better, within } = new AllocationWorths(weighed, by).judge({})
    expect(better).toBeLessThan(-within)
  })
})
