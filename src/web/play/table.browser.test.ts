import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serve } from '../../referee/index.ts'
import { PHONE, sidewaysOn, violationsOn } from '../testing/desk.testing.ts'
import { atTheTable, begun, menusOf, say, settle, sit, typed, viewOf } from './table.testing.ts'

const table = atTheTable((data) => serve({ port: 0, data, log: () => undefined }))
const { person } = table

const asked = (page: Page) => page.locator('.move-asked').allTextContents()
const stage = (page: Page) => page.locator('.stage-now').textContent()

const DUE = ['roll', 'take-result']

/** Tension, standings and wars beside the game are those of the door. */
async function expectAsServed(page: Page): Promise<void> {
  const { tensions, standings, wars } = await viewOf(page)
  const glance = page.locator('.glance')
  const levels = Object.values(tensions).map((level) => String(level.actual))
  await expect.poll(() => glance.locator('.track-level').allTextContents()).toEqual(levels)
  const listed = await glance.locator('.glance-list').allInnerTexts()
  for (const { words } of standings) expect(listed.join()).toContain(words.replace(/(^|\W)-(?=\d)/, '$1−'))
  await expect.poll(() => glance.locator('[data-war]').count()).toBe(wars.length)
}

/** 49.631B (1): whoever is given a reason to react ticks the country in its own phase, beside those it names anyway. */
async function reactForNorway(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Norway, in reaction/ }).check()
  await page.getByRole('button', { name: 'Name Norway, in reaction', exact: true }).click()
  await expect.poll(async () => (await viewOf(page)).rolls.norway?.manner).toBe('reaction')
}

/** 50.11: from the page where one thinks about it, with price and consequences before it is given. */
async function declareFromWarRoom(page: Page, id: string): Promise<void> {
  await page.locator('.thinking').getByRole('button', { name: 'War room' }).click()
  await page.locator('.war-target[data-target=sweden]').click()
  await page.getByRole('button', { name: 'Order it in the game' }).click()
  const one = page.locator('.in-game [data-order=declare-war]')
  await one.getByRole('button', { name: 'Declare war: Germany on Sweden 10 BRPs', expanded: true }).waitFor()
  await one.locator('.brings').first().waitFor()
  expect(await violationsOn(page)).toEqual([])
  const before = (await viewOf(page, id)).wars.length
  await one.getByRole('button', { name: /^Give the order/ }).click()
  await expect.poll(async () => (await viewOf(page, id)).wars.length).toBeGreaterThan(before)
  await page.locator('.in-game').getByRole('link', { name: 'Back to the game' }).click()
  await page.locator('.move').waitFor()
}

/** 50.12: several wars are ticked off power by power and declared in one order; 50.42: what was done about them is reported in one press. */
async function declareTogether(page: Page, id: string): Promise<void> {
  const form = page.locator('.declaring [data-by=germany]')
  await form.locator('summary', { hasText: 'Others' }).click()
  for (const on of ['spain', 'turkey']) await form.locator(`[data-on=${on}] input`).check()
  await page.locator('.declaring .brings').first().waitFor()
  expect(await violationsOn(page)).toEqual([])
  const before = (await viewOf(page, id)).wars.length
  await page.getByRole('button', { name: 'Declare war: Germany on Spain and Germany on Turkey' }).click()
  await expect.poll(async () => (await viewOf(page, id)).wars.length).toBeGreaterThan(before + 1)
}

async function actTogether(page: Page, id: string): Promise<void> {
  await page.getByLabel('Germany against Turkey: what was done').selectOption('offensive')
  await page.getByRole('button', { name: /^Report that all \d were done$/ }).click()
  await expect.poll(() => page.locator('.obligations').count()).toBe(0)
  const { duties } = await viewOf(page, id)
  expect(duties.filter(({ by }) => by === 'germany').every(({ met }) => met.length > 0)).toBe(true)
}

/** To be done with a stage: one by one in the turn where Germany may declare war on minors (50.33A), for what is tried there; what a stage does not take is refused and changes nothing. */
const saidIn = (turn: string, stage: string): readonly string[] =>
  stage === 'year-start' ? ['seal nothing'] : turn === '1939 winter' ? ['name nothing', 'pass'] : ['quiet']

/** What the rules read next stands there as it was last told; what is changed is reported with its consequences. */
async function reportFromChecklist(page: Page): Promise<void> {
  await page
    .locator('.checklist')
    .getByRole('button', { name: /one more/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Report 1 change' }).click()
  await expect.poll(() => page.locator('.checklist .report-by').count()).toBeGreaterThan(0)
}

test('three people in three browsers, one with a phone, play from the seals of 1939 to those of 1940', { timeout: 180_000 }, async () => {
  const anna = await person()
  const ben = await person()
  const cleo = await person({ viewport: PHONE, hasTouch: true })

  await anna.page.goto(`${table.url}/#/games`)
  await anna.page.getByLabel('Start').selectOption('european-1939')
  await anna.page.getByLabel('Your name at the table').fill('Anna')
  expect(await violationsOn(anna.page)).toEqual([])
  await anna.page.getByRole('button', { name: 'Begin the game' }).click()
  await anna.page.getByRole('heading', { name: 'Send each friend a link' }).waitFor()
  // A link to this machine’s own address leads nowhere elsewhere, and that is said with it.
  await expect.poll(() => anna.page.locator('.notice').innerText()).toContain('open only on this machine')
  const linkTo = (seat: string): Promise<string> => anna.page.getByLabel(`Link: ${seat}`, { exact: true }).inputValue()
  const [west, russia] = await Promise.all(['the Western Allies', 'Russia'].map(linkTo))
  await anna.page.getByRole('link', { name: 'To the game' }).click()
  await anna.page.locator('.move-mine').waitFor()

  await sit(ben.page, west ?? '', 'Ben')
  await sit(cleo.page, russia ?? '', 'Cleo')
  expect((await viewOf(ben.page)).as).toEqual(['britain', 'france', 'us'])
  expect(cleo.page.url()).not.toContain((russia ?? '').split('#')[1])

  // 49.23: each seals from a page that allows no more than the limit, with the chances beside; nobody sees what the others placed.
  await anna.page.locator('.allocation-target .strip').first().waitFor()
  await anna.page.getByRole('button', { name: 'Hungary: one more' }).click()
  await anna.page.getByRole('button', { name: 'Hungary: one more' }).click()
  await expect.poll(() => anna.page.getByRole('button', { name: 'Hungary: one more' }).isDisabled()).toBe(true)
  await anna.page.getByRole('button', { name: 'Keep as a draft' }).click()
  await expect.poll(async () => (await viewOf(anna.page)).own[0]?.draft).toEqual({ hungary: 2 })
  await anna.page.reload()
  await expect.poll(() => anna.page.getByRole('spinbutton', { name: 'Hungary', exact: true }).inputValue()).toBe('2')
  await anna.page.getByRole('button', { name: 'Seal…' }).click()
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Seal', exact: true }).click()
  await expect.poll(() => ben.page.locator('.glance .seal').count()).toBe(1)
  await expect.poll(() => ben.page.locator('body').innerText()).not.toContain('Hungary 2')
  await typed(ben.page, 'seal turkey=2')
  await expect.poll(() => sidewaysOn(cleo.page)).toBe(0)
  expect(await violationsOn(cleo.page)).toEqual([])
  await typed(cleo.page, 'seal bulgaria=1')

  // The Axis name and roll; the die falls for all at once.
  await expect.poll(() => stage(anna.page)).toContain('naming')
  await anna.page.getByRole('checkbox', { name: /^Hungary/ }).check()
  await anna.page.getByRole('button', { name: 'Name Hungary', exact: true }).click()
  for (const one of [ben, cleo]) {
    await expect.poll(() => one.page.locator('.game-news').innerText()).toContain('Hungary')
    await expect
      .poll(() => asked(one.page))
      .toEqual((await viewOf(one.page)).asked.map(({ words }) => expect.stringMatching(new RegExp(`^${words}`, 'i'))))
  }

  // The line breaks and comes back by itself; what is being typed stays.
  await cleo.page.locator('.typed-order input').fill('stand no sub')
  await cleo.context.setOffline(true)
  await cleo.page.locator('.game-line').waitFor()
  expect(await violationsOn(cleo.page)).toEqual([])
  await cleo.context.setOffline(false)
  await cleo.page.locator('.game-line').waitFor({ state: 'detached' })
  await expect.poll(() => cleo.page.locator('.typed-order input').inputValue()).toBe('stand no sub')
  await cleo.page.locator('.typed-order input').fill('')

  // A letter is read by those it is written to, and by nobody else; a note by nobody but its writer.
  await anna.page.getByLabel('To', { exact: true }).selectOption('russia')
  await anna.page.getByLabel('Your letter').fill('Shall we divide Poland?')
  await anna.page.getByRole('button', { name: 'Send the letter' }).click()
  await expect.poll(() => cleo.page.locator('.letters').innerText()).toContain('Shall we divide Poland?')
  await anna.page.getByLabel('A note that only this seat sees').fill('Cleo will refuse.')
  await anna.page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect.poll(() => anna.page.locator('.notes').innerText()).toContain('Cleo will refuse.')
  await ben.page.reload()
  await ben.page.locator('.move').waitFor()
  await expect.poll(() => ben.page.locator('body').innerText()).not.toMatch(/divide Poland|will refuse/)
  await expect.poll(() => cleo.page.locator('body').innerText()).not.toContain('will refuse')

  // The host sets a pace and stops the clocks; everybody is told. Then a report is put right, with what follows shown before.
  const id = anna.page.url().split('/game/')[1] ?? ''
  await anna.page.goto(`${table.url}/#/table/${id}`)
  await anna.page.getByLabel('For each stage').selectOption('24')
  await anna.page.getByRole('button', { name: 'Pause the game' }).click()
  await expect.poll(() => cleo.page.locator('.clock').innerText()).toContain('The game is paused')
  await anna.page.getByRole('button', { name: 'Go on', exact: true }).click()
  await expect.poll(() => cleo.page.locator('.clock').innerText()).not.toContain('The game is paused')
  await anna.page.locator('.wrongly > summary', { hasText: 'Correct a report' }).click()
  await anna.page.getByLabel('Which report?').fill('hungary')
  await anna.page.locator('.report-found button', { hasText: 'Axis ground and air factors' }).first().click()
  await anna.page
    .locator('.checklist')
    .getByRole('button', { name: /one more/ })
    .click()
  await anna.page.locator('.host-form').getByLabel('Why, for everybody to read').first().fill('Told too low')
  await anna.page.locator('.host-form .brings').first().waitFor()
  expect(await violationsOn(anna.page)).toEqual([])
  await anna.page.getByRole('button', { name: 'Put it right' }).click()
  await expect.poll(() => cleo.page.locator('.game-news').innerText()).toContain('Told too low')
  await anna.page.goto(`${table.url}/#/game/${id}`)
  await anna.page.locator('.move').waitFor()

  // Quietly through the first turn, then stage by stage until the next year; whoever has something to settle is asked for it.
  const people = [anna, ben, cleo]
  const done = new Set<string>()
  for (let turns = 0; turns < 60; turns += 1) {
    const view = await viewOf(anna.page)
    const stage = view.stage?.id ?? ''
    if (view.turn === '1940 spring' && stage === 'year-start') break
    const once = (name: string): boolean => view.turn === '1939 winter' && stage === name && !done.has(name) && done.add(name) !== undefined
    if (once('axis-declarations')) {
      await declareFromWarRoom(anna.page, id)
      await declareTogether(anna.page, id)
    }
    if (once('axis-operations')) {
      await actTogether(anna.page, id)
      await reportFromChecklist(anna.page)
    }
    if (once('allied-naming')) await reactForNorway(ben.page)
    for (const { page } of people) {
      // The game has gone on: what is tried in the next stage comes first.
      if ((await viewOf(anna.page)).stage?.id !== stage) break
      const menus = await menusOf(page, id)
      const due = menus.flatMap((one) => one.offers).find(({ order, refusals }) => DUE.includes(order.type) && refusals.length === 0)
      if (due !== undefined) await settle(page, due.order.type)
      else if ((await viewOf(page)).asked.length > 0) for (const text of saidIn(view.turn, stage)) await say(page, id, text)
    }
  }
  await expect.poll(async () => (await viewOf(anna.page)).turn).toBe('1940 spring')
  expect([...done]).toEqual(['axis-declarations', 'axis-operations', 'allied-naming'])
  for (const { page, complaints } of people) {
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Spring 1940')
    await expectAsServed(page)
    expect(await violationsOn(page)).toEqual([])
    expect(complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(one))).toEqual([])
  }

  // The story so far, and the table as it was; then the calculators with what Anna knows.
  await anna.page.goto(`${table.url}/#/chronicle/${id}/1`)
  await expect.poll(() => anna.page.getByRole('heading', { level: 1 }).textContent()).toBe('Fall 1939')
  expect(await anna.page.locator('.replay-event').innerText()).toBe('Fall 1939 begins')
  await anna.page.getByRole('slider').press('End')
  await expect.poll(() => anna.page.getByRole('heading', { level: 1 }).textContent()).toBe('Spring 1940')
  // A row is pressed anywhere; a report leads to where it is put right; a year that is over is looked back upon at its end.
  const report = anna.page.locator('.moment[data-event=facts-reported]').first()
  await report.locator('.dispatch-fold summary, p').first().click()
  await expect.poll(() => anna.page.locator('.moment-here').count()).toBe(1)
  await anna.page.locator('.moment-here').getByRole('link', { name: 'Correct a report' }).waitFor()
  await anna.page.locator('.year-over').getByRole('button', { name: 'Look back on 1939' }).waitFor()
  // On paper every event has its words, and nothing is left to press.
  await anna.page.emulateMedia({ media: 'print' })
  const blank = () =>
    anna.page.locator('.moment').evaluateAll((all) => all.filter((one) => (one as HTMLElement).innerText.trim() === '').length)
  await expect.poll(blank).toBe(0)
  expect(await anna.page.locator('.filters').isVisible()).toBe(false)
  await anna.page.emulateMedia({ media: null })
  expect(await violationsOn(anna.page)).toEqual([])
  await anna.page.goto(`${table.url}/#/game/${id}`)
  await anna.page.locator('.thinking').getByRole('button', { name: 'War room' }).click()
  await anna.page.locator('main[data-place=war] h1').waitFor()
  // The game's situation is in no address: it holds what only this seat knows.
  expect(anna.page.url()).toMatch(/#\/think\/[^/]+\/war\?at=\d+$/)

  // Russia is handed over: whoever had it is shut out at that moment.
  const dora = await person()
  await cleo.page.locator('summary', { hasText: 'Who sits where' }).click()
  await cleo.page.getByRole('button', { name: 'Hand over my seats' }).click()
  const link = await cleo.page.locator('.sent-link input').inputValue()
  await sit(dora.page, link, 'Dora')
  expect((await viewOf(dora.page)).as).toEqual(['russia'])
  // Letters belong to who got them, not to the seat.
  await dora.page.locator('.letters').waitFor()
  expect(await dora.page.locator('.letters').innerText()).not.toContain('Shall we divide Poland?')
  await expect.poll(() => cleo.page.locator('main').innerText()).toContain('This game is not open to you')
  expect((await cleo.page.request.get(`${table.url}/api/games/${id}`)).status()).toBeGreaterThanOrEqual(401)

  // At one device: each side sees its own, and between them the curtain shows nothing.
  await dora.page.goto(`${table.url}/#/games`)
  await dora.page.getByRole('button', { name: 'Start at this device' }).click()
  await dora.page.getByRole('button', { name: 'The European Axis' }).click()
  await dora.page.getByRole('button', { name: 'Hungary: one more' }).click()
  await dora.page.getByRole('button', { name: 'Seal…' }).click()
  await dora.page.getByRole('dialog').getByRole('button', { name: 'Seal', exact: true }).click()
  await expect.poll(() => dora.page.locator('.glance').innerText()).toContain('Hungary 1')
  await dora.page.getByRole('button', { name: 'Draw the curtain' }).click()
  await dora.page.locator('.curtain').waitFor()
  expect(await violationsOn(dora.page)).toEqual([])
  await dora.page.getByRole('button', { name: 'The Western Allies' }).click()
  await dora.page.locator('.move-mine').waitFor()
  await expect.poll(() => dora.page.locator('body').innerText()).not.toContain('Hungary 1')
  await Promise.all([...people, dora].map(({ context }) => context.close()))
})

/** Presses through the steps of an attack that need no numbers. */
async function strikeStep(page: Page, step: string, words: string): Promise<void> {
  await page.locator(`[data-step=${step}]`).first().getByRole('button', { name: words }).click()
}

test('levels that open something, points on tension, the attack on Pearl Harbor, and a game played on from the end of another', {
  timeout: 120_000,
}, async () => {
  const { page, context } = await person()
  await page.goto(`${table.url}/#/games`)
  const spring = await begun(page, 'demonstration-spring-1941', ['germany', 'italy'])
  await spring.give({ type: 'seal-allocation', by: 'axis', placements: { usat: 1, hungary: 2 } })
  await spring.give({ type: 'seal-allocation', by: 'westernAllies', placements: {} })
  await spring.give({ type: 'seal-allocation', by: 'russia', placements: {} })
  await page.goto(`${table.url}/#/game/${spring.id}`)

  // Counsel answers when it is asked, and what it said of a moment goes with the moment.
  await page.getByRole('button', { name: 'Ask counsel' }).click()
  await expect.poll(() => page.locator('.counsel').innerText()).toMatch(/Name \w+: [+−]\d/)

  // 49.34 (b): a point used in one's own phase moves the level by one, before the eyes of all.
  const point = page.locator('[data-order=use-tension-point]')
  await point.getByRole('button').first().click()
  await expect.poll(() => point.locator('.brings').innerText()).toContain('U.S.-Axis tension 22 to 21')
  await point.getByRole('button', { name: /^Give the order/ }).click()
  await expect.poll(() => page.locator('.glance .track-level').allTextContents()).toEqual(['30', '21', '19'])
  await page.getByRole('button', { name: 'Ask counsel' }).waitFor()

  // RGT 35, USJT 20: what a level opens for the first time is told by itself, as the door has it.
  for (let stages = 0; stages < 12 && (await viewOf(page)).turn === '1941 spring'; stages += 1)
    for (const { who: by } of (await viewOf(page)).toMove) await spring.give({ type: 'quiet', by })
  const reached = await spring.reached()
  expect(reached).toContain('Russia may attack minors with a German interest')
  for (const words of reached) await expect.poll(() => page.locator('.game-news').innerText()).toMatch(new RegExp(words, 'i'))

  // 51.311 to 51.32: the attack is launched, and goes step by step from the page of the game.
  const winter = await begun(page, 'demonstration-winter-1941')
  await winter.give({ type: 'name-targets', by: 'axis', nominations: [] })
  await winter.give({ type: 'declare-war', by: 'japan', intents: [{ by: 'japan', on: 'us' }] })
  for (const by of ['axis', 'japan']) await winter.give({ type: 'pass', by })
  await page.goto(`${table.url}/#/game/${winter.id}`)
  await strikeStep(page, 'launch', 'Launch the attack…')
  await page.getByRole('dialog').getByRole('button', { name: 'Launch the attack' }).click()
  await expect.poll(() => page.locator('[data-step=magic]').count()).toBe(2)
  await strikeStep(page, 'magic', 'Put the cards down')
  await expect.poll(() => page.locator('[data-step=magic]').count()).toBe(1)
  await strikeStep(page, 'magic', 'Put the cards down')
  await strikeStep(page, 'locate', 'Place the carriers')
  await strikeStep(page, 'surprise', 'Roll for surprise')
  // 51.33: not all fly, and the page says what is wrong.
  await strikeStep(page, 'first', 'Fly the first strike')
  await expect.poll(() => page.locator('.move [role=alert]').innerText()).toContain('all 18 of the strike force fly the first strike')
  expect(await violationsOn(page)).toEqual([])
  for (const text of ['first aaf=6 nas=6 light=6', 'report lost=0 aaf=0 nas=0']) await say(page, winter.id, `strike ${text}`)
  await strikeStep(page, 'withdraw', 'Withdraw')
  await strikeStep(page, 'return', 'The strike force goes home')
  await expect.poll(() => page.locator('.strike-form').count()).toBe(0)

  // 62.91: the Allies have lost at once; from the end the story can be played on.
  await winter.give({ type: 'report-facts', by: 'axis', facts: { 'britain.surrendered': true, 'russia.surrendered': true } })
  const ending = (await viewOf(page)).ending?.words ?? ''
  expect(ending).toMatch(/victory/)
  await expect.poll(() => page.locator('.move-asked').innerText()).toMatch(new RegExp(ending, 'i'))
  await page.getByRole('link', { name: 'The whole story' }).first().click()
  await page.getByRole('button', { name: 'Play on from here', exact: true }).click()
  await page.locator('.curtain').waitFor()
  const forked = page.url().split('/game/')[1] ?? ''
  expect([winter.id, '']).not.toContain(forked)
  await page.getByRole('button', { name: 'Japan' }).click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Winter 1941')
  await spring.close()
  await context.close()
})
