import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch } from '../../../../test/browser.ts'
import { openPage, serveDesk, violationsOn } from '../../testing/desk.testing.ts'

let browser: Browser
let desk: { readonly origin: string; readonly server: Server }

beforeAll(async () => {
  desk = await serveDesk()
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  desk.server.close()
})

const toSend = (page: Page): Promise<string> => page.locator('textarea.mail-packets').inputValue()
const state = (page: Page): Promise<string> => page.locator('.mail-state').innerText()

/** Reads what came, and gives what is to be sent since. */
async function read(page: Page, text: string): Promise<void> {
  await page.getByLabel('Paste what came').fill(`Dear friend,\n\n${text}\n`)
  await page.getByRole('button', { name: 'Read', exact: true }).click()
}

test('two desks without a server play by clipboard, file and code', async () => {
  const { page: anna, complaints } = await openPage(browser, `${desk.origin}/#/mail`)
  const { page: ben } = await openPage(browser, `${desk.origin}/#/mail`)
  await anna.getByRole('button', { name: 'Begin and make the invitation' }).click()
  await anna.locator('textarea.mail-packets').waitFor()
  await expect.poll(() => state(anna)).toContain('Still to join: ben')

  await ben.getByLabel('The invitation').fill(await toSend(anna))
  await ben.getByLabel('Your name in it').fill('ben')
  await ben.getByRole('button', { name: 'Join', exact: true }).click()
  await ben.locator('textarea.mail-packets').waitFor()
  await anna.getByRole('button', { name: 'I have sent them' }).click()

  // Ben's answer goes to the camera: each code is a picture that Anna's desk reads.
  await ben.getByRole('button', { name: 'Show as QR codes' }).click()
  const code = ben.locator('.mail-code svg')
  const many = Number(/of (\d+)/.exec((await code.getAttribute('aria-label')) ?? '')?.[1])
  for (let at = 0; at < many; at += 1) {
    const buffer = await code.screenshot()
    await anna.locator('.mail-files input').setInputFiles({ name: `code-${at}.png`, mimeType: 'image/png', buffer })
    if (many > 1) await ben.getByRole('button', { name: 'Next code' }).click()
  }
  await anna.getByText('1 order stands', { exact: false }).waitFor()

  // Anna's packets go as a file.
  const saved = anna.waitForEvent('download')
  await anna.getByRole('button', { name: 'Save as a file' }).click()
  const packets = readFileSync((await (await saved).path()) ?? '', 'utf8')
  await ben.locator('.mail-files input').setInputFiles({ name: 'packets.txt', mimeType: 'text/plain', buffer: Buffer.from(packets) })
  await ben.getByText('1 order stands', { exact: false }).waitFor()
  await anna.getByRole('button', { name: 'I have sent them' }).click()

  // An order is typed, sealed and carried over by hand; the other sees that it was sealed and not what.
  await anna.getByText('Type', { exact: false }).first().click()
  await anna.locator('.typed-line input').fill('seal hungary=2')
  await anna.locator('.typed-line button').click()
  await anna.getByText('2 orders stand', { exact: false }).waitFor()
  await read(ben, await toSend(anna))
  await ben.getByText('2 orders stand', { exact: false }).waitFor()
  await expect.poll(() => ben.locator('main').innerText()).toContain('Allocation sealed by the European Axis')
  await expect.poll(() => ben.locator('main').innerText()).not.toMatch(/Hungary 2/)

  // What is none is said; what was kept is there after a reload.
  await read(ben, 'hello')
  await ben.getByRole('alert').waitFor()
  await ben.reload()
  await ben.getByText('2 orders stand', { exact: false }).waitFor()
  expect(await violationsOn(ben)).toEqual([])
  expect(complaints).toEqual([])
}, 60_000)
