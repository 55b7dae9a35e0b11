import { expect, test } from 'vitest'
import { openBook, startOf } from '../../../editions/index.ts'
import { atWar, declared, heldBy, holds } from '../conditions/condition.ts'
import { factsWith } from '../facts/known-facts.ts'
import { type Declaration, type Situation, situationWith, type War } from '../situation.ts'
import { type Conditioned, readTheSame, rowsAffected } from './readers.ts'

const ROWS: readonly Conditioned[] = [
  { when: atWar('germany', 'russia') },
  { when: atWar('russia', 'finland') },
  { when: declared(['britain', 'us'], 'norway') },
  { when: declared(['germany'], 'norway') },
  { when: holds('axis', 'brussels') },
  { when: heldBy('germany', 'brussels') },
]

function begun(): Situation {
  const scenario = openBook('2023').scenarios['global-war-1939']
  if (scenario === undefined) throw new Error('the scenario is gone')
  const situation = startOf(scenario)
  return situationWith(situation, { facts: factsWith(situation.facts, { 'brussels.controller': 'belgium' }) })
}

const withWar = (situation: Situation, ...between: War['between']): Situation =>
  situationWith(situation, { wars: [...situation.wars, { between, since: situation.turn }] })

const declaredOn = (situation: Situation, by: Declaration['by'], on: Declaration['on']): Situation =>
  situationWith(situation, { declarations: [...situation.declarations, { by, on, turn: situation.turn }] })

const affected = (one: Situation, other: Situation): readonly number[] => [...rowsAffected(ROWS, one, other)].sort()

test('a war is news to rows that ask for one of two powers only if it is one', () => {
  const before = begun()
  expect(affected(before, withWar(before, 'britain', 'norway'))).toEqual([1])
  expect(affected(before, withWar(before, 'britain', 'russia'))).toEqual([0, 1])
  expect(readTheSame([ROWS[0] as Conditioned], before, withWar(before, 'britain', 'norway'))).toBe(true)
})

test('R49-62: whose land counts for whom is decided by wars of Germany and Italy alone', () => {
  const before = begun()
  expect(affected(before, withWar(before, 'germany', 'belgium'))).toEqual([1, 4])
  expect(affected(before, withWar(before, 'japan', 'us'))).toEqual([0, 1])
})

test('a declaration is news to rows that ask for it by who made it and on whom', () => {
  const before = begun()
  expect(affected(before, declaredOn(before, 'us', 'norway'))).toEqual([2])
  expect(affected(before, declaredOn(before, 'germany', 'norway'))).toEqual([3])
  expect(affected(before, declaredOn(before, 'us', 'sweden'))).toEqual([])
})

test('of lists that differ in their middle, what stands around it is no news', () => {
  const first = declaredOn(begun(), 'us', 'norway')
  const before = declaredOn(declaredOn(first, 'us', 'sweden'), 'germany', 'norway')
  const revoked = before.declarations.map((one) => (one.on === 'sweden' ? { ...one, revoked: true as const } : one))
  expect(affected(before, situationWith(before, { declarations: revoked }))).toEqual([])
  expect(affected(before, situationWith(before, { declarations: before.declarations.slice(1) }))).toEqual([2])
})
