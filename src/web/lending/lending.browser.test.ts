import type { Server } from 'node:http'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch } from '../../../test/browser.ts'
import { answer, type MayAnswer } from '../../counsel/index.ts'
import { openBook } from '../../editions/index.ts'
import { chapterOf } from '../../rules/index.ts'
import { openPage, PHONE, serveDesk } from '../desk.testing.ts'

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

const SCENARIO = 'demonstration-winter-1941'

const lend = (situation: unknown, lender: string, to: string, units = 1): MayAnswer =>
  answer({ door: 'may', situation, args: { question: 'lend', lender, to, units } }) as MayAnswer

describe.each(['classic', '2023'])('lending by %s', (edition) => {
  const situation = { edition, scenario: SCENARIO }

  test('every loan of the book as the engine judges it', async () => {
    const { page, context, complaints } = await openPage(browser, `${origin}/#/lending/${edition}?scenario=${SCENARIO}`)
    const shown = await page
      .locator('[data-loan]')
      .evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-loan'), row.getAttribute('data-allowed')]))
    const told = chapterOf(openBook(edition), 'lending').loans.map(({ lender, to }) => [
      `${lender} ${to}`,
      String(lend(situation, lender, to).allowed),
    ])
    expect(shown).toEqual(told)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('52.51: a result reported in place lets Spain lend two units, and no third', async () => {
    const { page, context } = await openPage(browser, `${origin}/#/lending/${edition}?scenario=${SCENARIO}`)
    expect(await page.locator('.loan-verdict').getAttribute('data-allowed')).toBe('false')
    await page.getByRole('combobox', { name: 'Where Spain stands', exact: true }).selectOption('7')
    await page.locator('.loan-verdict[data-allowed="true"]').waitFor()
    const standings = { spain: { result: 7, with: 'germany' } }
    const told = lend({ ...situation, standings }, 'spain', 'germany')
    expect(told.consequences[0]?.amount).toBe(2)
    expect(await page.locator('[data-left]').textContent()).toBe('2')
    expect(await page.locator('.loan-verdict .consequences > li').count()).toBe(told.consequences.length)
    await page.getByRole('spinbutton', { name: 'Units', exact: true }).fill('3')
    await page.locator('.loan-verdict[data-allowed="false"]').waitFor()
    expect(await page.locator('.loan-verdict .refusals > li').count()).toBe(
      lend({ ...situation, standings }, 'spain', 'germany', 3).refusals.length,
    )
    const { page: shared, context: other } = await openPage(browser, page.url())
    expect(await shared.locator('.loan-verdict .refusals').textContent()).toBe(await page.locator('.loan-verdict .refusals').textContent())
    await other.close()
    await context.close()
  })
})

test('a book without the chapter says so and points to cooperation', async () => {
  const { page, context } = await openPage(browser, `${origin}/#/lending/campaign`)
  await page.getByText('The campaign book says nothing of units that countries lend.').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Cooperation' }).click()
  await page.locator('[data-footing]').waitFor()
  await context.close()
})

test('on the phone nothing scrolls sideways', async () => {
  const { page, context } = await openPage(browser, `${origin}/#/lending/classic?scenario=${SCENARIO}`, { viewport: PHONE })
  const { wide, narrow } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    narrow: document.documentElement.clientWidth,
  }))
  expect(wide).toBeLessThanOrEqual(narrow)
  await context.close()
})
