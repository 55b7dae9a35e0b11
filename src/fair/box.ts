import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { bytesToUtf8 } from '@noble/ciphers/utils.js'
import { x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical, type Plain } from './canonical.ts'
import { type Hash, isHash } from './hash.ts'
import type { KeyPair } from './signature.ts'

/** A text that only those can read whom it is for; each has the key to it under his name. */
export interface Box {
  /** The open half of a pair that was made for this box alone. */
  readonly once: Hash
  readonly keys: Readonly<Record<string, string>>
  readonly text: string
}

/** A point is written in one way only: as a number below this, its last byte first. */
const FIELD = 2n ** 255n - 19n

const TRIAL = hexToBytes('01'.repeat(32))

/**
 * Whether boxes can be closed to a key. A key of small order agrees with nobody; one that is written in a second way is another text for
 * the same key.
 */
export function isBoxKey(said: unknown): said is Hash {
  if (!isHash(said) || BigInt(`0x${bytesToHex(hexToBytes(said).reverse())}`) >= FIELD) return false
  try {
    x25519.getSharedSecret(TRIAL, hexToBytes(said))
    return true
  } catch {
    return false
  }
}

/** The pair that boxes are closed to. */
export const boxPairFrom = (secret: Hash): KeyPair => ({ secret, open: bytesToHex(x25519.getPublicKey(hexToBytes(secret))) })

const NONCE = 24

/** Every key here is used once, so that its nonce may be fixed; what it is for goes into it. */
const cipherOf = (shared: Uint8Array, purpose: string, about: Plain) => {
  const key = hkdf(sha256, shared, undefined, utf8ToBytes(canonical({ chancery: `${purpose}/1`, about })), 32 + NONCE)
  return xchacha20poly1305(key.subarray(0, 32), key.subarray(32), utf8ToBytes(canonical(about)))
}

/** Closes a text to some, with 32 random bytes that are used for nothing else. It opens only with what it is said to be about. */
export function closeBox(random: Hash, to: Readonly<Record<string, Hash>>, about: Plain, text: string): Box {
  const once = boxPairFrom(random)
  const key = hkdf(sha256, hexToBytes(random), undefined, utf8ToBytes('chancery box key/1'), 32)
  const keyFor = (open: Hash): string =>
    bytesToHex(cipherOf(x25519.getSharedSecret(hexToBytes(once.secret), hexToBytes(open)), 'box-key', about).encrypt(key))
  return {
    once: once.open,
    keys: Object.fromEntries(Object.entries(to).map(([name, open]) => [name, keyFor(open)])),
    text: bytesToHex(cipherOf(key, 'box', about).encrypt(utf8ToBytes(text))),
  }
}

/** The text in a box, for whoever has a key to it; nothing for anybody else, or where a byte of it was changed. */
export function openBox({ once, keys, text }: Box, name: string, { secret }: KeyPair, about: Plain): string | undefined {
  const mine = keys[name]
  if (mine === undefined) return undefined
  try {
    const key = cipherOf(x25519.getSharedSecret(hexToBytes(secret), hexToBytes(once)), 'box-key', about).decrypt(hexToBytes(mine))
    return bytesToUtf8(cipherOf(key, 'box', about).decrypt(hexToBytes(text)))
  } catch {
    return undefined
  }
}
