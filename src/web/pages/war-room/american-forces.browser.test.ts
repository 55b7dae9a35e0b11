import { expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { type AmericanForcesAnswer, answer, type MayAnswer } from '../../../counsel/index.ts'
import type { Document } from '../../situation/document.ts'
import { situationAddress } from '../../situation/situation-address.ts'
import { openPage } from '../../testing/desk.testing.ts'
import { examine } from '../../testing/examination.testing.ts'

const desk = atTheDesk()

const SUMMER: Document = { edition: '2023', scenario: 'demonstration-summer-1941' }

const at = (document: Document, parts: Readonly<Record<string, string>> = {}): string =>
  `${desk.origin}/${situationAddress({ page: 'war', parts }, document)}`

test('every place and kind of American forces is open or shut as the door says, and a cell tells why', async () => {
  const { page, context, complaints } = await openPage(desk.browser, at(SUMMER))
  const { moves } = answer({ door: 'american-forces', situation: SUMMER }) as AmericanForcesAnswer
  const shown = await page
    .locator('.american [data-cell]')
    .evaluateAll((cells) => cells.map((cell) => [cell.getAttribute('data-cell'), cell.classList.contains('cell-yes')] as const))
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(moves.map(({ to, forces, allowed }) => [`${to} ${forces}`, allowed])))
  const shut = moves.find(({ allowed }) => !allowed)
  await page.locator(`.american [data-cell="${shut?.to} ${shut?.forces}"]`).click()
  const opened = page.locator('.american-move')
  await expect.poll(() => opened.getAttribute('data-allowed')).toBe('false')
  await expect.poll(() => opened.locator('.refusals li').count()).toBe(shut?.refusals.length)
  await examine(page)
  expect(complaints).toEqual([])
  await context.close()
})

test('50.42, 50.44: what was done keeps a declaration or loses it', async () => {
  const keep = (args: object): MayAnswer =>
    answer({ door: 'may', situation: SUMMER, args: { question: 'keep', by: 'germany', on: ['turkey'], ...args } }) as MayAnswer
  const acts = [{ actor: 'germany', act: 'entered' }]
  const { page, context } = await openPage(desk.browser, at(SUMMER, { by: 'germany', on: 'turkey' }))
  await page.getByText('Does what was done keep it?').click()
  const kept = page.getByRole('region', { name: 'Whether it is kept' })
  expect(keep({ acts }).allowed).toBe(true)
  await expect.poll(() => kept.getAttribute('data-allowed')).toBe('true')
  await page.getByLabel('It was done only after the combat phase').check()
  await expect.poll(() => kept.getAttribute('data-allowed')).toBe('false')
  const late = keep({ acts, isLate: true })
  await expect.poll(() => kept.locator('.refusals li').count()).toBe(late.refusals.length)
  await expect.poll(() => kept.locator('.consequences li').count()).toBe(late.consequences.length)
  await examine(page)
  await context.close()
})

test('50.11: outside its window a declaration is refused with the rule', async () => {
  const { page, context } = await openPage(desk.browser, at(SUMMER, { by: 'germany', on: 'turkey' }))
  await page.getByRole('combobox', { name: 'When' }).selectOption('axis-operations')
  await page.locator('.declaration-answer > .refusals [data-rule="50.11"]').first().waitFor()
  expect(page.url()).toContain('at=axis-operations')
  await context.close()
})

test('a place that is not there is refused', async () => {
  const { page, context } = await openPage(desk.browser, at(SUMMER, { to: 'manila' }))
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('philippines')
  await context.close()
})
