import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { GAME_PAGES, openReferee } from './game-screens.mjs'
import { setUp } from './setup.mjs'
import { ROOT } from './step.mjs'

/** Makes a picture of every page at both sizes, light and dark, to be looked at in `screens`: `node scripts/screens.mjs [name …]`. */
const SUMMER = 'scenario=demonstration-summer-1941'
const WINTER = 'scenario=demonstration-winter-1941'

const pagesOf = (demonstration) => [
  { name: 'front', address: '#/' },
  { name: 'tour', address: '#/tour' },
  { name: 'tour-dossier', address: '#/tour', act: goOnTour(4) },
  { name: 'map', address: `#/map/2023?${SUMMER}` },
  { name: 'map-country', address: `#/map/2023/turkey?${SUMMER}` },
  { name: 'map-table', address: `#/map/2023?${SUMMER}&view=table` },
  { name: 'countries', address: `#/board/2023?${SUMMER}` },
  { name: 'dossier', address: demonstration },
  { name: 'dossier-what-if', address: demonstration, act: tryAChange },
  { name: 'dossier-lines', address: demonstration, act: unfoldLines },
  { name: 'dossier-rule', address: demonstration, act: openRule },
  { name: 'dossier-refused', address: demonstration, act: misspell },
  {
    name: 'dossier-demand',
    address: '#/dossier/2023/rumania?by=russia&manner=demand&turn=1940+summer&facts.rumania.adjacentRussianFactors=20',
  },
  { name: 'dossier-still', address: `#/dossier/2023/greece?by=axis&${SUMMER}` },
  { name: 'dossier-lapsed', address: `#/dossier/2023/yugoslavia?by=axis&${WINTER}` },
  { name: 'dossier-campaign', address: `#/dossier/campaign/finland?by=axis&${SUMMER}` },
  { name: 'trusted', address: '#/dossier/2023/turkey?by=axis&turn=1942+spring' },
  { name: 'trusted-list', address: '#/dossier/2023/turkey?by=axis&turn=1942+spring', act: unfoldTrusted },
  { name: 'facts', address: `#/facts/2023?${SUMMER}` },
  { name: 'start', address: `#/facts/2023?${SUMMER}`, act: onBar('Begin another') },
  { name: 'share', address: `#/facts/2023?${SUMMER}`, act: onBar('Share') },
  { name: 'year', address: '#/year/2023/axis?scenario=demonstration-spring-1941' },
  { name: 'turn', address: `#/turn/2023?${SUMMER}` },
  { name: 'allocation', address: '#/allocation/2023?scenario=demonstration-spring-1941' },
  { name: 'allocation-advice', address: '#/allocation/2023?scenario=demonstration-spring-1941', act: askCounsel('Ask for advice') },
  {
    name: 'dossier-unknown',
    address: '#/dossier/2023/turkey?by=axis&scenario=demonstration-spring-1941',
    act: askCounsel('Ask for the odds'),
  },
  { name: 'allocation-plan', address: '#/allocation/2023?scenario=demonstration-spring-1941', act: placePoints },
  {
    name: 'allocation-print',
    address: '#/allocation/2023?scenario=demonstration-spring-1941',
    act: async (page) => {
      await placePoints(page)
      await page.emulateMedia({ media: 'print' })
    },
  },
  { name: 'tensions', address: `#/tensions/2023?${SUMMER}` },
  { name: 'tensions-campaign', address: `#/tensions/campaign?${SUMMER}` },
  { name: 'statuses', address: `#/statuses/campaign?${SUMMER}` },
  { name: 'war-room', address: `#/war/2023?${SUMMER}` },
  { name: 'war-room-cell', address: `#/war/2023?by=germany&on=turkey&to=philippines&forces=air&with=%7B%22isLate%22%3Atrue%7D&${SUMMER}` },
  { name: 'war-room-print', address: `#/war/2023?${SUMMER}`, act: (page) => page.emulateMedia({ media: 'print' }) },
  { name: 'cooperation', address: `#/cooperation/2023?${SUMMER}` },
  { name: 'lending', address: `#/lending/2023?${SUMMER}` },
  { name: 'pearl-harbor', address: `#/pearl-harbor/2023?${WINTER}` },
  { name: 'pearl-harbor-flight', address: `#/pearl-harbor/2023/fly-strike?${WINTER}` },
  { name: 'surrender', address: `#/surrender/2023?${WINTER}` },
  { name: 'surrender-campaign', address: `#/surrender/campaign?${WINTER}` },
  { name: 'partisans', address: `#/partisans/campaign?${WINTER}` },
  { name: 'lend-lease', address: `#/lend-lease/campaign?${WINTER}` },
  { name: 'transports', address: `#/transports/2023?${WINTER}` },
  { name: 'books', address: '#/books' },
  { name: 'contents', address: '#/books/2023?rule=49.31+%28a%29' },
  { name: 'search', address: '#/books?search=subversion' },
  { name: 'table', address: '#/books/2023/tables/turkey' },
  { name: 'rulings', address: '#/books/classic/rulings?search=subversion' },
  { name: 'compare', address: '#/books/compare/classic/2023' },
  { name: 'design', address: '#/design' },
  { name: 'menu', address: `#/map/2023?${SUMMER}`, act: openMenu },
  { name: 'situation-open', address: `#/map/2023?${SUMMER}`, act: openSituation },
  { name: 'palette', address: '#/', act: openPalette('') },
  { name: 'palette-odds', address: '#/', act: openPalette('odds hungary axis') },
  { name: 'offline', address: '#/games' },
  { name: 'nowhere', address: '#/nowhere' },
  { name: 'dossier-print', address: demonstration, act: (page) => page.emulateMedia({ media: 'print' }) },
]
/** Where they go, and where those go that a paper shows; SCREENS names another folder for all, and SCREENS_WHOLE=1 takes each page in its full length. */
const FOLDER = process.env.SCREENS ?? `${ROOT}screens`
const SHOWN = process.env.SCREENS ?? `${ROOT}docs/screens`
const fullPage = process.env.SCREENS_WHOLE === '1'

const SIZES = [
  { name: 'desk', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
]

/** Names of the pictures that the papers show. */
function shownInPapers() {
  const papers = ['README.md', ...readdirSync(`${ROOT}docs`).map((name) => `docs/${name}`)].filter((path) => path.endsWith('.md'))
  return papers.flatMap((path) => [...readFileSync(ROOT + path, 'utf8').matchAll(/screens\/([\w-]+)\.png/g)].map(([, name]) => name))
}

const shown = shownInPapers()

const toTop = (locator) => locator.evaluate((element) => element.scrollIntoView({ block: 'start' }))

async function tryAChange(page) {
  await page.getByRole('button', { name: 'Axis points in Hungary: one more' }).click()
  await toTop(page.locator('.what-if'))
}

async function unfoldLines(page) {
  await page.locator('.idle > summary').click()
  await toTop(page.locator('.idle'))
}

async function unfoldTrusted(page) {
  await page.locator('.trusted summary').first().click()
  await page.locator('.trusted-change summary').first().click()
}

/** Presses a button of counsel's and waits for its answer. */
function askCounsel(words) {
  return async (page) => {
    await page.getByRole('button', { name: words }).click()
    await page.locator('.counsel').getByText('Weighing').waitFor({ state: 'detached' })
    await page.locator('.counsel').scrollIntoViewIfNeeded()
  }
}

async function openRule(page) {
  await page.locator('[data-line="larger-allied-points"] .rule-label').first().click()
  await page.getByText('Fetching the contents').waitFor({ state: 'detached' })
}

/** Begins the tour and goes to a stop of it. */
const goOnTour = (stop) => async (page) => {
  await page.getByRole('link', { name: 'Begin', exact: true }).click()
  for (let at = 1; at < stop; at += 1) await page.locator('.tour').getByRole('button', { name: 'Next' }).click()
  await page.locator('[data-pointed]').waitFor()
}

async function placePoints(page) {
  for (const country of ['Hungary', 'Hungary', 'Finland']) await page.getByRole('button', { name: `${country}: one more` }).click()
  await page.waitForTimeout(300)
}

const openMenu = (page) => page.locator('.menu-name:visible').first().click()

async function openSituation(page) {
  const fold = page.locator('.situation-fold')
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  await page.locator('.situation-fields').waitFor()
}

/** On a phone the situation is folded away at first. */
async function unfoldSituation(page) {
  const fold = page.locator('.situation-fold')
  if ((await fold.isVisible()) && (await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
}

const onBar = (name) => async (page) => {
  await unfoldSituation(page)
  await page.getByRole('region', { name: 'Situation' }).getByRole('button', { name }).click()
  await page.getByRole('dialog').waitFor()
}

/** The one box for everything, with something typed. */
const openPalette = (text) => async (page) => {
  await page.keyboard.press('Control+k')
  await page.locator('dialog input, [role=dialog] input').fill(text)
  await page.waitForTimeout(600)
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
  const { serveDesk } = await vite.ssrLoadModule(`${ROOT}src/web/testing/desk.testing.ts`)
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

async function pictures(browser, origin, { name, address, act }, size) {
  const context = await browser.newContext({ viewport: size, colorScheme: 'light', reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on(
    'console',
    (message) => message.type() === 'error' && !message.text().startsWith('Failed to load') && console.error(`${name}: ${message.text()}`),
  )
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
  await page.goto(`${origin}/${address}`)
  await page.locator('main h1, main [role=alert]').first().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
  await act?.(page)
  await page.evaluate(() => document.fonts.ready)
  // What the answers took on trust comes with a part of its own.
  await page.waitForTimeout(400)
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme })
    const picture = `${name}-${size.name}-${colorScheme}`
    await page.screenshot({ path: `${shown.includes(picture) ? SHOWN : FOLDER}/${picture}.png`, fullPage })
  }
  await context.close()
}

await setUp(['desk'])
mkdirSync(FOLDER, { recursive: true })
const { chromium: own, serveDesk, demonstration } = await borrow()
const { origin, server } = await serveDesk()
const browser = await chromium.launch({
  executablePath: own.executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  env: { ...process.env, ...own.env },
})
const asked = process.argv.slice(2)
try {
  const isAsked = ({ name }) => asked.length === 0 || asked.includes(name)
  const take = async (pages, from) => {
    for (const page of pages)
      for (const size of SIZES)
        await pictures(browser, from, page, size).catch((error) => console.error(`${page.name}, ${size.name}: ${error.message}`))
  }
  await take(pagesOf(demonstration).filter(isAsked), origin)
  if (GAME_PAGES.some(isAsked)) {
    const referee = await openReferee()
    await take(GAME_PAGES.filter(isAsked), referee.origin).finally(referee.close)
  }
} finally {
  await browser.close()
  server.close()
}
