import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mobilizationTurn, tensionTurn } from '../../../rules/chapters/tension/index.ts'
import { factsWith, type Mobilizations, NO_MOBILIZATIONS, type Situation, TRACKS, type Track, TURNS } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { readSituation, readTurn } from '../../reading/index.ts'
import { anySituation, BOOKS, booksWith } from '../../situation.testing.ts'

const RUNS = { numRuns: 40 }

/** Two moments of the same turn, as it began and as it ended; the Pact stands, so that every track is kept. */
const anyTurn = (book: Rulebook): fc.Arbitrary<{ before: Situation; after: Situation }> =>
  fc.tuple(anySituation(book), anySituation(book)).map(([start, end]) => {
    const line = start.facts['pact.lineHistorical'] ?? true
    const pact = { 'pact.inEffect': true, 'pact.lineHistorical': line }
    return {
      before: { ...start, facts: factsWith(start.facts, pact) },
      after: { ...end, turn: start.turn, kind: start.kind, tensions: start.tensions, facts: { ...end.facts, ...pact } },
    }
  })

type Amounts = Readonly<Record<string, number>>

/** What each rule adds on a track in this turn, also those that add nothing. */
function amounts(book: Rulebook, track: Track, before: Situation, after: Situation): Amounts {
  const sums: Record<string, number> = {}
  for (const { cite, amount } of tensionTurn(book, before, after)[track]?.lines ?? []) sums[cite.rule] = (sums[cite.rule] ?? 0) + amount
  return sums
}

/** Captures and gains of hexes: added, taken back and added again (49.842). */
const REVERSIBLE = /^(RGT-(E1|E2|E3[a-e]|E[5678]|E10|E11[a-e]|P[12356])|USAT-(E[56789]|E19|E20)|USJT-E8)$/
/** Other events: once done they stay done. */
const FINAL: Readonly<Record<string, 1 | -1>> = {
  'RGT-E4': 1,
  'RGT-E9': -1,
  'RGT-P4': -1,
  'USAT-E2': 1,
  'USAT-E3': 1,
  'USAT-E10': 1,
  'USAT-E11': 1,
  'USAT-E12': -1,
  'USAT-E13': -1,
  'USAT-E15': -1,
  'USAT-E16': -1,
  'USAT-E17': -1,
  'USAT-E18': -1,
  'USAT-E21': -1,
  'USJT-E1': 1,
  'USJT-E2': 1,
  'USJT-E3': 1,
  'USJT-E6': 1,
  'USJT-E7': 1,
  'USJT-E9': 1,
  'USJT-E10': -1,
}
/** What final events are read off, whichever way it goes. */
const final = fc.record({
  'norway.minedWithoutLeave': fc.boolean(),
  'britain.surrendered': fc.boolean(),
  'japan.shipbuildingIncreases': fc.integer({ min: 0, max: 4 }),
  'farEast.mostBritishNavalFactors': fc.integer({ min: 0, max: 24 }),
})
/** Lines that look only at how the turn began. */
const START_ONLY = /^(RGT-(A1|S[1234])|USAT-(A1|S[12348]|PE[123])|USJT-(A1|S[12]|PE[12]|B3))$/

/** Rule 49 judges lines in the turn they come about. The campaign adds them up a turn later, under numbers of its own. */
const BY_RULE_49 = BOOKS.filter(({ book }) => book.clauses.tensionRules.is === 'as-it-happens')

describe.each(BY_RULE_49)('$name: what holds of every turn of tension', ({ book }) => {
  test('49.851A-1: the level after is the level before and the sum of the lines', () => {
    fc.assert(
      fc.property(anyTurn(book), ({ before, after }) => {
        const accounts = tensionTurn(book, before, after)
        for (const track of TRACKS) {
          const account = accounts[track]
          if (account === undefined) continue
          expect(account.before).toBe(before.tensions[track].actual)
          expect(account.after).toBe(account.before + account.lines.reduce((sum, { amount }) => sum + amount, 0))
          expect(account.lines).toHaveLength(book.tables[track]?.rows.length ?? 0)
        }
      }),
      RUNS,
    )
  })

  test('49.842b, 49.842c: what is lost again is taken back exactly', () => {
    fc.assert(
      fc.property(anyTurn(book), ({ before, after }) => {
        // The wars are the same both ways: a line that a war switches off is another matter.
        const end = { ...after, wars: before.wars, declarations: before.declarations }
        for (const track of TRACKS) {
          const there = amounts(book, track, before, end)
          const back = amounts(book, track, end, before)
          for (const rule of Object.keys(there).filter((number) => REVERSIBLE.test(number)))
            expect((there[rule] ?? 0) + (back[rule] ?? 0), rule).toBe(0)
        }
      }),
      RUNS,
    )
  })

  test('49.842a: other events are never taken back', () => {
    fc.assert(
      fc.property(anyTurn(book), final, final, (turn, then, now) => {
        const before = { ...turn.before, facts: { ...turn.before.facts, ...then } }
        const after = { ...turn.after, facts: { ...turn.after.facts, ...now } }
        for (const track of TRACKS)
          for (const [rule, amount] of Object.entries(amounts(book, track, before, after))) {
            const sign = FINAL[rule]
            if (sign !== undefined) expect(amount * sign, rule).toBeGreaterThanOrEqual(0)
          }
      }),
      RUNS,
    )
  })

  test('49.841A-1: lines judged at the start of the turn do not hear of what comes later', () => {
    fc.assert(
      fc.property(anyTurn(book), anyTurn(book), ({ before, after }, other) => {
        const elsewhere = { ...other.after, turn: before.turn, kind: before.kind }
        for (const track of TRACKS) {
          const [one, two] = [amounts(book, track, before, after), amounts(book, track, before, elsewhere)]
          for (const rule of Object.keys(one).filter((number) => START_ONLY.test(number))) expect(one[rule], rule).toBe(two[rule])
        }
      }),
      RUNS,
    )
  })

  test('RT-04: two enemies, one or none: exactly one of them counts', () => {
    fc.assert(
      fc.property(anyTurn(book), ({ before, after }) => {
        const lines = tensionTurn(book, before, after).rgt?.lines ?? []
        const counted = lines.filter(({ cite, applies }) => /^RGT-S[123]$/.test(cite.rule) && applies)
        if (lines.length > 0) expect(counted).toHaveLength(1)
      }),
      RUNS,
    )
  })

  test('49.841B: a status counts once a turn, Japanese mobilizations thrice at most', () => {
    fc.assert(
      fc.property(anyTurn(book), fc.integer({ min: 0, max: 3 }), ({ before, after }, japan) => {
        const end = { ...after, mobilizations: { ...NO_MOBILIZATIONS, japan } }
        const found = { ...amounts(book, 'rgt', before, end), ...amounts(book, 'usat', before, end), ...amounts(book, 'usjt', before, end) }
        for (const rule of ['RGT-S6', 'RGT-S7', 'RGT-S8', 'USAT-S5', 'USAT-S6', 'USAT-S7', 'USJT-S4', 'USJT-S5'])
          expect(Math.abs(found[rule] ?? 0), rule).toBeLessThanOrEqual(1)
        expect(Math.abs(found['RGT-S9'] ?? 0)).toBeLessThanOrEqual(1)
        expect(found['USJT-S3'] ?? 0).toBeLessThanOrEqual(3)
      }),
      RUNS,
    )
  })

  test('USJT-B3: once Japan has attacked Britain alone, six and nothing else, unless an election has taken the U.S. out (RT-51)', () => {
    fc.assert(
      fc.property(anyTurn(book), ({ before, after }) => {
        fc.pre(before.facts['us.election'] !== 'axis' && after.facts['us.election'] !== 'axis')
        const wars = [{ between: ['japan', 'britain'] as const, since: '1939 fall' as const }]
        const declarations = [{ by: 'japan' as const, on: 'britain' as const, turn: '1939 fall' as const }]
        const later = { turn: '1941 spring' as const, kind: 'global' as const, wars }
        const lines = Object.entries(
          amounts(
            book,
            'usjt',
            { ...before, ...later, declarations },
            {
              ...after,
              ...later,
              declarations: [...declarations, { by: 'japan', on: 'us', turn: '1941 spring' }],
              wars: [...wars, AMERICA],
            },
          ),
        )
        expect(Object.fromEntries(lines.filter(([, amount]) => amount !== 0))).toEqual({ 'USJT-B3': 6 })
      }),
      RUNS,
    )
  })

  test('the order in which things are reported does not matter', () => {
    const facts = {
      'paris.controller': 'germany',
      'easternPoland.controller': 'russia',
      'axis.offensiveBrps': 38,
      'japan.offensiveBrps': 23,
      'hungary.axisHexes': 2,
      'russia.ics': 9,
      'britain.axisGroundUnits': true,
      'japan.oilEmbargo': true,
    }
    const declarations = [
      { by: 'germany', on: 'norway' },
      { by: 'russia', on: 'balticStates' },
      { by: 'britain', on: 'portugal' },
      { by: 'japan', on: 'britain' },
      { by: 'germany', on: 'russia' },
    ]
    const before = started(book)
    const account = (given: readonly (readonly [string, unknown])[], wars: readonly unknown[]) => {
      const read = readTurn(before, { facts: Object.fromEntries(given), declarations: wars })
      if (!read.ok) throw new Error(JSON.stringify(read.refusals))
      return tensionTurn(book, before, read.after)
    }
    const all = Object.entries(facts)
    const plain = account(all, declarations)
    fc.assert(
      fc.property(
        fc.shuffledSubarray(all, { minLength: all.length }),
        fc.shuffledSubarray(declarations, { minLength: declarations.length }),
        (given, wars) => {
          expect(account(given, wars)).toEqual(plain)
        },
      ),
      RUNS,
    )
  })
})

const AMERICA = { between: ['japan', 'us'] as const, since: '1941 spring' as const }

function started(book: Rulebook): Situation {
  const read = readSituation({ edition: book.id === 'classic' ? 'classic' : '2023', turn: '1940 spring' })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read.situation
}

describe.each(booksWith('mobilization'))('$name: what holds of every mobilization', ({ book }) => {
  const level = fc.integer({ min: -5, max: 60 })
  const levels = fc.array(fc.record({ rgt: level, usat: level, usjt: level }), { minLength: TURNS.length, maxLength: TURNS.length })

  const start = started(book)

  /** The whole calendar at levels that rise and fall as they please. */
  function played(course: readonly Readonly<Record<Track, number>>[]) {
    const made: string[] = []
    let mobilizations: Mobilizations = NO_MOBILIZATIONS
    const states = course.map((at, index) => {
      const tensions = Object.fromEntries(TRACKS.map((track) => [track, { actual: at[track], effective: at[track] }]))
      const situation = { ...start, turn: TURNS[index], mobilizations, tensions } as unknown as Situation
      const turn = mobilizationTurn(book, situation)
      for (const { by, theatre, ordinal, isSecondHalf } of turn.made)
        if (isSecondHalf !== true) made.push([by, theatre, ordinal].filter(Boolean).join(' '))
      mobilizations = turn.after
      return mobilizations
    })
    return { made, states }
  }

  test('49.86a, RGT-R0x: none is undone by a drop, none happens twice, none comes out of turn', () => {
    fc.assert(
      fc.property(levels, (course) => {
        const { made, states } = played(course)
        expect(new Set(made).size).toBe(made.length)
        for (const who of ['russia', 'us Europe', 'us Pacific', 'japan']) {
          const ordinals = made.filter((one) => one.startsWith(`${who} `)).map((one) => Number(one.split(' ').at(-1)))
          expect(ordinals, who).toEqual(ordinals.map((_, index) => index + 1))
        }
        for (const [index, state] of states.entries()) {
          const before = states[index - 1] ?? NO_MOBILIZATIONS
          expect(state.russia.done).toBeGreaterThanOrEqual(before.russia.done)
          expect(state.usEurope).toBeGreaterThanOrEqual(before.usEurope)
          expect(state.usPacific).toBeGreaterThanOrEqual(before.usPacific)
          expect(state.japan).toBeGreaterThanOrEqual(Math.min(3, state.usPacific))
        }
      }),
      { numRuns: 20 },
    )
  })

  test('36.11G: by the dates at the latest, and twelve in each theatre in the end', () => {
    fc.assert(
      fc.property(levels, (course) => {
        const { states } = played(course)
        const at = (turn: (typeof TURNS)[number]) => states[TURNS.indexOf(turn)]
        expect(at('1940 summer')?.usEurope).toBeGreaterThanOrEqual(1)
        expect(at('1940 winter')?.usEurope).toBeGreaterThanOrEqual(2)
        expect(at('1941 summer')?.usEurope).toBeGreaterThanOrEqual(3)
        expect(at('1943 fall')?.usEurope).toBe(12)
        expect(at('1940 winter')?.usPacific).toBeGreaterThanOrEqual(1)
        expect(at('1941 summer')?.usPacific).toBeGreaterThanOrEqual(2)
        expect(at('1941 winter')?.usPacific).toBeGreaterThanOrEqual(3)
        expect(at('1944 spring')?.usPacific).toBe(12)
      }),
      { numRuns: 20 },
    )
  })
})
