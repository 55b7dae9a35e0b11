import { expect, test } from 'vitest'
import { serve } from '../../../referee/index.ts'
import { DESK, PHONE, violationsOn } from '../../testing/desk.testing.ts'
import { atTheTable, viewOf } from '../table.testing.ts'

const table = atTheTable((data) => serve({ port: 0, data, log: () => undefined }))

test.each([
  ['at a desk', DESK],
  ['on a phone', PHONE],
])('a personal link opens the seat on another device until it is made anew: %s', { timeout: 120_000 }, async (_where, viewport) => {
  const { page: host } = await table.person()
  await host.goto(`${table.url}/#/games`)
  await host.getByLabel('Your name at the table').fill('Anna')
  await host.getByRole('button', { name: 'Begin the game' }).click()
  await expect.poll(() => host.getByRole('textbox', { name: 'Your personal link' }).inputValue()).toContain('/join#')
  expect(await host.locator('main').innerText()).toContain('Until a link is used you know it too.')
  const id = (await host.getByRole('link', { name: 'To the game' }).getAttribute('href'))?.split('/game/')[1] ?? ''
  const sent = await host.request.post(`/api/games/${id}/links`, { headers: { Origin: table.url }, data: { seats: ['russia'] } })
  const { link: invitation } = (await sent.json()) as { link: string }

  const { page } = await table.person({ viewport })
  await page.goto(invitation)
  await page.getByLabel('Your name at the table').fill('Carla')
  await page.getByRole('button', { name: 'Sit down' }).click()
  const own = page.getByRole('textbox', { name: 'Your personal link' })
  await own.waitFor()
  const personal = await own.inputValue()
  await page.locator('summary', { hasText: 'QR code' }).click()
  await page.getByRole('img', { name: 'Your personal link as a QR code' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(page.url()).not.toContain(personal.slice(-43))
  await page.getByRole('link', { name: 'To the game' }).click()
  await page.locator('.move').waitFor()

  // The invitation is spent; it says what opens the seat here.
  const { page: stranger } = await table.person()
  await stranger.goto(invitation)
  await expect.poll(() => stranger.locator('body').innerText()).toContain('your personal link opens your seat on this device')

  const { page: phone } = await table.person({ viewport: PHONE })
  await phone.goto(personal)
  await phone.locator('.move').waitFor()
  expect((await viewOf(phone, id)).as).toEqual(['russia'])
  expect(phone.url()).toBe(`${table.url}/#/game/${id}`)

  await page.goto(`${table.url}/#/table/${id}`)
  await expect.poll(() => own.inputValue()).toBe(personal)
  await page.getByRole('button', { name: 'Make a new link and sign out my other devices' }).click()
  await expect.poll(() => own.inputValue()).not.toBe(personal)
  expect((await viewOf(page, id)).as).toEqual(['russia'])
  await phone.reload()
  await expect.poll(() => phone.locator('main').innerText()).toContain('You no longer have a seat in this game on this device.')
  for (const word of ['cookie', 'Bearer', 'secret']) expect(await phone.locator('main').innerText()).not.toContain(word)
})
