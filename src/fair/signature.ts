import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Plain } from './canonical.ts'
import { type Hash, isHash, type Purpose, preimage } from './hash.ts'

/** 128 hexadecimal digits. */
export type Signature = string

const SIGNATURE = /^[0-9a-f]{128}$/

export interface KeyPair {
  readonly secret: Hash
  readonly open: Hash
}

/** The pair that belongs to 32 random bytes. */
export function keyPairFrom(secret: Hash): KeyPair {
  if (!isHash(secret)) throw new RangeError('a secret is 32 bytes, written as 64 hexadecimal digits')
  return { secret, open: bytesToHex(ed25519.getPublicKey(hexToBytes(secret))) }
}

export const sign = ({ secret }: KeyPair, purpose: Purpose, said: { readonly [name: string]: Plain }): Signature =>
  bytesToHex(ed25519.sign(utf8ToBytes(preimage(purpose, said)), hexToBytes(secret)))

/** Whether the holder of the open key signed this, for this purpose. What is no signature or no key is none of his. */
export function isSignedBy(open: unknown, signature: unknown, purpose: Purpose, said: { readonly [name: string]: Plain }): boolean {
  if (!isHash(open) || typeof signature !== 'string' || !SIGNATURE.test(signature)) return false
  try {
    return ed25519.verify(hexToBytes(signature), utf8ToBytes(preimage(purpose, said)), hexToBytes(open), { zip215: false })
  } catch {
    // A point that is not on the curve.
    return false
  }
}
