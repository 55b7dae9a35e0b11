import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Plain } from './canonical.ts'
import { type Hash, hashOf, preimage } from './hash.ts'

/** A roll as it is announced before anybody can know its faces: from here on the question can no longer change. */
export interface RollDeclaration {
  readonly game: string
  /** The number of the link that each party shows for it. */
  readonly roll: number
  readonly by: string
  /** The order that the dice are for, as it was given. */
  readonly order: Plain
  /** The line of the record that it follows. */
  readonly previous: Hash
}

export const declarationHash = ({ game, roll, by, order, previous }: RollDeclaration): Hash =>
  hashOf('declaration', { game, roll, by, order, previous })

/** What a party shows for a roll. */
export interface ShownLink {
  readonly party: string
  readonly link: Hash
}

/** Bytes below this fall evenly on six faces; others are thrown away, not folded onto some of them. */
const EVEN = 252

/** One block of 32 bytes after another, as `sha256sum` gives them for the text with its number. */
function blockOf(declaration: Hash, shown: readonly ShownLink[], block: number): Uint8Array {
  const links = [...shown].sort((one, other) => (one.party < other.party ? -1 : 1)).map(({ party, link }) => ({ party, link }))
  return sha256(utf8ToBytes(preimage('faces', { declaration, links, block })))
}

/** The faces of a roll, as many as are asked for: nobody who kept one link of them to himself could have chosen them. */
export function* facesOf(declaration: Hash, shown: readonly ShownLink[]): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    for (const byte of blockOf(declaration, shown, block)) if (byte < EVEN) yield (byte % 6) + 1
  }
}
