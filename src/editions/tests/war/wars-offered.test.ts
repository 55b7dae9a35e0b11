import { expect, test } from 'vitest'
import type { Power } from '../../../rules/core/index.ts'
import { declarationOf } from '../../../rules/game/index.ts'
import { declare, windowOf } from './rule-50.testing.ts'

const at = (document: Record<string, unknown>, by: Power, on: Power): readonly string[] => {
  const { book, game } = windowOf('axis', '1941 summer', document)
  const order = declare({ by, on })
  return declarationOf(order).means?.(book, game, order) ?? []
}

test('49.91F: the Ukraine is a part of Russia, and no other enemy', () => {
  expect(at({}, 'germany', 'russia')).not.toContain('ukraine')
  expect(at({}, 'japan', 'russia')).not.toContain('ukraine')
})

test('50.32C, 50.551: a Japanese war on the U.S. is one on Britain, its dominions and the Dutch East Indies too', () => {
  const also = at({}, 'japan', 'us')
  for (const one of ['britain', 'australia', 'india', 'dutchEastIndies']) expect(also).toContain(one)
  expect(also.filter((one, index) => also.indexOf(one) !== index)).toEqual([])
  expect(at({}, 'japan', 'britain')).not.toContain('us')
})

test('50.23: and a war on a power is one on what it has conquered', () => {
  const facts = { 'riga.controller': 'russia' }
  const declarations = [{ by: 'russia', on: 'balticStates', turn: '1940 summer' }]
  expect(at({ facts, declarations }, 'germany', 'russia')).toContain('balticStates')
})
