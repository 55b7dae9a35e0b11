import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openWire, type Wire } from './wire.ts'

const COMMAND = fileURLToPath(new URL('../../../bin/chancery.mjs', import.meta.url))

/** Where games are kept, for a referee of its own and for whoever measures the raw rate. */
export interface Keeping {
  readonly name: 'sqlite' | 'postgres'
  readonly folder: string
  readonly database: string | undefined
  remove(): Promise<void>
}

interface Postgres {
  url(): string
  remove(): Promise<void>
}

export function keepingInSqlite(): Keeping {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-bench-'))
  return { name: 'sqlite', folder, database: undefined, remove: async () => rmSync(folder, { recursive: true, force: true }) }
}

/** A PostgreSQL of its own, which waits for the disk as it does by itself. */
export async function keepingInPostgres(): Promise<Keeping> {
  const own = (await import(new URL('../../../scripts/postgres.mjs', import.meta.url).href)) as { startPostgres(): Promise<Postgres> }
  const server = await own.startPostgres()
  return { name: 'postgres', folder: '', database: server.url(), remove: () => server.remove() }
}

export interface Referee {
  readonly url: string
  /** In bytes. */
  memory(): Promise<number>
  /** Processor time it has used so far, in microseconds: a busy machine changes that less than it changes rates. */
  work(): Promise<number>
  close(): Promise<void>
}

/** The referee as it is started by hand, in a process of its own. */
export async function startReferee({ folder, database }: Keeping): Promise<Referee> {
  const kept = database === undefined ? ['--data', folder] : ['--database', database]
  const child: ChildProcess = spawn(process.execPath, [COMMAND, 'serve', '--port', '0', '--quiet', ...kept], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (piece: Buffer) => {
      said += piece.toString()
      const found = /open at (\S+)\s/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`the referee ended with ${code}`)))
  })
  const measured = async (name: string): Promise<number> => {
    const text = await (await fetch(`${url}/metrics`)).text()
    return Number(new RegExp(`^${name} ([\\d.e+-]+)`, 'm').exec(text)?.[1])
  }
  return {
    url,
    memory: () => measured('process_resident_memory_bytes'),
    work: async () => (await measured('process_cpu_seconds_total')) * 1_000_000,
    close: () =>
      new Promise((ended) => {
        child.once('exit', () => ended())
        child.kill('SIGTERM')
      }),
  }
}

export interface Table {
  readonly game: string
  readonly host: string
  readonly watch: string
  /** Those who draft allocations as they please. */
  readonly drafters: readonly { readonly by: string; readonly secret: string }[]
}

const secretIn = (link: string | undefined): string => (link ?? '').slice(-43)

export async function newTable(wire: Wire): Promise<Table> {
  const { status, text } = await wire.ask('POST', '/api/games', undefined, { edition: '2023', scenario: 'global-war-1939' })
  if (status !== 201) throw new Error(`no game: ${text()}`)
  const { id, links } = JSON.parse(text()) as {
    readonly id: string
    readonly links: { readonly host: string; readonly watch: string; readonly seats: Readonly<Record<string, string>> }
  }
  const drafters = [
    { by: 'axis', secret: secretIn(links.seats['germany']) },
    { by: 'westernAllies', secret: secretIn(links.seats['britain']) },
  ]
  return { game: id, host: secretIn(links.host), watch: secretIn(links.watch), drafters }
}

export async function newTables(url: string, count: number): Promise<readonly Table[]> {
  const made: Table[] = []
  let left = count
  const maker = async (): Promise<void> => {
    const wire = await openWire(url)
    while (left-- > 0) made.push(await newTable(wire))
    wire.close()
  }
  await Promise.all(Array.from({ length: Math.min(8, count) }, maker))
  return made
}

let keys = 0

/** An order, or what is typed for one; anything but its acceptance is an error. */
export async function give(
  wire: Wire,
  game: string,
  secret: string,
  said: { readonly order: unknown } | { readonly text: string },
): Promise<void> {
  const { status, text } = await wire.ask('POST', `/api/games/${game}/orders`, secret, { key: `bench-${keys++}`, ...said })
  if (status !== 201) throw new Error(`${JSON.stringify(said)}: ${text()}`)
}
