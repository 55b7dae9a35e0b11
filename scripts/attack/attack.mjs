import { readdirSync } from 'node:fs'
import { openClient } from './client.mjs'
import { openInnocent } from './innocent.mjs'
import { memoryOf, openServer } from './server.mjs'

/**
 * Attacks a referee as a stranger could, and looks whether a player beside the attack notices: `node scripts/attack/attack.mjs [--quick] [NAME …]`.
 * Each file in `attacks` is one: it exports `title` (what a stranger tries), `run(server)`, and `options` where the referee needs other ones than its
 * defaults, or `shim`, a module that is loaded before it; then it has a referee of its own in the quick round too. The quick round leaves out what `isLong`.
 */

const LIMITS = { wait: 250, memory: 600 }
const LOOK = 100

const words = process.argv.slice(2)
const isQuick = words.includes('--quick')
const named = words.filter((word) => !word.startsWith('--'))
/** How long each attack goes on, in seconds, with which it may do as it likes. */
const SECONDS = isQuick ? 1 : 6
/** Of the innocent player's orders so many must be quick. A second has too few to speak of one in a hundred: there half of them show a referee that stands still. */
const SHARE = isQuick ? 0.5 : 0.99
const SHARE_NAME = `p${SHARE * 100}`
/** A machine that others use too may hold an attack up: it has a second try, and the report says so. */
const TRIES = 2

const files = readdirSync(new URL('attacks', import.meta.url))
  .filter((file) => file.endsWith('.mjs'))
  .sort()
const attacks = (
  await Promise.all(files.map(async (file) => ({ name: file.slice(0, -4), ...(await import(`./attacks/${file}`)) })))
).filter(({ name, isLong }) => (named.length === 0 ? !(isQuick && isLong) : named.includes(name)))

const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? 0

/** What each attack may use: strangers' requests, bare connections, and how long it has. */
async function tried(attack, server) {
  const client = openClient(server.url)
  const innocent = await openInnocent(server.url)
  const expected = []
  let memory = 0
  const watch = setInterval(() => {
    memory = Math.max(memory, memoryOf(server.pid) ?? 0)
  }, LOOK)
  const until = performance.now() + SECONDS * 1_000
  const tools = {
    url: server.url,
    data: server.data,
    pid: server.pid,
    ask: client.ask,
    connect: client.connect,
    seconds: SECONDS,
    isOver: () => performance.now() >= until || server.hasEnded(),
    /** What must be so: where it is not, the attack has got through. */
    expect: (isSo, said) => {
      if (!isSo) expected.push(said)
    },
  }
  let note
  try {
    note = await attack.run(tools)
    // An attack that was soon over may have left work behind.
    while (!tools.isOver()) await new Promise((go) => setTimeout(go, 50))
  } catch (error) {
    expected.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  const { waits, refused, given, lost } = await innocent.stop()
  clearInterval(watch)
  const sorted = waits.toSorted((a, b) => a - b)
  const found = {
    memory,
    p50: share(sorted, 0.5),
    p99: share(sorted, 0.99),
    slow: share(sorted, SHARE),
    worst: sorted.at(-1) ?? 0,
    given,
    lost,
    note,
  }
  client.close()
  const wrong = [
    ...expected,
    ...client.faults,
    ...refused.slice(0, 3).map((one) => `an innocent order was refused: ${one}`),
    ...server.errors.splice(0).slice(0, 3),
    ...(server.hasEnded() ? ['the referee ended'] : []),
    ...(lost > 0 ? [`${lost} orders that were acknowledged are lost`] : []),
    ...(found.slow > LIMITS.wait ? [`an innocent order waited ${Math.round(found.slow)} ms (${SHARE_NAME}); ${LIMITS.wait} at most`] : []),
    ...(memory > LIMITS.memory ? [`${Math.round(memory)} MiB in memory; ${LIMITS.memory} at most`] : []),
  ]
  return { ...found, wrong, statuses: [...client.statuses].map(([status, count]) => `${count} × ${status}`).join(', ') }
}

let shared
async function serverFor({ options, shim }) {
  if (!isQuick || options !== undefined || shim !== undefined) return openServer({ options, shim })
  if (shared?.hasEnded()) await leave(shared, true)
  shared ??= await openServer()
  return shared
}

async function leave(server, isLast = false) {
  if (server === shared && !isLast) return
  if (server === shared) shared = undefined
  await server.close()
}

async function onItsOwn(attack) {
  for (let attempt = 1; ; attempt += 1) {
    const server = await serverFor(attack)
    const found = await tried(attack, server)
    const isOut = found.wrong.length === 0 || attempt === TRIES
    await leave(server, !isOut)
    if (isOut) return { ...found, attempt }
  }
}

const began = performance.now()
let failed = 0
for (const attack of attacks) {
  const { memory, p50, p99, worst, given, statuses, note, wrong, attempt } = await onItsOwn(attack)
  const again = attempt > 1 ? ' (second try)' : ''
  console.log(`${wrong.length === 0 ? 'held  ' : 'FAILED'}  ${attack.name}: ${attack.title}${again}`)
  const order = `${given} orders beside it: p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms, worst ${Math.round(worst)} ms`
  console.log(`        ${order}; ${Math.round(memory)} MiB; answers ${statuses || 'none'}${note === undefined ? '' : `; ${note}`}`)
  for (const one of wrong) console.log(`        - ${one}`)
  failed += wrong.length === 0 ? 0 : 1
}
if (shared !== undefined) await leave(shared, true)
const seconds = ((performance.now() - began) / 1_000).toFixed(1)
console.log(`${attacks.length} attacks in ${seconds} s, ${failed === 0 ? 'all held' : `${failed} not held`}`)
process.exitCode = failed === 0 ? 0 : 1
