import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COOPERATORS } from '../../rules/chapters/cooperation/index.ts'
import { answer, type CooperateAnswer } from '../index.ts'

type Given = CooperateAnswer | { readonly ok: false }

const anySituation = fc.record({
  turn: fc.constantFrom('1939 fall', '1940 summer', '1941 summer', '1942 spring', '1944 winter'),
  wars: fc.subarray([
    ['germany', 'russia'],
    ['us', 'japan'],
    ['us', 'germany'],
    ['italy', 'britain'],
    ['japan', 'britain'],
    ['japan', 'russia'],
  ]),
  facts: fc.record({ 'paris.controller': fc.constantFrom('france', 'germany') }),
})

const cooperate = (situation: object, one: string, other: string): Given =>
  answer({ door: 'cooperate', situation, args: { one, other } }) as unknown as Given

/** May the first do it with the second, and the second with the first? */
const bothWays = ({ activities, otherWay }: CooperateAnswer): Readonly<Record<string, readonly [boolean, boolean]>> =>
  Object.fromEntries(
    activities.map(({ activity, allowed }) => [
      activity,
      [allowed, otherWay.find((one) => one.activity === activity)?.allowed ?? allowed] as const,
    ]),
  )

/** What is said of the two, whoever of them acts. */
const ofBoth = ({ pair, restricted, bansLeft, apart, because, lifts, ends, limits, attrition }: CooperateAnswer) => ({
  pair,
  restricted,
  bansLeft,
  apart,
  because,
  lifts,
  ends,
  limits,
  attrition,
})

describe.each(['2023', 'classic', 'campaign'])('%s: cooperation asked about in either order', (edition) => {
  test('says the same of the two, and of what each may do with the other', () => {
    fc.assert(
      fc.property(
        anySituation,
        fc.shuffledSubarray([...COOPERATORS], { minLength: 2, maxLength: 2 }),
        (situation, [one = '', other = '']) => {
          const [first, second] = [cooperate({ edition, ...situation }, one, other), cooperate({ edition, ...situation }, other, one)]
          expect([one, other, first.ok]).toEqual([one, other, second.ok])
          if (!first.ok || !second.ok) return
          expect(ofBoth(first)).toEqual(ofBoth(second))
          const turned = Object.fromEntries(Object.entries(bothWays(second)).map(([activity, [acts, lets]]) => [activity, [lets, acts]]))
          expect([one, other, bothWays(first)]).toEqual([one, other, turned])
        },
      ),
      { numRuns: 150 },
    )
  })
})

describe('the campaign: what one of a pair may not do, the answer in the other order says too', () => {
  test.each([
    { one: 'germany', other: 'italy', activity: 'strategic-passage', rule: '3.3.2.3a' },
    { one: 'us', other: 'russia', activity: 'lend-lease', rule: '3.4.3.8a' },
    { one: 'germany', other: 'italy', activity: 'operate-west', rule: '3.3.2.3b', wars: [['italy', 'britain']] },
    { one: 'germany', other: 'italy', activity: 'operate-east-more', rule: '3.3.2.3b', wars: [['italy', 'britain']] },
  ])('$rule: $activity is open to $one and closed to $other', ({ one, other, activity, rule, wars = [] }) => {
    const situation = {
      edition: 'campaign',
      turn: '1941 winter',
      wars: [['germany', 'russia'], ['us', 'germany'], ...wars],
    }
    const [first, second] = [cooperate(situation, one, other), cooperate(situation, other, one)]
    if (!first.ok || !second.ok) throw new Error('refused')
    expect(bothWays(first)[activity]).toEqual([true, false])
    expect(bothWays(second)[activity]).toEqual([false, true])
    expect(first.otherWay.find((told) => told.activity === activity)?.refusals.map(({ cite }) => cite?.rule)).toEqual([rule])
  })
})

test('3.3.2.3d: what stays forbidden for good is not called lifted', () => {
  const { activities } = cooperate(
    { edition: 'campaign', turn: '1943 fall', wars: [['italy', 'britain']] },
    'germany',
    'italy',
  ) as CooperateAnswer
  const forbidden = activities.filter(({ allowed }) => !allowed)
  expect(forbidden.map(({ activity }) => activity)).toEqual(['share-command', 'mix-divisions'])
  expect(forbidden.flatMap(({ notes }) => notes)).toEqual([])
})

test('53.43: with equal factors the die decides, and the answer says so', () => {
  const situation = { edition: '2023', turn: '1942 summer' }
  const pair = { one: 'britain', other: 'russia', activity: 'combined-attack', otherFactors: 10 }
  const equal = answer({ door: 'cooperate', situation, args: { ...pair, oneFactors: 10, die: 2 } }) as unknown as CooperateAnswer
  expect(equal.attacksFirst).toMatchObject({ who: 'britain', words: expect.stringContaining('equal factors the die decides') })
  const more = answer({ door: 'cooperate', situation, args: { ...pair, oneFactors: 9 } }) as unknown as CooperateAnswer
  expect(more.attacksFirst).toMatchObject({ who: 'russia', words: expect.stringContaining('more combat factors attack first') })
})

test('53.24: what stays closed for good is not told as lifted', () => {
  const args = { one: 'france', other: 'britain', activity: 'enter-home' }
  const given = answer({ door: 'cooperate', situation: { edition: '2023', turn: '1941 spring' }, args }) as unknown as CooperateAnswer
  expect(given.activities).toMatchObject([{ allowed: false, notes: [] }])
})
