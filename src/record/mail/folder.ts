import type { Hash } from '../../fair/index.ts'
import type { Seat } from '../../rules/game/index.ts'
import { type Self, selfFrom } from '../proof/party.ts'
import type { Reader } from './folding.ts'

/** A folder of packets and whose it is: all it keeps to itself is one secret. */
export interface Folder {
  readonly game: string
  readonly name: string
  readonly secret: Hash
  readonly seats: readonly Seat[]
  /** Which of its owner's chains is in use. */
  readonly tenure: number
  readonly texts: readonly string[]
}

const selves = new Map<string, Self>()

/** Who the owner is in a tenure; a chain is long, and made once. */
export function selfOf({ secret, game, name, seats }: Folder, tenure: number): Self {
  const key = `${secret} ${game} ${name} ${tenure} ${seats.join()}`
  const known = selves.get(key) ?? selfFrom(secret, game, name, seats, tenure)
  selves.set(key, known)
  return known
}

export const selfNow = (folder: Folder): Self => selfOf(folder, folder.tenure)

export const readerOf = (folder: Folder): Reader => ({
  game: folder.game,
  name: folder.name,
  boxes: Array.from({ length: folder.tenure }, (_, at) => selfOf(folder, at + 1).box),
})
