import { expect, test } from 'vitest'
import { atTheDesk } from '../../../../../test/browser.ts'
import { answer, type ForecastAnswer } from '../../../../counsel/index.ts'
import type { Document } from '../../../situation/document.ts'
import { situationAddress } from '../../../situation/situation-address.ts'
import { openPage, violationsOn } from '../../../testing/desk.testing.ts'

const desk = atTheDesk()
const SPRING: Document = { edition: 'campaign', scenario: 'demonstration-spring-1941' }
const ADDRESS = () => `${desk.origin}/${situationAddress({ page: 'tensions', parts: {} }, SPRING)}`

test('a forecast played beside the page says what the door says; a longer one can be stopped, and stands as far as it came', async () => {
  const { page } = await openPage(desk.browser, ADDRESS())
  await page.locator('.forecast summary', { hasText: 'Play the war out' }).click()
  const outlook = page.locator('.tension-outlook')
  await outlook.getByLabel('To the end of').selectOption('1941 spring')
  await outlook.getByRole('button', { name: 'Play on' }).click()
  await outlook.getByText('100 wars: a chance is sure to 10%').waitFor()
  const { tracks } = answer({ door: 'forecast', situation: SPRING, args: { until: '1941 spring', wars: 100 } }) as ForecastAnswer
  const shown = await outlook
    .getByRole('region', { name: 'U.S.-Axis tension, forecast' })
    .locator('tr[data-row="1941 spring"] td')
    .evaluateAll((cells) => cells.slice(0, 3).map((cell) => Number(cell.textContent)))
  const [row] = tracks.usat
  expect(shown).toEqual([row?.p10, row?.p50, row?.p90])
  await expect.poll(() => page.locator('.forecast path.fan').count()).toBe(3)
  await expect.poll(() => page.locator('.forecast .verdict-said').innerText()).toMatch(/^In (all )?100 wars played out, the U\.S\. is/)

  await outlook.getByLabel('To the end of').selectOption('1941 winter')
  await outlook.getByRole('button', { name: 'Play on' }).click()
  await outlook.getByRole('button', { name: 'Stop' }).click()
  await expect.poll(() => outlook.getByRole('progressbar').count()).toBe(0)
  await expect.poll(() => outlook.locator('tr[data-row="1941 winter"]').count()).toBeGreaterThan(0)
  expect(await violationsOn(page)).toEqual([])
})

test('a script of one’s own is read as it is written, and what is wrong with it is said', async () => {
  const { page } = await openPage(desk.browser, ADDRESS())
  await page.locator('.forecast summary', { hasText: 'Play the war out' }).click()
  const outlook = page.locator('.tension-outlook')
  await outlook.getByLabel('On the map').selectOption('A script of my own')
  await outlook.getByText('“Towards Gibraltar”').waitFor()
  await outlook.getByLabel('Your script, in YAML or JSON').fill('title: Mine\nhappenings:\n  a: {side: axs, turns: 1941 fall}')
  await outlook.getByText('happenings.a.side: unknown “axs”; did you mean “axis”?').waitFor()
  expect(await outlook.getByRole('button', { name: 'Play on' }).isDisabled()).toBe(true)
  expect(await violationsOn(page)).toEqual([])
})
