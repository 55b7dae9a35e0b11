import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { answer, type MayAnswer, type StatusAnswer } from '../../../counsel/index.ts'
import { WAYS_IN } from '../../../rules/chapters/statuses/index.ts'
import { POWERS } from '../../../rules/core/index.ts'
import type { Document } from '../../situation/document.ts'
import { situationAddress } from '../../situation/situation-address.ts'
import { openPage, PHONE, sidewaysOn, violationsOn } from '../../testing/desk.testing.ts'

const desk = atTheDesk()

const SUMMER: Document = { edition: 'campaign', scenario: 'demonstration-summer-1941' }

const at = (document: Document, thing: string): string =>
  `${desk.origin}/${situationAddress({ page: 'statuses', thing, parts: {} }, document)}`

const mayEnter = (situation: Document, nation: string, by: string, how: string): MayAnswer =>
  answer({ door: 'may', situation, args: { question: 'enter', in: nation, by, how, stage: 'ops', units: 1 } }) as MayAnswer

/** Every cell of the matrix is as the door says. */
async function expectEntry(page: Page, situation: Document, nation: string): Promise<void> {
  const shown = await page.locator('.matrix .cell').evaluateAll((cells) => cells.map((cell) => cell.className.includes('cell-yes')))
  expect(shown).toEqual(POWERS.flatMap((by) => WAYS_IN.map((how) => mayEnter(situation, nation, by, how).allowed)))
}

const statusOf = (situation: Document, country: string) =>
  (answer({ door: 'status', situation, args: { country } }) as StatusAnswer).countries[0]

test('who may come in is what the door says, before and after a change; the address brings the same page', async () => {
  const { context, page, complaints } = await openPage(desk.browser, at(SUMMER, 'finland'))
  await expect.poll(() => page.locator('[data-country=finland]').getAttribute('data-status')).toBe(statusOf(SUMMER, 'finland')?.status)
  await expectEntry(page, SUMMER, 'finland')
  await page.getByLabel('Where Finland stands', { exact: true }).selectOption('9')
  const changed: Document = { ...SUMMER, standings: { finland: { result: 9, with: 'germany' } } }
  await expect.poll(() => page.locator('[data-country=finland]').getAttribute('data-status')).toBe(statusOf(changed, 'finland')?.status)
  await expectEntry(page, changed, 'finland')
  const shared = await openPage(desk.browser, page.url())
  await expectEntry(shared.page, changed, 'finland')
  await shared.context.close()
  expect(complaints).toEqual([])
  await context.close()
})

test('a case is opened by the arrows and says yes or no with its rule; light, dark and on paper', async () => {
  const { context, page } = await openPage(desk.browser, at(SUMMER, 'finland'))
  await page.locator('.matrix .cell').first().focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  const { allowed } = mayEnter(SUMMER, 'finland', 'italy', 'overflight')
  const judged = page.getByRole('region', { name: 'May they come in?' })
  await expect.poll(() => judged.locator('.judged-word').textContent()).toContain(allowed ? 'Italy may fly over' : 'Italy may not fly over')
  expect(await violationsOn(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOn(page)).toEqual([])
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await expect.poll(() => page.locator('.asking:visible, .status-list:visible, .what-if:visible').count()).toBe(0)
  await expect.poll(() => page.locator('.judged:visible').count()).toBe(2)
  await context.close()
})

test('on the phone each power says in brief what is open to it, and nothing scrolls sideways', async () => {
  const { context, page } = await openPage(desk.browser, at(SUMMER, 'finland'), { viewport: PHONE })
  await expect.poll(() => page.locator('.matrix-list summary').first().textContent()).toContain('fly over')
  await expect.poll(() => sidewaysOn(page)).toBe(0)
  await context.close()
})

test('a nation that is none is refused', async () => {
  const { context, page } = await openPage(desk.browser, at(SUMMER, 'narnia'))
  await expect.poll(() => page.locator('[role=alert]').textContent()).toContain('narnia')
  await context.close()
})

test.each(['classic'])('%s: a book without statuses says so and where to look instead', async (edition) => {
  const { context, page } = await openPage(desk.browser, at({ edition }, 'finland'))
  await expect.poll(() => page.locator('.empty').textContent()).toContain('no statuses')
  await expect.poll(() => page.locator('.empty a').getAttribute('href')).toContain('board')
  await context.close()
})
