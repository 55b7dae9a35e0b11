import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import {
  answer,
  clauseInFull,
  type DiffAnswer,
  lookUp,
  type ReckonAnswer,
  type RulesAnswer,
  type TableAnswer,
} from '../../../counsel/index.ts'
import { openPage, PHONE, sidewaysOn, violationsOn } from '../../testing/desk.testing.ts'
import { sentence, signed, typeset } from '../../wording.ts'

const desk = atTheDesk()

const open = (address: string, options = {}) => openPage(desk.browser, `${desk.origin}/${address}`, options)
const go = (page: Page, address: string) => page.evaluate((hash) => location.assign(hash), address)

/** Lines of the first ledger of a table's page. */
const printedLines = (page: Page) =>
  page
    .locator('.ledger')
    .first()
    .locator('.line')
    .evaluateAll((lines) =>
      lines.map((line) => ({
        value: line.querySelector('.line-amount')?.firstChild?.textContent,
        words: line.querySelector('.line-words')?.firstChild?.textContent,
        rule: line.querySelector('.rule-label')?.getAttribute('data-rule'),
      })),
    )

describe('every table of a book is printed as the door has it', () => {
  test.each([
    { edition: '2023', options: ['gathering-storm'] },
    { edition: 'campaign', options: [] },
  ])('$edition', async ({ edition, options }) => {
    const { tables } = answer({ door: 'table', args: { edition, options } }) as TableAnswer
    const query = options.length === 0 ? '' : `?options=${options.join(',')}`
    const { page, context, complaints } = await open(`#/books/${edition}/tables${query}`)
    const listed = await page.locator('.table-list a').allTextContents()
    for (const { id, title, rows, results, answersToDemand } of tables) {
      expect(listed).toContain(title)
      await go(page, `#/books/${edition}/tables/${id}${query}`)
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
      await expect
        .poll(() => printedLines(page))
        .toEqual(rows.map(({ value, words, cite }) => ({ value: signed(value), words: sentence(words), rule: cite.rule })))
      const said = await page.locator('.table-beside .line-words').allTextContents()
      expect(said.slice(0, results.length + answersToDemand.length)).toEqual(
        [...results, ...answersToDemand].map(({ words }) => sentence(words)),
      )
    }
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('the partisan tables of the campaign are printed with their columns', async () => {
  const { page, context } = await open('#/books/campaign/tables/partisans')
  const row = page.locator('.partisan-print tr').filter({ hasText: 'Occupied Germany' })
  await expect.poll(() => row.locator('td').first().textContent()).toBe('–, 2, 4')
  await expect.poll(() => page.locator('.partisan-print').count()).toBe(4)
  await context.close()
})

describe('looking something up', () => {
  const found = (page: Page, kind: string) => page.locator(`.found-${kind} > ul > li`)

  test('a number finds clause, line, ruling and fact together, each once for all books that have it', async () => {
    const { page, context, complaints } = await open('#/books')
    await page.keyboard.press('/')
    await page.keyboard.type('subversion')
    const all = lookUp('subversion')
    await expect.poll(() => found(page, 'lines').count()).toBe(all.lines.length)
    await expect
      .poll(() => found(page, 'clauses').locator('.clause-number').allTextContents())
      .toEqual(all.clauses.map(({ clause }) => clause.number))
    await expect.poll(() => found(page, 'clauses').first().locator('.in-books a').allTextContents()).toEqual(all.clauses[0]?.books)
    await expect.poll(() => found(page, 'facts').locator('a').allTextContents()).toEqual(all.facts.map(({ words }) => sentence(words)))
    await page.getByRole('link', { name: `Rulings (${all.rulings.length})`, exact: true }).click()
    await expect.poll(() => found(page, 'rulings').count()).toBe(all.rulings.length)
    expect(page.url()).toContain('search=subversion&in=rulings')
    await page.goBack()
    await expect.poll(() => found(page, 'lines').count()).toBe(all.lines.length)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('one result lies open; hundreds show the first and lead to the rest; none says what to try', async () => {
    const { page, context } = await open('#/books/2023?search=49.4263')
    await page.getByText('A World at War, classic has the same.').waitFor()
    const search = page.getByLabel('Search this book')
    await search.fill('axis')
    const all = lookUp('axis', '2023')
    await page.getByRole('link', { name: `All ${all.clauses.length} clauses` }).click()
    await expect.poll(() => found(page, 'clauses').count()).toBe(all.clauses.length)
    await search.fill('zeppelin'.repeat(30))
    await page.getByText('Nothing speaks of').waitFor()
    await expect.poll(() => sidewaysOn(page)).toBe(0)
    await search.fill('no such zeppelin')
    await page.getByText('Nothing speaks of “no such zeppelin”').waitFor()
    await page.reload()
    await expect.poll(() => page.getByLabel('Search this book').inputValue()).toBe('no such zeppelin')
    await context.close()
  })
})

describe('contents', () => {
  test.each(['classic', 'campaign'])('%s: every clause stands in its chapter', async (edition) => {
    const { books } = answer({ door: 'rules', args: { edition } }) as RulesAnswer
    const { page, context } = await open(`#/books/${edition}`)
    const chapters = await page.locator('.chapters a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const numbers: string[] = []
    for (const chapter of chapters) {
      await go(page, chapter)
      await page.locator(`.chapter-rail a[aria-current][href="${chapter}"]`).waitFor()
      numbers.push(...(await page.locator('.clause-row .clause-number').allTextContents()))
    }
    expect(numbers.toSorted()).toEqual(books[edition]?.clauses.map(({ number }) => number).toSorted())
    await context.close()
  })

  test.each([
    { edition: '2023', rule: '49.4263' },
    { edition: 'classic', rule: 'BAL-B9' },
    { edition: 'campaign', rule: '3.2.4.4c' },
  ])('$edition $rule lies open with its lines, rulings, facts and the other book', async ({ edition, rule }) => {
    const full = clauseInFull(edition, rule)
    const { page, context } = await open(`#/books/${edition}?rule=${rule}`)
    const sought = page.locator('.clause-sought')
    await expect.poll(() => sought.locator('.clause-number').textContent()).toBe(rule)
    const box = await sought.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect(box?.y).toBeLessThan(500)
    await expect
      .poll(() => sought.locator('.table-line .line-amount').allTextContents())
      .toEqual(full?.lines.map(({ row }) => signed(row.value)))
    await expect.poll(() => sought.locator('.ruling-id').allTextContents()).toEqual(full?.rulings.map(({ id }) => id))
    for (const { title } of full?.elsewhere ?? []) expect(await sought.textContent()).toContain(title)
    await context.close()
  })

  test('a chapter is turned to from the list beside it, and the way back leads back', async () => {
    const { page, context } = await open('#/books/2023?rule=49.31+%28a%29')
    await page.getByRole('navigation', { name: 'Chapters', exact: true }).getByRole('link', { name: '50.3' }).click()
    await page.getByRole('heading', { level: 2, name: '50.3 Restrictions on declaring war' }).waitFor()
    expect(page.url()).toContain('chapter=50.3')
    await page.goBack()
    await page.locator('.clause-sought').filter({ hasText: '49.31 (a)' }).waitFor()
    await page.locator('.clause-sought > .clause-row').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.clause-sought').count()).toBe(0)
    await context.close()
  })
})

describe('two books side by side', () => {
  test('classic and June 2023: every line and clause that only one has, or has otherwise', async () => {
    const { clauses, tables } = answer({ door: 'diff', args: { one: 'classic', other: '2023' } }) as DiffAnswer
    const { page, context } = await open('#/books/compare/classic/2023')
    const expected = [...clauses.reworded, ...clauses.onlyInOne, ...clauses.onlyInOther]
    await expect.poll(() => page.locator('.chapter .clause-number').allTextContents()).toEqual(expected.map(({ number }) => number))
    const [first] = clauses.reworded
    await expect
      .poll(() => page.locator('.chapter tbody tr').first().locator('td').allTextContents())
      .toEqual([typeset(first?.one ?? ''), typeset(first?.other ?? '')])
    const different = new Set(
      tables.flatMap(({ rows }) => rows.map(({ row, one, other }) => JSON.stringify([row, one?.value, other?.value, other?.cite.rule]))),
    )
    await expect.poll(() => page.locator('.row-pairs tbody tr').count()).toBe(different.size)
    await page.getByRole('link', { name: 'Turn round' }).click()
    await page.getByText(`Only in A World at War, June 2023 (${clauses.onlyInOther.length})`).waitFor()
    expect(page.url()).toContain('compare/2023/classic')
    await context.close()
  })

  test.each(['2023'])('the campaign and %s: a table with its lines and results; clauses cannot be compared', async (other) => {
    const { tables } = answer({ door: 'diff', args: { one: 'campaign', other } }) as DiffAnswer
    const turkey = tables.find(({ table }) => table === 'turkey')
    const { page, context } = await open(`#/books/compare/campaign/${other}`)
    await page.getByText('Their clauses cannot be laid side by side').waitFor()
    await page.getByLabel('Table').selectOption({ label: 'Turkey' })
    await expect.poll(() => page.locator('.row-pairs tbody tr').count()).toBe(turkey?.rows.length)
    await expect
      .poll(() => page.locator('.chapter tbody th').allTextContents())
      .toEqual(turkey?.results.map(({ result }) => typeset(result)))
    await context.close()
  })
})

describe('rulings', () => {
  test('a label on a ruling leads to that ruling', async () => {
    const { page, context } = await open('#/books/classic?rule=R49-16')
    await expect.poll(() => page.locator('.clause-sought [data-ruling="R49-16"]').count()).toBe(1)
    await context.close()
  })

  test('an answer taken here holds in the situation on the desk, and can be undone there', async () => {
    const situation = { edition: '2023', facts: { 'finnishBorder.fought': true } }
    const reckoned = (rulings: Readonly<Record<string, string>>): string =>
      signed(
        (answer({ door: 'reckon', situation: { ...situation, rulings }, args: { target: 'finland', by: 'axis' } }) as ReckonAnswer).total,
      )
    const { page, context, complaints } = await open('#/dossier/2023/finland?by=axis&facts.finnishBorder.fought=true')
    const total = () => page.locator('.verdict-total b').textContent()
    await expect.poll(() => total()).toBe(reckoned({}))
    await go(page, '#/books/2023/rulings?choices=yes')
    await page.locator('[data-ruling="R49-33"] label').nth(1).click()
    await page.getByRole('status').getByText('R49-33 is taken so on the desk.').waitFor()
    await go(page, '#/books/2023/tables/finland')
    await page.getByRole('link', { name: 'Open the dossier' }).click()
    await page.getByRole('heading', { level: 1, name: 'Finland' }).waitFor()
    expect(page.url()).toContain('rulings.R49-33=plus-two')
    await expect.poll(() => total()).toBe(reckoned({ 'R49-33': 'plus-two' }))
    await page.getByRole('region', { name: 'Situation', exact: true }).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(total).toBe(reckoned({}))
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('a wrong address is refused with what was meant, and the page stays', async () => {
  const { page, context } = await open('#/books')
  const wrong: readonly (readonly [address: string, says: RegExp])[] = [
    ['#/books/2032', /no book is called “2032”; did you mean 2023/],
    ['#/books/2023/tabels', /did you mean tables/],
    ['#/books/2023/tables/turky', /did you mean turkey/],
    ['#/books/2023?rule=49.3111', /has no rule “49.3111”/],
    ['#/books/2023?chapter=94.3', /has no chapter “94.3”/],
    ['#/books?in=clause', /did you mean clauses/],
    ['#/books/classic/tables?options=gathering-storm', /has no option “gathering-storm”/],
    ['#/books/2023?turn=1941+spring', /knows no part “turn”/],
    ['#/books/compare/classic/2032', /did you mean 2023/],
    ['#/books/compare/classic/2023?table=turky', /did you mean turkey/],
  ]
  for (const [address, says] of wrong) {
    await go(page, address)
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(says)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('What do the rules say?')
  }
  await context.close()
})

const SHOWN = [
  '#/books',
  '#/books?search=turkey',
  '#/books/2023',
  '#/books/2023?rule=49.4263',
  '#/books/campaign/tables',
  '#/books/campaign/tables/partisans',
  '#/books/2023/tables/rgt',
  '#/books/2023/rulings?choices=yes',
  '#/books/compare/campaign/2023?table=turkey',
]

test.each([
  { name: 'on the desk, light', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'on the phone, dark', colorScheme: 'dark', viewport: PHONE },
] as const)('$name: axe finds nothing, nothing scrolls sideways', async ({ colorScheme, viewport }) => {
  const { page, context } = await open('#/books', { colorScheme, viewport })
  for (const address of SHOWN) {
    await page.goto(`${desk.origin}/${address}`)
    await page.locator('main h1').waitFor()
    expect(await violationsOn(page), address).toEqual([])
    expect(await sidewaysOn(page), address).toBeLessThanOrEqual(0)
  }
  await context.close()
})
