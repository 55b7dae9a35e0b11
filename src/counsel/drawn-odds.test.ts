import { describe, expect, test } from 'vitest'
import { answer, type MayAnswer, type ReckonAnswer, type Refused } from './index.ts'
import { ask } from './tests/cases/cases.testing.ts'

const bulgaria = {
  edition: 'campaign',
  turn: '1941 spring',
  facts: { 'france.fallen': true },
  tensions: { rgt: 15 },
  placements: { axis: { bulgaria: 1 }, russia: { bulgaria: 1 } },
}
const roll = { target: 'bulgaria', by: 'axis' }
const listed = (odds: ReckonAnswer['odds'] = []) => odds.map(({ result, chance }) => `${result}: ${chance}`)

describe('3.2.4.4b: a subversion that is still to be drawn', () => {
  const given = ask<ReckonAnswer>('reckon', bulgaria, { ...roll, subversion: 'drawn' })

  test('a draw of 1 is the DP itself, +3 +1 -1; each more is one less', () => {
    expect(given.total).toBe(3)
    expect(given.draws?.map(({ draw, total }) => [draw, total])).toEqual([
      [1, 3],
      [2, 2],
      [3, 1],
      [4, 0],
      [5, -1],
      [6, -2],
    ])
    expect(Object.values(given.draws?.[5]?.results ?? {})).toEqual(['-1', '0', '1-2', '1-2', '3-4', '3-4'])
  })

  // Face less draw is -5 to 5, in 6 less its size of 36 ways; the total is 4 more.
  test('all draws and faces are weighed exactly, in thirty-sixths', () => {
    expect(listed(given.odds)).toEqual(['-1: 1/36', '0: 1/18', '1-2: 7/36', '3-4: 11/36', '5-6: 1/4', '7: 1/12', '8: 1/18', '9: 1/36'])
  })

  test('49.4263: where the push is chosen there is nothing to draw', () => {
    const refused = answer({ door: 'reckon', situation: { edition: '2023' }, args: { ...roll, subversion: 'drawn' } }) as Refused
    expect(refused.refusals.map(({ words }) => words)).toEqual(['subversion: "drawn"; expected a whole number from 0 to 5'])
  })
})

describe('RC-10: a draw that does nothing is warned about', () => {
  const warned = (placements: object, by: string, rulings = {}): readonly (string | undefined)[] =>
    (ask<ReckonAnswer>('reckon', { ...bulgaria, rulings, placements }, { target: 'bulgaria', by, subversion: 'drawn' }).cautions ?? []).map(
      ({ cite }) => cite.rule,
    )

  test('more Western DPs than Russian ones, before DPs are combined; a tie is Russia’s', () => {
    const axis = { bulgaria: 1 }
    expect(warned({ axis, westernAllies: { bulgaria: 2 }, russia: { bulgaria: 1 } }, 'axis')).toEqual(['RC-10'])
    expect(warned({ axis, westernAllies: { bulgaria: 1 }, russia: { bulgaria: 1 } }, 'axis')).toEqual([])
    expect(warned({ axis, westernAllies: { bulgaria: 2 }, russia: { bulgaria: 1 } }, 'axis', { 'RC-10': 'by-strength' })).toEqual([])
  })

  test('3.1.4c: a Western Allied Action', () => {
    const placements = { westernAllies: { bulgaria: 1 }, russia: { bulgaria: 1 } }
    expect(warned(placements, 'westernAllies')).toEqual(['RC-10'])
    const { consequences } = ask<MayAnswer>(
      'may',
      { ...bulgaria, placements },
      { question: 'roll', ...roll, by: 'westernAllies', subversion: 3 },
    )
    expect(consequences.map(({ cite }) => cite.rule)).toContain('RC-10')
  })
})

describe('RC-38: the odds of a demand are those of its answers', () => {
  // +4 leaning, -1 DP, -1 tension up to 5, +2 the demand: 4, so that 5 and 6 leave it to the Axis, 7 resists, 8 to 10 drop it.
  test('Rumania in Summer 1940', () => {
    const situation = { edition: 'campaign', turn: '1940 summer', placements: { russia: { rumania: 1 } } }
    const given = ask<ReckonAnswer>('reckon', situation, { target: 'rumania', by: 'russia', manner: 'demand' })
    expect(given.demandOdds).toEqual([
      { result: '3-6', chance: '1/3', words: 'the Axis decide whether Rumania resists; if so, a border war over Bessarabia' },
      { result: '7', chance: '1/6', words: 'Rumania resists: a border war over Bessarabia' },
      { result: '8+', chance: '1/2', words: 'Russia drops its demand' },
    ])
    expect(ask<ReckonAnswer>('reckon', situation, { target: 'rumania', by: 'russia' })).not.toHaveProperty('demandOdds')
  })
})
