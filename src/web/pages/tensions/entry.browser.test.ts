import { expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { answer, type EntryAnswer } from '../../../counsel/index.ts'
import type { Document } from '../../situation/document.ts'
import { situationAddress } from '../../situation/situation-address.ts'
import { openPage } from '../../testing/desk.testing.ts'
import { examine } from '../../testing/examination.testing.ts'

const desk = atTheDesk()

const at = (document: Document, parts: Readonly<Record<string, string>> = {}): string =>
  `${desk.origin}/${situationAddress({ page: 'tensions', parts }, document)}`

// Opening at 46, the turn adds 2: a die of 6 alone makes 50 in Fall; 48 and 2 make 50 with a 3 or more in Winter.
test('49.851B: the chance that the U.S. may declare war, turn by turn, until it is sure', async () => {
  const situation: Document = { edition: '2023', turn: '1941 fall', tensions: { usat: 46, usjt: 40 }, levelsAt: 'before-rises' }
  const { page, context, complaints } = await openPage(desk.browser, at(situation))
  const on = (enemy: string) =>
    page
      .locator(`[data-entry=${enemy}] [data-result]`)
      .evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-result'), row.querySelector('.odd-chance')?.textContent]))
  await expect
    .poll(() => on('germany'))
    .toEqual([
      ['1941 fall', '1 in 6'],
      ['1941 winter', '4 in 6'],
      ['1942 spring', '6 in 6'],
    ])
  await expect
    .poll(() => on('japan'))
    .toEqual([
      ['1941 winter', '1 in 6'],
      ['1942 spring', '6 in 6'],
    ])
  const { wars } = answer({ door: 'entry', situation, args: { ahead: 6 } }) as EntryAnswer
  expect(wars.map(({ turns }) => turns.map(({ chance }) => chance).slice(0, 3))).toEqual([
    ['1/6', '2/3', '1'],
    ['0', '1/6', '1'],
  ])
  await expect.poll(() => page.locator('[data-entry=japan]').textContent()).toContain('Not before Winter 1941')
  await page.getByRole('button', { name: 'Turns looked ahead: one less' }).click()
  expect(page.url()).toContain('ahead=5')
  await examine(page)
  expect(complaints).toEqual([])
  await context.close()
})

test('the campaign has it too, and a game without the track is silent about that war', async () => {
  const campaign = await openPage(desk.browser, at({ edition: 'campaign', scenario: 'demonstration-winter-1941' }))
  await expect.poll(() => campaign.page.locator('[data-entry]').count()).toBe(2)
  await campaign.context.close()
  const europe = await openPage(desk.browser, at({ edition: '2023', scenario: 'european-1939' }))
  expect(await europe.page.locator('[data-entry]').evaluateAll((all) => all.map((one) => one.getAttribute('data-entry')))).toEqual([
    'germany',
  ])
  await europe.context.close()
})
