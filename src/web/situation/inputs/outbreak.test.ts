import { expect, test } from 'vitest'
import type { Nation } from '../../../rules/core/index.ts'
import { fetchBook } from '../books.ts'
import type { Document } from '../document.ts'
import { type OpenSituation, openDocument } from '../open-situation.ts'
import { type Outbreak, outbreakBetween, outbreakIn, withOutbreak } from './outbreak.ts'

await fetchBook('classic', 'startup')

const laid = (document: Document): OpenSituation => {
  const read = openDocument({ edition: 'classic', turn: '1941 summer', ...document })
  if (!read.ok) throw new Error(read.refusals.map(({ words }) => words).join('; '))
  return read.current
}

const INPUT = outbreakBetween('turkey', 'germany')

test('whoever is named first, it is the same war', () => {
  expect(outbreakBetween('germany', 'turkey')).toEqual(INPUT)
  expect(outbreakBetween('russia', 'germany')).toEqual(outbreakBetween('germany', 'russia'))
})

test.each<{ pair: readonly [Nation, Nation]; read: Outbreak }>([
  { pair: ['japan', 'russia'], read: { is: 'undeclared' } },
  // 50.32F: with tension where it stands nobody but Germany can have declared this one.
  { pair: ['germany', 'russia'], read: { is: 'declared', by: 'germany', turn: '1941 spring' } },
])('a war of two powers, $pair, that nobody is said to have declared is who alone may have', ({ pair, read }) => {
  const told = withOutbreak(laid({}), outbreakBetween(...pair), { is: 'undeclared' })
  expect(outbreakIn(laid(told).situation, ...pair)).toEqual(read)
})

test.each<{ outbreak: Outbreak; says: Document; read?: Outbreak }>([
  { outbreak: { is: 'declared', by: 'germany', turn: '1941 summer' }, says: { declarations: [{ by: 'germany', on: 'turkey' }] } },
  {
    outbreak: { is: 'declared', by: 'germany', turn: '1941 spring' },
    says: { declarations: [{ by: 'germany', on: 'turkey', turn: '1941 spring' }] },
  },
  {
    outbreak: { is: 'undeclared' },
    says: { wars: [['germany', 'turkey']] },
    // 49.435A: a war told of a power and a country without a declaration was the power's.
    read: { is: 'declared', by: 'germany', turn: '1941 spring' },
  },
  { outbreak: { is: 'over' }, says: { wars: [{ between: ['germany', 'turkey'], since: '1941 summer', until: '1941 summer' }] } },
])('$outbreak.is: a document that says it is read as it, and takes it back', ({ outbreak, says, read = outbreak }) => {
  const told = withOutbreak(laid({}), INPUT, outbreak)
  expect(told).toMatchObject(says)
  const after = laid(told)
  expect(outbreakIn(after.situation, 'germany', 'turkey')).toEqual(read)
  expect(outbreakIn(laid(withOutbreak(after, INPUT, { is: 'no' })).situation, 'germany', 'turkey')).toEqual({ is: 'no' })
})
