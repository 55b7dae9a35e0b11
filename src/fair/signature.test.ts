import { createPublicKey, verify } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import { preimage } from './hash.ts'
import { isSignedBy, keyPairFrom, sign } from './signature.ts'

// RFC 8032, 7.1, test 1.
const KEYS = keyPairFrom('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60')
const SAID = { game: 'g1', seat: 'germany', order: { type: 'pass' } }

test('the open key of a secret is the one of RFC 8032', () => {
  expect(KEYS.open).toBe('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a')
})

test('a signature holds for what was signed, for its purpose and its key, and for nothing else', () => {
  const signature = sign(KEYS, 'order', SAID)
  expect(isSignedBy(KEYS.open, signature, 'order', SAID)).toBe(true)
  expect(isSignedBy(KEYS.open, signature, 'packet', SAID)).toBe(false)
  expect(isSignedBy(KEYS.open, signature, 'order', { ...SAID, seat: 'italy' })).toBe(false)
  expect(isSignedBy(keyPairFrom('22'.repeat(32)).open, signature, 'order', SAID)).toBe(false)
})

test('every changed digit of a signature is noticed', () => {
  const signature = sign(KEYS, 'order', SAID)
  for (let at = 0; at < signature.length; at += 1) {
    const digit = signature[at] === '0' ? '1' : '0'
    expect(isSignedBy(KEYS.open, signature.slice(0, at) + digit + signature.slice(at + 1), 'order', SAID), `digit ${at}`).toBe(false)
  }
})

test.each([undefined, '', 'f'.repeat(128), 'f'.repeat(64), 7])('%s signs nothing', (signature) => {
  expect(isSignedBy(KEYS.open, signature, 'order', SAID)).toBe(false)
  expect(isSignedBy(signature, sign(KEYS, 'order', SAID), 'order', SAID)).toBe(false)
})

describe('the system and the library judge alike', () => {
  const MESSAGE = utf8ToBytes(preimage('order', SAID))
  const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n
  const PRIME = 2n ** 255n - 19n

  /** A number as Ed25519 writes it: 32 bytes, the lowest first. */
  const written = (number: bigint): string => bytesToHex(hexToBytes(number.toString(16).padStart(64, '0')).reverse())
  const numberIn = (hex: string): bigint => BigInt(`0x${bytesToHex(hexToBytes(hex).reverse())}`)

  /** All points that eight times themselves are nothing, in the way they are written, and in a second way where there is one. */
  const [EIGHTH = ''] = ['c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a']
  const SMALL = Array.from({ length: 8 }, (_, times) =>
    times === 0 ? ed25519.Point.ZERO.toHex() : ed25519.Point.fromHex(EIGHTH).multiplyUnsafe(BigInt(times)).toHex(),
  )
  const TWICE = [0n, 1n].map((y) => written(PRIME + y))

  const bySystem = (open: string, signature: string): boolean => {
    try {
      const key = createPublicKey({ key: Buffer.from(`302a300506032b6570032100${open}`, 'hex'), format: 'der', type: 'spki' })
      return verify(null, MESSAGE, key, hexToBytes(signature))
    } catch {
      return false
    }
  }
  const byLibrary = (open: string, signature: string): boolean => {
    try {
      return ed25519.verify(hexToBytes(signature), MESSAGE, hexToBytes(open), { zip215: false })
    } catch {
      return false
    }
  }

  const good = sign(KEYS, 'order', SAID)
  const [r, s] = [good.slice(0, 64), good.slice(64)]
  const NOTHING = written(0n)
  const cases: readonly (readonly [string, string, string])[] = [
    ['a signature', KEYS.open, good],
    ['the same with S and the order of the group', KEYS.open, r + written(numberIn(s) + ORDER)],
    ['S of zero', KEYS.open, r + NOTHING],
    ...[...SMALL, ...TWICE].flatMap((point): readonly (readonly [string, string, string])[] => [
      [`R of small order ${point.slice(0, 8)}`, KEYS.open, point + s],
      ...[...SMALL, ...TWICE].map((other) => [`key ${point.slice(0, 8)}, R ${other.slice(0, 8)}`, point, other + NOTHING] as const),
    ]),
  ]

  test('no forged one is taken by either way, though the system alone takes some', () => {
    const taken = cases.filter(([, open, signature]) => isSignedBy(open, signature, 'order', SAID)).map(([what]) => what)
    expect(taken).toEqual(cases.filter(([, open, signature]) => byLibrary(open, signature)).map(([what]) => what))
    expect(taken).toEqual(['a signature'])
    // Else nothing would be tried here.
    expect(cases.filter(([, open, signature]) => bySystem(open, signature)).length).toBeGreaterThan(1)
  })
})
