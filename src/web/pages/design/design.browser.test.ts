import { expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { answer, type ReckonAnswer } from '../../../counsel/index.ts'
import { DESK, openPage, PHONE, sidewaysOn, violationsOn } from '../../testing/desk.testing.ts'
import { signed } from '../../wording.ts'

const desk = atTheDesk()

/** Every part that pages are made of. */
const PARTS = [
  'ladder',
  'ledger',
  'rule-label',
  'odds-list',
  'track',
  'die',
  'tag',
  'stepper',
  'choice',
  'picker',
  'tick',
  'field',
  'search-field',
  'matrix',
  'control',
  'refusals',
  'empty',
  'notice',
  'waiting',
  'design-swatch',
]

test.each([
  { edition: '2023', colorScheme: 'light', viewport: DESK },
  { edition: 'campaign', colorScheme: 'dark', viewport: PHONE },
] as const)('$edition, $colorScheme: every part in use, with the numbers of the door', async ({ edition, colorScheme, viewport }) => {
  const scenario = 'demonstration-summer-1941'
  const { page, context, complaints } = await openPage(desk.browser, `${desk.origin}/#/design/${edition}?scenario=${scenario}`, {
    colorScheme,
    viewport,
  })
  const narrow = viewport === PHONE ? ['matrix'] : []
  for (const part of PARTS.filter((one) => !narrow.includes(one)))
    expect(await page.locator(`.design .${part}`).count(), part).toBeGreaterThan(0)
  const reckoned = (situation: object): string =>
    signed((answer({ door: 'reckon', situation, args: { target: 'hungary', by: 'axis' } }) as ReckonAnswer).total)
  const total = () => page.locator('.design .ledger .total').first().textContent()
  await expect.poll(() => total()).toBe(reckoned({ edition, scenario }))
  await page.getByRole('button', { name: 'Axis points in Hungary: one more' }).click()
  await expect.poll(total).toBe(reckoned({ edition, scenario, placements: { axis: { hungary: 1 } } }))
  expect(await violationsOn(page)).toEqual([])
  await expect.poll(() => sidewaysOn(page)).toBeLessThanOrEqual(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('a dialog is opened and put away by keyboard, and the focus comes back; a toast is said', async () => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/#/design/classic`)
  const opener = page.getByRole('button', { name: 'Open a dialog' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'A dialog' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Say something' }).click()
  await page.getByRole('status').getByText('Hungary stands at 9 now.').waitFor()
  await context.close()
})
