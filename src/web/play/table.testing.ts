import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { launch } from '../../../test/browser.ts'
import { complaintsOf, DESK } from '../testing/desk.testing.ts'
import type { SeatView, SeenLine } from './wire.ts'

interface Room {
  readonly url: string
  readonly close: () => Promise<void>
}

/** A referee with an empty shelf and a browser, there for all tests of a file. */
export function atTheTable(open: (folder: string) => Promise<Room>) {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-table-'))
  let browser: Browser
  let room: Room
  beforeAll(async () => {
    room = await open(folder)
    browser = await launch()
  })
  afterAll(async () => {
    await browser.close()
    await room.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    get url(): string {
      return room.url
    },
    /** Somebody with a browser of their own. */
    async person(options: BrowserContextOptions = {}) {
      const context = await browser.newContext({
        baseURL: room.url,
        viewport: DESK,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...options,
      })
      const page = await context.newPage()
      return { context, page, complaints: complaintsOf(page) }
    },
  }
}

/** What the server says to whoever has this browser: the page may show nothing else. */
export async function viewOf(page: Page, id = page.url().split('/game/')[1] ?? ''): Promise<SeatView> {
  return (await page.request.get(`/api/games/${id}`)).json() as Promise<SeatView>
}

interface Offered {
  readonly menus: readonly {
    readonly offers: readonly { readonly order: { readonly type: string }; readonly refusals: readonly unknown[] }[]
  }[]
}

export const menusOf = async (page: Page, id: string): Promise<Offered['menus']> =>
  ((await (await page.request.get(`/api/games/${id}/menu`)).json()) as Offered).menus

/** What needs no page: the same order as anybody types it. */
export async function say(page: Page, id: string, text: string): Promise<void> {
  const data = { key: `${text} ${Math.random()}`, text }
  await page.request.post(`/api/games/${id}/orders`, { headers: { Origin: new URL(page.url()).origin }, data })
}

export async function sit(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name at the table').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.getByRole('link', { name: 'To the game' }).click()
  await page.locator('.move').waitFor()
}

/** A die is thrown, with its chances as the dossier has them; then a result is taken, a lesser one where the ladder offers it (49.53). */
export async function settle(page: Page, type: string): Promise<void> {
  if (type === 'roll') {
    const one = page.locator('[data-order=roll]').first()
    await one.getByRole('button').first().click()
    await one.locator('.outlook .strip > span').nth(5).waitFor()
    await expect.poll(() => one.locator('.outlook').innerText()).toMatch(/in 6|certain|can change/)
    // Before it is thrown every line stands there, and their sum is what the die has added to it.
    const figure = (text: string): number => Number(text.replace('−', '-'))
    const added = (await one.locator('.reckoned li b').allTextContents()).map(figure)
    const total = added.pop() ?? Number.NaN
    expect(added.reduce((sum, amount) => sum + amount, 0)).toBe(total)
    await page.getByRole('button', { name: /^Throw the die/ }).click()
    await expect.poll(async () => (await page.locator('.fallen-plus').allTextContents()).map(figure)).toContain(total)
  } else {
    const taken = page.locator('.fallen-choice').last()
    const result = (await taken.getAttribute('data-result')) ?? ''
    await taken.getByRole('button').first().click()
    await expect.poll(() => page.locator('.game-news').innerText()).toContain(`result ${result} is taken`)
  }
  await expect.poll(async () => (await viewOf(page)).toMove.some((mover) => mover.for === type)).toBe(false)
}

/** Gives an order as it is typed on the page of the game. */
export async function typed(page: Page, text: string): Promise<void> {
  const fold = page.locator('.typed-order')
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
  await fold.locator('input').fill(text)
  await fold.getByRole('button', { name: 'Give' }).click()
  await expect.poll(() => fold.locator('input').inputValue()).toBe('')
}

interface Made {
  readonly id: string
  readonly links: { readonly host: string; readonly watch: string; readonly seats: Readonly<Record<string, string>> }
}

interface Moved {
  readonly tracks: Readonly<Record<string, { readonly reached?: readonly { readonly words: string }[] }>>
}

/** A game that starts near an event: this browser has the chairs named, or all of them; somebody without a page has the others. */
export async function begun(page: Page, scenario: string, own?: readonly string[], edition = '2023') {
  const { origin } = new URL(page.url())
  const elsewhere = own === undefined ? undefined : await page.context().browser()?.newContext({ baseURL: origin })
  const post = async (by: APIRequestContext, path: string, data: unknown): Promise<unknown> => {
    const reply = await by.post(`/api/games${path}`, { headers: { Origin: origin }, data })
    if (!reply.ok()) throw new Error(await reply.text())
    return reply.json()
  }
  const { id, links } = (await post(page.request, '', { edition, scenario })) as Made
  const isOwn = (seat: string): boolean => own === undefined || own.includes(seat)
  const linksOf = (are: boolean): readonly string[] =>
    Object.entries({ ...links.seats, host: links.host }).flatMap(([seat, link]) => (isOwn(seat) === are ? [link] : []))
  for (const [by, [link, ...more]] of [
    [page.request, linksOf(true)],
    [elsewhere?.request, linksOf(false)],
  ] as const)
    if (by !== undefined && link !== undefined) await post(by, `/${id}/join`, { link, more, name: 'Anna' })
  return {
    id,
    watch: links.watch,
    /** An order as the page would send it, of whoever has the chair. */
    async give(order: { readonly type: string; readonly by: string; readonly [name: string]: unknown }): Promise<void> {
      const by = elsewhere === undefined || order.by === 'axis' ? page.request : elsewhere.request
      await post(by, `/${id}/orders`, { key: `${order.type} ${Math.random()}`, order })
    },
    /** What levels opened for the first time, as the server tells it. */
    async reached(): Promise<readonly string[]> {
      const { events } = (await (await page.request.get(`/api/games/${id}/events?after=0`)).json()) as {
        readonly events: readonly SeenLine[]
      }
      const moved = events
        .flatMap((line) => line.events ?? [])
        .filter(({ type }) => type === 'tension-moved') as unknown as readonly Moved[]
      return moved.flatMap(({ tracks }) => Object.values(tracks).flatMap(({ reached = [] }) => reached.map(({ words }) => words)))
    },
    close: (): Promise<void> => elsewhere?.close() ?? Promise.resolve(),
  }
}
