import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './step.mjs'

/** A referee with an empty shelf, for pictures of games. */
export async function openReferee() {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-screens-'))
  const room = spawn(process.execPath, [`${ROOT}bin/chancery.mjs`, 'serve', '--data', folder, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const origin = await new Promise((found, fail) => {
    let said = ''
    room.stdout.on('data', (text) => {
      said += text
      const [, address] = /open at (http:\/\/\S+)\s/.exec(said) ?? []
      if (address !== undefined) found(address)
    })
    room.on('exit', () => fail(new Error(`the referee did not open: ${said}`)))
  })
  return {
    origin,
    close: () => {
      room.removeAllListeners('exit')
      room.on('exit', () => rmSync(folder, { recursive: true, force: true }))
      room.kill()
    },
  }
}

const SIDES = { axis: 'germany,italy', westernAllies: 'britain,france,us', russia: 'russia', japan: 'japan', china: 'china' }

/** Speaks for one side of a game that is shared at one device. */
const speaking = (page) => (method, path, side, body) =>
  page.evaluate(
    async ([way, where, seats, text]) => {
      const headers = { 'Chancery-Seats': seats, 'Content-Type': 'application/json' }
      return (await fetch(`/api/games/${where}`, { method: way, headers, body: text })).json()
    },
    [method, path, SIDES[side], body === undefined ? undefined : JSON.stringify(body)],
  )

const gameOf = (page) => page.url().split('/game/')[1]

const sayAs = (page, side, text) => speaking(page)('POST', `${gameOf(page)}/orders`, side, { key: `${Math.random()}`, text })

const toTopOf = (page, selector) => page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'start' }))

const pressed = (page, name) => page.getByRole('button', { name }).first().click()

async function playDemonstration(page) {
  await pressed(page, 'Play the demonstration')
  await pressed(page, 'The European Axis')
  await page.locator('.move').waitFor()
}

/** A war of both theatres at one device, seen by one side. */
async function shareDevice(page, side) {
  await pressed(page, 'Start at this device')
  await page.locator('.curtain').waitFor()
  if (side !== undefined) {
    await pressed(page, side)
    await page.locator('.move').waitFor()
  }
}

async function lookAs(page, side) {
  await pressed(page, 'Draw the curtain')
  await pressed(page, side)
  await page.locator('.move').waitFor()
}

const QUIETLY = { 'year-start': ['seal nothing'], 'axis-naming': ['name nothing'], 'allied-naming': ['name nothing'] }

/** Lets every side pass until a stage of a turn. */
async function until(page, turn, stage) {
  for (let steps = 0; steps < 60; steps += 1) {
    const view = await speaking(page)('GET', gameOf(page), 'axis')
    if (view.turn === turn && view.stage?.id === stage) break
    for (const { who } of view.toMove) for (const text of [...(QUIETLY[view.stage?.id] ?? []), 'pass']) await sayAs(page, who, text)
  }
  await page.waitForTimeout(600)
}

const SEALED = { axis: 'hungary 3, turkey 2, spain 2', westernAllies: 'turkey 2, spain 1', russia: 'rumania 1' }

/** Plays the demonstration until the countries of the year are named. */
async function untilNaming(page) {
  await playDemonstration(page)
  for (const [side, placements] of Object.entries(SEALED)) await sayAs(page, side, `seal ${placements}`)
  await until(page, '1941 spring', 'axis-naming')
  await page.locator('.naming').first().waitFor()
}

async function untilTheRoll(page) {
  await untilNaming(page)
  await sayAs(page, 'axis', 'name hungary')
  await until(page, '1941 spring', 'axis-rolls')
  await page.locator('[data-order=roll]').first().waitFor()
}

/** Plays the demonstration until the die for Hungary has fallen. */
async function untilTheDie(page) {
  await untilTheRoll(page)
  await sayAs(page, 'axis', 'roll hungary')
  // A result that has just come into sight cannot be taken yet.
  await page.locator('.fallen .button:enabled').first().waitFor()
  await page.waitForTimeout(600)
}

const onPage = (page, path) =>
  page.evaluate((to) => {
    location.hash = to
  }, path)

/** A game with friends, by the form of the lobby. */
async function inviteFriends(page) {
  await page.getByLabel('Start').selectOption('european-1939')
  await page.getByLabel('Your name at the table').fill('Anna')
  await pressed(page, 'Begin the game')
  await page.getByRole('heading', { name: 'Send each friend a link' }).waitFor()
}

const followLink = async (page) => {
  await inviteFriends(page)
  await page.goto(await page.getByLabel('Link: Russia', { exact: true }).inputValue())
  await page.getByLabel('Your name at the table').waitFor()
}

/** Begun in the browser of whoever looks: the moves of a war against bots. */
async function playBots(page) {
  await pressed(page, 'Play against bots')
  await page.locator('.move').waitFor()
}

async function theWarIsOver(page) {
  await playDemonstration(page)
  for (const side of Object.keys(SEALED)) await sayAs(page, side, 'seal nothing')
  await until(page, '1941 spring', 'axis-operations')
  const facts = { 'britain.surrendered': true, 'russia.surrendered': true }
  const order = { type: 'report-facts', by: 'axis', facts }
  await speaking(page)('POST', `${gameOf(page)}/orders`, 'axis', { key: 'end', order })
  await page.locator('#ending').waitFor()
}

/** What the line says that is down. */
async function loseTheLine(page) {
  await playDemonstration(page)
  await page.context().setOffline(true)
  await page.locator('.game-line').waitFor()
}

async function dropRecord(page, path) {
  const dropped = await page.evaluateHandle(
    (content) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], 'record.jsonl'))
      return transfer
    },
    readFileSync(ROOT + path, 'utf8'),
  )
  await page.dispatchEvent('.verify-drop', 'drop', { dataTransfer: dropped })
  await page.locator('.verify-page [role=status]').getByText('record', { exact: false }).first().waitFor()
}

const inGame = (page, begin, path) =>
  begin(page).then(async () => {
    await onPage(page, path(gameOf(page)))
    await page.locator('.in-game, .table-page, .chronicle').first().waitFor()
  })

/** Pictures of games: each begins in the lobby of an empty referee. */
export const GAME_PAGES = [
  { name: 'lobby', address: '#/games' },
  {
    name: 'lobby-games',
    address: '#/games',
    act: async (page) => {
      await playDemonstration(page)
      await onPage(page, '/games')
      await page.locator('.my-games').waitFor()
    },
  },
  {
    name: 'lobby-bots',
    address: '#/games',
    act: async (page) => {
      await page.getByText('I alone, against bots').click()
      await toTopOf(page, '.new-game')
    },
  },
  { name: 'lobby-links', address: '#/games', act: inviteFriends },
  { name: 'join', address: '#/games', act: followLink },
  { name: 'join-refused', address: '#/join/AAAA' },
  { name: 'game-closed', address: '#/game/none' },
  {
    name: 'game-sides',
    address: '#/games',
    act: (page) => shareDevice(page),
  },
  { name: 'game-solo', address: '#/games', act: playBots },
  {
    name: 'game-solo-later',
    address: '#/games',
    act: async (page) => {
      await playBots(page)
      for (const text of ['seal nothing', 'name nothing', 'quiet']) {
        await page.evaluate(
          ([id, said]) =>
            fetch(`/api/games/${id}/orders`, {
              method: 'POST',
              headers: { 'Content-Type': 'application/json' },
              body: JSON.stringify({ key: `${Math.random()}`, text: said }),
            }),
          [gameOf(page), text],
        )
        await page.waitForTimeout(3_000)
      }
      await page.locator('.headline').first().waitFor()
    },
  },
  { name: 'game-year', address: '#/games', act: playDemonstration },
  {
    name: 'game-seal',
    address: '#/games',
    act: async (page) => {
      await playDemonstration(page)
      await pressed(page, 'Hungary: one more')
      await pressed(page, 'Seal…')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'game-waiting',
    address: '#/games',
    act: async (page) => {
      await playDemonstration(page)
      await sayAs(page, 'axis', `seal ${SEALED.axis}`)
      await page.locator('.move-waits').waitFor()
    },
  },
  { name: 'game-naming', address: '#/games', act: untilNaming },
  {
    name: 'game-roll',
    address: '#/games',
    act: async (page) => {
      await untilTheRoll(page)
      await page.locator('[data-order=roll]').getByRole('button').first().click()
      await page.locator('.reckoned').waitFor()
    },
  },
  { name: 'game', address: '#/games', act: untilTheDie },
  {
    name: 'game-declaring',
    address: '#/games',
    act: async (page) => {
      await shareDevice(page, 'The European Axis')
      await until(page, '1939 winter', 'axis-declarations')
      const form = page.locator('.declaring [data-by=germany]')
      await form.locator('summary', { hasText: 'Others' }).click()
      for (const on of ['spain', 'turkey']) await form.locator(`[data-on=${on}] input`).check()
      await page.locator('.declaring .brings').first().waitFor()
    },
  },
  {
    name: 'game-obligation',
    address: '#/games',
    act: async (page) => {
      await shareDevice(page, 'The European Axis')
      await until(page, '1939 winter', 'axis-declarations')
      await sayAs(page, 'axis', 'declare germany sweden')
      await until(page, '1939 winter', 'axis-operations')
      await page.locator('.obligations').waitFor()
    },
  },
  {
    name: 'game-reaction',
    address: '#/games',
    act: async (page) => {
      await shareDevice(page, 'The European Axis')
      await until(page, '1939 winter', 'axis-declarations')
      await sayAs(page, 'axis', 'declare germany sweden')
      await until(page, '1939 winter', 'axis-operations')
      await sayAs(page, 'axis', 'meet germany sweden entered')
      await until(page, '1939 winter', 'allied-naming')
      await lookAs(page, 'The Western Allies')
      await page.locator('.naming').waitFor()
    },
  },
  {
    name: 'game-meanwhile',
    address: '#/games',
    act: async (page) => {
      await shareDevice(page, 'The Western Allies')
      await until(page, '1939 winter', 'axis-declarations')
      await sayAs(page, 'axis', 'declare germany sweden')
      await page.locator('.headline').first().waitFor()
    },
  },
  {
    name: 'game-report',
    address: '#/games',
    act: async (page) => {
      await shareDevice(page, 'The European Axis')
      await until(page, '1939 fall', 'axis-operations')
      await page
        .locator('.checklist')
        .getByRole('button', { name: /one more/ })
        .first()
        .click()
    },
  },
  {
    name: 'game-refused',
    address: '#/games',
    act: async (page) => {
      await playDemonstration(page)
      await page.locator('.typed-order summary').click()
      await page.locator('.typed-order input').fill('roll turkey')
      await pressed(page, 'Give')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'game-letters',
    address: '#/games',
    act: async (page) => {
      await playDemonstration(page)
      await page.getByLabel('Your letter').fill('Leave us Rumania, and we leave you Finland.')
      await pressed(page, 'Send the letter')
      await page.locator('.letters').getByText('Leave us Rumania').first().waitFor()
      await toTopOf(page, '.letters')
    },
  },
  { name: 'game-lost', address: '#/games', act: loseTheLine },
  { name: 'game-over', address: '#/games', act: theWarIsOver },
  { name: 'game-allocation', address: '#/games', act: (page) => inGame(page, playDemonstration, (id) => `/think/${id}/allocation`) },
  { name: 'game-dossier', address: '#/games', act: (page) => inGame(page, untilTheDie, (id) => `/think/${id}/dossier/hungary`) },
  {
    name: 'game-war-room',
    address: '#/games',
    act: async (page) => {
      await untilTheDie(page)
      await page.locator('.thinking').getByRole('button', { name: 'War room' }).click()
      await page.locator('.in-game').waitFor()
    },
  },
  { name: 'game-table', address: '#/games', act: (page) => inGame(page, playDemonstration, (id) => `/table/${id}`) },
  {
    name: 'game-correct',
    address: '#/games',
    act: async (page) => {
      await playDemonstration(page)
      await page.reload()
      await onPage(page, `/table/${gameOf(page)}/correct`)
      await page.locator('.table-page').waitFor()
      const toHost = page.getByRole('button', { name: 'host' })
      if (await toHost.isVisible()) await toHost.click()
      await page.getByLabel('Which report?').fill('hungary')
      await page.locator('.report-found button', { hasText: 'Axis ground and air factors' }).first().click()
      await page
        .locator('.checklist')
        .getByRole('button', { name: /one more/ })
        .click()
      await page.locator('.host-form').getByLabel('Why, for everybody to read').first().fill('Told too low')
      await page.waitForTimeout(600)
    },
  },
  {
    name: 'game-paused',
    address: '#/games',
    act: async (page) => {
      await inviteFriends(page)
      await page.getByRole('link', { name: 'To the game' }).click()
      await page.locator('.move, .move-waits').first().waitFor()
      await onPage(page, `/table/${gameOf(page)}`)
      await pressed(page, 'Pause the game')
      await page.getByText('The game is paused').first().waitFor()
      await onPage(page, `/game/${page.url().split('/table/')[1]}`)
      await page.locator('.move, .move-waits').first().waitFor()
      await page.waitForTimeout(600)
    },
  },
  {
    name: 'game-table-notices',
    address: '#/games',
    act: async (page) => {
      await inGame(page, playDemonstration, (id) => `/table/${id}`)
      await page.waitForTimeout(600)
      await toTopOf(page, '.wishes-form')
    },
  },
  {
    name: 'chronicle-past',
    address: '#/games',
    act: async (page) => {
      await inGame(page, untilTheDie, (id) => `/chronicle/${id}`)
      await page.locator('.replay input').focus()
      for (let steps = 0; steps < 12; steps += 1) await page.keyboard.press('ArrowLeft')
      await page.waitForTimeout(600)
    },
  },
  { name: 'chronicle', address: '#/games', act: (page) => inGame(page, untilTheDie, (id) => `/chronicle/${id}`) },
  {
    name: 'chronicle-print',
    address: '#/games',
    act: async (page) => {
      await inGame(page, untilTheDie, (id) => `/chronicle/${id}`)
      await page.emulateMedia({ media: 'print' })
    },
  },
  { name: 'mail', address: '#/mail' },
  {
    name: 'mail-game',
    address: '#/mail',
    act: async (page) => {
      await pressed(page, 'Begin and make the invitation')
      await page.locator('textarea.mail-packets').waitFor()
    },
  },
  { name: 'verify', address: '#/verify' },
  { name: 'verify-done', address: '#/verify', act: (page) => dropRecord(page, 'cases/earlier/mail.jsonl') },
]
