import { describe, expect, test } from 'vitest'
import { openBook, startOf } from '../../../editions/index.ts'
import type { Scenario } from '../../../rules/game/index.ts'
import { answer, type MayAnswer, type TensionsAnswer } from '../../index.ts'
import { ask } from '../../tests/cases/cases.testing.ts'

describe.each(['classic', '2023'])('%s: what a file leaves open', (edition) => {
  const tensions = (situation: Readonly<Record<string, unknown>>, turn: Readonly<Record<string, unknown>> = {}) =>
    ask<TensionsAnswer>('tensions', { edition, ...situation }, { turn })

  // From 10: 11 and 13 with the first centre, 16 and 19 with the second, then 23, 28 and 34.
  test.each([
    { rgt: 10, made: [], centres: 1 },
    { rgt: 12, made: ['0 and a half of 5'], centres: 1 },
    { rgt: 13, made: ['1 of 5'], centres: 2 },
    { rgt: 18, made: ['1 and a half of 5'], centres: 2 },
    { rgt: 22, made: ['2 of 5'], centres: 3 },
    { rgt: 30, made: ['4 of 5'], centres: 5 },
    { rgt: 34, made: ['all 5'], centres: 5 },
  ])('RGT-M2, RGT-S5: nothing said of mobilizations at $rgt: the most there was time for, with its centres', ({ rgt, made, centres }) => {
    const { assumed = [], tracks } = tensions({ turn: '1942 spring', levelsAt: 'before-rises', tensions: { rgt } })
    const why = `mobilizations, the most that a tension of ${rgt} leaves time for, since nothing is said of them`
    expect(assumed.map(({ words, cite }) => [words, cite.rule])).toEqual(
      made.map((count) => [`Russia is taken to have made ${count} ${why}`, 'RGT-M2']),
    )
    expect(tracks.rgt?.lines.find(({ cite, amount }) => cite.rule === 'RGT-S5' && amount !== 0)?.amount).toBe(centres)
  })

  test('RGT-M2: no more than the turns since Fall 1939 leave time for', () => {
    const { assumed } = tensions({ turn: '1940 spring', levelsAt: 'before-rises', tensions: { rgt: 40 } })
    expect(assumed?.[0]?.words).toMatch(/made 1 of 5/)
  })

  // U.S. for Europe by Summer and Winter 1940, for the Pacific by Winter 1940, which Japan matches; Russia three by 26, with their centres.
  test('36.11C, 36.11D, 36.11G, USJT-S3: the demonstration of Spring 1941 begins with what was mobilized by then', () => {
    const { facts, mobilizations } = startOf(openBook(edition).scenarios['demonstration-spring-1941'] as Scenario)
    expect(mobilizations).toMatchObject({ russia: { done: 3, isHalfDone: false }, usEurope: 2, usPacific: 1, japan: 1, japanAtWar: 0 })
    expect(facts['russia.ics']).toBe(10)
    const { tracks, ...answer } = tensions({ scenario: 'demonstration-spring-1941' })
    expect(answer).not.toHaveProperty('assumed')
    expect(tracks.usjt?.lines.filter(({ amount }) => amount !== 0).map(({ amount, cite }) => [amount, cite.rule])).toEqual([
      [1, 'USJT-A1'],
      [1, 'USJT-S3'],
    ])
  })

  test.each(['demonstration-summer-1941', 'demonstration-winter-1941'])(
    'RGT-M2, RGT-S5: %s begins with five mobilizations and their centres',
    (scenario) => {
      const { facts, mobilizations } = startOf(openBook(edition).scenarios[scenario] as Scenario)
      expect(mobilizations).toMatchObject({ russia: { done: 5, isHalfDone: false } })
      expect(facts['russia.ics']).toBe(7 + 5)
    },
  )

  test('36.11G: what is said of one power leaves the others as they were without it, and says so', () => {
    const asked = { turn: '1941 winter', tensions: { rgt: 55, usat: 40, usjt: 25 } }
    const made = (mobilizations?: object) => {
      const answer = tensions({ ...asked, ...(mobilizations === undefined ? {} : { mobilizations }) })
      return answer.mobilizations.filter(({ by }) => by === 'us').map(({ theatre, ordinal }) => `${theatre} ${ordinal}`)
    }
    expect(made({ japan: 2 })).toEqual(made())
    expect(made({ russia: { done: 5 } })).toEqual(made())
    expect(made({ usEurope: 4 })).toEqual(made())
    const { derived = [] } = tensions({ ...asked, mobilizations: { japan: 2 } })
    expect(derived.map(({ words }) => words).filter((words) => words.includes('mobilized'))).toEqual([
      'the U.S. has mobilized 4 times for Europe, by level and date, since nothing else is said',
      'the U.S. has mobilized 2 times for the Pacific, by level and date, since nothing else is said',
    ])
  })

  // For Europe by Summer and Winter 1940, and a third at 30; for the Pacific by Winter 1940, which Japan matches and pays for with a line.
  test('36.11C, 36.11G, USJT-S3: where nothing is said of mobilizations, what level and date bring is told', () => {
    const asked = { turn: '1941 spring', levelsAt: 'before-rises', tensions: { rgt: 8, usat: 30, usjt: 12 } }
    const { derived = [], tracks } = tensions(asked)
    expect(tracks.usjt?.lines.find(({ cite, amount }) => cite.rule === 'USJT-S3' && amount !== 0)?.amount).toBe(1)
    expect(derived.map(({ words }) => words).filter((words) => words.includes('mobilized'))).toEqual([
      'the U.S. has mobilized 3 times for Europe, by level and date, since nothing else is said',
      'the U.S. has mobilized once for the Pacific, by level and date, since nothing else is said',
      'Japan has mobilized once, as the U.S. for the Pacific',
    ])
    expect(tensions({ turn: '1939 fall' })).not.toHaveProperty('derived')
  })

  test('RGT-M2: what is said of Russian mobilizations is not assumed, and matters only where they are asked about', () => {
    expect(tensions({ turn: '1941 spring', tensions: { rgt: 22 }, mobilizations: { russia: { done: 2 } } })).not.toHaveProperty('assumed')
    expect(tensions({ turn: '1939 fall' })).not.toHaveProperty('assumed')
    const asked = { edition, turn: '1941 spring', tensions: { rgt: 22 } }
    expect(ask<MayAnswer & { assumed?: unknown }>('may', asked, { question: 'mobilize', power: 'russia' }).assumed).toHaveLength(1)
    expect(ask<MayAnswer>('may', asked, { question: 'demand', target: 'rumania' })).not.toHaveProperty('assumed')
  })

  test('RGT-S5, RGT-M2: two mobilizations done are two factories a turn', () => {
    const { tracks } = tensions({
      turn: '1941 spring',
      tensions: { rgt: 22 },
      mobilizations: { russia: { done: 2, nextDue: '1941 winter' } },
    })
    expect(tracks.rgt?.lines.find(({ cite, amount }) => cite.rule === 'RGT-S5' && amount !== 0)?.amount).toBe(2)
  })

  test('RGT-E11e, RT-37: a country whose BRPs nobody has reported counts nothing, and the line says so', () => {
    const line = (facts: Readonly<Record<string, number>>) =>
      tensions({ turn: '1944 fall' }, { facts }).tracks.rgt?.lines.find(({ cite }) => cite.rule === 'RGT-E11e')
    expect(line({ 'greece.russianHexes': 1 })).toMatchObject({ amount: 0, note: 'counts nothing for greece.brpValue, not reported' })
    expect(line({ 'greece.russianHexes': 1, 'greece.brpValue': 15 })).toMatchObject({ amount: -6 })
    expect(line({ 'greece.russianHexes': 1, 'greece.brpValue': 15 })).not.toHaveProperty('note')
    expect(line({})).not.toHaveProperty('note')
    // Spain's 30 are printed in our sources.
    expect(line({ 'spain.russianHexes': 1 })).toMatchObject({ amount: -12 })
  })

  test('RGT-FP1: five of the year are produced: nothing is left on offer below 40, and no limit from there', () => {
    const facts = { 'russia.airProduction': 5, 'russia.militaryProduction': 4 }
    const offered = (rgt: number) =>
      tensions({ turn: '1940 winter', facts, tensions: { rgt } }).permissions.flatMap(({ id, most }) =>
        id.startsWith('produce-') ? [[id, most]] : [],
      )
    expect(offered(0)).toEqual([['produce-military', 1]])
    expect(offered(44)).toEqual([
      ['produce-air', null],
      ['produce-military', null],
    ])
  })

  test.each([0, 14, 25, 35, 45, 50])('what a quiet turn from %i offers, `may act` allows, and nothing else', (level) => {
    const facts = { 'russia.airProduction': 5, 'russia.militaryProduction': 5, 'russia.ics': 7 }
    const mobilizations = { russia: { done: 5 } }
    const asked = { edition, turn: '1941 spring', facts, mobilizations, tensions: { rgt: level, usat: level, usjt: level } }
    const { tracks, permissions } = ask<TensionsAnswer>('tensions', asked, {})
    const then = { ...asked, tensions: { rgt: tracks.rgt?.after, usat: tracks.usat?.after, usjt: tracks.usjt?.after } }
    const allowed = openBook(edition).clauses.permissions.flatMap(({ id }) =>
      ask<MayAnswer>('may', then, { question: 'act', act: id }).allowed ? [id] : [],
    )
    expect(permissions.map(({ id }) => id)).toEqual(allowed)
  })
})

describe.each(['classic', '2023'])('%s, 36.11G: a mobilization made by its date is neither ahead nor new', (edition) => {
  const reached = (turn: string, usat: number) => {
    const { tracks } = ask<TensionsAnswer>('tensions', { edition, turn, levelsAt: 'before-rises', tensions: { usat } }, { turn: {} })
    return tracks.usat?.reached.map(({ cite, isNew, isByDate }) => [cite.rule, isNew, isByDate === true])
  }

  test('before its date, a level below it has reached nothing', () => {
    expect(reached('1940 spring', -20)).toEqual([])
  })

  test('from its date it has happened, whatever the level', () => {
    expect(reached('1940 summer', -20)).toEqual([['USAT-R10', false, true]])
    expect(reached('1941 spring', -20)).toEqual([
      ['USAT-R10', false, true],
      ['USAT-R20', false, true],
    ])
  })

  test('the level that comes up to it later is no news', () => {
    expect(reached('1941 spring', 9)?.find(([rule]) => rule === 'USAT-R10')).toEqual(['USAT-R10', false, false])
  })
})

describe.each(['2023', 'classic', 'campaign'])('%s: what follows in a run of turns', (edition) => {
  const run = (situation: Readonly<Record<string, unknown>>, ...turns: readonly unknown[]) =>
    ask<TensionsAnswer>('tensions', { edition, ...situation }, { turns })
  const followed = ({ derived = [] }: TensionsAnswer) => derived.map(({ turn, words }) => `${turn}: ${words.split(', since')[0]}`)

  test('a fall ends wars, a declaration brings others, a lost capital conquers: each with its turn', () => {
    const told = followed(
      run(
        { turn: '1940 spring' },
        { declarations: [{ by: 'germany', on: 'norway' }], facts: { 'oslo.controller': 'germany' } },
        { declarations: [{ by: 'italy', on: 'france' }], facts: { 'france.fallen': true } },
      ),
    )
    // 3.5.1: in the campaign it surrenders in the next Diplomacy Phase.
    expect(told.includes('1940 spring: Norway is conquered')).toBe(edition !== 'campaign')
    expect(told).toContain('1940 summer: Italy and Britain are at war')
    expect(told).toContain('1940 summer: Germany and France are no longer at war')
    expect(told).toContain('1940 summer: Italy and France are no longer at war')
    expect(told.filter((words) => words.includes('no longer'))).toHaveLength(2)
  })

  test('what speaks for a report is asked for, and what cannot be is refused with its turn', () => {
    expect(run({ turn: '1940 summer' }, { facts: { 'paris.controller': 'germany' } }).footnotes).toContainEqual(
      expect.objectContaining({ fact: 'france.fallen' }),
    )
    const turns = [{}, { facts: { 'france.fallTurn': '1940 fall', 'france.fallen': false } }]
    expect(answer({ door: 'tensions', situation: { edition, turn: '1940 summer' }, args: { turns } })).toMatchObject({
      ok: false,
      refusals: [expect.objectContaining({ words: expect.stringMatching(/^turns\.1: .*yet/) })],
    })
  })

  test('a turn in which nothing follows says nothing of it', () => {
    expect(run({}, {}, {})).not.toHaveProperty('derived')
    const denied = run(
      { facts: { 'egypt.controller': 'italy', 'egypt.allCitiesAxis': false } },
      { facts: { 'paris.controller': 'germany' } },
    )
    expect(followed(denied).filter((words) => !words.startsWith('undefined'))).toEqual([])
  })
})

test.each(['2023', 'classic'])('%s, UKR-A3: the turn in which Kiev is taken is its first', (edition) => {
  const war = { edition, turn: '1941 fall', wars: [{ between: ['germany', 'russia'], since: '1941 summer' }] }
  const { derived = [] } = ask<TensionsAnswer>('tensions', war, { turn: { facts: { 'kiev.controller': 'germany' } } })
  expect(derived.map(({ words }) => words)).toContain('the Axis first took Kiev in Fall 1941, since the Axis hold Kiev')
})

test.each(['2023', 'classic'])(
  '%s, 50.12, RGT-S5: a level that the end of the turn reaches allows what it does from the next',
  (edition) => {
    // 19 and 3 of the start are 22, Poland 23; ten centres, three above seven, make 26 as the turn ends.
    const facts = { 'russia.ics': 10, 'france.fallen': true }
    const situation = { edition, turn: '1941 summer', levelsAt: 'before-rises', tensions: { rgt: 19 }, facts }
    const { tracks, permissions } = ask<TensionsAnswer>('tensions', situation, { turn: { facts } })
    expect(tracks.rgt?.after).toBe(26)
    expect(tracks.rgt?.reached.filter(({ isNew }) => isNew).map(({ level, isForNextTurn }) => [level, isForNextTurn === true])).toEqual([
      [20, false],
      [25, true],
    ])
    expect(permissions.map(({ id }) => id)).not.toContain('attack-minors')
  },
)

describe('what is told of a turn is held against the rules', () => {
  const notes = (situation: object, turn: object) =>
    (ask<TensionsAnswer>('tensions', { edition: 'campaign', turn: '1941 fall', ...situation }, { turn }).footnotes ?? []).map(
      ({ words }) => words,
    )
  const counted = 'the declaration is told and counts all the same'

  test.each([
    [
      'RC-18',
      { usat: 47 },
      [{ by: 'us', on: 'germany' }],
      `the U.S. on Germany: the effective USA-Axis level is 47; it must be 50; ${counted}`,
    ],
    [
      '3.3.3.4b',
      { usjt: 45 },
      [{ by: 'us', on: 'japan' }],
      `the U.S. on Japan: the effective USA-Japan level is 45; it must be 50; ${counted}`,
    ],
    ['3.2.4.6a', { rgt: 10 }, [{ by: 'russia', on: 'turkey' }], `Russia on Turkey: the Russo-Axis level is 10; it must be 25; ${counted}`],
    ['3.4.2b', {}, [{ by: 'britain', on: 'japan' }], `Britain on Japan: only together with an American declaration on Japan; ${counted}`],
  ])('campaign %s: %j, %j', (_, tensions, declarations, words) => {
    expect(notes({ tensions }, { declarations })).toContain(words)
  })

  test.each([
    // A draw that nobody tells may have brought 50.
    [{ usat: 48 }, [{ by: 'us', on: 'germany' }]],
    [{ rgt: 25 }, [{ by: 'russia', on: 'turkey' }]],
    [
      { usjt: 50 },
      [
        { by: 'britain', on: 'japan' },
        { by: 'us', on: 'japan' },
      ],
    ],
  ])('campaign: %j, %j may be so', (tensions, declarations) => {
    expect(notes({ tensions }, { declarations })).not.toContainEqual(expect.stringContaining(counted))
  })

  test.each([
    ['campaign', 'RC-13'],
    ['2023', '49.851B'],
    ['classic', '49.851B'],
  ])('%s %s: a draw that does not make the effective level reported for the turn is refused', (edition, rule) => {
    const tensions = (usat: number) =>
      answer({
        door: 'tensions',
        situation: { edition, turn: '1941 fall', tensions: { usat: { actual: 34, effective: 36 } } },
        args: { turn: { dice: { usat } } },
      })
    expect(tensions(1)).toMatchObject({ ok: false, refusals: [{ cite: { rule } }] })
    expect(tensions(6)).toMatchObject({ ok: true })
  })
})
