import { describe, expect, test } from 'vitest'
import { EDITIONS, openBook, startOf } from '../../editions/index.ts'
import { DELEGATIONS, type Delegation, factsWith, isBound, mapEach, type Nation, type Turn, type War } from '../../rules/core/index.ts'
import { gameAt, type Rulebook } from '../../rules/game/index.ts'
import { fair } from '../bots/fair.ts'
import { SCRIPT_DOCUMENTS } from '../generated/scripts.ts'
import { playOn } from '../rollouts/rollout.ts'
import { mapOf } from '../rollouts/scripts.ts'
import { randomFrom } from '../simulation/random.ts'
import { WRITTEN, type WrittenName, writtenScript } from './known-scripts.ts'
import { readyFor, waitingFor } from './script.ts'
import { readScript } from './script-reader.ts'

const BOOKS = EDITIONS.map(({ id }) => openBook(id)).filter(({ sequence }) => sequence.length > 0)

/** A war by a script, fair in every seat: how it ended, what the map brought, and what of that was taken as reported. */
function warBy(book: Rulebook, name: WrittenName, seed: number, until?: Turn) {
  const [scenario] = Object.values(book.scenarios)
  if (scenario === undefined) throw new Error('every book has a scenario')
  const dice = randomFrom(seed + 100)
  const script = mapOf(writtenScript(name))
  const [brought, taken]: [unknown[], unknown[]] = [[], []]
  const end = playOn(book, gameAt(startOf(scenario)), {
    policies: mapEach(DELEGATIONS, () => fair),
    script: {
      ...script,
      reports: (...asked) => {
        const facts = script.reports(...asked)
        if (Object.keys(facts).length > 0) brought.push(facts)
        return facts
      },
    },
    random: randomFrom(seed),
    dice: () => dice.die(),
    ...(until === undefined ? {} : { until }),
    heard: (order) => {
      if (order.type === 'report-facts') taken.push(order.facts)
    },
  })
  return { brought, taken, end }
}

describe.each(BOOKS)('$title', (book) => {
  test.each(WRITTEN)('%s: a whole war, no report is refused, and what the map was ready for was declared', (name) => {
    const { brought, taken, end } = warBy(book, name, 7)
    expect(taken).toEqual(brought)
    expect(end.ending).not.toBeNull()
    expect(end.situation.declarations.length).toBeGreaterThan(4)
  })
})

test.each(WRITTEN)('%s has the shape that scripts of players have', (name) => {
  expect(readScript(SCRIPT_DOCUMENTS[name])).toEqual({ ok: true, script: writtenScript(name) })
})

const ONE = { side: 'axis', turns: '1940 spring', facts: { 'oslo.controller': 'germany' } }

describe('a script that somebody wrote', () => {
  test('takes another over, leaves out, and says its own under the same name', () => {
    const read = readScript({ title: 'Mine', 'as in': 'history', without: ['torch'], happenings: { 'paris-falls': { ...ONE } } })
    if (!read.ok) throw new Error(read.faults.join())
    const ids = read.script.happenings.map(({ id }) => id)
    expect(ids).not.toContain('torch')
    expect(ids.filter((id) => id === 'paris-falls')).toHaveLength(1)
    expect(ids).toContain('poland-falls')
  })

  test.each([
    [{ ...ONE, facts: { 'oslo.controler': 'germany' } }, 'a: "oslo.controler" is no fact of the vocabulary; did you mean oslo.controller?'],
    [{ ...ONE, turns: '1940 autumn' }, 'a: "1940 autumn" are no turns; expected such as 1940 spring or 1940 spring to 1940 fall'],
    [{ ...ONE, war: ['germany - narnia'] }, 'a: "narnia" is no nation'],
    [{ ...ONE, after: ['b'] }, 'a: "b" happens nowhere in this script; did you mean a?'],
    [{ ...ONE, fights: { ruman: 'axis' } }, 'a: "ruman" is no minor country; did you mean rumania?'],
    [{ side: 'axis', turns: '1940 spring' }, 'a: it says neither facts nor declares'],
    [{ ...ONE, facts: { 'axis.offensiveBrps': '40 to 20' } }, 'a: axis.offensiveBrps: 40 to 20 is the wrong way round'],
    [{ ...ONE, facts: { 'russia.axisHexes': '1 to 5' } }, 'a: one lasting fact needs a plain value, by which it is seen to have happened'],
    [{ ...ONE, facts: { 'france.fallen': 'this turn' } }, 'a: france.fallen: only a date is "this turn"'],
  ])('is refused with what is wrong: %j', (happening, fault) => {
    const read = readScript({ title: 'Mine', happenings: { a: happening } })
    expect(read.ok ? [] : read.faults).toContain(fault)
  })

  test.each([
    [{ happenings: {} }, /^title: missing/],
    [{ title: 'x' }, /^happenings: missing/],
    [{ title: 'x', happenings: {}, author: 'me' }, /^author: nothing is asked by that name/],
    [{ title: 'x', happenings: { a: { ...ONE, chance: 400 } } }, /^happenings\.a\.chance: 400; expected/],
    [
      { title: 'x', happenings: { a: { ...ONE, chanse: 40 } } },
      /^happenings\.a\.chanse: nothing is asked by that name; did you mean "chance"\?/,
    ],
    [{ title: ' ', happenings: {} }, /^title: it needs a name/],
    [{ title: 'bell\u0007', happenings: {} }, /one line of plain text/],
    [{ title: 'x', happenings: Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`n${at}`, ONE])) }, /501 things; at most 500/],
  ])('says in words what its document lacks', (document, fault) => {
    const read = readScript(document)
    expect(read.ok ? [] : read.faults[0]).toMatch(fault)
  })

  test('that is none at all', () => {
    for (const wrong of [null, [], 'x', { title: '' }, { title: 'x', happenings: { a: { side: 'nobody' } } }])
      expect(readScript(wrong).ok).toBe(false)
  })
})

describe('what a happening asks of the war', () => {
  const [book] = BOOKS
  const [scenario] = Object.values(book?.scenarios ?? {})
  if (book === undefined || scenario === undefined) throw new Error('there is a book with a scenario')
  const bucharest = { side: 'allies', turns: '1944 fall', facts: { 'bucharest.controller': 'russia' } }
  const brought = (document: object, rumania: object) => {
    const read = readScript({ title: 'Mine', 'as in': 'history', ...document })
    if (!read.ok) throw new Error(read.faults.join())
    const start = startOf(scenario)
    const situation = { ...start, turn: '1944 fall' as const, standings: { ...start.standings, rumania } } as typeof start
    return mapOf(read.script).reports(book.id, situation, 'allies', randomFrom(1))['bucharest.controller']
  }

  test.each([
    [{ result: 9, with: 'germany' }, 'russia'],
    [{ result: 10, with: 'germany' }, 'russia'],
    [{ result: 7, with: 'germany' }, undefined],
    [{ result: -3, with: 'britain' }, undefined],
    [{ result: 10, with: 'germany', conquered: true }, undefined],
    [{ result: null, with: null }, undefined],
  ])('only a Rumania that fights for the Axis is overrun: %j', (rumania, holder) => {
    expect(brought({ happenings: { 'bucharest-falls': { ...bucharest, fights: { rumania: 'axis' } } } }, rumania)).toBe(holder)
  })

  test('what comes after something that is left out never comes', () => {
    const after = { 'bucharest-falls': { ...bucharest, after: ['berlin-falls'] } }
    expect(brought({ without: ['berlin-falls'], happenings: after }, { result: 10, with: 'germany' })).toBeUndefined()
  })
})

test.each(BOOKS)('history ends, in $title as in 1945: Germany first, and nobody is left to idle', (book) => {
  const { end } = warBy(book, 'history', 3)
  const { facts, standings } = end.situation
  expect(end.ending).toMatchObject({ words: 'the Axis have surrendered', turn: expect.stringMatching(/^194[56]/) })
  expect(['russia', 'us']).toContain(facts['berlin.controller'])
  expect([facts['warsaw.controller'], facts['paris.controller']]).toEqual(['russia', 'us'])
  expect(facts['russia.axisGroundUnits']).toBe(false)
  for (const minor of ['rumania', 'hungary', 'bulgaria', 'finland'] as const)
    expect({ minor, fights: isBound(standings[minor], minor) && !standings[minor].conquered }).toEqual({ minor, fights: false })
})

test('the same seed brings the same war, another seed another', () => {
  const [book] = BOOKS
  if (book === undefined) throw new Error('there are books')
  const [one, again, other] = [3, 3, 4].map((seed) => JSON.stringify(warBy(book, 'history', seed, '1940 fall').brought))
  expect(again).toBe(one)
  expect(other).not.toBe(one)
})

describe('what the map holds back for want of a war, and what it is made for', () => {
  const [book] = BOOKS
  const [scenario] = Object.values(book?.scenarios ?? {})
  if (book === undefined || scenario === undefined) throw new Error('there is a book with a scenario')
  const at = (turn: Turn, ...enemies: readonly Nation[]) => ({
    ...startOf(scenario),
    turn,
    wars: [...startOf(scenario).wars, ...enemies.map((on): War => ({ between: ['germany', on], since: '1939 fall' }))],
  })
  const waits = (...asked: Parameters<typeof at>) => waitingFor(writtenScript('history'), book.id, at(...asked), 'axis')

  test('Belgium is fought and the Netherlands are not: the low countries do not fall', () => {
    expect(waits('1940 spring', 'belgiumLuxembourg')).toEqual([
      { happening: 'low-countries-fall', wars: [['germany', 'netherlands']], follows: [] },
    ])
  })

  test('France is fought, Paris would fall this summer, and neither country on the way was attacked', () => {
    expect(waits('1940 summer', 'france')).toEqual([
      {
        happening: 'low-countries-fall',
        wars: [
          ['germany', 'belgiumLuxembourg'],
          ['germany', 'netherlands'],
        ],
        follows: ['paris-falls'],
      },
    ])
  })

  test('the wars that it is made for this turn are told to whoever may declare them, and to nobody else', () => {
    const ready = (by: Delegation, ...asked: Parameters<typeof at>) => readyFor(writtenScript('history'), book, at(...asked), by)
    const north = {
      happening: 'against-the-north',
      wars: [
        ['germany', 'denmark'],
        ['germany', 'norway'],
      ],
    }
    const west = {
      happening: 'against-the-west',
      wars: [
        ['germany', 'belgiumLuxembourg'],
        ['germany', 'netherlands'],
      ],
    }
    expect(ready('axis', '1939 winter')).toEqual([])
    expect(ready('axis', '1940 spring')).toEqual([north, west])
    expect(ready('axis', '1940 spring', 'denmark', 'belgiumLuxembourg', 'netherlands')).toEqual([
      { happening: 'against-the-north', wars: [['germany', 'norway']] },
    ])
    expect(ready('russia', '1940 spring')).toEqual([])
    const start = at('1940 summer')
    const conquered = { result: -2, with: 'britain', conquered: true } as const
    const afterwards = {
      ...start,
      facts: factsWith(start.facts, { 'oslo.controller': 'germany', 'copenhagen.controller': 'germany', 'denmark.conquered': true }),
      standings: { ...start.standings, norway: conquered },
    }
    expect(readyFor(writtenScript('history'), book, afterwards, 'axis')).toEqual([west])
  })

  test('nothing has begun, or all of it: no war is suggested', () => {
    expect(waits('1940 spring', 'france')).toEqual([])
    expect(waits('1940 summer', 'france', 'belgiumLuxembourg', 'netherlands')).toEqual([])
    expect(waitingFor(writtenScript('history'), book.id, at('1940 summer', 'france'), 'russia')).toEqual([])
  })
})
