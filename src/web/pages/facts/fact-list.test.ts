import { describe, expect, test } from 'vitest'
import { openBook } from '../../../editions/index.ts'
import { FACT_IDS, type FactId } from '../../../rules/core/index.ts'
import { factsMatching, factsOf, groupsIn, theatresOf } from './fact-list.ts'

describe('facts that a book reads', () => {
  test.each<{ edition: string; reads: readonly FactId[]; doesNot: readonly FactId[] }>([
    // 49.44: who holds the border hexes is asked by a condition alone, as are Vienna and Prague in the earlier rules.
    { edition: '2023', reads: ['finnishBorder.controller', 'pearlHarbor.attacked'], doesNot: ['persia.lendLeaseOpen'] },
    {
      edition: 'classic',
      reads: ['finnishBorder.controller', 'vienna.controller', 'prague.controller'],
      doesNot: ['persia.lendLeaseOpen'],
    },
    { edition: 'campaign', reads: ['persia.lendLeaseOpen', 'initiative.holder'], doesNot: ['bulgaria.unbuilt'] },
  ])('$edition', ({ edition, reads, doesNot }) => {
    const own = factsOf(openBook(edition))
    expect(reads.filter((fact) => !own.has(fact))).toEqual([])
    expect(doesNot.filter((fact) => own.has(fact))).toEqual([])
  })
})

test('every fact stands in one group of one theatre', () => {
  const grouped = theatresOf(FACT_IDS).flatMap((theatre) => groupsIn(theatre, FACT_IDS).flatMap(({ facts }) => facts))
  expect(grouped.toSorted()).toEqual(FACT_IDS.toSorted())
})

test('a search wants every word, in the words, the name or a rule number', () => {
  expect(factsMatching('hungary axis factors', openBook('2023'))).toContain('hungary.axisFactors')
  expect(factsMatching('DP-GER-17', openBook('2023'))).toContain('berlin.controller')
  expect(factsMatching('hungary no-such-word', openBook('2023'))).toEqual([])
})
