import { describe, expect, test } from 'vitest'
import { answer } from '../doors.ts'

describe('a question asked wrongly is refused in words', () => {
  const situation = { edition: '2023' }
  test.each([
    { door: 'transports', args: {}, says: 'question: missing; expected one of place, redeploy, available, use, end-turn' },
    { door: 'transports', args: { question: 'plaice' }, says: 'question: unknown "plaice"; did you mean "place"?' },
    { door: 'transports', args: { question: 'available' }, says: 'box: missing; expected one of atlantic, indianOcean, pacific' },
    { door: 'transports', args: { question: 'place', new: { atlantic: -1 } }, says: 'new.atlantic: -1; expected 0 or more' },
    { door: 'transports', args: { question: 'place', new: {}, box: 'x' }, says: 'box: nothing is asked by that name' },
    { door: 'construction', args: { power: 'britain' }, says: 'in: missing; expected one of ' },
    { door: 'transfer', args: { units: [{ nationality: 'british' }] }, says: 'units.0.kind: missing; expected one of ' },
    { door: 'transfer', args: { units: 3 }, says: 'units: 3; expected a list' },
    { door: 'conquest', args: { question: 'income', country: 'spian' }, says: 'country: unknown "spian"; did you mean "spain"?' },
    { door: 'surrender', args: { question: 'base', base: 'x' }, says: 'base: "x"; expected a whole number' },
  ])('$door $args: $says', ({ door, args, says }) => {
    const given = answer({ door, situation, args }) as unknown as { ok: boolean; refusals: readonly { code: string; words: string }[] }
    expect(given.ok).toBe(false)
    expect(given.refusals.map(({ code }) => code)).toContain('misasked')
    expect(given.refusals.some(({ words }) => words.startsWith(says))).toBe(true)
  })

  test('59.86A: without the turn of the surrender nothing can be said about a declaration', () => {
    const given = answer({
      door: 'surrender',
      situation: { ...situation, facts: { 'britain.surrendered': true } },
      args: { question: 'declare', by: 'us', on: 'germany' },
    })
    expect(given.ok).toBe(false)
  })
})
