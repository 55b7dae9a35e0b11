import { describe, expect, test } from 'vitest'
import { openBook } from '../../editions/index.ts'
import type { Order, Seat } from '../../rules/game/index.ts'
import { tableDice } from '../dice.ts'
import { give, type KeptGame, newGame } from '../kept-game.ts'
import { askedWords } from './asked.ts'
import { seatView } from './seat-view.ts'

function begun(edition: string, ...orders: readonly (readonly [Seat, Order])[]): KeptGame {
  const made = newGame({ edition })
  if (!made.ok) throw new Error(JSON.stringify(made.refusals))
  return orders.reduce((kept, [as, order]) => {
    const given = give(kept, [as], order, tableDice([]))
    if (!given.ok) throw new Error(`${order.type}: ${JSON.stringify(given.refusals)}`)
    return given.kept
  }, made.kept)
}

const BEGUN = ['host', { type: 'advance', by: 'referee' }] as const
const asked = (kept: KeptGame, seat: Seat) => seatView(kept, [seat]).asked

describe('what is asked of a seat, in a sentence', () => {
  // 49.12, 49.31: Germany 3 and Italy 2, a third rounded up; Russia 3; in the campaign (3.1.2, 3.1.3.1) 2 for Russia, at most 1.
  test.each([
    ['2023', 'germany', 'axis', 'place up to 5 points, at most 2 in one target, then seal'],
    ['classic', 'russia', 'russia', 'place up to 3 points, at most 1 in one target, then seal'],
    ['campaign', 'russia', 'russia', 'place up to 2 points, at most 1 in one target, then seal'],
  ] as const)('%s, %s at the year start', (edition, seat, who, words) => {
    expect(asked(begun(edition, BEGUN), seat)).toEqual([{ for: who, words }])
  })

  test('49.14, R49-83: at a later year start the BRPs of that year start are asked for, until they are told', () => {
    const told = { 'italy.surrendered': true, 'germany.yssBrps': 250 }
    const made = newGame({ edition: '2023', situation: { turn: '1942 spring', facts: { 'france.fallen': true, ...told } } })
    if (!made.ok) throw new Error(JSON.stringify(made.refusals))
    const [, advance] = BEGUN
    const given = give(made.kept, ['host'], advance, tableDice([]))
    if (!given.ok) throw new Error(JSON.stringify(given.refusals))
    const [axis] = asked(given.kept, 'germany')
    const [russia] = asked(given.kept, 'russia')
    expect(axis?.words).toMatch(/^place up to/)
    expect(russia?.words).toMatch(/^report BRPs of Russia at the last year start, which these points go by; place up to/)
  })

  test('nobody is told what another is asked for, and who is not asked is asked for nothing', () => {
    const kept = begun('2023', BEGUN)
    expect(asked(kept, 'japan')).toEqual([])
    expect(asked(kept, 'host')).toEqual([])
    expect(seatView(kept, []).asked).toEqual([])
  })

  test('49.41: in the naming, tension and naming are asked for, in that order', () => {
    const seal = (by: 'axis' | 'westernAllies' | 'russia', placements: Readonly<Record<string, number>>): Order =>
      ({ type: 'seal-allocation', by, placements }) as Order
    const sealed = [
      ['germany', seal('axis', { turkey: 1, usat: 1 })],
      ['britain', seal('westernAllies', {})],
      ['russia', seal('russia', {})],
    ] as const
    const passed = (['germany', 'britain', 'russia'] as const).map(
      (seat, index) => [seat, { type: 'pass', by: (['axis', 'westernAllies', 'russia'] as const)[index] } as Order] as const,
    )
    const naming = sealed.reduce((kept, one) => stepped(kept, one), begun('2023', BEGUN))
    const kept = passed.reduce((game, one) => (game.game.stage === 'year-start' ? stepped(game, one) : game), naming)
    expect(kept.game.stage).toBe('axis-naming')
    expect(asked(kept, 'germany')[0]?.words).toMatch(/^use a point placed on tension, .*; or name the countries to roll for/)
  })
})

test('51.31: where Japan may attack Pearl Harbor, that is asked of it with its reports', () => {
  const book = openBook('2023')
  const stage = book.sequence.find(({ id }) => id === 'axis-operations')
  if (stage === undefined) throw new Error('no reports')
  const words = (strike?: string) => askedWords(book, stage, { offers: [], mayReport: true, ...(strike === undefined ? {} : { strike }) })
  expect(words('launch')).toBe('Japan may attack Pearl Harbor, step by step; or report what changed on the map')
  expect(words()).toBe('report what changed on the map')
})

function stepped(kept: KeptGame, [as, order]: readonly [Seat, Order]): KeptGame {
  const given = give(kept, [as], order, tableDice([]))
  return given.ok ? given.kept : kept
}
