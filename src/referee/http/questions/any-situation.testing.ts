import fc from 'fast-check'
import { readSituation } from '../../../editions/reading/index.ts'
import type { Situation } from '../../../rules/core/index.ts'

const TURNS = ['1939 winter', '1940 summer', '1941 spring', '1941 winter', '1943 summer', '1945 spring'] as const
const PLACES = ['paris', 'warsaw', 'oslo', 'athens', 'kiev', 'leningrad', 'cairo', 'berlin', 'tokyo'] as const

/** Situations of a book that can be read, with no number in them that is counted at the table. */
export const anySituationOf = (edition: string): fc.Arbitrary<Situation> =>
  fc
    .record({
      turn: fc.constantFrom(...TURNS),
      facts: fc.dictionary(
        fc.constantFrom(...PLACES).map((place) => `${place}.controller`),
        fc.constantFrom('germany', 'britain', 'russia', 'us'),
        { maxKeys: 4 },
      ),
      wars: fc.subarray([
        ['us', 'germany'],
        ['us', 'japan'],
        ['germany', 'russia'],
        ['italy', 'britain'],
      ]),
      tensions: fc.record({ rgt: fc.nat(50), usat: fc.nat(50), usjt: fc.nat(50) }),
    })
    .map((document) => readSituation({ edition, ...document }))
    .map((read) => (read.ok ? read.situation : undefined))
    .filter((situation) => situation !== undefined)
