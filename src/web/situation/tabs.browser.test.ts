import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atTheDesk } from '../../../test/browser.ts'
import { openPage } from '../desk.testing.ts'

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
  expect(await names(page)).toEqual(['Summer 1941, 2023', 'Spring 1941, classic'])
  await page.reload()
  await expect.poll(() => names(page)).toEqual(['Summer 1941, 2023', 'Spring 1941, classic'])
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
