import { describe, expect, test } from 'vitest'
import { judge, type Outcome, playPair } from './contest.ts'

describe('a sequential test', () => {
  test('says better after 17 wins in a row and not before, and not better after 14 losses', () => {
    expect(judge(Array(16).fill(1)).verdict).toBe('undecided')
    expect(judge(Array(17).fill(1)).verdict).toBe('better')
    expect(judge(Array(14).fill(0)).verdict).toBe('not-better')
    expect(judge([1, 0, null, 1, 0])).toMatchObject({ won: 2, lost: 2, drawn: 1, verdict: 'undecided' })
  })
})

describe('fair against careless, same seeds and dice, sides swapped', () => {
  test('is better in the campaign, by the turn after the points were placed', () => {
    const contest = {
      edition: 'campaign',
      from: 'demonstration-spring-1941',
      until: '1941 fall',
      better: 'fair',
      other: 'careless',
    } as const
    const outcomes: Outcome[] = []
    while (outcomes.length < 40 && judge(outcomes).verdict === 'undecided') outcomes.push(playPair(contest, outcomes.length + 1).pair)
    expect(judge(outcomes)).toMatchObject({ verdict: 'better' })
  })
})
