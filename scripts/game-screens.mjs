import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './step.mjs'

/** A referee with an empty shelf, for pictures of games. */
export async function openReferee() {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-screens-'))
  const room = spawn(process.execPath, [`${ROOT}bin/chancery.mjs`, 'serve', '--data', folder, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
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

const SIDES = { axis: 'germany,italy', westernAllies: 'britain,france,us', russia: 'russia' }

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

async function playDemonstration(page) {
  await page.getByRole('button', { name: 'Play the demonstration' }).click()
  await page.getByRole('button', { name: 'The European Axis' }).click()
  await page.locator('.move').waitFor()
}

const SEALED = { axis: { hungary: 3, turkey: 2, spain: 2 }, westernAllies: { turkey: 2, spain: 1 }, russia: { rumania: 1 } }

/** Plays the demonstration until the die for Hungary has fallen. */
async function untilTheDie(page) {
  await playDemonstration(page)
  const speak = speaking(page)
  const id = gameOf(page)
  const give = (side, order) => speak('POST', `${id}/orders`, side, { key: `${Math.random()}`, order: { by: side, ...order } })
  for (const [side, placements] of Object.entries(SEALED)) await give(side, { type: 'seal-allocation', placements })
  for (let turns = 0; turns < 12; turns += 1) {
    const { menus } = await speak('GET', `${id}/menu`, 'axis')
    const open = menus.flatMap(({ offers }) => offers).filter(({ refusals }) => refusals.length === 0)
    const speaksOf = ({ order }) => JSON.stringify(order).includes('hungary')
    const next =
      open.find(({ order }) => order.type === 'roll') ?? open.find((offer) => offer.order.type === 'name-targets' && speaksOf(offer))
    if (next === undefined) for (const side of Object.keys(SIDES)) await give(side, { type: 'pass' })
    else await give('axis', next.order)
    if (next?.order.type === 'roll') break
  }
  await page.locator('.fallen, .game-news').first().waitFor()
  await page.waitForTimeout(600)
}

const onPage = (page, path) =>
  page.evaluate((to) => {
    location.hash = to
  }, path)

/** Pictures of games: each begins in the lobby of an empty referee. */
export const GAME_PAGES = [
  { name: 'lobby', address: '#/games' },
  {
    name: 'game-sides',
    address: '#/games',
    act: async (page) => {
      await page.getByRole('button', { name: 'Start at this device' }).click()
      await page.locator('.curtain').waitFor()
    },
  },
  { name: 'game-year', address: '#/games', act: playDemonstration },
  { name: 'game', address: '#/games', act: untilTheDie },
  {
    name: 'game-allocation',
    address: '#/games',
    act: async (page) => {
      await playDemonstration(page)
      await page.locator('.thinking').getByRole('button', { name: 'Allocation' }).click()
      await page.locator('.in-game').waitFor()
    },
  },
  {
    name: 'game-dossier',
    address: '#/games',
    act: async (page) => {
      await untilTheDie(page)
      await onPage(page, `/think/${gameOf(page)}/dossier/hungary`)
      await page.locator('.in-game').waitFor()
    },
  },
  {
    name: 'game-war-room',
    address: '#/games',
    act: async (page) => {
      await untilTheDie(page)
      await page.locator('.thinking').getByRole('button', { name: 'War room' }).click()
      await page.locator('.in-game').waitFor()
    },
  },
  {
    name: 'game-table',
    address: '#/games',
    act: async (page) => {
      await playDemonstration(page)
      await onPage(page, `/table/${gameOf(page)}`)
      await page.locator('.table-page').waitFor()
    },
  },
  {
    name: 'chronicle',
    address: '#/games',
    act: async (page) => {
      await untilTheDie(page)
      await onPage(page, `/chronicle/${gameOf(page)}`)
      await page.locator('.chronicle').waitFor()
    },
  },
]
