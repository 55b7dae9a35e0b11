import { describe, expect, test } from 'vitest'
import type { Situation } from '../../../rules/core/index.ts'
import { readSituation } from '../../reading/index.ts'

const pair = ['germany', 'russia']
function warIn(document: object): Situation['wars'][number] | undefined {
  const read = readSituation({ edition: 'campaign', turn: '1942 spring', ...document })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read.situation.wars.find(({ between }) => pair.every((nation) => (between as readonly string[]).includes(nation)))
}
const declared = { declarations: [{ by: 'germany', on: 'russia', turn: '1941 summer' }] }

describe('since when a war is on that a file names', () => {
  test('49.841A: without a date it was on when the turn began, the turn before at the latest', () => {
    expect(warIn({ wars: [pair] })).toMatchObject({ since: '1941 winter', opening: true })
  })

  test('3.2.6a: a declaration dates it, whichever of the two comes first in the pair', () => {
    for (const wars of [[pair], [[...pair].reverse()]]) {
      expect(warIn({ wars, ...declared })).toMatchObject({ since: '1941 summer' })
      expect(warIn({ wars, ...declared })).not.toHaveProperty('opening')
    }
  })

  test('its own date goes before that of a declaration, and a revoked one dates nothing', () => {
    expect(warIn({ wars: [{ between: pair, since: '1941 fall' }], ...declared })).toMatchObject({ since: '1941 fall' })
    const revoked = { declarations: [{ by: 'germany', on: 'russia', turn: '1941 summer', revoked: true }] }
    expect(warIn({ wars: [pair], ...revoked })).toMatchObject({ since: '1942 spring', opening: true })
  })
})
