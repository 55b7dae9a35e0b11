import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../test/browser.ts'
import { openPage, PHONE } from '../testing/desk.testing.ts'

const desk = atTheDesk()
const TURKEY = '#/dossier/2023/turkey?by=axis&turn=1942+spring'

const open = (address: string, options = {}) => openPage(desk.browser, `${desk.origin}/${address}`, options)
const list = (page: Page) => page.getByRole('region', { name: 'Taken on trust' })
const unfolded = async (page: Page) => {
  await list(page).locator('summary').first().click()
  return list(page)
}

describe('what a page took on trust', () => {
  test('stands in one line that unfolds, and what is ticked off is reported and asked no more', async () => {
    const { page, context, complaints } = await open(TURKEY)
    await list(page)
      .getByText(/^Still as at Fall 1939: Germany and Russia are at peace · .*Right\?$/)
      .waitFor()
    const rows = await unfolded(page)
    const row = rows.locator('.trusted-group', { hasText: 'Germany and Russia are at peace' })
    await row.getByRole('button', { name: /^Right/ }).click()
    await row.waitFor({ state: 'detached' })
    expect(page.url()).toContain('peace.0.0=germany&peace.0.1=russia')

    await rows.getByRole('button', { name: 'All of it is right' }).click()
    await list(page).waitFor({ state: 'detached' })
    expect(page.url()).toContain('facts.athens.controller=greece')
    await page.getByRole('button', { name: 'Undo' }).click()
    await list(page).getByText('Greece holds Athens').first().waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('what is wrong is put right in the list', async () => {
    const { page, context } = await open(TURKEY)
    const rows = await unfolded(page)
    const row = rows.locator('.trusted-group', { hasText: 'Germany and Russia are at peace' })
    await row.getByText('Change', { exact: true }).click()
    await row.getByRole('group', { name: 'Germany and Russia are at war' }).getByText('yes', { exact: true }).click()
    await row.waitFor({ state: 'detached' })
    expect(page.url()).toContain('wars.0.0=germany&wars.0.1=russia')
    await context.close()
  })

  test.each([
    { address: '#/dossier/2023/rumania?by=axis&turn=1941+spring&tensions.rgt=5', track: 'Russo-German tension' },
    { address: '#/war/2023?turn=1941+spring&tensions.rgt=24', track: 'Russo-German tension' },
    // The odds beside the points go by it.
    { address: '#/allocation/2023?turn=1941+spring&tensions.rgt=5', track: 'Russo-German tension' },
    { address: '#/facts/2023?turn=1941+spring&tensions.rgt=5', track: undefined },
  ])('49.841A: a page that reads a level says once when it stands: $address', async ({ address, track }) => {
    const { page, context, complaints } = await open(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    const said = page.locator('.level-moment')
    if (track === undefined) await expect.poll(() => said.count()).toBe(0)
    else {
      await said.getByText(track).waitFor()
      await expect.poll(() => said.count()).toBe(1)
      await said.getByText('before', { exact: true }).click()
      await expect.poll(() => page.url()).toContain('levelsAt=before-rises')
    }
    expect(complaints).toEqual([])
    await context.close()
  })

  test('is not there at the start, nor for what another page read', async () => {
    const { page, context } = await open('#/dossier/2023/turkey?by=axis')
    await page.getByRole('heading', { level: 1, name: 'Turkey' }).waitFor()
    await expect.poll(() => list(page).count()).toBe(0)
    await context.close()
  })

  test('a turn moved without its facts offers the nearest demonstration, on a phone too', async () => {
    const { page, context } = await open(TURKEY, { viewport: PHONE })
    await page
      .getByText('Nothing is reported since Fall 1939, so the world is still that of then; nearer is Demonstration, Winter 1941.')
      .waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await page.getByRole('button', { name: 'Open it' }).click()
    await page.getByText('nothing is reported').waitFor({ state: 'detached' })
    expect(page.url()).toContain('scenario=demonstration-winter-1941')
    expect(page.url()).not.toContain('turn=')
    await expect.poll(() => list(page).count()).toBe(0)
    await context.close()
  })
})
