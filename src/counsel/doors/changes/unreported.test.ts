import { expect, test } from 'vitest'
import { answer } from '../doors.ts'

const asked = (door: string, args: object, facts: object = {}): string =>
  JSON.stringify(answer({ door, args, situation: { edition: '2023', turn: '1942 spring', facts } } as never))

test('20.636: transports that nobody has counted are said to be taken as at the start', () => {
  const args = { question: 'available', box: 'atlantic' }
  expect(asked('transports', args)).toContain('undamaged transports in the box: not reported, taken as 15')
  const counted = asked('transports', args, { 'atlanticBox.undamaged': 15, 'atlanticBox.before': 15, 'atlanticBox.transports': 15 })
  expect(counted).toContain('"undamaged transports in the box"')
  expect(counted).not.toContain('not reported')
})

test('83.31A: BRPs of a conquered country that nobody has told are not reported', () => {
  const taken = { 'oslo.controller': 'germany' }
  const args = { question: 'income', country: 'norway' }
  expect(asked('conquest', args, taken)).toContain('at each year start: not reported, taken as none')
  expect(asked('conquest', args, { ...taken, 'norway.brpValue': 15 })).toContain('"at each year start"')
})

test('59.41: the level of a British surrender rests on a resistance that may not be reported', () => {
  expect(asked('surrender', { question: 'accept' })).toContain('British surrender level: not reported, taken as none')
  expect(asked('surrender', { question: 'accept' }, { 'britain.resistance': -2 })).toContain('"British surrender level"')
})

test('41.77C: a first fight of American ground forces that nobody has dated is not reported', () => {
  const year = { question: 'training-year' }
  expect(asked('research', year)).toContain('first fought is not reported')
  expect(asked('research', year, { 'us.firstGroundCombat': null })).not.toContain('not reported')
  expect(asked('research', year, { 'us.firstGroundCombat': '1941 winter' })).toContain('"value":1942')
  const chosen = { question: 'choose', by: 'westernAllies', selections: [{ category: 1, project: 'combatTraining' }] }
  expect(asked('research', chosen)).toContain('no roll before 1943; when American ground forces first fought is not reported')
})

test('62.21: an election that hangs on an attack nobody has reported says so', () => {
  const due = { question: 'due', moment: 'turn-end' }
  expect(asked('elections', due)).toContain('succeeded this turn (not reported)')
  expect(asked('elections', due, { 'us.atomicAttack': 'failed' })).not.toContain('not reported')
  expect(asked('elections', due, { 'us.atomicAttack': 'succeeded' })).toContain('"isHeld":true')
})

test('Global War: naval factors in the East that nobody has counted are said to be taken as at the start', () => {
  const args = { question: 'send', units: [{ nationality: 'british', kind: 'naval', factors: 5, to: 'indiaBox' }] }
  expect(asked('transfer', args)).toContain('of 7 in all: not reported, taken as 3')
  const counted = { 'farEast.britishNavalFactors': 4, 'farEast.mostBritishNavalFactors': 4 }
  expect(asked('transfer', args, counted)).toContain('of 7 in all"')
})
