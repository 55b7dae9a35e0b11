import { expect, test } from 'vitest'
import { serve } from '../../../referee/index.ts'
import { DESK, PHONE, violationsOn } from '../../testing/desk.testing.ts'
import { atTheTable, sit, viewOf } from '../table.testing.ts'

const table = atTheTable((data) => serve({ port: 0, data, log: () => undefined }))

test.each([
  ['at a desk', DESK],
  ['on a phone', PHONE],
])('of several seats one is handed over, and the host goes on hosting: %s', { timeout: 90_000 }, async (_where, viewport) => {
  const { page } = await table.person({ viewport })
  await page.goto(`${table.url}/#/games`)
  await page.getByLabel('Your name at the table').fill('Anna')
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await page.getByRole('link', { name: 'To the game' }).click()
  await page.locator('.move').waitFor()
  const id = page.url().split('/game/')[1] ?? ''
  const partners = page.getByLabel('To', { exact: true }).locator('option', { hasText: 'Partners on your side' })
  expect(await partners.count()).toBe(0)
  await page.goto(`${table.url}/#/table/${id}`)
  await page.getByRole('button', { name: 'Hand over my seats' }).click()
  const dialog = page.getByRole('dialog', { name: 'Which seats?' })
  expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(2)
  expect(await dialog.getByRole('checkbox', { name: 'The host' }).isChecked()).toBe(false)
  await dialog.getByRole('checkbox', { name: 'Germany' }).uncheck()
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const link = await page.getByLabel('Send this link to whoever is to sit: Italy.').inputValue()
  expect((await viewOf(page, id)).as).toEqual(['germany', 'italy', 'host'])

  const { page: other } = await table.person()
  await sit(other, link, 'Berta')
  expect((await viewOf(other, id)).as).toEqual(['italy'])
  expect((await viewOf(page, id)).as).toEqual(['germany', 'host'])
  await page.goto(`${table.url}/#/game/${id}`)
  await expect.poll(() => partners.count()).toBe(1)
})
