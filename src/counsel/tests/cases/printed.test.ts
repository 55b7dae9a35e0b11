import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EDITIONS, openBook } from '../../../editions/index.ts'
import { signed } from '../../../rules/core/index.ts'
import { answer, type PrintedBand, type PrintedRow, printedTable, type TableAnswer } from '../../index.ts'

/** The resolved tables as text under cases/printed: when a change alters them, read the whole difference. `vitest -u` writes them anew. */

const PRINTED = join(import.meta.dirname, '../../../../cases/printed')

const BOOKS = [
  ...EDITIONS.map(({ id }) => ({ folder: id, book: openBook(id) })),
  { folder: '2023-gathering-storm', book: openBook('2023', { options: ['gathering-storm'] }) },
]

function rowText({ value, words, cite, ruling, standsIn, when, per, cap }: PrintedRow): string {
  const rests = `${ruling === undefined ? '' : `, ${ruling}`}${standsIn === undefined ? '' : `, for ${standsIn.rule}`}`
  return [
    `${signed(value).padStart(4)}  ${words}  [${cite.rule}${rests}]`,
    ...(per === undefined ? [] : [`        for each: ${per}${cap === undefined ? '' : `; at most ${cap}`}`]),
    ...(when === undefined ? [] : [`        if: ${when}`]),
  ].join('\n')
}

/** A permanent result is starred, as the book has it (49.52). */
const bandText = ({ id, words, favours, permanent, cite }: PrintedBand): string =>
  `${(permanent ? `${id}*` : id).padStart(7)}  ${words}  (favours ${favours})  [${cite.rule}]`

describe.each(BOOKS)('the tables of $folder, as printed', ({ folder, book }) => {
  test.each(Object.keys(book.tables))('%s', async (id) => {
    const table = book.tables[id]
    if (table === undefined) throw new Error(id)
    const { title, plus, rows, results, answersToDemand } = printedTable(table)
    const text = [
      `${title}: a plus ${plus}`,
      '',
      ...rows.map(rowText),
      ...(results.length === 0 ? [] : ['', 'Results', ...results.map(bandText)]),
      ...(answersToDemand.length === 0 ? [] : ['', 'Answers to a territorial demand', ...answersToDemand.map(bandText)]),
      '',
    ].join('\n')
    await expect(text).toMatchFileSnapshot(join(PRINTED, folder, `${id}.txt`))
  })
})

test('49.52, GN-03 permanent: every result of Belgium is for good, 2 of Ireland, 0 of the Ukraine, 10 of Austria and Czechoslovakia', () => {
  const starred = (edition: string, ...options: readonly string[]) =>
    Object.fromEntries(
      (answer({ door: 'table', args: { edition, options } }) as TableAnswer).tables
        .map(({ id, results }) => [id, results.filter(({ permanent }) => permanent).map((band) => band.id)] as const)
        .filter(([, ids]) => ids.length > 0),
    )
  const always = { belgiumLuxembourg: ['-3', '-2', '-1', '0', '1-6', '7', '8', '9', '10'], ireland: ['2'], ukraine: ['0'] }
  expect([starred('classic'), starred('2023')]).toEqual([always, always])
  expect(starred('2023', 'gathering-storm')).toEqual({ ...always, austria: ['10'], czechoslovakia: ['10'] })
})
