import { describe, expect, test } from 'vitest'
import { tensionTurn } from '../../../rules/chapters/tension/index.ts'
import { type Minor, ordinaryRoll, reckon } from '../../../rules/core/index.ts'
import { type Document, read } from '../situation.testing.ts'

describe.each(['classic', '2023'])('%s: what allies and associates hold and field', (edition) => {
  const rulesFor = (target: Minor, document: Document): readonly string[] => {
    const { book, situation } = read({ edition, ...document })
    const table = book.tables[target]
    if (table === undefined) throw new Error(target)
    return reckon(table, situation, ordinaryRoll(target, 'axis')).lines.flatMap(({ amount, cite }) => (amount === 0 ? [] : [cite.rule]))
  }
  const eastern: Document = { turn: '1942 spring', wars: [['germany', 'russia']] }

  test('BAL-B1, 49.55: the hexes of a Russian ally are Russia’s', () => {
    expect(rulesFor('hungary', { ...eastern, standings: { rumania: { result: -3, with: 'russia' } } })).toContain('BAL-B1')
    expect(rulesFor('hungary', { ...eastern, standings: { rumania: { result: -3, with: 'britain' } } })).not.toContain('BAL-B1')
    expect(
      rulesFor('hungary', { ...eastern, facts: { 'russia.axisHexes': 5 }, standings: { rumania: { result: -3, with: 'russia' } } }),
    ).not.toContain('BAL-B1')
  })

  test('YUG-A1, R49-38: the units of an Allied ally or associate in the Balkans are Allied units there', () => {
    expect(rulesFor('yugoslavia', { ...eastern, standings: { bulgaria: { result: -3, with: 'russia' } } })).toContain('YUG-A1')
    expect(rulesFor('yugoslavia', { ...eastern, standings: { greece: { result: -2, with: 'britain' } } })).not.toContain('YUG-A1')
    expect(
      rulesFor('yugoslavia', {
        ...eastern,
        facts: { 'balkans.alliedGroundUnit': false },
        standings: { bulgaria: { result: -3, with: 'russia' } },
      }),
    ).not.toContain('YUG-A1')
  })

  test('RGT-S9: the capital of a German ally that Russia has taken tells of an attack on it', () => {
    const attacked = (document: Document) => read({ edition, ...eastern, ...document }).situation.facts['hungary.attackedByRussia']
    const standings = { hungary: { result: 10, with: 'germany' } }
    expect(attacked({ standings, facts: { 'budapest.controller': 'russia' } })).toBe(true)
    expect(attacked({ standings })).toBe(false)
    expect(attacked({ standings: { hungary: { result: -3, with: 'russia' } }, facts: { 'budapest.controller': 'russia' } })).toBe(false)
  })

  test('USAT-S7: Lebanon-Syria is the Axis’ with a Vichy France that joined them, but not by a British attack', () => {
    const isCounted = (standing: Document, facts: Document = { 'lebanonSyria.controller': 'vichyFrance' }) => {
      const { book, situation } = read({
        edition,
        turn: '1942 spring',
        facts: { 'france.fallen': true, ...facts },
        standings: { vichyFrance: standing },
      })
      const lines = tensionTurn(book, situation, situation).usat?.lines ?? []
      return lines.some(({ cite, applies }) => cite.rule === 'USAT-S7' && applies)
    }
    expect([9, 10].map((result) => isCounted({ result, with: 'germany' }))).toEqual([true, true])
    expect([7, 8].map((result) => isCounted({ result, with: 'germany' }))).toEqual([false, false])
    expect(isCounted({ result: 9, with: 'germany', attacked: true })).toBe(false)
    expect(isCounted({ result: 10, with: 'germany' }, { 'lebanonSyria.controller': 'britain' })).toBe(false)
  })
})
