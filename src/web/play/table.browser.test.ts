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
async function viewOf(page: Page): Promise<SeatView> {
  const id = page.url().split('/game/')[1] ?? ''
  return (await page.request.get(`${room.url}/api/games/${id}`)).json() as Promise<SeatView>
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
  const [britain, france, us, russia] = await Promise.all(['Britain', 'France', 'the U.S.', 'Russia'].map(linkTo))
  await anna.page.getByRole('link', { name: 'To the table' }).click()
  await anna.page.locator('.move-mine').waitFor()

  await sit(ben.page, britain ?? '', 'Ben')
  await sit(ben.page, france ?? '', 'Ben')
  await sit(ben.page, us ?? '', 'Ben')
  await sit(cleo.page, russia ?? '', 'Cleo')
  expect((await viewOf(ben.page)).as).toEqual(['britain', 'france', 'us'])
  expect(cleo.page.url()).not.toContain((russia ?? '').split('#')[1])

  // 49.23: each seals from a page that allows no more than the limit; nobody sees what the others placed.
  await anna.page.getByRole('button', { name: 'Hungary: one more' }).click()
  await anna.page.getByRole('button', { name: 'Hungary: one more' }).click()
  expect(await anna.page.getByRole('button', { name: 'Hungary: one more' }).isDisabled()).toBe(true)
  await anna.page.getByRole('button', { name: 'Keep as a draft' }).click()
  await expect.poll(async () => (await viewOf(anna.page)).own[0]?.draft).toEqual({ hungary: 2 })
  await anna.page.reload()
  await expect.poll(() => anna.page.getByRole('spinbutton', { name: 'Hungary', exact: true }).inputValue()).toBe('2')
  await anna.page.getByRole('button', { name: 'Seal…' }).click()
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Seal', exact: true }).click()
  await expect.poll(() => ben.page.locator('.glance .seal').count()).toBe(1)
  expect(await ben.page.locator('body').innerText()).not.toContain('Hungary 2')
  await typed(ben.page, 'seal turkey=2')
  expect(await sidewaysOn(cleo.page)).toBe(0)
  expect(await violationsOn(cleo.page)).toEqual([])
  await typed(cleo.page, 'seal bulgaria=1')

  // The Axis name and roll; the die falls for all at once.
  await expect.poll(() => stage(anna.page)).toContain('naming')
  await anna.page.locator('[data-order=name-targets]', { hasText: 'Name Hungary' }).getByRole('button').first().click()
  await anna.page.getByRole('button', { name: /^Give the order ?: Name Hungary/ }).click()
  for (const one of [ben, cleo]) {
    await expect.poll(() => one.page.locator('.game-news').innerText()).toContain('Hungary')
    expect(await asked(one.page)).toEqual(
      (await viewOf(one.page)).asked.map(({ words }) => expect.stringMatching(new RegExp(`^${words}`, 'i'))),
    )
  }

  // The line breaks and comes back by itself; what is being typed stays.
  await cleo.page.locator('.typed-order input').fill('stand no sub')
  await cleo.context.setOffline(true)
  await cleo.page
    .locator('.game-line')
    .waitFor({ timeout: 20_000 })
    .catch(() => undefined)
  await cleo.context.setOffline(false)
  expect(await cleo.page.locator('.typed-order input').inputValue()).toBe('stand no sub')
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
  expect(await ben.page.locator('body').innerText()).not.toMatch(/divide Poland|will refuse/)
  expect(await cleo.page.locator('body').innerText()).not.toContain('will refuse')

  // The host sets a pace and stops the clocks; everybody is told.
  await anna.page.locator('.clock summary').click()
  await anna.page.getByLabel('For each stage').selectOption('24')
  await expect.poll(() => anna.page.locator('.clock-due').count()).toBe(1)
  await anna.page.getByRole('button', { name: 'Pause the game' }).click()
  await expect.poll(() => cleo.page.locator('.clock').innerText()).toContain('The game is paused')
  await anna.page.getByRole('button', { name: 'Go on' }).click()
  await expect.poll(() => cleo.page.locator('.clock').innerText()).not.toContain('The game is paused')

  // Everybody is quiet until the next year; whoever has something to settle is asked for it.
  const people = [anna, ben, cleo]
  for (let turns = 0; turns < 60; turns += 1) {
    const view = await viewOf(anna.page)
    if (view.turn === '1940 spring' && view.stage?.id === 'year-start') break
    for (const { page } of people) {
      const { toMove, as } = await viewOf(page)
      const isAsked = toMove.some(({ who }) => who !== 'host' && (as as readonly string[]).some((seat) => isOf(seat, who)))
      if (!isAsked) continue
      const menu = (await (await page.request.get(`${room.url}/api/games/${page.url().split('/game/')[1]}/menu`)).json()) as {
        readonly menus: readonly {
          readonly offers: readonly { readonly order: { readonly type: string }; readonly refusals: readonly unknown[] }[]
        }[]
      }
      const offers = menu.menus.flatMap((one) => one.offers).filter(({ refusals }) => refusals.length === 0)
      const due = offers.find(({ order: { type } }) => ['roll', 'take-result'].includes(type))
      const { type } = due?.order ?? { type: 'quiet' }
      if (view.stage?.id === 'year-start') await typed(page, 'seal nothing')
      else if (type === 'quiet') await typed(page, 'quiet')
      else {
        await page.locator(`[data-order=${type}]`).first().getByRole('button').first().click()
        await page.getByRole('button', { name: /^Give the order/ }).click()
        await page.getByRole('button', { name: /^Give the order/ }).waitFor({ state: 'detached' })
      }
    }
  }
  await expect.poll(async () => (await viewOf(anna.page)).turn).toBe('1940 spring')
  for (const { page, complaints } of people) {
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Spring 1940')
    expect(await violationsOn(page)).toEqual([])
    expect(complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(one))).toEqual([])
  }

  // The story so far, and the table as it was; then the calculators with what Anna knows.
  const id = anna.page.url().split('/game/')[1] ?? ''
  await anna.page.goto(`${room.url}/#/chronicle/${id}/1`)
  await expect.poll(() => anna.page.getByRole('heading', { level: 1 }).textContent()).toBe('Fall 1939')
  await anna.page.getByRole('slider').press('End')
  await expect.poll(() => anna.page.getByRole('heading', { level: 1 }).textContent()).toBe('Spring 1940')
  expect(await violationsOn(anna.page)).toEqual([])
  await anna.page.goto(`${room.url}/#/game/${id}`)
  await anna.page.locator('.thinking summary').click()
  await anna.page.locator('.thinking').getByRole('button', { name: 'War room' }).click()
  await anna.page.locator('main[data-place=war] h1').waitFor()
  expect(anna.page.url()).toContain('turn=1940+spring')

  // Russia is handed over: whoever had it is shut out at that moment.
  const dora = await person()
  await cleo.page.locator('.chairs summary').click()
  await cleo.page.getByRole('button', { name: 'Hand over my seats' }).click()
  const link = await cleo.page.locator('.sent-link input').inputValue()
  await sit(dora.page, link, 'Dora')
  expect((await viewOf(dora.page)).as).toEqual(['russia'])
  expect(await dora.page.locator('.letters').innerText()).toContain('Shall we divide Poland?')
  await expect.poll(() => cleo.page.locator('main').innerText(), { timeout: 10_000 }).toContain('This game is not open to you')
  expect((await cleo.page.request.get(`${room.url}/api/games/${id}`)).status()).toBeGreaterThanOrEqual(401)
  await Promise.all([...people, dora].map(({ context }) => context.close()))
})

/** Whether a seat belongs to those who are asked. */
function isOf(seat: string, who: string): boolean {
  const delegation =
    { germany: 'axis', italy: 'axis', britain: 'westernAllies', france: 'westernAllies', us: 'westernAllies' }[seat] ?? seat
  return delegation === who
}
