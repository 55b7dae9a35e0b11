import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical, type Plain } from './canonical.ts'
import { type Hash, hashOf, isHash } from './hash.ts'

/** Whose chain it is: a party's chain begins anew when its seat is handed over or its secret is lost. */
export interface ChainOwner {
  readonly game: string
  readonly party: string
  /** Which of the party's chains: the first is 1. */
  readonly tenure: number
}

/** The links of a party, from the published end to the seed: link 0 is published, link k is shown for roll k. */
export interface Chain {
  readonly owner: ChainOwner
  readonly links: readonly Hash[]
}

/** Enough for every die of a long war. */
export const CHAIN_LENGTH = 4096

/** The link before: anybody can go from a link that is shown to the one that was known. */
const before = ({ game, party, tenure }: ChainOwner, k: number, link: Hash): Hash => hashOf('link', { game, party, tenure, k, link })

/** A secret for one purpose out of the party's own, so that one secret carries keys, chains and salts from device to device. */
export function secretFor(secret: Hash, purpose: string, about: Plain): Hash {
  if (!isHash(secret)) throw new RangeError('a secret is 32 bytes, written as 64 hexadecimal digits')
  return bytesToHex(hkdf(sha256, hexToBytes(secret), undefined, utf8ToBytes(canonical({ chancery: `${purpose}/1`, about })), 32))
}

/** The seed of a chain out of the party's own secret, so that one secret carries every game and tenure from device to device. */
export function seedFrom(secret: Hash, { game, party, tenure }: ChainOwner): Hash {
  if (!isHash(secret)) throw new RangeError('a secret is 32 bytes, written as 64 hexadecimal digits')
  const purpose = canonical({ chancery: 'chain/1', game, party, tenure })
  return bytesToHex(hkdf(sha256, hexToBytes(secret), undefined, utf8ToBytes(purpose), 32))
}

export function chainFrom(seed: Hash, owner: ChainOwner, length: number = CHAIN_LENGTH): Chain {
  const links: Hash[] = [seed]
  for (let k = length; k > 0; k -= 1) links.push(before(owner, k, links.at(-1) ?? seed))
  return { owner, links: links.reverse() }
}

/** What is published before anybody rolls. */
export const endOf = ({ links }: Chain): Hash => links[0] ?? ''

/** A link that is known to belong to a chain: its published end, or the last one that was shown. */
export interface KnownLink {
  readonly owner: ChainOwner
  readonly k: number
  readonly link: Hash
}

export type LinkFault = 'no-link' | 'burnt' | 'too-far' | 'of-no-chain'

/**
 * What is wrong with a link that a party shows for roll k. A number is burnt once its link was shown: whoever could use it twice
 * could choose between two rolls.
 */
export function whyNotLink(known: KnownLink, k: number, link: unknown): LinkFault | undefined {
  if (!isHash(link) || !Number.isSafeInteger(k)) return 'no-link'
  if (k <= known.k) return 'burnt'
  if (k > CHAIN_LENGTH) return 'too-far'
  let reached = link
  for (let at = k; at > known.k; at -= 1) reached = before(known.owner, at, reached)
  return reached === known.link ? undefined : 'of-no-chain'
}
