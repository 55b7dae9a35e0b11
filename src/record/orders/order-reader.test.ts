import { describe, expect, test } from 'vitest'
import { playAtRandom } from '../../counsel/index.ts'
import { openBook } from '../../editions/index.ts'
import { readOrder } from './order-reader.ts'

const wrong = (value: unknown): string => {
  const read = readOrder(value)
  return read.ok ? '' : read.refusals.map(({ words }) => words).join('\n')
}

describe('an order out of plain data', () => {
  test('every order of a random game is one', () => {
    for (const { order } of playAtRandom(openBook('classic'), 'global-war-1939', 3).moves) expect(wrong(order)).toBe('')
  })

  test.each([
    { value: 'pass', says: 'the document: "pass"; expected an object' },
    { value: { type: 'rol', by: 'axis', target: 'hungary' }, says: 'did you mean "roll"' },
    { value: { type: 'roll', by: 'axis', target: 'hungry' }, says: 'target: "hungry"' },
    { value: { type: 'roll', by: 'axis' }, says: 'target: nothing there' },
    { value: { type: 'roll', by: 'axis', target: 'hungary', die: 6 }, says: 'unknown name "die"' },
    { value: { type: 'seal-allocation', by: 'axis', placements: { turky: 1 } }, says: 'did you mean "turkey"' },
    { value: { type: 'seal-allocation', by: 'axis', placements: { turkey: -1 } }, says: '0 or more' },
    {
      value: { type: 'draft-allocation', by: 'axis', placements: { turkey: 1.5 } },
      says: 'placements.turkey: 1.5; expected a whole number',
    },
    { value: { type: 'draft-allocation', by: 'axis', placements: [1] }, says: 'placements: a list; expected an object' },
    { value: { type: 'draft-allocation', by: 'axis' }, says: 'placements: nothing there' },
    { value: JSON.parse('{"type":"draft-allocation","by":"axis","placements":{"__proto__":1}}'), says: 'unknown name "__proto__"' },
    { value: { type: 'report-facts', by: 'axis', facts: { 'paris.controler': 'germany' } }, says: 'did you mean "paris.controller"' },
    { value: { type: 'strike', by: 'japan', step: { type: 'withdraws', by: 'japan' } }, says: 'did you mean "withdraw"' },
    { value: { type: 'strike', by: 'japan', step: { type: 'commit-magic', by: 'japan', cards: 'two' } }, says: 'step.cards: "two"' },
  ])('$says', ({ value, says }) => {
    expect(wrong(value)).toContain(says)
  })

  test('an allocation goes on record in the order of the targets, however it was typed', () => {
    const read = readOrder({ type: 'seal-allocation', by: 'axis', placements: { usat: 1, turkey: 2 } })
    expect(read.ok && JSON.stringify(read.order)).toContain('"placements":{"turkey":2,"usat":1}')
  })
})
