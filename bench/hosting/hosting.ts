import { measure } from '../measure.ts'
import { rawRate, syncRate } from './raw.ts'
import { give, type Keeping, keepingInPostgres, keepingInSqlite, newTables, type Referee, startReferee, type Table } from './referee.ts'
import { follow, openWire } from './wire.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 1.5) * 2
const ROUNDS = 3
const CLIENTS = 50
const TABLES = 25
const WATCHERS = Number(process.env['BENCH_WATCHERS'] ?? 1_000)
const SHOWN = Math.max(3, Math.round(10 * SECONDS))
const STORED = Number(process.env['BENCH_GAMES'] ?? 10_000)

const DRAFTS = [{ hungary: 1 }, { turkey: 1 }, {}] as const

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const share = (numbers: readonly number[], part: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? 0

/** Orders a second, each answered only once it is safe, by so many who each wait for their answer before they go on. */
async function orderRate({ url, work }: Referee, tables: readonly Table[], clients: number): Promise<{ rate: number; work: number }> {
  const wires = await Promise.all(Array.from({ length: clients }, () => openWire(url)))
  const before = await work()
  const from = performance.now()
  let count = 0
  const player = async (wire: (typeof wires)[number], number: number): Promise<void> => {
    const table = tables[number % tables.length]
    const drafter = table?.drafters[Math.floor(number / tables.length) % 2]
    for (let step = 0; performance.now() - from < SECONDS * 1_000; step++) {
      const order = { type: 'draft-allocation', by: drafter?.by, placements: DRAFTS[step % DRAFTS.length] }
      await give(wire, table?.game ?? '', drafter?.secret ?? '', { order })
      count++
    }
  }
  await Promise.all(wires.map(player))
  const rate = (count * 1_000) / (performance.now() - from)
  for (const wire of wires) wire.close()
  return { rate, work: ((await work()) - before) / count }
}

async function rates(keeping: Keeping) {
  const referee = await startReferee(keeping)
  try {
    const tables = await newTables(referee.url, TABLES)
    await orderRate(referee, tables, CLIENTS)
    const found: { readonly raw: number; readonly many: number; readonly one: number; readonly work: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const { rate: many, work } = await orderRate(referee, tables, CLIENTS)
      const { rate: one } = await orderRate(referee, tables.slice(0, 1), 1)
      found.push({ many, one, work, raw: await rawRate(keeping, SECONDS) })
    }
    const of = (name: keyof (typeof found)[number]): number => median(found.map((each) => each[name]))
    return { raw: of('raw'), many: of('many'), one: of('one'), work: of('work') }
  } finally {
    await referee.close()
  }
}

/** From when an order is sent until each of those who watch has it, in milliseconds. */
async function watched(referee: Referee): Promise<readonly number[]> {
  const [table] = await newTables(referee.url, 1)
  if (table === undefined) return []
  const waits: number[] = []
  let sent = 0
  let missing = 0
  let all = (): void => undefined
  const heard = (): void => {
    if (sent === 0) return
    waits.push(performance.now() - sent)
    if (--missing === 0) all()
  }
  const listening: (() => void)[] = []
  for (let at = 0; at < WATCHERS; at += 50)
    listening.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, WATCHERS - at) }, () => follow(referee.url, table.game, table.watch, heard)),
      )),
    )
  await new Promise((go) => setTimeout(go, 500))
  const wire = await openWire(referee.url)
  for (let step = 0; step < SHOWN; step++) {
    missing = WATCHERS
    const arrived = new Promise<void>((done) => {
      all = done
    })
    sent = performance.now()
    await give(wire, table.game, table.host, { text: `correct hungary.axisFactors=${step + 1} because counted again` })
    await arrived
    await new Promise((go) => setTimeout(go, 50))
  }
  wire.close()
  for (const end of listening) end()
  return waits.slice(WATCHERS)
}

/** What an order costs one who waits for it, in milliseconds, beside one game and beside many; and what those many cost. */
async function stored(keeping: Keeping) {
  const referee = await startReferee(keeping)
  try {
    const tables = await newTables(referee.url, 1)
    const cost = async (): Promise<number> => 1_000 / (await orderRate(referee, tables, 1)).rate
    await cost()
    const few = [await cost(), await cost(), await cost()]
    const before = await referee.memory()
    await newTables(referee.url, STORED)
    await new Promise((go) => setTimeout(go, 1_000))
    const after = await referee.memory()
    const many = [await cost(), await cost(), await cost()]
    return { beside: { one: median(few), many: median(many) }, memory: { before, after } }
  } finally {
    await referee.close()
  }
}

async function inKeeping<T>(open: () => Keeping | Promise<Keeping>, run: (keeping: Keeping) => Promise<T>): Promise<T> {
  const keeping = await open()
  try {
    return await run(keeping)
  } finally {
    await keeping.remove()
  }
}

async function run() {
  const syncs = await syncRate(SECONDS)
  const sqlite = await inKeeping(keepingInSqlite, rates)
  const postgres = await inKeeping(keepingInPostgres, rates)
  const waits = await inKeeping(keepingInSqlite, async (keeping) => {
    const referee = await startReferee(keeping)
    try {
      return await watched(referee)
    } finally {
      await referee.close()
    }
  })
  const games = await inKeeping(keepingInSqlite, stored)
  return {
    disk: { syncs },
    orders: { sqlite, postgres },
    watchers: { count: WATCHERS, p50: share(waits, 0.5), p99: share(waits, 0.99), worst: Math.max(...waits) },
    stored: { games: STORED, ...games },
  }
}

const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en-GB').padStart(9)} a second`
const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MiB`

export const hosting = measure(run, ({ disk, orders, watchers, stored: kept }) => [
  `The disk has a row safe after ${(1_000 / disk.syncs).toFixed(2)} ms, ${Math.round(disk.syncs).toLocaleString('en-GB')} times a second`,
  'Orders over HTTP, each safe on the disk before it is answered',
  ...Object.entries(orders).flatMap(([name, { raw, many, one, work }]) => [
    `  ${name.padEnd(9)} the same rows, one at a time      ${perSecond(raw)}`,
    `  ${name.padEnd(9)} ${CLIENTS} clients                        ${perSecond(many)}  ${(many / raw).toFixed(2)} times, ${Math.round(work)} µs of the processor each`,
    `  ${name.padEnd(9)} one client                        ${perSecond(one)}  ${(one / raw).toFixed(2)} times`,
  ]),
  `${watchers.count} who watch one game have an order after ${watchers.p50.toFixed(1)} ms (p50), ${watchers.p99.toFixed(1)} ms (p99), ${watchers.worst.toFixed(1)} ms (the last)`,
  `An order takes ${kept.beside.one.toFixed(2)} ms beside one stored game, ${kept.beside.many.toFixed(2)} ms beside ${kept.games.toLocaleString('en-GB')}`,
  `${kept.games.toLocaleString('en-GB')} idle games: ${megabytes(kept.memory.before)} before they were made, ${megabytes(kept.memory.after)} after`,
])
