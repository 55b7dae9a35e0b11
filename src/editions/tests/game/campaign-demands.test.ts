import { describe, expect, test } from 'vitest'
import { whyNotTarget } from '../../../rules/chapters/rolls/index.ts'
import type { Delegation, Faction, Minor, Placements } from '../../../rules/core/index.ts'
import { menu, type Order } from '../../../rules/game/index.ts'
import { given, type Story } from './game.testing.ts'

const advance: Order = { type: 'advance', by: 'referee', knowingly: true }
const seal = (by: Faction, placements: Placements = {}): Order => ({ type: 'seal-allocation', by, placements })
const name = (by: Faction, target: Minor): Order => ({ type: 'name-targets', by, nominations: [{ target, manner: 'ordinary' }] })
const roll = (by: Faction, target: Minor): Order => ({ type: 'roll', by, target })
const take = (by: Faction, target: Minor, result: string): Order => ({ type: 'take-result', by, target, result })
const pass = (by: Delegation): Order => ({ type: 'pass', by })
const demand = (of: Minor): Order => ({ type: 'make-demand', by: 'russia', of })

const answer = (of: Minor, resists: boolean): Order => ({ type: 'answer-demand', by: 'axis', of, resists })

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
    // +4 leaning, -1 low tension, +2 demands: 5, and 6 with the die leave it to the Axis.
    const left = settled(russias, 'russia', 'rumania', 1)
    left.refuses(name('axis', 'rumania'), '3.2.4.5b')
    const answered = left.when(answer('rumania', false))
    expect(answered.when(name('axis', 'rumania')).game.phase?.rolls.rumania?.manner).toBe('ordinary')
    answered.refuses(demand('rumania'), '3.2.4.5a', '3.2.4.8a')
  })

  test('3.2.4.2a: an Action in hand is finished before a demand on the nation', () => {
    // 3.2.4.3a: the Axis name Rumania freely while Russia acts; in their own turn they finish it before they pass.
    const named = opened().when(pass('axis')).when(pass('westernAllies')).when(name('axis', 'rumania'))
    named.refuses(demand('rumania'), '3.2.4.2a')
    opened().when(name('axis', 'rumania')).refuses(pass('axis'), '3.2.4.2a')
  })
})

describe('3.2.4.5c: whether a nation resists that may', () => {
  const russias = opened().when(pass('axis')).when(pass('westernAllies')).when(demand('rumania'))
  const left = settled(russias, 'russia', 'rumania', 1)

  test('the Axis are asked, and the stage does not end without their word', () => {
    expect(left.game.phase?.rolls.rumania?.outcome?.demand).toBe('may-resist')
    expect(
      menu(left.book, left.game, 'axis').offers.flatMap(({ order, refusals }) =>
        order.type === 'answer-demand' && refusals.length === 0 ? [order.resists] : [],
      ),
    ).toEqual([true, false])
    left.refuses(pass('russia'), '3.2.4.5c')
    left.refuses(answer('finland', true), '3.2.4.5c')
  })

  test('3.2.4.5d, 3.5.2.4: a nation that resists has its border war', () => {
    const resisted = left.when(answer('rumania', true))
    expect(resisted.last('demand-answered')).toMatchObject({ answer: 'resists', isChosen: true, facts: { 'bessarabia.borderWar': 'open' } })
    expect(resisted.game.situation.facts['bessarabia.borderWar']).toBe('open')
    resisted.refuses(answer('rumania', false), '3.2.4.5c')
    expect(resisted.when(pass('russia')).game.stage).toBe('declarations')
  })

  test('one that does not cedes its land to Russia', () => {
    const { facts } = left.when(answer('rumania', false)).game.situation
    expect([facts['bessarabia.controller'], facts['bessarabia.russiaEntered'], facts['bessarabia.borderWar']]).toEqual([
      'russia',
      true,
      'none',
    ])
  })

  test('RC-38: 7 resists and 8 drops the demand, whatever the Axis say', () => {
    const [seven, eight] = [2, 3].map((die) => settled(russias, 'russia', 'rumania', die))
    expect(seven?.last('demand-answered')).toMatchObject({ answer: 'resists', isChosen: false, facts: { 'bessarabia.borderWar': 'open' } })
    expect(eight?.last('demand-answered')).toMatchObject({ answer: 'dropped', facts: {} })
    seven?.refuses(answer('rumania', false), '3.2.4.5c')
  })

  test('RC-38: Finland by the same bands; +1 for the demand and a 1 come to 2, at which it cedes', () => {
    const asked = opened().when(pass('axis')).when(pass('westernAllies')).when(demand('finland'))
    const ceded = settled(asked, 'russia', 'finland', 1)
    expect(ceded.last('demand-answered')).toMatchObject({ answer: 'cedes', facts: { 'finnishBorder.controller': 'russia' } })
    expect(settled(asked, 'russia', 'finland', 2).game.phase?.rolls.finland?.outcome?.demand).toBe('may-resist')
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
    'Norway: this rule opens a reaction only if Russia has declared war on Finland this turn, or Russia has declared war on Sweden this turn',
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
