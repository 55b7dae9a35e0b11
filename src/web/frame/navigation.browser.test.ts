import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atTheDesk } from '../../../test/browser.ts'
import { DEMONSTRATION } from '../demonstration.ts'
import { openPage, PHONE } from '../testing/desk.testing.ts'

const desk = atTheDesk()

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

test('every page of the navigation leads on with the situation on the desk, also after a look into the books', async () => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/${DEMONSTRATION}`)
  await page.getByRole('button', { name: 'Axis points in Hungary: one more', exact: true }).click()
  await navigation(page).getByRole('link', { name: 'Books', exact: true }).click()
  await page.getByLabel('Search all books').waitFor()
  const hrefs = await navigation(page)
    .locator('.menu-pages a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(3)
  for (const href of hrefs) expect(href).toContain('placements.axis.hungary=3')
  await context.close()
})

test('the page at hand is marked, a dossier among the countries', async () => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/${DEMONSTRATION}`)
  await expect.poll(() => navigation(page).locator('.beside-pages [aria-current=page]').allTextContents()).toEqual(['Countries'])
  await navigation(page).locator('.beside-pages').getByRole('link', { name: 'Facts' }).click()
  await page.getByRole('heading', { level: 1, name: 'What stands on the map' }).waitFor()
  await expect.poll(() => navigation(page).locator('.beside-pages [aria-current=page]').allTextContents()).toEqual(['Facts'])
  await context.close()
})

test('what a book has no chapter for is greyed, with the reason', async () => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/#/facts/campaign`)
  await navigation(page).getByText('War', { exact: true }).click()
  const silent = navigation(page).getByRole('link', { name: /^Pearl Harbor/ })
  await expect.poll(() => silent.textContent()).toContain('The campaign book says nothing of the attack on Pearl Harbor')
  await page.keyboard.press('Escape')
  await expect.poll(() => silent.isVisible()).toBe(false)
  await context.close()
})

test('by the keyboard: a menu opens, a page is chosen, and the focus is on the page', async () => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/#/board/classic`)
  await navigation(page).getByText('Situation', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'What stands on the map' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  await expect.poll(() => navigation(page).locator('details[open]').count()).toBe(0)
  await context.close()
})

test('on the phone one menu holds every page', async () => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/#/board/classic`, { viewport: PHONE })
  await navigation(page).getByText('Menu').click()
  for (const words of ['Countries', 'Facts', 'Books'])
    await expect.poll(() => navigation(page).getByRole('link', { name: words }).isVisible()).toBe(true)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await navigation(page).getByRole('link', { name: 'Facts' }).click()
  await page.getByRole('heading', { level: 1, name: 'What stands on the map' }).waitFor()
  await expect.poll(() => navigation(page).getByRole('link', { name: 'Facts' }).isVisible()).toBe(false)
  await context.close()
})

test('a run of turns is there again after a look at another page, and the page itself can be begun anew', async () => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/#/tensions/2023?scenario=demonstration-summer-1941`)
  await page.getByRole('button', { name: 'Next turn' }).click()
  const run = page.url()
  await navigation(page).locator('.beside-pages').getByRole('link', { name: 'Allocation' }).click()
  await page.getByRole('heading', { level: 1, name: 'Axis points, 1941' }).waitFor()
  await navigation(page).locator('.beside-pages').getByRole('link', { name: 'Tensions' }).click()
  await page.getByRole('button', { name: 'Next turn' }).waitFor()
  expect(page.url()).toBe(run)
  await expect.poll(() => navigation(page).locator('.beside-pages [aria-current=page]').getAttribute('href')).not.toBe(new URL(run).hash)
  await context.close()
})

test.each(['#nothing', '#main'])('a window opened at %s begins at the front', async (hash) => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/${hash}`)
  await page.getByRole('link', { name: /Five minutes in Summer 1941/ }).waitFor()
  await context.close()
})
