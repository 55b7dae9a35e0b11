import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { answer, type ReckonAnswer } from '../../../counsel/index.ts'
import { situationAddress } from '../../situation/situation-address.ts'
import { openPage, PHONE, sidewaysOn } from '../../testing/desk.testing.ts'
import { examine, seenOnPaper } from '../../testing/examination.testing.ts'
import { signed } from '../../wording.ts'

type Document = Readonly<Record<string, unknown>>

const SITUATION: Document = { edition: 'classic', scenario: 'demonstration-spring-1941' }

const desk = atTheDesk()

const mapAt = (document: Document, thing?: string, parts: Readonly<Record<string, string>> = {}): string =>
  `${desk.origin}/${situationAddress({ page: 'map', ...(thing === undefined ? {} : { thing }), parts }, document)}`

const totalOf = (situation: Document, target: string, by: string): number =>
  (answer({ door: 'reckon', situation, args: { target, by } }) as ReckonAnswer).total

/** The totals in the card, by faction. */
const cardTotals = (page: Page) =>
  page.locator('.roll-now').evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-by'), Number(row.getAttribute('data-total'))]))

/** The totals in the table, by country. */
const tableTotals = async (page: Page): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries(
    await page
      .locator('.standings-table tbody tr')
      .evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-target'), Number(row.getAttribute('data-total'))])),
  )

const FACTIONS = ['axis', 'westernAllies', 'russia']
const countries = (page: Page) => page.locator('.country[data-thing]')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-thing'))

describe('the map in every book', () => {
  test.each([
    { document: { edition: '2023' }, count: 14 },
    { document: { edition: 'classic' }, count: 14 },
    { document: { edition: 'campaign' }, count: 14 },
    { document: { edition: '2023', options: ['gathering-storm'] }, count: 20 },
  ])('$document.edition $document.options: every target, and the table says what the door says', async ({ document, count }) => {
    const { page, context, complaints } = await openPage(desk.browser, mapAt(document))
    await expect.poll(() => countries(page).count()).toBe(count)
    const totals = await tableTotals(page)
    expect(Object.keys(totals)).toHaveLength(count)
    for (const [target, total] of Object.entries(totals)) expect(total, target).toBe(totalOf(document, target, 'axis'))
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe.each(['classic'])('a country of %s held beside the map', (edition) => {
  const document = { edition, scenario: 'demonstration-summer-1941' }

  test('a fact changed on its card moves card, table and address as the door says', async () => {
    const { page, context, complaints } = await openPage(desk.browser, mapAt(document, 'bulgaria'))
    const totals = (situation: Document) => FACTIONS.map((by) => [by, totalOf(situation, 'bulgaria', by)])
    await expect.poll(() => cardTotals(page)).toEqual(totals(document))
    await page.getByLabel('Where Bulgaria stands', { exact: true }).selectOption('10')
    const changed = { ...document, standings: { bulgaria: { result: 10, with: 'germany' } } }
    await expect.poll(() => cardTotals(page)).toEqual(totals(changed))
    for (const [target, total] of Object.entries(await tableTotals(page))) expect(total, target).toBe(totalOf(changed, target, 'axis'))
    await page.reload()
    await page.locator('[data-card="bulgaria"]').waitFor()
    await expect.poll(() => cardTotals(page)).toEqual(totals(changed))
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('49.435B (b): beside the odds of a conquered country the table says that it may not be rolled', async () => {
  const { page, context } = await openPage(desk.browser, mapAt({ edition: '2023', scenario: 'demonstration-summer-1941' }))
  await expect.poll(() => page.locator('tr[data-target=norway] .likely').textContent()).toContain('May not be rolled: it is conquered')
  await context.close()
})

test('with a country held it is sound in both lights and on a phone; on paper are the drawing, the card and the table', async () => {
  const { page, context } = await openPage(desk.browser, mapAt(SITUATION, 'rumania'))
  await page.locator('.roll-now summary').first().click()
  await examine(page)
  const onPaper = await seenOnPaper(page, '.chart', '.standings-table', '.roll-now', '.map-head .choice', '.card-changes')
  expect(onPaper).toEqual([true, true, true, false, false])
  await context.close()
})

test('at the desk all of Europe lies beside its legend, with nothing above but the bar', async () => {
  const { page, context } = await openPage(desk.browser, mapAt({ edition: 'classic' }))
  const box = async (selector: string) => {
    const found = await page.locator(selector).first().boundingBox()
    if (found === null) throw new Error(`${selector} is not to be seen`)
    return found
  }
  const [bar, chart, legend] = [await box('.situation-bar'), await box('.chart'), await box('.legend')]
  expect(chart.y - (bar.y + bar.height)).toBeLessThan(40)
  expect(chart.y + chart.height).toBeLessThanOrEqual(800)
  expect(legend.x).toBeGreaterThan(chart.x + chart.width)
  await context.close()
})

test.each(['global-war-1939', 'demonstration-summer-1941'])(
  '%s: every country of the Balkans has its name, and no two touch',
  async (scenario) => {
    const { page, context } = await openPage(desk.browser, mapAt({ edition: 'classic', scenario }))
    const written = await page.locator('[aria-label="Europe"] .name-country').evaluateAll((names) =>
      names.map((name) => {
        const { left, right, top, bottom } = name.getBoundingClientRect()
        return { words: name.textContent, left, right, top, bottom }
      }),
    )
    expect(written.map(({ words }) => words)).toEqual(expect.arrayContaining(['Bulgaria', 'Rumania', 'Hungary', 'Yugoslavia', 'Greece']))
    const touching = written.flatMap((one, index) =>
      written
        .slice(index + 1)
        .filter((other) => one.left < other.right && other.left < one.right && one.top + 3 < other.bottom && other.top + 3 < one.bottom)
        .map((other) => `${one.words} and ${other.words}`),
    )
    expect(touching).toEqual([])
    await context.close()
  },
)

test('the table takes the place of the drawing', async () => {
  const { page, context } = await openPage(desk.browser, mapAt(SITUATION))
  await page.getByText('Table', { exact: true }).click()
  await expect.poll(() => page.locator('.chart').count()).toBe(0)
  expect(page.url()).toContain('view=table')
  await examine(page)
  const shared = await openPage(desk.browser, page.url())
  await expect.poll(() => shared.page.locator('.chart').count()).toBe(0)
  await expect.poll(() => tableTotals(shared.page)).toEqual(await tableTotals(page))
  await shared.context.close()
  await context.close()
})

describe('a country held beside the map', () => {
  test('says each faction’s total, and a changed standing moves it as the engine says', async () => {
    const { page, context, complaints } = await openPage(desk.browser, mapAt(SITUATION, 'hungary'))
    const totals = (situation: Document) => FACTIONS.map((by) => [by, totalOf(situation, 'hungary', by)])
    await expect.poll(() => cardTotals(page)).toEqual(totals(SITUATION))
    await page.getByLabel('Where Hungary stands', { exact: true }).selectOption('-2')
    const changed = { ...SITUATION, standings: { hungary: { result: -2, with: 'britain' } } }
    await expect.poll(() => cardTotals(page)).toEqual(totals(changed))
    await expect
      .poll(() => page.locator('.country[data-thing="hungary"] .land').getAttribute('class'))
      .toContain('land-associate camp-westernAllies')
    await expect.poll(() => page.locator('.country[data-thing="hungary"]').getAttribute('aria-label')).toContain('associated with Britain')

    const shared = await openPage(desk.browser, page.url(), { viewport: PHONE, colorScheme: 'dark' })
    await expect.poll(() => cardTotals(shared.page)).toEqual(totals(changed))
    await shared.context.close()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('its lines add up to its total', async () => {
    const { page, context } = await openPage(desk.browser, mapAt(SITUATION, 'rumania'))
    await page.locator('.roll-now[data-by="axis"] summary').first().click()
    const amounts = await page
      .locator('.roll-now[data-by="axis"] .line')
      .evaluateAll((lines) => lines.map((line) => Number(line.getAttribute('data-amount'))))
    const total = totalOf(SITUATION, 'rumania', 'axis')
    expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(total)
    await expect.poll(() => page.locator('.roll-now[data-by="axis"] .roll-total').textContent()).toBe(signed(total))
    await context.close()
  })

  test('a click holds it, another opens its dossier', async () => {
    const { page, context } = await openPage(desk.browser, mapAt(SITUATION))
    const turkey = page.locator('.country[data-thing="turkey"]')
    await turkey.click()
    await page.locator('[data-card="turkey"] select').first().waitFor()
    expect(page.url()).toContain('/map/classic/turkey')
    await turkey.click()
    await page.getByRole('heading', { level: 1, name: 'Turkey' }).waitFor()
    await page.goBack()
    await page.locator('[data-card="turkey"]').waitFor()
    await context.close()
  })
})

test('a city changes hands in place: its mark, its land and the reckonings follow', async () => {
  const { page, context, complaints } = await openPage(desk.browser, mapAt({ edition: 'classic' }, 'paris'))
  const france = () => page.locator('.has-seat .land').evaluateAll((lands) => lands.map((land) => land.getAttribute('class')))
  expect((await france()).filter((name) => name?.includes('land-held camp-axis'))).toEqual([])
  await page.getByLabel('Who holds Paris', { exact: true }).selectOption('germany')
  await expect
    .poll(() => page.locator('.town[data-thing="paris"]').getAttribute('aria-label'))
    .toBe('Paris: Held by Germany. Counts for the Axis')
  await expect.poll(() => page.locator('.town[data-thing="paris"] .place-mark').getAttribute('class')).toContain('camp-axis')
  expect((await france()).filter((name) => name?.includes('land-held camp-axis'))).toHaveLength(1)
  expect(page.url()).toContain('facts.paris.controller=germany')
  const changed = { edition: 'classic', facts: { 'paris.controller': 'germany' } }
  for (const [target, total] of Object.entries(await tableTotals(page))) expect(total, target).toBe(totalOf(changed, target, 'axis'))
  expect(complaints).toEqual([])
  await context.close()
})

test('by the keyboard: tab goes round the countries, arrows to the nearest, the card follows, Enter holds', async () => {
  const { page, context } = await openPage(desk.browser, mapAt(SITUATION))
  for (let pressed = 0; pressed < 60 && (await focused(page)) !== 'norway'; pressed++) await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('norway')
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('sweden')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toBe('finland')
  await expect.poll(() => page.locator('[data-card]').getAttribute('data-card')).toBe('finland')
  await page.keyboard.press('Enter')
  await page.getByLabel('Where Finland stands', { exact: true }).waitFor()
  await expect.poll(() => focused(page)).toBe('finland')
  await context.close()
})

test('the table sorts by standing and by roll, and the address keeps it', async () => {
  const { page, context } = await openPage(desk.browser, mapAt(SITUATION, undefined, { by: 'russia' }))
  await page.getByRole('button', { name: 'Roll', exact: true }).click()
  const totals = Object.values(await tableTotals(page))
  expect(totals).toEqual(totals.toSorted((one, other) => one - other))
  await page.getByRole('button', { name: 'Roll', exact: true }).click()
  expect(Object.values(await tableTotals(page))).toEqual(totals.toSorted((one, other) => other - one))
  await expect.poll(() => page.locator('th[aria-sort="descending"]').textContent()).toBe('Roll')
  const shared = await openPage(desk.browser, page.url())
  await expect.poll(() => tableTotals(shared.page)).toEqual(await tableTotals(page))
  await shared.context.close()
  await context.close()
})

test.each([
  { address: '#/map/classic/hungry', says: 'hungary' },
  { address: '#/map/classic/poland', says: 'not on the map' },
  { address: '#/map/classic?view=balkan', says: 'balkans' },
])('a wrong address is refused: $address', async ({ address, says }) => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/${address}`)
  await expect.poll(() => page.getByRole('alert').textContent()).toContain(says)
  await context.close()
})

test('a phone does not scroll aside, and the nearer views show every city', async () => {
  const { page, context } = await openPage(desk.browser, mapAt(SITUATION), { viewport: PHONE })
  await expect.poll(() => sidewaysOn(page)).toBe(0)
  const far = await page.locator('[aria-label="Europe"] .town').count()
  await page.getByText('Balkans', { exact: true }).click()
  await expect.poll(() => page.locator('[aria-label="Europe"] .town').count()).toBeGreaterThan(far)
  await page.locator('[data-thing="hungary"]').first().click()
  await page.locator('[data-card="hungary"] select').first().waitFor()
  await expect.poll(() => sidewaysOn(page)).toBe(0)
  await context.close()
})

test('a chart is brought nearer and moved, by button, wheel and hand, and seen as a whole again', async () => {
  const { page, context, complaints } = await openPage(desk.browser, `${desk.origin}/#/map/2023?scenario=demonstration-summer-1941`)
  const chart = page.getByRole('group', { name: 'Europe', exact: true })
  const box = async (): Promise<readonly number[]> => ((await chart.getAttribute('viewBox')) ?? '').split(' ').map(Number)
  const whole = await box()
  const frame = page.locator('.chart-frame').first()
  await frame.getByRole('button', { name: 'Nearer' }).click()
  await expect.poll(async () => (await box())[2]).toBeLessThan(whole[2] ?? 0)
  const near = await box()
  await chart.hover({ position: { x: 300, y: 40 } })
  await page.mouse.down()
  await page.mouse.move(420, 260, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await box())[0]).not.toBe(near[0])
  await frame.getByRole('button', { name: 'Whole map' }).click()
  await expect.poll(box).toEqual(whole)
  expect(complaints).toEqual([])
  await context.close()
})
