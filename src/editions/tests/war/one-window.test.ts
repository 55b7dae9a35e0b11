import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Intent } from '../../../rules/chapters/war/index.ts'
import { NATIONS, type Power, SIDE_OF, type Side } from '../../../rules/core/index.ts'
import { whyNot } from '../../../rules/game/index.ts'
import type { Story } from '../game/game.testing.ts'
import { declare, windowOf } from './rule-50.testing.ts'

const DECLARERS = ['germany', 'italy', 'japan', 'britain', 'france', 'us', 'russia'] as const

const intentOf = (side: Side): fc.Arbitrary<Intent> =>
  fc.record({
    by: fc.constantFrom(...DECLARERS.filter((power) => SIDE_OF[power] === side)),
    on: fc.constantFrom(...NATIONS) as fc.Arbitrary<Intent['on']>,
  })

const paid = ({ events }: Story): Readonly<Record<string, number>> => {
  const prices = events.flatMap((event) => (event.type === 'war-declared' && event.price > 0 ? [event] : []))
  return Object.fromEntries(
    DECLARERS.map((power: Power) => [
      power,
      prices.filter(({ declaration }) => declaration.by === power).reduce((sum, { price }) => sum + price, 0),
    ]),
  )
}

const POSITIONS = [
  {},
  { tensions: { rgt: 50, usat: 50, usjt: 50 } },
  { tensions: { rgt: 50, usat: 50, usjt: 50 }, wars: [['italy', 'britain']], standings: { greece: { result: -2, with: 'britain' } } },
  {
    options: ['gathering-storm'],
    wars: [],
    standings: { belgiumLuxembourg: { result: -2, with: 'france' }, hungary: { result: 9, with: 'germany' } },
  },
]

describe.each(['2023', 'classic'])('%s: 50.12: declarations of one player turn are simultaneous', (edition) => {
  test('each costs the same, given in one order or one by one', () => {
    const starts = new Map<string, Story>()
    const startOf = (side: Side, index: number): Story => {
      const key = `${side} ${index}`
      const { options, ...position } = (POSITIONS[index] ?? {}) as { options?: readonly string[] }
      const start =
        starts.get(key) ?? windowOf(side, '1941 spring', { edition, ...position, ...(edition === '2023' && options ? { options } : {}) })
      starts.set(key, start)
      return start
    }
    fc.assert(
      fc.property(
        fc.constantFrom<Side>('axis', 'allies').chain((side) => fc.tuple(fc.constant(side), intentOf(side), intentOf(side))),
        fc.nat({ max: POSITIONS.length - 1 }),
        ([side, one, other], index) => {
          const start = startOf(side, index)
          // One of them may stand only together with the other.
          if ([declare(one, other), declare(one)].some((order) => whyNot(start.book, start.game, order).length > 0)) return
          const first = start.when(declare(one), 3)
          if (whyNot(first.book, first.game, declare(other)).length > 0) return
          const [together, apart] = [start.when(declare(one, other), 3), first.when(declare(other), 3)]
          expect([one, other, paid(apart)]).toEqual([one, other, paid(together)])
        },
      ),
      {
        numRuns: 1500,
        // Spain associates with Germany as Portugal is declared on, and is a neutral to whoever declares on both.
        examples: [[['allies', { by: 'britain', on: 'portugal' }, { by: 'britain', on: 'spain' }], POSITIONS.length - 1]],
      },
    )
  })
})
