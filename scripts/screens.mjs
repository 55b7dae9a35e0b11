import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { chromium } from 'playwright-core'
import { createServer as createVite } from 'vite'
import { setUp } from './setup.mjs'
import { ROOT } from './step.mjs'

/** Makes a picture of every page at both sizes, light and dark: `node scripts/screens.mjs [page …]`. */
const DEMONSTRATION =
  '#/dossier/classic/hungary?by=axis&scenario=global-war-1939&turn=1941+spring&facts.paris.controller=germany&facts.france.fallen=true' +
  '&standings.hungary.result=8&standings.hungary.with=germany&tensions.rgt=32&tensions.usat=21&tensions.usjt=17' +
  '&placements.axis.hungary=2&placements.westernAllies.hungary=2'
const SITUATION = DEMONSTRATION.slice(DEMONSTRATION.indexOf('?'))

const PAGES = [
  { name: 'front', address: '#/' },
  { name: 'dossier', address: DEMONSTRATION },
  { name: 'dossier-what-if', address: DEMONSTRATION, act: tryAChange, part: '.what-if' },
  { name: 'dossier-lines', address: DEMONSTRATION, act: unfoldLines, part: '.reckoning' },
  { name: 'dossier-rule', address: DEMONSTRATION, act: openRule },
  { name: 'dossier-refused', address: DEMONSTRATION, act: misspell },
  {
    name: 'dossier-demand',
    address: '#/dossier/2023/rumania?by=russia&manner=demand&turn=1940+summer&facts.rumania.adjacentRussianFactors=20',
  },
  { name: 'board', address: `#/board/classic${SITUATION}` },
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
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }

async function tryAChange(page) {
  await page.getByRole('button', { name: 'Axis points in Hungary: one more' }).click()
  await page.locator('.what-if').scrollIntoViewIfNeeded()
  await page.locator('.what-if').evaluate((element) => element.scrollIntoView({ block: 'start' }))
}

async function unfoldLines(page) {
  await page.locator('.idle > summary').click()
  await page.locator('.idle').evaluate((element) => element.scrollIntoView({ block: 'start' }))
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

/** The built desk, served to nobody but this machine. */
function serve(folder) {
  const server = createServer((request, response) => {
    const path = join(folder, normalize(decodeURIComponent(new URL(request.url, 'http://desk').pathname)))
    const file = statSync(path, { throwIfNoEntry: false })?.isFile() ? path : `${folder}/index.html`
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file))
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** The Chromium of the tests, whose unpacking is written in TypeScript. */
async function launch() {
  const vite = await createVite({ root: ROOT, configFile: false, appType: 'custom', server: { middlewareMode: true, ws: false } })
  const { setup } = await vite.ssrLoadModule(`${ROOT}test/chromium.ts`)
  let found
  await setup({
    provide: (_, value) => {
      found = value
    },
  })
  await vite.close()
  return chromium.launch({
    executablePath: found.executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    env: { ...process.env, ...found.env },
  })
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
  const path = `${ROOT}docs/screens/${name}-${size.name}-${colorScheme}.png`
  await page.screenshot({ path })
  await context.close()
}

await setUp(['desk'])
mkdirSync(`${ROOT}docs/screens`, { recursive: true })
const server = await serve(`${ROOT}dist/web`)
const browser = await launch()
const asked = process.argv.slice(2)
try {
  for (const page of PAGES.filter(({ name }) => asked.length === 0 || asked.includes(name)))
    for (const size of SIZES)
      for (const scheme of ['light', 'dark']) await picture(browser, `http://127.0.0.1:${server.address().port}`, page, size, scheme)
} finally {
  await browser.close()
  server.close()
}
