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
  // The page of who handed over follows: the link is used, and the chair has its new name.
  await expect.poll(() => page.getByLabel('Send this link to whoever is to sit: Italy.').count()).toBe(0)
  expect(await page.locator('.chair', { hasText: 'Italy' }).innerText()).toContain('Berta')
  const story = other.locator('.game-news')
  await expect.poll(() => story.innerText()).toContain('Anna gives up the seat of Italy')
  expect(await story.innerText()).toContain('Berta sits down as Italy')
  await page.goto(`${table.url}/#/game/${id}`)
  await expect.poll(() => partners.count()).toBe(1)
})

test('a removal names all seats of the player, is given with a reason, and leaves the removed with words that are true', {
  timeout: 90_000,
}, async () => {
  const { page } = await table.person()
  await page.goto(`${table.url}/#/games`)
  await page.getByLabel('Your name at the table').fill('Anna')
  await page.getByRole('button', { name: 'Begin the game' }).click()
  const link = await page.getByLabel('Link: the Western Allies').inputValue()
  expect(await page.getByRole('heading', { name: 'These links open only on this machine' }).count()).toBe(1)
  await page.getByRole('link', { name: 'To the game' }).click()
  await page.locator('.move').waitFor()
  const id = page.url().split('/game/')[1] ?? ''
  const { page: ben } = await table.person()
  await sit(ben, link, 'Ben')

  await page.goto(`${table.url}/#/table/${id}`)
  await page.getByRole('button', { name: 'Remove : Britain, France and the U.S.' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove the player of Britain, France and the U.S.?' })
  const remove = dialog.getByRole('button', { name: 'Remove' })
  expect(await remove.isDisabled()).toBe(true)
  await dialog.getByLabel('Why, for the whole table to read').fill('Away for good')
  expect(await violationsOn(page)).toEqual([])
  await remove.click()
  const again = page.getByLabel('Send this link to whoever is to sit: Britain, France and the U.S. It is shown only now.')
  const fresh = await again.inputValue()

  await ben.getByRole('heading', { name: 'This game is not open to you' }).waitFor()
  expect(await ben.locator('main').innerText()).toContain(
    'Where the seat is still yours, your personal link opens it; otherwise ask the host.',
  )
  await expect.poll(() => ben.title()).not.toContain('move')
  const { page: dora } = await table.person()
  await sit(dora, fresh, 'Dora')
  expect(await dora.locator('.game-news').innerText()).toContain('The host removed Ben (Britain, France and the U.S.): Away for good')
  await expect.poll(() => again.count()).toBe(0)
})
