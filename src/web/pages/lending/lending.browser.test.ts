import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { answer, type MayAnswer } from '../../../counsel/index.ts'
import { openBook } from '../../../editions/index.ts'
import { chapterOf } from '../../../rules/core/index.ts'
import type { Document } from '../../situation/document.ts'
import { situationAddress } from '../../situation/situation-address.ts'
import { openPage, PHONE, sidewaysOn, violationsOn } from '../../testing/desk.testing.ts'

const desk = atTheDesk()

const lend = (situation: Document, lender: string, to: string, units = 1): MayAnswer =>
  answer({ door: 'may', situation, args: { question: 'lend', lender, to, units } }) as MayAnswer

const at = (document: Document, parts: Readonly<Record<string, string>> = {}): string =>
  `${desk.origin}/${situationAddress({ page: 'lending', parts }, document)}`

const rulesIn = (page: Page, within: string): Promise<readonly (string | null)[]> =>
  page.locator(`${within} .rule-label`).evaluateAll((labels) => labels.map((label) => label.getAttribute('data-rule')))

describe.each(['classic'])('lending by %s', (edition) => {
  const situation = { edition, scenario: 'demonstration-winter-1941' }

  test('every loan of the book as the engine judges it', async () => {
    const { page, context, complaints } = await openPage(desk.browser, at(situation))
    const shown = await page
      .locator('[data-loan]')
      .evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-loan'), row.getAttribute('data-allowed')]))
    const { loans } = chapterOf(openBook(edition), 'lending')
    expect(shown).toEqual(loans.map(({ lender, to }) => [`${lender} ${to}`, String(lend(situation, lender, to).allowed)]))
    for (const { lender, to } of loans) {
      await page.locator(`[data-loan="${lender} ${to}"] > a`).click()
      await page.locator(`[data-loan="${lender} ${to}"] > a[aria-current]`).waitFor()
      const { allowed, refusals, consequences } = lend(situation, lender, to)
      await expect.poll(() => page.locator('.loan-verdict').getAttribute('data-allowed')).toBe(String(allowed))
      await expect
        .poll(() => rulesIn(page, allowed ? '.consequences' : '.loan-verdict .refusals'))
        .toEqual((allowed ? consequences : refusals).map(({ cite }) => cite?.rule))
    }
    expect(complaints).toEqual([])
    await context.close()
  })

  test('52.51: a result reported in place lets Spain lend two units, and no third', async () => {
    const { page, context } = await openPage(desk.browser, at(situation))
    await expect.poll(() => page.locator('.loan-verdict .refusals').textContent()).toContain('7 lends 2')
    await page.getByRole('combobox', { name: 'Where Spain stands', exact: true }).selectOption('7')
    await page.locator('.loan-verdict[data-allowed="true"]').waitFor()
    const standings = { spain: { result: 7, with: 'germany' } }
    const told = lend({ ...situation, standings }, 'spain', 'germany')
    expect(told.consequences[0]?.amount).toBe(2)
    await expect.poll(() => page.locator('[data-left]').textContent()).toBe('2')
    await expect.poll(() => page.locator('.loan-verdict .consequences > li').count()).toBe(told.consequences.length)
    await expect.poll(() => page.locator('.loan-verdict .was').textContent()).toBe('it was not allowed')
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Units: one more' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.locator('.loan-verdict[data-allowed="false"]').waitFor()
    await expect
      .poll(() => rulesIn(page, '.loan-verdict .refusals'))
      .toEqual(lend({ ...situation, standings }, 'spain', 'germany', 3).refusals.map(({ cite }) => cite?.rule))
    const { page: shared, context: other } = await openPage(desk.browser, page.url())
    await expect
      .poll(() => shared.locator('.loan-verdict').textContent())
      .toBe((await page.locator('.loan-verdict').textContent())?.replace('it was allowed', '').replace('it was not allowed', ''))
    await shared.emulateMedia({ media: 'print' })
    await expect.poll(() => shared.locator('.reads-panel, .pair-asking').first().isVisible()).toBe(false)
    await expect.poll(() => shared.locator('.loan-verdict').isVisible()).toBe(true)
    await other.close()
    await context.close()
  })
})

test('with Gathering Storm Poland lends too; a country that lends nothing is told so', async () => {
  const { page, context } = await openPage(desk.browser, at({ edition: '2023', options: ['gathering-storm'] }))
  await page.getByRole('combobox', { name: 'Whose units' }).selectOption('poland')
  await page.locator('[data-loan="poland germany"] > a[aria-current]').waitFor()
  await page.getByRole('combobox', { name: 'Whose units' }).selectOption('rumania')
  await page.getByText('No rule lets Rumania lend units to Germany').waitFor()
  await context.close()
})

test('a book without the chapter says so and points to cooperation', async () => {
  const { page, context } = await openPage(desk.browser, at({ edition: 'campaign' }))
  await page.getByText('The campaign book says nothing of units that countries lend.').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Cooperation' }).click()
  await page.locator('[data-footing]').waitFor()
  await context.close()
})

test('a wrong address is refused, and the desk stays; on the phone nothing scrolls sideways', async () => {
  const { page, context } = await openPage(desk.browser, at({ edition: 'classic' }), { viewport: PHONE, colorScheme: 'dark' })
  await expect.poll(() => sidewaysOn(page)).toBe(0)
  expect(await violationsOn(page)).toEqual([])
  await page.evaluate(() => {
    location.hash = '/lending/classic?lender=spane'
  })
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('spain')
  await page.getByRole('heading', { name: 'Spain to Germany' }).waitFor()
  await context.close()
})
