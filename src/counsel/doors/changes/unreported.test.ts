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
