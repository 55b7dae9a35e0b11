import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openBook } from '../editions/index.ts'
import { type Band, signed } from '../rules/index.ts'
import { type PrintedRow, printedTable } from './index.ts'

/** The resolved tables as text under cases/printed: when a change alters them, read the whole difference. `vitest -u` writes them anew. */

const PRINTED = join(import.meta.dirname, '../../cases/printed')

const BOOKS = [
  { folder: 'classic', book: openBook('classic') },
  { folder: '2023', book: openBook('2023') },
  { folder: 'campaign', book: openBook('campaign') },
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

const bandText = ({ id, words, favours, cite }: Pick<Band, 'id' | 'words' | 'favours' | 'cite'>): string =>
  `${id.padStart(7)}  ${words}  (favours ${favours})  [${cite.rule}]`

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
