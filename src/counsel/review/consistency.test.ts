import { expect, test } from 'vitest'
import { openBook, startOf } from '../../editions/index.ts'
import { DELEGATIONS, FACTIONS, isFaction, mapEach } from '../../rules/core/index.ts'
import { type Event, type Game, gameAt, type Rulebook, shownTo } from '../../rules/game/index.ts'
import { fair } from '../bots/fair.ts'
import { adviseDoor } from '../doors/advice/advise.ts'
import { playKept } from '../rollouts/kept-rollout.ts'
import type { Policy } from '../rollouts/policy.ts'
import { SCRIPTS } from '../rollouts/scripts.ts'
import { randomFrom } from '../simulation/random.ts'
import { ownYear, yearsOf } from './own-year.ts'

/** Places each year what `advise` draws, as a player would who asks it. */
const advised = (book: Rulebook): Policy => ({
  ...(fair.heeds === undefined ? {} : { heeds: fair.heeds }),
  choose(choices, random) {
    const { by, points, kinds, situation } = choices
    if (points === undefined || !isFaction(by) || !kinds.includes('seal-allocation')) return fair.choose(choices, random)
    const answer = adviseDoor.answer(book, situation, { by, seed: random.below(1000) })
    return 'drawn' in answer ? { type: 'seal-allocation', by, placements: answer.drawn } : undefined
  },
})

/** Three years of a war in which everybody does as he is advised. */
function eventsOf(book: Rulebook, start: Game, seed: number): readonly Event[] {
  const dice = randomFrom(seed + 1)
  const { moves } = playKept(book, start, {
    policies: mapEach(DELEGATIONS, () => advised(book)),
    script: SCRIPTS.history,
    random: randomFrom(seed),
    dice: () => dice.die(),
    until: '1942 spring',
  })
  return moves.flatMap(({ events }) => events)
}

test.each([
  { edition: '2023', scenario: 'global-war-1939', seeds: [1, 3] },
  { edition: 'campaign', scenario: 'campaign-1939', seeds: [5] },
])('$edition: what counsel advised as a year began is no mistake when the year is looked back upon', ({ edition, scenario, seeds }) => {
  const book = openBook(edition)
  const found = book.scenarios[scenario]
  if (found === undefined) throw new Error('the scenario is gone')
  const start = gameAt(startOf(found))
  let years = 0
  for (const seed of seeds) {
    const events = eventsOf(book, start, seed)
    for (const by of FACTIONS) {
      const shown = shownTo(events, by)
      for (const year of yearsOf(start, shown, by)) {
        const looking = ownYear(book, start, shown, { by, year, wars: 1 })
        let step = looking.next()
        while (step.done !== true) step = looking.next()
        const { judgement = Number.NaN, error = Number.NaN, placed } = step.value ?? {}
        expect(Math.abs(judgement), `seed ${seed}, ${by} ${year}: ${JSON.stringify(placed)}`).toBeLessThanOrEqual(2 * error)
        years++
      }
    }
  }
  expect(years).toBe(9 * seeds.length)
})
