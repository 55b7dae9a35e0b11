import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { answer, type ReckonAnswer } from '../../../counsel/index.ts'
import { DEMONSTRATION } from '../../demonstration.ts'
import { openPage, PHONE, readDossier } from '../../testing/desk.testing.ts'
import { signed } from '../../wording.ts'

const desk = atTheDesk()

const open = (address: string, options = {}) => openPage(desk.browser, `${desk.origin}/${address}`, options)
const bar = (page: Page) => page.getByRole('region', { name: 'Situation', exact: true })
const tabs = (page: Page) => bar(page).getByRole('list', { name: 'Situations' }).locator('.tab-name')
const total = (page: Page) => page.locator('.verdict-total b').textContent()

const reckoned = (situation: unknown): ReckonAnswer =>
  answer({ door: 'reckon', situation, args: { target: 'hungary', by: 'axis' } }) as ReckonAnswer

describe('undo and redo', () => {
  test('follow the reader from page to page', async () => {
    const { page, context, complaints } = await open(DEMONSTRATION)
    const before = await total(page)
    await page.getByRole('searchbox', { name: /^Find another/ }).fill('france fallen')
    await page.getByRole('group', { name: 'France has fallen' }).last().getByText('no', { exact: true }).click()
    const after = await total(page)
    expect(after).not.toBe(before)

    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Facts' }).click()
    await page.getByRole('heading', { level: 1, name: 'What stands on the map' }).waitFor()
    const changed = page.locator('.fact-list .was')
    await expect.poll(() => changed.allTextContents()).toEqual(['it was yes'])
    await bar(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => changed.count()).toBe(0)
    await bar(page).getByRole('button', { name: 'Redo' }).click()
    await expect.poll(() => changed.count()).toBe(1)

    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Hungary' }).waitFor()
    await expect.poll(() => total(page)).toBe(after)
    await expect.poll(() => page.locator('.what-if-state').textContent()).toContain(`Since it was opened: from ${before} to ${after}`)

    await bar(page).getByRole('button', { name: 'Pin' }).click()
    await page.getByRole('button', { name: 'Axis points in Hungary: one more', exact: true }).first().click()
    await expect.poll(() => page.locator('.what-if-state').textContent()).toContain(`Since the pin: from ${after} to `)
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect.poll(() => total(page)).toBe(after)
    await bar(page).getByLabel('Name').fill('France holds out')
    await bar(page).getByRole('button', { name: 'Duplicate' }).click()
    await expect.poll(() => tabs(page).allTextContents()).toEqual(['France holds out', 'Spring 1941, classic'])
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a turn and a scenario chosen in the bar are changes like any other', async () => {
    const { page, context } = await open(DEMONSTRATION)
    await bar(page).getByLabel('Turn').selectOption('1942 summer')
    await page.getByText('The Axis roll, Summer 1942').waitFor()
    await bar(page).getByLabel('Scenario').selectOption({ label: 'Demonstration, Winter 1941' })
    expect(page.url()).toContain('scenario=demonstration-winter-1941')
    await bar(page).getByRole('button', { name: 'Undo' }).click()
    await bar(page).getByRole('button', { name: 'Undo' }).click()
    await page.getByText('The Axis roll, Spring 1941').waitFor()
    expect(`#${page.url().split('#')[1]}`).toBe(DEMONSTRATION)
    await context.close()
  })

  test('another book keeps what it can read, and can be undone', async () => {
    const { page, context } = await open(DEMONSTRATION)
    await bar(page).getByLabel('Book').selectOption({ label: 'The campaign book' })
    await expect.poll(() => page.url()).toContain('#/dossier/campaign/hungary')
    expect(page.url()).toContain('facts.paris.controller=germany')
    expect(page.url()).not.toContain('scenario=')
    await bar(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => page.url()).toContain('#/dossier/classic/hungary')
    await context.close()
  })
})

describe('what differs', () => {
  test('is listed against the start of the scenario, and each can be taken out', async () => {
    const { page, context } = await open(DEMONSTRATION)
    await bar(page).getByRole('button', { name: 'What differs 9' }).click()
    const dialog = page.getByRole('dialog', { name: 'What differs' })
    await dialog.waitFor()
    await expect
      .poll(() => dialog.locator('li > span').allTextContents())
      .toEqual([
        'Spring 1941 at the start: Fall 1939',
        'Russo-German tension: 32 at the start: 0',
        'U.S.-Axis tension: 21 at the start: 0',
        'U.S.-Japanese tension: 17 at the start: 0',
        'Where Hungary stands: 8, Germany at the start: nobody’s',
        'Axis points in Hungary: 2 at the start: 0',
        'Western Allied points in Hungary: 2 at the start: 0',
        'Who holds Paris: Germany at the start: France',
        'France has fallen: yes at the start: no',
      ])
    await dialog.getByRole('button', { name: 'Take out: Axis points in Hungary: 2' }).click()
    await expect.poll(() => dialog.locator('li').count()).toBe(8)
    expect(page.url()).not.toContain('placements.axis')
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => dialog.locator('li').count()).toBe(9)
    await context.close()
  })

  test('a house ruling chosen moves the numbers that rest on it', async () => {
    const { page, context } = await open('#/dossier/2023/norway?by=axis')
    await bar(page).getByRole('button', { name: 'House rulings' }).click()
    const dialog = page.getByRole('dialog', { name: 'House rulings' })
    await dialog.locator('li').filter({ hasText: 'R49-33' }).locator('label').nth(1).click()
    await page.keyboard.press('Escape')
    expect(page.url()).toContain('rulings.R49-33=plus-two')
    await context.close()
  })
})

describe('several situations side by side', () => {
  test('another one is begun beside the first; each keeps its own history, and they can be compared', async () => {
    const { page, context, complaints } = await open(DEMONSTRATION)
    const first = await total(page)
    await bar(page).getByRole('button', { name: 'Begin another' }).click()
    const dialog = page.getByRole('dialog', { name: 'Begin with another situation' })
    await dialog
      .getByRole('button', { name: /Global War, Fall 1939/ })
      .first()
      .click()
    await expect.poll(() => tabs(page).allTextContents()).toEqual(['Spring 1941, classic', 'Fall 1939, 2023'])
    const second = signed(reckoned({ edition: '2023', scenario: 'global-war-1939' }).total)
    await expect.poll(() => total(page)).toBe(second)
    await expect.poll(() => bar(page).getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true)

    await bar(page).getByLabel('Compared with').selectOption({ label: 'Spring 1941, classic' })
    await expect.poll(() => page.locator('.what-if-state').textContent()).toContain(`from ${first} to ${second}`)

    await tabs(page).first().click()
    await expect.poll(() => total(page)).toBe(first)
    await page.reload()
    await expect.poll(() => tabs(page).count()).toBe(2)
    await expect.poll(() => tabs(page).first().getAttribute('aria-current')).toBe('true')

    await bar(page)
      .getByRole('button', { name: /^Put away .*2023/ })
      .click()
    await expect.poll(() => tabs(page).count()).toBe(1)
    await page.getByRole('status').getByRole('button', { name: 'Bring it back' }).click()
    await expect.poll(() => tabs(page).count()).toBe(2)
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('a file', () => {
  const choose = (page: Page, name: string, text: string) =>
    bar(page)
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

  test('in YAML is opened beside what is on the desk', async () => {
    const { page, context } = await open(DEMONSTRATION)
    await choose(page, 'turn.yaml', 'edition: 2023\nturn: 1940 summer\nfacts:\n  france.fallen: true\n')
    await expect.poll(() => tabs(page).allTextContents()).toEqual(['Spring 1941, classic', 'Summer 1940, 2023'])
    await context.close()
  })

  test('that is wrong is refused with what is wrong and where, and the desk stays', async () => {
    const record = readFileSync(new URL('../../../../cases/games/history.jsonl', import.meta.url), 'utf8')
    const wrong: readonly (readonly [name: string, text: string, says: RegExp])[] = [
      [
        'misspelt.json',
        '{\n  "edition": "classic",\n  "facts": { "paris.controler": "germany" }\n}',
        /controler.*line 3.*paris\.controller/,
      ],
      ['broken.json', '{\n  "edition": "classic"\n  "turn": "1941 spring"\n}', /line 3.*comma/],
      ['empty.json', '', /nothing here/],
      ['letter.txt', 'Dear players,\nthe war goes badly.\n', /line 1, column 1.*plain text/],
      ['book.yaml', 'edition: 2032\n', /line 1, column 1.*did you mean “2023”/],
      ['type.yaml', 'edition: 2023\nfacts:\n  france.fallen: perhaps\n', /line 3, column 3/],
      ['another-book.yaml', 'edition: campaign\noptions: [gathering-storm]\n', /line 2, column/],
      ['history.jsonl', record, /record of a game/],
      ['picture.png', '\0PNG', /no text/],
      ['junk.json', '[{,'.repeat(1_700_000), /longer than any situation/],
    ]
    const { page, context, complaints } = await open(DEMONSTRATION)
    const before = await readDossier(page)
    for (const [name, text, says] of wrong) {
      await choose(page, name, text)
      const dialog = page.getByRole('dialog', { name: 'This file cannot be opened' })
      expect(await dialog.locator('.file-errors').textContent(), name).toMatch(says)
      await expect.poll(() => dialog.textContent()).toContain(name)
      await page.keyboard.press('Escape')
      await expect.poll(() => dialog.count()).toBe(0)
      await expect.poll(() => readDossier(page)).toEqual(before)
      await expect.poll(() => tabs(page).count()).toBe(1)
    }
    expect(complaints).toEqual([])
    await context.close()
  })

  test('is saved as the command line reads it', async () => {
    const { page, context } = await open(DEMONSTRATION)
    const saving = page.waitForEvent('download')
    await bar(page).getByRole('button', { name: 'Save' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toBe('chancery-classic-1941-spring.json')
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
    const said: unknown = JSON.parse(Buffer.concat(chunks).toString())
    expect(signed(reckoned(said).total)).toBe(await total(page))
    await context.close()
  })
})

test('what is shared says in words what it holds, with the address', async () => {
  const { page, context } = await open(DEMONSTRATION)
  await bar(page).getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  const words = await dialog.getByLabel('In words, with the address').inputValue()
  expect(words).toContain('A World at War, classic: Global War, Fall 1939, Spring 1941')
  expect(words).toContain('– Where Hungary stands: 8, Germany')
  expect(words.split('\n').at(-1)).toBe(page.url())
  await context.close()
})

test('on the phone the bar folds to one line', async () => {
  const { page, context } = await open(DEMONSTRATION, { viewport: PHONE })
  await expect.poll(() => bar(page).getByLabel('Turn').count()).toBe(0)
  await bar(page)
    .getByRole('button', { name: /^Spring 1941/ })
    .click()
  await bar(page).getByLabel('Turn').selectOption('1942 fall')
  await page.getByText('The Axis roll, Fall 1942').waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await context.close()
})
