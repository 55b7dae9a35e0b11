import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../test/browser.ts'
import { openPage } from '../testing/desk.testing.ts'
import { examine } from '../testing/examination.testing.ts'

const desk = atTheDesk()

const at = (page: string, scenario: string): string => `${desk.origin}/#/${page}?scenario=${scenario}`

const optionsOf = (options: readonly Element[]): readonly string[] => options.map((option) => (option as HTMLOptionElement).value)

describe('R50-69: a game of the Pacific alone', () => {
  test.each(['board', 'dossier/2023/hungary', 'allocation'])('%s says that Europe is not played, and is greyed', async (name) => {
    const address = name.includes('/') ? name : `${name}/2023`
    const { page, context, complaints } = await openPage(desk.browser, at(address, 'pacific-1939'))
    await page.getByRole('heading', { level: 1, name: 'Not in this game' }).waitFor()
    await expect.poll(() => page.locator('.not-played [data-rule="R50-69"]').count()).toBe(1)
    const greyed = await page.locator('.menu-pages .page-silent').evaluateAll((links) => links.map((link) => link.firstChild?.textContent))
    expect(greyed).toEqual(expect.arrayContaining(['Countries', 'Allocation']))
    expect(greyed).not.toContain('Pearl Harbor')
    await examine(page)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('the map is that of the Pacific', async () => {
    const { page, context } = await openPage(desk.browser, at('map/2023', 'pacific-1939'))
    await expect.poll(() => page.locator('#map-europe').count()).toBe(0)
    await page.getByRole('heading', { name: 'Pacific and Asia' }).first().waitFor()
    await examine(page)
    await context.close()
  })

  test('52: units are lent in the theatre that is played alone', async () => {
    const { page, context, complaints } = await openPage(desk.browser, at('lending/2023', 'pacific-1939'))
    await page.getByRole('heading', { level: 1, name: /^The Flying Tigers to / }).waitFor()
    const loans = await page.locator('[data-loan]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-loan')))
    expect(loans).toEqual(['flyingTigers us', 'australia us', 'canada us', 'southAfrica us', 'india us'])
    await page.goto(at('lending/2023', 'european-1939'))
    await page.getByRole('heading', { level: 1, name: 'Spain to Germany' }).waitFor()
    await expect.poll(() => page.locator('[data-loan="flyingTigers us"]').count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('nobody of Europe is offered as a partner, as one who declares war, or for a step of the turn', async () => {
    const { page, context } = await openPage(desk.browser, at('cooperation/2023', 'pacific-1939'))
    await page.getByRole('heading', { level: 1, name: 'Britain with the U.S.' }).waitFor()
    const partners = await page.getByRole('combobox', { name: 'Who acts' }).locator('option').evaluateAll(optionsOf)
    expect(partners).toContain('japan')
    expect(partners).not.toContain('germany')
    await page.goto(at('tensions/2023', 'pacific-1939'))
    await page.getByRole('combobox', { name: 'Who declares war' }).waitFor()
    const declaring = await page.getByRole('combobox', { name: 'Who declares war' }).locator('option').evaluateAll(optionsOf)
    expect(declaring).toEqual(['japan', 'britain', 'us', 'russia', 'china'])
    await expect.poll(() => page.locator('.points-used').count()).toBe(0)
    await page.goto(at('turn/2023', 'pacific-1939'))
    await page.locator('[data-step=axis-declarations]').waitFor()
    await expect.poll(() => page.locator('[data-step=axis-declarations] .tag').allTextContents()).toEqual(['Japan'])
    await expect.poll(() => page.locator('[data-step=axis-subversion]').count()).toBe(0)
    await context.close()
  })

  test('one who is not played is said on the page, beside those who are', async () => {
    const { page, context } = await openPage(desk.browser, `${at('cooperation/2023', 'pacific-1939')}&one=germany&other=italy`)
    await page.locator('.refusals [data-rule="R50-69"]').waitFor()
    await context.close()
  })
})

test('R50-69: a game of Europe alone has neither Pearl Harbor nor the Pacific map', async () => {
  const { page, context } = await openPage(desk.browser, at('map/2023', 'european-1939'))
  await expect.poll(() => page.locator('#map-pacific').count()).toBe(0)
  const greyed = await page.locator('.menu-pages .page-silent').evaluateAll((links) => links.map((link) => link.firstChild?.textContent))
  expect(greyed).toContain('Pearl Harbor')
  expect(greyed).not.toContain('Countries')
  await page.goto(at('pearl-harbor/2023', 'european-1939'))
  await page.getByRole('heading', { level: 1, name: 'Not in this game' }).waitFor()
  await context.close()
})
