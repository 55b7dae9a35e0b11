import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { type AllotAnswer, answer, type MayAnswer, type ReckonAnswer } from '../../../counsel/index.ts'
import type { Document } from '../../situation/document.ts'
import { situationAddress } from '../../situation/situation-address.ts'
import { openPage, PHONE, sidewaysOn, violationsOn } from '../../testing/desk.testing.ts'
import { signed, sixthsOf, typeset } from '../../wording.ts'

const desk = atTheDesk()

const SPRING: Document = { edition: 'classic', scenario: 'demonstration-spring-1941' }

const at = (document: Document, thing?: string): string =>
  `${desk.origin}/${situationAddress({ page: 'allocation', ...(thing === undefined ? {} : { thing }), parts: {} }, document)}`

const allotted = (situation: Document): AllotAnswer => answer({ door: 'allot', situation }) as AllotAnswer

const mayPlace = (situation: Document, by: string, placements: object): MayAnswer =>
  answer({ door: 'may', situation, args: { question: 'place', by, placements } }) as MayAnswer

/** The lines that count for a power, as the page has them. */
const linesOf = (page: Page, power: string): Promise<readonly { id: string | null; amount: number }[]> =>
  page
    .locator(`[data-power=${power}] .line[data-line]`)
    .evaluateAll((rows) => rows.map((row) => ({ id: row.getAttribute('data-line'), amount: Number(row.getAttribute('data-amount')) })))

const countedBy = ({ powers }: AllotAnswer, power: 'germany' | 'britain' | 'russia') => {
  const lines = powers[power]?.lines ?? []
  return [...lines.filter(({ applies }) => applies), ...lines.filter(({ applies }) => !applies)].map(({ id, amount }) => ({
    id,
    amount: amount + 0,
  }))
}

const reckoned = (situation: Document, target: string, by: string): ReckonAnswer =>
  answer({ door: 'reckon', situation, args: { target, by } }) as ReckonAnswer

/** The row of a target has the total and the six results of the door. */
async function expectForecast(page: Page, situation: Document, target: string, by: string): Promise<void> {
  const row = page.locator(`[data-target=${target}]`)
  const { total, results } = reckoned(situation, target, by)
  await expect.poll(() => row.locator('.target-total b').textContent()).toBe(signed(total))
  await expect
    .poll(() => row.locator('.strip .plate-figure').allTextContents())
    .toEqual(Object.values(results).map(({ result }) => typeset(result)))
}

const onlyPower = { axis: 'germany', westernAllies: 'britain', russia: 'russia' } as const

describe('points as the door hands them out', () => {
  for (const edition of ['2023', 'classic', 'campaign'])
    for (const faction of ['axis', 'westernAllies', 'russia'] as const)
      test(`${edition}, ${faction}`, async () => {
        const situation = { edition, turn: '1941 spring' }
        const { context, page, complaints } = await openPage(desk.browser, at(situation, faction))
        const { factions, ...answered } = allotted(situation)
        await expect.poll(() => linesOf(page, onlyPower[faction])).toEqual(countedBy({ factions, ...answered }, onlyPower[faction]))
        await expect.poll(() => page.locator('[data-left]').getAttribute('data-left')).toBe(String(factions[faction].total))
        expect(complaints).toEqual([])
        await context.close()
      })
})

describe('a plan', () => {
  test('49.31: a stepper stops at a third and says why; the odds are those of the door', async () => {
    const { context, page } = await openPage(desk.browser, at(SPRING, 'axis'))
    const row = page.locator('[data-target=finland]')
    const more = page.getByRole('button', { name: 'Points in Finland: one more' })
    for (let points = 1; await more.isEnabled(); points += 1) {
      await more.click()
      await expect.poll(() => row.getAttribute('data-points')).toBe(String(points))
    }
    const { limit } = allotted(SPRING).factions.axis
    await expect.poll(() => row.getAttribute('data-points')).toBe(String(limit))
    const placed: Document = { ...SPRING, placements: { axis: { finland: limit } } }
    const [refusal] = mayPlace(SPRING, 'axis', { finland: limit + 1 }).refusals
    expect(refusal?.words.toLowerCase()).toContain((await row.locator('.stops li').first().textContent())?.split(' 49.')[0]?.toLowerCase())
    await expect.poll(() => row.locator('.stops .rule-label').getAttribute('data-rule')).toBe(refusal?.cite?.rule)
    await expectForecast(page, placed, 'finland', 'axis')
    await expect.poll(() => row.locator('.target-total .target-was').textContent()).toBe(signed(reckoned(SPRING, 'finland', 'axis').total))
    // What is taken back by keyboard counts at once.
    await page.getByRole('spinbutton', { name: 'Points in Finland' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => row.getAttribute('data-points')).toBe(String(limit - 1))
    await expectForecast(page, { ...SPRING, placements: { axis: { finland: limit - 1 } } }, 'finland', 'axis')
    await context.close()
  })

  test('49.31: a number typed beyond the limit goes as far as it allows, and says why', async () => {
    const { context, page } = await openPage(desk.browser, at(SPRING))
    const row = page.locator('[data-target=turkey]')
    const most = await row.getAttribute('data-most')
    const field = row.getByRole('spinbutton')
    await field.fill('99')
    await field.press('Enter')
    await expect.poll(() => row.getAttribute('data-points')).toBe(most)
    await expect.poll(() => field.inputValue()).toBe(most)
    await expect.poll(() => page.locator('.toast').textContent()).toContain(`at most ${most}. The limit is`)
    await context.close()
  })

  test('no stepper can break a rule, whatever else is placed', async () => {
    const situation: Document = { ...SPRING, placements: { axis: { hungary: 5, turkey: 5 } } }
    const { context, page } = await openPage(desk.browser, at(situation, 'axis'))
    const rows = await page
      .locator('[data-target]')
      .evaluateAll((all) =>
        all.map((row) => ({ target: row.getAttribute('data-target') ?? '', most: Number(row.getAttribute('data-most')) })),
      )
    expect(rows.length).toBeGreaterThan(10)
    for (const { target, most } of rows) {
      const placements = { hungary: 5, turkey: 5 }
      expect(mayPlace(situation, 'axis', { ...placements, [target]: most }).allowed, `${target} ${most}`).toBe(true)
      expect(mayPlace(situation, 'axis', { ...placements, [target]: most + 1 }).allowed, `${target} ${most + 1}`).toBe(false)
    }
    await context.close()
  })

  test('what is closed to Russia says by which rule', async () => {
    const { context, page } = await openPage(desk.browser, at(SPRING, 'russia'))
    const closed = page.locator('.closings li', { has: page.locator('[data-closed=ireland]') })
    const [refusal] = mayPlace(SPRING, 'russia', { ireland: 1 }).refusals
    await expect.poll(() => closed.locator('.rule-label').getAttribute('data-rule')).toBe(refusal?.cite?.rule)
    await expect.poll(() => page.locator('[data-target=ireland]').count()).toBe(0)
    await context.close()
  })

  test('49.435B (b): points in a conquered country buy no roll: no stepper and no odds, and the rule; which cities counted is said', async () => {
    const { context, page } = await openPage(desk.browser, at({ edition: '2023', scenario: 'demonstration-spring-1941' }))
    const closed = page.locator('.closings li', { has: page.locator('[data-closed=norway]') })
    expect((await closed.allTextContents()).join(' ')).toContain('It is conquered')
    await expect.poll(() => page.locator('[data-target=norway]').count()).toBe(0)
    await expect.poll(() => page.locator('[data-power=germany] [data-line=great-cities]').textContent()).toContain('now Warsaw')
    await expect.poll(() => page.locator('[data-target=turkey]').textContent()).toContain('Inertia: it takes 2 more')
    await context.close()
  })

  test('stands in the address: who opens it sees the same plan', async () => {
    const { context, page } = await openPage(desk.browser, at(SPRING, 'westernAllies'))
    await page.getByRole('button', { name: 'Points in Turkey: one more' }).click()
    await expect.poll(() => page.locator('[data-target=turkey]').getAttribute('data-points')).toBe('1')
    const shared = await openPage(desk.browser, page.url())
    await expect.poll(() => shared.page.locator('[data-target=turkey]').getAttribute('data-points')).toBe('1')
    await expect.poll(() => shared.page.locator('.purse').textContent()).toBe(await page.locator('.purse').textContent())
    await shared.context.close()
    await context.close()
  })

  test('a fact changed beside the points moves lines and limit as the door says', async () => {
    const { context, page } = await openPage(desk.browser, at(SPRING, 'axis'))
    await page.getByText('What these points read').click()
    const paris = page.locator('.allot-reads .control', { hasText: 'Paris' }).locator('select').first()
    await paris.selectOption('france')
    const changed: Document = { ...SPRING, facts: { 'paris.controller': 'france' } }
    await expect.poll(() => page.locator('[data-left]').getAttribute('data-left')).toBe(String(allotted(changed).factions.axis.total))
    await expect.poll(() => linesOf(page, 'germany')).toEqual(countedBy(allotted(changed), 'germany'))
    await context.close()
  })

  test('49.21: the others see that it is sealed, and of the points only those under their spy rings', async () => {
    const situation: Document = { ...SPRING, facts: { 'hungary.westernSpyRings': 1 }, placements: { axis: { hungary: 2, finland: 1 } } }
    const { context, page } = await openPage(desk.browser, at(situation, 'axis'))
    const seen = await page.locator('[data-onlooker~=westernAllies]').textContent()
    expect(seen).toContain('Hungary 2')
    expect(seen).not.toContain('Finland')
    await context.close()
  })

  test('RC-96: the campaign has no spy rings to announce points', async () => {
    const situation = { edition: 'campaign', turn: '1941 spring', facts: { 'hungary.westernSpyRings': 1 } }
    const { context, page } = await openPage(desk.browser, at({ ...situation, placements: { axis: { hungary: 2 } } }, 'axis'))
    await expect.poll(() => page.locator('[data-onlooker~=westernAllies]').textContent()).not.toContain('Hungary')
    await expect.poll(() => page.locator('.onlookers [data-rule="RC-96"]').count()).toBe(2)
    await context.close()
  })
})

test('an address that asks for nobody’s points is refused', async () => {
  const { context, page } = await openPage(desk.browser, at(SPRING, 'japan'))
  await expect.poll(() => page.locator('[role=alert]').textContent()).toContain('japan')
  await context.close()
})

describe.each(['campaign'])('%s', (edition) => {
  const situation: Document = { edition, turn: '1941 spring', placements: { axis: { hungary: 2, turkey: 1 } } }

  test('points placed move total, faces and odds as the door says', async () => {
    const { context, page } = await openPage(desk.browser, at(situation, 'axis'))
    await page.getByRole('button', { name: 'Points in Turkey: one more' }).click()
    const placed = { ...situation, placements: { axis: { hungary: 2, turkey: 2 } } }
    await expectForecast(page, placed, 'turkey', 'axis')
    await page.getByRole('button', { name: 'Odds for Turkey' }).press('Enter')
    const odds = await page
      .locator('[data-target=turkey] .odd:not(.odd-gone)')
      .evaluateAll((all) => all.map((odd) => [odd.getAttribute('data-result'), Number(odd.getAttribute('data-ways'))]))
    const lines = await page
      .locator('[data-target=turkey] .line[data-line]')
      .evaluateAll((all) => all.map((line) => [line.getAttribute('data-line'), Number(line.getAttribute('data-amount'))]))
    expect(Object.fromEntries(lines)).toEqual(
      Object.fromEntries(reckoned(placed, 'turkey', 'axis').lines.map(({ id, amount }) => [id, amount + 0])),
    )
    const said = reckoned(placed, 'turkey', 'axis').odds.map(({ result, chance }) => [result, sixthsOf(chance)])
    expect(Object.fromEntries(odds)).toEqual(Object.fromEntries(said.filter(([, ways]) => ways !== 0)))
    expect(await violationsOn(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.locator('.stepper button:visible, .target-fold:visible, .choice:visible').count()).toBe(0)
    await expect.poll(() => page.locator('.target:visible').count()).toBe(2)
    await expect.poll(() => page.locator('.allotments .line:visible').count()).toBeGreaterThan(0)
    await context.close()
  })

  test('on the phone nothing scrolls sideways, and what is left stays in sight', async () => {
    const { context, page } = await openPage(desk.browser, at(situation, 'axis'), { viewport: PHONE })
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true
    })
    await expect.poll(() => sidewaysOn(page)).toBe(0)
    await page.locator('[data-target=yugoslavia]').scrollIntoViewIfNeeded()
    const left = await page.locator('[data-left]').getAttribute('data-left')
    await expect.poll(() => page.locator('.verdict-bar:visible b').allTextContents()).toEqual([left])
    await context.close()
  })
})

test('in the dark axe has nothing to say', async () => {
  const situation: Document = { ...SPRING, placements: { axis: { hungary: 2, turkey: 5 } } }
  const { context, page } = await openPage(desk.browser, at(situation, 'axis'), { colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Odds for Turkey' }).click()
  await page.getByRole('button', { name: 'Odds for Hungary' }).click()
  expect(await violationsOn(page)).toEqual([])
  await context.close()
})
