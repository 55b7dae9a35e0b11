import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { setUp } from './setup.mjs'
import { ROOT } from './step.mjs'

/** Makes a picture of every page at both sizes, light and dark: `node scripts/screens.mjs [page …]`. */
const pagesOf = (demonstration) => [
  { name: 'front', address: '#/' },
  { name: 'dossier', address: demonstration },
  { name: 'dossier-what-if', address: demonstration, act: tryAChange },
  { name: 'dossier-lines', address: demonstration, act: unfoldLines },
  { name: 'dossier-rule', address: demonstration, act: openRule },
  { name: 'dossier-refused', address: demonstration, act: misspell },
  {
    name: 'dossier-demand',
    address: '#/dossier/2023/rumania?by=russia&manner=demand&turn=1940+summer&facts.rumania.adjacentRussianFactors=20',
  },
  { name: 'board', address: `#/board/classic${demonstration.slice(demonstration.indexOf('?'))}` },
  { name: 'books', address: '#/books' },
  { name: 'contents', address: '#/books/2023?rule=49.31+%28a%29' },
  { name: 'search', address: '#/books?search=subversion' },
  { name: 'table', address: '#/books/2023/tables/turkey' },
  { name: 'rulings', address: '#/books/classic/rulings?search=subversion' },
  { name: 'compare', address: '#/books/compare/classic/2023' },
]
const SIZES = [
  { name: 'desk', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
]

const toTop = (locator) => locator.evaluate((element) => element.scrollIntoView({ block: 'start' }))

async function tryAChange(page) {
  await page.getByRole('button', { name: 'Axis points in Hungary: one more' }).click()
  await toTop(page.locator('.what-if'))
}

async function unfoldLines(page) {
  await page.locator('.idle > summary').click()
  await toTop(page.locator('.idle'))
}

async function openRule(page) {
  await page.locator('[data-line="larger-allied-points"] .rule-label').first().click()
}

async function misspell(page) {
  await page.evaluate(() => {
    location.hash = '/dossier/classic/hungary?by=axis&facts.hungary.axisFactor=10&turn=1941+sprung'
  })
  await page.getByRole('alert').waitFor()
}

/** What the tests have: their Chromium, the server of the built desk, the demonstration. It is written in TypeScript. */
async function borrow() {
  const vite = await createServer({ root: ROOT, configFile: false, appType: 'custom', server: { middlewareMode: true, ws: false } })
  const { setup } = await vite.ssrLoadModule(`${ROOT}test/chromium.ts`)
  const { serveDesk } = await vite.ssrLoadModule(`${ROOT}src/web/desk.testing.ts`)
  const { DEMONSTRATION } = await vite.ssrLoadModule(`${ROOT}src/web/demonstration.ts`)
  const given = {}
  await setup({
    provide: (name, value) => {
      given[name] = value
    },
  })
  await vite.close()
  return { ...given, serveDesk, demonstration: DEMONSTRATION }
}

async function picture(browser, origin, { name, address, act }, size, colorScheme) {
  const context = await browser.newContext({ viewport: size, colorScheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('console', (message) => message.type() === 'error' && console.error(`${name}: ${message.text()}`))
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
  await page.goto(`${origin}/${address}`)
  await page.locator('main h1').first().waitFor()
  await act?.(page)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `${ROOT}docs/screens/${name}-${size.name}-${colorScheme}.png` })
  await context.close()
}

await setUp(['desk'])
mkdirSync(`${ROOT}docs/screens`, { recursive: true })
const { chromium: own, serveDesk, demonstration } = await borrow()
const { origin, server } = await serveDesk()
const browser = await chromium.launch({
  executablePath: own.executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  env: { ...process.env, ...own.env },
})
const asked = process.argv.slice(2)
try {
  for (const page of pagesOf(demonstration).filter(({ name }) => asked.length === 0 || asked.includes(name)))
    for (const size of SIZES) for (const scheme of ['light', 'dark']) await picture(browser, origin, page, size, scheme)
} finally {
  await browser.close()
  server.close()
}
