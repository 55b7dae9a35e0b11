import { describe, expect, test } from 'vitest'
import type { MayAnswer, ReckonAnswer } from '../../index.ts'
import { ask } from '../../tests/cases/cases.testing.ts'

describe.each(['classic', '2023'])('%s: what can be reckoned may still be forbidden', (edition) => {
  const spain = { edition, turn: '1940 spring', placements: { axis: { spain: 2 } } }
  const roll = { target: 'spain', by: 'axis' }
  const rules = ({ refusals }: Pick<ReckonAnswer, 'refusals'>) => refusals?.map(({ cite }) => cite?.rule)

  test('SPA-N1: Spain is reckoned while France stands, and the roll said not to be allowed', () => {
    const given = ask<ReckonAnswer>('reckon', spain, roll)
    expect([given.total, Object.keys(given.results)]).toEqual([1, ['1', '2', '3', '4', '5', '6']])
    expect(rules(given)).toEqual(['SPA-N1'])
  })

  test('49.423 (a), 49.425 (2): the refusals are those of the question whether it may be rolled', () => {
    const pushed = { target: 'turkey', by: 'russia', subversion: 2 }
    const given = ask<ReckonAnswer>('reckon', spain, pushed)
    expect(given.refusals).toEqual(ask<MayAnswer>('may', spain, { question: 'roll', ...pushed }).refusals)
    expect(rules(given)).toContain('49.423 (a)')
  })

  test('a roll that is allowed says nothing of refusals', () => {
    expect(ask<ReckonAnswer>('reckon', { ...spain, facts: { 'france.fallen': true } }, roll)).not.toHaveProperty('refusals')
  })
})
