import { expect, test } from 'vitest'
import { serve } from '../../../referee/index.ts'
import { atTheTable } from '../table.testing.ts'

const TOKEN = 'open-sesame'
const table = atTheTable((data) => serve({ port: 0, data, log: () => undefined, newGames: { token: TOKEN } }))

test('where only those with a token begin games, the form asks for it and says what is wrong', async () => {
  const { context, page } = await table.person()
  await page.goto('/#/games')
  const form = page.locator('.new-game')
  const token = form.getByLabel('Token of this server')
  const begin = form.getByRole('button', { name: 'Begin the game' })
  const asked = form.getByRole('alert').getByText('only those who have the token of this referee begin games here')
  const games = async (): Promise<number> =>
    ((await (await page.request.get('/api/health')).json()) as { store: { games: number } }).store.games
  await form.getByLabel('Your name').fill('Anna')
  expect(await token.count()).toBe(0)
  await begin.click()
  await asked.waitFor()
  await token.fill('open-simsim')
  const refused = page.waitForResponse((response) => response.status() === 403)
  await begin.click()
  await refused
  await asked.waitFor()
  expect(await games()).toBe(0)
  await token.fill(TOKEN)
  await begin.click()
  await form.waitFor({ state: 'detached' })
  expect(await games()).toBe(1)
  await context.close()
})

test('a name that cannot be read is refused in one sentence, once', async () => {
  const { context, page } = await table.person()
  await page.goto('/#/games')
  const form = page.locator('.new-game')
  await form.getByLabel('Your name').fill('Ann\u202ea')
  await form.getByRole('button', { name: 'Begin the game' }).click()
  const token = form.getByLabel('Token of this server')
  await token.fill(TOKEN)
  await form.getByRole('button', { name: 'Begin the game' }).click()
  const refused = form.getByRole('alert').filter({ hasText: 'expected a line of text' })
  await refused.waitFor()
  expect((await refused.innerText()).match(/expected a line of text/g)).toHaveLength(1)
  expect(await refused.getByRole('heading').innerText()).toBe('That is not allowed')
  await context.close()
})
