import type { FrozenTheatre } from '../../../rules/core/index.ts'
import { keep, kept, parsed, storeOf } from '../../parts/index.ts'
import { type Document, isObject } from '../document.ts'
import { gameOf } from '../game-address.ts'

/** Where situations are kept from visit to visit; the last one used comes first. */
const KEY = 'chancery.front'

/** The situation of an earlier visit; what it says is read by the engine when it is opened. */
function keptDocument(): Document | undefined {
  const said = parsed(kept(KEY))
  return isObject(said) && 'edition' in said ? said : undefined
}

const front = storeOf(keptDocument())

/** What the game in front leaves alone, as far as it has been read. */
const frozen = storeOf<readonly FrozenTheatre[]>([])

/** The situation that lies in front has changed: every link of the navigation leads on with it. */
export function setFrontDocument(next: Document, leaves: readonly FrozenTheatre[]): void {
  if (gameOf(next) === undefined) keep(KEY, JSON.stringify(next))
  frozen.set(leaves)
  front.set(next)
}

export const useFrozenTheatres = frozen.use

/** The situation in front, if there is one. */
export const useFrontDocument = front.use
