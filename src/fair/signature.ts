import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Plain } from './canonical.ts'
import { type Hash, isHash, type Purpose, preimage } from './hash.ts'

/** 128 hexadecimal digits. */
export type Signature = string

const SIGNATURE = /^[0-9a-f]{128}$/
export const isSignature = (said: unknown): said is Signature => typeof said === 'string' && SIGNATURE.test(said)

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

/** What Node brings along itself; a browser has nothing of the kind that answers at once. */
interface SystemCrypto {
  readonly createPublicKey: (key: { readonly key: Uint8Array; readonly format: 'der'; readonly type: 'spki' }) => unknown
  readonly verify: (algorithm: null, message: Uint8Array, key: unknown, signature: Uint8Array) => boolean
}

const { process: node } = globalThis as { readonly process?: { readonly getBuiltinModule?: (name: string) => unknown } }
const system = node?.getBuiltinModule?.('node:crypto') as SystemCrypto | undefined

/** Anybody can send keys by the thousand: all are forgotten when there are too many. */
const MOST_KEYS = 1_000

/** Keys as the system has them; nothing for one that the library would not take, and the system might. */
const systemKeys = new Map<Hash, unknown>()

/** What stands before the 32 bytes of an Ed25519 key where a key of any kind may stand (RFC 8410). */
const KEY_OF_ED25519 = '302a300506032b6570032100'

/** The system takes keys of small order, with which one signature serves for everything; the library does not, nor a key that is written in a second way. */
function systemKey({ createPublicKey }: SystemCrypto, open: Hash): unknown {
  if (ed25519.Point.fromHex(open).isSmallOrder()) return undefined
  return createPublicKey({ key: hexToBytes(KEY_OF_ED25519 + open), format: 'der', type: 'spki' })
}

/**
 * The same check by the system, fifteen times as quick: a whole war has a thousand signatures. It accepts no signature that the library
 * refuses, given a key that the library takes; what it does not accept, the library judges.
 */
function isAcceptedBySystem(open: Hash, signature: Signature, message: Uint8Array): boolean {
  if (system === undefined) return false
  try {
    if (systemKeys.size >= MOST_KEYS) systemKeys.clear()
    if (!systemKeys.has(open)) systemKeys.set(open, systemKey(system, open))
    const key = systemKeys.get(open)
    return key !== undefined && system.verify(null, message, key, hexToBytes(signature))
  } catch {
    return false
  }
}

/** Whether the holder of the open key signed this, for this purpose. What is no signature or no key is none of his. */
export function isSignedBy(open: unknown, signature: unknown, purpose: Purpose, said: { readonly [name: string]: Plain }): boolean {
  if (!isHash(open) || !isSignature(signature)) return false
  const message = utf8ToBytes(preimage(purpose, said))
  if (isAcceptedBySystem(open, signature, message)) return true
  try {
    return ed25519.verify(hexToBytes(signature), message, hexToBytes(open), { zip215: false })
  } catch {
    // A point that is not on the curve.
    return false
  }
}
