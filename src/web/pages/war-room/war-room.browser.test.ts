import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { answer, type BlitzAnswer, type Consequence, type MayAnswer, type WarRoomAnswer } from '../../../counsel/index.ts'
import type { Document } from '../../situation/document.ts'
import { situationAddress } from '../../situation/situation-address.ts'
import { openPage, PHONE, sidewaysOn, violationsOn } from '../../testing/desk.testing.ts'
import { brpsWords, spokenCell } from './words.ts'

const desk = atTheDesk()

/** For each root and layer a situation, and a declaration that is open in it. */
const CLASSIC = { edition: 'classic', scenario: 'demonstration-winter-1941' }
const BOOKS = [
  { situation: CLASSIC, by: 'britain', on: 'turkey' },
  { situation: { edition: 'campaign', scenario: 'demonstration-summer-1941' }, by: 'germany', on: 'turkey' },
] as const

const roomOf = (situation: Document): WarRoomAnswer => answer({ door: 'war-room', situation }) as WarRoomAnswer
const may = (situation: Document, args: object): MayAnswer => answer({ door: 'may', situation, args: { ...args } }) as MayAnswer

const at = (document: Document, parts: Readonly<Record<string, string>> = {}): string =>
  `${desk.origin}/${situationAddress({ page: 'war', parts }, document)}`

const rulesIn = (page: Page, within: string): Promise<readonly (string | null)[]> =>
  page.locator(`${within} .rule-label`).evaluateAll((labels) => labels.map((label) => label.getAttribute('data-rule')))

const rulesOf = (told: readonly Consequence[]): readonly string[] => told.map(({ cite }) => cite.rule)

/** What the opened cell says, against what the engine says of it. */
async function expectOpened(page: Page, situation: Document, by: string, on: string): Promise<void> {
  const { consequences, price } = may(situation, { question: 'declare', by, on })
  const paid = consequences.filter(({ is }) => is === 'price')
  const prices = await page.locator('[data-price]').evaluateAll((lines) => lines.map((line) => Number(line.getAttribute('data-price'))))
  expect(prices).toEqual(paid.map(({ amount }) => amount))
  expect(prices.reduce((sum, amount) => sum + amount, 0)).toBe(price[by] ?? 0)
  expect(await rulesIn(page, '.declaration-answer > section:not(.attack) .consequences')).toEqual(
    rulesOf(consequences.filter(({ is }) => is !== 'price')),
  )
  const attack = may(situation, { question: 'attack', by, on })
  await expect.poll(() => page.locator(`[data-ground="${on}"]`).getAttribute('data-allowed')).toBe(String(attack.allowed))
}

describe.each(BOOKS)('the war room by $situation.edition', ({ situation, by, on }) => {
  test('every cell is the engine’s; one opens, its facts change it, it closes by keyboard and prints', async () => {
    const { page, context, complaints } = await openPage(desk.browser, at(situation))
    const { cells } = roomOf(situation)
    const told = new Set(cells.map(spokenCell))
    const spoken = await page.locator('.war-matrix .cell').evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''))
    expect(spoken.length).toBeGreaterThan(200)
    expect(spoken.filter((words) => !told.has(words))).toEqual([])
    await expect.poll(() => page.locator('.war-matrix .cell-yes').count()).toBe(cells.filter(({ allowed }) => allowed).length)
    const hasPrices = cells.some(({ price }) => price !== null)
    expect((await page.locator('main').textContent())?.includes('BRP')).toBe(hasPrices)

    await page.locator(`[data-cell="${by} ${on}"]`).focus()
    await page.keyboard.press('Enter')
    await page.locator('.declaration[data-face="open"]').waitFor()
    await expectOpened(page, situation, by, on)
    if (hasPrices)
      await expect
        .poll(() => page.locator('.declaration-price').textContent())
        .toBe(brpsWords(cells.find((cell) => cell.by === by && cell.on === on)?.price ?? -1))

    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Declare it')
    await page.keyboard.press('Enter')
    await page.locator('.declaration[data-face="war"]').waitFor()
    const declared = { ...situation, declarations: [{ by, on }] }
    const after = roomOf(declared)
    expect(after.cells.find((cell) => cell.by === by && cell.on === on)?.isAtWar).toBe(true)
    await expect.poll(() => page.locator('.war-matrix .cell-yes').count()).toBe(after.cells.filter(({ allowed }) => allowed).length)
    await expect.poll(() => page.locator('[data-obligation]').count()).toBe(after.obligations.length)
    await expect
      .poll(() => page.locator(`[data-ground="${on}"]`).getAttribute('data-allowed'))
      .toBe(String(may(declared, { question: 'attack', by, on }).allowed))
    await expect.poll(() => page.locator('.declaration .was').first().textContent()).toContain('may declare war')
    const { page: shared, context: other } = await openPage(desk.browser, page.url())
    await expect
      .poll(() => shared.locator('.declaration-answer').textContent())
      .toBe(await page.locator('.declaration-answer').textContent())
    await other.close()

    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.locator('.reads-panel').first().isVisible()).toBe(false)
    await expect.poll(() => page.locator('.declaration-answer').isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })

    await page.getByRole('button', { name: 'Close', exact: true }).focus()
    await page.keyboard.press('Escape')
    await page.locator('.declaration').waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe(`${by} ${on}`)
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('every rule against a declaration is named, with what would lift it', async () => {
  const { page, context } = await openPage(desk.browser, at(CLASSIC, { by: 'us', on: 'germany' }))
  const cell = roomOf(CLASSIC).cells.find(({ by, on }) => by === 'us' && on === 'germany')
  const obstacles = await page.locator('[data-obstacle]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-obstacle')))
  expect(obstacles).toEqual(cell?.obstacles.map(({ code }) => code))
  await expect.poll(() => page.locator('.obstacles .wanting').first().textContent()).toContain('U.S.-Axis tension is 50 or more')
  await page.locator('.declaration').getByRole('spinbutton', { name: 'U.S.-Axis tension' }).fill('50')
  await page.locator('.declaration[data-face="open"]').waitFor()
  await expectOpened(page, { ...CLASSIC, tensions: { usat: 50 } }, 'us', 'germany')
  expect(page.url()).toContain('tensions.usat=50')
  await context.close()
})

test('a level that the start of this turn would reach is told beside the bar', async () => {
  const situation = { edition: '2023', scenario: 'demonstration-summer-1941', tensions: { rgt: 23 } }
  const { page, context } = await openPage(desk.browser, at(situation, { by: 'russia', on: 'turkey' }))
  await expect.poll(() => page.locator('[data-obstacle=under-25] .at-start').textContent()).toContain('27, which lifts this')
  await expect.poll(() => page.locator('.at-start a').getAttribute('href')).toContain('/tensions/2023?')
  await context.close()
})

test('a war is told once: who declared it, in which turn', async () => {
  const situation = { edition: '2023', scenario: 'demonstration-summer-1941' }
  const { page, context } = await openPage(desk.browser, at(situation, { by: 'germany', on: 'russia' }))
  await page.getByRole('combobox', { name: 'War between Germany and Russia', exact: true }).selectOption('russia')
  await page.getByRole('combobox', { name: 'War between Germany and Russia: when' }).selectOption('1941 spring')
  await page.waitForURL(/1941[ +]spring|1941%20spring/)
  const declared = { ...situation, declarations: [{ by: 'russia', on: 'germany', turn: '1941 spring' }] }
  await expect
    .poll(() => page.locator('.war-matrix .cell-yes').count())
    .toBe(roomOf(declared).cells.filter(({ allowed }) => allowed).length)
  await expect.poll(() => page.locator('.declaration .control').filter({ hasText: 'Russia declared war on Germany' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(() => page.getByRole('combobox', { name: 'War between Germany and Russia: when' }).inputValue()).toBe('1941 summer')
  await context.close()
})

test('3.4.3.2a: Poland is closed to Russia, eastern Poland is not, and the sheet says so', async () => {
  const { page, context } = await openPage(desk.browser, at({ edition: 'campaign', turn: '1939 fall' }, { by: 'russia', on: 'poland' }))
  await expect.poll(() => page.locator('[data-ground=poland]').getAttribute('data-allowed')).toBe('false')
  await expect.poll(() => page.locator('[data-ground=easternPoland]').getAttribute('data-allowed')).toBe('true')
  await expect.poll(() => rulesIn(page, '[data-ground=easternPoland]')).toEqual(['3.4.3.2a'])
  await context.close()
})

test('the campaign has blitz and intervention beside it', async () => {
  const situation = { edition: 'campaign', turn: '1940 spring' }
  const { page, context } = await openPage(desk.browser, at(situation, { helped: 'norway' }))
  const blitz = answer({ door: 'blitz', situation }) as BlitzAnswer
  await expect.poll(() => page.locator('[data-campaign]').count()).toBe(blitz.campaigns.length)
  await page.getByText(blitz.isBlitz ? 'This is a blitz turn' : 'No blitz turn').waitFor()
  const allowed = (declarations: readonly object[]): boolean =>
    may({ ...situation, declarations }, { question: 'intervene', by: 'westernAllies', on: 'norway' }).allowed
  const declared = [{ by: 'germany', on: 'norway' }]
  await expect.poll(() => page.locator('.beside-answer').getAttribute('data-allowed')).toBe(String(allowed([])))
  await page.getByRole('combobox', { name: 'Who declared war on Norway' }).selectOption('germany')
  await page.locator(`.beside-answer[data-allowed="${allowed(declared)}"]`).waitFor()
  expect(allowed(declared)).not.toBe(allowed([]))
  await context.close()
})

test('on the phone it is a list by power; a cell closed gives the focus back', async () => {
  const { page, context } = await openPage(desk.browser, at(CLASSIC), { viewport: PHONE, colorScheme: 'dark' })
  const open = roomOf(CLASSIC).cells.filter(({ by, allowed }) => by === 'britain' && allowed)
  await page.getByRole('radio', { name: 'Britain', exact: true }).check({ force: true })
  await expect.poll(() => page.locator('.war-target').count()).toBe(open.length)
  await page.locator('.matrix-list summary', { hasText: 'Russia' }).click()
  await page.getByRole('button', { name: /^Russia on Turkey/ }).click()
  await page.getByRole('heading', { name: 'Russia on Turkey' }).waitFor()
  await expect.poll(() => sidewaysOn(page)).toBe(0)
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe('russia turkey')
  await context.close()
})

test('the arrows move through the matrix, and axe finds nothing', async () => {
  const { page, context } = await openPage(desk.browser, at({ edition: '2023', scenario: 'demonstration-summer-1941' }))
  await page.getByRole('button', { name: /^Germany on Italy/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Germany on Japan' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await context.close()
})

test('an address that names nobody is refused with what would be right, and the desk stays', async () => {
  const { page, context } = await openPage(desk.browser, at(CLASSIC, { by: 'germany', on: 'turkey' }))
  await page.evaluate(() => {
    location.hash = '/war/classic?by=germany&on=atlantis'
  })
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('by=germany&on=turkey')
  await page.getByRole('heading', { name: 'Germany on Turkey' }).waitFor()
  await context.close()
})
