import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from '../../../test/browser.ts'
import { serve } from '../../referee/index.ts'
import { complaintsOf, DESK, PHONE, sidewaysOn, violationsOn } from '../testing/desk.testing.ts'
import type { SeatView } from './wire.ts'

const folder = mkdtempSync(join(tmpdir(), 'chancery-table-'))
let browser: Browser
let room: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  room = await serve({ port: 0, data: folder, log: () => undefined })
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  await room.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Somebody with a browser of their own. */
async function person(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce', serviceWorkers: 'block', ...options })
  const page = await context.newPage()
  return { context, page, complaints: complaintsOf(page) }
}

const asked = (page: Page) => page.locator('.move-asked').allTextContents()
const stage = (page: Page) => page.locator('.stage-now').textContent()

/** What the server says to whoever has this browser: the page may show nothing else. */
async function viewOf(page: Page, id = page.url().split('/game/')[1] ?? ''): Promise<SeatView> {
  return (await page.request.get(`${room.url}/api/games/${id}`)).json() as Promise<SeatView>
}

const DUE = ['roll', 'take-result']

interface Offered {
  readonly menus: readonly {
    readonly offers: readonly { readonly order: { readonly type: string }; readonly refusals: readonly unknown[] }[]
  }[]
}

const menusOf = async (page: Page, id: string): Promise<Offered['menus']> =>
  ((await (await page.request.get(`${room.url}/api/games/${id}/menu`)).json()) as Offered).menus

/** What needs no page: the same order as anybody types it. */
async function say(page: Page, id: string, text: string): Promise<void> {
  const data = { key: `${text} ${Math.random()}`, text }
  await page.request.post(`${room.url}/api/games/${id}/orders`, { headers: { Origin: room.url }, data })
}

/** A die is thrown, with its chances as the dossier has them; then a result is taken, a lesser one where the ladder offers it (49.53). */
async function settle(page: Page, type: string): Promise<void> {
  if (type === 'roll') {
    const one = page.locator('[data-order=roll]').first()
    await one.getByRole('button').first().click()
    await one.locator('.outlook .strip > span').nth(5).waitFor()
    await expect.poll(() => one.locator('.outlook').innerText()).toMatch(/in 6|certain|can change/)
    await page.getByRole('button', { name: /^Throw the die/ }).click()
  } else {
    const taken = page.locator('.fallen-choice').last()
    const result = (await taken.getAttribute('data-result')) ?? ''
    await taken.getByRole('button').first().click()
    await expect.poll(() => page.locator('.game-news').innerText()).toContain(`result ${result} is taken`)
  }
  await expect.poll(async () => (await viewOf(page)).toMove.some((mover) => mover.for === type)).toBe(false)
}

/** Tension, standings and wars beside the game are those of the door. */
async function expectAsServed(page: Page): Promise<void> {
  const { tensions, standings, wars } = await viewOf(page)
  const glance = page.locator('.glance')
  const levels = Object.values(tensions).map((level) => String(level.actual))
  await expect.poll(() => glance.locator('.track-level').allTextContents()).toEqual(levels)
  const listed = await glance.locator('.glance-list').allInnerTexts()
  for (const { words } of standings) expect(listed.join()).toContain(words.replace(/(^|\W)-(?=\d)/, '$1−'))
  await expect.poll(() => glance.locator('[data-war]').count()).toBe(wars.length)
}

/** 49.631B (1): whoever is given a reason to react ticks the country in its own phase, beside those it names anyway. */
async function reactForNorway(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Norway, in reaction/ }).check()
  await page.getByRole('button', { name: 'Name Norway, in reaction', exact: true }).click()
  await expect.poll(async () => (await viewOf(page)).rolls.norway?.manner).toBe('reaction')
}

/** 50.11: from the page where one thinks about it, with price and consequences before it is given. */
async function declareFromWarRoom(page: Page, id: string): Promise<void> {
  await page.locator('.thinking').getByRole('button', { name: 'War room' }).click()
  await page.locator('.war-target[data-target=sweden]').click()
  await page.getByRole('button', { name: 'Order it in the game' }).click()
  const one = page.locator('.in-game [data-order=declare-war]')
  await one.getByRole('button', { name: 'Declare war: Germany on Sweden 10 BRPs', expanded: true }).waitFor()
  await one.locator('.brings').first().waitFor()
  expect(await violationsOn(page)).toEqual([])
  const before = (await viewOf(page, id)).wars.length
  await one.getByRole('button', { name: /^Give the order/ }).click()
  await expect.poll(async () => (await viewOf(page, id)).wars.length).toBeGreaterThan(before)
  await page.locator('.in-game').getByRole('link', { name: 'Back to the game' }).click()
  await page.locator('.move').waitFor()
}

/** What the rules read next stands there as it was last told; what is changed is reported with its consequences. */
async function reportFromChecklist(page: Page): Promise<void> {
  await page
    .locator('.checklist')
    .getByRole('button', { name: /one more/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Report 1 change' }).click()
  await expect.poll(() => page.locator('.checklist .report-by').count()).toBeGreaterThan(0)
}

async function typed(page: Page, text: string): Promise<void> {
  const fold = page.locator('.typed-order')
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
  await fold.locator('input').fill(text)
  await fold.getByRole('button', { name: 'Give' }).click()
  await expect.poll(() => fold.locator('input').inputValue()).toBe('')
}

async function sit(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name at the table').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.locator('.move').waitFor()
}

test('three people in three browsers, one with a phone, play from the seals of 1939 to those of 1940', { timeout: 180_000 }, async () => {
  const anna = await person()
  const ben = await person()
  const cleo = await person({ viewport: PHONE, hasTouch: true })

  await anna.page.goto(`${room.url}/#/games`)
  await anna.page.getByLabel('Start').selectOption('european-1939')
  await anna.page.getByLabel('Your name at the table').fill('Anna')
  expect(await violationsOn(anna.page)).toEqual([])
  await anna.page.getByRole('button', { name: 'Begin the game' }).click()
  await anna.page.getByRole('heading', { name: 'Send each friend a link' }).waitFor()
  const linkTo = (seat: string): Promise<string> => anna.page.getByLabel(`Link: ${seat}`, { exact: true }).inputValue()
  const [west, russia] = await Promise.all(['the Western Allies', 'Russia'].map(linkTo))
  await anna.page.getByRole('link', { name: 'To the game' }).click()
  await anna.page.locator('.move-mine').waitFor()

  await sit(ben.page, west ?? '', 'Ben')
  await sit(cleo.page, russia ?? '', 'Cleo')
  expect((await viewOf(ben.page)).as).toEqual(['britain', 'france', 'us'])
  expect(cleo.page.url()).not.toContain((russia ?? '').split('#')[1])

  // 49.23: each seals from a page that allows no more than the limit, with the chances beside; nobody sees what the others placed.
  await anna.page.locator('.allocation-target .strip').first().waitFor()
  await anna.page.getByRole('button', { name: 'Hungary: one more' }).click()
  await anna.page.getByRole('button', { name: 'Hungary: one more' }).click()
  await expect.poll(() => anna.page.getByRole('button', { name: 'Hungary: one more' }).isDisabled()).toBe(true)
  await anna.page.getByRole('button', { name: 'Keep as a draft' }).click()
  await expect.poll(async () => (await viewOf(anna.page)).own[0]?.draft).toEqual({ hungary: 2 })
  await anna.page.reload()
  await expect.poll(() => anna.page.getByRole('spinbutton', { name: 'Hungary', exact: true }).inputValue()).toBe('2')
  await anna.page.getByRole('button', { name: 'Seal…' }).click()
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Seal', exact: true }).click()
  await expect.poll(() => ben.page.locator('.glance .seal').count()).toBe(1)
  await expect.poll(() => ben.page.locator('body').innerText()).not.toContain('Hungary 2')
  await typed(ben.page, 'seal turkey=2')
  await expect.poll(() => sidewaysOn(cleo.page)).toBe(0)
  expect(await violationsOn(cleo.page)).toEqual([])
  await typed(cleo.page, 'seal bulgaria=1')

  // The Axis name and roll; the die falls for all at once.
  await expect.poll(() => stage(anna.page)).toContain('naming')
  await anna.page.getByRole('checkbox', { name: /^Hungary/ }).check()
  await anna.page.getByRole('button', { name: 'Name Hungary', exact: true }).click()
  for (const one of [ben, cleo]) {
    await expect.poll(() => one.page.locator('.game-news').innerText()).toContain('Hungary')
    await expect
      .poll(() => asked(one.page))
      .toEqual((await viewOf(one.page)).asked.map(({ words }) => expect.stringMatching(new RegExp(`^${words}`, 'i'))))
  }

  // The line breaks and comes back by itself; what is being typed stays.
  await cleo.page.locator('.typed-order input').fill('stand no sub')
  await cleo.context.setOffline(true)
  await cleo.page.locator('.game-line').waitFor()
  expect(await violationsOn(cleo.page)).toEqual([])
  await cleo.context.setOffline(false)
  await cleo.page.locator('.game-line').waitFor({ state: 'detached' })
  await expect.poll(() => cleo.page.locator('.typed-order input').inputValue()).toBe('stand no sub')
  await cleo.page.locator('.typed-order input').fill('')

  // A letter is read by those it is written to, and by nobody else; a note by nobody but its writer.
  await anna.page.getByLabel('To', { exact: true }).selectOption('russia')
  await anna.page.getByLabel('Your letter').fill('Shall we divide Poland?')
  await anna.page.getByRole('button', { name: 'Send the letter' }).click()
  await expect.poll(() => cleo.page.locator('.letters').innerText()).toContain('Shall we divide Poland?')
  await anna.page.getByLabel('A note that only this seat sees').fill('Cleo will refuse.')
  await anna.page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect.poll(() => anna.page.locator('.notes').innerText()).toContain('Cleo will refuse.')
  await ben.page.reload()
  await ben.page.locator('.move').waitFor()
  await expect.poll(() => ben.page.locator('body').innerText()).not.toMatch(/divide Poland|will refuse/)
  await expect.poll(() => cleo.page.locator('body').innerText()).not.toContain('will refuse')

  // The host sets a pace and stops the clocks; everybody is told. Then a report is put right, with what follows shown before.
  const id = anna.page.url().split('/game/')[1] ?? ''
  await anna.page.goto(`${room.url}/#/table/${id}`)
  await anna.page.getByLabel('For each stage').selectOption('24')
  await anna.page.getByRole('button', { name: 'Pause the game' }).click()
  await expect.poll(() => cleo.page.locator('.clock').innerText()).toContain('The game is paused')
  await anna.page.getByRole('button', { name: 'Go on', exact: true }).click()
  await expect.poll(() => cleo.page.locator('.clock').innerText()).not.toContain('The game is paused')
  await anna.page.getByLabel('Which report?').fill('hungary')
  await anna.page.locator('.report-found button', { hasText: 'Axis ground and air factors' }).first().click()
  await anna.page
    .locator('.checklist')
    .getByRole('button', { name: /one more/ })
    .click()
  await anna.page.locator('.host-form').getByLabel('Why, for everybody to read').first().fill('Told too low')
  await anna.page.locator('.host-form .brings').first().waitFor()
  expect(await violationsOn(anna.page)).toEqual([])
  await anna.page.getByRole('button', { name: 'Put it right' }).click()
  await expect.poll(() => cleo.page.locator('.game-news').innerText()).toContain('Told too low')
  await anna.page.goto(`${room.url}/#/game/${id}`)
  await anna.page.locator('.move').waitFor()

  // Everybody is quiet until the next year; whoever has something to settle is asked for it.
  const people = [anna, ben, cleo]
  const done = new Set<string>()
  for (let turns = 0; turns < 60; turns += 1) {
    const view = await viewOf(anna.page)
    const stage = view.stage?.id ?? ''
    if (view.turn === '1940 spring' && stage === 'year-start') break
    const once = (name: string): boolean => stage === name && !done.has(name) && done.add(name) !== undefined
    if (once('axis-declarations')) await declareFromWarRoom(anna.page, id)
    if (once('axis-operations')) await reportFromChecklist(anna.page)
    if (once('allied-naming')) await reactForNorway(ben.page)
    for (const { page } of people) {
      const menus = await menusOf(page, id)
      const due = menus.flatMap((one) => one.offers).find(({ order, refusals }) => DUE.includes(order.type) && refusals.length === 0)
      if (due !== undefined) await settle(page, due.order.type)
      else if ((await viewOf(page)).asked.length > 0) await say(page, id, stage === 'year-start' ? 'seal nothing' : 'quiet')
    }
  }
  await expect.poll(async () => (await viewOf(anna.page)).turn).toBe('1940 spring')
  for (const { page, complaints } of people) {
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Spring 1940')
    await expectAsServed(page)
    expect(await violationsOn(page)).toEqual([])
    expect(complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(one))).toEqual([])
  }

  // The story so far, and the table as it was; then the calculators with what Anna knows.
  await anna.page.goto(`${room.url}/#/chronicle/${id}/1`)
  await expect.poll(() => anna.page.getByRole('heading', { level: 1 }).textContent()).toBe('Fall 1939')
  await anna.page.getByRole('slider').press('End')
  await expect.poll(() => anna.page.getByRole('heading', { level: 1 }).textContent()).toBe('Spring 1940')
  expect(await violationsOn(anna.page)).toEqual([])
  await anna.page.goto(`${room.url}/#/game/${id}`)
  await anna.page.locator('.thinking').getByRole('button', { name: 'War room' }).click()
  await anna.page.locator('main[data-place=war] h1').waitFor()
  expect(anna.page.url()).toContain('turn=1940+spring')

  // Russia is handed over: whoever had it is shut out at that moment.
  const dora = await person()
  await cleo.page.locator('summary', { hasText: 'Who sits where' }).click()
  await cleo.page.getByRole('button', { name: 'Hand over my seats' }).click()
  const link = await cleo.page.locator('.sent-link input').inputValue()
  await sit(dora.page, link, 'Dora')
  expect((await viewOf(dora.page)).as).toEqual(['russia'])
  await expect.poll(() => dora.page.locator('.letters').innerText()).toContain('Shall we divide Poland?')
  await expect.poll(() => cleo.page.locator('main').innerText(), { timeout: 10_000 }).toContain('This game is not open to you')
  expect((await cleo.page.request.get(`${room.url}/api/games/${id}`)).status()).toBeGreaterThanOrEqual(401)

  // At one device: each side sees its own, and between them the curtain shows nothing.
  await dora.page.goto(`${room.url}/#/games`)
  await dora.page.getByRole('button', { name: 'Start at this device' }).click()
  await dora.page.getByRole('button', { name: 'The European Axis' }).click()
  await dora.page.getByRole('button', { name: 'Hungary: one more' }).click()
  await dora.page.getByRole('button', { name: 'Seal…' }).click()
  await dora.page.getByRole('dialog').getByRole('button', { name: 'Seal', exact: true }).click()
  await expect.poll(() => dora.page.locator('.glance').innerText()).toContain('Hungary 1')
  await dora.page.getByRole('button', { name: 'Draw the curtain' }).click()
  await dora.page.locator('.curtain').waitFor()
  expect(await violationsOn(dora.page)).toEqual([])
  await dora.page.getByRole('button', { name: 'The Western Allies' }).click()
  await dora.page.locator('.move-mine').waitFor()
  await expect.poll(() => dora.page.locator('body').innerText()).not.toContain('Hungary 1')
  await Promise.all([...people, dora].map(({ context }) => context.close()))
})
