import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { DESK, openPage, PHONE, sidewaysOn, violationsOn } from '../../testing/desk.testing.ts'
import { STOPS } from './stops.ts'

const desk = atTheDesk()

const guide = (page: Page) => page.locator('aside.tour')
const pointed = (page: Page) => page.locator('[data-pointed]')
const doing = (page: Page) => guide(page).getByRole('status')

/** Whether what a stop is about can be seen: its top stands in the window, above the guide. */
async function isInSight(page: Page): Promise<boolean> {
  const shown = await pointed(page).boundingBox()
  const words = await guide(page).boundingBox()
  return shown !== null && words !== null && shown.y >= -1 && shown.y < words.y
}

/** What each stop asks the reader to do, done by hand. */
const DOING: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Choose Finland on the map.': (page) =>
    page
      .getByRole('link', { name: /^Finland/ })
      .first()
      .click(),
  'Open Germany on Russia.': async (page) => {
    const powers = page.locator('summary', { hasText: 'Germany' })
    if (await powers.isVisible()) await powers.click()
    await page.locator('[data-cell="germany russia"]').click()
  },
  'Give the Axis a point in Finland, and watch the odds.': (page) =>
    page.getByRole('button', { name: 'Axis points in Finland: one more', exact: true }).click(),
}

test.each([
  { name: 'on the desk', viewport: DESK, colorScheme: 'light' },
  { name: 'on the phone', viewport: PHONE, colorScheme: 'dark' },
] as const)(
  'from the front page to its end, $name',
  async ({ viewport, colorScheme }) => {
    const { page, context, complaints } = await openPage(desk.browser, desk.origin, { viewport, colorScheme })
    await page.getByRole('link', { name: /Five minutes in Summer 1941/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Five minutes in Summer 1941' }).waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('link', { name: 'Begin', exact: true }).click()
    for (const [index, { title, page: place, task }] of STOPS.entries()) {
      await guide(page).getByRole('heading', { name: title }).waitFor()
      await page.locator(`main[data-place=${place}] [data-pointed], main[data-place=${place}][data-pointed]`).waitFor()
      expect(await page.evaluate(() => document.activeElement?.id), title).toBe('tour-stop')
      await expect.poll(() => isInSight(page), { message: title }).toBe(true)
      expect(await sidewaysOn(page), title).toBe(0)
      // The guide is the same at every stop, and the pages are examined elsewhere.
      if (index === 0) expect(await violationsOn(page), title).toEqual([])
      if (task !== undefined) {
        await expect.poll(() => doing(page).textContent()).toContain('Try it:')
        await DOING[task.words]?.(page)
        await expect.poll(() => doing(page).textContent()).toContain('Done:')
      }
      await guide(page)
        .getByRole('button', { name: index === STOPS.length - 1 ? 'Finish' : 'Next' })
        .click()
    }
    await expect.poll(() => guide(page).count()).toBe(0)
    // What was done on the way stays on the desk.
    expect(page.url()).toContain('placements.axis.finland=1')
    expect(complaints).toEqual([])
    await context.close()
  },
  60_000,
)

test('by the keyboard: forward, back, elsewhere and back again, and out', async () => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/#/tour`)
  await page.getByRole('link', { name: 'Begin', exact: true }).focus()
  await page.keyboard.press('Enter')
  await pointed(page).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('tour-stop')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Next')
  await page.keyboard.press('Enter')
  await guide(page)
    .getByRole('heading', { name: STOPS[1]?.title ?? '' })
    .waitFor()
  await page.reload()
  await guide(page)
    .getByRole('heading', { name: STOPS[1]?.title ?? '' })
    .waitFor()
  await pointed(page).waitFor()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Facts' }).first().click()
  await guide(page).getByRole('link', { name: 'Back to this stop' }).click()
  await page.getByRole('heading', { level: 1, name: 'Finland' }).waitFor()
  await pointed(page).waitFor()
  await guide(page).getByRole('button', { name: 'Back' }).press('Enter')
  await guide(page).getByRole('heading', { name: STOPS[0].title }).waitFor()
  // The new stop takes the focus when its page stands: only then is a key pressed elsewhere.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('tour-stop')
  await guide(page).getByRole('button', { name: 'Leave' }).press('Enter')
  await expect.poll(() => guide(page).count()).toBe(0)
  await expect.poll(() => page.locator('[data-pointed]').count()).toBe(0)
  await context.close()
})

test('in a window as small as a desk at 200 % the way on stays in sight', async () => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/#/tour`, { viewport: { width: 640, height: 400 } })
  await page.getByRole('link', { name: 'Begin', exact: true }).click()
  await pointed(page).waitFor()
  const next = await guide(page).getByRole('button', { name: 'Next' }).boundingBox()
  expect((next?.y ?? 999) + (next?.height ?? 0)).toBeLessThanOrEqual(400)
  await context.close()
})

test('a reader with another situation on the desk is led through Summer 1941, and keeps their own beside it', async () => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/#/facts/campaign`)
  await page.goto(`${desk.origin}/#/tour`)
  await page.getByRole('link', { name: 'Begin', exact: true }).click()
  await pointed(page).waitFor()
  expect(page.url()).toContain('#/map/2023?scenario=demonstration-summer-1941')
  await expect.poll(() => page.getByRole('list', { name: 'Situations' }).getByRole('listitem').allTextContents()).toHaveLength(2)
  await context.close()
})
