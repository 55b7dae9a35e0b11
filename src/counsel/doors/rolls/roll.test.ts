import { describe, expect, test } from 'vitest'
import { answer } from '../doors.ts'

type Refused = { readonly ok: false; readonly refusals: readonly { readonly code: string; readonly cite?: { readonly rule: string } }[] }

const refusedBy = (door: string, args: Readonly<Record<string, unknown>>, edition = 'campaign') => {
  const given = answer({ door, situation: { edition, turn: '1941 summer' }, args })
  if (given.ok) return 'answered'
  return (given as Refused).refusals.map(({ code, cite }) => cite?.rule ?? code)
}

describe('a roll that the campaign cannot have', () => {
  test.each(['egypt', 'iraq', 'persia', 'denmark', 'netherlands', 'portugal', 'saudiArabia', 'thailand'])(
    'RC-16: no table for %s',
    (target) => {
      expect(refusedBy('reckon', { target, by: 'axis' })).toEqual(['RC-16'])
      expect(refusedBy('may', { question: 'roll', target, by: 'axis' })).toEqual(['RC-16'])
    },
  )

  test.each(['poland', 'austria'])('%s has no table here, and no ruling speaks of it', (target) => {
    expect(refusedBy('reckon', { target, by: 'axis' })).toEqual(['no-such-target'])
  })

  test('3.2.4.4a: only the four Balkan nations can be subverted', () => {
    expect(refusedBy('reckon', { target: 'turkey', by: 'russia', subversion: 2 })).toEqual(['3.2.4.4a'])
    expect(refusedBy('reckon', { target: 'greece', by: 'russia', subversion: 2 })).toEqual(['3.2.4.4a'])
    expect(refusedBy('reckon', { target: 'hungary', by: 'russia', subversion: 2 })).toBe('answered')
  })

  test('3.2.4.4b: a draw of 6 is the most', () => {
    expect(refusedBy('reckon', { target: 'hungary', by: 'russia', subversion: 6 })).toBe('answered')
    expect(refusedBy('reckon', { target: 'hungary', by: 'russia', subversion: 7 })).toEqual(['misasked'])
    expect(refusedBy('reckon', { target: 'hungary', by: 'russia', subversion: 6 }, '2023')).toEqual(['misasked'])
  })

  test('covert operations and pledges are no part of it', () => {
    expect(refusedBy('reckon', { target: 'hungary', by: 'axis', covertAxis: 1 })).toEqual(['misasked'])
    expect(refusedBy('reckon', { target: 'finland', by: 'axis', pledge: true })).toEqual(['misasked'])
    expect(refusedBy('reckon', { target: 'hungary', by: 'axis', covertAxis: 1 }, '2023')).toBe('answered')
  })

  test('a name that is no nation is a slip, in every book', () => {
    for (const edition of ['campaign', '2023']) expect(refusedBy('reckon', { target: 'hungry', by: 'axis' }, edition)).toEqual(['misasked'])
  })
})

describe('3.1b: who receives no points', () => {
  test.each([
    { edition: 'campaign', power: 'japan', rule: '3.1b' },
    { edition: 'campaign', power: 'china', rule: '3.1b' },
    { edition: 'campaign', power: 'hungary', rule: '3.1b' },
    { edition: '2023', power: 'japan', rule: '49.12 (d)' },
  ])('$power in $edition, by $rule', ({ edition, power, rule }) => {
    expect(refusedBy('allot', { power }, edition)).toEqual([rule])
  })
})
