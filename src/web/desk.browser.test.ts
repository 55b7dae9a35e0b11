import type { Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch } from '../../test/browser.ts'
import { DEMONSTRATION } from './demonstration.ts'
import { DESK, openPage, PHONE, serveDesk } from './desk.testing.ts'

const PAGES = [
  { name: 'front', address: '#/' },
  { name: 'dossier', address: DEMONSTRATION },
  { name: 'dossier of Vichy France', address: '#/dossier/2023/vichyFrance?by=westernAllies' },
  { name: 'dossier of the Ukraine', address: '#/dossier/classic/ukraine?by=axis' },
  { name: 'board', address: '#/board/2023?options.0=gathering-storm' },
  { name: 'facts', address: DEMONSTRATION.replace('dossier/classic/hungary?by=axis&', 'facts/classic?') },
  { name: 'war room', address: '#/war/classic?by=us&on=germany&scenario=demonstration-winter-1941' },
  { name: 'war room of the campaign', address: '#/war/campaign?by=germany&on=norway&turn=1940+spring' },
  { name: 'cooperation', address: '#/cooperation/classic?one=us&other=russia&activity=stack&scenario=demonstration-winter-1941' },
  { name: 'lending', address: '#/lending/2023?scenario=demonstration-winter-1941' },
  { name: 'Pearl Harbor', address: '#/pearl-harbor/2023?carrierDice=123466&surpriseDie=4&second=yes&scenario=demonstration-winter-1941' },
  { name: 'the Pacific of the campaign', address: '#/pearl-harbor/campaign?turn=1941+winter&tensions.usjt=35' },
  { name: 'design', address: DEMONSTRATION.replace('dossier/classic/hungary?by=axis&', 'design/classic?') },
  { name: 'books', address: '#/books' },
  { name: 'contents', address: '#/books/2023' },
  { name: 'a rule', address: '#/books/2023?rule=BAL-B3' },
  { name: 'search', address: '#/books?search=hungary' },
  { name: 'tables', address: '#/books/2023/tables' },
  { name: 'table', address: '#/books/2023/tables/rumania' },
  { name: 'point table', address: '#/books/classic/tables/germany' },
  { name: 'rulings', address: '#/books/campaign/rulings' },
  { name: 'compare', address: '#/books/compare/classic/2023' },
]

const CONTROLS = ['button', 'link', 'textbox', 'searchbox', 'spinbutton', 'radio', 'checkbox', 'combobox', 'dialog']
const LANDMARKS = ['banner', 'main', 'contentinfo', 'navigation']

interface Node {
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
}

/** The page as a screen reader has it. */
async function spokenNodes(page: Page): Promise<readonly { role: string; name: string }[]> {
  const inspector = await page.context().newCDPSession(page)
  const { nodes } = (await inspector.send('Accessibility.getFullAXTree')) as { nodes: readonly Node[] }
  return nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => ({ role: role?.value ?? '', name: name?.value ?? '' }))
}

const unfoldAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })

/** Texts whose contrast with the ground they stand on is too low (WCAG AA). */
const faintTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const rgb = (colour: string): readonly number[] => {
      if (canvas === null) return [0, 0, 0, 1]
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      return [red, green, blue, alpha / 255]
    }
    const light = ([red = 0, green = 0, blue = 0]: readonly number[]): number => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const groundOf = (element: Element | null): readonly number[] => {
      if (element === null) return [255, 255, 255, 1]
      const ground = rgb(getComputedStyle(element).backgroundColor)
      return ground[3] === 1 ? ground : groundOf(element.parentElement)
    }
    const faint: string[] = []
    for (const element of document.querySelectorAll('body *')) {
      const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent?.trim() ?? '')
      const style = getComputedStyle(element)
      const isDead = element.closest(':disabled') !== null || element.closest('.unseen') !== null || !element.checkVisibility()
      if (text.join('') === '' || isDead) continue
      const [one, other] = [light(rgb(style.color)), light(groundOf(element))].sort((a, b) => b - a) as [number, number]
      const size = Number.parseFloat(style.fontSize)
      const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5
      const contrast = (one + 0.05) / (other + 0.05)
      if (contrast < least) faint.push(`${text.join(' ')}: ${contrast.toFixed(2)}`)
    }
    return faint
  })

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

describe.each(PAGES)('$name', ({ address }) => {
  test.each([
    { name: 'on the desk', viewport: DESK, colorScheme: 'light' },
    { name: 'on the phone', viewport: PHONE, colorScheme: 'dark' },
  ] as const)('$name: nothing scrolls sideways, nothing is faint, the console is silent', async ({ viewport, colorScheme }) => {
    const { page, context, complaints } = await openPage(browser, `${origin}/${address}`, { viewport, colorScheme })
    await page.evaluate(() => document.fonts.ready)
    if (!address.endsWith('/2023')) await unfoldAll(page)
    const { wide, tall } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      tall: document.documentElement.clientWidth,
    }))
    expect(wide).toBeLessThanOrEqual(tall)
    expect(await faintTexts(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })

  test('one first heading, landmarks, and a name on every control', async () => {
    const { page, context } = await openPage(browser, `${origin}/${address}`)
    const nodes = await spokenNodes(page)
    expect(await page.locator('h1').count()).toBe(1)
    expect(LANDMARKS.filter((role) => !nodes.some((node) => node.role === role))).toEqual([])
    expect(nodes.filter(({ role, name }) => CONTROLS.includes(role) && name.trim() === '')).toEqual([])
    await context.close()
  })
})

describe.each([
  { name: 'the first page', address: '' },
  { name: 'a dossier of the classic game', address: DEMONSTRATION },
  { name: 'a dossier of June 2023', address: '#/dossier/2023/poland?options.0=gathering-storm' },
  { name: 'a dossier of the campaign', address: '#/dossier/campaign/turkey?by=westernAllies' },
])('$name, opened by its address', ({ address }) => {
  test('needs at most 200 kB of script, gzipped', async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.body())
    })
    await page.goto(`${origin}/${address}`, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const weight = (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0)
    expect(weight).toBeLessThan(200_000)
    await context.close()
  })

  test.each([DESK, PHONE])('does not jump while it loads, at $width', async (viewport) => {
    const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(`${origin}/${address}`, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: readonly number[] }).shifts)
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02)
    await context.close()
  })
})

test('the skip link leads to the page and leaves the address alone', async () => {
  const { page, context } = await openPage(browser, `${origin}/${DEMONSTRATION}`)
  const before = page.url()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the page')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  expect(page.url()).toBe(before)
  await context.close()
})

test('light and dark can be chosen, and the choice lasts', async () => {
  const { page, context } = await openPage(browser, origin, { colorScheme: 'light' })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: 'Turn the page dark' }).click()
  const dark = await ground()
  expect(dark).not.toBe(light)
  await page.reload()
  await page.getByRole('button', { name: 'Turn the page light' }).waitFor()
  expect(await ground()).toBe(dark)
  await context.close()
})

test('from the front page a stranger gets to a dossier and to the books', async () => {
  const { page, context } = await openPage(browser, origin)
  await page.getByRole('link', { name: /Hungary, Spring 1941/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Hungary' }).waitFor()
  expect(await page.title()).toBe('Hungary, Spring 1941: Chancery')
  await page.getByRole('banner').getByRole('link', { name: 'Books', exact: true }).click()
  await page.getByLabel('Search all books').fill('49.31')
  await page.getByText('At most a third of the faction’s DPs').first().waitFor()
  expect(page.url()).toContain('search=49.31')
  await context.close()
})
