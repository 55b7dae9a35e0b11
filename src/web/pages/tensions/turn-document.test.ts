import { describe, expect, test } from 'vitest'
import { readSituation, readTurn } from '../../../editions/reading/index.ts'
import type { Situation } from '../../../rules/core/index.ts'
import { dieIn, pointsUsedIn, withDeclarations, withDie, withDone, withPointUsed } from './turn-document.ts'

function openingIn(edition: string): Situation {
  const read = readSituation({ edition, turn: '1940 summer' })
  if (!read.ok) throw new Error('the situation was refused')
  return read.situation
}

const opening = openingIn('classic')

describe('what is done in a turn', () => {
  const paris = { of: 'fact', fact: 'paris.controller' } as const

  test('says only what differs from how the turn opened', () => {
    const done = withDone({}, opening, paris, 'germany')
    expect(done).toEqual({ facts: { 'paris.controller': 'germany' } })
    expect(withDone(done ?? {}, opening, paris, 'france')).toEqual({})
  })

  test('a war breaks out, or ends in the very turn', () => {
    const war = { of: 'war', one: 'italy', other: 'greece' } as const
    expect(withDone({}, opening, war, 'yes')).toEqual({ wars: [['italy', 'greece']] })
    const over = withDone({}, opening, { of: 'war', one: 'germany', other: 'france' }, 'over') ?? {}
    const read = readTurn(opening, over)
    expect(read.ok && read.after.wars.find(({ between }) => between.includes('france') && between.includes('germany'))?.until).toBe(
      '1940 summer',
    )
  })

  test('points placed and levels are no doings of a turn', () => {
    expect(withDone({}, opening, { of: 'points', faction: 'axis', target: 'hungary' }, 2)).toBeUndefined()
    expect(withDone({}, opening, { of: 'level', track: 'rgt' }, 20)).toBeUndefined()
  })

  test('every part is one the engine reads', () => {
    const declared = withDeclarations({}, [{ by: 'italy', on: 'greece' }])
    const standing = withDone(declared, opening, { of: 'standing', minor: 'hungary' }, { result: 8, with: 'germany' }) ?? {}
    const document = withDie(withPointUsed(standing, 'usat', 'axis', true), 'usat', 6)
    expect(readTurn(opening, document).ok).toBe(true)
    expect(pointsUsedIn(document, 'usat')).toEqual(['axis'])
    expect(dieIn(document, 'usat')).toBe(6)
    expect(withDie(withPointUsed(document, 'usat', 'axis', false), 'usat', undefined)).toEqual(standing)
  })
})
