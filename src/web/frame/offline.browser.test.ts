import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from '../../../test/browser.ts'
import { DEMONSTRATION } from '../demonstration.ts'
import { DESK, serveDesk } from '../testing/desk.testing.ts'
import { pagesIn } from '../testing/places.testing.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
})

test('opened once, the desk works without a server: the same page again, and pages never seen before', async () => {
  const { server, origin } = await serveDesk()
  const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(origin)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')

  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  expect(await fetch(origin).catch(() => 'gone')).toBe('gone')

  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto(`${origin}/${DEMONSTRATION}`)
  await page.getByRole('heading', { level: 1, name: 'Hungary' }).waitFor()
  for (const { address } of pagesIn('first')) {
    const [, place] = address.split('/')
    await page.goto(`${origin}/${address}`)
    await page.locator(`main[data-place=${place}] h1`).waitFor()
  }
  await page.goto(`${origin}/#/books/classic`)
  await page.getByRole('heading', { level: 1, name: 'A World at War, classic' }).waitFor()
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.fonts.check('1em "Source Serif"'))).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

test('it can be installed: a manifest with a name, a start and icons that are there', async () => {
  const { server, origin } = await serveDesk()
  const manifest = (await (await fetch(`${origin}/desk.webmanifest`)).json()) as {
    name: string
    start_url: string
    icons: readonly { src: string; type: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Chancery', start_url: '/' })
  expect(manifest.icons.length).toBeGreaterThan(2)
  for (const { src, type } of manifest.icons) expect((await fetch(origin + src)).headers.get('content-type')).toBe(type)
  server.close()
})
