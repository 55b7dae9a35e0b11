import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serve } from '../../../referee/index.ts'
import { PHONE, sidewaysOn, violationsOn } from '../../testing/desk.testing.ts'
import { atTheTable, begun, viewOf } from '../table.testing.ts'

const table = atTheTable((data) => serve({ port: 0, data, log: () => undefined }))

const headlines = (page: Page) => page.locator('.headline-words').allTextContents()
const announced = (page: Page) => page.locator('[data-announced]').textContent()

test('the fall of a power stands over the move until it is read, is announced once, and stays read', { timeout: 90_000 }, async () => {
  const { page, complaints } = await table.person()
  await page.goto(`${table.url}/#/games`)
  const game = await begun(page, 'demonstration-spring-1941', ['germany', 'italy'])
  await page.goto(`${table.url}/#/game/${game.id}`)
  await page.locator('.move').waitFor()
  await game.give({ type: 'report-facts', by: 'westernAllies', facts: { 'italy.surrendered': true } })
  await expect.poll(() => headlines(page)).toContain('Italy has surrendered.')
  await expect.poll(() => announced(page)).toContain('Italy has surrendered.')
  // It stands above what is asked, in sight.
  const [news, move] = await Promise.all(['.meanwhile', '.move'].map((one) => page.locator(one).boundingBox()))
  expect(news?.y).toBeLessThan(move?.y ?? 0)
  expect(await violationsOn(page)).toEqual([])

  await page.reload()
  await expect.poll(() => headlines(page)).toContain('Italy has surrendered.')
  expect(await announced(page)).toBe('')

  // By keys alone.
  await page.getByRole('button', { name: 'I have read this' }).press('Enter')
  await expect.poll(() => headlines(page)).toEqual([])
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('move')
  await page.reload()
  await page.locator('.move').waitFor()
  await page.waitForTimeout(500)
  expect(await headlines(page)).toEqual([])

  await page.setViewportSize(PHONE)
  expect(await sidewaysOn(page)).toBe(0)
  expect(complaints).toEqual([])
})

test('a war that is over says how it ended, who stands with whom, and where to go from there', { timeout: 90_000 }, async () => {
  const { page, complaints } = await table.person()
  await page.goto(`${table.url}/#/games`)
  const game = await begun(page, 'demonstration-spring-1941', ['germany', 'italy'])
  await page.goto(`${table.url}/#/game/${game.id}`)
  await page.locator('.move').waitFor()
  await game.give({ type: 'report-facts', by: 'westernAllies', facts: { 'britain.surrendered': true, 'russia.surrendered': true } })
  const ending = page.locator('.ending')
  await ending.locator('.war-sum').waitFor()
  expect(await ending.locator('.move-asked').textContent()).toContain('Decisive Axis victory')
  // The war in the west began in Fall 1939.
  expect(await ending.locator('[data-entry=britain]').textContent()).toContain('Fall 1939')
  expect(await ending.locator('.war-sum-side').count()).toBe(3)
  await ending.locator('summary', { hasText: 'The great events' }).click()
  expect(await ending.locator('.war-sum-great').textContent()).toContain('Britain has surrendered.')
  expect(await page.locator('.meanwhile').count()).toBe(0)
  expect(await violationsOn(page)).toEqual([])

  await page.setViewportSize(PHONE)
  expect(await sidewaysOn(page)).toBe(0)
  expect(await violationsOn(page)).toEqual([])

  const saved = page.waitForEvent('download')
  await ending.getByRole('button', { name: 'Save the record' }).click()
  expect((await saved).suggestedFilename()).toBe(`${game.id}.jsonl`)
  await ending.getByRole('button', { name: 'What swung it' }).click()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Look back on the war')
  await ending.getByRole('link', { name: 'The whole story' }).click()
  await page.locator('.chronicle').waitFor()
  expect(complaints).toEqual([])
})

test('from a war that is over another is played on from before its end', { timeout: 90_000 }, async () => {
  const { page, complaints } = await table.person()
  await page.goto(`${table.url}/#/games`)
  const game = await begun(page, 'demonstration-spring-1941')
  await game.give({ type: 'report-facts', by: 'axis', facts: { 'italy.surrendered': true } })
  await game.give({ type: 'report-facts', by: 'axis', facts: { 'britain.surrendered': true, 'russia.surrendered': true } })
  await page.goto(`${table.url}/#/game/${game.id}`)
  await page.locator('.ending .war-sum').waitFor()
  await page.getByRole('button', { name: 'Play on from before the end' }).click()
  await expect.poll(() => page.url().split('/game/')[1]).not.toBe(game.id)
  const forked = page.url().split('/game/')[1] ?? ''
  await page.locator('.curtain').waitFor()
  const now = await viewOf(page, forked)
  // What was before the last order stands, what it said does not, and the first war is over as it was.
  expect(now.ending).toBeNull()
  const said = await (await page.request.get(`/api/games/${forked}/record`)).text()
  expect(said).toContain('italy.surrendered')
  expect(said).not.toContain('britain.surrendered')
  expect((await viewOf(page, game.id)).ending).not.toBeNull()
  expect(complaints).toEqual([])
})

test('the campaign has its headlines too, and its war is summed up', { timeout: 90_000 }, async () => {
  const { page, complaints } = await table.person()
  await page.goto(`${table.url}/#/games`)
  const game = await begun(page, 'demonstration-spring-1941', ['germany', 'italy'], 'campaign')
  await page.goto(`${table.url}/#/game/${game.id}`)
  await page.locator('.move').waitFor()
  await game.give({ type: 'report-facts', by: 'westernAllies', facts: { 'britain.surrendered': true } })
  await expect.poll(() => headlines(page)).toContain('Britain has surrendered.')
  expect(await violationsOn(page)).toEqual([])
  await game.give({ type: 'report-facts', by: 'westernAllies', facts: { 'russia.surrendered': true } })
  const ending = page.locator('.ending')
  await ending.locator('.war-sum').waitFor()
  // 3.6.7.1: France, Britain and Russia are out of the war.
  expect(await ending.locator('.move-asked').textContent()).toMatch(/decisive Axis victory/i)
  expect(await ending.locator('[data-entry=italy]').textContent()).toContain('Summer 1940')
  await ending.locator('summary', { hasText: 'The great events' }).click()
  expect(await ending.locator('.war-sum-great').textContent()).toContain('Russia has surrendered.')
  expect(await violationsOn(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a track whose war has come says since when, and runs on no more', { timeout: 90_000 }, async () => {
  const { page, complaints } = await table.person()
  await page.goto(`${table.url}/#/games`)
  const game = await begun(page, 'demonstration-winter-1941', ['germany', 'italy'])
  await page.goto(`${table.url}/#/game/${game.id}`)
  const track = (name: string) => page.locator('.glance').getByRole('region', { name }).innerText()
  await expect.poll(() => track('Russo-German tension')).toMatch(/At war since Summer 1941$/)
  expect(await page.locator('.glance .track-level').count()).toBe(2)
  expect(await violationsOn(page)).toEqual([])
  expect(complaints).toEqual([])
})
