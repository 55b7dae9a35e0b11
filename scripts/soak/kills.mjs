import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { followPostgres, startPostgres } from '../postgres.mjs'
import { ROOT } from '../step.mjs'

const WRITER = `${ROOT}scripts/soak/writer.mjs`
const SHORTEST = 20
const LONGEST = 400

const built = (path) => import(`${ROOT}dist/referee/${path}`)

/** A recorded game as the lines of a hosted one, in a file. */
async function recordedIn(folder) {
  const { readRecord } = await built('index.js')
  const { record } = readRecord(readFileSync(`${ROOT}cases/games/fall-1939.jsonl`, 'utf8'))
  const header = { record: { ...record.header, seats: {} }, created: 0, setting: { watchers: true, vacantSeats: 'by-link' } }
  const lines = record.entries.map((entry) => ({ key: `k${entry.n}`, body: { type: 'order', at: 0, entry, by: null } }))
  const file = join(folder, 'recorded.json')
  writeFileSync(file, JSON.stringify({ header, lines }))
  return { file, lines: JSON.parse(JSON.stringify(lines)) }
}

/** A writer at work: what it was told by the store, for as long as it lived. */
function atWork(place, prefix, file, heard) {
  const child = spawn(process.execPath, [WRITER, place, prefix, file], { stdio: ['ignore', 'pipe', 'pipe'] })
  const atExit = () => child.kill('SIGKILL')
  process.once('exit', atExit)
  let rest = ''
  let complaints = ''
  let isReady
  const ready = new Promise((done) => {
    isReady = done
  })
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  child.stdout.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()
    for (const line of lines) {
      const [game, sequence] = line.split(' ')
      if (Number(sequence) > 0) isReady()
      if (sequence !== undefined) heard.set(game, Math.max(heard.get(game) ?? 0, Number(sequence)))
    }
  })
  const closed = new Promise((over) => {
    child.once('close', (code, signal) => {
      isReady()
      over(signal === 'SIGKILL' ? undefined : `the writer ended by itself (${code ?? signal}): ${complaints}`)
    })
  })
  return {
    ready,
    killed: async () => {
      process.off('exit', atExit)
      child.kill('SIGKILL')
      const fault = await closed
      if (fault !== undefined) throw new Error(fault)
    },
  }
}

const later = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))
const anyMoment = () => later(SHORTEST + Math.random() * (LONGEST - SHORTEST))

/** Holds everything that was acknowledged to what is there: each order once, in its place, with its paper, and nothing else. */
async function check(store, heard, lines) {
  let found = 0
  for (const [game, acknowledged] of heard) {
    const kept = await store.read(game)
    if (kept === undefined) throw new Error(`${game} was acknowledged and is lost`)
    if (kept.sequence < acknowledged) throw new Error(`${game}: ${acknowledged} orders were acknowledged, ${kept.sequence} are there`)
    const wanted = lines.slice(0, kept.sequence).map((line, index) => ({ sequence: index + 1, ...line }))
    if (!isDeepStrictEqual(kept.lines, wanted)) throw new Error(`${game} is not what was written`)
    const papers = (await store.papersOf(game, 'notice')).map(({ body }) => body).sort((one, other) => one - other)
    if (
      !isDeepStrictEqual(
        papers,
        wanted.map(({ sequence }) => sequence),
      )
    )
      throw new Error(`${game} is torn: papers ${papers}`)
    found += kept.sequence
  }
  return found
}

async function opened(place) {
  const { openGames } = await built('store/opening.js')
  return openGames(place.startsWith('postgres:') ? { data: '', database: place } : { data: place })
}

/** Kills somebody at any moment while much is written, as often as it is told to; what was acknowledged is looked for after each time. */
async function killing({ kills, place, kill, again = async () => {}, progress }) {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-soak-'))
  try {
    const { file, lines } = await recordedIn(folder)
    const all = new Map()
    for (let done = 0; done < kills; done += 1) {
      const heard = new Map()
      const writer = atWork(place(), 'c', file, heard)
      await writer.ready
      await anyMoment()
      await kill(writer, done)
      await looked(place(), heard, lines)
      for (const [game, sequence] of heard) all.set(game, Math.max(all.get(game) ?? 0, sequence))
      progress(done + 1, all.size)
      if (done + 1 < kills) await again(done)
    }
    return { kills, games: all.size, orders: await looked(place(), all, lines), verified: await verified(place()) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function looked(place, heard, lines) {
  const store = await opened(place)
  return await check(store, heard, lines).finally(() => store.close())
}

/** Decides all orders of all games again. */
async function verified(place) {
  const { rehearse } = await built('index.js')
  const found = await rehearse(place.startsWith('postgres:') ? { data: '', database: place } : { data: place }, () => {})
  if (found.differing.length + found.unreadable.length > 0) throw new Error(`records do not verify: ${JSON.stringify(found)}`)
  return found.verified
}

/** SQLite: whoever writes is the store. */
export async function killSqlite(kills, progress = () => {}) {
  const data = mkdtempSync(join(tmpdir(), 'chancery-soak-games-'))
  try {
    return await killing({ kills, place: () => data, kill: (writer) => writer.killed(), progress })
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

/** PostgreSQL: the process that writes and the server by turns. */
export async function killPostgres(kills, progress = () => {}) {
  const server = await startPostgres()
  const kill = async (writer, done) => {
    if (done % 2 === 1) {
      await server.kill()
      await server.start()
      await anyMoment()
    }
    await writer.killed()
  }
  try {
    return await killing({ kills, place: () => server.url(), kill, progress })
  } finally {
    await server.remove()
  }
}

/** PostgreSQL with a standby that must confirm: the first is lost under load, the second takes over, and gets a second of its own. */
export async function killPrimary(kills, progress = () => {}) {
  const first = await startPostgres()
  let primary = first
  let standby
  const pair = async (round) => {
    primary.own.settings = { synchronous_standby_names: '*' }
    standby = await followPostgres(primary, { name: `standby${round}` })
    await untilConfirming(primary)
  }
  const kill = async (writer) => {
    await primary.kill()
    await writer.killed()
    standby.promote()
    rmSync(primary.own.data, { recursive: true, force: true })
    primary = standby
  }
  try {
    await pair(0)
    return await killing({ kills, place: () => primary.url(), kill, again: (done) => pair(done + 1), progress })
  } finally {
    await standby?.stop()
    await primary.stop()
    await first.remove()
  }
}

async function untilConfirming({ url }) {
  const { default: pg } = await import('pg')
  const client = new pg.Client(url())
  client.on('error', () => {})
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query(`SELECT FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = 'sync'`)
      if (rows.length > 0) return
      await later(20)
    }
  } finally {
    await client.end()
  }
}
