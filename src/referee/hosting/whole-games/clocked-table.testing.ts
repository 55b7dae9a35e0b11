import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { onTestFinished } from 'vitest'
import type { z } from 'zod'
import type { Seat } from '../../../rules/game/index.ts'
import { openStore } from '../../store/sqlite-store.ts'
import type { GameStore } from '../../store/store.ts'
import type { Denied } from '../denial.ts'
import { Hall } from '../hall.ts'
import { begin } from '../play/beginning.ts'
import { makingOf } from '../play/making.testing.ts'
import type { NEW_GAME } from '../play/making.ts'
import { giveOrder, type OrderGiven } from '../play/ordering.ts'
import { admit, type Party } from '../seats/admission.ts'
import { grantIn } from '../seats/grant.ts'
import { join } from '../seats/sitting.ts'
import { OWN_SOURCES } from '../sources.ts'

/** A hosted game on a real store, with a clock that the test turns. */
export interface TestTable {
  readonly hall: Hall
  readonly store: GameStore
  readonly game: string
  readonly clock: { now: number }
  readonly secrets: { readonly host: string; readonly watch: string | null; readonly seats: Readonly<Partial<Record<Seat, string>>> }
  /** Sits down in some seats. */
  sit(name: string, ...seats: readonly Seat[]): Promise<Person>
  /** Whoever holds a secret, as things stand now. */
  party(secret: string): Promise<Party>
  /** Lets the host, or somebody else, give an order. */
  order(secret: string, text: string): Promise<OrderGiven | Denied>
  /** Every line of the journal, by its type. */
  types(): Promise<readonly string[]>
}

export interface Person {
  readonly tenure: string
  readonly secret: string
  /** Looked up anew. */
  party(): Promise<Party>
}

export async function openTable(asked: z.input<typeof NEW_GAME> = {}, store?: GameStore): Promise<TestTable> {
  const folder = mkdtempSync(joinPath(tmpdir(), 'table-'))
  const own = store ?? openStore(folder)
  const clock = { now: Date.parse('2026-03-20T12:00Z') }
  const hall = new Hall(own, { ...OWN_SOURCES, now: () => clock.now })
  onTestFinished(async () => {
    if (store === undefined) await own.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const begun = await begin(hall, makingOf({ edition: '2023', ...asked }))
  const { id: game, secrets } = begun

  async function party(secret: string): Promise<Party> {
    const held = await grantIn(own, secret)
    const found = held === undefined ? undefined : await admit(hall, game, [held])
    if (found === undefined) throw new Error('not let in')
    return found
  }

  return {
    hall,
    store: own,
    game,
    clock,
    secrets,
    party,
    async sit(name, first, ...more) {
      const links = [first, ...more].map((seat) => (seat === 'host' ? secrets.host : (secrets.seats[seat as Seat] ?? '')))
      const done = await join(hall, game, links as [string, ...string[]], { name })
      if (!done.ok) throw new Error(JSON.stringify(done.refusals))
      return { tenure: done.tenure, secret: done.secret, party: () => party(done.secret) }
    },
    order: async (secret, text) => giveOrder(hall, await party(secret), { key: Math.random().toString(36), text }),
    types: async () => ((await own.read(game))?.lines ?? []).map(({ body }) => (body as { readonly type: string }).type),
  }
}
