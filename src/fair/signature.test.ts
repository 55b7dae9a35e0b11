import { expect, test } from 'vitest'
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
