import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Faction, factsWith, type Minor, ordinaryRoll, type Roll, reckon, type Situation } from '../../../rules/core/index.ts'
import { openBook } from '../../all-books.ts'
import { anySituation, tablesWithBands } from '../../situation.testing.ts'
import { campaign } from '../campaign.testing.ts'

const book = openBook('campaign')
const tables = tablesWithBands(book)
const anyTable = fc.constantFrom(...tables)

const totalIn = (situation: Situation, roll: Roll): number => {
  const table = book.tables[roll.target]
  if (table === undefined) throw new Error(roll.target)
  return reckon(table, situation, roll).total
}

/** What is the West's own, or Russia's, in a nation: its DPs, units and friendship. */
const ownedBy = (faction: 'westernAllies' | 'russia', minor: Minor): Partial<Situation> => ({
  facts: {
    [`${minor}.${faction === 'russia' ? 'russianFactors' : 'westernFactors'}`]: 20,
    [`balkans.${faction === 'russia' ? 'russianGroundUnit' : 'westernGroundUnit'}`]: true,
    ...(faction === 'russia'
      ? { 'hungary.russianHexes': 24, 'finland.russianHexes': 24 }
      : { 'libya.alliedCities': 3, 'vichyFrance.alliedColonialCapitals': 4, 'france.angloAmericanUnits': true }),
  },
})

const withOwn = (situation: Situation, faction: 'westernAllies' | 'russia', minor: Minor): Situation => ({
  ...situation,
  facts: factsWith(situation.facts, ownedBy(faction, minor).facts ?? {}),
  placements: { ...situation.placements, [faction]: { ...situation.placements[faction], [minor]: 9 } },
})

describe('3.1.4d: what is one Ally’s own serves the other in nothing', () => {
  test.each([
    { selects: 'russia', owner: 'westernAllies' },
    { selects: 'westernAllies', owner: 'russia' },
  ] as const)('an Action of $selects is not helped by what $owner has', ({ selects, owner }) => {
    fc.assert(
      fc.property(anyTable, anySituation(book), ({ of }, situation) => {
        const minor = of as Minor
        const roll = ordinaryRoll(minor, selects)
        expect(totalIn(withOwn(situation, owner, minor), roll)).toBe(totalIn(situation, roll))
      }),
    )
  })

  test('in an Action of the Axis both tell', () => {
    const { situation: start } = campaign({ turn: '1941 summer' })
    for (const owner of ['westernAllies', 'russia'] as const)
      expect(totalIn(withOwn(start, owner, 'bulgaria'), ordinaryRoll('bulgaria', 'axis'))).toBeLessThan(
        totalIn(start, ordinaryRoll('bulgaria', 'axis')),
      )
  })
})

test('3.2.4b: another Axis DP counts one in every Action, whoever selects', () => {
  fc.assert(
    fc.property(
      anyTable,
      anySituation(book),
      fc.constantFrom<Faction>('axis', 'westernAllies', 'russia'),
      ({ of, rows }, situation, by) => {
        fc.pre(!rows.some(({ id }) => id.startsWith('inertia')))
        const minor = of as Minor
        const here = situation.placements.axis[minor] ?? 0
        const more = { ...situation, placements: { ...situation.placements, axis: { ...situation.placements.axis, [minor]: here + 1 } } }
        expect(totalIn(more, ordinaryRoll(minor, by)) - totalIn(situation, ordinaryRoll(minor, by))).toBe(1)
      },
    ),
  )
})

test('3.2.4.4c, 3.2.4.4d: a use of this turn changes no total, one of an earlier turn each of the four by one', () => {
  fc.assert(
    fc.property(anyTable, anySituation(book), ({ of }, situation) => {
      fc.pre(situation.turn !== '1939 fall')
      const minor = of as Minor
      const roll = ordinaryRoll(minor, 'axis')
      const used = (turn: Situation['turn']): Situation => ({
        ...situation,
        subversions: [...situation.subversions, { target: 'bulgaria', turn, phase: 'russia' }],
      })
      expect(totalIn(used(situation.turn), roll)).toBe(totalIn(situation, roll))
      const cost = totalIn(used('1939 fall'), roll) - totalIn(situation, roll)
      expect(cost).toBe(['bulgaria', 'hungary', 'rumania', 'yugoslavia'].includes(minor) ? 1 : 0)
    }),
  )
})
