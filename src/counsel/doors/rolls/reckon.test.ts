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

describe.each(['classic', '2023'])('%s: declarations of war come after the rolls of their turn (50.11)', (edition) => {
  const summer = (declarations: readonly unknown[]) => ({
    edition,
    turn: '1941 summer',
    facts: { 'france.fallen': true },
    tensions: { rgt: 25 },
    declarations,
    placements: { axis: { turkey: 3 }, westernAllies: { turkey: 1 }, russia: { turkey: 1 } },
  })
  const barbarossa = summer([{ by: 'germany', on: 'russia', turn: '1941 summer' }])
  const cautions = (situation: object, target: string, by: string) =>
    (ask<ReckonAnswer>('reckon', situation, { target, by }).cautions ?? []).map(({ words }) => words)

  test('49.4261B, TUR-A4, RUM-A3: an Axis roll of the turn in which Germany attacks Russia finds peace', () => {
    expect(ask<ReckonAnswer>('reckon', barbarossa, { target: 'turkey', by: 'axis' }).total).toBe(0)
    expect(cautions(barbarossa, 'turkey', 'axis')).toEqual([
      expect.stringMatching(/^Germany declares war on Russia this turn, which comes after its rolls: before that it is \+1 in all/),
    ])
    expect(cautions(barbarossa, 'rumania', 'axis')).toEqual([expect.stringContaining('before that it is +5 in all')])
  })

  test('FIN-A4: Germany claims the coming war; nothing else changes, and nothing is said', () => {
    expect(cautions(barbarossa, 'finland', 'axis')).toEqual([])
  })

  test('the Allies, who roll after it, find war; so does the next turn', () => {
    expect(cautions(barbarossa, 'turkey', 'westernAllies')).toEqual([])
    expect(cautions({ ...barbarossa, turn: '1941 fall' }, 'turkey', 'axis')).toEqual([])
  })

  test('TUR-A8, GRE-A5: what the same declaration brought about goes with it', () => {
    const attack = summer([{ by: 'germany', on: 'turkey' }])
    expect(cautions(attack, 'turkey', 'axis')).toEqual([expect.stringContaining('before that it is +1 in all')])
    expect(cautions(attack, 'hungary', 'axis')).toEqual([])
  })
})
