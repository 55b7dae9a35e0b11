import { expect, test } from 'vitest'
import { openBook, startOf } from '../../../editions/index.ts'
import { atWar, flag, heldBy, holds, stands } from '../conditions/condition.ts'
import { factsWith } from '../facts/known-facts.ts'
import { type Situation, situationWith } from '../situation/situation.ts'
import { standingsWith } from '../situation/standing.ts'
import { type Conditioned, readTheSame, rowsAffected } from './readers.ts'

const ROWS: readonly Conditioned[] = [
  { when: stands('turkey', 'axis', 'ally') },
  { when: stands('spain', 'axis', 'ally') },
  { when: holds('axis', 'brussels') },
  { when: holds('axis', 'paris') },
  { when: heldBy('germany', 'brussels') },
  { when: flag('france.fallen') },
  { when: atWar('russia', 'finland') },
]

function begun(): Situation {
  const scenario = openBook('2023').scenarios['global-war-1939']
  if (scenario === undefined) throw new Error('the scenario is gone')
  return startOf(scenario)
}

const alliedWithAxis = (situation: Situation, minor: 'turkey' | 'belgiumLuxembourg'): Situation =>
  situationWith(situation, { standings: standingsWith(situation.standings, { [minor]: { result: 10, with: 'germany' } }) })

test('a country that stands otherwise is read by rows that name it, and by those that ask for whom a place of its counts', () => {
  const before = begun()
  expect([...rowsAffected(ROWS, before, alliedWithAxis(before, 'turkey'))]).toEqual([0])
  // Brussels is Belgium’s, which has one standing with Luxembourg; Paris is a power’s, for which no standing counts.
  expect([...rowsAffected(ROWS, before, alliedWithAxis(before, 'belgiumLuxembourg'))]).toEqual([2])
  const fallen = situationWith(before, { facts: factsWith(before.facts, { 'brussels.controller': 'germany' }) })
  expect([...rowsAffected(ROWS, fallen, alliedWithAxis(fallen, 'belgiumLuxembourg'))]).toEqual([])
})

test('standings that no row reads change nothing for them', () => {
  const before = begun()
  expect(readTheSame(ROWS.slice(1), before, alliedWithAxis(before, 'turkey'))).toBe(true)
  expect(readTheSame(ROWS, before, alliedWithAxis(before, 'turkey'))).toBe(false)
})

test('a war is news to rows that ask for wars, and to those that ask for whom a place counts while somebody has it who may turn either way', () => {
  const before = begun()
  const attacked = (situation: Situation): Situation =>
    situationWith(situation, { wars: [...situation.wars, { between: ['germany', 'belgiumLuxembourg'], since: situation.turn }] })
  // Paris is a power’s, for which no war counts.
  expect([...rowsAffected(ROWS, before, attacked(before))].sort()).toEqual([2, 6])
  expect(readTheSame(ROWS.slice(0, 3), before, attacked(before))).toBe(false)
  const fallen = situationWith(before, { facts: factsWith(before.facts, { 'brussels.controller': 'germany' }) })
  expect([...rowsAffected(ROWS, fallen, attacked(fallen))]).toEqual([6])
  expect(readTheSame(ROWS.slice(0, 6), fallen, attacked(fallen))).toBe(true)
})
