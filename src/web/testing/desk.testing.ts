import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import axe from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/** Where the built desk lies; another build can be tested by naming its folder. */
export const BUILT = process.env['DESK_BUILT'] ?? fileURLToPath(new URL('../../../dist/web', import.meta.url))

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/** The built desk, served to nobody but this machine. */
export function serveDesk(): Promise<{ readonly origin: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    const path = join(BUILT, normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://desk').pathname)))
    const file = statSync(path, { throwIfNoEntry: false })?.isFile() ? path : join(BUILT, 'index.html')
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    // As the referee says it: what is named by its content need not be fetched or compiled again.
    const keeping = request.url?.startsWith('/assets/') ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}
    response.writeHead(200, { 'content-type': type, ...keeping }).end(readFileSync(file))
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }))
  })
}

export const DESK = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

/** What the console of a page complains of, from now on. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const isOurs = !message.text().startsWith('Service Worker registration blocked')
    if (isOurs && (message.type() === 'error' || message.type() === 'warning')) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

/** Waits until nothing on the page is still being worked out. */
const atRest = (page: Page): Promise<void> => page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })

/** A page of a reader who has never been here, and keeps nothing; what its console complains of is kept. */
export async function openPage(browser: Browser, url: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce', serviceWorkers: 'block', ...options })
  // With the fields of the situation unfolded, as somebody has them who works with them; the phone begins folded.
  if ((options.viewport?.width ?? DESK.width) >= DESK.width)
    await context.addInitScript(() => localStorage.setItem('chancery.situation-open', 'yes'))
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  await page.goto(url)
  await page.locator('main h1, main [role=alert]').first().waitFor()
  await atRest(page)
  return { context, page, complaints }
}

/** What axe finds wrong with the page as it stands, each with where: nothing less than moderate is let pass. It looks at the rules named, or at all. */
export async function violationsOn(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(runOnly === null ? {} : { runOnly }) })
      return violations
        .filter(({ impact }) => impact !== 'minor')
        .flatMap(({ id, impact, nodes }) => nodes.map(({ target }) => `${impact} ${id}: ${target.join(' ')}`))
    },
    rules === undefined ? null : [...rules],
  )
}

/** By how much the page is wider than its window. */
export const sidewaysOn = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What a dossier says, read off the page. */
export async function readDossier(page: Page) {
  const lines = await page
    .locator('.line[data-line]')
    .evaluateAll((rows) => rows.map((row) => ({ id: row.getAttribute('data-line'), amount: Number(row.getAttribute('data-amount')) })))
  const said = await page.locator('.reckoning > .ledger .line[data-line]').evaluateAll((rows) =>
    rows.map((row) => ({
      amount: row.querySelector('.line-amount')?.textContent,
      words: row.querySelector('.line-words')?.textContent,
      rule: row.querySelector('.rule-label')?.getAttribute('data-rule'),
    })),
  )
  const faces = await page.locator('[data-face]').allTextContents()
  const odds = await page.locator('.odd').evaluateAll((rows) =>
    rows.map((row) => ({
      result: row.getAttribute('data-result') ?? '',
      chance: row.querySelector('.odd-chance')?.textContent ?? '',
      words: row.querySelector('.odd-words')?.textContent ?? '',
    })),
  )
  const total = await page.locator('.verdict-total b').textContent()
  return { lines, said, faces, odds, total }
}
