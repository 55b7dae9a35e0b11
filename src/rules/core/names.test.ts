import { expect, expectTypeOf, test } from 'vitest'
import { entriesOf, isOneOf, keysOf, mapEach, mapValues } from './names.ts'

const SUITS = ['clubs', 'hearts'] as const
type Suit = (typeof SUITS)[number]

test('one of each, by name', () => {
  const lengths = mapEach(SUITS, (suit) => suit.length)
  expect(lengths).toEqual({ clubs: 5, hearts: 6 })
  expectTypeOf(lengths).toEqualTypeOf<Record<Suit, number>>()
})

test('something else under the same names', () => {
  expect(mapValues({ clubs: 5, hearts: 6 }, (length, suit) => `${suit} ${length}`)).toEqual({ clubs: 'clubs 5', hearts: 'hearts 6' })
})

test('a name of the list, and none', () => {
  expect(['hearts', 'spades', 3, null, undefined].map((name) => isOneOf(SUITS, name))).toEqual([true, false, false, false, false])
})

test('names and what stands under them keep their type', () => {
  const some: Partial<Record<Suit, number>> = { hearts: 6 }
  expectTypeOf(keysOf(some)).toEqualTypeOf<Suit[]>()
  expectTypeOf(entriesOf(some)).toEqualTypeOf<[Suit, number][]>()
  expect([keysOf(some), entriesOf(some)]).toEqual([['hearts'], [['hearts', 6]]])
})
