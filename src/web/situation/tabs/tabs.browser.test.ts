import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { openPage, sidewaysOn } from '../../testing/desk.testing.ts'

const desk = atTheDesk()

const open = (address: string, options = {}) => openPage(desk.browser, `${desk.origin}/${address}`, options)
const bar = (page: Page) => page.getByRole('region', { name: 'Situation', exact: true })
const tabs = (page: Page) => bar(page).getByRole('list', { name: 'Situations' }).locator('.tab-name')
const names = (page: Page) => tabs(page).allTextContents()

const FINLAND = '#/dossier/2023/finland?by=axis&scenario=demonstration-summer-1941'

/** One more Axis point in Finland. */
async function change(page: Page): Promise<string> {
  const before = page.url()
  await page.getByRole('button', { name: 'Axis points in Finland: one more' }).click()
  await expect.poll(() => page.url()).not.toBe(before)
  return page.url()
}

test('an address opened beside work leaves the work where it was, through a reload', async () => {
  const { page, context } = await open(FINLAND)
  const changed = await change(page)
  await page.getByRole('link', { name: 'Chancery' }).click()
  await page.getByText('Open the dossier').click()
  await page.getByRole('heading', { level: 1, name: 'Hungary' }).waitFor()
  await expect.poll(() => names(page)).toEqual(['Summer 1941, 2023', 'Spring 1941, 2023'])
  await page.reload()
  await expect.poll(() => names(page)).toEqual(['Summer 1941, 2023', 'Spring 1941, 2023'])
  await tabs(page).first().click()
  await expect.poll(() => page.url()).toContain(changed.split('scenario=')[1])
  await context.close()
})

test('what comes back by the way back after it was put away lies beside work', async () => {
  const { page, context } = await open(FINLAND)
  await change(page)
  await bar(page).getByRole('button', { name: 'Begin another' }).click()
  await page
    .getByRole('button', { name: /Global War, Fall 1939/ })
    .first()
    .click()
  await expect.poll(() => names(page)).toEqual(['Summer 1941, 2023', 'Fall 1939, 2023'])
  await bar(page).getByRole('button', { name: 'Put away Fall 1939, 2023' }).click()
  await expect.poll(() => names(page)).toEqual(['Summer 1941, 2023'])
  await page.goBack()
  await expect.poll(() => names(page)).toEqual(['Summer 1941, 2023', 'Fall 1939, 2023'])
  await context.close()
})

test('two windows keep each other’s work', async () => {
  const { page, context } = await open(FINLAND)
  const other = await context.newPage()
  await other.goto(`${desk.origin}/${FINLAND}`)
  await other.getByRole('heading', { level: 1, name: 'Finland' }).waitFor()
  await change(page)
  await bar(other).getByLabel('Turn').selectOption('1942 summer')
  await expect.poll(() => names(other)).toEqual(['Summer 1942, 2023', 'Summer 1941, 2023'])
  await expect.poll(() => names(page)).toHaveLength(2)
  await page.reload()
  await expect.poll(async () => (await names(page)).toSorted()).toEqual(['Summer 1941, 2023', 'Summer 1942, 2023'])
  await context.close()
})

test('however many there are, they keep to one row and the page does not grow sideways', async () => {
  const { page, context } = await open('#/board/2023?turn=1940+summer')
  await page.evaluate(() => {
    const kept = ['1940 spring', '1940 fall', '1941 spring', '1941 fall', '1942 spring', '1942 fall', '1943 spring', '1943 fall'].map(
      (turn, index) => ({ id: String(index + 1), document: { edition: '2023', turn }, isChanged: true }),
    )
    localStorage.setItem('chancery.situations', JSON.stringify(kept))
  })
  await page.reload()
  await expect.poll(() => tabs(page).count()).toBe(9)
  const rows = await tabs(page).evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size)
  expect(rows).toBe(1)
  await expect.poll(() => sidewaysOn(page)).toBe(0)
  // Tabs in one row, tools in the next at the right.
  expect((await bar(page).locator('.situation-head').boundingBox())?.height).toBeLessThan(100)
  const front = bar(page).locator('.tab-front')
  await expect
    .poll(() => front.evaluate((one) => one.getBoundingClientRect().right <= (one.parentElement?.getBoundingClientRect().right ?? 0) + 1))
    .toBe(true)
  await context.close()
})

test('a scenario brings its own turn; a turn before it is remarked upon', async () => {
  const { page, context } = await open('#/board/2023?turn=1940+summer')
  await bar(page).getByLabel('Scenario').selectOption({ label: 'Demonstration, Winter 1941' })
  await expect.poll(() => page.url()).not.toContain('turn=')
  await expect.poll(() => bar(page).getByLabel('Turn').inputValue()).toBe('1941 winter')
  await bar(page).getByLabel('Turn').selectOption('1940 fall')
  await bar(page).getByText('Fall 1940 lies before the scenario begins, in Winter 1941.').waitFor()
  await context.close()
})

test('another book opens what it can of the page, and says what it lacks', async () => {
  const { page, context } = await open('#/dossier/2023/finland?by=axis&covertAxis=1&scenario=european-1939')
  await bar(page).getByLabel('Book').selectOption({ label: 'The campaign book' })
  await expect.poll(() => page.url()).toContain('#/dossier/campaign/finland')
  await page.getByText('The campaign book lacks the scenario “European campaign, Fall 1939”').waitFor()
  await page.getByText('does not know all that was asked here').waitFor()
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  await context.close()
})
