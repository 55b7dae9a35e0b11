import { describe, expect, test } from 'vitest'
import type { Refusal } from '../../rules/core/index.ts'
import { answer, type PearlHarborAnswer, type Refused, type UnpreparedAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const BOOKS = ['2023', 'classic'] as const
const winter = (usjt: unknown) => ({ turn: '1941 winter', tensions: { usjt }, facts: { 'pacificFleet.base': 'pearlHarbor' } })

/** The die moves the level by -2, -1, 0, 0, +1, +2; surprise is lost at 40: so many faces of six. */
const LOST = [
  { actual: 37, chance: '0', faces: [] },
  { actual: 38, chance: '1/6', faces: [6] },
  { actual: 39, chance: '1/3', faces: [5, 6] },
  { actual: 40, chance: '2/3', faces: [3, 4, 5, 6] },
  { actual: 41, chance: '5/6', faces: [2, 3, 4, 5, 6] },
  { actual: 42, chance: '1', faces: [1, 2, 3, 4, 5, 6] },
]

const refused = (situation: unknown, args: Readonly<Record<string, unknown>>): readonly Refusal[] =>
  (answer({ door: 'pearl-harbor', situation, args }) as Refused).refusals

const facesOf = ({ byDie }: NonNullable<PearlHarborAnswer['surpriseLost']>) => byDie.filter(({ lost }) => lost).map(({ die }) => die)

describe.each(BOOKS)('%s: 51.71B, 51.71C: the chance that Japan loses surprise while the final die is open', (edition) => {
  test.each(LOST)('an actual $actual: $chance', ({ actual, chance, faces }) => {
    const situation = { edition, ...winter(actual) }
    for (const args of [{ openDie: true }, { actual }]) {
      const { surpriseLost } = ask<PearlHarborAnswer>('pearl-harbor', situation, args)
      expect([surpriseLost?.chance, surpriseLost && facesOf(surpriseLost), surpriseLost?.cite.rule]).toEqual([chance, faces, '51.71B'])
    }
    const ahead = ask<UnpreparedAnswer>('unprepared', situation, {})
    expect([ahead.surpriseLost?.chance, ahead.surpriseLost && facesOf(ahead.surpriseLost)]).toEqual([chance, faces])
  })

  test('51.71D: Magic moves the column, never the surprise', () => {
    for (const magic of [{ magicUs: 5 }, { magicJapan: 5 }, { magicUs: 2, magicJapan: 1 }])
      expect(ask<PearlHarborAnswer>('pearl-harbor', { edition, ...winter(38) }, { openDie: true, ...magic }).surpriseLost?.chance).toBe(
        '1/6',
      )
  })

  test('51.311-mob: a forced mobilization comes before the die, and so do its shipyards', () => {
    const chance = (more: Readonly<Record<string, unknown>>) =>
      ask<PearlHarborAnswer>('pearl-harbor', { edition, ...winter(37) }, { openDie: true, ...more }).surpriseLost?.chance
    expect(chance({ mobilized: true })).toBe('1/6')
    expect(chance({ mobilized: true, shipbuilding: 2 })).toBe('5/6')
  })

  test('51.311, RT-48: what the situation owes is made good first; a Japan that has mobilized enough adds nothing', () => {
    const level = (japan: number, args = {}) =>
      ask<PearlHarborAnswer>(
        'pearl-harbor',
        { edition, ...winter(33), levelsAt: 'after-rises', mobilizations: { usEurope: 2, usPacific: 2, japan } },
        args,
      ).level.total
    expect([level(1), level(2), level(3)]).toEqual([35, 34, 33])
    expect([level(2, { mobilized: false }), level(2, { level: 33 })]).toEqual([33, 33])
    const owing = { edition, ...winter(39), levelsAt: 'after-rises', mobilizations: { usEurope: 3, usPacific: 3, japan: 2 } }
    expect(ask<UnpreparedAnswer>('unprepared', owing, {}).surpriseLost?.chance).toBe('2/3')
  })

  test('51.71C: once the die has fallen nothing is open', () => {
    const fallen = (finalDie: number) => ask<PearlHarborAnswer>('pearl-harbor', { edition, ...winter(39) }, { finalDie }).surpriseLost
    expect([fallen(4)?.chance, fallen(5)?.chance, fallen(5)?.byDie]).toEqual(['0', '1', [{ level: 40, lost: true }]])
    expect(ask<PearlHarborAnswer>('pearl-harbor', { edition, ...winter(36) }, { level: 40 }).surpriseLost?.chance).toBe('1')
  })

  // A 6 on 38 makes 40, and Japan has lost its surprise; a 1 on 41 makes 39, and it keeps it.
  test.each([
    { actual: 38, effective: 40, surprise: false },
    { actual: 41, effective: 39, surprise: true },
  ])('51.71C: $actual with a die that makes it $effective leaves no chance open', ({ surprise, ...usjt }) => {
    for (const args of [{}, { attack: 'japan' }]) {
      const given = ask<UnpreparedAnswer>('unprepared', { edition, ...winter(usjt) }, args)
      expect([given.surprise, given.surpriseLost]).toEqual([surprise, undefined])
    }
  })

  test('51.71B: nothing is open once somebody has declared war', () => {
    for (const by of [
      { by: 'japan', on: 'us' },
      { by: 'japan', on: 'britain' },
      { by: 'us', on: 'japan' },
    ]) {
      const given = ask<UnpreparedAnswer>('unprepared', { edition, ...winter(38), declarations: [{ ...by, turn: '1941 winter' }] }, {})
      expect(given.surpriseLost).toBeUndefined()
    }
  })

  test.each([
    { openDie: true, finalDie: 3 },
    { openDie: true, level: 39 },
  ])('a die that has fallen is not open, nor is one on an effective level: %o', (args) => {
    const given = refused({ edition, ...winter(38) }, args)
    expect(given.map(({ code }) => code)).toEqual(['misasked'])
  })
})

describe.each(BOOKS)('%s: 51.42: interception once the carriers are placed', (edition) => {
  const placed = (places: unknown) => ask<PearlHarborAnswer>('pearl-harbor', { edition, ...winter(36) }, { places }).placed

  test('a 6 in 1 of 6, a 5 in 2, a 4 in 3, a 3 in 4, a 2 in 5; alongside always, in port and in the box never', () => {
    expect(placed('6,5,4,3,2,auto,pearl,pacific')?.forces.map(({ chance }) => chance)).toEqual([
      ...['1/6', '1/3', '1/2', '2/3', '5/6'],
      ...['1', '0', '0'],
    ])
    expect(placed('6')?.cite.rule).toBe('51.42')
  })

  // 6 and 4: of 36 throws the first succeeds with a 6, the second with 4 to 6: both in 1·3, neither in 5·3, one alone in 1·3 + 5·3.
  test('two at sea: 15, 18 and 3 in 36', () => {
    expect(placed('6,4')).toMatchObject({
      any: '7/12',
      intercepting: [
        { taskForces: 0, chance: '5/12' },
        { taskForces: 1, chance: '1/2' },
        { taskForces: 2, chance: '1/12' },
      ],
    })
  })

  // 5, 3 and one in port: neither in 4·2, both in 2·4, one in 4·4 + 2·2 of 36.
  test('one in port: 8, 20 and 8 in 36, never three', () => {
    expect(placed(['pearl', 5, 3])).toMatchObject({
      any: '7/9',
      intercepting: ['2/9', '5/9', '2/9', '0'].map((chance, taskForces) => ({ taskForces, chance })),
    })
  })

  test('alongside one comes up surely; with all in port nobody does', () => {
    expect(placed('auto,pacific')).toMatchObject({
      any: '1',
      intercepting: ['0', '1', '0'].map((chance, taskForces) => ({ taskForces, chance })),
    })
    expect(placed('pearl,pearl,pearl')?.any).toBe('0')
  })

  test.each([
    { args: { places: '6,4', carriers: 3 }, words: /2 places for 3 carrier forces/ },
    { args: { places: '6', carrierDice: '12', surpriseDie: 3 }, words: /not both/ },
    { args: { places: '7' }, words: /7/ },
  ])('what does not fit is refused: $args', ({ args, words }) => {
    const given = refused({ edition, ...winter(36) }, args)
    expect(given.map((one) => one.words).join()).toMatch(words)
  })

  test('51.31: with the fleet in its box no carrier is placed', () => {
    const inBox = { edition, turn: '1941 winter', tensions: { usjt: 36 }, facts: { 'pacificFleet.base': 'usBox' } }
    const given = refused(inBox, { places: '6' })
    expect(given.map(({ cite }) => cite?.rule)).toEqual(['51.31'])
  })
})

test.each(['2023', 'classic'])('51.232, %s: the Pacific Fleet has to be at Pearl Harbor from 8, and may leave from 45', (edition) => {
  const noted = (usjt: number) =>
    ask<PearlHarborAnswer>('pearl-harbor', { edition, turn: '1941 winter', tensions: { usjt } }, {})
      .notes.filter(({ cite }) => cite?.rule === '51.232')
      .map(({ words }) => words.includes('has to be'))
  expect([8, 44, 45].map(noted)).toEqual([[true], [true], [false]])
})
