import { describe, expect, test } from 'vitest'
import { allNeutral, always, type Book, type Condition, flag, happened, never, number, type Situation } from '../../core/index.ts'
import { allPartisans, landName, type PartisanChapter, type PartisanRow, partisansOf, partisanTotals } from './partisans.ts'

const cite = { book: 'made up', rule: '1' }

const row = (id: string, more: Partial<PartisanRow> = {}): PartisanRow => ({
  id,
  table: 'resistance',
  lands: ['greece'],
  by: 'britain',
  when: always,
  clocks: [{ when: always, from: [{ is: 'fact', fact: 'greece.occupiedSince' }] }],
  divisions: { is: 'cells', cells: [1, null, 3, null], columns: [0, 1, 2, 3] },
  words: id,
  cite,
  ...more,
})

const bookOf = (rows: readonly PartisanRow[], isLastKept: Condition = always): Book<PartisanChapter> => ({
  id: 'partisans',
  title: 'Partisans alone',
  tables: {},
  optional: {},
  clauses: { partisans: { rows, blanks: { when: isLastKept, cite } } },
})

const at = (turn: Situation['turn'], facts: Situation['facts'] = { 'greece.occupiedSince': '1941 winter' }): Situation =>
  ({ turn, facts, standings: allNeutral(), wars: [] }) as unknown as Situation

describe('year starts', () => {
  test.each([
    { turn: '1941 winter', yearStarts: 0, kept: 1, blank: 1 },
    { turn: '1942 spring', yearStarts: 1, kept: 1, blank: 0 },
    { turn: '1942 winter', yearStarts: 1, kept: 1, blank: 0 },
    { turn: '1943 spring', yearStarts: 2, kept: 3, blank: 3 },
    { turn: '1944 spring', yearStarts: 3, kept: 3, blank: 0 },
    { turn: '1946 spring', yearStarts: 5, kept: 3, blank: 0 },
  ] as const)(
    'RC-22: since Winter 1941, in $turn: $yearStarts, so $kept, or $blank if a blank is none',
    ({ turn, yearStarts, kept, blank }) => {
      const one = row('one')
      expect(partisansOf(bookOf([one]), at(turn), one)).toMatchObject({
        state: 'in-force',
        since: '1941 winter',
        yearStarts,
        divisions: kept,
      })
      expect(partisansOf(bookOf([one], never), at(turn), one).divisions).toBe(blank)
    },
  )

  test('a clock waits for the last of its moments, and the first that applies runs', () => {
    const clocks = [
      { when: never, from: [{ is: 'turn', turn: '1939 fall' }] },
      {
        when: always,
        from: [
          { is: 'fact', fact: 'greece.occupiedSince' },
          { is: 'turn', turn: '1942 summer' },
        ],
      },
    ] as const
    const one = row('one', { clocks })
    expect(partisansOf(bookOf([one]), at('1944 spring'), one)).toMatchObject({ since: '1942 summer', yearStarts: 2 })
  })

  test('a war’s moment is the first of them', () => {
    const one = row('one', { clocks: [{ when: always, from: [{ is: 'war', of: ['germany', 'italy'], with: 'russia' }] }] })
    const wars = [
      { between: ['russia', 'italy'], since: '1942 spring' },
      { between: ['germany', 'russia'], since: '1941 summer', until: '1941 fall' },
    ] as unknown as Situation['wars']
    expect(partisansOf(bookOf([one]), { ...at('1943 spring'), wars }, one).since).toBe('1941 summer')
    expect(partisansOf(bookOf([one]), at('1943 spring'), one)).toMatchObject({ state: 'undated', divisions: null })
  })

  test('one more at each year start', () => {
    const one = row('one', { divisions: { is: 'each-year-start', number: 2 } })
    expect(partisansOf(bookOf([one]), at('1943 spring'), one).byYear).toEqual(
      [0, 2, 4, 6, 8, 10].map((divisions, index) => ({ year: 1941 + index, divisions })),
    )
  })
})

describe('rows beside each other', () => {
  test('a loss takes no more than there is, year by year', () => {
    const loss = row('loss', { takesFrom: 'gain', divisions: { is: 'cells', cells: [-2, -2], columns: [0, 1] } })
    const gain = row('gain', { divisions: { is: 'cells', cells: [1, 5], columns: [0, 1] } })
    const counts = allPartisans(bookOf([gain, loss]), at('1941 winter'))
    expect(counts.map(({ divisions }) => divisions)).toEqual([1, -1])
    expect(counts[1]?.byYear.slice(0, 2)).toEqual([
      { year: 1941, divisions: -1 },
      { year: 1942, divisions: -2 },
    ])
    expect(partisanTotals(counts)).toEqual([{ by: 'britain', faction: 'westernAllies', divisions: 0, formed: 0, uncounted: [] }])
  })

  test('what another row contains is added only while that one holds', () => {
    const whole = row('whole', { when: flag('germany.surrendered'), divisions: { is: 'counted', number: number(4) } })
    const part = row('part', { within: 'whole', divisions: { is: 'counted', number: number(2) } })
    const sums = (facts: Situation['facts']) =>
      partisanTotals(allPartisans(bookOf([whole, part]), at('1943 spring', { 'greece.occupiedSince': '1941 winter', ...facts })))[0]
        ?.divisions
    expect([sums({ 'germany.surrendered': true }), sums({})]).toEqual([4, 2])
  })

  test('a row left out by a ruling is no row; one that waits says for what', () => {
    const counts = allPartisans(
      bookOf([row('out', { when: never }), row('waits', { when: happened('paris.liberated') })]),
      at('1943 spring'),
    )
    expect(counts).toMatchObject([{ row: { id: 'waits' }, state: 'wanting', divisions: 0, byYear: [] }])
  })
})

test('lands have names, nations or not', () => {
  expect(['greece', 'homeIslands'].map((land) => landName(land as 'greece'))).toEqual(['Greece', 'the Home Islands'])
})
