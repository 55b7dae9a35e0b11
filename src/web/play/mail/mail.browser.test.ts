import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { serve } from '../../../referee/index.ts'
import { openPage, violationsOn } from '../../testing/desk.testing.ts'

const desk = atTheDesk()

const toSend = (page: Page): Promise<string> => page.locator('textarea.mail-packets').inputValue()
const state = (page: Page): Promise<string> => page.locator('.mail-state').innerText()

/** Reads what came, and gives what is to be sent since. */
async function read(page: Page, text: string): Promise<void> {
  await page.getByLabel('Paste what came').fill(`Dear friend,\n\n${text}\n`)
  await page.getByRole('button', { name: 'Read', exact: true }).click()
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin and make the invitation' }).click()
  await page.locator('textarea.mail-packets').waitFor()
}

async function joinAsBen(page: Page, invitation: string): Promise<void> {
  await page.getByLabel('The invitation').fill(invitation)
  await page.getByLabel('Your name in it').fill('ben')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.locator('textarea.mail-packets').waitFor()
}

async function order(page: Page, text: string): Promise<void> {
  await page.getByText('Type', { exact: false }).first().click()
  await page.locator('.typed-line input').fill(text)
  await page.locator('.typed-line button').click()
}

/** What a button saves. */
async function saved(page: Page, name: string): Promise<string> {
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFileSync((await (await file).path()) ?? '', 'utf8')
}

test('two desks without a server play by clipboard, file and code', async () => {
  const { page: anna, complaints } = await openPage(desk.browser, `${desk.origin}/#/mail`)
  const { page: ben } = await openPage(desk.browser, `${desk.origin}/#/mail`)
  await begin(anna)
  await expect.poll(() => state(anna)).toContain('Still to join: ben')

  await joinAsBen(ben, await toSend(anna))
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
  const packets = await saved(anna, 'Save as a file')
  await ben.locator('.mail-files input').setInputFiles({ name: 'packets.txt', mimeType: 'text/plain', buffer: Buffer.from(packets) })
  await ben.getByText('1 order stands', { exact: false }).waitFor()
  await anna.getByRole('button', { name: 'I have sent them' }).click()

  // An order is typed, sealed and carried over by hand; the other sees that it was sealed and not what.
  await order(anna, 'seal hungary=2')
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

test('a desk exchanges with its server; whoever has lost his folder comes back by clipboard, with the chair’s word', async () => {
  const data = mkdtempSync(join(tmpdir(), 'chancery-mail-'))
  const referee = await serve({ port: 0, data, log: () => undefined })
  const opened = () => openPage(desk.browser, `${referee.url}/#/mail`, { permissions: ['clipboard-read', 'clipboard-write'] })
  const exchange = async (page: Page, told: string): Promise<void> => {
    await page.getByRole('button', { name: 'Exchange with this server' }).click()
    await page.getByText(told, { exact: false }).waitFor()
  }
  try {
    const [{ page: anna, complaints }, { page: ben }, { page: again }] = await Promise.all([opened(), opened(), opened()])
    await begin(anna)
    await joinAsBen(ben, await toSend(anna))
    await exchange(ben, '2 packets put into the box, 0 taken out')
    await exchange(anna, '2 packets put into the box, 1 taken out')
    await exchange(ben, '0 packets put into the box, 2 taken out')
    await order(ben, 'seal turkey=2')
    await exchange(ben, '1 packet put into the box, 0 taken out')
    await exchange(anna, '1 packet put into the box, 1 taken out')
    await expect.poll(() => state(anna)).toContain('2 orders stand')

    // Ben's browser is lost; Anna gives him what everybody may have, and the game is his again once she endorses him.
    const file = (text: string) => ({ name: 'file.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
    await again.getByLabel('The record, as').setInputFiles(file(await saved(anna, 'Save the record')))
    await again.getByLabel('All packets, as').setInputFiles(file(await saved(anna, 'Save all packets')))
    await again.getByLabel('Your name in the game').fill('ben')
    expect(await violationsOn(again)).toEqual([])
    await again.getByRole('button', { name: 'Come back' }).click()
    await again.locator('textarea.mail-packets').waitFor()
    await expect.poll(() => state(again)).toContain('2 orders stand')
    await again.bringToFront()
    await again.getByRole('button', { name: 'Copy', exact: true }).click()
    const packet = await again.evaluate(() => navigator.clipboard.readText())
    await anna.bringToFront()
    await anna.evaluate((text) => navigator.clipboard.writeText(text), packet)
    await anna.getByRole('button', { name: 'Read the clipboard' }).click()
    await anna.getByRole('button', { name: 'Endorse the keys of ben…' }).click()
    await anna.getByRole('button', { name: 'Endorse the keys of ben', exact: true }).click()
    await expect.poll(() => state(anna)).not.toContain('asks for new keys')
    await exchange(anna, '2 packets put into the box, 0 taken out')
    await exchange(again, '0 packets put into the box, 1 taken out')
    await order(again, 'seal finland=1')
    await exchange(again, '1 packet put into the box')
    await exchange(anna, '1 packet put into the box, 1 taken out')
    await expect.poll(() => state(anna)).toContain('3 orders stand')

    // The old folder sees that it is out of the game.
    await exchange(ben, 'taken out')
    await expect.poll(() => state(ben)).toContain('Ben has newer keys than this folder')
    expect(complaints).toEqual([])
  } finally {
    await referee.close()
    rmSync(data, { recursive: true, force: true })
  }
}, 60_000)
