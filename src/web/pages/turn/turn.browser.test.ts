import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { answer, type NamingsAnswer, type SecretsAnswer, type SequenceAnswer, type YearStartAnswer } from '../../../counsel/index.ts'
import type { Document } from '../../situation/document.ts'
import { situationAddress } from '../../situation/situation-address.ts'
import { openPage } from '../../testing/desk.testing.ts'
import { examine } from '../../testing/examination.testing.ts'

const desk = atTheDesk()

const at = (document: Document, parts: Readonly<Record<string, string>> = {}): string =>
  `${desk.origin}/${situationAddress({ page: 'turn', parts }, document)}`

const PLACED: Document = {
  edition: '2023',
  scenario: 'demonstration-summer-1941',
  placements: { axis: { turkey: 2 }, westernAllies: { turkey: 1 } },
}

describe.each(['2023'])('%s', (edition) => {
  test('every step of the turn in its order, with who is asked and what must be done', async () => {
    const situation = { edition, scenario: 'demonstration-summer-1941' }
    const { page, context, complaints } = await openPage(desk.browser, at(situation))
    const { steps } = answer({ door: 'sequence', situation }) as SequenceAnswer
    const played = steps.filter(({ when }) => when?.holds !== false)
    const shown = await page.locator('[data-step]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-step')))
    expect(shown).toEqual(played.map(({ id }) => id))
    const rolling = played.find(({ orders }) => orders.length > 0)
    await page.locator(`[data-step="${rolling?.id}"] summary`).click()
    await page.locator(`[data-step="${rolling?.id}"] [data-order]`).first().waitFor()
    const orders = await page
      .locator(`[data-step="${rolling?.id}"] [data-order]`)
      .evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-order'), row.getAttribute('data-owed')]))
    expect(orders).toEqual(rolling?.orders.map(({ order, isOwed }) => [order, String(isOwed)]))
    await examine(page)
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('whom a faction may name, each leading to its dossier, and the others with every rule against them', async () => {
  const { page, context } = await openPage(desk.browser, at(PLACED))
  await page.locator('.namings').getByText('Western Allies').click()
  const { manners } = answer({ door: 'namings', situation: PLACED, args: { by: 'westernAllies' } }) as NamingsAnswer
  for (const { manner, targets } of manners) {
    const shown = await page
      .locator(`[data-manner=${manner}] [data-target]`)
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-target')))
    expect(shown).toEqual(targets.filter(({ allowed }) => allowed).map(({ target }) => target))
  }
  await expect.poll(() => page.locator('[data-target=turkey] a').getAttribute('href')).toContain('#/dossier/2023/turkey?by=westernAllies')
  expect(page.url()).toContain('by=westernAllies')
  await context.close()
})

test('49.21 (a): what is hidden from a delegation says no number that it may not know', async () => {
  const { page, context } = await openPage(desk.browser, at(PLACED, { to: 'russia' }))
  const { hidden } = answer({ door: 'secrets', situation: PLACED, args: { to: 'russia' } }) as SecretsAnswer
  await expect.poll(() => page.locator('[data-secret]').count()).toBe(hidden.length)
  expect(hidden.length).toBeGreaterThan(0)
  await expect.poll(() => page.locator('.secrets').textContent()).not.toMatch(/Turkey/)
  await page.getByRole('combobox', { name: 'Hidden from' }).selectOption('')
  await page.locator('.secrets').getByText('Turkey 2').waitFor()
  await context.close()
})

test('what is told at a year start, to whom', async () => {
  const spring: Document = { edition: '2023', scenario: 'demonstration-spring-1941' }
  const { page, context } = await openPage(desk.browser, at(spring))
  const { told, factions } = answer({ door: 'year-start', situation: spring }) as YearStartAnswer
  const shown = await page.locator('[data-to]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-to')))
  expect(shown).toEqual(told.map(({ to }) => to))
  await expect.poll(() => page.locator('[data-points]').first().getAttribute('data-points')).toBe(String(factions.axis.points))
  await context.close()
})

test('a name that nobody goes by is refused', async () => {
  const { page, context } = await openPage(desk.browser, at({ edition: '2023' }, { by: 'axes' }))
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('axis')
  await context.close()
})
