import { describe, expect, test } from 'vitest'
import { answer, type EntryAnswer, type Refused } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

type Document = Readonly<Record<string, unknown>>

const entry = (situation: Document, args: Document) => ask<EntryAnswer>('entry', situation, args).wars
const [GERMANY, JAPAN] = [{ on: 'germany' }, { on: 'japan' }]
const chances = (situation: Document, args: Document) =>
  entry(situation, args).flatMap(({ turns }) => turns.map(({ turn, chance, byNow }) => [turn, chance, byNow]))

describe.each(['2023', 'classic'])('%s: 49.851B, USAT-R50: the chance that the U.S. may fight Germany', (edition) => {
  // Each turn +1, and +1 while two powers fight the European Axis: 46 comes to 48, then 50, then 52. The die gives -2, -1, 0, 0, +1, +2.
  const fall = { edition, turn: '1941 fall', levelsAt: 'before-rises', tensions: { usat: 46 } }

  test('1 face of 6 at 48, 4 at 50, all at 52; by Winter 1 - 5/6 x 2/6', () => {
    expect(chances(fall, { ...GERMANY, ahead: 3 })).toEqual([
      ['1941 fall', '1/6', '1/6'],
      ['1941 winter', '2/3', '13/18'],
      ['1942 spring', '1', '1'],
    ])
  })

  test('level by level', () => {
    const [war] = entry(fall, GERMANY)
    expect(war?.turns[0]?.levels).toEqual([
      { level: 46, chance: '1/6', may: '0' },
      { level: 47, chance: '1/6', may: '0' },
      { level: 48, chance: '1/3', may: '0' },
      { level: 49, chance: '1/6', may: '0' },
      { level: 50, chance: '1/6', may: '1' },
    ])
    expect(war?.cite?.rule).toBe('49.851B')
  })

  test('what happens in a turn is counted: a German war on Turkey, +1', () => {
    const turns = [{ declarations: [{ by: 'germany', on: 'turkey' }] }]
    expect(chances(fall, { ...GERMANY, turns })).toEqual([['1941 fall', '1/3', '1/3']])
  })

  test('a die that has fallen is no longer open', () => {
    const thrown = (effective: number) =>
      chances({ ...fall, levelsAt: 'after-rises', tensions: { usat: { actual: 48, effective } } }, { ...GERMANY, fallen: true, ahead: 2 })
    expect(thrown(50)).toEqual([
      ['1941 fall', '1', '1'],
      ['1941 winter', '2/3', '1'],
    ])
    expect(thrown(46)).toEqual([
      ['1941 fall', '0', '0'],
      ['1941 winter', '2/3', '2/3'],
    ])
  })

  test('what stands against it at the best of dice is named', () => {
    const [war] = entry({ ...fall, tensions: { usat: 20 } }, GERMANY)
    expect(war?.turns[0]?.against.map(({ cite }) => cite?.rule)).toContain('50.32E')
    const [atWar] = entry({ ...fall, wars: [['us', 'germany']] }, GERMANY)
    expect([atWar?.turns[0]?.chance, atWar?.turns[0]?.against.length]).toEqual(['0', 1])
  })
})

describe.each(['2023', 'classic'])('%s: 49.852B, USJT-R50: the chance that the U.S. may fight Japan', (edition) => {
  test('50.552A: after a war on Britain alone +6 a turn and nothing else: 43, 49, 55', () => {
    const alone = {
      edition,
      turn: '1942 spring',
      levelsAt: 'before-rises',
      tensions: { usjt: 37 },
      declarations: [{ by: 'japan', on: 'britain', turn: '1941 winter' }],
      wars: [{ between: ['japan', 'britain'], since: '1941 winter' }],
    }
    expect(chances(alone, { ...JAPAN, ahead: 3 })).toEqual([
      ['1942 spring', '0', '0'],
      // 49: 50 and 51 with a 5 and a 6.
      ['1942 summer', '1/3', '1/3'],
      ['1942 fall', '1', '1'],
    ])
    expect(entry(alone, JAPAN)[0]?.cite?.rule).toBe('49.852B')
  })

  test('36.11C, RT-23: a die that forces Japan to mobilize moves the turns after it', () => {
    // Spring 1940, 8: +1 makes 9. With a 5 or 6 an effective 10 is reached: the U.S. and Japan mobilize, +1 at once and +1 a turn.
    // Summer: 4 in 6 stand at 10, 2 in 6 at 10 + 1 + 1 = 12.
    const spring = { edition, turn: '1940 spring', levelsAt: 'before-rises', tensions: { usjt: 8 } }
    const levels = entry(spring, { ...JAPAN, ahead: 2 })[0]?.turns[1]?.levels.map(({ level, chance }) => [level, chance])
    // At 10 a die of 0 or more forces it then, and the level the Allies act on is one higher: 8, 9, 11, 11, 12, 13; at 12 it stays as thrown.
    expect(levels).toEqual([
      [8, '1/9'],
      [9, '1/9'],
      [10, '1/18'],
      [11, '5/18'],
      [12, '2/9'],
      [13, '1/6'],
      [14, '1/18'],
    ])
  })
})

describe('campaign: 3.2.7.3, RC-13, RC-18, RC-85', () => {
  test('levels are those in force; what was reached stays open: 1/6, then 1 - 5/6 x 2/6', () => {
    const winter = { edition: 'campaign', turn: '1941 winter', tensions: { usat: 48 } }
    const found = chances(winter, { ...GERMANY, ahead: 2 })
    expect(found[0]).toEqual(['1941 winter', '1/6', '1/6'])
    expect(found[1]?.[1]).toBe(found[1]?.[2])
    const again = chances({ ...winter, rulings: { 'RC-85': 'present' } }, { ...GERMANY, ahead: 2 })
    expect(again[0]).toEqual(['1941 winter', '1/6', '1/6'])
  })

  test('3.3.3.4b: war on Japan at 50', () => {
    const at = (usjt: number) =>
      chances({ edition: 'campaign', turn: '1941 winter', tensions: { usjt } }, JAPAN).map(([, chance]) => chance)
    expect([47, 48, 49, 50, 51, 52].flatMap(at)).toEqual(['0', '1/6', '1/3', '2/3', '5/6', '1'])
  })
})

test('a game of one theatre is asked about its own war alone', () => {
  expect(entry({ edition: '2023', scenario: 'pacific-1939' }, {}).map(({ on }) => on)).toEqual(['japan'])
  const wrong = answer({ door: 'entry', situation: { edition: '2023', scenario: 'pacific-1939' }, args: GERMANY }) as Refused
  expect(wrong.refusals.map(({ code }) => code)).toEqual(['no-track'])
  expect(entry({ edition: '2023', scenario: 'european-1939' }, {}).map(({ on }) => on)).toEqual(['germany'])
})

test('chances of levels come to one, and a run past the calendar is refused', () => {
  for (const edition of ['2023', 'classic', 'campaign'])
    for (const { turns } of entry({ edition, turn: '1941 spring', tensions: { usat: 40, usjt: 33 } }, { ahead: 6 }))
      for (const { levels } of turns) {
        const parts = levels.map(({ chance }) => chance.split('/').map(Number)).map(([of = 0, among = 1]) => of / among)
        expect(parts.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
      }
  const late = answer({ door: 'entry', situation: { edition: '2023', turn: '1946 winter' }, args: { ahead: 3 } }) as Refused
  expect(late.refusals.map(({ words }) => words).join()).toContain('the calendar ends')
})
