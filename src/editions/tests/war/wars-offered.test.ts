import { expect, test } from 'vitest'
import type { Power } from '../../../rules/core/index.ts'
import { offerOf } from '../../../rules/game/index.ts'
import { declare, windowOf } from './rule-50.testing.ts'

/** Whom a menu names beside the power that war is declared on. */
function also(document: Readonly<Record<string, unknown>>, by: Power, on: Power): readonly string[] {
  const { book, game } = windowOf('axis', '1941 summer', { tensions: { rgt: 50 }, ...document })
  const { refusals, means = [] } = offerOf(book, game, declare({ by, on }))
  expect(refusals).toEqual([])
  return means
}

test('49.91F: the Ukraine is a part of Russia, and no other enemy', () => {
  expect(also({}, 'germany', 'russia')).not.toContain('ukraine')
})

test('50.32C, 50.551: a Japanese war on the U.S. is one on Britain, its dominions and the Dutch East Indies too', () => {
  const means = also({}, 'japan', 'us')
  for (const one of ['britain', 'australia', 'india', 'dutchEastIndies']) expect(means).toContain(one)
  expect(means.filter((one, index) => means.indexOf(one) !== index)).toEqual([])
  expect(also({}, 'japan', 'britain')).not.toContain('us')
})

test('50.23: and a war on a power is one on what it has conquered', () => {
  const facts = { 'riga.controller': 'russia' }
  const declarations = [{ by: 'russia', on: 'balticStates', turn: '1940 summer' }]
  expect(also({ facts, declarations }, 'germany', 'russia')).toContain('balticStates')
})
