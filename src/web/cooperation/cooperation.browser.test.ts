import type { Server } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch } from '../../../test/browser.ts'
import { answer, type CooperateAnswer } from '../../counsel/index.ts'
import { openPage, PHONE, serveDesk } from '../desk.testing.ts'
import { footingOf } from './words.ts'

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

const cooperation = (situation: unknown, args: Record<string, unknown>): CooperateAnswer =>
  answer({ door: 'cooperate', situation, args }) as CooperateAnswer

const shownOn = (page: Page): Promise<readonly (readonly [string | null, string | null])[]> =>
  page
    .locator('[data-activity]')
    .evaluateAll((rows) =>
      rows.map((row): [string | null, string | null] => [row.getAttribute('data-activity'), row.getAttribute('data-allowed')]),
    )

const toldIn = ({ activities }: CooperateAnswer) => activities.map(({ activity, allowed }) => [activity, String(allowed)])

const PAIRS = [
  { one: 'britain', other: 'france' },
  { one: 'germany', other: 'italy' },
  { one: 'us', other: 'russia' },
]

describe.each(['classic', '2023', 'campaign'])('cooperation by %s', (edition) => {
  test.each(PAIRS)('$one with $other: every activity as the engine judges it', async (pair) => {
    const situation = { edition, turn: '1940 spring' }
    const { page, context, complaints } = await openPage(
      browser,
      `${origin}/#/cooperation/${edition}?${new URLSearchParams({ ...pair, turn: '1940 spring' })}`,
    )
    const told = cooperation(situation, pair)
    expect(await shownOn(page)).toEqual(toldIn(told))
    expect(await page.locator('[data-footing]').getAttribute('data-footing')).toBe(footingOf(told))
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('research reported in place lifts a limit, and the address says so', async () => {
  const pair = { one: 'britain', other: 'france' }
  const { page, context } = await openPage(
    browser,
    `${origin}/#/cooperation/2023?${new URLSearchParams({ ...pair, activity: 'stack', turn: '1940 spring' })}`,
  )
  expect(await page.locator('.asked-activity').getAttribute('data-allowed')).toBe('false')
  await page
    .getByRole('group', { name: /lets British and French units stack/ })
    .getByText('yes')
    .click()
  await page.locator('.asked-activity[data-allowed="true"]').waitFor()
  const changed = Object.fromEntries(
    [...new URLSearchParams(page.url().split('?')[1])].flatMap(([name, value]) =>
      name.startsWith('facts.') ? [[name.slice('facts.'.length), value === 'true']] : [],
    ),
  )
  expect(Object.keys(changed)).toHaveLength(1)
  expect(await shownOn(page)).toEqual(toldIn(cooperation({ edition: '2023', turn: '1940 spring', facts: changed }, pair)))
  expect(await page.locator('.asked-verdict .was').textContent()).toBe('it was no')
  const { page: shared, context: other } = await openPage(browser, page.url())
  expect(await shownOn(shared)).toEqual(await shownOn(page))
  expect(await shared.locator('.asked-verdict b').textContent()).toBe('Yes')
  await other.close()
  await context.close()
})

test('who attacks first where two may not attack together', async () => {
  const { page, context } = await openPage(
    browser,
    `${origin}/#/cooperation/classic?one=us&other=russia&scenario=demonstration-winter-1941`,
  )
  await page.getByRole('spinbutton', { name: /^Russia: combat factors/ }).fill('12')
  const { attacksFirst } = cooperation(
    { edition: 'classic', scenario: 'demonstration-winter-1941' },
    { one: 'us', other: 'russia', oneFactors: 0, otherFactors: 12 },
  )
  expect(attacksFirst?.who).toBe('russia')
  await page.locator('.attack-order b', { hasText: 'Russia' }).waitFor()
  await context.close()
})

test('two on opposite sides are told so', async () => {
  const { page, context } = await openPage(browser, `${origin}/#/cooperation/classic?one=germany&other=britain`)
  expect(await page.locator('[data-footing]').getAttribute('data-footing')).toBe('strangers')
  expect(await page.locator('[data-activity]').count()).toBe(0)
  await context.close()
})

test('nobody is refused with who there is', async () => {
  const { page, context } = await openPage(browser, `${origin}/#/cooperation/classic?one=britian`)
  expect(await page.getByRole('alert').textContent()).toContain('britain')
  await context.close()
})

test('on the phone nothing scrolls sideways', async () => {
  const { page, context } = await openPage(browser, `${origin}/#/cooperation/classic?one=us&other=russia&activity=stack`, {
    viewport: PHONE,
  })
  const { wide, narrow } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    narrow: document.documentElement.clientWidth,
  }))
  expect(wide).toBeLessThanOrEqual(narrow)
  await context.close()
})
