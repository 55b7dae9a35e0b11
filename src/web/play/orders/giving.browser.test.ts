import { expect, test } from 'vitest'
import { serve } from '../../../referee/index.ts'
import { atTheTable, sit } from '../table.testing.ts'

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
