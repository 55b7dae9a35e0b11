import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
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
