import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { type Answer, answer, type PearlHarborAnswer, placeWords, type UnpreparedAnswer } from '../../../counsel/index.ts'
import { chanceFrom, sharesOf } from '../../chances.ts'
import { openPage, PHONE, sidewaysOn, violationsOn } from '../../testing/desk.testing.ts'

const desk = atTheDesk()

const SCENARIO = 'demonstration-winter-1941'

const strikeOf = (situation: unknown, args: Record<string, unknown> = {}): PearlHarborAnswer =>
  answer({ door: 'pearl-harbor', situation, args }) as PearlHarborAnswer

/** Chances by what they are of, as the page has them. */
const waysOn = async (page: Page): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries(
    await page
      .locator('.pearl-outlook [data-result]')
      .evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-result') ?? '', Number(row.getAttribute('data-ways'))] as const)),
  )

function waysIn({ odds }: PearlHarborAnswer): Readonly<Record<string, number>> {
  if (odds === undefined) return {}
  const charts = [
    odds.surprise.map(({ level, chance }) => [`surprise ${level}`, chance] as const),
    odds.caught.map(({ taskForces, chance }) => [`caught ${taskForces}`, chance] as const),
    odds.places.map(({ place, chance }) => [`place ${place}`, chance] as const),
    odds.intercepting.map(({ taskForces, chance }) => [`intercepting ${taskForces}`, chance] as const),
  ]
  return Object.fromEntries(
    charts.flatMap((chart) => {
      const kept = chart.filter(([, chance]) => chance !== '0')
      const shares = sharesOf(kept.map(([, chance]) => chanceFrom(chance)))
      return kept.map(([id], index) => [id, shares[index]?.ways ?? 0])
    }),
  )
}

describe.each(['2023'])('Pearl Harbor by %s', (edition) => {
  const situation = { edition, scenario: SCENARIO }
  const address = (parts = ''): string => `${desk.origin}/#/pearl-harbor/${edition}?${parts}scenario=${SCENARIO}`

  test.each([
    { parts: '', args: {} },
    { parts: 'magicUs=2&carriers=5&', args: { magicUs: 2, carriers: 5 } },
  ])('chances as the engine counts them: $parts', async ({ parts, args }) => {
    const { page, context, complaints } = await openPage(desk.browser, address(parts))
    const told = strikeOf(situation, args)
    expect(told.tableUsed).toBe(true)
    await expect.poll(() => waysOn(page)).toEqual(waysIn(told))
    await expect.poll(() => page.locator('.pearl-outlook tfoot .total').textContent()).toBe(`+${told.level.total}`)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('51.71C: the level as it stood before this turn is taken with the rises, and the page says so', async () => {
    const { page, context } = await openPage(desk.browser, address())
    const { level, levelsAt } = strikeOf(situation, {}) as PearlHarborAnswer & Pick<Answer, 'levelsAt'>
    expect(levelsAt?.tracks).toEqual([{ track: 'usjt', given: 38, rises: 4, taken: 42 }])
    await expect.poll(() => page.locator('.level-moment').textContent()).toContain(levelsAt?.words.slice(1))
    await expect.poll(() => page.locator('.pearl-outlook tfoot .total').textContent()).toBe(`+${level.total}`)
    await page.locator('.level-moment').getByText('after', { exact: true }).click()
    await expect.poll(() => page.locator('.pearl-outlook tfoot .total').textContent()).toBe('+38')
    await context.close()
  })

  test('Magic and a level changed in place move lines, column and odds', async () => {
    const { page, context } = await openPage(desk.browser, address())
    await page.getByRole('spinbutton', { name: 'Japanese Magic cards' }).fill('2')
    await page.getByRole('spinbutton', { name: 'U.S.-Japanese tension' }).first().fill('30')
    const told = strikeOf({ ...situation, tensions: { usjt: 30 }, levelsAt: 'before-rises' }, { magicJapan: 2 })
    await page.locator(`[data-column="${told.columns[0]?.column}"]`).waitFor()
    const lines = await page
      .locator('.pearl-outlook .line[data-line]')
      .evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-line'), Number(row.getAttribute('data-amount'))]))
    expect(lines).toEqual(told.level.lines.map(({ id, amount }) => [id, amount]))
    await expect.poll(() => page.locator('.pearl-outlook tfoot .total').textContent()).toBe(`+${told.level.total}`)
    const surprise = await page
      .locator('.pearl-outlook [data-result^="surprise"]')
      .evaluateAll((rows) =>
        rows.flatMap((row) => (Number(row.getAttribute('data-ways')) > 0 ? [row.querySelector('.odd-chance')?.textContent] : [])),
      )
    expect(surprise).toEqual(
      (told.odds?.surprise ?? []).flatMap(({ chance }) => {
        const [above = 0, below = 1] = chance.split('/').map(Number)
        return above === 0 ? [] : [`${(above * 6) / below} in 6`]
      }),
    )
    await context.close()
  })

  test('a strike from given dice goes as the engine plays it, and its address plays it again', async () => {
    const { page, context } = await openPage(desk.browser, address())
    const dice = [1, 2, 3, 4, 6, 6]
    const fields = page.locator('.forces [data-force] select, [data-force] select')
    for (const [index, face] of dice.entries()) await fields.nth(index).selectOption(String(face))
    await page.getByRole('combobox', { name: 'Surprise die' }).selectOption('4')
    await page.getByText('strike again').click()
    const first = strikeOf(situation, { carrierDice: dice, surpriseDie: 4 })
    const located = first.strike?.events.find((event) => event.type === 'carriers-located')?.located ?? {}
    expect(Object.keys(located)).toHaveLength(3)
    for (const [force, { place }] of Object.entries(located))
      expect((await page.locator(`[data-force="${force}"] .place`).textContent())?.toLowerCase()).toBe(placeWords(place).toLowerCase())
    const searching = Object.values(located).filter(({ place }) => typeof place === 'number').length
    for (let index = 0; index < searching; index++)
      await page
        .getByRole('combobox', { name: /interception die$/ })
        .nth(index)
        .selectOption('5')
    const told = strikeOf(situation, {
      carrierDice: dice,
      surpriseDie: 4,
      secondStrike: true,
      interceptionDice: Array.from({ length: searching }, () => 5),
    })
    const events = told.strike?.events ?? []
    const surprise = events.find((event) => event.type === 'surprise-rolled')
    await expect.poll(() => page.locator('[data-surprise]').getAttribute('data-surprise')).toBe(String(surprise?.level))
    const tries = events.find((event) => event.type === 'interception-tried')?.tries ?? []
    expect(tries.length).toBeGreaterThan(0)
    const shown = await page
      .locator('[data-try]')
      .evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-try'), row.getAttribute('data-succeeds')]))
    expect(shown).toEqual(tries.map(({ force, succeeds }) => [force, String(succeeds)]))
    const berths = events.find((event) => event.type === 'strike-returned')?.berths ?? {}
    expect(await page.locator('[data-berth]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-berth')))).toEqual(
      Object.values(berths),
    )
    const { page: shared, context: other } = await openPage(desk.browser, page.url())
    await expect.poll(() => shared.locator('.stages').textContent()).toBe(await page.locator('.stages').textContent())
    await other.close()
    await context.close()
  })

  test('51.36, 51.43: losses said at each step go to the engine, and their address brings them back', async () => {
    const dice = [1, 1, 1, 4, 6, 6]
    const { page, context, complaints } = await openPage(
      desk.browser,
      address(`levelsAt=after-rises&carrierDice=${dice.join('')}&surpriseDie=4&`),
    )
    const [first, inPort] = [page.locator('[data-losses=first]'), page.locator('[data-force=Enterprise] .place')]
    await expect.poll(() => inPort.textContent()).toBe('In Pearl Harbor')
    await first.getByRole('button', { name: 'Japanese NAS lost: one more' }).click()
    await first.getByRole('spinbutton', { name: 'Results against AAF on the ground' }).fill('2')
    await first.getByRole('group', { name: 'Enterprise' }).getByText('sunk').click()
    await page.getByText('strike again').click()
    await page.locator('[data-losses=second]').getByRole('spinbutton', { name: 'NAS held back as CAP' }).fill('3')
    await page.locator('[data-losses=combat]').getByRole('spinbutton', { name: 'Japanese NAS lost' }).fill('2')
    const told = strikeOf(
      { ...situation, levelsAt: 'after-rises' },
      {
        carrierDice: dice,
        surpriseDie: 4,
        secondStrike: true,
        cap: 3,
        first: { nasLost: 1, aafResults: 2, sunk: ['Enterprise'] },
        combat: { nasLost: 2 },
      },
    )
    const steps = (told.strike?.steps ?? []).filter(({ step }) => step.endsWith('-resolved')).map(({ words }) => words.toLowerCase())
    expect(steps).toHaveLength(3)
    const shown = async (on: Page): Promise<readonly string[]> =>
      (await on.locator('.told').allTextContents()).map((words) => words.replace(/ 51\.\S+$/, '').toLowerCase())
    await expect.poll(() => shown(page)).toEqual(steps)
    await expect.poll(() => page.locator('[data-berth]').first().getAttribute('data-berth')).toBe('lost')
    const { page: shared, context: other } = await openPage(desk.browser, page.url())
    await expect.poll(() => shown(shared)).toEqual(steps)
    await shared.locator('[data-losses=second]').getByRole('spinbutton', { name: 'NAS held back as CAP' }).fill('6')
    await shared.getByText('6 NAS held back as CAP; at most 5, a third of 17').waitFor()
    expect(complaints).toEqual([])
    await other.close()
    await context.close()
  })

  test('51.312: through Japanese eyes only a carrier in port is seen', async () => {
    const { page, context } = await openPage(desk.browser, address('carrierDice=123466&surpriseDie=4&eyes=japan&'))
    const places = await page.locator('[data-force] .place').allTextContents()
    expect(places).toHaveLength(3)
    expect(places.filter((place) => !/in pearl harbor|nobody may know/i.test(place))).toEqual([])
    await expect.poll(() => page.locator('[data-force] select').count()).toBe(0)
    await context.close()
  })

  test('51.312: what Japan sees is shared without the American dice', async () => {
    const { page, context } = await openPage(desk.browser, address('carrierDice=123466&surpriseDie=4&'))
    await page.getByText('what Japan sees', { exact: true }).click()
    await page.waitForURL(/sealed=/)
    expect(page.url()).not.toMatch(/carrierDice|123466/)
    await expect.poll(() => page.locator('[data-surprise]').count()).toBe(1)
    await expect.poll(() => page.locator('.stage').first().getByRole('button', { name: /Throw/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('dialog').locator('textarea').first().waitFor()
    const shared = await page
      .getByRole('dialog')
      .locator('textarea')
      .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value))
    expect(shared.join()).toContain('eyes=japan')
    expect(shared.join()).not.toMatch(/carrierDice|123466/)
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain('The American dice are left out')
    await page.keyboard.press('Escape')
    const { page: theirs, context: other } = await openPage(desk.browser, page.url())
    await theirs.getByText('kept in the window where they were thrown').waitFor()
    await expect.poll(() => theirs.locator('.stage').first().getByRole('button', { name: /Throw/ }).count()).toBe(0)
    await other.close()
    await page.getByText('everything', { exact: true }).click()
    await page.waitForURL(/carrierDice=123466/)
    await context.close()
  })

  test('what unpreparedness brings follows a declaration made beside it', async () => {
    const { page, context } = await openPage(desk.browser, address())
    await page.locator('.beside').getByRole('group', { name: 'Japan declared war on the U.S.' }).getByText('yes').click()
    const told = answer({
      door: 'unprepared',
      situation: { ...situation, declarations: [{ by: 'japan', on: 'us' }] },
    }) as UnpreparedAnswer
    await page.locator('[data-effect]').first().waitFor()
    await expect.poll(() => page.locator('[data-effect]').count()).toBe(told.effects.length)
    await expect.poll(() => page.locator('[data-surprised]').getAttribute('data-surprised')).toBe(String(told.surprise))
    await context.close()
  })
})

test('3.3.3.4a: the campaign says that it leaves the attack to another chapter, and what it does say', async () => {
  const { page, context, complaints } = await openPage(
    desk.browser,
    `${desk.origin}/#/pearl-harbor/campaign?turn=1941+winter&tensions.usjt=35`,
  )
  await page.getByRole('main').getByText('The campaign book leaves how Pearl Harbor is attacked to its naval chapter').waitFor()
  for (const rule of ['3.3.3.4a', '3.3.3.4b', '3.3.3.7']) await page.locator(`[data-rule="${rule}"]`).first().waitFor()
  const frozen = page.locator('[data-war="japan us"] [data-rule="3.3.3.7"]')
  await expect.poll(() => frozen.count()).toBe(1)
  await page.getByRole('spinbutton', { name: 'U.S.-Japanese tension' }).fill('40')
  await expect.poll(() => frozen.count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('a war that is on already is told on the page', async () => {
  const { page, context } = await openPage(
    desk.browser,
    `${desk.origin}/#/pearl-harbor/classic?scenario=${SCENARIO}&turn=1942+spring&wars.0.0=japan&wars.0.1=us`,
  )
  await page.getByRole('heading', { name: 'No attack this turn' }).waitFor()
  await context.close()
})

test('a report that cannot be read is refused, and what was on the desk stays', async () => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/#/pearl-harbor/2023?scenario=${SCENARIO}`)
  await page.evaluate(() => {
    location.hash = `${location.hash.replace('?', '?firstReport=lots&')}`
  })
  await page.getByRole('alert').waitFor()
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('firstReport: “lots”')
  await expect.poll(() => page.getByRole('heading', { name: 'How the strike goes' }).count()).toBe(1)
  await context.close()
})

describe.each([
  { name: 'light, on the desk', options: { colorScheme: 'light' } },
  { name: 'dark, on the phone', options: { colorScheme: 'dark', viewport: PHONE } },
] as const)('$name', ({ options }) => {
  test('axe finds nothing, and nothing scrolls sideways', async () => {
    const pages = [`classic?carrierDice=111466&surpriseDie=4&second=yes&scenario=${SCENARIO}`, 'campaign?', `2023?scenario=${SCENARIO}`]
    const { page, context } = await openPage(desk.browser, `${desk.origin}/#/pearl-harbor/2023`, options)
    for (const address of pages) {
      await page.goto(`${desk.origin}/#/pearl-harbor/${address}`)
      await page.locator('main h1').waitFor()
      expect([address, await violationsOn(page), await sidewaysOn(page)]).toEqual([address, [], 0])
    }
    await context.close()
  })
})

test('a strike is thrown by the keyboard, and on paper it stands without its controls', async () => {
  const { page, context } = await openPage(desk.browser, `${desk.origin}/#/pearl-harbor/2023?scenario=${SCENARIO}`)
  await page.getByRole('button', { name: 'Throw two dice each' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Throw the die' }).focus()
  await page.keyboard.press('Space')
  await page.locator('[data-surprise]').waitFor()
  await page.getByText('withdraw', { exact: true }).click()
  await page.locator('[data-berth]').first().waitFor()
  expect(page.url()).toMatch(/carrierDice=[1-6]{6}&/)
  await page.emulateMedia({ media: 'print' })
  const controls = page.locator('main button:not(.rule-label), main .reads-panel, main .set-up').filter({ visible: true })
  await expect.poll(() => controls.count()).toBe(0)
  await expect.poll(() => page.locator('.chance-panel').first().isVisible()).toBe(true)
  await expect.poll(() => page.locator('[data-surprise]').isVisible()).toBe(true)
  await context.close()
})
