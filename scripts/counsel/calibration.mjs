import { readFileSync, writeFileSync } from 'node:fs'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { forecastOf, warsToForecast } from '../../dist/counsel/forecast/forecast.js'
import { fair, playOn, playWars, randomFrom, SCRIPTS } from '../../dist/counsel/index.js'
import { openBook, startOf } from '../../dist/editions/index.js'
import { decide, gameAt, viewOf } from '../../dist/rules/game/index.js'
import { figuresOf, PLAN, paper, planPaper, plot } from './calibration-figures.mjs'

/*
 * Are forecasts honest? node scripts/counsel/calibration.mjs plays what docs/calibration.md plans, once, and writes the figures there; --plan writes the plan alone, --again draws the figures from
 * what was kept. Positions are reached by playing wars with bots to a summer. There the Western Allies forecast, from their view alone, which thresholds will
 * have been reached a year later. Each position is then played on several times as it really is. Build first: npm run build.
 */
const KEPT = new URL('../../dist/calibration.json', import.meta.url)
const STARTS = { 2023: 'global-war-1939', classic: 'global-war-1939', campaign: 'campaign-1939' }
const BOOKS = Object.keys(STARTS)
const policies = { axis: fair, westernAllies: fair, russia: fair, japan: fair, china: fair }

/** A war as far as a summer of 1940 or 1941, and what the Western Allies have been shown of it. */
function reached(book, seed) {
  const random = randomFrom(seed)
  const until = random.inHundred(50) ? '1940 summer' : '1941 summer'
  const dice = randomFrom(seed + 1)
  const start = gameAt(startOf(book.scenarios[STARTS[book.id]]))
  const events = []
  let [game, faces] = [start, []]
  playOn(book, start, {
    policies,
    script: SCRIPTS.history,
    random,
    dice: () => {
      faces.push(dice.die())
      return faces.at(-1)
    },
    until,
    heard: (order) => {
      const decision = decide(book, game, order, () => faces.shift())
      if (!decision.accepted) throw new Error(JSON.stringify(decision.refusals))
      events.push(...decision.events)
      game = decision.game
      faces = []
    },
  })
  return { game, view: viewOf(start, events, 'westernAllies') }
}

function judged(edition, seed, continuations, wars) {
  const book = openBook(edition)
  const { game, view } = reached(book, seed)
  const until = game.situation.turn.replace(/^(\d+) summer$/, (_, year) => `${Number(year) + 1} spring`)
  const asked = warsToForecast(book, view, ['westernAllies'], { until, seed: (seed % 1_000_000) + 7, wars, script: 'history' })
  const said = forecastOf(book, view, until, [...playWars(asked)])
  const { hidden: _, ...truth } = asked
  const seeds = Array.from({ length: continuations }, (_, at) => seed * 31 + at + 5)
  const came = [...playWars({ ...truth, from: game, seeds })].map((war) => forecastOf(book, game, until, [war]))
  const events = Object.entries(said.tracks).flatMap(([track, rows]) =>
    Object.entries(rows.at(-1).reached)
      .filter(([level]) => Number(level) > Math.max(game.situation.tensions[track].actual, game.situation.tensions[track].highest ?? -99))
      .map(([level, chance]) => ({
        event: `${edition} ${game.situation.turn} ${track} ${level}`,
        chance,
        came: came.map(({ tracks }) => tracks[track].at(-1).reached[level]),
      })),
  )
  return { seed, edition, events }
}

async function played() {
  const { positions, continuations, wars, firstSeed } = PLAN
  const tasks = Array.from({ length: positions }, (_, at) => ({ edition: BOOKS[at % BOOKS.length], seed: firstSeed + at * 17 }))
  const found = []
  const from = Date.now()
  const work = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { continuations, wars } })
      const next = () => {
        const task = tasks.shift()
        if (task === undefined) return worker.terminate().then(resolve)
        worker.postMessage(task)
      }
      worker.on('message', (one) => {
        found.push(one)
        if (found.length % 5 === 0)
          process.stderr.write(`${found.length} of ${positions} positions, ${Math.round((Date.now() - from) / 1000)} s\n`)
        next()
      })
      worker.on('error', reject)
      next()
    })
  await Promise.all(Array.from({ length: Number(process.env.THREADS ?? 2) }, work))
  return { found: found.toSorted((one, other) => one.seed - other.seed) }
}

const PAPER = new URL('../../docs/calibration.md', import.meta.url)

async function main() {
  if (process.argv.includes('--plan')) return writeFileSync(PAPER, planPaper())
  // Nothing is looked at before all of it has been played.
  if (!process.argv.includes('--again')) writeFileSync(KEPT, JSON.stringify(await played()))
  const figures = figuresOf(JSON.parse(readFileSync(KEPT, 'utf8')))
  writeFileSync(new URL('../../docs/calibration.svg', import.meta.url), plot(figures))
  writeFileSync(PAPER, paper(figures))
  console.log(JSON.stringify(figures, null, 1))
}

if (isMainThread) await main()
else
  parentPort.on('message', ({ edition, seed }) => parentPort.postMessage(judged(edition, seed, workerData.continuations, workerData.wars)))
