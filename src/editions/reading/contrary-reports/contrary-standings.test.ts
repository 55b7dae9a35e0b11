import { describe, expect, test } from 'vitest'
import { type Document, on, read } from '../situation.testing.ts'
import { readTurn } from '../turn/turn-reader.ts'

describe.each(['classic', '2023'])('%s: results of which something is left open', (edition) => {
  const base = { edition, turn: '1941 summer', facts: { 'france.fallen': true } }
  const doubts = (more: Document) => read({ ...base, ...more }).asked.map(({ words }) => words)
  const bulgaria = 'Bulgaria stands at -2 by this report, and nobody tells with whom; taken as with Britain'

  test('49.433: with whom an Allied result is that Russia may have', () => {
    expect(doubts({ standings: { bulgaria: { result: -2 } } })).toContainEqual(expect.stringContaining(bulgaria))
    expect(doubts({ standings: { turkey: { result: 0 } } })).toContainEqual(expect.stringContaining('Turkey stands at 0'))
  })

  test.each<Document>([
    { bulgaria: { result: -2, with: 'britain' } },
    { bulgaria: { result: -2, with: 'russia' } },
    { bulgaria: { result: 8 } },
    { bulgaria: { result: null } },
    // 49.32, 49.51B, BEL-R(−1): Russia has nothing there.
    { norway: { result: -1 } },
    { vichyFrance: { result: 0 } },
    { belgiumLuxembourg: { result: -1, permanent: true } },
  ])('49.433: not where it is told, or nobody else’s: %j', (standings) => {
    expect(doubts({ standings })).not.toContainEqual(expect.stringContaining('nobody tells with whom'))
  })

  test('49.435A: an attack tells it', () => {
    const declarations = [on('germany', 'turkey', '1941 spring')]
    expect(doubts({ declarations, standings: { turkey: { result: -2 } } })).not.toContainEqual(expect.stringContaining('with whom'))
  })

  test('49.433: in a run of turns too', () => {
    const before = read(base)
    const asked = (standings: Document) => {
      const turn = readTurn(before.situation, { standings }, undefined, before.book)
      return turn.ok ? turn.asked.map(({ words }) => words) : turn.refusals
    }
    expect(asked({ bulgaria: { result: -2 } })).toContainEqual(expect.stringContaining(bulgaria))
    expect(asked({ bulgaria: { result: -2, with: 'russia' } })).toEqual([])
  })

  test('49.632: whether Spain was an associate before the war on Portugal, as long as a reaction hangs on it', () => {
    const spain = (entry: Document, turn = '1941 spring', by = 'britain') =>
      doubts({ declarations: [on(by, 'portugal', turn)], standings: { spain: { result: 9, ...entry } } }).filter((words) =>
        words.includes('Spain stands at 9 by this report, and the war on Portugal'),
      )
    expect(spain({})).toHaveLength(1)
    expect(spain({}, '1941 summer')).toHaveLength(1)
    expect(spain({ since: '1941 spring' })).toHaveLength(1)
    expect(spain({ attacked: true })).toEqual([])
    expect(spain({ attacked: false })).toEqual([])
    expect(spain({ since: '1940 winter' })).toEqual([])
    expect(spain({}, '1940 fall')).toEqual([])
    expect(spain({}, '1941 spring', 'germany')).toEqual([])
  })
})
