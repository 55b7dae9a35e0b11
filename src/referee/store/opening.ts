import { addressOf } from './postgres/address.ts'
import { openPostgresStore } from './postgres/postgres-store.ts'
import { openStore } from './sqlite-store.ts'
import type { GameStore } from './store.ts'

/** Where games are: in a folder, or in the PostgreSQL at an address, which goes before it. */
export interface GamesPlace {
  readonly data: string
  readonly database?: string | undefined
}

export const openGames = async ({ data, database }: GamesPlace): Promise<GameStore> =>
  database === undefined ? openStore(data) : openPostgresStore(database)

/** Where games are, as it may be shown: without user and password. */
export const placeShown = ({ data, database }: GamesPlace): string => (database === undefined ? data : addressOf(database).place)
