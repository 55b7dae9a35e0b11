import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../test/browser.ts'
import { DEMONSTRATION } from '../demonstration.ts'
import { BUILT, complaintsOf, DESK, openPage, PHONE, sidewaysOn, violationsOn } from '../testing/desk.testing.ts'
import { OTHER_PLACES, pagesIn } from '../testing/places.testing.ts'

/** Opens the first folds of a page: what they hold is like what the later ones do, and some pages have hundreds. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of [...document.querySelectorAll('details')].slice(0, 12)) fold.open = true
  })

/** Counts from now on by how much the page jumps. */
const watchJumps = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const jumps: number[] = []
    Object.assign(window, { jumps })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) jumps.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

const jumpsOn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { jumps: readonly number[] }).jumps.reduce((sum, value) => sum + value, 0))

/** What a file weighs as the build compressed it, and what is said around it. */
function weightOf(address: string): number {
  const path = join(BUILT, address === '/' ? 'index.html' : address)
  const [smallest] = [`${path}.br`, path].flatMap((one) => statSync(one, { throwIfNoEntry: false })?.size ?? [])
  return (smallest ?? 0) + HEADERS
}
const HEADERS = 700

const desk = atTheDesk()

describe.each([
  { name: 'on the desk, in the light', viewport: DESK, colorScheme: 'light', places: [...OTHER_PLACES, ...pagesIn('first')] },
  { name: 'on the phone, in the dark', viewport: PHONE, colorScheme: 'dark', places: pagesIn('last') },
] as const)('$name', ({ viewport, colorScheme, places }) => {
  test.concurrent.each(places)('$name: sound, still and silent', async ({ address }) => {
    const context = await desk.browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce', serviceWorkers: 'block' })
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    await watchJumps(page)
    await page.goto(`${desk.origin}/${address}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    // What comes after the first sight of a page would move it now.
    await page.waitForTimeout(150)
    expect(await jumpsOn(page)).toBeLessThan(0.02)
    expect(await page.locator('h1').count()).toBe(1)
    await unfold(page)
    expect(await sidewaysOn(page)).toBe(0)
    expect(await violationsOn(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe.each([
  { name: 'the first page', address: '', most: 132 },
  // A dossier by its address brings its book along.
  { name: 'a dossier of the classic game', address: DEMONSTRATION, most: 296 },
  { name: 'a dossier of June 2023', address: '#/dossier/2023/poland?options.0=gathering-storm', most: 296 },
  { name: 'a dossier of the campaign', address: '#/dossier/campaign/turkey?by=westernAllies', most: 296 },
  { name: 'the map', address: '#/map/2023?scenario=demonstration-summer-1941', most: 400 },
])('$name, opened by its address', ({ address, most }) => {
  test(`brings at most ${most} kB, as the referee hands it out`, async () => {
    const context = await desk.browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    const weights: number[] = []
    page.on('response', (response) => weights.push(weightOf(new URL(response.url()).pathname)))
    await page.goto(`${desk.origin}/${address}`, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(most * 1000)
    await context.close()
  })
})

test('the first page is there to be used within a second', async () => {
  // The other tests want the machine too: the best of some visits says what the page needs.
  let best = Infinity
  for (let visit = 0; visit < 12 && best >= 1000; visit += 1) {
    const context = await desk.browser.newContext({ viewport: DESK, serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(desk.origin, { waitUntil: 'commit' })
    await page.getByRole('link', { name: /Five minutes in Summer 1941/ }).click({ trial: true })
    best = Math.min(best, await page.evaluate(() => performance.now()))
    await context.close()
  }
  expect(best).toBeLessThan(1000)
})

test('the skip link leads to the page and leaves the address alone', async () => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/${DEMONSTRATION}`)
  const before = page.url()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the page')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  expect(page.url()).toBe(before)
  await context.close()
})

test('light and dark can be chosen, and the choice lasts', async () => {
  const { page, context } = await openPage(desk.browser, desk.origin, { colorScheme: 'light' })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: 'Turn the page dark' }).click()
  const dark = await ground()
  expect(dark).not.toBe(light)
  await page.reload()
  await page.getByRole('button', { name: 'Turn the page light' }).waitFor()
  await expect.poll(() => ground()).toBe(dark)
  await context.close()
})

test('from the front page a stranger gets to a dossier and to the books', async () => {
  const { page, context } = await openPage(desk.browser, desk.origin)
  await page.getByRole('link', { name: /Hungary, Spring 1941/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Hungary' }).waitFor()
  await expect.poll(() => page.title()).toBe('Hungary, Spring 1941: Chancery')
  await page.getByRole('banner').getByRole('link', { name: 'Books', exact: true }).click()
  await page.getByLabel('Search all books').fill('49.31')
  await page.getByText('At most a third of the faction’s DPs').first().waitFor()
  expect(page.url()).toContain('search=49.31')
  await context.close()
})
