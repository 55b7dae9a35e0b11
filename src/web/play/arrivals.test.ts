import { expect, test } from 'vitest'
import { seatingWords, withArrivalsTogether } from './arrivals.ts'
import type { SeenLine } from './wire.ts'

const begun = (sequence: number, tenure: string, seats: SeenLine['seats'] = []): SeenLine => ({
  sequence,
  type: 'tenure-begun',
  at: 0,
  tenure,
  seats,
})

const LINES: readonly SeenLine[] = [
  begun(1, 'a', ['germany', 'italy']),
  begun(2, 'b', ['britain', 'us']),
  { sequence: 3, type: 'tenure-ended', at: 0, tenure: 'b', seats: ['britain', 'us'] },
  begun(4, 'c', ['britain', 'us']),
]

const told = (names: Readonly<Record<string, string>>): readonly string[] =>
  withArrivalsTogether(LINES).map((line) => seatingWords(line, names))

test('who sat down before a seat changed hands is told by the names of then', () => {
  expect(told({ a: 'Anna', b: 'Ben', c: 'Cleo' })).toEqual([
    'Anna and Ben sit down',
    'Ben gives up the seat of Britain and the U.S.',
    'Cleo sits down as Britain and the U.S.',
  ])
})

test('a name that was deleted is nobody’s, and never that of whoever sits there now', () => {
  expect(told({ a: 'Anna', c: 'Cleo' })[0]).toBe('Anna and somebody sit down')
})
