import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playAtRandom } from '../../counsel/index.ts'
import { CAPITULATIONS } from '../../rules/chapters/surrender/index.ts'
import { DELEGATIONS, FACT_IDS, TARGETS } from '../../rules/core/index.ts'
import { menu, ORDERS, type Order, SEATS } from '../../rules/game/index.ts'
import { give, type KeptGame, newGame, openGame, viewFor } from '../kept-game.ts'
import { anyDice } from '../record.testing.ts'
import { readRecord, recordText } from '../record.ts'
import { recordPlayed } from '../recorded-play.ts'
import { readOrder } from './order-reader.ts'

const EXTREMES = [
  0,
  1,
  2,
  3,
  53,
  530,
  -1,
  99,
  100,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  1e20,
  1e300,
  -1e300,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
]
const TEXTS = ['', 'x', '8', '-0', '\u001b[31m', '\u202e', '\n', '__proto__', 'constructor', '\ud800', 'x'.repeat(2_000)]

interface Def {
  readonly type: string
  readonly entries?: Readonly<Record<string, string>>
  readonly values?: readonly unknown[]
  readonly shape?: Readonly<Record<string, { readonly def: Def }>>
  readonly element?: { readonly def: Def }
  readonly innerType?: { readonly def: Def }
  readonly valueType?: { readonly def: Def }
  readonly options?: readonly { readonly def: Def }[]
}

const names = fc.constantFrom<string>(...FACT_IDS, ...TARGETS, '__proto__', 'nothing')

/** Values that a shape lets through, and some that it should not. */
function anyOf(def: Def): fc.Arbitrary<unknown> {
  const inner = (one: { readonly def: Def } | undefined): fc.Arbitrary<unknown> => anyOf(one?.def ?? { type: 'any' })
  switch (def.type) {
    case 'enum':
      return fc.constantFrom<unknown>(...Object.values(def.entries ?? {}))
    case 'literal':
      return fc.constantFrom(...(def.values ?? []))
    case 'int':
    case 'number':
      return fc.constantFrom(...EXTREMES)
    case 'boolean':
      return fc.boolean()
    case 'string':
      return fc.constantFrom(...TEXTS)
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(inner(def.element), { maxLength: 4 })
    case 'optional':
    case 'nullable':
      return fc.oneof(fc.constant(def.type === 'optional' ? undefined : null), inner(def.innerType))
    case 'record':
      return fc.dictionary(names, inner(def.valueType), { maxKeys: 3 })
    case 'union':
      return fc.oneof(...(def.options ?? []).map(({ def: one }) => anyOf(one)))
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(def.shape ?? {}).map(([name, one]) => [name, anyOf(one.def)])), {
        requiredKeys: Object.entries(def.shape ?? {}).flatMap(([name, one]) => (one.def.type === 'optional' ? [] : [name])),
      })
    default:
      return fc.constantFrom<unknown>(...EXTREMES, ...TEXTS, null, true, {}, [])
  }
}

const anyOrder = fc.oneof(...ORDERS.map(({ shape }) => anyOf((shape as unknown as { readonly def: Def }).def)))

/** Games of a book at several places. */
function placesIn(edition: string): readonly KeptGame[] {
  const made = newGame({ edition })
  if (!made.ok) throw new Error(edition)
  const { entries, header } = recordPlayed({ edition }, playAtRandom(made.kept.book, made.kept.header.scenario, 7))
  return [1, 4, 9, 20, 45, 90, 200].map((count) => {
    const opened = openGame({ header, entries: entries.slice(0, count), torn: null })
    if (!opened.ok) throw new Error(edition)
    return opened.kept
  })
}

/** The game after an order, which must read back from its record as it is; nothing where it is refused. */
function readBack(kept: KeptGame, order: Order): KeptGame | undefined {
  const seats = SEATS.filter((seat) => seat !== 'host' || order.by === 'referee')
  const given = give(kept, seats, order, anyDice())
  if (!given.ok) return undefined
  const again = readRecord(recordText(given.kept))
  expect(again.ok ? [] : again.refusals).toEqual([])
  const opened = again.ok ? openGame(again.record) : undefined
  expect(opened?.ok === true ? JSON.stringify(opened.kept.game) : opened).toBe(JSON.stringify(given.kept.game))
  return given.kept
}

const RULED: Order = { type: 'set-by-ruling', by: 'referee', levels: { usat: 20 }, standings: { turkey: 'conquered' }, reason: 'a test' }
const CORRECTED: Order = { type: 'correct-facts', by: 'referee', facts: { 'france.fallen': true }, reason: 'a test' }

describe('no order that is accepted makes a record unreadable, whatever it says', () => {
  test.each(['2023', 'classic', 'campaign'])(
    '%s',
    (edition) => {
      const places = placesIn(edition)
      const accepted = new Set<string>()
      fc.assert(
        fc.property(fc.constantFrom(...places), anyOrder, fc.constantFrom(RULED, CORRECTED), (kept, said, host) => {
          const read = readOrder(said)
          if (!read.ok) return
          const after = readBack(kept, read.order)
          if (after === undefined) return
          const { by } = read.order
          const back: Order = { type: 'take-back', by: by === 'us' ? 'westernAllies' : by }
          for (const order of [back, host]) if (readBack(after, order) !== undefined) accepted.add(order.type)
          accepted.add(read.order.type)
        }),
        { numRuns: 800 },
      )
      const always = ['take-back', 'set-by-ruling', 'correct-facts']
      expect(always.filter((type) => !accepted.has(type))).toEqual([])
    },
    60_000,
  )

  test.each(['2023', 'classic', 'campaign'])('%s: every order offered in a game, surrenders and control given up among them', (edition) => {
    const places = placesIn(edition)
    const offered = places.flatMap((kept) =>
      DELEGATIONS.flatMap((by) => [
        ...menu(kept.book, viewFor(kept, [by]), by).offers.map(({ order }) => ({ kept, order })),
        ...CAPITULATIONS.map((of) => ({ kept, order: { type: 'offer-surrender', by, of } as const })),
      ]),
    )
    expect(offered.filter(({ kept, order }) => readBack(kept, order) !== undefined).length).toBeGreaterThan(5)
  })
})
