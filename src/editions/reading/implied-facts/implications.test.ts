import { describe, expect, test } from 'vitest'
import { hasBeenAtWar, isAtWar, type Minor, ordinaryRoll, reckon, type Situation } from '../../../rules/core/index.ts'
import { type Document, on, read } from '../situation.testing.ts'
import { readSituation } from '../situation-reader.ts'
import { nextTurn, readTurn } from '../turn/turn-reader.ts'

describe.each(['classic', '2023'])('%s: what a file implies', (edition) => {
  const situation = (document: Document): Situation => read({ edition, ...document }).situation
  const conquered = (minor: Minor, document: Document) => situation(document).standings[minor].conquered === true
  const lines = (target: Minor, document: Document): readonly string[] => {
    const { book, situation: now } = read({ edition, ...document })
    const table = book.tables[target]
    if (table === undefined) throw new Error(target)
    return reckon(table, now, ordinaryRoll(target, 'axis')).lines.flatMap(({ amount, cite }) => (amount === 0 ? [] : [cite.rule]))
  }

  test('49.435: a country whose capital an enemy holds is conquered, unless the file says it is not', () => {
    const athens = { 'athens.controller': 'germany' }
    expect(conquered('greece', { facts: athens })).toBe(true)
    expect(conquered('greece', { facts: athens, standings: { greece: { result: -2, with: 'britain', attacked: true } } })).toBe(true)
    expect(conquered('greece', { facts: athens, standings: { greece: { result: null, conquered: false } } })).toBe(false)
    expect(conquered('greece', {})).toBe(false)
  })

  test('49.435: a friend that holds it for its ally conquers nothing', () => {
    const facts = { 'budapest.controller': 'germany' }
    expect(conquered('hungary', { facts, standings: { hungary: { result: 10, with: 'germany' } } })).toBe(false)
    expect(conquered('hungary', { facts, standings: { hungary: { result: -3, with: 'russia' } } })).toBe(true)
  })

  test('49.435, 87.51: Spain has two capitals; 49.91F: a Ukraine that has not joined Germany is none to conquer', () => {
    expect(conquered('spain', { facts: { 'madrid.controller': 'britain' } })).toBe(false)
    expect(conquered('spain', { facts: { 'madrid.controller': 'britain', 'tangiers.controller': 'britain' } })).toBe(true)
    const fallen = situation({ facts: { 'kiev.controller': 'germany' } })
    expect(fallen.standings.ukraine.conquered).toBeUndefined()
  })

  test('49.435: what Germany and Italy held before the war is not conquered in it', () => {
    const { standings } = situation({ facts: { 'warsaw.controller': 'germany' } })
    expect([standings.poland, standings.austria, standings.czechoslovakia, standings.albania].map((one) => one.conquered)).toEqual([
      true,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('49.435: in a run of turns it is conquered from the turn after', () => {
    const before = situation({ turn: '1941 spring' })
    const taken = readTurn(before, { facts: { 'athens.controller': 'germany' } })
    if (!taken.ok) throw new Error(JSON.stringify(taken.refusals))
    expect(taken.after.standings.greece.conquered).toBeUndefined()
    expect(nextTurn(taken.after)?.standings.greece.conquered).toBe(true)
  })

  test('SWE-R(9), SWE-R(10): a Sweden at 9 or 10 waits while Finland has not moved, unless the file says that it does not', () => {
    const sweden = (result: number, finland: number, more = {}) =>
      situation({
        turn: '1941 fall',
        standings: { sweden: { result, with: 'germany', ...more }, finland: { result: finland, with: 'germany' } },
      }).standings.sweden.waiting
    expect([sweden(10, 8), sweden(9, 7), sweden(10, 9), sweden(8, 8)]).toEqual([true, true, undefined, undefined])
    expect(sweden(10, 8, { waiting: false })).not.toBe(true)
    expect(sweden(9, 8, { attacked: true })).toBeUndefined()
    const now = situation({ turn: '1941 fall', standings: { sweden: { result: 10, with: 'germany' } } })
    expect(isAtWar(now, 'britain', 'sweden')).toBe(false)
  })

  test('50.521, YUG-A2: Italy that declared war on Britain is at war with it and its allies', () => {
    const declarations = [on('italy', 'britain', '1940 summer')]
    const now = situation({ turn: '1940 fall', declarations })
    expect([isAtWar(now, 'italy', 'britain'), isAtWar(now, 'italy', 'france')]).toEqual([true, true])
    expect(now.wars.filter(({ between }) => between.includes('italy')).every(({ since }) => since === '1940 summer')).toBe(true)
    expect(lines('yugoslavia', { turn: '1940 fall' })).toContain('YUG-A2')
    expect(lines('yugoslavia', { turn: '1940 fall', declarations })).not.toContain('YUG-A2')
  })

  test('50.521: a war with one that has fallen since is over; one the file speaks of is as it says', () => {
    const declarations = [on('italy', 'france', '1940 summer')]
    const fallen = situation({ turn: '1941 spring', declarations, facts: { 'france.fallen': true } })
    expect([isAtWar(fallen, 'italy', 'france'), hasBeenAtWar(fallen, 'italy', 'france')]).toEqual([false, true])
    const ended = [{ between: ['germany', 'turkey'], since: '1941 spring', until: '1941 fall' }]
    const peace = situation({ turn: '1942 spring', declarations: [on('germany', 'turkey', '1941 spring')], wars: ended })
    expect(isAtWar(peace, 'germany', 'turkey')).toBe(false)
    const revoked = situation({ declarations: [{ by: 'germany', on: 'turkey', revoked: true }] })
    expect(hasBeenAtWar(revoked, 'germany', 'turkey')).toBe(false)
  })

  test('50.56: an American declaration on Japan is war between Japan and Britain too', () => {
    const now = situation({ turn: '1942 spring', declarations: [on('us', 'japan', '1941 winter')] })
    expect([isAtWar(now, 'us', 'japan'), isAtWar(now, 'britain', 'japan'), isAtWar(now, 'germany', 'us')]).toEqual([true, true, false])
  })

  test('BAL-B8: a Russian declaration on Rumania is a war', () => {
    const facts = { 'france.fallen': true }
    expect(lines('bulgaria', { turn: '1941 spring', facts, declarations: [on('russia', 'rumania', '1940 fall')] })).toContain('BAL-B8')
  })

  test('BEL-A1, SWE-A5, BEL-N2: who was attacked need not be said twice', () => {
    expect(lines('belgiumLuxembourg', { declarations: [on('britain', 'norway', '1939 fall')] })).toContain('BEL-A1')
    expect(lines('belgiumLuxembourg', { declarations: [on('britain', 'belgium', '1939 fall')] })).not.toContain('BEL-A1')
    expect(lines('sweden', { declarations: [on('britain', 'sweden', '1939 fall')] })).toContain('SWE-A5')
    const { facts } = situation({ turn: '1940 summer', declarations: [on('germany', 'belgiumLuxembourg', '1940 spring')] })
    expect([facts['belgium.attacked'], facts['luxembourg.attacked']]).toEqual([true, true])
  })

  test('RUM-A5, BAL-B6: Russia has entered a Bessarabia that it holds', () => {
    const facts = { 'france.fallen': true, 'bessarabia.controller': 'russia' }
    expect(lines('rumania', { facts })).toEqual(expect.arrayContaining(['RUM-A5', 'BAL-B6']))
    expect(lines('rumania', { facts: { ...facts, 'bessarabia.russiaEntered': false } })).not.toContain('RUM-A5')
    expect(lines('finland', { facts: { 'riga.controller': 'russia' } })).toContain('FIN-A3')
  })

  test('RGT-M1, RGT-M2, RGT-S5: a file that counts mobilizations has their industrial centres, unless it counts those too', () => {
    const centres = (document: Document) => situation(document).facts['russia.ics']
    expect(centres({})).toBe(7)
    expect(centres({ mobilizations: { russia: { done: 2 } } })).toBe(9)
    expect(centres({ mobilizations: { russia: { done: 1, isHalfDone: true } } })).toBe(9)
    expect(centres({ mobilizations: { russia: { done: 2 } }, facts: { 'russia.ics': 8 } })).toBe(8)
  })

  test('RGT-S5: what the Axis hold of the industrial centres Russia no longer has', () => {
    const centres = (document: Document) => situation(document).facts['russia.ics']
    const facts = { 'russia.icsHeldByAxis': 3 }
    expect(centres({ mobilizations: { russia: { done: 5 } }, facts })).toBe(9)
    expect(centres({ mobilizations: { russia: { done: 5 } }, facts: { ...facts, 'russia.ics': 11 } })).toBe(11)
  })

  test('an empty list of wars is a world at peace; no list is the scenario’s', () => {
    expect(situation({ wars: [] }).wars).toEqual([])
    expect(isAtWar(situation({}), 'germany', 'britain')).toBe(true)
    expect(isAtWar(situation({ wars: [['italy', 'greece']] }), 'germany', 'britain')).toBe(true)
  })
})

test('3.6.6.5c: two wars of Japan and Russia without a declaration: who renewed it is asked for', () => {
  const wars = [
    { between: ['japan', 'russia'], since: '1942 spring', until: '1942 fall' },
    { between: ['japan', 'russia'], since: '1943 spring' },
  ]
  const asked = (declarations: readonly object[]) => {
    const read = readSituation({ edition: 'campaign', turn: '1943 fall', wars, declarations })
    return read.ok && read.asked.map(({ words }) => words)
  }
  expect(asked([])).toEqual([
    expect.stringMatching(/^Japan and Russia are at war again since Spring 1943, and no declaration says who began it/),
  ])
  expect(asked([{ by: 'japan', on: 'russia', turn: '1943 spring' }])).toEqual([])
})

test.each([
  [7, 0],
  [8, 1],
  [9, 2],
])('RGT-M1, RGT-M2: %i industrial centres and none lost leave room for %i mobilizations', (centres, done) => {
  const said = { turn: '1941 summer', tensions: { rgt: 30 }, facts: { 'russia.ics': centres } }
  const { situation, assumed } = read({ edition: '2023', ...said })
  expect(situation.mobilizations.russia.done).toBe(done)
  expect(assumed).toHaveLength(1)
  const lost = read({ edition: '2023', ...said, facts: { ...said.facts, 'russia.icsHeldByAxis': 1 } })
  expect(lost.situation.mobilizations.russia.done).toBe(done + 1)
})
