import { describe, expect, test } from 'vitest'
import { playAtRandom } from '../../counsel/index.ts'
import { openBook } from '../../editions/index.ts'
import { DELEGATIONS, type Delegation } from '../../rules/core/index.ts'
import { fold, menu, ORDERS, type Order, seatsFor } from '../../rules/game/index.ts'
import { readTyped, shortFormOf } from './short-form.ts'

const speaker = (order: Order) => ({ by: order.by as Delegation | 'referee', seats: seatsFor(order) })

describe('an order in short', () => {
  test.each(['2023', 'campaign'])('%s: what is written is read back as the same order', (edition) => {
    const book = openBook(edition)
    const { start, moves } = playAtRandom(book, Object.keys(book.scenarios)[0] ?? '', 17)
    let game = start
    for (const [index, { order, events }] of moves.entries()) {
      expect(readTyped(shortFormOf(order), speaker(order))).toEqual({ ok: true, order })
      game = fold(game, events)
      if (index % 40 !== 0) continue
      for (const by of DELEGATIONS)
        for (const offer of menu(book, game, by).offers)
          expect(readTyped(shortFormOf(offer.order), speaker(offer.order))).toEqual({ ok: true, order: offer.order })
    }
  })

  test.each<{ readonly typed: string; readonly by?: Delegation | 'referee'; readonly order: object }>([
    { typed: 'seal turkey=2, Hungary=1', order: { type: 'seal-allocation', by: 'axis', placements: { turkey: 2, hungary: 1 } } },
    { typed: 'seal Turkey 2, the Ukraine 1', order: { placements: { turkey: 2, ukraine: 1 } } },
    { typed: 'draft turkey: 2 hungary : 1', order: { type: 'draft-allocation', placements: { turkey: 2, hungary: 1 } } },
    {
      typed: 'name hungary,norway=reaction',
      order: {
        nominations: [
          { target: 'hungary', manner: 'ordinary' },
          { target: 'norway', manner: 'reaction' },
        ],
      },
    },
    { typed: 'name nothing', order: { type: 'name-targets', nominations: [] } },
    { typed: 'take hungary -1', order: { type: 'take-result', target: 'hungary', result: '-1' } },
    {
      typed: 'declare germany norway italy greece',
      order: {
        intents: [
          { by: 'germany', on: 'norway' },
          { by: 'italy', on: 'greece' },
        ],
      },
    },
    { typed: 'declare germany belgium+luxembourg', order: { intents: [{ by: 'germany', on: 'belgium', together: 'luxembourg' }] } },
    {
      typed: 'report paris.controller=Germany,france.fallTurn=1940 summer',
      order: { facts: { 'paris.controller': 'germany', 'france.fallTurn': '1940 summer' } },
    },
    { typed: 'demand rumania', by: 'russia', order: { type: 'make-demand', by: 'russia', of: 'rumania' } },
    { typed: 'resist rumania yes', order: { type: 'answer-demand', by: 'axis', of: 'rumania', resists: true } },
    { typed: 'mine', by: 'westernAllies', order: { type: 'mine-norway', by: 'westernAllies' } },
    { typed: 'support no', order: { type: 'answer-support', supports: false } },
    { typed: 'subvert hungary 2', by: 'russia', order: { type: 'use-subversion', target: 'hungary', amount: 2 } },
    { typed: 'covert hungary', order: { type: 'play-covert-operations', by: 'axis', operations: 1 } },
    {
      typed: 'correct france.fallen=yes because it was so',
      by: 'referee',
      order: { type: 'correct-facts', facts: { 'france.fallen': true }, reason: 'it was so' },
    },
    {
      typed: 'strike commit-magic { cards: 2 }',
      by: 'westernAllies',
      order: { type: 'strike', by: 'us', step: { type: 'commit-magic', by: 'us', cards: 2 } },
    },
    { typed: 'strike withdraw', by: 'japan', order: { type: 'strike', by: 'japan', step: { type: 'withdraw', by: 'japan' } } },
    { typed: '{ type: pass }', by: 'japan', order: { type: 'pass', by: 'japan' } },
  ])('$typed', ({ typed, by = 'axis', order }) => {
    expect(readTyped(typed, { by, seats: [] })).toMatchObject({ ok: true, order })
  })

  test.each([
    ['place turkey=2', 'seal'],
    ['DOW germany norway', 'declare'],
    ['done', 'pass'],
    ['sael turkey=2', 'seal'],
  ])('%s: the word that is meant is told', (typed, word) => {
    expect(readTyped(typed, { by: 'axis', seats: [] })).toMatchObject({
      ok: false,
      refusals: [{ words: expect.stringContaining(`did you mean "${word}"`) }],
    })
  })

  test('no order has a word that another is asked for by', () => {
    const own = ORDERS.flatMap(({ short }) => (short === null ? [] : [short.word]))
    const alike = ORDERS.flatMap(({ short }) => short?.alike ?? [])
    expect(alike.filter((word) => own.includes(word))).toEqual([])
    expect(new Set(alike).size).toBe(alike.length)
  })

  test('every form says how it is used, beginning with its own word', () => {
    for (const { short } of ORDERS) if (short !== null) expect(short.usage.split(' ')[0]).toBe(short.word)
  })
})
