import { describe, expect, test } from 'vitest'
import { answer, type LendLeaseOverview, type ShipmentAnswer } from '../../index.ts'
import { ask, casesIn } from './cases.testing.ts'

/** One route or one shipment, worked out from the book by hand. */
interface LendLeaseCase {
  readonly title: string
  readonly door: 'lend-lease'
  readonly args: Readonly<Record<string, unknown>>
  readonly expect: {
    /** A shipment: allowed, or every rule that stands against it, in any order. */
    readonly allowed?: boolean
    readonly rules?: readonly string[]
    readonly units?: number
    readonly steps?: Readonly<Record<string, number>>
    readonly left?: number | null
    /** A route: whether anything may go by it, and every rule that shuts it. */
    readonly open?: boolean
    readonly shut?: readonly string[]
    /** Which needs are not met, by their names. */
    readonly why?: readonly string[]
    /** Where a shipment starts, if not with its sender. */
    readonly origin?: string | null
    /** Senders and what stands against each. */
    readonly senders?: Readonly<Record<string, readonly string[]>>
    readonly landed?: readonly string[]
    /** Units a turn, by its ways and in all. */
    readonly capacity?: number | null
    readonly ways?: Readonly<Record<string, number>>
    /** `1942 summer: the Middle East reserve`. */
    readonly legs?: readonly string[]
    readonly arrives?: string | null
    readonly joins?: readonly string[] | null
    /** Rules of the remarks that must be among them, and that must not. */
    readonly remarks?: readonly string[]
    readonly silent?: readonly string[]
  }
}

const rulesOf = (said: readonly { readonly cite?: { readonly rule: string } }[]): readonly string[] =>
  said.map(({ cite }) => cite?.rule ?? '').sort()

const amountsOf = (steps: readonly { readonly id: string; readonly amount: number }[]) =>
  Object.fromEntries(steps.map(({ id, amount }) => [id, amount]))

describe('lend-lease worked out by hand', () => {
  const cases = casesIn<LendLeaseCase>('campaign').filter(({ file }) => file === 'cases/campaign/lend-lease.json')
  for (const { title, one, situation } of cases)
    test(title, () => {
      const given = ask<LendLeaseOverview | ShipmentAnswer>('lend-lease', situation, one.args)
      const { expect: expected } = one
      const line = 'routes' in given ? given.routes[0] : undefined
      const shipment = 'routes' in given ? undefined : given
      const { journey, remarks } = shipment ?? line ?? { journey: undefined, remarks: [] }
      if (expected.allowed !== undefined) {
        expect(rulesOf(shipment?.refusals ?? [])).toEqual([...(expected.rules ?? [])].sort())
        expect(shipment?.allowed).toBe(expected.allowed)
      }
      if (expected.units !== undefined) expect(shipment?.units.value).toBe(expected.units)
      if (expected.steps !== undefined) expect(amountsOf(shipment?.units.steps ?? [])).toEqual(expected.steps)
      if (expected.left !== undefined) expect(shipment?.left).toBe(expected.left)
      if (expected.open !== undefined) {
        expect(rulesOf(line?.shut ?? [])).toEqual([...(expected.shut ?? [])].sort())
        expect(line?.open).toBe(expected.open)
      }
      if (expected.why !== undefined) expect(line?.shut.map(({ code }) => code)).toEqual(expected.why)
      if (expected.origin !== undefined) expect(shipment?.origin ?? null).toBe(expected.origin)
      for (const [by, rules] of Object.entries(expected.senders ?? {})) {
        const sender = line?.senders.find((found) => found.by === by)
        expect(rulesOf(sender?.refusals ?? []), by).toEqual(rules)
        expect(sender?.allowed, by).toBe(rules.length === 0)
      }
      if (expected.landed !== undefined) expect(line?.destinations.filter(({ open }) => open).map(({ id }) => id)).toEqual(expected.landed)
      const capacity = shipment === undefined ? line?.capacity : shipment.capacity.value
      if (expected.capacity !== undefined) expect(capacity).toBe(expected.capacity)
      if (expected.ways !== undefined) expect(amountsOf(shipment?.capacity.steps ?? line?.steps ?? [])).toEqual(expected.ways)
      if (expected.legs !== undefined) expect(journey?.legs.map(({ turn, at }) => `${turn}: ${at}`)).toEqual(expected.legs)
      if (expected.arrives !== undefined) expect(journey?.turn).toBe(expected.arrives)
      if (expected.joins !== undefined) expect(journey?.joins).toEqual(expected.joins)
      for (const rule of expected.remarks ?? []) expect(rulesOf(remarks)).toContain(rule)
      for (const rule of expected.silent ?? []) expect(rulesOf(remarks)).not.toContain(rule)
    })
})

const CAMPAIGN = { edition: 'campaign', turn: '1942 summer' }

test('3.4.6: what goes by no listed route does not go', () => {
  const given = answer({ door: 'lend-lease', situation: CAMPAIGN, args: { route: 'spitsbergen', load: 'supply=100' } })
  expect(given).toMatchObject({ ok: false, refusals: [{ code: 'misasked', cite: { rule: '3.4.6' } }] })
})

test('3.4.6: the overview has the twelve routes of the book, in its order', () => {
  const { routes } = ask<LendLeaseOverview>('lend-lease', CAMPAIGN, {})
  expect(routes.map(({ digest }) => digest.rule)).toEqual([
    'T4 British',
    'T4 Murmansk',
    'T4 Archangel fallback',
    'T4 Persia',
    'T4 Turkey',
    'T4 Vladivostok',
    'T4 Petropavlovsk',
    'T4 Chinese ports',
    'T4 French Indochina',
    'T4 Burma Road',
    'T4 The Hump',
    'T4 Urals box',
  ])
})

describe('a shipment that is asked wrongly', () => {
  test.each([
    { args: { route: 'murmansc', load: 'supply=100' }, words: 'route: unknown "murmansc"; did you mean "murmansk"?' },
    { args: { load: 'supply=100' }, words: 'route: missing; expected one of british, murmansk' },
    { args: { route: 'murmansk', load: 'suply=100' }, words: 'load: unknown "suply"; did you mean "supply"?' },
    { args: { route: 'murmansk', load: 'supply' }, words: 'load.supply: no number; expected a whole number, 0 or more' },
    { args: { route: 'murmansk', load: { supply: 2.5 } }, words: 'load.supply: 2.5; expected a whole number, 0 or more' },
    { args: { route: 'murmansk', load: 'dd=1,dd=2' }, words: 'load: "dd=1,dd=2"; expected amounts by name, each once' },
    { args: { route: 'murmansk', load: 7 }, words: 'load: 7; expected amounts by name' },
    { args: { route: 'persia', load: 'supply=100', via: 'bakku' }, words: 'via: unknown "bakku"; did you mean "baku"?' },
    { args: { route: 'british', load: 'supply=100', via: 'baku' }, words: 'via: the British route has no ways to choose among' },
    { args: { route: 'persia', load: 'supply=100', to: 'india' }, words: 'to: the Persian route leaves no choice of landing' },
    { args: { route: 'hump', load: 'supply=100', transports: 3 }, words: 'transports: the Hump goes by air, not by sea' },
    { args: { route: 'urals-box', load: 'supply=100', escort: 'us' }, words: 'escort: the Urals box goes by land, not by sea' },
    { args: { route: 'persia', load: 'supply=100', behind: 2 }, words: 'behind: 2; expected a whole number from 0 to 1' },
    { args: { route: 'persia', load: 'supply=100', by: 'japan' }, words: 'by: unknown "japan"; expected one of us, britain, russia' },
  ])('$words', ({ args, words }) => {
    const given = answer({ door: 'lend-lease', situation: CAMPAIGN, args })
    expect(given).toMatchObject({ ok: false, refusals: [{ code: 'misasked', words: expect.stringContaining(words) }] })
  })

  test('an empty load is refused', () => {
    expect(answer({ door: 'lend-lease', situation: CAMPAIGN, args: { route: 'urals-box', load: 'supply=0' } })).toMatchObject({
      allowed: false,
      refusals: [{ code: 'empty-load' }],
    })
  })
})

test.each(['partisans', 'lend-lease'])('%s: a book without the chapter says so', (door) => {
  expect(answer({ door, situation: { edition: '2023' } })).toMatchObject({ ok: false, refusals: [{ code: 'no-such-chapter' }] })
})

test.each([
  { args: { table: 'facist' }, words: 'table: unknown "facist"; did you mean "fascist"?' },
  { args: { nation: 'ukrane' }, words: 'nation: unknown "ukrane"; did you mean "ukraine"?' },
  { args: { year: 1941 }, words: 'year: 1941; expected a whole number from 1942 to 1946' },
])('partisans asked wrongly: $words', ({ args, words }) => {
  expect(answer({ door: 'partisans', situation: CAMPAIGN, args })).toMatchObject({ ok: false, refusals: [{ words }] })
})
