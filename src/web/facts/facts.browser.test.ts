import type { Server } from 'node:http'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from '../../../test/browser.ts'
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

const ADDRESS = '#/facts/classic?turn=1941+spring&facts.paris.controller=germany&facts.france.fallen=true'

test('what was reported comes first; a change goes before it and into the address', async () => {
  const { page, context, complaints } = await openPage(browser, `${origin}/${ADDRESS}`)
  const list = (heading: string) => page.locator('.fact-list').filter({ has: page.getByRole('heading', { name: heading }) })
  expect(await list('Reported').locator('.control-label').allTextContents()).toEqual(['Holds Paris', 'France has fallen'])
  await list('Reported').getByRole('group', { name: 'France has fallen' }).getByText('no', { exact: true }).click()
  expect(await list('Changed here').locator('.control-label').allTextContents()).toEqual(['France has fallenit was yes'])
  expect(page.url()).not.toContain('france.fallen')
  const balkans = page.locator('.fact-list').filter({ has: page.getByRole('heading', { name: 'Balkans' }) })
  await balkans.locator('summary').first().click()
  await expect.poll(() => balkans.locator('.control').count()).toBeGreaterThan(3)
  expect(complaints).toEqual([])
  await context.close()
})

test('the search finds a place, a country and a rule number, and stays in the address', async () => {
  const { page, context } = await openPage(browser, `${origin}/${ADDRESS}`)
  const search = page.getByLabel('Search facts')
  await search.fill('hungary factors')
  await page.getByText('Axis ground and air factors in Hungary').waitFor()
  expect(page.url()).toContain('search=hungary+factors')
  await search.fill('DP-GER-17')
  await page.getByLabel('Holds Berlin').waitFor()
  await search.fill('no such thing')
  await page.getByText('No fact says “no such thing”').waitFor()
  await context.close()
})

test('at the phone’s width, with a theatre unfolded, nothing scrolls sideways', async () => {
  const { page, context } = await openPage(browser, `${origin}/${ADDRESS}`, { viewport: PHONE })
  for (const fold of await page.locator('.fact-list details summary').all()) await fold.click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await context.close()
})
