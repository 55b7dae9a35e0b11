import { expect, test } from 'vitest'
import { serve } from '../../../referee/index.ts'
import { atTheTable, begun, say, sit } from '../table.testing.ts'

const table = atTheTable((data) => serve({ port: 0, data, log: () => undefined }))

test('an order that is pressed twice is given once', { timeout: 60_000 }, async () => {
  const { page } = await table.person()
  await page.goto(`${table.url}/#/games`)
  const setting = { edition: '2023', scenario: 'global-war-1939' }
  const made = await page.request.post('/api/games', { headers: { Origin: table.url }, data: setting })
  const { links } = (await made.json()) as { readonly links: { readonly seats: Readonly<Record<string, string>> } }
  await sit(page, links.seats['germany'] ?? '', 'Anna')

  let given = 0
  await page.route('**/orders', async (route) => {
    given += 1
    await new Promise((go) => setTimeout(go, 300))
    await route.continue()
  })
  await page.locator('summary', { hasText: 'Report from the map' }).click()
  await page.getByRole('button', { name: 'Nothing changed on the map' }).dblclick()
  await page.getByText('Report from the map: done.').waitFor()
  await page.waitForTimeout(500)
  expect(given).toBe(1)
})

test('an order given while the server is out of reach says that it is under way, and is taken when it answers', {
  timeout: 60_000,
}, async () => {
  const { context, page } = await table.person()
  await page.goto(`${table.url}/#/games`)
  const setting = { edition: '2023', scenario: 'global-war-1939' }
  const made = await page.request.post('/api/games', { headers: { Origin: table.url }, data: setting })
  const { links } = (await made.json()) as { readonly links: { readonly seats: Readonly<Record<string, string>> } }
  await sit(page, links.seats['germany'] ?? '', 'Anna')
  await page.locator('summary', { hasText: 'Report from the map' }).click()
  await page.getByRole('button', { name: 'Nothing changed on the map' }).waitFor()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Nothing changed on the map' }).click()
  await page.getByText('The server has not answered yet.').waitFor()
  await context.setOffline(false)
  await page.getByText('Report from the map: done.').waitFor()
})

test('DT, one for every five factors: a number set in the card of a roll moves its sum before the die falls, and is asked for once', {
  timeout: 60_000,
}, async () => {
  const { page } = await table.person()
  await page.goto(`${table.url}/#/games`)
  const game = await begun(page, 'demonstration-spring-1941')
  for (const by of ['axis', 'westernAllies', 'russia']) await game.give({ type: 'seal-allocation', by, placements: {} })
  await game.give({ type: 'name-targets', by: 'axis', nominations: [{ target: 'bulgaria', manner: 'ordinary' }] })
  await say(page, game.id, 'pass')
  await page.goto(`${table.url}/#/game/${game.id}`)
  const card = page.locator('[data-order=roll]')
  await card.getByRole('button').first().click()
  const total = async (): Promise<number> => Number(await card.locator('.reckoned-total').getAttribute('data-total'))
  await expect.poll(total).toBe(5)
  expect(await card.innerText()).not.toContain('Not reported, used')
  const factors = card.getByRole('spinbutton', { name: 'Axis ground and air factors in Bulgaria' })
  await factors.fill('10')
  await factors.press('Tab')
  await expect.poll(total).toBe(7)
  await card.getByRole('button', { name: /^Report and throw the die/ }).click()
  await expect.poll(() => page.locator('.fallen-plus').first().innerText()).toBe('+7')
})
