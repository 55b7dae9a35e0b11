import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { STORE_FILE } from '../../store/sqlite-file.ts'
import { freshFolder, freshStore, openRoom } from '../room.testing.ts'
import type { Route } from '../routes/route.ts'
import { ROUTES } from '../routes/routes.ts'
import type { Malice } from './attack.testing.ts'

interface GameUnderAttack {
  readonly id: string
  readonly host: string
  readonly watch: string
  readonly seats: readonly string[]
}

/** A referee with games in it, about to be attacked. */
export interface Target {
  readonly url: string
  readonly routes: readonly Route[]
  readonly games: readonly GameUnderAttack[]
  /** Orders that were given, as they were sent. */
  readonly replays: readonly Omit<Malice, 'kind'>[]
  /** What is in the store, to the last byte. */
  readonly contents: () => string
  readonly lines: readonly string[]
}

/** One that may be given at any time. */
const FIRST_ORDER = 'stand no covert operations'

const secretOf = (link: string): string => link.slice(-43)

/** Every row of every table. */
function contentsOf(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true })
  const tables = database.prepare("select name from sqlite_master where type = 'table' order by name").all() as { readonly name: string }[]
  const hash = createHash('sha256')
  for (const { name } of tables) for (const row of database.prepare(`select * from "${name}"`).all()) hash.update(JSON.stringify(row))
  database.close()
  return hash.digest('hex')
}

export async function openTarget(options: Parameters<typeof openRoom>[0] = {}): Promise<Target> {
  const folder = freshFolder()
  const { url, post, get, lines } = await openRoom({ store: freshStore(folder), isChecked: false, ...options })
  // The first who asks whether all is well leaves a paper that says nothing.
  await get('/api/ready')
  const games: GameUnderAttack[] = []
  const replays: Omit<Malice, 'kind'>[] = []
  for (const scenario of ['global-war-1939', 'global-war-1939', 'global-war-1939']) {
    const made = (await (await post('/api/games', { edition: '2023', scenario })).json()) as {
      readonly id: string
      readonly links: { readonly host: string; readonly watch: string; readonly seats: Readonly<Record<string, string>> }
    }
    const { id, links } = made
    games.push({ id, host: secretOf(links.host), watch: secretOf(links.watch), seats: Object.values(links.seats).map(secretOf) })
    const order = {
      method: 'POST',
      path: `/api/games/${id}/orders`,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secretOf(links.seats['germany'] ?? '')}` },
      body: JSON.stringify({ key: 'first', text: FIRST_ORDER }),
    }
    const given = await fetch(url + order.path, order)
    if (given.status !== 201) throw new Error(`the first order was not taken: ${await given.text()}`)
    replays.push(order)
  }
  return { url, routes: ROUTES, games, replays, lines, contents: () => contentsOf(join(folder, STORE_FILE)) }
}
