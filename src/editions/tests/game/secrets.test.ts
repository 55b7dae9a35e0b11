import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FACTIONS, type Placements } from '../../../rules/core/index.ts'
import { decide, fold, gameAt, show, whyNot } from '../../../rules/game/index.ts'
import { anySituation, BOOKS } from '../../situation.testing.ts'
import { given } from './game.testing.ts'
import { allocated, name, openPhase, openYear, roll, seal } from './year.testing.ts'

const placements: fc.Arbitrary<Placements> = fc.dictionary(
  fc.constantFrom('turkey', 'greece', 'hungary', 'bulgaria') as fc.Arbitrary<'turkey'>,
  fc.integer({ min: 1, max: 2 }),
  { maxKeys: 2 },
)

describe('secrets', () => {
  test('49.21 (a): a sealed allocation tells the others only that it is sealed', () => {
    fc.assert(
      fc.property(placements, placements, (one, other) => {
        const opened = given({ turn: '1939 winter', facts: { 'germany.yssBrps': 300 } }).when(openYear)
        const [first, second] = [opened.when(seal('axis', one)), opened.when(seal('axis', other))]
        for (const onlooker of ['russia', 'westernAllies', 'public'] as const)
          expect(JSON.stringify(first.seenBy(onlooker))).toBe(JSON.stringify(second.seenBy(onlooker)))
        expect(first.seenBy('axis').situation.placements.axis).toEqual(one)
      }),
      { numRuns: 40 },
    )
  })
  test('49.21 (b): points where the enemy keeps a spy ring are announced', () => {
    const story = given({ turn: '1939 winter', facts: { 'turkey.westernSpyRings': 1 } })
      .when(openYear)
      .when(seal('axis', { turkey: 2, hungary: 1 }))
    expect(story.seenBy('russia').situation.placements.axis).toEqual({ turkey: 2 })
  })
  test('a target’s points are known to all once it is rolled for, and no other’s', () => {
    const story = allocated().when(openPhase('axis')).when(name('axis', 'turkey'))
    expect(story.seenBy('westernAllies').situation.placements.axis).toEqual({ turkey: 2 })
  })
  test('what is shown of an event is never more than the event', () => {
    const story = allocated().when(openPhase('axis')).when(name('axis', 'turkey')).when(roll('axis', 'turkey'), 6)
    for (const event of story.events)
      for (const onlooker of [...FACTIONS, 'public'] as const) expect(show(event, onlooker)?.type).toBe(event.type)
  })
})

describe.each(BOOKS)('$name: what holds of every order', ({ book }) => {
  const anyOrder = fc.oneof(
    fc.record({ type: fc.constant('seal-allocation' as const), by: fc.constantFrom(...FACTIONS), placements }),
    fc.record({
      type: fc.constant('name-targets' as const),
      by: fc.constantFrom(...FACTIONS),
      nominations: fc.array(
        fc.record({
          target: fc.constantFrom('turkey', 'hungary', 'norway') as fc.Arbitrary<'turkey'>,
          manner: fc.constantFrom('ordinary', 'reaction') as fc.Arbitrary<'ordinary'>,
        }),
        { maxLength: 3 },
      ),
    }),
    fc.record({ type: fc.constant('mine-norway' as const), by: fc.constant('westernAllies' as const) }),
    fc.record({
      type: fc.constant('make-demand' as const),
      by: fc.constant('russia' as const),
      of: fc.constantFrom('rumania', 'finland', 'greece') as fc.Arbitrary<'rumania'>,
    }),
  )
  test('it is accepted exactly when nothing stands against it, and folding the log gives the game', () => {
    fc.assert(
      fc.property(anySituation(book), anyOrder, fc.boolean(), (situation, order, isPhase) => {
        const game = {
          ...gameAt(situation),
          points: { axis: 6, westernAllies: 5, russia: 3 },
          sealed: [],
          phase: isPhase ? { movers: ['axis' as const], named: [], isRevealed: false, standings: situation.standings, rolls: {} } : null,
        }
        const decision = decide(book, game, order, () => 3)
        expect(decision.accepted).toBe(whyNot(book, game, order).length === 0)
        if (decision.accepted) expect(() => JSON.stringify(fold(game, decision.events))).not.toThrow()
      }),
    )
  })
})
