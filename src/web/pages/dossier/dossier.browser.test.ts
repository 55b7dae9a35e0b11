import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { answer, type ReckonAnswer } from '../../../counsel/index.ts'
import { DEMONSTRATION } from '../../demonstration.ts'
import { situationAddress } from '../../situation/situation-address.ts'
import { openPage, PHONE, readDossier } from '../../testing/desk.testing.ts'
import { examine, seenOnPaper } from '../../testing/examination.testing.ts'
import { sentence, signed, sixthsOf, typeset, waysWords } from '../../wording.ts'

const SITUATION = {
  edition: 'classic',
  scenario: 'global-war-1939',
  turn: '1941 spring',
  facts: { 'paris.controller': 'germany', 'hungary.axisFactors': 10, 'france.fallen': true },
  standings: { hungary: { result: 8, with: 'germany' } },
  tensions: { rgt: 32, usat: 21, usjt: 17 },
  placements: { axis: { hungary: 2 }, westernAllies: { turkey: 1 } },
}
const ASKED = { target: 'hungary', by: 'axis' }

const reckoned = (situation: unknown, args: Readonly<Record<string, unknown>> = ASKED): ReckonAnswer =>
  answer({ door: 'reckon', situation, args }) as ReckonAnswer

/** What the door answers, as the dossier puts it. */
const expected = ({ lines, results, odds, total }: ReckonAnswer) => {
  const counted = lines.filter(({ applies }) => applies)
  return {
    lines: [...counted, ...lines.filter(({ applies }) => !applies)].map(({ id, amount }) => ({ id, amount: amount + 0 })),
    said: counted.map(({ amount, words, times, cite }) => ({
      amount: signed(amount),
      words: `${sentence(words)}${times > 1 ? ` (${times} times)` : ''}`,
      rule: cite.rule,
    })),
    faces: ['1', '2', '3', '4', '5', '6'].map((face) => typeset(results[face]?.result ?? '')),
    odds: odds.map(({ result, chance, words }) => ({ result, chance: waysWords(sixthsOf(chance)), words: sentence(words) })),
    total: signed(total),
  }
}

const desk = atTheDesk()

/** The address of a dossier. */
const dossierOf = (document: object, { target, ...parts }: Readonly<Record<string, unknown>>): string =>
  situationAddress(
    {
      page: 'dossier',
      thing: String(target),
      parts: Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, String(value)])),
    },
    document as Readonly<Record<string, unknown>>,
  )

const at = (address: string): string => `${desk.origin}/${address}`
const example = (): string => at(dossierOf(SITUATION, ASKED))

describe('the dossier says what the door says', () => {
  const questions = [
    { name: 'Hungary as the example has it', situation: SITUATION, args: ASKED },
    { name: 'Hungary by a Russian roll', situation: SITUATION, args: { target: 'hungary', by: 'russia' } },
    { name: 'Turkey by a Western Allied roll', situation: SITUATION, args: { target: 'turkey', by: 'westernAllies' } },
    { name: 'Spain by an Axis roll, whose inertia looks at the other lines', situation: SITUATION, args: { target: 'spain', by: 'axis' } },
    {
      name: 'Rumania after a demand',
      situation: { edition: '2023', turn: '1940 summer', facts: { 'rumania.adjacentRussianFactors': 20 } },
      args: { target: 'rumania', by: 'russia', manner: 'demand' },
    },
    {
      name: 'Poland, which only the prelude knows',
      situation: { edition: '2023', options: ['gathering-storm'], turn: '1940 spring' },
      args: { target: 'poland', by: 'axis' },
    },
  ]
  test.each(questions)('$name', async ({ situation, args }) => {
    const { page, context, complaints } = await openPage(desk.browser, at(dossierOf(situation, args)))
    const read = await readDossier(page)
    const { odds, ...rest } = expected(reckoned(situation, args))
    expect(read).toMatchObject(rest)
    expect(read.odds.toSorted((one, other) => one.result.localeCompare(other.result))).toEqual(
      odds.toSorted((one, other) => one.result.localeCompare(other.result)),
    )
    expect(complaints).toEqual([])
    await context.close()
  })
})

/** What is not among the first five is found by its name. */
const find = (page: Page, words: string): Promise<void> => page.getByRole('searchbox', { name: /^Find another/ }).fill(words)

describe.each(['classic'])('a dossier of %s', (edition) => {
  const situation = { edition, scenario: 'demonstration-summer-1941' }
  const query = { target: 'rumania', by: 'westernAllies' }

  test('facts and points changed in place are reckoned as the door does, and the address keeps them', async () => {
    const { page, context, complaints } = await openPage(desk.browser, at(dossierOf(situation, query)))
    await expect.poll(() => readDossier(page)).toMatchObject({ ...expected(reckoned(situation, query)), odds: expect.anything() })
    await page.getByRole('button', { name: 'Western Allied points in Rumania: one more', exact: true }).click()
    await find(page, 'entered bessarabia')
    await page.getByRole('group', { name: 'Russia has entered Bessarabia' }).last().getByText('no').click()
    const changed = { ...situation, placements: { westernAllies: { rumania: 1 } }, facts: { 'bessarabia.russiaEntered': false } }
    const said = expected(reckoned(changed, query))
    expect(said.total).not.toBe(expected(reckoned(situation, query)).total)
    await expect.poll(() => readDossier(page)).toMatchObject({ ...said, odds: expect.anything() })

    await page.reload()
    await page.locator('.verdict-total b').waitFor()
    const read = await readDossier(page)
    expect(read).toMatchObject({ ...said, odds: expect.anything() })
    expect(read.odds).toEqual(expect.arrayContaining(said.odds))
    expect(read.odds).toHaveLength(said.odds.length)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('every line of every country that does not apply says what would make it, in words', async () => {
    const { page, context } = await openPage(desk.browser, at(dossierOf(situation, query)))
    const countries = await page
      .getByLabel('Country')
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''))
    const titles = await page.getByLabel('Country').locator('option').allTextContents()
    for (const [index, target] of countries.entries()) {
      await page.getByLabel('Country').selectOption(target)
      await page.getByRole('heading', { level: 1, name: titles[index] ?? '' }).waitFor()
      const idle = await page.locator('.idle .line').evaluateAll((lines) =>
        lines.map((line) => ({
          id: line.getAttribute('data-line'),
          wanting: (line.querySelector('.wanting')?.innerHTML ?? '').replace(/<[^>]*>/g, ' ').trim(),
        })),
      )
      expect(idle.length, target).toBeGreaterThan(0)
      expect(
        idle.filter(({ wanting }) => wanting === '' || /[a-z][A-Z]|undefined/.test(wanting)),
        target,
      ).toEqual([])
      expect(await page.locator('.dossier').textContent(), target).not.toMatch(/undefined|NaN|\bnull\b/)
    }
    await context.close()
  })
})

test('changed and unfolded it is sound in both lights and on a phone; on paper are the answer and its lines', async () => {
  const { page, context } = await openPage(desk.browser, example())
  await page.getByRole('button', { name: 'Axis points in Hungary: one more', exact: true }).click()
  await page.getByText('What would not move it now').click()
  await page.locator('.idle > summary').click()
  await examine(page)
  const onPaper = await seenOnPaper(page, '.verdict-total', '.reckoning .line', '.odd', '.what-if', '.verdict-bar')
  expect(onPaper).toEqual([true, true, true, false, false])
  await context.close()
})

describe('what if', () => {
  test('the five that move the odds most come first, the strongest before the others; the rest is found by its name', async () => {
    const { page, context } = await openPage(desk.browser, example())
    const groups = await page.locator('.what-if .group > summary > span:first-child').allTextContents()
    expect(groups.slice(0, 2)).toEqual(['Points and operations', 'What would move it most'])
    expect(groups.at(-1)).toBe('What would not move it now')
    const levers = await page.locator('.what-if .group').nth(1).locator('.leverage b').allTextContents()
    expect(levers).toHaveLength(5)
    expect(levers[0]).toMatch(/^[+−]\d+, .+ from \d to \d in 6$/)
    await find(page, 'hexes in rumania')
    await page.getByRole('button', { name: 'Hexes in Rumania that Russia holds: one more', exact: true }).click()
    const changed = { ...SITUATION, facts: { ...SITUATION.facts, 'rumania.russianHexes': 1 } }
    await expect.poll(() => readDossier(page)).toMatchObject({ ...expected(reckoned(changed)), odds: expect.anything() })
    await find(page, 'no such thing')
    await page.getByText('Nothing it reads is called that.').waitFor()
    await context.close()
  })

  test('a fact changed in place moves everything at once; undo and reset take it back', async () => {
    const { page, context, complaints } = await openPage(desk.browser, example())
    const before = reckoned(SITUATION)
    const without = reckoned({ ...SITUATION, facts: { 'paris.controller': 'germany', 'hungary.axisFactors': 10 } })
    expect(without.total).not.toBe(before.total)

    const fallen = page.getByRole('group', { name: 'France has fallen' })
    await fallen.getByText('no', { exact: true }).click()
    await expect.poll(() => readDossier(page)).toMatchObject({ ...expected(without), odds: expect.anything() })
    await expect
      .poll(() => page.locator('.what-if-state').textContent())
      .toContain(`from ${signed(before.total)} to ${signed(without.total)}`)

    await find(page, 'axis ground')
    await page.getByRole('button', { name: 'Axis ground and air factors in Hungary: one less' }).last().click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => readDossier(page)).toMatchObject({ total: signed(without.total) })
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect.poll(() => readDossier(page)).toMatchObject(expected(before))
    expect(complaints).toEqual([])
    await context.close()
  })

  test('one more of each: points, a tension', async () => {
    const { page, context } = await openPage(desk.browser, example())
    await page.getByRole('button', { name: 'Western Allied points in Hungary: one more', exact: true }).first().click()
    await find(page, 'russo-german tension')
    await page.getByRole('button', { name: 'Russo-German tension: one more', exact: true }).last().click()
    const placements = { axis: { hungary: 2 }, westernAllies: { turkey: 1, hungary: 1 } }
    const tenser = { ...SITUATION, placements, tensions: { ...SITUATION.tensions, rgt: 33 } }
    await expect.poll(() => readDossier(page)).toMatchObject({ ...expected(reckoned(tenser)), odds: expect.anything() })
    await context.close()
  })

  test('standings, wars and declarations can be changed too', async () => {
    const { page, context } = await openPage(desk.browser, example())
    await find(page, 'where hungary')
    await page.getByLabel('Where Hungary stands', { exact: true }).last().selectOption('-2')
    await find(page, 'russia and rumania')
    await page.getByRole('group', { name: 'Russia and Rumania are at war' }).last().getByText('yes').click()
    await find(page, 'war on spain')
    await page.getByRole('group', { name: 'Germany declared war on Spain' }).last().getByText('yes').click()
    const changed = {
      ...SITUATION,
      standings: { hungary: { result: -2, with: 'britain' } },
      wars: [['russia', 'rumania']],
      declarations: [{ by: 'germany', on: 'spain' }],
    }
    await expect.poll(() => readDossier(page)).toMatchObject({ ...expected(reckoned(changed)), odds: expect.anything() })
    await context.close()
  })

  test('by the keyboard alone: from the top of the page to a stepper, and one more', async () => {
    const { page, context } = await openPage(desk.browser, example())
    const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    for (let pressed = 0; pressed < 80 && (await name()) !== 'Axis points in Hungary'; pressed++) await page.keyboard.press('Tab')
    await expect.poll(() => name()).toBe('Axis points in Hungary')
    await page.keyboard.press('ArrowUp')
    const more = reckoned({ ...SITUATION, placements: { ...SITUATION.placements, axis: { hungary: 3 } } })
    await expect.poll(() => readDossier(page)).toMatchObject({ total: signed(more.total) })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('spinbutton', { name: 'Axis points in Hungary' }).inputValue()).toBe('4')
    await context.close()
  })
})

test('the address holds it all: a fresh reader sees the same dossier', async () => {
  const first = await openPage(desk.browser, at(DEMONSTRATION))
  await find(first.page, 'spy rings')
  await first.page.getByRole('button', { name: 'Axis spy rings in Hungary: one more', exact: true }).last().click()
  await first.page.getByRole('radio', { name: 'Russia', exact: true }).check({ force: true })
  await first.page.getByText('The Russian roll').first().waitFor()
  await find(first.page, 'italy surrendered')
  await first.page.getByRole('group', { name: 'Italy has surrendered' }).last().getByText('yes').click()
  const shared = first.page.url()
  const second = await openPage(desk.browser, shared, { viewport: PHONE, colorScheme: 'dark' })
  await expect.poll(() => readDossier(second.page)).toMatchObject({ ...(await readDossier(first.page)), odds: expect.anything() })
  expect(second.complaints).toEqual([])
  await first.context.close()
  await second.context.close()
})

test('49.71: after a demand the dossier says what becomes of it', async () => {
  // +4 leaning, -2 for twenty factors, -1 for low tension, +2 for the demand: 4 to 9.
  const address = '#/dossier/2023/rumania?by=russia&manner=demand&turn=1940+summer&facts.rumania.adjacentRussianFactors=20'
  const { page, context } = await openPage(desk.browser, at(address))
  await expect
    .poll(() => page.locator('.demand li').allTextContents())
    .toEqual([
      '3 in 6 (50%) Germany decides whether Rumania resists',
      '1 in 6 (17%) Rumania resists: border war',
      '2 in 6 (33%) Russia drops its demands',
    ])
  await context.close()
})

test('the six countries of the prelude come with the option', async () => {
  const { page, context } = await openPage(desk.browser, at('#/dossier/2023/hungary'))
  const countries = () => page.getByLabel('Country').locator('option').allTextContents()
  await expect.poll(() => countries()).toHaveLength(14)
  await page.getByRole('checkbox', { name: 'Gathering Storm' }).check()
  await expect.poll(countries).toHaveLength(20)
  await page.getByLabel('Country').selectOption({ label: 'Poland' })
  await page.getByRole('heading', { level: 1, name: 'Poland' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Hungary' }).waitFor()
  await context.close()
})

test('49.435B (a): no rung is marked in a conquered country, and the ladder says why', async () => {
  const document = { edition: '2023', scenario: 'demonstration-summer-1941' }
  const { page, context } = await openPage(desk.browser, at(dossierOf(document, { target: 'norway', by: 'axis' })))
  await expect.poll(() => page.locator('.rung-now').count()).toBe(0)
  await expect.poll(() => page.locator('.ladder-lapsed').textContent()).toContain('its result of −2 has lapsed')
  await expect.poll(() => page.locator('.verdict-said').textContent()).toBe('May not be rolled: it is conquered')
  await context.close()
})

test('49.31: points beyond the year’s are said to be, and the field takes no more than 99', async () => {
  const { page, context } = await openPage(desk.browser, example())
  const field = page.getByRole('spinbutton', { name: 'Axis points in Hungary' })
  await field.fill('999999999999')
  await field.press('Enter')
  await expect.poll(() => field.inputValue()).toBe('99')
  await expect.poll(() => page.locator('.control:has(.beyond)').textContent()).toContain('49.31 (a)')
  await context.close()
})

test('a rule label opens the heading, the ruling and what the line reads', async () => {
  const { page, context } = await openPage(desk.browser, at(DEMONSTRATION))
  const label = page.locator('[data-line="larger-allied-points"] .rule-label').first()
  await label.click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.locator('.clause-heading').textContent()).toContain('only the larger Allied stake counts')
  await expect.poll(() => dialog.locator('[data-ruling="R49-16"]').count()).toBe(1)
  await dialog.getByRole('button', { name: 'Western Allied points in Hungary: one less' }).click()
  await expect.poll(() => page.locator('.verdict-total b').textContent()).toBe('+7')
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  await label.press('Enter')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => dialog.count()).toBe(0)
  expect(await label.evaluate((element) => element === document.activeElement)).toBe(true)
  await context.close()
})
