import { join } from 'node:path'
import { addressOf } from './postgres/address.ts'
import { openPostgresStore } from './postgres/postgres-store.ts'
import { damageLater } from './sqlite-batches.ts'
import { isCheckedLater, STORE_FILE } from './sqlite-file.ts'
import { openStore } from './sqlite-store.ts'
import type { GameStore } from './store.ts'

/** Where games are: in a folder, or in the PostgreSQL at an address, which goes before it. */
export interface GamesPlace {
  readonly data: string
  readonly database?: string | undefined
}

export const openGames = async ({ data, database }: GamesPlace): Promise<GameStore> =>
  database === undefined ? openStore(data) : openPostgresStore(database)

/** What is wrong with a store too large to be looked through as it was opened; told when that is known. */
export async function damageFoundLater({ data, database }: GamesPlace): Promise<string | undefined> {
  const file = join(data, STORE_FILE)
  return database === undefined && isCheckedLater(file) ? damageLater(file) : undefined
}

/** Where games are, as it may be shown: without user and password. */
export const placeShown = ({ data, database }: GamesPlace): string => (database === undefined ? data : addressOf(database).place)
