import { describe, expect, test } from 'vitest'
import {
  type AllotAnswer,
  type Answer,
  answer,
  type MayAnswer,
  type PearlHarborAnswer,
  type TensionsAnswer,
  type UnpreparedAnswer,
  type WarRoomAnswer,
} from './index.ts'
import { ask } from './tests/cases/cases.testing.ts'

const OPENING = { edition: '2023', scenario: 'demonstration-winter-1941' }
/** The level of that start, reported, and not when in the turn it stands. */
const WINTER = { ...OPENING, tensions: { usjt: 38 } }
const BEFORE = { ...WINTER, levelsAt: 'before-rises' }
const strike = (args: object = {}, situation: object = WINTER) =>
  ask<PearlHarborAnswer & Pick<Answer, 'levelsAt'>>('pearl-harbor', { ...situation }, { ...args })

describe('51.71C: the level is taken after what the start of the turn adds', () => {
  test('a level reported without its moment stands after it, and the answer says what it would be otherwise', () => {
    const { level, columns, levelsAt } = strike()
    expect([level.total, columns[0]?.column]).toEqual([38, '38-39'])
    expect(levelsAt).toMatchObject({
      at: 'after-rises',
      isSaid: false,
      isIdle: false,
      tracks: [{ track: 'usjt', given: 38, rises: 4, taken: 38 }],
      otherwise: 'levelsAt: before-rises says otherwise',
    })
    expect(ask<TensionsAnswer>('tensions', OPENING, {}).tracks.usjt?.after).toBe(38 + 4)
  })

  test('the final die falls on the level with it', () => {
    expect(strike({ finalDie: 1 }, BEFORE).level.total).toBe(40)
    expect(strike({ openDie: true }, BEFORE).columns.map(({ column }) => column)).toEqual(['40+'])
  })

  test('surprise is lost at the level with it', () => {
    const declared = { declarations: [{ by: 'japan', on: 'us' }] }
    expect(ask<UnpreparedAnswer>('unprepared', { ...WINTER, ...declared }, {}).surprise).toBe(true)
    expect(ask<UnpreparedAnswer>('unprepared', { ...BEFORE, ...declared }, {}).surprise).toBe(false)
  })
})

describe('a declaration barred by a level that the start of this turn would reach', () => {
  const obstacles = (edition: string, rgt: number, on: string) =>
    ask<WarRoomAnswer>('war-room', { edition, scenario: 'demonstration-summer-1941', tensions: { rgt } }, { by: 'russia' }).cells.find(
      (cell) => cell.on === on,
    )?.obstacles

  test('50.33C: Russia on Turkey at 23 of 25 is told of 27; at 20, of nothing', () => {
    expect(obstacles('2023', 23, 'turkey')).toMatchObject([{ code: 'under-25', atStart: [{ track: 'rgt', amount: 4, level: 27 }] }])
    expect(obstacles('2023', 20, 'turkey')?.[0]).not.toHaveProperty('atStart')
  })

  test('a bar that is no level, and a book whose levels have moved, are told of nothing', () => {
    expect(obstacles('2023', 23, 'sweden')?.some(({ atStart }) => atStart !== undefined)).toBe(false)
    expect(obstacles('campaign', 23, 'turkey')?.some(({ atStart }) => atStart !== undefined)).toBe(false)
  })
})

describe('levelsAt: a file says whether its levels stand before or after what the start of the turn adds', () => {
  // Russia's mobilizations are said, so that none of their centres counts.
  const SUMMER = {
    edition: '2023',
    scenario: 'demonstration-summer-1941',
    tensions: { rgt: 23 },
    facts: { 'russia.ics': 7 },
    mobilizations: { russia: { done: 5 } },
  }
  const before = { ...SUMMER, levelsAt: 'before-rises' }
  const after = { ...SUMMER, tensions: { rgt: 27 }, levelsAt: 'after-rises' }
  const turkey = (situation: object) =>
    ask<WarRoomAnswer>('war-room', { ...situation }, { by: 'russia' }).cells.find((cell) => cell.on === 'turkey')

  test('50.33C: 23 before +4 is 27 as Russia declares war: the bar at 25 is gone, and no other is told of', () => {
    expect(turkey(SUMMER)?.obstacles.map(({ code }) => code)).toEqual(['under-25'])
    for (const situation of [before, after]) expect(turkey(situation)).toMatchObject({ allowed: true, obstacles: [] })
    expect(turkey({ ...SUMMER, levelsAt: 'after-rises' })?.obstacles[0]).not.toHaveProperty('atStart')
  })

  test('49.841A-1: Tensions adds what is not in the level, and opens below what is', () => {
    const rgt = (situation: object) => ask<TensionsAnswer>('tensions', { ...situation }, {}).tracks.rgt
    for (const situation of [before, after]) expect(rgt(situation)).toMatchObject({ before: 23, after: 27 })
    // Whatever is asked, a level that a file reports without its moment has what the start added.
    expect(rgt({ ...SUMMER, tensions: { rgt: 27 } })).toEqual(rgt(after))
    expect(rgt(after)).toEqual(rgt(before))
  })

  test('50.552A: at 12 before +4 Japan’s war on Britain finds 16 and brings it to 20', () => {
    const japan = { edition: '2023', scenario: 'demonstration-winter-1941' }
    const brings = (usjt: number, levelsAt?: string) =>
      ask<MayAnswer>(
        'may',
        { ...japan, tensions: { usjt }, ...(levelsAt && { levelsAt }) },
        { question: 'declare', by: 'japan', on: ['britain'] },
      )
        .consequences?.filter(({ cite }) => cite.rule === '50.552A')
        .map(({ amount }) => amount)
    expect(brings(12, 'before-rises')).toEqual(brings(16, 'after-rises'))
    expect(brings(16)).toEqual(brings(16, 'after-rises'))
  })

  test('51.71C: known to be before them, the level of the strike has them; known to be after, it stands', () => {
    const late = { ...WINTER, levelsAt: 'after-rises' }
    expect([strike({}, BEFORE).level.total, strike({}, late).level.total]).toEqual([42, 38])
  })

  test('49.23: the year start comes before the start of its first turn: points are reckoned on the level without it', () => {
    const spring = { edition: '2023', turn: '1941 spring', wars: [['germany', 'britain']] }
    const usat = (situation: object) =>
      ask<AllotAnswer & { levelsAt?: { tracks: readonly { track: string; taken: number }[] } }>('allot', { ...spring, ...situation }, {})
    const rises = usat({ tensions: { usat: 10 } }).levelsAt?.tracks as readonly { track: string; rises: number; taken: number }[]
    expect(rises).toMatchObject([{ track: 'usat', taken: 10 }])
    const late = { tensions: { usat: 10 + (rises[0]?.rises ?? 0) }, levelsAt: 'after-rises' }
    expect(usat(late).powers).toEqual(usat({ tensions: { usat: 10 } }).powers)
    expect(usat(late).levelsAt?.tracks).toMatchObject([{ taken: 10 }])
  })

  test('every answer that reads a level says when it stands', () => {
    const said = (door: string, situation: object, args: object = {}) =>
      ask<{ ok: true; levelsAt?: { words: string; cite: { rule: string } } }>(door, { ...situation }, { ...args }).levelsAt
    expect(said('war-room', SUMMER, { by: 'russia' })?.words).toContain(
      'taken to stand after what the start of this turn adds (Russo-German tension 23, else 27',
    )
    expect(said('war-room', before, { by: 'russia' })?.words).toContain('with it Russo-German tension 23 +4 = 27')
    expect(said('tensions', after)?.words).toContain('without it Russo-German tension 27 -4 = 23')
    expect(said('tensions', SUMMER)).toMatchObject({ at: 'after-rises', isSaid: false, cite: { rule: '49.841A-1' } })
    expect(said('tensions', SUMMER)?.words).toContain(
      'taken to stand after what the start of this turn adds; without it Russo-German tension 23 -4 = 19',
    )
    expect(said('war-room', { edition: 'campaign', turn: '1941 spring' }, { by: 'russia' })?.cite.rule).toBe('RC-87')
    expect(said('status', { edition: 'campaign' })).toBe(undefined)
  })

  test('levels that nobody reported are those with which the scenario opens its turn, at every door', () => {
    const opening = { edition: '2023', scenario: 'demonstration-winter-1941' }
    expect(strike({}, opening).level.total).toBe(42)
    expect(ask<TensionsAnswer>('tensions', opening, {}).tracks.usjt).toMatchObject({ before: 38, after: 42 })
    for (const moment of ['before-rises', 'after-rises'] as const)
      expect(strike({}, { ...opening, levelsAt: moment }).level.total).toBe(moment === 'before-rises' ? 42 : 38)
  })

  test('49.851C: before the start no die has moved a level; in the campaign a level that is given has moved (RC-87)', () => {
    const refusals = (situation: object) => {
      const given = answer({ door: 'tensions', situation })
      return given.ok ? [] : (given as unknown as { refusals: readonly { words: string; cite?: { rule: string } }[] }).refusals
    }
    expect(refusals({ ...before, tensions: { usat: { actual: 20, effective: 22 } } })[0]?.words).toBe(
      'tensions.usat.effective: 22 on an actual 20, yet levelsAt is before-rises; expected 20, for the die falls after them',
    )
    expect(refusals({ edition: 'campaign', levelsAt: 'before-rises' })[0]?.cite?.rule).toBe('RC-87')
    expect(refusals({ edition: 'campaign', levelsAt: 'after-rises' })).toEqual([])
    expect(refusals({ ...SUMMER, levelsAt: 'after' })[0]?.words).toContain('after-rises')
  })
})
