import { describe, expect, test } from 'vitest'
import { openBook } from '../editions/index.ts'
import { chapterOf } from '../rules/core/index.ts'
import { answer, chanceText, either, NEVER, type PearlHarborAnswer, strikeOdds } from './index.ts'
import { ask } from './tests/cases/cases.testing.ts'

/** The table once more, by its closed form: dice and column index together; the enumeration below uses nothing else of ours. */
function placeOf(sum: number, level: number): 'pearl' | 'pacific' | 'auto' | number {
  const column = level <= 33 ? 0 : level <= 35 ? 1 : level <= 37 ? 2 : level <= 39 ? 3 : 4
  const far = sum + column
  return far <= 5 ? 'pearl' : far <= 8 ? 'pacific' : far <= 13 ? 15 - far : 'auto'
}
const modifierOf = (level: number): number => (level <= 35 ? 6 : level <= 37 ? 5 : level <= 39 ? 4 : 3)
const FACES = [1, 2, 3, 4, 5, 6]

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))
const text = (of: number, among: number): string => {
  const by = divisor(of, among)
  return among / by === 1 ? `${of / by}` : `${of / by}/${among / by}`
}

/** Every way the dice of all forces can fall, interception dice included, counted one by one. */
function enumerated(level: number, forces: number): { caught: readonly string[]; intercepting: readonly string[] } {
  const ways = FACES.flatMap((one) => FACES.flatMap((other) => FACES.map((third) => ({ place: placeOf(one + other, level), third }))))
  const caught = Array<number>(forces + 1).fill(0)
  const intercepting = Array<number>(forces + 1).fill(0)
  const walk = (left: number, inPort: number, coming: number): void => {
    if (left === 0) {
      caught[inPort] = (caught[inPort] ?? 0) + 1
      intercepting[coming] = (intercepting[coming] ?? 0) + 1
      return
    }
    for (const { place, third } of ways) {
      const comes = place === 'auto' || (typeof place === 'number' && third >= place)
      walk(left - 1, inPort + (place === 'pearl' ? 1 : 0), coming + (comes ? 1 : 0))
    }
  }
  walk(forces, 0, 0)
  const all = ways.length ** forces
  return { caught: caught.map((of) => text(of, all)), intercepting: intercepting.map((of) => text(of, all)) }
}

const LEVELS = [20, 33, 34, 35, 36, 37, 38, 39, 40, 52]

describe('51.312, 51.42: exact chances against an enumeration of every throw', () => {
  const pearlHarbor = chapterOf(openBook('2023'), 'pearlHarbor')
  test.each(LEVELS.flatMap((level) => [0, 1, 2].map((forces) => ({ level, forces }))))(
    'level $level, $forces forces',
    ({ level, forces }) => {
      const odds = strikeOdds(pearlHarbor, { levels: [level], taskForces: forces })
      const counted = enumerated(level, forces)
      expect(odds.caught.map(chanceText)).toEqual(counted.caught)
      expect(odds.intercepting.map(chanceText)).toEqual(counted.intercepting)
    },
  )

  test.each(LEVELS)('51.313: surprise at level %i', (level) => {
    const { surprise } = strikeOdds(pearlHarbor, { levels: [level], taskForces: 0 })
    const reached = FACES.map((die) => Math.min(7, die + modifierOf(level)))
    expect(surprise.map((one) => chanceText(one.chance))).toEqual(
      [4, 5, 6, 7].map((one) => text(reached.filter((it) => it === one).length, 6)),
    )
  })

  test('all chances of a kind come to one, also with the final die open and eight forces', () => {
    for (const taskForces of [0, 3, 8]) {
      const odds = strikeOdds(pearlHarbor, { levels: [34, 35, 36, 36, 37, 38], taskForces })
      const sums = [odds.caught, odds.intercepting, odds.places.map((one) => one.chance), odds.surprise.map((one) => one.chance)]
      expect(sums.map((chances) => chanceText(chances.reduce(either, NEVER)))).toEqual(['1', '1', '1', '1'])
    }
  })
})

describe('the door', () => {
  const about = (args: Readonly<Record<string, unknown>>, edition = '2023') => ask<PearlHarborAnswer>('pearl-harbor', { edition }, args)

  test('51.311: the column comes of tension and Magic, line by line', () => {
    const { level, columns } = about({ level: 37, magicUs: 2, magicJapan: 1 })
    expect(level.lines.map(({ id, amount, cite }) => [id, amount, cite.rule])).toEqual([
      ['tension', 37, '51.311'],
      ['japanese-magic', -1, '51.311'],
      ['american-magic', 2, '51.311'],
    ])
    expect(columns).toEqual([{ column: '38-39', modifier: 4, chance: '1' }])
  })

  test('51.311-mob: a mobilization forced this turn adds one, and shipbuilding more', () => {
    const { level } = about({ level: 35, mobilized: true, shipbuilding: 1 })
    expect(level.lines.map(({ amount, cite }) => [amount, cite.rule])).toEqual([
      [35, '51.311'],
      [1, '51.311-mob'],
      [1, '51.311-mob'],
    ])
    expect(level.total).toBe(37)
  })

  test.each([
    ['2023', 0, 1, 1],
    ['2023', 0, 2, 3],
    ['classic', 1, 2, 5],
    ['2023', 5, 1, 6],
    ['classic', 5, 1, 6],
  ])('51.311-mob, USJT-E1: %s, after %i increases %i more add %i', (edition, before, shipbuilding, more) => {
    const situation = { edition, turn: '1941 winter', facts: { 'japan.shipbuildingIncreases': before } }
    const { level } = ask<PearlHarborAnswer>('pearl-harbor', situation, { level: 30, mobilized: true, shipbuilding })
    expect([level.lines.at(-1)?.amount, level.total]).toEqual([more, 31 + more])
  })

  test('51.311-mob, USJT-E1: the sixth increase makes another column', () => {
    const situation = { edition: '2023', turn: '1941 winter', facts: { 'japan.shipbuildingIncreases': 5 } }
    const { columns } = ask<PearlHarborAnswer>('pearl-harbor', situation, { level: 30, mobilized: true, shipbuilding: 1 })
    expect(columns.map(({ column }) => column)).toEqual(['36-37'])
  })

  test('51.71C: the final die moves the actual level by -2, -1, 0, 0, +1 or +2', () => {
    expect([1, 2, 3, 4, 5, 6].map((finalDie) => about({ actual: 38, finalDie }).level.total)).toEqual([36, 37, 38, 38, 39, 40])
    expect(about({ actual: 38 }).columns).toEqual([
      { column: '36-37', modifier: 5, chance: '1/3' },
      { column: '38-39', modifier: 4, chance: '1/2' },
      { column: '40+', modifier: 3, chance: '1/6' },
    ])
  })

  test('one carrier at tension 33: in port on 10 throws of 36, surprise always 7 or more', () => {
    const { odds } = about({ level: 33, carriers: 1 })
    expect(odds?.caught).toEqual([
      { taskForces: 0, chance: '13/18' },
      { taskForces: 1, chance: '5/18' },
    ])
    expect(odds?.surprise.map(({ level, chance }) => [level, chance])).toEqual([
      ['4', '0'],
      ['5', '0'],
      ['6', '0'],
      ['7+', '1'],
    ])
  })

  test('without a situation it answers by the newer book, with the three carriers of 1939', () => {
    const given = answer({ door: 'pearl-harbor', args: { level: 40 } }) as PearlHarborAnswer
    expect([given.ok, given.book, given.taskForces, given.tableUsed]).toEqual([true, '2023', 3, true])
  })

  test('one attack from given dice, step by step', () => {
    const { strike } = about({
      level: 36,
      carrierDice: [
        [1, 2],
        [3, 4],
        [6, 6],
      ],
      surpriseDie: 1,
      secondStrike: true,
      interceptionDice: '6',
      cap: 6,
      oilResult: 2,
    })
    expect(strike?.steps.map(({ cite }) => cite.rule)).toEqual(
      '51.12 51.31 51.311 51.311 51.311 51.312 51.312 51.312 51.313 51.31-L6 51.35 51.31-expl-3 51.36 51.33 51.31-expl-2 51.31-expl-2 51.34 51.41 51.41A 51.41C 51.42 51.42 51.43A 51.43B 51.43C 51.43D 51.43D 51.43A 51.52 51.61 51.61 51.61 51.61 51.61'.split(
        ' ',
      ),
    )
    expect(strike?.events.at(-1)).toMatchObject({ mayContest: ['Enterprise'] })
  })

  const DICE = { level: 36, carrierDice: '123466', surpriseDie: 1 }

  test('51.36, 51.61: losses of the first strike are told, and a carrier sunk or damaged does not come again', () => {
    const { strike } = about({ ...DICE, first: { nasLost: 3, aafResults: 2, nasResults: 1, sunk: ['Enterprise'] } })
    expect(strike?.events.find(({ type }) => type === 'first-strike-resolved')).toMatchObject({ usAafLost: 2, usNasLost: 3 })
    expect(strike?.events.at(-1)).toMatchObject({ berths: { Enterprise: 'lost' }, mayContest: ['Saratoga', 'Lexington'] })
    expect(strike?.steps.map(({ words }) => words)).toContain(
      'the first strike is resolved: Japan loses 3 NAS, Enterprise sunk, the U.S. loses 2 AAF, the U.S. loses 3 NAS',
    )
    const damaged = about({ ...DICE, first: { damaged: ['Enterprise'] } })
    expect(damaged.strike?.events.at(-1)).toMatchObject({ berths: { Enterprise: 'pearlHarbor' }, mayContest: ['Saratoga', 'Lexington'] })
  })

  test('51.43B: after losses a third of what is left may be held back, and no more can be lost than fly', () => {
    const second = (args: Readonly<Record<string, unknown>>) =>
      answer({
        door: 'pearl-harbor',
        situation: { edition: '2023' },
        args: { ...DICE, secondStrike: true, interceptionDice: '6', ...args },
      })
    const wordsOf = (given: unknown) => (given as { refusals: readonly { words: string }[] }).refusals.map(({ words }) => words)
    expect(second({ first: { nasLost: 6 }, cap: 4 }).ok).toBe(true)
    expect(wordsOf(second({ first: { nasLost: 6 }, cap: 5 }))).toEqual(['5 NAS held back as CAP; at most 4, a third of 12'])
    expect(wordsOf(second({ first: { nasLost: 19 } }))).toEqual(['19 NAS lost; only 18 fly'])
    expect(wordsOf(second({ first: { sunk: ['Saratoga'] } }))).toEqual([
      'Saratoga: only carriers in Pearl Harbor are reported as sunk or damaged',
    ])
    expect(wordsOf(second({ combat: { japaneseNas: 1 } }))).toEqual(['1 Japanese NAS defend; 0 were held back'])
    expect(wordsOf(second({ first: { aaf: 1 } }))).toEqual(['first.aaf: nothing is asked by that name; did you mean "aafResults"?'])
  })

  test.each([
    { args: { carrierDice: '12 34', surpriseDie: 1 }, words: /carrierDice: 4 dice; expected two for each of 3/ },
    { args: { carrierDice: '123456' }, words: /surpriseDie: missing/ },
    { args: { carrierDice: '666666', surpriseDie: 1, secondStrike: true, level: 20 }, words: /interceptionDice: 0 dice; .*: 3/ },
    { args: { carrierDice: '666666', surpriseDie: 1, secondStrike: true, level: 20, interceptionDice: '1111' }, words: /4 dice; .*: 3/ },
    { args: { carrierDice: '17', carriers: 1, surpriseDie: 1 }, words: /carrierDice: 7; expected a whole number from 1 to 6/ },
    { args: { carrierDice: '666666', surpriseDie: 1, secondStrike: true, cap: 9 }, words: /9 NAS held back as CAP; at most 6/ },
  ])('what is missing or wrong is said: $words', ({ args, words }) => {
    const given = answer({ door: 'pearl-harbor', situation: { edition: 'classic', tensions: { usjt: 36 } }, args }) as unknown as {
      readonly ok: boolean
      readonly refusals: readonly { readonly words: string }[]
    }
    expect(given.ok).toBe(false)
    expect(given.refusals.map((one) => one.words).join('; ')).toMatch(words)
  })
})

describe('51.31, 51.312, R50-39: no table without the fleet at Pearl Harbor', () => {
  const free = (edition: string, args: Readonly<Record<string, unknown>> = {}) =>
    answer({ door: 'pearl-harbor', situation: { edition, tensions: { usjt: 46 }, facts: { 'pacificFleet.base': 'free' } }, args })
  const rulesIn = (given: unknown) =>
    (given as { readonly refusals: readonly { readonly cite?: { readonly rule: string } }[] }).refusals.map(({ cite }) => cite?.rule)

  test.each(['2023', 'classic'])('%s: neither columns nor odds, and the rule says so', (edition) => {
    const { tableUsed, columns, odds, notes, level } = free(edition, { magicUs: 2 }) as PearlHarborAnswer
    expect([tableUsed, columns, odds, level.total]).toEqual([false, [], undefined, 46])
    expect(notes.map(({ cite }) => cite?.rule)).toEqual(['51.31', '51.311'])
  })

  test.each(['2023', 'classic'])('%s: no dice for carriers or surprise', (edition) => {
    expect(rulesIn(free(edition, { carrierDice: '123456', surpriseDie: 3 }))).toEqual(['51.31', '51.31'])
  })

  test.each(['2023', 'classic'])('%s: a strike is flown without carriers, surprise or modifiers of the table', (edition) => {
    const { strike } = free(edition, { secondStrike: true }) as PearlHarborAnswer
    expect(strike?.events.map(({ type }) => type)).toEqual([
      'strike-launched',
      'first-strike-flown',
      'first-strike-resolved',
      'second-strike-flown',
      'second-strike-resolved',
      'strike-returned',
    ])
    expect(strike?.steps.map(({ cite }) => cite.rule)).not.toContain('51.31-expl-2')
  })

  test.each(['2023', 'classic'])('%s: 51.232: from 8 an unreported fleet is taken to be there, below it is not', (edition) => {
    const at = (usjt: number) => ask<PearlHarborAnswer>('pearl-harbor', { edition, tensions: { usjt } }, {})
    expect([at(8).tableUsed, at(8).notes.map(({ cite }) => cite?.rule)]).toEqual([true, ['51.232']])
    expect([at(7).tableUsed, at(7).odds, at(7).notes.map(({ cite }) => cite?.rule)]).toEqual([false, undefined, ['51.31']])
    const reported = { edition, tensions: { usjt: 36 }, facts: { 'pacificFleet.base': 'pearlHarbor' } }
    expect(ask<PearlHarborAnswer>('pearl-harbor', reported, {}).notes).toEqual([])
    // One reported to be elsewhere is elsewhere, whatever the level asks of it.
    const inBox = { edition, tensions: { usjt: 36 }, facts: { 'pacificFleet.base': 'usBox' } }
    const { tableUsed, notes } = ask<PearlHarborAnswer>('pearl-harbor', inBox, {})
    expect([tableUsed, notes.map(({ cite }) => cite?.rule)]).toEqual([false, ['51.31']])
  })

  test.each(['2023', 'classic'])('%s: 51.71C: the final die moves the actual level, never an effective one', (edition) => {
    const levels = { edition, tensions: { usjt: { actual: 36, effective: 38 } } }
    expect(ask<PearlHarborAnswer>('pearl-harbor', levels, { finalDie: 6 }).level.total).toBe(38)
    expect(ask<PearlHarborAnswer>('pearl-harbor', levels, { finalDie: 1 }).level.total).toBe(34)
    expect(ask<PearlHarborAnswer>('pearl-harbor', levels, {}).level.total).toBe(38)
    expect(rulesIn(answer({ door: 'pearl-harbor', situation: levels, args: { level: 38, finalDie: 6 } }))).toEqual(['51.71C'])
  })

  test.each(['2023', 'classic'])('%s: 51.12: only in the turn in which Japan declares war on the U.S.', (edition) => {
    const asked = (more: Readonly<Record<string, unknown>>) =>
      answer({ door: 'pearl-harbor', situation: { edition, turn: '1942 spring', tensions: { usjt: 36 }, ...more } })
    expect(rulesIn(asked({ wars: [{ between: ['us', 'japan'], since: '1941 winter' }] }))).toEqual(['51.12'])
    expect(rulesIn(asked({ declarations: [{ by: 'japan', on: 'us', turn: '1941 winter' }] }))).toEqual(['51.12'])
    expect(rulesIn(asked({ wars: [['us', 'japan']] }))).toEqual(['51.12'])
    expect(rulesIn(asked({ declarations: [{ by: 'us', on: 'japan' }] }))).toEqual(['51.12'])
    for (const more of [{}, { declarations: [{ by: 'japan', on: 'us' }], wars: [['us', 'japan']] }]) expect(asked(more).ok).toBe(true)
    expect(asked({ declarations: [{ by: 'japan', on: 'britain', turn: '1941 winter' }], wars: [['japan', 'britain']] }).ok).toBe(true)
  })

  test('what does nothing is noted', () => {
    const { notes } = ask<PearlHarborAnswer>(
      'pearl-harbor',
      { edition: '2023' },
      { level: 36, shipbuilding: 1, surpriseDie: 2, secondStrike: true, cap: 3 },
    )
    expect(notes.map(({ words }) => words.split(' ')[0]).slice(1)).toEqual(['shipbuilding', 'surpriseDie', 'secondStrike', 'cap'])
  })
})
