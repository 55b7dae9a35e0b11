import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { readRecord, recordText } from '../../../record/index.ts'
import { openPage } from '../../testing/desk.testing.ts'

const desk = atTheDesk()

const verdict = (page: Page): Promise<string> => page.locator('.verify-page [role=status]').innerText()

async function drop(page: Page, text: string): Promise<void> {
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([content], 'record.jsonl'))
    return transfer
  }, text)
  await page.dispatchEvent('.verify-drop', 'drop', { dataTransfer: dropped })
}

test('a record that is dropped on the page is checked there, one by mail and one of a table; what was changed in it is said', async () => {
  const { page, complaints } = await openPage(desk.browser, `${desk.origin}/#/verify`)
  await page.locator('.verify-drop').waitFor()
  const byMail = readFileSync('cases/earlier/mail.jsonl', 'utf8')
  await drop(page, byMail)
  await expect.poll(() => verdict(page)).toContain('follow from links that everybody showed')
  expect(await verdict(page)).toContain('Nothing is wrong with this record.')
  await drop(page, byMail.replace('"hungary"', '"hungarY"'))
  await expect.poll(() => verdict(page)).toContain('wrong:')
  await drop(page, readFileSync('cases/earlier/table.jsonl', 'utf8'))
  await expect.poll(() => verdict(page)).toContain('on the word of whoever threw them')
  expect(complaints).toEqual([])
}, 60_000)

test('a record by mail is compared with the folder of that game in this browser, which names what it leaves out', async () => {
  const { page } = await openPage(desk.browser, `${desk.origin}/#/mail`)
  const file = 'cases/earlier/folders-of-two.json'
  const { folders, record, packets } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly folders: readonly object[]
    readonly record: string
    readonly packets: readonly string[]
  }
  const copy = JSON.stringify({ folder: { ...folders[1], texts: packets, recorded: record }, unsent: [] })
  await page.locator('.mail-page input[type=file][accept=".json"]').setInputFiles({
    name: 'ben.folder.json',
    mimeType: 'application/json',
    buffer: Buffer.from(copy),
  })
  await page.locator('.mail-game').waitFor()
  await page.goto(`${desk.origin}/#/verify`)
  await page.locator('.verify-drop').waitFor()
  await drop(page, record)
  await expect.poll(() => verdict(page)).toContain('Compared with the packets that ben keeps in this browser')
  expect(await verdict(page)).toContain('Nothing is wrong with this record.')
  const read = readRecord(record)
  if (!read.ok) throw new Error('no record')
  await drop(page, recordText({ ...read.record, entries: read.record.entries.slice(0, -1) }))
  await expect
    .poll(() => verdict(page))
    .toMatch(/This record ends after line 9; 1 line that was placed after it is left out \(packet game-1\/anna\/\d+\)/)
}, 60_000)
