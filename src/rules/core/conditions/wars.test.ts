import { describe, expect, test } from 'vitest'
import { turnNumber } from '../calendar.ts'
import type { Declaration, Situation, War } from '../situation/situation.ts'
import { declarationsSince, hasBegunWar, yearsAtWar, yearsBeforeDeclaration } from './wars.ts'

type Told = Pick<Situation, 'turn' | 'wars' | 'declarations'>
const situation = (told: Partial<Told>): Situation => ({ turn: '1943 spring', wars: [], declarations: [], ...told }) as unknown as Situation

const onRussia: Declaration = { by: 'germany', on: 'russia', turn: '1941 summer' }
const again: Declaration = { by: 'germany', on: 'russia', turn: '1943 spring' }

describe('year starts of a war', () => {
  const war = (since: War['since'], until?: War['until']): War => ({
    between: ['germany', 'russia'],
    since,
    ...(until === undefined ? {} : { until }),
  })
  test.each([
    { wars: [], years: -1 },
    { wars: [war('1943 spring')], years: 0 },
    { wars: [war('1942 winter')], years: 1 },
    { wars: [war('1941 summer', '1942 fall')], years: -1 },
    { wars: [war('1941 summer', '1942 fall'), war('1943 spring')], years: 0 },
  ])('$wars: $years in Spring 1943, whichever comes first', ({ wars, years }) => {
    expect(yearsAtWar(situation({ wars }), 'germany', 'russia')).toBe(years)
    expect(yearsAtWar(situation({ wars }), 'russia', 'germany')).toBe(years)
  })
})

test('whoever declared first began the war, in whatever order it was written down', () => {
  const declarations: readonly Declaration[] = [
    { by: 'us', on: 'italy', turn: '1941 winter' },
    { by: 'italy', on: 'britain', turn: '1940 summer' },
  ]
  const told = situation({ declarations })
  expect(hasBegunWar(told, ['italy'], ['britain', 'france', 'us'])).toBe(true)
  expect(hasBegunWar(told, ['britain', 'france', 'us'], ['italy'])).toBe(false)
  expect(hasBegunWar(situation({}), ['italy'], ['britain'])).toBe(false)
})

describe('before the year start after a declaration', () => {
  test.each([
    { declarations: [], turn: '1941 summer', years: -1 },
    { declarations: [onRussia], turn: undefined, years: -1 },
    { declarations: [onRussia], turn: '1941 winter', years: 0 },
    { declarations: [onRussia], turn: '1942 spring', years: -1 },
    { declarations: [onRussia, again], turn: '1942 spring', years: 1 },
  ] as const)('$declarations, turn $turn', ({ declarations, turn, years }) => {
    const number = turn === undefined ? -1 : turnNumber(turn)
    expect(yearsBeforeDeclaration(situation({ declarations }), ['germany', 'italy'], 'russia', number)).toBe(years)
  })
})

test('a declaration of the same turn counts only where that is asked', () => {
  const told = situation({ declarations: [again] })
  const springOf1943 = turnNumber('1943 spring')
  expect(declarationsSince(told, ['germany'], ['russia'], springOf1943)).toBe(0)
  expect(declarationsSince(told, ['germany'], ['russia'], springOf1943, true)).toBe(1)
  expect(declarationsSince(told, ['germany'], ['russia'], -1, true)).toBe(0)
})
