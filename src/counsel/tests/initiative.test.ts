import { describe, expect, test } from 'vitest'
import { answer, type InitiativeAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const asked = (situation: Readonly<Record<string, unknown>>) =>
  ask<InitiativeAnswer>('initiative', { edition: 'campaign', ...situation }, {})
const inOrder = ({ order }: InitiativeAnswer) => order.map(({ faction, points }) => `${faction} ${points}`)

/** Nobody holds Warsaw, so that both sides have their bases alone: 3 and 2 against 3 and 2. */
const level = { turn: '1940 spring', facts: { 'warsaw.controller': 'nobody' } }
const held = (holder: string) => ({ ...level, facts: { ...level.facts, 'initiative.holder': holder } })

describe('who moves first in the campaign', () => {
  test('3.1.2b: Germany begins with the Initiative, at 5 against 5 and 2', () => {
    const start = asked({})
    expect(inOrder(start)).toEqual(['axis 5', 'westernAllies 5', 'russia 2'])
    expect(start).toMatchObject({ holder: 'axis', reason: { cite: { rule: '3.1.2b' } } })
  })

  test('3.1.2b: in Fall 1939 whatever the points and whoever is said to have had it', () => {
    expect(asked({ facts: { 'initiative.holder': 'russia' } }).holder).toBe('axis')
  })

  test('3.2.3a, 3.1.1b: each turn by the points a faction would get now, the higher first', () => {
    // Britain has one more for an Allied Warsaw.
    const given = asked({ turn: '1940 spring' })
    expect(inOrder(given)).toEqual(['westernAllies 6', 'axis 5', 'russia 2'])
    expect(given.reason).toEqual({ words: '6 against 5', cite: { book: 'campaign', rule: '3.2.3a' } })
    expect(given.order[0]?.lines.map(({ id, amount }) => `${id} ${amount}`)).toEqual(['britain 4', 'france 2', 'us 0'])
    expect(given.powers.britain?.lines.filter(({ applies }) => applies).map(({ amount }) => amount)).toEqual([3, 1])
  })

  test.each([
    { holder: 'axis', order: ['axis 5', 'westernAllies 5', 'russia 2'], rule: 'RC-06' },
    { holder: 'westernAllies', order: ['westernAllies 5', 'axis 5', 'russia 2'], rule: 'RC-06' },
    { holder: 'russia', order: ['axis 5', 'westernAllies 5', 'russia 2'], rule: 'RC-84' },
  ])('RC-06, RC-84: level at 5, $holder having had it', ({ holder, order, rule }) => {
    const given = asked(held(holder))
    expect(inOrder(given)).toEqual(order)
    expect(given.reason.cite.rule).toBe(rule)
  })

  test('3.2.3b, 3.1.1c: the factions act in that order, Japan and the two Chinas with theirs', () => {
    const { order, rules } = asked({})
    expect(order.map(({ rank, partners }) => [rank, ...partners])).toEqual([
      [1, 'japan'],
      [2, 'china'],
      [3, 'communistChina'],
    ])
    expect(rules.partners.rule).toBe('3.1.1c')
  })

  test('3.2.3c: Russia by its own total, never with the West', () => {
    const { order, rules } = asked({ turn: '1943 spring', wars: [['russia', 'germany']] })
    expect(order.find(({ faction }) => faction === 'russia')?.lines.map(({ id }) => id)).toEqual(['russia'])
    expect(order.find(({ faction }) => faction === 'westernAllies')?.lines.map(({ id }) => id)).toEqual(['britain', 'france', 'us'])
    expect(rules.apart.rule).toBe('3.2.3c')
  })

  test('RC-05: a nation below zero takes nothing from its partner', () => {
    const lost = { 'berlin.controller': 'russia', 'rome.controller': 'us', 'paris.controller': 'us', 'initiative.holder': 'axis' }
    for (const { points, lines } of asked({ turn: '1945 spring', facts: lost }).order) {
      expect(lines.every(({ amount }) => amount >= 0)).toBe(true)
      expect(points).toBe(lines.reduce((sum, { amount }) => sum + amount, 0))
    }
  })
})

test('a book without it says so', () => {
  expect(answer({ door: 'initiative', situation: { edition: '2023' } })).toMatchObject({
    ok: false,
    refusals: [{ code: 'no-such-chapter', words: expect.stringMatching(/says nothing of the initiative/) }],
  })
})
