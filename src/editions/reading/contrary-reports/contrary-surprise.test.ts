import { describe, expect, test } from 'vitest'
import { on, read } from '../situation.testing.ts'
import { readSituation } from '../situation-reader.ts'

describe.each(['2023', 'classic'])('%s, 51.71: Japanese surprise as it is told', (edition) => {
  const doubts = (surprise: string, usjt: number | undefined, declarations = [on('japan', 'us', '1941 winter')]) =>
    read({
      edition,
      turn: '1941 winter',
      ...(usjt === undefined ? {} : { tensions: { usjt } }),
      facts: { 'japan.surprise': surprise },
      declarations,
    })
      .asked.map(({ words }) => words)
      .filter((words) => words.startsWith('Japanese surprise'))

  test('51.71B: nobody is surprised whom the level would have warned, nor warned by one that could not', () => {
    expect(doubts('kept', 60)).toHaveLength(1)
    expect(doubts('lost', 20)).toHaveLength(1)
  })

  test('51.71C: a level that the die and the declaration may have moved says nothing, nor one that nobody told', () => {
    for (const level of [20, 39, 41, 45]) expect(doubts('kept', level)).toEqual([])
    for (const level of [34, 38, 40, 60]) expect(doubts('lost', level)).toEqual([])
    expect(doubts('lost', undefined)).toEqual([])
  })

  test('51.71B: an American declaration takes it away, unless Japan had struck before', () => {
    const document = { edition, turn: '1942 spring', facts: { 'japan.surprise': 'kept' } }
    const given = readSituation({ ...document, declarations: [on('us', 'japan', '1942 spring')] })
    if (given.ok) throw new Error('it is taken')
    expect(given.refusals[0]?.words).toContain('yet the U.S. declared war on Japan')
    const declarations = [on('japan', 'britain', '1941 winter'), on('us', 'japan', '1942 spring')]
    expect(readSituation({ ...document, declarations }).ok).toBe(true)
  })

  test('62.91A: who is in a state of surrender has surrendered', () => {
    const facts = { 'britain.inStateOfSurrender': true }
    expect(read({ edition, turn: '1942 spring', facts }).situation.facts['britain.surrendered']).toBe(true)
    const given = readSituation({ edition, turn: '1942 spring', facts: { ...facts, 'britain.surrendered': false } })
    expect(given.ok).toBe(false)
  })

  test('41.77C-b, 50.57A: American ground forces fight in Europe in a war with Germany', () => {
    const given = readSituation({
      edition,
      turn: '1942 spring',
      facts: { 'us.firstGroundCombat': '1941 spring' },
      peace: [['us', 'germany']],
    })
    if (given.ok) throw new Error('it is taken')
    expect(given.refusals[0]?.words).toContain('American ground forces have fought in Europe')
  })
})
