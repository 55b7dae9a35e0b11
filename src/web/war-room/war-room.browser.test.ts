import type { Server } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch } from '../../../test/browser.ts'
import { answer, type BlitzAnswer, type MayAnswer, type WarRoomAnswer } from '../../counsel/index.ts'
import { openPage, PHONE, serveDesk } from '../desk.testing.ts'
import { brpsWords, spokenCell } from './words.ts'

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

const BOOKS = [
  { edition: 'classic', scenario: 'demonstration-winter-1941', turn: '1941 winter' },
  { edition: '2023', scenario: 'demonstration-spring-1941', turn: '1941 spring' },
  { edition: 'campaign', turn: '1940 spring' },
]

const roomOf = (situation: unknown): WarRoomAnswer => answer({ door: 'war-room', situation }) as WarRoomAnswer

const addressOf = ({ edition, ...rest }: (typeof BOOKS)[number], parts = ''): string =>
  `${origin}/#/war/${edition}?${parts}${new URLSearchParams(rest as Record<string, string>)}`

const spokenOn = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('.war-matrix .cell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')))

describe.each(BOOKS)('the war room by $edition', (situation) => {
  test('every cell says what the engine says', async () => {
    const { page, context, complaints } = await openPage(browser, addressOf(situation))
    const { cells } = roomOf(situation)
    const spoken = await spokenOn(page)
    const told = cells.map(spokenCell)
    expect(spoken.length).toBeGreaterThan(200)
    expect(spoken.filter((words) => !told.includes(words ?? ''))).toEqual([])
    expect(await page.locator('.war-matrix .cell-yes').count()).toBe(cells.filter(({ allowed }) => allowed).length)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a cell opens why, price and what follows', async () => {
    const { page, context } = await openPage(browser, addressOf(situation))
    const { cells } = roomOf(situation)
    const open = cells.find(({ allowed }) => allowed)
    const closed = cells.find(({ allowed, isAtWar, obstacles }) => !allowed && !isAtWar && obstacles.some(({ cite }) => cite !== undefined))
    if (open === undefined || closed === undefined) throw new Error('nothing to open')
    await page.getByRole('button', { name: spokenCell(open), exact: true }).click()
    const may = answer({ door: 'may', situation, args: { question: 'declare', by: open.by, on: open.on } }) as MayAnswer
    await page.locator('.declaration[data-face="open"]').waitFor()
    expect(await page.locator('.declaration-answer > section:not(.attack) .consequences > li').count()).toBe(may.consequences.length)
    if (open.price !== null) expect(await page.locator('.declaration-price').textContent()).toBe(brpsWords(open.price))
    await page.goBack()
    await page.getByRole('button', { name: spokenCell(closed), exact: true }).click()
    await page.locator('.declaration[data-face]').waitFor()
    const obstacles = await page.locator('[data-obstacle]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-obstacle')))
    expect(obstacles).toEqual(closed.obstacles.map(({ code }) => code))
    await context.close()
  })
})

test('a fact changed beside a declaration opens it, and the address says so', async () => {
  const situation = BOOKS[0]
  if (situation === undefined) throw new Error('no book')
  const { page, context } = await openPage(browser, addressOf(situation, 'by=us&on=germany&'))
  expect(await page.locator('.declaration').getAttribute('data-face')).toBe('closed')
  await page.locator('.declaration').getByRole('spinbutton', { name: 'U.S.-Axis tension' }).fill('50')
  await page.locator('.declaration[data-face="open"]').waitFor()
  const cell = roomOf({ ...situation, tensions: { usat: 50 } }).cells.find(({ by, on }) => by === 'us' && on === 'germany')
  expect(cell?.allowed).toBe(true)
  expect(await page.locator('.declaration-price').textContent()).toBe(brpsWords(cell?.price ?? -1))
  expect(await page.locator('.declaration .was').first().textContent()).toContain('may not declare war')
  expect(page.url()).toContain('tensions.usat=50')
  const { page: shared, context: other } = await openPage(browser, page.url())
  expect(await shared.locator('.declaration-answer').textContent()).toBe(await page.locator('.declaration-answer').textContent())
  await other.close()
  await context.close()
})

test('the campaign has blitz and intervention beside it', async () => {
  const situation = { edition: 'campaign', turn: '1940 spring' }
  const { page, context } = await openPage(browser, addressOf(situation as (typeof BOOKS)[number], 'helped=norway&'))
  const blitz = answer({ door: 'blitz', situation }) as BlitzAnswer
  expect(await page.locator('[data-campaign]').count()).toBe(blitz.campaigns.length)
  await page.getByText(blitz.isBlitz ? 'This is a blitz turn' : 'No blitz turn').waitFor()
  const allowed = (declared: boolean): boolean =>
    (
      answer({
        door: 'may',
        situation: { ...situation, ...(declared ? { declarations: [{ by: 'germany', on: 'norway' }] } : {}) },
        args: { question: 'intervene', by: 'westernAllies', on: 'norway' },
      }) as MayAnswer
    ).allowed
  const shown = page.locator('.beside-answer')
  expect(await shown.getAttribute('data-allowed')).toBe(String(allowed(false)))
  await page.getByRole('combobox', { name: 'Who declared war on Norway' }).selectOption('germany')
  await page.locator(`.beside-answer[data-allowed="${allowed(true)}"]`).waitFor()
  expect(allowed(true)).not.toBe(allowed(false))
  await context.close()
})

test('on the phone it is a list by power, and nothing scrolls sideways', async () => {
  const situation = BOOKS[0]
  if (situation === undefined) throw new Error('no book')
  const { page, context } = await openPage(browser, addressOf(situation), { viewport: PHONE })
  await page.locator('.matrix-list summary', { hasText: 'Russia' }).click()
  await page.getByRole('button', { name: /^Russia on Turkey/ }).click()
  await page.getByRole('heading', { name: 'Russia on Turkey' }).waitFor()
  const { wide, narrow } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    narrow: document.documentElement.clientWidth,
  }))
  expect(wide).toBeLessThanOrEqual(narrow)
  await context.close()
})

test('the arrows move through the matrix and Enter opens a cell', async () => {
  const situation = BOOKS[0]
  if (situation === undefined) throw new Error('no book')
  const { page, context } = await openPage(browser, addressOf(situation))
  await page.getByRole('button', { name: /^Germany on Italy/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Germany on Japan' }).waitFor()
  await context.close()
})

test('an address that names nobody is refused with what would be right', async () => {
  const { page, context } = await openPage(browser, `${origin}/#/war/classic?by=germany&on=atlantis`)
  expect(await page.getByRole('alert').textContent()).toContain('by=germany&on=turkey')
  await context.close()
})
