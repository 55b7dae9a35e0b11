import { expect, test, vi } from 'vitest'
import { armour, keyPairFrom, readPacket, writePacket } from '../../fair/index.ts'
import { unwrap } from './post.ts'
import { remembered } from './remembered.ts'

const KEYS = keyPairFrom('1'.repeat(64))
const cover = { game: 'g', from: 'a', to: [], channel: 'all', number: 1, format: 1, version: '1', rules: 'x' } as const
const packet = armour(writePacket({ cover, body: { type: 'x' }, keys: KEYS, to: {}, random: '2'.repeat(64) }))

test('an answer is worked out once, and what is refused each time', () => {
  const work = vi.fn((key: string) => !key.startsWith('no'))
  const ask = remembered<boolean>({ isKept: (made) => made })
  for (const key of ['yes', 'no', 'yes', 'no']) expect(ask(key, () => work(key))).toBe(key === 'yes')
  expect(work.mock.calls).toEqual([['yes'], ['no'], ['no']])
})

test('the oldest go where there are too many, or too many letters in their keys', () => {
  const few = remembered<string>({ most: 2 })
  for (const key of ['a', 'b', 'c']) few(key, () => 'before')
  expect(['b', 'c', 'a'].map((key) => few(key, () => 'anew'))).toEqual(['before', 'before', 'anew'])
  const ask = remembered<string>({ mostLetters: 10 })
  for (const key of ['aaaa', 'bbbb', 'cccc']) ask(key, () => 'before')
  expect(ask('cccc', () => 'anew')).toBe('before')
  expect(ask('bbbb', () => 'anew')).toBe('before')
  expect(ask('aaaa', () => 'anew')).toBe('anew')
  ask('d'.repeat(11), () => 'before')
  expect(ask('d'.repeat(11), () => 'anew')).toBe('anew')
})

test('a packet is read once', () => {
  const read = (text: string) => {
    const one = unwrap(text)
    return one.ok ? one.packet : undefined
  }
  expect(read(packet)).toBeDefined()
  expect(read(packet)).toBe(read(packet))
  const spoilt = packet.replace('Packet: g/a/1', 'Packet: g/a/2')
  expect(unwrap(spoilt)).toMatchObject({ ok: false, refusal: { code: 'changed' } })
})

test('a text that does not begin as a packet does is refused before it is taken apart', () => {
  const split = vi.spyOn(String.prototype, 'split')
  const found = readPacket('\n'.repeat(100_000))
  const { length } = split.mock.calls
  split.mockRestore()
  expect(found).toEqual({ ok: false, why: 'no-packet' })
  expect(length).toBe(0)
})
