import { expect, test } from 'vitest'
import { serve } from '../../../referee/index.ts'
import { violationsOn } from '../../testing/desk.testing.ts'
import { atTheTable, sit, viewOf } from '../table.testing.ts'

const table = atTheTable((data) => serve({ port: 0, data, log: () => undefined }))

interface Made {
  readonly id: string
  readonly links: { readonly host: string; readonly watch: string; readonly seats: Readonly<Record<string, string>> }
}

test('a draft is sealed when time runs out, a letter is deleted, a person is forgotten, a seat is given up and taken by whoever watches', {
  timeout: 120_000,
}, async () => {
  const { page } = await table.person()
  await page.goto(`${table.url}/#/games`)
  const setting = { edition: '2023', scenario: 'global-war-1939', table: { pace: { is: 'hours', hours: 48 }, vacantSeats: 'open' } }
  const made = await page.request.post('/api/games', { headers: { Origin: table.url }, data: setting })
  const { id, links } = (await made.json()) as Made
  await sit(page, links.seats['germany'] ?? '', 'Anna')

  await page.getByLabel('Your letter').fill('Hungary is ours.')
  await page.getByRole('button', { name: 'Send the letter' }).click()
  await expect.poll(() => page.locator('.letters').innerText()).toContain('Hungary is ours.')
  await page.getByRole('button', { name: 'Delete for everybody' }).click()
  await expect.poll(() => page.locator('.letters').innerText()).toContain('This letter was deleted.')
  expect(await page.locator('.letters').innerText()).not.toContain('Hungary is ours.')

  await page.goto(`${table.url}/#/table/${id}`)
  await page.getByRole('button', { name: 'Seal my draft if my time runs out' }).click()
  await page.getByRole('button', { name: 'Do not seal my draft' }).waitFor()
  expect(await (await page.request.get(`/api/games/${id}/pace`)).json()).toMatchObject({ sealing: ['axis'] })

  const webhook = page.getByLabel('By webhook to')
  await webhook.fill('ftp://example.org')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('expected an address such as https://example.org/hook').waitFor()
  await webhook.fill('https://example.org/hook')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Tell me nothing' }).waitFor()
  expect(await (await page.request.get(`/api/games/${id}/notices`)).json()).toMatchObject({ webhook: 'https://example.org/hook' })

  const ruled = { to: 'partners', when: 'always', tableTalk: false }
  const host = { Origin: table.url, Authorization: `Bearer ${links.host.slice(-43)}` }
  expect((await page.request.put(`/api/games/${id}/letters/rules`, { headers: host, data: ruled })).ok()).toBe(true)
  await page.getByText('There is no talk for the whole table.').waitFor()
  expect(await violationsOn(page)).toEqual([])

  await page.locator('summary', { hasText: 'Leave, or be forgotten' }).click()
  await page.getByRole('button', { name: 'Forget me here' }).click()
  await expect.poll(async () => JSON.stringify(await (await page.request.get(`/api/games/${id}/table`)).json())).not.toContain('Anna')
  expect((await viewOf(page, id)).as).toEqual(['germany'])

  await page.getByRole('button', { name: 'Leave the table' }).click()
  await expect.poll(() => page.locator('main').innerText(), { timeout: 10_000 }).toContain('This game is not open to you')
  expect((await page.request.get(`/api/games/${id}`)).status()).toBeGreaterThanOrEqual(401)

  await page.goto(links.watch)
  await page.getByRole('link', { name: 'To the game' }).click()
  await page.getByRole('link', { name: 'Take a seat' }).click()
  await page.getByRole('button', { name: /^Take this seat/ }).press('Enter')
  await page.keyboard.type('Ben')
  await page.keyboard.press('Enter')
  await page.locator('.move').waitFor()
  expect(await viewOf(page, id)).toMatchObject({ as: ['germany'], seats: { germany: 'Ben' } })
})
