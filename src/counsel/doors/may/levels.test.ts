import { describe, expect, test } from 'vitest'
import type { MayAnswer, TensionsAnswer } from '../../index.ts'
import { ask } from '../../tests/cases/cases.testing.ts'

const FALLEN = { 'france.fallen': true, 'france.fallTurn': '1940 summer', 'paris.controller': 'germany' }
const HIGH = { rgt: 55, usat: 55, usjt: 20 }

describe.each(['2023', 'classic'])('%s: a level allows no war that something else forbids', (edition) => {
  const all = [
    {
      rule: '59.86A',
      act: 'attack-axis',
      declaration: { by: 'us', on: 'germany' },
      told: {
        turn: '1941 summer',
        facts: { ...FALLEN, 'britain.surrendered': true, 'britain.surrenderTurn': '1941 spring', 'britain.resistance': -1 },
      },
    },
    {
      rule: '50.32F-1b-ii',
      // The older book asks no more of Russia than the level.
      editions: ['2023'],
      act: 'attack-germany',
      declaration: { by: 'russia', on: 'germany' },
      told: { turn: '1941 summer', facts: FALLEN, declarations: [{ by: 'russia', on: 'japan', turn: '1941 spring' }] },
    },
    {
      rule: '50.32F',
      act: 'attack-germany',
      declaration: { by: 'russia', on: 'germany' },
      told: { turn: '1942 fall', facts: { ...FALLEN, 'russia.surrendered': true, 'russia.surrenderTurn': '1942 spring' } },
    },
    {
      rule: '50.32E',
      act: 'attack-axis',
      declaration: { by: 'us', on: 'germany' },
      told: { turn: '1945 fall', facts: { ...FALLEN, 'germany.surrendered': true } },
    },
  ]
  const cases = all.filter(({ editions = [edition] }) => editions.includes(edition))

  test.each(cases)('$rule: $act is refused as the declaration is, and not on offer', ({ act, declaration, told }) => {
    const situation = { edition, tensions: HIGH, ...told }
    const acts = ask<MayAnswer>('may', situation, { question: 'act', act })
    const declares = ask<MayAnswer>('may', situation, { question: 'declare', ...declaration })
    expect(acts.ok && acts.refusals.length).toBeGreaterThan(0)
    expect(acts.ok && acts.refusals.map(({ code }) => code)).toEqual(declares.ok && declares.refusals.map(({ code }) => code))
    const { permissions } = ask<TensionsAnswer>('tensions', situation, {})
    expect(permissions.map(({ id }) => id)).not.toContain(act)
  })

  test('USAT-R50, RGT-R50a: else it allows it', () => {
    const situation = { edition, turn: '1941 summer', facts: FALLEN, tensions: HIGH }
    for (const act of ['attack-axis', 'attack-germany'])
      expect(ask<MayAnswer>('may', situation, { question: 'act', act })).toMatchObject({ refusals: [] })
    const { permissions } = ask<TensionsAnswer>('tensions', situation, {})
    expect(permissions.map(({ id }) => id)).toEqual(expect.arrayContaining(['attack-axis', 'attack-germany']))
  })
})
