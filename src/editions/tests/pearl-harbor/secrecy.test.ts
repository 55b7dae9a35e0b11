import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type StrikeOrder, showStrike, strikeViewOf } from '../../../rules/chapters/pearl-harbor/index.ts'
import { launch, located, magic, nobody, nothingLost, strikeAfter, winter1941 } from './pearl-harbor.testing.ts'

describe('two seats: 51.312 and R50-33', () => {
  const dieFace = fc.integer({ min: 1, max: 6 })
  const pairs = fc.array(fc.tuple(dieFace, dieFace), { minLength: 3, maxLength: 3 })
  const orders = (isSecond: boolean): readonly StrikeOrder[] => [
    ...located,
    { type: 'roll-surprise', by: 'japan' },
    { type: 'fly-first-strike', by: 'japan', assigned: { ...nobody, nas: 18 } },
    { type: 'report-first-strike', by: 'referee', report: nothingLost },
    ...(isSecond
      ? ([
          { type: 'fly-second-strike', by: 'japan', assigned: { ...nobody, lightShips: 12 }, cap: 6 },
          { type: 'report-second-strike', by: 'referee', report: nothingLost, oilResult: 1 },
          { type: 'intercept', by: 'us', forces: [] },
        ] as const)
      : ([{ type: 'withdraw', by: 'japan' }] as const)),
  ]
  const caughtIn = (dice: readonly (readonly [number, number])[]): string => dice.map(([one, other]) => one + other <= 3).join()

  test('two histories that differ only in carrier dice look the same to Japan until the end', () => {
    const given = winter1941('2023')
    fc.assert(
      fc.property(pairs, pairs, fc.boolean(), (one, other, isSecond) => {
        // In column 36-37 a sum of 3 or less is Pearl Harbor, which Japan may see.
        fc.pre(caughtIn(one) === caughtIn(other))
        const seen = (dice: readonly (readonly [number, number])[], to: 'japan' | 'public') => {
          const { events } = strikeAfter(given, orders(isSecond), [...dice.flat(), 4])
          return { view: strikeViewOf(events, to), events: events.map((event) => showStrike(event, to)) }
        }
        for (const to of ['japan', 'public'] as const) expect(seen(one, to)).toEqual(seen(other, to))
      }),
    )
  })

  test('no place but Pearl, no die and no American card is in what Japan is shown before the end', () => {
    const given = winter1941('classic')
    fc.assert(
      fc.property(pairs, fc.integer({ min: 0, max: 3 }), (dice, cards) => {
        const play = [launch(), ...magic(0, cards), ...located.slice(-1)]
        const { events } = strikeAfter(given, play, dice.flat())
        const view = strikeViewOf(events, 'japan')
        expect(view.column).toBeNull()
        expect(view.magic.us).toBeNull()
        for (const { dice: thrown, place } of Object.values(view.located))
          expect([thrown, place === 'pearl' ? null : place]).toEqual([null, null])
        expect(strikeViewOf(events, 'us').located).toEqual(strikeAfter(given, play, dice.flat()).strike.located)
      }),
    )
  })

  test('a whole attack: what each seat knows, and the end reveals all', () => {
    const given = winter1941('2023')
    const dice = [1, 2, 3, 4, 6, 6, 3, 2]
    const play: readonly StrikeOrder[] = [
      ...orders(true).slice(0, -1),
      { type: 'intercept', by: 'us', forces: ['Saratoga', 'Lexington'] },
      { type: 'report-combat', by: 'referee', usNas: 3, usNasAfter: 0, japaneseNas: 6, hasFleetCombat: false, nasLost: 2 },
      { type: 'return-to-base', by: 'japan' },
    ]
    const { events, strike } = strikeAfter(given, play, dice)
    const shown = events.map((event) => showStrike(event, 'japan'))
    const tried = shown.find((event) => event.type === 'interception-tried')
    expect(tried?.type === 'interception-tried' ? tried.tries : []).toEqual([
      { force: 'Lexington', place: null, die: null, succeeds: true },
    ])
    const beforeTheEnd = strikeViewOf(events.slice(0, -1), 'japan')
    expect(beforeTheEnd.located['Saratoga']).toEqual({ dice: null, place: null })
    expect(strikeViewOf(events, 'japan').located).toEqual(strike.located)
    expect(strike.mayContest).toEqual(['Enterprise', 'Saratoga'])
    expect([strike.nas, strike.oilDestroyed, strike.step]).toEqual([16, 1, 'over'])
  })
})
