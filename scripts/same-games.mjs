import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'

/*
 * Does this build play as another one does? node scripts/same-games.mjs ../other-checkout [games] [first seed] plays whole games at random and wars by rollout in
 * every book with both, and compares to the letter: orders, dice, events, refusals, the tales of events, the game at its end, views and menus of all seats at
 * moments all over it. Both have to be built. It says the first game that differs and in what, and the processor time either took for play alone.
 */
const [folder, games = '100', first = '1'] = process.argv.slice(2)
if (folder === undefined) throw new Error('node scripts/same-games.mjs <the other checkout, built> [games] [first seed]')

async function build(root) {
  const load = (room) => import(new URL(`dist/${room}/index.js`, root).href)
  return { ...(await load('rules/game')), ...(await load('editions')), ...(await load('counsel')), spent: 0 }
}

const builds = [await build(new URL('../', import.meta.url)), await build(pathToFileURL(`${folder}/`))]

const WARS = { 2023: 'global-war-1939', classic: 'global-war-1939', campaign: 'campaign-1939' }
const TABLES = [
  { passes: 'said', standing: 'none' },
  { passes: 'implied', standing: 'some' },
]
const SEATS = ['axis', 'westernAllies', 'russia', 'japan', 'china']
/** Views and menus are looked at once in so many orders. */
const LOOKED_AT = 131

function timed(chancery, play) {
  const from = process.cpuUsage()
  const played = play()
  const { user, system } = process.cpuUsage(from)
  chancery.spent += user + system
  return played
}

function seenIn({ viewOf, menu, fold, tell }, book, { start, moves }, seed) {
  const seen = []
  const log = []
  let game = start
  for (const [at, { events }] of moves.entries()) {
    log.push(...events)
    game = fold(game, events)
    seen.push(events.map((event) => tell(book, event)))
    if ((at + seed) % LOOKED_AT !== 0) continue
    for (const seat of SEATS) {
      const view = viewOf(start, log, [seat])
      seen.push(view, menu(book, view, seat))
    }
  }
  return { seen, folded: game }
}

const hashed = (parts) => Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, hashOf(JSON.stringify(part))]))
const hashOf = (text) => createHash('sha256').update(text).digest('hex')

function playedBy(chancery, edition, seed) {
  const book = chancery.openBook(edition)
  const scenarios = Object.keys(book.scenarios)
  const refusals = []
  const table = TABLES[seed % TABLES.length]
  const scenario = scenarios[Math.floor(seed / 2) % scenarios.length]
  const game = timed(chancery, () => chancery.playAtRandom(book, scenario, seed, (...refused) => refusals.push(refused), table))
  const [policy, script] = [['plain', 'careless', 'fair'][seed % 3], ['history', 'surprises', 'axis-triumphant'][seed % 3]]
  const policies = Object.fromEntries(SEATS.map((seat) => [seat, policy]))
  const asked = { edition, from: WARS[edition], policies, script, seeds: [seed] }
  const wars = timed(chancery, () => [...chancery.playWars(asked)])
  const { seen, folded } = seenIn(chancery, book, game, seed)
  return hashed({ moves: game.moves, refusals, end: game.game, folded, seen, wars })
}

let different = 0
for (let seed = Number(first); seed < Number(first) + Number(games); seed++)
  for (const edition of Object.keys(WARS)) {
    // By turns, so that a noisy machine is noisy for both.
    const order = seed % 2 === 0 ? [0, 1] : [1, 0]
    const found = []
    for (const at of order) found[at] = playedBy(builds[at], edition, seed)
    const parts = Object.keys(found[0]).filter((part) => found[0][part] !== found[1][part])
    if (parts.length > 0 && different++ < 20) console.log(`${edition}, seed ${seed}: other ${parts.join(', ')}`)
  }
const [here, there] = builds.map(({ spent }) => spent / 1e6)
console.log(`${games} games and as many wars a book: ${different === 0 ? 'all alike' : `${different} differ`}`)
console.log(`processor time ${here.toFixed(1)} s here, ${there.toFixed(1)} s there: ${(there / here).toFixed(2)} times as fast`)
process.exitCode = different === 0 ? 0 : 1
