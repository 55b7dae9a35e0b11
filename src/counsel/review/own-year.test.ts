import { expect, test } from 'vitest'
import { openBook, startOf } from '../../editions/index.ts'
import { DELEGATIONS, mapEach } from '../../rules/core/index.ts'
import { type Event, gameAt, shownTo } from '../../rules/game/index.ts'
import { fair } from '../bots/fair.ts'
import { playKept } from '../rollouts/kept-rollout.ts'
import { SCRIPTS } from '../rollouts/scripts.ts'
import { randomFrom } from '../simulation/random.ts'
import { mapReported } from './map-reported.ts'
import { type OwnYear, ownYear, yearsOf } from './own-year.ts'

const book = openBook('campaign')
const scenario = book.scenarios['campaign-1939']
if (scenario === undefined) throw new Error('the scenario is gone')
const start = gameAt(startOf(scenario))

/** A war as far as the spring of 1940, as the Axis was shown it. */
function shownToAxis(): readonly Event[] {
  const dice = randomFrom(2)
  const { moves } = playKept(book, start, {
    policies: mapEach(DELEGATIONS, () => fair),
    script: SCRIPTS.history,
    random: randomFrom(1),
    dice: () => dice.die(),
    until: '1940 spring',
  })
  return shownTo(
    moves.flatMap(({ events }) => events),
    'axis',
  )
}

const events = shownToAxis()

function lookedBack(wars: number): OwnYear | undefined {
  const looking = ownYear(book, start, events, { by: 'axis', year: 1939, wars })
  for (let step = looking.next(); ; step = looking.next()) if (step.done === true) return step.value
}

test('a year that is over is looked back upon: own points, the mix, judgement apart from luck, and the dice', () => {
  expect(yearsOf(start, events, 'axis')).toEqual([1939])
  const found = lookedBack(3)
  const sealed = events.find((event) => event.type === 'allocation-sealed' && event.by === 'axis')
  expect(found).toMatchObject({ by: 'axis', year: 1939, wars: 3, placed: sealed?.type === 'allocation-sealed' ? sealed.placements : null })
  expect(found?.mix.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 2)
  expect(found?.dice.rolls).toBe(events.filter((event) => event.type === 'rolled' && event.roll.by === 'axis').length)
  expect(lookedBack(3)).toEqual(found)
})

test('a year that still runs is not', () => {
  const sealedAt = events.findIndex(({ type }) => type === 'allocation-sealed')
  expect(yearsOf(start, events.slice(0, sealedAt + 5), 'axis')).toEqual([])
})

test('the map goes as it was reported', () => {
  const facts = { 'axis.offensiveBrps': 7 }
  const { happenings } = mapReported([{ turn: '1939 winter', event: { type: 'facts-reported', by: 'axis', facts } }])
  expect(happenings).toMatchObject([{ side: 'axis', turns: ['1939 winter', '1939 winter'], chance: 100, facts }])
})
