import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { answer, type ReckonAnswer } from '../../../counsel/index.ts'
import { openBook } from '../../../editions/index.ts'
import { FACTS, type FactId, factSays, inTerms } from '../../../rules/core/index.ts'
import { openPage, PHONE, sidewaysOn } from '../../testing/desk.testing.ts'
import { examine, seenOnPaper } from '../../testing/examination.testing.ts'
import { sentence } from '../../wording.ts'

const desk = atTheDesk()

const SUMMER = 'demonstration-summer-1941'
const ADDRESS = '#/facts/classic?turn=1941+spring&facts.paris.controller=germany&facts.france.fallen=true'

const listOn = (page: Page, heading: string) =>
  page.locator('.fact-list').filter({ has: page.getByRole('heading', { name: heading, exact: false }) })
const labelsIn = (page: Page, heading: string) => listOn(page, heading).locator('.control-label').allTextContents()

describe.each(['classic'])('facts in %s', (edition) => {
  const situation = { edition, scenario: SUMMER }
  const total = (document: object): number =>
    (answer({ door: 'reckon', situation: document, args: { target: 'rumania', by: 'axis' } }) as ReckonAnswer).total

  test('what the scenario sets comes first, with its values; a change goes into every page', async () => {
    const { page, context, complaints } = await openPage(desk.browser, `${desk.origin}/#/facts/${edition}?scenario=${SUMMER}`)
    const said = await listOn(page, 'Set by the scenario')
      .locator('.control')
      .evaluateAll((controls) =>
        controls.map((one) => [one.querySelector('.control-label')?.textContent, one.querySelector('.control-said')?.textContent]),
      )
    const starts = Object.entries(openBook(edition).scenarios[SUMMER]?.facts ?? {}).map(([id, value]) => [
      sentence(
        inTerms(
          `${FACTS[id as FactId].type === 'control' ? 'who ' : ''}${FACTS[id as FactId].words}`,
          openBook(edition).clauses.terms ?? [],
        ),
      ),
      factSays(id as FactId, value),
    ])
    expect(said.length).toBeGreaterThan(15)
    expect(starts).toEqual(expect.arrayContaining(said))

    await listOn(page, 'Set by the scenario').getByRole('group', { name: 'Russia has entered Bessarabia' }).getByText('no').click()
    await expect.poll(() => labelsIn(page, 'Set by the scenario')).toContain('Russia has entered Bessarabiait was yes')
    const changed = { ...situation, facts: { 'bessarabia.russiaEntered': false } }
    await page.goto(page.url().replace(`/facts/${edition}`, `/dossier/${edition}/rumania`))
    await page.locator('.verdict-total b').waitFor()
    const read = await page.locator('.line[data-line]').evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-amount'))))
    expect(read.reduce((sum, amount) => sum + amount, 0)).toBe(total(changed))
    expect(total(changed)).not.toBe(total(situation))
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('what was reported comes before all; a change stays where it was made and goes into the address', async () => {
  const { page, context, complaints } = await openPage(desk.browser, `${desk.origin}/${ADDRESS}`)
  await expect.poll(() => labelsIn(page, 'Changed or reported')).toEqual(['Who holds Paris', 'France has fallen'])
  await listOn(page, 'Changed or reported').getByRole('group', { name: 'France has fallen' }).getByText('no', { exact: true }).click()
  await expect.poll(() => labelsIn(page, 'Changed or reported')).toEqual(['Who holds Paris', 'France has fallenit was yes'])
  expect(page.url()).not.toContain('france.fallen')
  const balkans = page.locator('.theatre').filter({ has: page.getByRole('heading', { name: 'Balkans' }) })
  await balkans.locator('summary').filter({ hasText: 'Bessarabia' }).click()
  await balkans.getByLabel('The border war over Bessarabia').selectOption({ label: 'escalated' })
  await expect.poll(() => labelsIn(page, 'Changed or reported')).toContain('The border war over Bessarabiait was none')
  // The demand that came before the border war follows from it.
  await expect.poll(() => page.locator('.facts-head').textContent()).toContain('3 changed here')
  expect(complaints).toEqual([])
  await examine(page)
  await expect
    .poll(() => seenOnPaper(page, '.control-said', '.control select', '.search-field', '.theatre'))
    .toEqual([true, false, false, false])
  await context.close()
})

test('a choice is said in words, never by its name in a file', async () => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/#/facts/2023?search=pacific+fleet`)
  const base = page.getByLabel('The base of the Pacific Fleet')
  await expect
    .poll(() => base.locator('option').allTextContents())
    .toEqual(['as the tension has it', 'the U.S. box', 'Pearl Harbor', 'wherever the U.S. likes'])
  await base.selectOption({ label: 'the U.S. box' })
  expect(page.url()).toContain('pacificFleet.base=usBox')
  await context.close()
})

test('by the keyboard: the search finds a place, a country and a rule number, stays in the address and leads to a control', async () => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/${ADDRESS}`)
  const search = page.getByLabel('Search facts')
  await search.fill('hungary factors')
  await page.getByText('Axis ground and air factors in Hungary').waitFor()
  expect(page.url()).toContain('search=hungary+factors')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  expect(page.url()).toMatch(/facts\.hungary\.\w+=1/)
  await search.fill('DP-GER-17')
  await page.getByLabel('Who holds Berlin').waitFor()
  await search.fill('no such thing')
  await page.getByText('No fact says “no such thing”').waitFor()
  await search.fill('zeppelin'.repeat(30))
  await page.getByText('No fact says “zeppelin').waitFor()
  await expect.poll(() => sidewaysOn(page)).toBe(0)
  await context.close()
})

test('at the phone’s width, with everything unfolded, nothing scrolls sideways', async () => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/${ADDRESS}`, { viewport: PHONE })
  for (const fold of await page.locator('.fact-list details summary').all()) await fold.click()
  await expect.poll(() => sidewaysOn(page)).toBe(0)
  await context.close()
})

test('a wrong fact in the address is refused with what was meant, and what lay there stays', async () => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/${ADDRESS}`)
  await page.evaluate(() => {
    location.hash = '#/facts/classic?facts.pacificFleet.base=usbox'
  })
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('usBox')
  await expect.poll(() => labelsIn(page, 'Changed or reported')).toEqual(['Who holds Paris', 'France has fallen'])
  await context.close()
})

test('a number that nobody counted is not reported, and 0 can be', async () => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/#/dossier/2023/hungary?by=axis`)
  await page.getByRole('searchbox', { name: /^Find another of the/ }).fill('Axis ground and air factors')
  const report = page.getByRole('button', { name: /^report 0: Axis ground and air factors in Hungary/ }).first()
  await report.click()
  await expect.poll(() => page.url()).toContain('facts.hungary.axisFactors=0')
  await expect.poll(() => report.count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await report.waitFor()
  await context.close()
})
