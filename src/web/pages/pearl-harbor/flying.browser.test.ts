import { expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { answer, type MayAnswer } from '../../../counsel/index.ts'
import { openPage } from '../../testing/desk.testing.ts'
import { examine } from '../../testing/examination.testing.ts'

const desk = atTheDesk()

const SITUATION = { edition: '2023', scenario: 'demonstration-winter-1941' }
const at = (thing: string): string => `${desk.origin}/#/pearl-harbor/2023${thing}?levelsAt=after-rises&scenario=${SITUATION.scenario}`

const may = (args: object): MayAnswer => answer({ door: 'may', situation: SITUATION, args: { ...args } }) as MayAnswer

test('51.12: whether a force may sail, with every rule against it', async () => {
  const { page, context, complaints } = await openPage(desk.browser, at(''))
  await page.getByText('May it sail and fly so?').click()
  await expect.poll(() => page.locator('.flying .judged').getAttribute('data-allowed')).toBe(String(may({ question: 'strike' }).allowed))
  await page.getByLabel('Troops are to land at Pearl Harbor').check()
  const landing = may({ question: 'strike', invades: true })
  expect(landing.allowed).toBe(false)
  await expect.poll(() => page.locator('.flying .judged').getAttribute('data-allowed')).toBe('false')
  await expect.poll(() => page.locator('.flying .refusals li').count()).toBe(landing.refusals.length)
  await examine(page)
  expect(complaints).toEqual([])
  await context.close()
})

test('51.51: a third strike may not fly', async () => {
  const { page, context } = await openPage(desk.browser, at('/fly-strike'))
  const more = page.getByRole('button', { name: 'Which strike it is: the first, the second, a third: one more' })
  await more.click()
  await more.click()
  await expect.poll(() => page.locator('.flying .judged').getAttribute('data-allowed')).toBe('false')
  await expect.poll(() => page.locator('.flying [data-rule="51.51"]').count()).toBeGreaterThan(0)
  await context.close()
})

test('the chance that Japan loses its surprise is said once, with the final die fallen or open', async () => {
  const { page, context } = await openPage(desk.browser, at(''))
  await expect.poll(() => page.locator('[data-surprise-lost]').count()).toBe(1)
  await page.getByRole('combobox', { name: 'The final tension die' }).selectOption('open')
  await expect.poll(() => page.locator('[data-surprise-lost]').getAttribute('data-surprise-lost')).toBe('1/6')
  await expect.poll(() => page.locator('[data-surprise-lost]').count()).toBe(1)
  await context.close()
})
