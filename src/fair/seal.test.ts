import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Opening, opens, sealOf } from './seal.ts'

const SALT = `${'00'.repeat(31)}2a`
const ALLOCATION: Opening = {
  game: 'g1',
  seat: 'germany',
  turn: '1940 winter',
  what: 'allocation',
  content: { turkey: 2, spain: 1 },
  salt: SALT,
}

test('a seal is opened by what was under it, whatever the order of its names', () => {
  const seal = sealOf(ALLOCATION)
  expect(seal).toMatch(/^[0-9a-f]{64}$/)
  expect(opens(seal, { ...ALLOCATION, content: { spain: 1, turkey: 2 } })).toBe(true)
})

test('every part of it is bound: game, seat, turn, kind, content and salt', () => {
  const seal = sealOf(ALLOCATION)
  const other: Opening = {
    game: 'g2',
    seat: 'italy',
    turn: '1941 winter',
    what: 'covert operations',
    content: { turkey: 2 },
    salt: '00'.repeat(32),
  }
  for (const part of ['game', 'seat', 'turn', 'what', 'content', 'salt'] as const) {
    expect(opens(seal, { ...ALLOCATION, [part]: other[part] }), part).toBe(false)
  }
})

test('two allocations never share a seal, nor one with two salts', () => {
  const placements = fc.dictionary(fc.constantFrom('turkey', 'spain', 'hungary'), fc.integer({ min: 0, max: 5 }))
  const salts = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'))
  fc.assert(
    fc.property(placements, placements, salts, salts, (content, elsewise, salt, another) => {
      const seal = sealOf({ ...ALLOCATION, content, salt })
      const isSame = JSON.stringify(Object.entries(content).sort()) === JSON.stringify(Object.entries(elsewise).sort())
      expect(opens(seal, { ...ALLOCATION, content: elsewise, salt })).toBe(isSame)
      expect(opens(seal, { ...ALLOCATION, content, salt: another })).toBe(salt === another)
    }),
  )
})

test('a short salt is refused: few allocations are legal, and all of them could be tried', () => {
  expect(() => sealOf({ ...ALLOCATION, salt: 'abcd' })).toThrow('32 bytes')
  expect(opens(sealOf(ALLOCATION), { ...ALLOCATION, salt: 'abcd' })).toBe(false)
})
