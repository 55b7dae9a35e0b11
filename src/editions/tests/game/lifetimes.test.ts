import { describe, expect, test } from 'vitest'
import { limitsOf } from '../../../rules/chapters/cooperation/index.ts'
import { whyNotLend } from '../../../rules/chapters/lending/index.ts'
import { allPartisans } from '../../../rules/chapters/partisans/index.ts'
import { unpreparedNow } from '../../../rules/chapters/pearl-harbor/index.ts'
import { allot } from '../../../rules/chapters/points/index.ts'
import { whyNotChoose } from '../../../rules/chapters/research/index.ts'
import { availableTransports } from '../../../rules/chapters/transports/index.ts'
import { type FactValue, isMet, type Minor, measure, ordinaryRoll, reckon, type Turn } from '../../../rules/core/index.ts'
import { evolve, type Order } from '../../../rules/game/index.ts'
import { given, type Story } from './game.testing.ts'

const FACES = Array.from({ length: 40 }, () => 3)
const advance: Order = { type: 'advance', by: 'referee', knowingly: true }
const report = (facts: Readonly<Record<string, FactValue>>): Order => ({ type: 'report-facts', by: 'referee', facts })
const fact = ({ game }: Story, id: string): unknown => game.situation.facts[id]

/** On to a stage of a turn; whoever has points places none. */
function to(story: Story, turn: Turn, stage: string): Story {
  let now = story
  for (let steps = 0; now.game.situation.turn !== turn || now.game.stage !== stage; steps++) {
    if (steps > 200) throw new Error(`${turn}, ${stage} never comes`)
    if (now.game.stage === 'year-start' || now.game.stage === 'year-diplomacy')
      for (const by of ['axis', 'westernAllies', 'russia'] as const)
        if (now.game.asked.includes(by) && !now.game.sealed.includes(by))
          now = now.when({ type: 'seal-allocation', by, placements: {} }, ...FACES)
    if (now.game.situation.turn !== turn || now.game.stage !== stage) now = now.when(advance, ...FACES)
  }
  return now
}

/** Spain, Vichy France or Poland at a 7, two of its units lost in the east, and a result of the Axis’ next roll. */
function afterRoll(edition: string, lender: Minor, result: string, options: readonly string[] = []): Story {
  const story = given({
    edition,
    options,
    turn: '1942 spring',
    facts: { 'france.fallen': true, 'vichyFrance.formed': 'formed', [`${lender}.lentLosses`]: 2 },
    standings: { [lender]: { result: 7, with: 'germany' } },
    declarations: [{ by: 'germany', on: 'russia', turn: '1941 summer' }],
  })
  const standing = { result: 7, with: 'germany', since: '1942 spring', volunteers: 2 } as const
  const outcome = { target: lender, result, standing, transfers: [], paid: null, warsDue: [], onMap: [] }
  return { ...story, game: evolve(story.game, { type: 'result-applied', outcome } as never) }
}

const mayLend = ({ book, game }: Story, lender: 'spain' | 'vichyFrance' | 'poland', units: number): boolean =>
  whyNotLend(book, game.situation, { lender, to: 'germany', units }).length === 0

describe('52.53, R50-48: units lost in the east are there again after a result that lends', () => {
  test.each([
    { edition: '2023', lender: 'spain', options: [] },
    { edition: 'classic', lender: 'vichyFrance', options: [] },
    { edition: '2023', lender: 'poland', options: ['gathering-storm'] },
  ] as const)('$lender, $edition: another 7 lends two, no effect lends none', ({ edition, lender, options }) => {
    expect(mayLend(afterRoll(edition, lender, '7', options), lender, 2)).toBe(true)
    expect(mayLend(afterRoll(edition, lender, '3-4', options), lender, 1)).toBe(false)
  })
})

describe('52.23, 52.54, R50-79: lent units come home as the next player turn of their lender opens', () => {
  const story = to(
    given({
      turn: '1942 summer',
      facts: { 'france.fallen': true },
      standings: { spain: { result: 7, with: 'germany' } },
      declarations: [{ by: 'germany', on: 'russia', turn: '1941 summer' }],
    }),
    '1942 summer',
    'axis-operations',
  ).when(report({ 'spain.lentUnits': 2 }))

  test('in the same player turn none is left, in the next both are', () => {
    expect(mayLend(story, 'spain', 1)).toBe(false)
    expect(mayLend(to(story, '1942 fall', 'axis-operations'), 'spain', 2)).toBe(true)
  })

  test('what was lent is known for one turn more: a lower result sends it home', () => {
    const isTooMany = ({ book, game }: Story): boolean =>
      book.clauses.lending?.notices.some(({ id, when }) => id === 'spain-too-many-lent' && isMet(when, game.situation)) ?? false
    const fall = to(story, '1942 fall', 'axis-operations')
    expect(fact(fall, 'spain.lentBefore')).toBe(2)
    expect(isTooMany(fall)).toBe(false)
    expect(
      isTooMany(fall.when({ type: 'set-by-ruling', by: 'referee', levels: {}, standings: { spain: 'neutral' }, reason: 'test' })),
    ).toBe(true)
    expect(fact(to(fall, '1942 winter', 'axis-operations'), 'spain.lentBefore')).toBe(0)
  })
})

test.each(['2023', 'classic'])('53.51A, 53.56 (%s): Chinese resistance of the turn before is that of the turn before', (edition) => {
  const bound = ({ book, game }: Story): boolean => {
    const { binds } = limitsOf(book, 'chinese')
    return typeof binds === 'object' && isMet(binds, game.situation)
  }
  const summer = to(given({ edition, turn: '1943 summer', facts: { 'france.fallen': true } }), '1943 summer', 'allied-operations').when(
    report({ 'china.resistance': 2 }),
  )
  expect(bound(summer)).toBe(true)
  const fall = to(summer, '1943 fall', 'allied-operations')
  expect(bound(fall)).toBe(false)
  const winter = to(fall.when(report({ 'china.resistance': 1 })), '1943 winter', 'allied-operations')
  expect(bound(winter)).toBe(true)
})

describe('20.636B: one in five of those there when the last own player turn ended, and no more than were damaged since', () => {
  const available = ({ book, game }: Story): number => availableTransports(book, game.situation, 'westernAllies', 'atlantic').value
  const start = given({ turn: '1943 summer', facts: { 'france.fallen': true, 'atlanticBox.before': 16 } })
  const summer = to(start, '1943 summer', 'allied-operations').when(report({ 'atlanticBox.transports': 30, 'atlanticBox.undamaged': 30 }))

  test('30 at the end of Summer: 6 in Fall, not the 4 of 16', () => {
    const fall = to(summer, '1943 fall', 'axis-operations').when(report({ 'atlanticBox.undamaged': 1, 'atlanticBox.damaged': 15 }))
    expect(available(fall)).toBe(6)
  })

  test('what was damaged in one enemy player turn does not serve after the next', () => {
    const fall = to(summer, '1943 fall', 'axis-operations').when(report({ 'atlanticBox.undamaged': 1, 'atlanticBox.damaged': 15 }))
    expect(available(to(fall, '1943 winter', 'allied-operations'))).toBe(1)
  })

  test('R16-39: Japanese transports, until the Allied player turn', () => {
    const told = to(start, '1943 fall', 'axis-operations').when(report({ 'japaneseBox.before': 11, 'japaneseBox.damaged': 2 }))
    expect(fact(told, 'japaneseBox.damaged')).toBe(2)
    const allied = to(told, '1943 fall', 'allied-operations')
    expect([fact(allied, 'japaneseBox.before'), fact(allied, 'japaneseBox.damaged')]).toEqual([0, 0])
  })
})

describe('50.441: what hangs on a declaration ends as it is revoked', () => {
  test('RGT-UP6: no Russian forces are unprepared after a revoked German war', () => {
    const unprepared = ({ book, game }: Story): number =>
      unpreparedNow(book, game.situation).filter(({ id }) => id.startsWith('eastern')).length
    const declared = to(
      given({ turn: '1941 summer', facts: { 'france.fallen': true }, tensions: { rgt: 20 } }),
      '1941 summer',
      'axis-declarations',
    ).when({ type: 'declare-war', by: 'axis', intents: [{ by: 'germany', on: 'russia' }] }, ...FACES)
    expect(unprepared(declared)).toBeGreaterThan(0)
    const revoked = to(declared, '1941 summer', 'allied-naming')
    expect(revoked.game.situation.wars.filter(({ between, until }) => until === undefined && between.includes('russia'))).toEqual([])
    expect(unprepared(revoked)).toBe(0)
    expect(fact(revoked, 'russia.alert')).toBe('open')
  })

  test('50.552B, C: American forces and British lands go by a war that is on', () => {
    const declared = to(
      given({ turn: '1941 summer', facts: { 'france.fallen': true }, tensions: { usjt: 10 } }),
      '1941 summer',
      'axis-declarations',
    ).when({ type: 'declare-war', by: 'japan', intents: [{ by: 'japan', on: 'britain' }] }, ...FACES)
    const lands = ({ book, game }: Story): readonly string[] =>
      (book.clauses.notices ?? [])
        .filter(({ id, when }) => id.startsWith('britain-alone') && isMet(when, game.situation))
        .map(({ id }) => id)
    expect(lands(declared)).toEqual(['britain-alone', 'britain-alone-ships', 'britain-alone-lands'])
    const revoked = to(declared, '1941 fall', 'axis-declarations')
    expect(lands(revoked)).toEqual([])
    expect(fact(revoked, 'japan.surprise')).toBe('open')
  })
})

describe('what a holder has begun ends with the hold', () => {
  test('3.6.6.1 (a): Moscow taken again is taken now', () => {
    const story = given({
      edition: 'campaign',
      turn: '1942 summer',
      facts: { 'france.fallen': true, 'moscow.controller': 'germany', 'moscow.taken': '1941 fall' },
      declarations: [{ by: 'germany', on: 'russia', turn: '1941 summer' }],
    })
    const lost = story.when(report({ 'moscow.controller': 'russia' }))
    expect(fact(lost, 'moscow.taken')).toBe(null)
    expect(fact(lost.when(report({ 'moscow.controller': 'germany' })), 'moscow.taken')).toBe('1942 summer')
  })

  test('3.4.2.6, RC-103: a second occupation of Yugoslavia has a date of its own', () => {
    const story = given({
      edition: 'campaign',
      turn: '1943 spring',
      facts: { 'france.fallen': true, 'belgrade.controller': 'germany', 'yugoslavia.occupiedSince': '1941 spring' },
    })
    const dates = ({ book, game }: Story): readonly unknown[] =>
      allPartisans(book, game.situation).flatMap(({ row, since }) => (row.lands.includes('yugoslavia') ? [since] : []))
    const italian = story.when(report({ 'belgrade.controller': 'italy' }))
    expect(fact(italian, 'yugoslavia.occupiedSince')).toBe('1941 spring')
    const freed = italian.when(report({ 'belgrade.controller': 'britain' }))
    expect(fact(freed, 'yugoslavia.occupiedSince')).toBe(null)
    const again = freed.when(report({ 'belgrade.controller': 'germany' }))
    expect(fact(again, 'yugoslavia.occupiedSince')).toBe(null)
    expect(dates(story)).toContain('1941 spring')
    expect(dates(again)).not.toContain('1941 spring')
  })

  test('3.4.4.7: so has a second one of the Philippines, and RC-24: a second liberation of Paris', () => {
    const story = given({
      edition: 'campaign',
      turn: '1944 spring',
      facts: {
        'france.fallen': true,
        'manila.controller': 'japan',
        'philippines.occupiedSince': '1942 spring',
        'paris.controller': 'us',
        'paris.liberated': '1943 winter',
      },
      wars: [
        { between: ['japan', 'us'], since: '1941 winter' },
        { between: ['germany', 'us'], since: '1941 winter' },
      ],
    })
    const lost = story.when(report({ 'manila.controller': 'us', 'paris.controller': 'germany' }))
    expect([fact(lost, 'philippines.occupiedSince'), fact(lost, 'paris.liberated')]).toEqual([null, null])
  })

  test('3.6.6.5 (c): land gained in one renewed war serves in no later one', () => {
    const story = given({
      edition: 'campaign',
      turn: '1943 spring',
      facts: { 'vladivostok.controller': 'japan', 'armistice.russiaJapan': '1942 summer', 'japan.gainedRussianLand': true },
      wars: [{ between: ['japan', 'russia'], since: '1942 fall' }],
    })
    expect(fact(story, 'japan.gainedRussianLand')).toBe(true)
    expect(fact(story.when(report({ 'russia.surrenderedToJapan': true })), 'japan.gainedRussianLand')).toBe(false)
  })
})

describe('what a country was to one side ends with that', () => {
  test('50.33H: an adverse result for Vichy France stands as long as it is in effect', () => {
    const story = given({
      turn: '1941 fall',
      facts: { 'france.fallen': true, 'vichyFrance.formed': 'formed', 'vichyFrance.adverseToAxis': true },
      standings: { vichyFrance: { result: 0, with: 'britain' } },
    })
    const rule = (result: 0 | 7, power: 'britain' | 'germany'): Order => ({
      type: 'set-by-ruling',
      by: 'referee',
      levels: {},
      standings: { vichyFrance: { result, with: power } },
      reason: 'test',
    })
    expect(fact(story.when(rule(0, 'britain')), 'vichyFrance.adverseToAxis')).toBe(true)
    expect(fact(story.when(rule(7, 'germany')), 'vichyFrance.adverseToAxis')).toBe(false)
  })

  test('49.4264, R49-84: units that Rumania lost by going over are not counted as unbuilt', () => {
    const story = given({
      turn: '1942 fall',
      facts: { 'france.fallen': true, 'rumania.unbuilt': 6 },
      standings: { rumania: { result: 10, with: 'germany' } },
    })
    const over = story.when({
      type: 'set-by-ruling',
      by: 'referee',
      levels: {},
      standings: { rumania: { result: -3, with: 'russia' } },
      reason: 'test',
    })
    const unbuilt = reckon(
      over.book.tables['rumania' as never] as never,
      over.game.situation,
      ordinaryRoll('rumania', 'axis'),
    ).lines.filter(({ id, amount }) => id.includes('unbuilt') && amount !== 0)
    expect(unbuilt).toEqual([])
  })
})

test('RT-03: a Russia that has surrendered counts again among the powers at war once it is attacked anew', () => {
  const majors = (since: Turn): number =>
    measure(
      { is: 'majors-at-war', against: ['germany', 'italy'], among: ['france', 'britain', 'russia', 'us'], since: 'earlier' },
      given({
        edition: 'campaign',
        turn: '1942 winter',
        facts: { 'france.fallen': true, 'russia.surrendered': true, 'russia.surrenderTurn': '1942 spring' },
        wars: [{ between: ['germany', 'russia'], since }],
      }).game.situation,
    )
  expect(majors('1942 summer')).toBe(2)
  expect(majors('1941 summer')).toBe(1)
})

describe('of a year and of the turn before', () => {
  test.each(['2023', 'classic'])('R49-60 (%s): firestorms count in the year after them and in no other', (edition) => {
    const line = (story: Story): number =>
      allot(story.book, story.game.situation).powers.britain?.lines.find(({ id }) => id === 'firestorms')?.amount ?? 0
    const story = to(given({ edition, turn: '1941 fall', facts: { 'france.fallen': true } }), '1941 fall', 'allied-operations').when(
      report({ 'britain.firestormsThisYear': 1 }),
    )
    expect(line(story)).toBe(0)
    const next = to(story, '1942 spring', 'year-start')
    expect(line(next)).toBe(1)
    expect(line(to(next, '1943 spring', 'year-start'))).toBe(0)
  })

  test('49.14, R49-83: firestorms told at the year start count there, BRPs of the year before are asked for anew', () => {
    const year = to(given({ turn: '1941 winter', facts: { 'france.fallen': true, 'germany.yssBrps': 250 } }), '1942 spring', 'year-start')
    const axis = year.game.points?.axis ?? 0
    expect(Object.hasOwn(year.game.situation.facts, 'germany.yssBrps')).toBe(false)
    expect(year.when(report({ 'germany.yssBrps': 250 })).game.points?.axis).toBe(axis + 2)
    expect(year.when(report({ 'germany.firestormsLastYear': 1 })).game.points?.axis).toBe(axis + 1)
  })

  test('49.61, 49.633, VIC-A11: colonies attacked in one turn count in the next and in no other, whenever they are told', () => {
    const plus = (story: Story): number =>
      reckon(story.book.tables['vichyFrance' as never] as never, story.game.situation, ordinaryRoll('vichyFrance', 'axis')).lines.find(
        ({ id }) => id === 'colonies-attacked',
      )?.amount ?? 0
    const spring = to(
      given({ turn: '1941 spring', facts: { 'france.fallen': true, 'vichyFrance.formed': 'formed' } }),
      '1941 spring',
      'allied-operations',
    )
    const told = to(spring.when(report({ 'vichyFrance.coloniesAttackedThisTurn': 1 })), '1941 summer', 'axis-naming')
    expect(plus(told)).toBe(2)
    expect(plus(to(told, '1941 fall', 'axis-naming'))).toBe(0)
    const late = to(spring, '1941 summer', 'axis-naming').when(report({ 'vichyFrance.coloniesAttackedLastTurn': 1 }))
    expect(plus(late)).toBe(2)
    expect(plus(to(late, '1941 fall', 'axis-naming'))).toBe(0)
  })
})

describe('what a level once reached has done stays done', () => {
  const ruled = (levels: Readonly<Record<string, number>>): Order => ({
    type: 'set-by-ruling',
    by: 'referee',
    levels,
    standings: {},
    reason: 'test',
  })

  test('51.232, R50-80: the Pacific Fleet stays at Pearl Harbor when the level falls under 8', () => {
    const isThere = ({ book, game }: Story): boolean =>
      book.clauses.pearlHarbor !== undefined && isMet(book.clauses.pearlHarbor.isFleetAtPearlHarbor, game.situation)
    const story = to(given({ turn: '1940 summer', tensions: { usjt: 8 } }), '1940 fall', 'axis-declarations')
    expect(isThere(story)).toBe(true)
    expect(isThere(story.when(ruled({ usjt: 5 })))).toBe(true)
    expect(isThere(given({ turn: '1940 summer', tensions: { usjt: 5 } }))).toBe(false)
  })

  test('RGT-GA4, RGT-FP4: garrisons that 50 has lifted do not come back', () => {
    const bound = ({ book, game }: Story): readonly string[] =>
      (book.clauses.notices ?? [])
        .filter(({ id, when }) => ['garrison', 'siberia'].includes(id) && isMet(when, game.situation))
        .map(({ id }) => id)
    const story = to(
      given({ turn: '1941 summer', facts: { 'france.fallen': true }, tensions: { rgt: 50 } }),
      '1941 summer',
      'axis-declarations',
    )
    expect(bound(story)).toEqual([])
    expect(bound(story.when(ruled({ rgt: 40 })))).toEqual([])
    expect(bound(given({ turn: '1941 summer', facts: { 'france.fallen': true }, tensions: { rgt: 40 } }))).toEqual(['garrison', 'siberia'])
  })
})

test.each(['2023', 'classic'])('41.77B: a game keeps that combat training was rolled for until the year ends (%s)', (edition) => {
  const story = given({ edition, turn: '1943 spring', tensions: { usat: 50, usjt: 50 } }).when(
    report({ 'westernAllies.combatTrainingRolled': true }),
  )
  const again = (now: Story, project = 'combatTraining', rolledThisYear?: boolean) =>
    whyNotChoose(now.book, now.game.situation, 'westernAllies', [
      { category: 3, project, points: 2, ...(rolledThisYear === undefined ? {} : { rolledThisYear }) },
    ]).map(({ cite }) => cite?.rule)
  expect(again(story)).toEqual(['41.77B-a'])
  expect(again(story, 'combatTraining', false)).toEqual(['41.77B-a'])
  expect(again(story, 'rockets')).toEqual([])
  expect(again(to(story, '1943 winter', 'axis-operations'))).toEqual(['41.77B-a'])
  expect(again(to(story, '1944 spring', 'axis-operations'))).toEqual([])
})

describe.each(['2023', 'classic'])(
  'GW-PT-b, GW-PT-c: what is reported as sent east in a turn is four increments at most (%s)',
  (edition) => {
    const opened = given({ edition, turn: '1940 summer', facts: { 'farEast.britishNavalFactors': 3 } })
    const usat = ({ game }: Story) => game.situation.tensions.usat.actual

    test('a factor ashore is one, five ships are one', () => {
      opened.refuses(report({ 'farEast.factorsSent': 5 }), 'GW-PT-b')
      opened.refuses(report({ 'farEast.britishNavalFactors': 24 }), 'GW-PT-b')
      const ashore = opened.when(report({ 'farEast.factorsSent': 2 }))
      ashore.refuses(report({ 'farEast.britishNavalFactors': 14 }), 'GW-PT-b')
      // Ten ships are two increments: 13 in the East are three above ten, one five begun.
      expect(usat(ashore.when(report({ 'farEast.britishNavalFactors': 13 })))).toBe(usat(opened) - 2 - 1)
      const corrected = {
        type: 'correct-facts',
        by: 'referee',
        facts: { 'farEast.britishNavalFactors': 14 },
        reason: 'counted anew',
        repair: [],
      } as never
      ashore.refuses(corrected, 'GW-PT-b')
    })

    test('GW-PT-a: no cap at war with Japan, and none on ships that nobody had counted', () => {
      const many = report({ 'farEast.britishNavalFactors': 40 })
      given({ edition, turn: '1940 summer' }).when(many)
      given({
        edition,
        turn: '1942 summer',
        declarations: [{ by: 'japan', on: 'us', turn: '1941 winter' }],
        facts: { 'farEast.britishNavalFactors': 3 },
      }).when(many)
    })
  },
)
