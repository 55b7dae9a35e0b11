import { describe, expect, test } from 'vitest'
import { type Delegation, type Faction, type Minor, type Order, type Placements, whyNotTarget } from '../rules/index.ts'
import { given, type Story } from './game.testing.ts'

const advance: Order = { type: 'advance', by: 'referee' }
const seal = (by: Faction, placements: Placements = {}): Order => ({ type: 'seal-allocation', by, placements })
const name = (by: Faction, target: Minor): Order => ({ type: 'name-targets', by, nominations: [{ target, manner: 'ordinary' }] })
const roll = (by: Faction, target: Minor): Order => ({ type: 'roll', by, target })
const take = (by: Faction, target: Minor, result: string): Order => ({ type: 'take-result', by, target, result })
const pass = (by: Delegation): Order => ({ type: 'pass', by })
const demand = (of: Minor): Order => ({ type: 'make-demand', by: 'russia', of })

/** The stage of Actions in Fall 1939: the Axis, the Western Allies, then Russia. */
const opened = ({ axis = {}, westernAllies = {}, russia = {} }: Readonly<Partial<Record<Faction, Placements>>> = {}): Story =>
  given({ edition: 'campaign' })
    .when(advance)
    .when(seal('axis', axis))
    .when(seal('westernAllies', westernAllies))
    .when(seal('russia', russia))
    .when(advance, 3, 4)

/** The dice fall, and what came of it is taken. */
const settled = (story: Story, by: Faction, target: Minor, die: number): Story => {
  const rolled = story.when(roll(by, target), die)
  const result = rolled.game.phase?.rolls[target]?.rolled?.byDefault ?? '3-4'
  const taker = (['axis', 'westernAllies', 'russia'] as const).find((one) => {
    try {
      rolled.when(take(one, target, result))
      return true
    } catch {
      return false
    }
  })
  return rolled.when(take(taker ?? by, target, result))
}

describe('a demand and an Action on the same nation', () => {
  test('3.2.4.5f, 3.2.4.8b: an Axis Action that is over is no obstacle to a demand in the same phase', () => {
    const acted = settled(opened().when(name('axis', 'rumania')), 'axis', 'rumania', 3)
    const asked = acted.when(pass('axis')).when(pass('westernAllies')).when(demand('rumania'))
    expect(asked.game.phase?.rolls.rumania).toMatchObject({ manner: 'demand', by: 'russia', rolled: null })
    // The Action stays the one of the year.
    expect(asked.game.situation.namings).toMatchObject([{ target: 'rumania', by: 'axis' }])
  })

  test('3.2.4.5b: a demand is answered before an Action on the nation; then the Axis may take theirs', () => {
    const russias = opened().when(pass('axis')).when(pass('westernAllies')).when(demand('rumania'))
    russias.refuses(name('axis', 'rumania'), '3.2.4.5b')
    const answered = settled(russias, 'russia', 'rumania', 1)
    expect(answered.when(name('axis', 'rumania')).game.phase?.rolls.rumania?.manner).toBe('ordinary')
    answered.refuses(demand('rumania'), '3.2.4.8a')
  })

  test('3.2.4.2a: an Action in hand is finished before a demand on the nation', () => {
    const named = opened().when(name('axis', 'rumania')).when(pass('axis')).when(pass('westernAllies'))
    named.refuses(demand('rumania'), '3.2.4.2a')
  })
})

describe('3.2.4.3a: free Actions of the Axis are open at any time', () => {
  // Poland stands, so Warsaw makes 6 for the West against 5.
  const late = given({ edition: 'campaign', turn: '1940 spring' })
    .when(advance)
    .when(seal('axis', { turkey: 1 }))
    .when(seal('westernAllies'))
    .when(seal('russia'))
    .when(advance, 3, 4)

  test('before those of higher Initiative, where the Axis have lost it', () => {
    expect(late.game.initiative).toEqual(['westernAllies', 'axis', 'russia'])
    expect(late.when(name('axis', 'hungary')).game.phase?.rolls.hungary?.by).toBe('axis')
  })

  test('3.2.3b: any other waits for its turn', () => {
    late.refuses(name('axis', 'turkey'), '3.2.3b')
    expect(late.when(pass('westernAllies')).when(name('axis', 'turkey')).game.phase?.rolls.turkey?.by).toBe('axis')
  })
})

test('3.2.5b: one refusal names everything that would open a Reaction', () => {
  const { book, situation } = { book: opened().book, situation: opened().game.situation }
  const [refusal, ...others] = whyNotTarget(book, situation, 'axis', { target: 'norway', manner: 'reaction' })
  expect(others).toEqual([])
  expect(refusal?.words).toBe(
    'Norway: no reaction, unless Russia has declared war on Finland this turn, or Russia has declared war on Sweden this turn',
  )
})

test('3.2.4a, RC-16: each closed target by its own rule, and none where nothing is said', () => {
  const { closedTargets } = opened().book.clauses
  expect(['japan', 'thailand', 'usjt', 'poland', 'albania'].map((name) => closedTargets(name)?.rule)).toEqual([
    '3.2.4a',
    'RC-16',
    '3.2.4.7c',
    undefined,
    undefined,
  ])
})
