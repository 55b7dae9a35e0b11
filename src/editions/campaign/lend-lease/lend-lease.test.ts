import { describe, expect, test } from 'vitest'
import { CARGOES, LEND_LEASE_ROUTES, routeOf, unitsOf } from '../../../rules/chapters/lend-lease/index.ts'
import { allPermissions } from '../../../rules/chapters/tension/index.ts'
import { chapterOf } from '../../../rules/core/index.ts'
import { openBook } from '../../all-books.ts'

const book = openBook('campaign')
const { routes, levels, convoys, windows, rates } = chapterOf(book, 'lendLease')

/** Our digest of the routes, typed by hand from the book: to whom, the ways and their units a turn, how many stops, which reserves. */
const DIGEST = [
  { rule: 'T4 British', to: 'britain', ways: [], stops: 0, joins: 0 },
  { rule: 'T4 Murmansk', to: 'russia', ways: [20, 10], stops: 0, joins: 1 },
  { rule: 'T4 Archangel fallback', to: 'russia', ways: [10], stops: 0, joins: 0 },
  { rule: 'T4 Persia', to: 'russia', ways: [10, 10, 10], stops: 1, joins: 2 },
  { rule: 'T4 Turkey', to: 'russia', ways: [20, 10], stops: 0, joins: 0 },
  { rule: 'T4 Vladivostok', to: 'russia', ways: [20], stops: 0, joins: 1 },
  { rule: 'T4 Petropavlovsk', to: 'russia', ways: [10], stops: 1, joins: 2 },
  { rule: 'T4 Chinese ports', to: 'china', ways: [10, 20], stops: 0, joins: 0 },
  { rule: 'T4 French Indochina', to: 'china', ways: [10], stops: 2, joins: 0 },
  { rule: 'T4 Burma Road', to: 'china', ways: [5], stops: 1, joins: 0 },
  { rule: 'T4 The Hump', to: 'china', ways: [1], stops: 0, joins: 0 },
  { rule: 'T4 Urals box', to: 'china', ways: [5, 5], stops: 0, joins: 0 },
] as const

test.each(DIGEST)('$rule', ({ rule, to, ways, stops, joins }) => {
  const route = routes.find(({ digest }) => digest.rule === rule)
  expect(route?.to).toBe(to)
  expect(route?.ways.map(({ units }) => units)).toEqual(ways)
  expect(route?.stops).toHaveLength(stops)
  expect(route?.arrives?.value ?? []).toHaveLength(joins)
})

describe('the chapter holds together', () => {
  test('3.4.6: every listed route is there once, in order', () => {
    expect(routes.map(({ id }) => id)).toEqual([...LEND_LEASE_ROUTES])
  })

  test('every act of a level is a permission of the book', () => {
    const known = allPermissions(book).map(({ id }) => id)
    const named = [...levels.map(({ act }) => act), ...convoys.flatMap(({ unless }) => unless?.act ?? [])]
    expect(named.filter((act) => !known.includes(act))).toEqual([])
  })

  test('everything is cited from the book', () => {
    const cited = (value: unknown): readonly string[] => {
      if (typeof value !== 'object' || value === null) return []
      return 'book' in value && 'rule' in value ? [String(value.rule)] : Object.values(value).flatMap(cited)
    }
    const rules = [...new Set(cited([routes, windows, convoys, rates]))]
    expect(rules.length).toBeGreaterThan(30)
    expect(rules.filter((rule) => !(rule in book.contents) && !(rule in book.rulings))).toEqual([])
  })

  test('what goes by some routes only is carried by those', () => {
    const wrong = CARGOES.filter(
      (cargo) => !(rates[cargo].only?.routes ?? []).every((id) => routeOf(book, id).carries.value.includes(cargo)),
    )
    expect(wrong).toEqual([])
  })
})

test('3.4.4.4b, 3.4.4.4c: a load is its steps and nothing else', () => {
  const { steps, value } = unitsOf(book, { supply: 250, economic: 130, dd: 2, cve: 1, oil: 3 })
  expect(steps.map(({ id, amount }) => `${id} ${amount}`)).toEqual(['supply 2.5', 'economic 1.3', 'dd 4', 'cve 3', 'oil 3'])
  expect(value).toBe(13.8)
  expect(steps.map(({ ruling }) => ruling)).toEqual(['RC-64', 'RC-64', undefined, undefined, undefined])
})
