import { describe, expect, test } from 'vitest'
import type { Cooperator } from '../rules/chapters/cooperation/index.ts'
import { type CooperateAnswer, type Findings, findingsOf, openingWords } from './index.ts'
import { ask } from './tests/cases/cases.testing.ts'

function found(
  situation: object,
  one: Cooperator,
  other: Cooperator,
): { readonly answer: CooperateAnswer; readonly all: readonly Findings[] } {
  const answer = ask<CooperateAnswer>('cooperate', { ...situation }, { one, other })
  return { answer, all: findingsOf(answer.activities, one, other) }
}

const untilOf = (all: readonly Findings[], activity: string): string | undefined => {
  const section = all.find(({ findings }) => findings.some(({ activities }) => activities.some((one) => one.activity === activity)))
  return section?.allowed === false ? openingWords(section.opening) : undefined
}

describe('what two may do, gathered by reason', () => {
  const spring = { edition: 'classic', turn: '1940 spring' }

  test.each([
    { situation: spring, one: 'britain', other: 'france' },
    { situation: { edition: '2023', scenario: 'demonstration-summer-1941' }, one: 'us', other: 'russia' },
    { situation: { edition: 'campaign', turn: '1942 summer' }, one: 'germany', other: 'italy' },
  ] as const)('$situation.edition, $one with $other: each activity once, what is forbidden first', ({ situation, one, other }) => {
    const { answer, all } = found(situation, one, other)
    const gathered = all.flatMap(({ findings }) => findings.flatMap(({ activities }) => activities))
    expect(gathered.map(({ activity }) => activity).toSorted()).toEqual(answer.activities.map(({ activity }) => activity).toSorted())
    expect(all.map(({ allowed }) => allowed)).toEqual(all.map(({ allowed }) => allowed).toSorted())
    for (const { findings } of all) expect(new Set(findings.map(({ grounds }) => JSON.stringify(grounds))).size).toBe(findings.length)
  })

  test('53.22: what research opens by itself is told with what it forbids', () => {
    const { all } = found(spring, 'britain', 'france')
    expect(untilOf(all, 'stack')).toBe('until the limits end, or until research lets British and French units stack')
    expect(untilOf(all, 'enter-closed-hex')).toContain('research has opened Paris')
    expect(untilOf(all, 'pass-through')).toBeUndefined()
  })

  test('53.24: French units never enter Britain itself', () => {
    expect(untilOf(found(spring, 'france', 'britain').all, 'enter-home')).toBe('for the whole game')
  })

  test('53.21A: once the limits are lifted there is one reason for all of them', () => {
    const { all } = found({ edition: '2023', scenario: 'demonstration-summer-1941' }, 'britain', 'france')
    expect(all).toHaveLength(1)
    expect(all[0]?.findings).toHaveLength(2)
    expect(all[0]?.findings[1]?.grounds).toEqual([])
  })
})
