import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FACT_IDS, FACTS, MINORS, TARGETS, TRACKS, TURNS } from '../../../rules/core/index.ts'
import { isSituationDocument, wellFormed } from './document-check.ts'
import { SITUATION_DOCUMENT } from './situation-document.ts'

const isWellFormed = (document: unknown): boolean => SITUATION_DOCUMENT.safeParse(document).success

/** Values that are right somewhere and wrong elsewhere. */
const VALUES = [
  ...[true, false, null, 0, 1, 2, 3, -1, 4, 12, 13, 1.5, 1e300, '', 'nobody', 'germany', 'hungary', 'axis', 'rgt', 'allies', 'russia'],
  ...['1941 spring', '1938 fall', 'open', '2023', 'classic', 8, -3, 11],
]

const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  leaf: fc.constantFrom<unknown>(...VALUES),
  list: fc.array(tie('any'), { maxLength: 3 }),
  object: fc.dictionary(
    fc.constantFrom(
      'result',
      'with',
      'between',
      'since',
      'until',
      'by',
      'on',
      'turn',
      'target',
      'actual',
      'effective',
      'hungary',
      'x',
      'done',
    ),
    tie('any'),
    { maxKeys: 3 },
  ),
  any: fc.oneof({ maxDepth: 3, withCrossShrink: true }, tie('leaf'), tie('list'), tie('object')),
})).any

const turn = fc.constantFrom(...TURNS)
const fact = fc
  .constantFrom(...FACT_IDS)
  .chain((id) => fc.tuple(fc.constant<string>(id), fc.constantFrom<unknown>(FACTS[id].start, ...VALUES)))
const parts: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  scenario: fc.constant('global-war-1939'),
  options: fc.constant(['gathering-storm']),
  rulings: fc.constant({ 'R49-33': 'plus-two' }),
  turn,
  facts: fc.array(fact, { maxLength: 9 }).map(Object.fromEntries),
  standings: fc
    .record({ since: turn, joined: turn, result: fc.constantFrom(8, -2, null), volunteers: fc.constant(2) }, { requiredKeys: [] })
    .map((one) => ({ turkey: one, hungary: one })),
  wars: fc.constantFrom([['germany', 'russia']], [{ between: ['italy', 'britain'], since: '1940 summer' }], []),
  peace: fc.constantFrom([['germany', 'russia']], Array(201).fill(['germany', 'russia'])),
  declarations: fc.constant([{ by: 'germany', on: 'spain', revoked: true }]),
  tensions: fc.constantFrom({ rgt: 32 }, { usat: { effective: 22, actual: 20 }, rgt: 3 }),
  placements: fc.constantFrom(...TARGETS).map((target) => ({ russia: { turkey: 1, [target]: 2 }, axis: { [target]: 2 } })),
  namings: fc.constant([{ target: 'turkey', by: 'axis' }]),
  subversions: fc.constantFrom(...MINORS).map((target) => [{ target }]),
  mobilizations: fc.constantFrom({ japan: 1, russia: { nextDue: null, done: 2 } }, { usEurope: 3 }),
  tensionPointsUsed: fc.constantFrom(...TRACKS).map((track) => [{ by: 'axis', track }]),
  struck: fc.constant({ 'usat/paris': 1 }),
  paid: fc.constant({ turkey: { brps: 5, to: 'germany' }, hungary: { to: 'germany', brps: 5 } }),
}

describe('the light check of a document', () => {
  test('takes what the whole reader takes', () => {
    const document = fc
      .record(parts, { requiredKeys: [] })
      .chain((said) => fc.constantFrom('2023', 'classic', 'campaign').map((edition) => ({ edition, ...said })))
    let taken = 0
    fc.assert(
      fc.property(document, (one) => {
        const isTaken = isSituationDocument(one)
        taken += Number(isTaken)
        expect(isTaken).toBe(isWellFormed(one))
        // To the letter, names in the same order too: what is said of them follows it.
        if (isTaken) expect(JSON.stringify(wellFormed(one))).toBe(JSON.stringify(SITUATION_DOCUMENT.parse(one)))
      }),
      { numRuns: 400 },
    )
    expect(taken).toBeGreaterThan(50)
  })

  test('refuses what the whole reader refuses, whatever stands in any place', () => {
    const spoilt = fc.constantFrom('edition', 'unknown', ...Object.keys(parts)).chain((key) => fc.tuple(fc.constant(key), value))
    fc.assert(
      fc.property(spoilt, ([key, wrong]) => {
        const document = { edition: 'classic', [key]: wrong }
        // A number for the book is put right by the whole reader alone.
        if (key === 'edition' && typeof wrong === 'number') return
        expect(isSituationDocument(document)).toBe(isWellFormed(document))
      }),
      { numRuns: 4000 },
    )
  })

  test.each([undefined, null, 7, 'classic', [], {}])('%j is none', (one) => {
    expect(isSituationDocument(one)).toBe(false)
    expect(isWellFormed(one)).toBe(false)
  })
})
