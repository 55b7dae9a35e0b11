import type { Plain } from './canonical.ts'
import { type Hash, hashOf, isHash } from './hash.ts'

/** What is sealed, by whom and when: a seal of one game, seat or turn opens nothing in another. */
export interface Sealed {
  readonly game: string
  readonly seat: string
  readonly turn: string
  /** What it is: an allocation, covert operations, Magic cards, places of carriers. */
  readonly what: string
  readonly content: Plain
}

/** A sealed thing with the salt that hides it: there are few allocations, and whoever could hash them all would know it. */
export interface Opening extends Sealed {
  /** 32 random bytes in hexadecimal digits. */
  readonly salt: string
}

/** The seal that is published while the content is kept. */
export function sealOf({ game, seat, turn, what, content, salt }: Opening): Hash {
  if (!isHash(salt)) throw new RangeError('a salt is 32 bytes, written as 64 hexadecimal digits')
  return hashOf('seal', { game, seat, turn, what, content, salt })
}

/** Whether this is what was under the seal. */
export const opens = (seal: Hash, opening: Opening): boolean => isHash(opening.salt) && sealOf(opening) === seal
