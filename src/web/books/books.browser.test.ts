import type { Server } from 'node:http'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch } from '../../../test/browser.ts'
import { answer, type DiffAnswer, type RulesAnswer, type TableAnswer } from '../../counsel/index.ts'
import { openPage, serveDesk } from '../desk.testing.ts'
import { sentence, signed, typeset } from '../wording.ts'

let browser: Browser
let server: Server
let origin = ''

beforeAll(async () => {
  const served = await serveDesk()
  server = served.server
  origin = served.origin
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  server.close()
})

describe('a table is printed as the door has it', () => {
  test.each([
    { edition: 'classic', table: 'hungary', options: [] },
    { edition: '2023', table: 'poland', options: ['gathering-storm'] },
    { edition: '2023', table: 'germany', options: [] },
  ])('$edition $table', async ({ edition, table, options }) => {
    const { tables } = answer({ door: 'table', args: { edition, table, options } }) as TableAnswer
    const query = options.length === 0 ? '' : `?options=${options.join(',')}`
    const { page, context, complaints } = await openPage(browser, `${origin}/#/books/${edition}/tables/${table}${query}`)
    const printed = await page
      .locator('.ledger')
      .first()
      .locator('.line')
      .evaluateAll((lines) =>
        lines.map((line) => ({
          value: line.querySelector('.line-amount')?.firstChild?.textContent,
          words: line.querySelector('.line-words')?.firstChild?.textContent,
          rule: new URLSearchParams(line.querySelector('.rule-label')?.getAttribute('href')?.split('?')[1]).get('rule'),
        })),
      )
    expect(printed).toEqual(
      tables[0]?.rows.map(({ value, words, cite }) => ({ value: signed(value), words: sentence(words), rule: cite.rule })),
    )
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('a search finds what the door finds', async () => {
  const { books } = answer({ door: 'rules', args: { edition: 'classic', search: 'subversion' } }) as RulesAnswer
  const { page, context } = await openPage(browser, `${origin}/#/books/classic`)
  await page.getByLabel('Search numbers and headings').fill('subversion')
  const found = () => page.locator('.clause-row .clause-number').allTextContents()
  await expect.poll(found).toEqual(books['classic']?.clauses.map(({ number }) => number))
  await page.getByLabel('Search numbers and headings').fill('no such thing')
  await page.getByText('Nothing in this book is called').waitFor()
  await page.reload()
  expect(await page.getByLabel('Search numbers and headings').inputValue()).toBe('no such thing')
  await context.close()
})

test('every clause of a book stands in its contents, and a rule asked for is shown', async () => {
  const { books } = answer({ door: 'rules', args: { edition: '2023' } }) as RulesAnswer
  const { page, context } = await openPage(browser, `${origin}/#/books/2023?rule=BAL-B3`)
  const numbers = await page.locator('.clause-row .clause-number').allTextContents()
  expect(numbers.toSorted()).toEqual(books['2023']?.clauses.map(({ number }) => number).toSorted())
  const sought = page.locator('.clause-sought')
  expect(await sought.locator('.clause-number').textContent()).toBe('BAL-B3')
  expect(await sought.isVisible()).toBe(true)
  await context.close()
})

test('two editions side by side: every clause that only one has, or has otherwise', async () => {
  const { clauses } = answer({ door: 'diff', args: { one: 'classic', other: '2023' } }) as DiffAnswer
  const { page, context } = await openPage(browser, `${origin}/#/books/compare/classic/2023`)
  const expected = [...clauses.reworded, ...clauses.onlyInOne, ...clauses.onlyInOther]
  expect(await page.locator('.chapter .clause-number').allTextContents()).toEqual(expected.map(({ number }) => number))
  const [first] = clauses.reworded
  expect(await page.locator('.chapter tbody tr').first().locator('td').allTextContents()).toEqual([
    typeset(first?.one ?? ''),
    typeset(first?.other ?? ''),
  ])
  await context.close()
})

test('a label on a ruling leads to that ruling', async () => {
  const { page, context } = await openPage(browser, `${origin}/#/books/classic?rule=R49-16`)
  expect(await page.locator('.clause-sought [data-ruling="R49-16"]').count()).toBe(1)
  await context.close()
})
