import { describe, expect, test } from 'vitest'
import type { PartisanRow } from '../../../rules/chapters/partisans/index.ts'
import { chapterOf } from '../../../rules/core/index.ts'
import { openBook } from '../../all-books.ts'
import { readSituation } from '../../reading/index.ts'

/** The cells of the three tables, typed from the book by hand; `-` is an empty one. */
const PRINTED = {
  fascist: {
    columns: [0, 1, 2],
    rows: `
T1 Occupied Germany                 -  2  4
T1 Allied Spain                     -  1  2
T1 Occupied Spain                   1  2  3
T1 Allied Turkey                    -  1  -
T1 Occupied Turkey                  1  2  3`,
  },
  resistance: {
    columns: [1, 2, 3],
    rows: `
T2 Occupied France                  -  1  2
T2 Occupied Britain                 2  3  4
T2 Occupied Italy                   1  2  -
T2 Denmark                          -  1  -
T2 Occupied Greece                  1  2  -
T2 Axis Greece                      -  1  -
T2 Netherlands                      1  -  -
T2 Occupied Norway                  -  -  1
T2 Occupied Western Poland          -  2  4
T2 Occupied Spain                   2  3  4
T2 Axis Spain                       -  1  2
T2 Occupied Turkey                  2  3  4
T2 Axis Turkey                      -  1  2
T2 Occupied Sweden                  -  1  2
T2 Axis Sweden                      -  -  1
T2 Occupied Yugoslavia              2  3  4
T2 Axis Yugoslavia                  -  1  2`,
  },
  communist: {
    columns: [1, 2, 3],
    rows: `
T3 Occupied Russia                  4  6  8
T3 Axis Ukraine                    -1 -2 -3
T3 Occupied Italy                   1  -  -
T3 Albania                          -  1  -
T3 Occupied Siberia                 1  2  3
T3 Occupied France                  -  1  2
T3 Axis Bulgaria                    -  -  1
T3 Occupied Greece                  1  2  -
T3 Axis Greece                      -  1  -
T3 Occupied Spain                   2  3  4
T3 Axis Spain                       -  1  2
T3 Occupied Turkey                  2  3  4
T3 Axis Turkey                      -  1  2
T3 Occupied Sweden                  -  1  2
T3 Axis Sweden                      -  -  1
T3 Occupied Yugoslavia              2  3  4
T3 Axis Yugoslavia                  -  1  2`,
  },
} as const

const { rows } = chapterOf(openBook('campaign'), 'partisans')

const cellsOf = ({ divisions }: PartisanRow) => (divisions.is === 'cells' ? divisions : undefined)

describe.each(Object.entries(PRINTED))('the %s table', (table, { columns, rows: text }) => {
  const printed = text
    .trim()
    .split('\n')
    .map((line) => ({
      id: line.slice(0, 35).trim(),
      cells: line
        .slice(35)
        .trim()
        .split(/\s+/)
        .map((cell) => (cell === '-' ? null : Number(cell))),
    }))

  test.each(printed)('$id', ({ id, cells }) => {
    const row = rows.find((one) => one.id === id)
    expect(row?.table).toBe(table)
    expect(row && cellsOf(row)).toEqual({ is: 'cells', cells, columns })
  })

  test('has these rows with cells and no others, in this order', () => {
    const own = rows.filter((row) => row.cite.rule.startsWith('T') && row.table === table && cellsOf(row) !== undefined)
    expect(own.map(({ id }) => id)).toEqual(printed.map(({ id }) => id))
  })
})

test('T1 Egypt, Iraq, Persia or Ireland: by diplomacy, no number', () => {
  const row = rows.find(({ id }) => id === 'T1 Egypt, Iraq, Persia or Ireland')
  expect(row).toMatchObject({ lands: ['egypt', 'iraq', 'persia', 'ireland'], divisions: { is: 'by-diplomacy' } })
})

test.each([
  { id: 'T2 Occupied France', lands: ['france', 'vichyFrance', 'belgium', 'luxembourg'] },
  { id: 'T3 Occupied France', lands: ['france', 'vichyFrance', 'belgium'] },
  { id: 'T3 Occupied Russia', lands: ['russia', 'ukraine', 'easternPoland'] },
])('$id covers what its footnote names', ({ id, lands }) => {
  expect(rows.find((row) => row.id === id)?.lands).toEqual(lands)
})

test('rows are named once, and every one cites the book', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const { contents, rulings } = openBook('campaign')
  const known = (rule: string): boolean => rule in contents || rule in rulings
  expect(rows.filter(({ cite, ruling }) => !known(cite.rule) || (ruling !== undefined && !known(ruling)))).toEqual([])
})

test('3.4.2.6: an occupation that is still to come is refused, and so is a joining', () => {
  const read = readSituation({
    edition: 'campaign',
    turn: '1941 summer',
    facts: { 'greece.occupiedSince': '1941 fall', 'norway.occupiedSince': '1941 summer' },
    standings: { spain: { result: 10, joined: '1942 spring' } },
  })
  expect(read.ok ? [] : read.refusals.map(({ data }) => data['path'])).toEqual([
    ['facts', 'greece.occupiedSince'],
    ['standings', 'spain', 'joined'],
  ])
})
