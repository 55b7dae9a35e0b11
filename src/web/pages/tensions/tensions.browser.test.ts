import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { atTheDesk } from '../../../../test/browser.ts'
import { answer, type InitiativeAnswer, type TensionsAnswer, type TensionTurnAnswer } from '../../../counsel/index.ts'
import { TRACKS, type Track } from '../../../rules/core/index.ts'
import type { Document } from '../../situation/document.ts'
import { situationAddress } from '../../situation/situation-address.ts'
import { openPage, PHONE, sidewaysOn, violationsOn } from '../../testing/desk.testing.ts'
import { signed } from '../../wording.ts'

const desk = atTheDesk()

const SPRING: Document = { edition: 'classic', scenario: 'demonstration-spring-1941' }

const at = (document: Document, turns?: readonly object[], more: Readonly<Record<string, string>> = {}): string =>
  `${desk.origin}/${situationAddress({ page: 'tensions', parts: { ...(turns === undefined ? {} : { turns: JSON.stringify(turns) }), ...more } }, document)}`

const tensions = (situation: Document, turns: readonly object[]): TensionsAnswer =>
  answer({ door: 'tensions', situation, args: { turns } }) as TensionsAnswer

/** The lines of a track that count, and all it adds. */
async function readTrack(page: Page, track: Track) {
  const panel = page.locator(`[data-track=${track}]`)
  const lines = await panel
    .locator('.line[data-line]')
    .evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-line'), Number(row.getAttribute('data-amount'))]))
  return {
    lines: Object.fromEntries(lines) as Readonly<Record<string, number>>,
    total: Number(await panel.locator('[data-total]').getAttribute('data-total')),
    after: Number(await panel.getAttribute('data-after')),
    reached: await panel.locator('[data-threshold][data-reached=true]').count(),
  }
}

const said = (turn: TensionTurnAnswer | undefined, track: Track) => {
  const account = turn?.tracks[track]
  return {
    lines: Object.fromEntries((account?.lines ?? []).map(({ id, amount }) => [id, amount + 0])),
    total: (account?.after ?? 0) - (account?.before ?? 0),
    after: account?.after,
    reached: account?.reached.length,
  }
}

async function expectAgreement(page: Page, turn: TensionTurnAnswer | undefined): Promise<void> {
  for (const track of TRACKS) if (turn?.tracks[track] !== undefined) expect(await readTrack(page, track)).toEqual(said(turn, track))
  const permissions = await page.locator('[data-permission]').evaluateAll((all) => all.map((one) => one.getAttribute('data-permission')))
  expect(permissions.toSorted()).toEqual((turn?.permissions ?? []).map(({ id }) => id).toSorted())
  await expect.poll(() => page.locator('[data-mobilization]').count()).toBe(turn?.mobilizations.length ?? 0)
  await expect.poll(() => page.locator('[data-growth]').count()).toBe(turn?.growth.length ?? 0)
}

describe('the page says what the door says', () => {
  const WAR = { declarations: [{ by: 'germany', on: 'russia' }], dice: { usat: 6, usjt: 1 } }
  const runs = [
    { name: 'one quiet turn by 2023', situation: { edition: '2023', turn: '1940 summer' }, turns: [{}] },
    { name: 'one quiet turn by classic', situation: SPRING, turns: [{}] },
    { name: 'three turns to war in the east', situation: SPRING, turns: [{}, { facts: { 'belgrade.controller': 'germany' } }, WAR] },
    {
      name: 'the campaign, phase by phase',
      situation: { edition: 'campaign', turn: '1940 summer' },
      turns: [{ facts: { 'paris.controller': 'germany' }, dice: { usat: 6 } }, { declarations: [{ by: 'italy', on: 'greece' }] }],
    },
  ]
  for (const { name, situation, turns } of runs)
    test(name, async () => {
      const { context, page, complaints } = await openPage(desk.browser, at(situation, turns))
      const { run } = tensions(situation, turns)
      await expectAgreement(page, run.at(-1))
      await page.locator('.turn-tab').first().click()
      await expect.poll(() => page.locator('.turn-tab').first().getAttribute('aria-current')).toBe('step')
      await expectAgreement(page, run[0])
      for (const { turn, tracks } of run)
        for (const [index, track] of TRACKS.filter((one) => tracks[one] !== undefined).entries())
          await expect
            .poll(() => page.locator(`[data-turn="${turn}"] td`).nth(index).getAttribute('data-level'))
            .toBe(String(tracks[track]?.after))
      expect(complaints).toEqual([])
      await context.close()
    })
})

describe('what happens is told in place', () => {
  test('a fact found by search happens in the turn, not before it', async () => {
    const { context, page } = await openPage(desk.browser, at({ edition: 'classic', turn: '1940 summer' }))
    await page.getByLabel('Find what happened').fill('paris')
    await page.locator('.turn-editor .control', { hasText: 'Paris' }).locator('select').first().selectOption('germany')
    const { run } = tensions({ edition: 'classic', turn: '1940 summer' }, [{ facts: { 'paris.controller': 'germany' } }])
    await expect.poll(() => readTrack(page, 'usat')).toEqual(said(run[0], 'usat'))
    await page.getByText('1 found, told above').waitFor()
    const shared = await openPage(desk.browser, page.url())
    await expectAgreement(shared.page, run[0])
    await shared.context.close()
    const quiet = tensions({ edition: 'classic', turn: '1940 summer' }, [{}]).run[0]
    const effect = await page.locator('.turn-editor .doing-effect').first().textContent()
    for (const track of TRACKS) {
      const change = (run[0]?.tracks[track]?.after ?? 0) - (quiet?.tracks[track]?.after ?? 0)
      expect(effect).toContain(`${signed(change)} ${track.toUpperCase()}`)
    }
    await page.getByRole('button', { name: 'Take out Who holds Paris' }).press('Enter')
    await expect.poll(() => readTrack(page, 'usat')).toEqual(said(quiet, 'usat'))
    expect(page.url()).not.toContain('turns=')
    await context.close()
  })

  test('the next turn, a declaration and a die', async () => {
    const { context, page } = await openPage(desk.browser, at(SPRING))
    await page.getByRole('button', { name: 'Next turn' }).click()
    await page.getByRole('button', { name: 'Declare' }).click()
    await page.getByLabel('USAT die').selectOption('6')
    const turns = [{}, { declarations: [{ by: 'germany', on: 'russia' }], dice: { usat: 6 } }]
    await expect.poll(() => readTrack(page, 'rgt')).toEqual(said(tensions(SPRING, turns).run[1], 'rgt'))
    await expectAgreement(page, tensions(SPRING, turns).run[1])
    await page.getByRole('button', { name: 'Drop the last' }).click()
    await expect.poll(() => readTrack(page, 'rgt')).toEqual(said(tensions(SPRING, [{}]).run[0], 'rgt'))
    // One number: a point in each of two turns.
    await page.getByRole('spinbutton', { name: 'Turns with a point: Axis on U.S.-Axis tension' }).fill('2')
    const spent = [1, 2].map(() => ({ tensionPointsUsed: [{ by: 'axis', track: 'usat' }] }))
    await expect.poll(() => readTrack(page, 'usat')).toEqual(said(tensions(SPRING, spent).run[1], 'usat'))
    await context.close()
  })

  test('a silent line says what would make it count, and its rule lets it happen', async () => {
    // Seven centres are said: and all mobilizations made: otherwise their centres would count.
    const seven = { ...SPRING, facts: { 'russia.ics': 7 }, mobilizations: { russia: { done: 5 } } }
    const { context, page } = await openPage(desk.browser, at(seven))
    const panel = page.locator('[data-track=rgt]')
    await panel.locator('.idle summary').first().click()
    const line = panel.locator('[data-line=factories]')
    await expect.poll(() => line.locator('.wanting').textContent()).toContain('at least 8')
    await line.locator('.rule-label').first().click()
    await page.getByRole('button', { name: /Russia has: one more/ }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    const turns = JSON.parse(new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('turns') ?? '[{}]')
    expect(turns).toEqual([{ facts: { 'russia.ics': 8 } }])
    await expect.poll(() => readTrack(page, 'rgt')).toEqual(said(tensions(seven, turns).run[0], 'rgt'))
    await context.close()
  })

  test('reports that cannot both be so are refused, and can be taken back', async () => {
    const turns = [{ facts: { 'paris.controller': 'germany' } }]
    const { context, page } = await openPage(desk.browser, at({ edition: 'classic', facts: { 'paris.controller': 'germany' } }, turns))
    await expect.poll(() => page.locator('[role=alert]').textContent()).toContain('paris.controller')
    await expect.poll(() => page.locator('.turn-editor .control').count()).toBe(1)
    await page.getByRole('button', { name: /Take out/ }).click()
    await page.locator('main [role=alert]').waitFor({ state: 'detached' })
    await context.close()
  })
})

test('3.2.7.2: the campaign lists what is struck off, and who has the initiative', async () => {
  const situation = { edition: 'campaign', turn: '1940 summer' }
  const turns = [{ facts: { 'paris.controller': 'germany' } }]
  const { context, page } = await openPage(desk.browser, at(situation, turns))
  const struck = await page.locator('[data-struck]').evaluateAll((all) => all.map((one) => one.getAttribute('data-struck')))
  expect(struck.toSorted()).toEqual(Object.keys(tensions(situation, turns).struck ?? {}).toSorted())
  const { order } = answer({ door: 'initiative', situation }) as InitiativeAnswer
  const ranks = await page
    .locator('[data-rank]')
    .evaluateAll((all) => all.map((one) => [one.getAttribute('data-rank'), Number(one.getAttribute('data-points'))]))
  expect(ranks).toEqual(order.map(({ faction, points }) => [faction, points]))
  await context.close()
})

test('3.2.7.2: an event struck off before the run is written into the situation, and taken back', async () => {
  const situation = { edition: 'campaign', turn: '1940 summer' }
  const turns = [{ facts: { 'paris.controller': 'germany' } }]
  const { context, page } = await openPage(desk.browser, at(situation, turns))
  await page.getByLabel('Strike off what counted before').selectOption({ index: 1 })
  await expect.poll(() => page.url()).toContain('struck.')
  const name = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).toString().match(/struck\.([^=]+)=/)?.[1] ?? ''
  const struck = { [decodeURIComponent(name)]: 1 }
  await expect.poll(() => readTrack(page, 'rgt')).toEqual(said(tensions({ ...situation, struck }, turns).run.at(-1), 'rgt'))
  await page.getByRole('button', { name: /Take back/ }).click()
  await expect.poll(() => page.url()).not.toContain('struck.')
  await context.close()
})

test('3.2.4.7b: a second point in one turn is refused by the season’s name, and the turn can still be told otherwise', async () => {
  const twice = { tensionPointsUsed: [{ by: 'axis' }, { by: 'axis' }] }
  const { context, page } = await openPage(desk.browser, at({ edition: 'campaign', turn: '1940 summer' }, [{}, twice]))
  await expect.poll(() => page.locator('[role=alert]').textContent()).toContain('Fall 1940')
  await expect.poll(() => page.locator('.turn-editor').count()).toBe(1)
  await context.close()
})

test('an address whose turns cannot be read is refused with what is wrong and where, and the desk stays', async () => {
  const { context, page, complaints } = await openPage(desk.browser, at(SPRING))
  const refusedAt = async (parts: Readonly<Record<string, string>>, words: string): Promise<void> => {
    await page.goto(at(SPRING, undefined, parts))
    await expect.poll(() => page.locator('[role=alert]').textContent()).toContain(words)
    await expect.poll(() => page.locator('.turn-editor').count()).toBe(1)
  }
  await refusedAt({ turns: '{nonsense' }, 'turns')
  await refusedAt({ turns: '[{"facts":{"paris.control":"germany"}}]' }, 'did you mean “paris.controller”?')
  await refusedAt({ turns: '[{},{"dice":{"usat":9}}]' }, 'turns.1: dice.usat: 9; expected 6 or less')
  await refusedAt({ at: '7' }, 'at: “7”')
  expect(complaints).toEqual([])
  await context.close()
})

describe.each(['campaign'])('%s', (edition) => {
  const situation = { edition, turn: '1940 summer' }
  const turns = [{ facts: { 'paris.controller': 'germany' } }, ...Array.from({ length: 11 }, () => ({}))]

  test('a run of twelve turns: chart and table, a turn gone back to by keyboard, paper', async () => {
    const { context, page, complaints } = await openPage(desk.browser, at(situation, turns))
    const { run } = tensions(situation, turns)
    await expectAgreement(page, run.at(-1))
    await expect.poll(() => page.locator('.history-table tbody tr[data-turn]').count()).toBe(run.length)
    await expect.poll(() => page.locator('.history .curve-usat circle:not(.curve-effective)').count()).toBe(run.length + 1)
    await page.locator('.turn-tab').nth(1).press('Enter')
    await expect.poll(() => page.locator('.turn-tab').nth(1).getAttribute('aria-current')).toBe('step')
    await expectAgreement(page, run[1])
    expect(await violationsOn(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.locator('main button:visible:not(.rule-label, .turn-tab), main input:visible').count()).toBe(0)
    await expect.poll(() => page.locator('.track-panel .line:visible').count()).toBeGreaterThan(3)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('nothing scrolls sideways on the phone', async () => {
    const { context, page } = await openPage(desk.browser, at(situation, turns), { viewport: PHONE })
    await expect.poll(() => sidewaysOn(page)).toBe(0)
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true
    })
    await expect.poll(() => sidewaysOn(page)).toBe(0)
    await context.close()
  })
})

test('RGT-E11e: what nobody has reported is named by its words, not as a file names it', async () => {
  const turns = [{ facts: { 'greece.russianHexes': 1 } }]
  const { context, page } = await openPage(desk.browser, at({ edition: '2023', turn: '1944 fall' }, turns))
  const note = await page.locator('.line-words .wanting', { hasText: 'not reported' }).first().textContent()
  expect(note).toContain('Greece')
  expect(note).not.toContain('brpValue')
  await context.close()
})

test('in the dark axe has nothing to say', async () => {
  const turns = [{ facts: { 'paris.controller': 'germany' }, declarations: [{ by: 'italy', on: 'france' }], dice: { usat: 6 } }]
  const { context, page } = await openPage(desk.browser, at({ edition: '2023', turn: '1940 summer' }, turns), { colorScheme: 'dark' })
  expect(await violationsOn(page)).toEqual([])
  await context.close()
})
