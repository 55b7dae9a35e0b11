import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../test/browser.ts'
import { answer, type LendLeaseOverview, type PartisansAnswer, type ShipmentAnswer, type StatusAnswer } from '../../counsel/index.ts'
import type { Document } from '../situation/document.ts'
import { situationAddress } from '../situation/situation-address.ts'
import { openPage, PHONE, sidewaysOn } from '../testing/desk.testing.ts'

const desk = atTheDesk()

const at = (name: string, document: Document, thing?: string, parts: Readonly<Record<string, string>> = {}): string =>
  `${desk.origin}/${situationAddress({ page: name, ...(thing === undefined ? {} : { thing }), parts }, document)}`

const SPRING: Document = { edition: 'campaign', turn: '1943 spring' }

describe('lend-lease', () => {
  test('every route is open or shut, and takes what the door says', async () => {
    const { context, page, complaints } = await openPage(desk.browser, at('lend-lease', SPRING))
    const { routes } = answer({ door: 'lend-lease', situation: SPRING }) as LendLeaseOverview
    const shown = await page
      .locator('[data-route]')
      .evaluateAll((rows) => rows.map((row) => ['route', 'open', 'capacity'].map((name) => row.getAttribute(`data-${name}`))))
    expect(shown.toSorted()).toEqual(
      routes.map(({ route, open, capacity }) => [route, String(open), String(capacity ?? 'none')]).toSorted(),
    )
    expect(complaints).toEqual([])
    await context.close()
  })

  test('3.4.6.3: Persia is opened beside it, and a shipment is counted in units', async () => {
    const load = { supply: 250, oil: 4 }
    const { context, page } = await openPage(desk.browser, at('lend-lease', SPRING, 'persia', { with: JSON.stringify({ load }) }))
    await page.getByRole('group', { name: 'Persia is open to lend-lease' }).getByText('yes').click()
    const open: Document = { ...SPRING, facts: { 'persia.lendLeaseOpen': true } }
    const shipment = answer({ door: 'lend-lease', situation: open, args: { route: 'persia', load } }) as ShipmentAnswer
    await expect.poll(() => page.locator('.working').first().getAttribute('data-value')).toBe(String(shipment.capacity.value))
    await expect.poll(() => page.locator('.working').last().getAttribute('data-value')).toBe(String(shipment.units.value))
    await expect.poll(() => page.locator('.judged .refusals li').count()).toBe(shipment.refusals.length)
    await context.close()
  })
})

describe('partisans', () => {
  test('rows, years and totals are those of the door, now and in a later year', async () => {
    for (const year of [undefined, '1945']) {
      const { context, page } = await openPage(desk.browser, at('partisans', SPRING, undefined, year === undefined ? {} : { year }))
      const { rows, totals } = answer({
        door: 'partisans',
        situation: SPRING,
        args: year === undefined ? {} : { year },
      }) as PartisansAnswer
      const shown = await page
        .locator('[data-row]')
        .evaluateAll((lines) => lines.map((line) => [line.getAttribute('data-row'), line.getAttribute('data-divisions')]))
      expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(rows.map(({ id, divisions }) => [id, String(divisions ?? 'open')])))
      const inAll = await page
        .locator('[data-total]')
        .evaluateAll((columns) => columns.map((column) => [column.getAttribute('data-total'), column.getAttribute('data-divisions')]))
      // Who has none has no column.
      expect(inAll).toEqual(totals.filter(({ divisions }) => divisions > 0).map(({ by, divisions }) => [by, String(divisions)]))
      await context.close()
    }
  })
})

describe('partisans that are not dated', () => {
  test('a date said in the row counts it, in the totals too, and the address keeps it', async () => {
    const winter: Document = { edition: 'campaign', scenario: 'demonstration-winter-1941' }
    const { context, page } = await openPage(desk.browser, at('partisans', winter))
    const greece = page.locator('[data-row][data-state=undated]').filter({ hasText: 'Greece' }).first()
    await greece.getByLabel('The present occupation of Greece began').selectOption('1940 fall')
    const dated: Document = { ...winter, facts: { 'greece.occupiedSince': '1940 fall' } }
    const { rows, totals } = answer({ door: 'partisans', situation: dated }) as PartisansAnswer
    const britain = String(totals.find(({ by }) => by === 'britain')?.divisions)
    expect(britain).not.toBe('0')
    await expect.poll(() => page.locator('[data-total=britain]').getAttribute('data-divisions')).toBe(britain)
    for (const { id, divisions } of rows.filter(({ words }) => words.includes('Greece')))
      await expect.poll(() => page.locator(`[data-row="${id}"]`).getAttribute('data-divisions')).toBe(String(divisions ?? 'open'))
    const again = await openPage(desk.browser, page.url())
    await expect.poll(() => again.page.locator('[data-total=britain]').getAttribute('data-divisions')).toBe(britain)
    await again.context.close()
    await context.close()
  })
})

describe('statuses', () => {
  test('every minor nation has the status the door gives it; a change beside it moves it', async () => {
    const { context, page, complaints } = await openPage(desk.browser, at('statuses', SPRING, 'turkey'))
    const { countries } = answer({ door: 'status', situation: SPRING }) as StatusAnswer
    const shown = await page
      .locator('[data-nation]')
      .evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-nation'), row.getAttribute('data-status')]))
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(countries.map(({ country, status }) => [country, status])))
    await page.getByLabel('Where Turkey stands', { exact: true }).selectOption('10')
    await expect.poll(() => page.locator('[data-country=turkey]').getAttribute('data-status')).not.toBe('neutral')
    await expect.poll(() => page.locator('.cell-yes').count()).toBeGreaterThan(8)
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('transports', () => {
  test('20.636: what may be used moves with what is in the box', async () => {
    const { context, page } = await openPage(desk.browser, at('transports', { edition: '2023' }))
    await page.getByRole('button', { name: 'Undamaged transports in the Atlantic box: one less' }).click()
    const used = answer({
      door: 'transports',
      situation: { edition: '2023', facts: { 'atlanticBox.undamaged': 14 } },
      args: { question: 'available', box: 'atlantic' },
    }) as { readonly value?: number }
    await expect.poll(() => page.locator('.working').getAttribute('data-value')).toBe(String(used.value))
    await expect.poll(() => page.locator('[data-box=atlantic]').getAttribute('data-available')).toBe(String(used.value))
    await context.close()
  })

  test('20.621: new transports are counted in the form, and the address keeps them', async () => {
    const { context, page } = await openPage(desk.browser, at('transports', { edition: 'classic' }, 'place'))
    await page.getByRole('button', { name: 'Atlantic box: one more', exact: true }).click()
    await expect.poll(() => page.locator('.judged-price').textContent()).toContain('9 BRPs')
    const again = await openPage(desk.browser, page.url())
    await expect.poll(() => again.page.locator('.judged-price').textContent()).toContain('9 BRPs')
    await again.context.close()
    await context.close()
  })
})

test('a book without the chapter says so, and nothing is wider than the phone', async () => {
  const { context, page, complaints } = await openPage(desk.browser, at('lend-lease', { edition: '2023' }), { viewport: PHONE })
  for (const name of ['lend-lease', 'partisans', 'statuses', 'transports'])
    for (const edition of ['2023', 'classic', 'campaign']) {
      await page.goto(at(name, { edition }))
      const isSilent = name === 'transports' ? edition === 'campaign' : edition !== 'campaign'
      await expect.poll(async () => [page.url(), await page.locator('.empty').count()]).toEqual([at(name, { edition }), isSilent ? 1 : 0])
      await expect.poll(() => sidewaysOn(page)).toBe(0)
    }
  expect(complaints).toEqual([])
  await context.close()
})
