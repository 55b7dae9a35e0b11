import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { answer, type CooperateAnswer } from '../../../counsel/index.ts'
import type { Document } from '../../situation/document.ts'
import { situationAddress } from '../../situation/situation-address.ts'
import { openPage, PHONE, sidewaysOn, violationsOn } from '../../testing/desk.testing.ts'
import { footingOf } from './words.ts'

const desk = atTheDesk()

const cooperation = (situation: Document, args: object): CooperateAnswer =>
  answer({ door: 'cooperate', situation, args: { ...args } }) as CooperateAnswer

const at = (document: Document, parts: Readonly<Record<string, string>> = {}): string =>
  `${desk.origin}/${situationAddress({ page: 'cooperation', parts }, document)}`

type Verdicts = readonly (readonly [activity: string, allowed: string])[]

const sorted = (verdicts: Verdicts): Verdicts => verdicts.toSorted(([one], [other]) => one.localeCompare(other))

const shownOn = async (page: Page): Promise<Verdicts> =>
  sorted(
    await page
      .locator('[data-activity]')
      .evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-activity') ?? '', row.getAttribute('data-allowed') ?? ''] as const)),
  )

const toldIn = ({ activities }: CooperateAnswer): Verdicts =>
  sorted(activities.map(({ activity, allowed }) => [activity, String(allowed)] as const))

/** For each book a pair, and a change that lifts something between the two. */
const LIFTED = [
  {
    situation: { edition: 'classic', turn: '1940 spring' },
    pair: { one: 'britain', other: 'france' },
    change: (page: Page) =>
      page
        .getByRole('group', { name: /lets British and French units stack/ })
        .getByText('yes')
        .click(),
    changed: { facts: { 'angloFrench.stackingAllowed': true } },
  },
  {
    situation: { edition: '2023', scenario: 'demonstration-summer-1941' },
    pair: { one: 'us', other: 'russia' },
    change: (page: Page) => page.getByRole('group', { name: 'Germany and Russia are at war' }).getByText('yes').click(),
    changed: { wars: [['germany', 'russia']] },
  },
  {
    situation: { edition: 'campaign', turn: '1940 spring' },
    pair: { one: 'britain', other: 'france' },
    change: (page: Page) => page.getByRole('group', { name: 'Italy declared war on Britain' }).getByText('yes').click(),
    changed: { declarations: [{ by: 'italy', on: 'britain' }] },
  },
] as const

describe.each(LIFTED)('cooperation by $situation.edition', ({ situation, pair, change, changed }) => {
  test('every activity as the engine judges it, each reason once; a fact changed in place moves it', async () => {
    const { page, context, complaints } = await openPage(desk.browser, at(situation, pair))
    const before = cooperation(situation, pair)
    await expect.poll(() => shownOn(page)).toEqual(toldIn(before))
    await expect.poll(() => page.locator('[data-footing]').getAttribute('data-footing')).toBe(footingOf(before))
    const reasons = await page
      .locator('.findings')
      .evaluateAll((lists) => lists.map((list) => [...list.querySelectorAll('.finding-grounds')].map(({ textContent }) => textContent)))
    for (const grounds of reasons) expect(new Set(grounds).size).toBe(grounds.length)
    const verdicts = await page.locator('.findings').evaluateAll((lists) => lists.map((list) => list.getAttribute('data-allowed')))
    expect(verdicts).toEqual(verdicts.toSorted())
    await change(page)
    await page.waitForURL((url) => url.hash.includes(Object.keys(changed)[0] ?? ''))
    const after = cooperation({ ...situation, ...changed }, pair)
    await expect.poll(() => shownOn(page)).toEqual(toldIn(after))
    await expect.poll(() => page.locator('[data-footing]').getAttribute('data-footing')).toBe(footingOf(after))
    const { page: shared, context: other } = await openPage(desk.browser, page.url())
    await expect.poll(() => shownOn(shared)).toEqual(await shownOn(page))
    await other.close()
    expect(complaints).toEqual([])
    await context.close()
  })
})

test.each(['2023', 'campaign'])('%s: the powers by two and two, as the engine judges them', async (edition) => {
  const situation = { edition, turn: '1940 spring' }
  const { page, context } = await openPage(desk.browser, at(situation))
  for (const [one, other] of [
    ['germany', 'italy'],
    ['russia', 'us'],
  ] as const) {
    await page.locator(`.pair-matrix [data-cell="${one} ${other}"]`).click()
    await page.locator(`.pair-matrix [data-cell="${one} ${other}"][aria-expanded="true"]`).waitFor()
    await expect.poll(() => shownOn(page)).toEqual(toldIn(cooperation(situation, { one, other })))
  }
  await context.close()
})

test('one activity is answered yes or no, with its rule and what would open it', async () => {
  const { page, context } = await openPage(desk.browser, at({ edition: '2023', turn: '1940 spring' }))
  await page.getByRole('link', { name: 'Stack with the other’s units or counters' }).focus()
  await page.keyboard.press('Enter')
  const query = page.locator('.asked-activity[data-allowed="false"]')
  await query.waitFor()
  await expect.poll(() => query.locator('.rule-label').getAttribute('data-rule')).toBe('53.25')
  await expect.poll(() => query.textContent()).toContain('Until the limits end, or until research lets British and French units stack.')
  await expect.poll(() => page.locator('[data-activity=stack] a').getAttribute('aria-current')).toBe('true')
  await page
    .getByRole('group', { name: /lets British and French units stack/ })
    .getByText('yes')
    .click()
  await page.locator('.asked-activity[data-allowed="true"]').waitFor()
  await expect.poll(() => page.locator('.asked-verdict .was').textContent()).toBe('it was no')
  expect(await violationsOn(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.locator('.reads-panel').isVisible()).toBe(false)
  await expect.poll(() => page.locator('.asked-activity').isVisible()).toBe(true)
  await expect.poll(() => page.locator('.findings').first().isVisible()).toBe(true)
  await context.close()
})

test('who attacks first where two may not attack together', async () => {
  const situation = { edition: 'classic', scenario: 'demonstration-winter-1941' }
  const pair = { one: 'us', other: 'russia' }
  const { page, context } = await openPage(desk.browser, at(situation, pair))
  await page.getByRole('spinbutton', { name: /^Russia: combat factors/ }).fill('12')
  expect(cooperation(situation, { ...pair, oneFactors: 0, otherFactors: 12 }).attacksFirst?.who).toBe('russia')
  await page.locator('.attack-order b', { hasText: 'Russia' }).waitFor()
  await context.close()
})

test('two on opposite sides are told so; nobody is refused with who there is', async () => {
  const { page, context } = await openPage(desk.browser, at({ edition: 'classic' }, { one: 'germany', other: 'britain' }))
  await expect.poll(() => page.locator('[data-footing]').getAttribute('data-footing')).toBe('strangers')
  await expect.poll(() => page.locator('[data-activity]').count()).toBe(0)
  await page.evaluate(() => {
    location.hash = '/cooperation/classic?one=britian'
  })
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('britain')
  await page.getByRole('heading', { name: 'Germany with Britain' }).waitFor()
  await context.close()
})

test('a neutral with a power at war is not said to be free of limits', async () => {
  const { page, context } = await openPage(desk.browser, at({ edition: '2023', turn: '1939 fall' }, { one: 'us', other: 'britain' }))
  await expect.poll(() => page.locator('[data-footing]').getAttribute('data-footing')).toBe('apart')
  await expect.poll(() => page.locator('.footing').textContent()).toMatch(/Not at war together.*The U\.S\. is not in the war/)
  await page.getByRole('button', { name: 'U.S. with Britain: not at war together' }).waitFor()
  await context.close()
})

test('on the phone nothing scrolls sideways, and axe finds nothing in the dark', async () => {
  const { page, context } = await openPage(desk.browser, at({ edition: 'classic' }, { one: 'us', other: 'russia', activity: 'stack' }), {
    viewport: PHONE,
    colorScheme: 'dark',
  })
  await expect.poll(() => sidewaysOn(page)).toBe(0)
  expect(await violationsOn(page)).toEqual([])
  await context.close()
})
