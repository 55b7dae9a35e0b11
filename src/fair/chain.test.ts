import { describe, expect, test } from 'vitest'
import { type ChainOwner, chainFrom, endOf, seedFrom, whyNotLink } from './chain.ts'

const OWNER: ChainOwner = { game: 'g1', party: 'axis', tenure: 1 }
const SECRET = '11'.repeat(32)
const chain = chainFrom(seedFrom(SECRET, OWNER), OWNER, 50)
const published = { owner: OWNER, k: 0, link: endOf(chain) }
const link = (k: number): string => chain.links[k] ?? ''

describe('a link', () => {
  test('is known by going back to the end that was published', () => {
    for (const k of [1, 2, 50]) expect(whyNotLink(published, k, link(k))).toBeUndefined()
  })

  test('is known from the last that was shown, also where some were left out', () => {
    expect(whyNotLink({ ...published, k: 3, link: link(3) }, 9, link(9))).toBeUndefined()
  })

  test('that was shown is burnt, and so are those before it', () => {
    const known = { ...published, k: 5, link: link(5) }
    for (const k of [0, 4, 5]) expect(whyNotLink(known, k, link(k))).toBe('burnt')
  })

  test('of another number, game, party or tenure is of no chain', () => {
    expect(whyNotLink(published, 4, link(5))).toBe('of-no-chain')
    for (const other of [{ game: 'g2' }, { party: 'russia' }, { tenure: 2 }]) {
      expect(whyNotLink({ ...published, owner: { ...OWNER, ...other } }, 4, link(4))).toBe('of-no-chain')
    }
  })

  test.each(['', 'x'.repeat(64), undefined, 12, `${link(4)}0`])('%s is none', (said) => {
    expect(whyNotLink(published, 4, said)).toBe('no-link')
  })

  test('beyond the end of any chain is refused before it is worked out', () => {
    expect(whyNotLink(published, 1e9, link(4))).toBe('too-far')
  })
})

test('one secret gives every game and tenure a chain of its own', () => {
  const seeds = [OWNER, { ...OWNER, game: 'g2' }, { ...OWNER, tenure: 2 }, { ...OWNER, party: 'russia' }].map((one) =>
    seedFrom(SECRET, one),
  )
  expect(new Set(seeds).size).toBe(4)
  expect(seedFrom(SECRET, OWNER)).toBe(seeds[0])
})
