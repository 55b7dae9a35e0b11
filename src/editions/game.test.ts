import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide, FACTIONS, fold, gameAt, type Order, type Placements, show, whyNot } from '../rules/index.ts'
import { given, type Story } from './game.testing.ts'
import { anySituation, BOOKS } from './situation.testing.ts'

const openYear: Order = { type: 'open-year', by: 'referee', turn: '1940 spring' }
const seal = (by: 'axis' | 'westernAllies' | 'russia', placements: Placements = {}): Order => ({ type: 'seal-allocation', by, placements })
const openPhase = (side: 'axis' | 'allies', turn = '1940 spring' as const): Order => ({ type: 'open-phase', by: 'referee', turn, side })
const name = (
  by: 'axis' | 'westernAllies' | 'russia',
  ...targets: readonly ('hungary' | 'turkey' | 'rumania' | 'greece' | 'bulgaria')[]
): Order => ({
  type: 'name-targets',
  by,
  nominations: targets.map((target) => ({ target, manner: 'ordinary' })),
})
const roll = (by: 'axis' | 'westernAllies' | 'russia', target: 'hungary' | 'turkey' | 'greece' | 'bulgaria' | 'rumania'): Order => ({
  type: 'roll',
  by,
  target,
})
const take = (by: 'axis' | 'westernAllies' | 'russia', target: 'hungary' | 'turkey' | 'greece' | 'bulgaria', result: string): Order => ({
  type: 'take-result',
  by,
  target,
  result,
})

/** 1940, the Axis with five points: two in Turkey, two in Hungary. */
const allocated = (document: Readonly<Record<string, unknown>> = {}): Story =>
  given({ turn: '1939 winter', ...document })
    .when(openYear)
    .when(seal('axis', { turkey: 2, hungary: 2 }))
    .when(seal('westernAllies', { turkey: 1 }))
    .when(seal('russia', { turkey: 1 }))

describe('a year of diplomacy', () => {
  test('49.12, 49.23: points are received, then allocated, then used', () => {
    // Germany 3 and Italy 2, and Warsaw; Britain 3 and France 2; Russia 3.
    const story = given({ turn: '1939 winter', facts: { 'warsaw.controller': 'germany' } })
    story.refuses(seal('axis', { turkey: 1 }), '49.23')
    const opened = story.when(openYear)
    expect(opened.game.points).toEqual({ axis: 6, westernAllies: 5, russia: 3 })
    opened.refuses(openPhase('axis'), '49.23')
  })

  test('49.31 (a): two of five in one target, not three; and not six of five in all', () => {
    const opened = given({ turn: '1939 winter' }).when(openYear)
    opened.refuses(seal('axis', { turkey: 3 }), '49.31 (a)')
    opened.refuses(seal('axis', { turkey: 2, hungary: 2, rumania: 2 }), '49.11')
    expect(opened.when(seal('axis', { turkey: 2, hungary: 2, rumania: 1 })).game.sealed).toEqual(['axis'])
    opened.when(seal('axis', { turkey: 2 })).refuses(seal('axis', { turkey: 1 }), '49.23')
  })

  test('49.423 (a), 49.411A: only with points of one’s own, but Hungary freely', () => {
    const phase = allocated().when(openPhase('axis'))
    phase.refuses(name('axis', 'greece'), '49.423 (a)')
    phase.refuses(name('axis', 'turkey', 'greece'), '49.423 (a)', '49.411A (a)')
    phase.refuses(name('axis', 'hungary', 'hungary'), '49.61 (c)')
    const named = phase.when(name('axis', 'turkey', 'hungary', 'bulgaria', 'rumania'))
    expect(Object.keys(named.game.phase?.rolls ?? {})).toEqual(['turkey', 'hungary', 'bulgaria', 'rumania'])
    named.refuses(name('axis', 'rumania'), '49.422', '49.431 (a)', '49.61 (c)')
  })

  test('49.422, 49.425: points are shown when all have named, before any die', () => {
    const phase = allocated().when(openPhase('allies'))
    const first = phase.when(name('westernAllies', 'turkey'))
    expect(first.events.some(({ type }) => type === 'points-revealed')).toBe(false)
    first.refuses(roll('westernAllies', 'turkey'), '49.425 (1)')
    const both = first.when(name('russia'))
    expect(both.last('points-revealed').placements).toEqual({ axis: { turkey: 2 }, westernAllies: { turkey: 1 }, russia: { turkey: 1 } })
    both.refuses(roll('axis', 'turkey'), '49.425 (4)')
  })

  test('49.53, 49.51: a lesser result is taken at once, and comes about when the phase closes', () => {
    // Hungary 5 + 2 points - 2 while France stands + die 4 = 9.
    const rolled = allocated()
      .when(openPhase('axis'))
      .when(name('axis', 'hungary', 'turkey'))
      .when(roll('axis', 'hungary'), 4)
    expect(rolled.last('rolled')).toMatchObject({ die: 4, total: 9, result: '9', byDefault: '9' })
    rolled.refuses(roll('axis', 'turkey'), '49.53 (c)')
    rolled.refuses(take('axis', 'hungary', '10'), '49.53 (a)')
    rolled.refuses(take('westernAllies', 'hungary', '7'), '49.53 (b)')
    const taken = rolled.when(take('axis', 'hungary', '8'))
    expect(taken.game.situation.standings.hungary.result).toBeNull()
    taken.refuses({ type: 'close-phase', by: 'referee' }, '49.51')
    // Turkey 2 - 1 points and no more: +1, inertia -1, die 3: nothing changes.
    const done = taken
      .when(roll('axis', 'turkey'), 3)
      .when(take('axis', 'turkey', '3-4'))
      .when({ type: 'close-phase', by: 'referee' })
    expect(done.game.situation.standings.hungary).toMatchObject({ result: 8, with: 'germany', since: '1940 spring' })
    expect(done.game.situation.paid).toEqual({ hungary: { to: 'germany', brps: 10 } })
    done.when(openPhase('allies')).refuses(name('westernAllies', 'turkey'), '49.431 (a)')
  })

  test('49.45: at the year’s end all points are gone', () => {
    const next = allocated().when({ type: 'open-year', by: 'referee', turn: '1941 spring' })
    expect(next.game.situation.placements).toEqual({ axis: {}, westernAllies: {}, russia: {} })
    expect(next.game.sealed).toEqual([])
  })

  test('49.46: points of a power that falls stay in play for the year', () => {
    const fallen = allocated().when({ type: 'report-facts', by: 'referee', facts: { 'france.fallen': true } })
    expect(fallen.game.situation.placements.westernAllies).toEqual({ turkey: 1 })
  })
})

describe('subversion', () => {
  const facts = { 'russia.subversionLevel': 3, 'france.fallen': true }
  const subverted = allocated({ facts, tensions: { rgt: 15 } })
    .when(openPhase('axis'))
    .when(name('axis', 'hungary', 'rumania'))
  const use: Order = { type: 'use-subversion', by: 'russia', target: 'hungary', amount: 3 }

  test('49.4263: from tension 15, within the level reached, before the die', () => {
    subverted.refuses({ ...use, amount: 4 }, '49.4263')
    allocated({ facts, tensions: { rgt: 14 } })
      .when(openPhase('axis'))
      .when(name('axis', 'hungary'))
      .refuses(use, '49.4263')
    subverted.when(use).refuses(use, '49.4263')
  })

  test('49.634A: the others of the five gain +2, the victim does not, and its die is thrown first', () => {
    const used = subverted.when(use)
    used.refuses(roll('axis', 'rumania'), '49.634A (b)')
    const first = used.when(roll('axis', 'hungary'), 1)
    // 5 + 2 points - 3 = +4, die 1: 5.
    expect(first.last('rolled')).toMatchObject({ total: 5, result: '5-6' })
    const second = first.when(take('axis', 'hungary', '5-6')).when(roll('axis', 'rumania'), 1)
    // 4 + 2 for the subversion + 1 for tension of 10 or more: +7.
    expect(second.last('rolled').reckoning.total).toBe(7)
  })

  test('49.634A: Greece may react in the same phase, without points; Turkey may not', () => {
    const used = subverted.when(use)
    const react = (target: 'greece' | 'turkey'): Order => ({
      type: 'name-targets',
      by: 'axis',
      nominations: [{ target, manner: 'reaction' }],
    })
    used.refuses(react('turkey'), '49.62', '49.422')
    const reacting = used.when(react('greece'))
    expect(reacting.last('points-revealed').targets).toEqual(['greece'])
    const applied = reacting
      .when(roll('axis', 'hungary'), 3)
      .when(take('axis', 'hungary', '7'))
      .when(roll('axis', 'greece'), 6)
      .when(take('axis', 'greece', '8'))
    // 49.65: at once; Hungary waits for the phase to close. Each use of subversion costs a point of tension (USAT-E21).
    expect(applied.game.situation.tensions.usat.actual).toBe(-1)
    expect(applied.game.situation.standings.greece.result).toBe(8)
    expect(applied.game.situation.standings.hungary.result).toBeNull()
  })
})

describe('what outlives the year, and what a phase does not change', () => {
  test('49.4267: a reaction that takes effect at once changes no other roll of its phase', () => {
    // Spain reacts and becomes an ally; Vichy France's roll in the same phase does not yet lose a point for that (VIC-A6).
    const story = given({
      turn: '1941 winter',
      facts: {
        'france.fallen': true,
        'france.fallTurn': '1940 summer',
        'africa.axisUnits': true,
        'gibraltar.controller': 'germany',
        'germany.yssBrps': 300,
      },
      tensions: { usat: 30 },
    })
      .when({ type: 'report-declaration', by: 'referee', declaration: { by: 'britain', on: 'portugal' } })
      .when({ type: 'open-year', by: 'referee', turn: '1942 spring' })
      .when(seal('axis', { vichyFrance: 2, spain: 3 }))
      .when(seal('westernAllies'))
      .when(seal('russia'))
      .when({ type: 'open-phase', by: 'referee', turn: '1942 spring', side: 'axis' })
      .when({
        type: 'name-targets',
        by: 'axis',
        nominations: [
          { target: 'spain', manner: 'reaction' },
          { target: 'vichyFrance', manner: 'ordinary' },
        ],
      })
      .when({ type: 'roll', by: 'axis', target: 'spain' }, 6)
      .when({ type: 'take-result', by: 'axis', target: 'spain', result: '10' })
    expect(story.game.situation.standings.spain.result).toBe(10)
    const lines = story.when({ type: 'roll', by: 'axis', target: 'vichyFrance' }, 3).last('rolled').reckoning.lines
    expect(lines.find(({ cite }) => cite.rule === 'VIC-A6')?.applies).toBe(false)
  })
  test('R49-26: income from a result that still runs counts as paid in the new year', () => {
    const story = given({ turn: '1940 winter', standings: { hungary: { result: 8 }, turkey: { result: 9 } } }).when({
      type: 'open-year',
      by: 'referee',
      turn: '1941 spring',
    })
    expect(story.game.situation.paid).toEqual({ hungary: { to: 'germany', brps: 10 } })
  })
  test('49.425 (2): subversion is announced before covert operations', () => {
    const facts = { 'russia.subversionLevel': 3 }
    allocated({ facts, tensions: { rgt: 20 } })
      .when(openPhase('axis'))
      .when(name('axis', 'hungary'))
      .when({ type: 'play-covert-operations', by: 'axis', target: 'hungary', operations: 1 })
      .refuses({ type: 'use-subversion', by: 'russia', target: 'hungary', amount: 1 }, '49.425 (2)')
  })
  test('BEL-N2: both halves attacked, Belgium/Luxembourg is closed', () => {
    const story = given({ turn: '1940 spring', placements: { westernAllies: { belgiumLuxembourg: 1 } } })
      .when({ type: 'report-declaration', by: 'referee', declaration: { by: 'germany', on: 'belgium' } })
      .when({ type: 'report-declaration', by: 'referee', declaration: { by: 'germany', on: 'luxembourg' } })
    expect(story.game.situation.facts['belgium.attacked']).toBe(true)
    expect(story.game.situation.standings.belgiumLuxembourg).toMatchObject({ result: -2, with: 'france', attacked: true })
  })
})

describe('demands, mining, tension points, reports', () => {
  test('49.71, 49.441 (a): Rumania answers a demand by a roll of Russia’s, and the answer holds at once', () => {
    // 4 leaning - 2 for twenty factors - 1 for tension of 5 or less + 2 for the demand = +3; die 4: 7.
    const asked = allocated({ facts: { 'rumania.adjacentRussianFactors': 29 } })
      .when(openPhase('allies'))
      .when({ type: 'make-demand', by: 'russia', of: 'rumania' })
    expect(asked.game.situation.facts['bessarabia.demanded']).toBe(true)
    const rolled = asked.when(roll('russia', 'rumania'), 4)
    expect(rolled.last('rolled')).toMatchObject({ die: 4, total: 7, result: '7' })
    expect(rolled.last('rolled').reckoning.total).toBe(3)
    const taken = rolled.when({ type: 'take-result', by: 'axis', target: 'rumania', result: '7' })
    expect(taken.last('result-applied').outcome.onMap).toContainEqual(expect.objectContaining({ cite: { book: '2023', rule: 'RUM-R(7)' } }))
    expect(taken.game.situation.standings.rumania.result).toBe(7)
    // It was no naming: the Axis may still name Rumania this year (49.44).
    expect(taken.game.situation.namings).toEqual([])
  })
  test('FIN-N3: a demand on Finland causes no roll; others may not be asked at all, nor anybody in an Axis phase', () => {
    const phase = allocated().when(openPhase('allies'))
    const made = phase.when({ type: 'make-demand', by: 'russia', of: 'finland' })
    expect(made.last('demand-made')).toEqual({ type: 'demand-made', of: 'finland', causesRoll: false })
    expect(made.game.phase?.rolls).toEqual({})
    phase.refuses({ type: 'make-demand', by: 'russia', of: 'turkey' }, '49.44 (b)')
    allocated().when(openPhase('axis')).refuses({ type: 'make-demand', by: 'russia', of: 'finland' }, '49.41')
  })
  test('NOR-N3, NOR-N4: mining in fall or winter, at the price of a point of tension', () => {
    const mine: Order = { type: 'mine-norway', by: 'westernAllies' }
    given({ turn: '1940 spring' }).refuses(mine, 'NOR-N3')
    given({ turn: '1940 fall', facts: { 'bergen.controller': 'germany' } }).refuses(mine, 'NOR-N3')
    const mined = given({ turn: '1939 winter', tensions: { usat: 4 } }).when(mine)
    expect(mined.game.situation.tensions.usat.actual).toBe(3)
    mined.refuses(mine, 'NOR-N3')
    const byLeave = given({ turn: '1939 winter', standings: { norway: { result: 0 } } }).when(mine)
    expect(byLeave.game.situation.tensions.usat.actual).toBe(0)
    expect(byLeave.game.situation.facts['norway.minedWithoutLeave']).toBe(false)
  })
  test('49.34 (b): one point in tension a turn, in one’s own phase', () => {
    const use: Order = { type: 'use-tension-point', by: 'axis' }
    const placed = given({ turn: '1939 winter' })
      .when(openYear)
      .when(seal('axis', { usat: 2 }))
      .when(seal('westernAllies'))
      .when(seal('russia'))
    placed.refuses(use, '49.41')
    const used = placed.when(openPhase('axis')).when(use)
    expect(used.game.situation.tensions.usat.actual).toBe(-1)
    used.refuses(use, '49.34 (b)')
    allocated().when(openPhase('axis')).refuses(use, '49.34 (b)')
  })
  test('49.632 (b), 49.632 (c): a war on Portugal drives Spain to Germany, which the reaction does not count', () => {
    const story = given({ turn: '1941 winter', facts: { 'france.fallen': true, 'africa.axisUnits': true } }).when({
      type: 'report-declaration',
      by: 'referee',
      declaration: { by: 'britain', on: 'portugal' },
    })
    expect(story.game.situation.standings.spain).toMatchObject({ result: 9, with: 'germany', attacked: true })
    const react: Order = { type: 'name-targets', by: 'axis', nominations: [{ target: 'spain', manner: 'reaction' }] }
    const reacting = story
      .when({ type: 'open-year', by: 'referee', turn: '1942 spring' })
      .when(seal('axis'))
      .when(seal('westernAllies'))
      .when(seal('russia'))
      .when({ type: 'open-phase', by: 'referee', turn: '1942 spring', side: 'axis' })
      .when(react)
      .when({ type: 'roll', by: 'axis', target: 'spain' }, 2)
    // +1 for Portugal, inertia -1, no association: 2.
    expect(reacting.last('rolled').total).toBe(2)
  })
  test('49.435B (a): who takes Helsinki conquers Finland; a friend’s garrison does not', () => {
    const report: Order = { type: 'report-facts', by: 'referee', facts: { 'helsinki.controller': 'russia' } }
    expect(given().when(report).game.situation.standings.finland.conquered).toBe(true)
    const friendly = given({ standings: { finland: { result: 10 } } }).when({ ...report, facts: { 'helsinki.controller': 'germany' } })
    expect(friendly.game.situation.standings.finland.conquered).toBeUndefined()
  })
  test('a report of what is no fact, or not of its kind, changes nothing', () => {
    given().refuses({ type: 'report-facts', by: 'axis', facts: { 'helsinki.holder': 'russia' } }, 'unknown-fact')
    given().refuses({ type: 'report-facts', by: 'axis', facts: { 'france.fallen': 1 } }, 'wrong-value')
  })
  test('SWE-R(10): a Swedish alliance waits on Finland, and one turn more', () => {
    const waiting = { result: 10, with: 'germany', waiting: true } as const
    const openOn = (standings: Readonly<Record<string, unknown>>) =>
      given({ turn: '1941 winter', standings })
        .when({ type: 'open-year', by: 'referee', turn: '1942 spring' })
        .when(seal('axis'))
        .when(seal('westernAllies'))
        .when(seal('russia'))
        .when({ type: 'open-phase', by: 'referee', turn: '1942 spring', side: 'axis' }).game.situation.standings.sweden.waiting
    expect(openOn({ sweden: waiting })).toBe(true)
    expect(openOn({ sweden: waiting, finland: { result: 9, since: '1941 winter' } })).toBeUndefined()
    expect(openOn({ sweden: waiting, finland: { result: 9, since: '1942 spring' } })).toBe(true)
  })
})

const placements: fc.Arbitrary<Placements> = fc.dictionary(
  fc.constantFrom('turkey', 'greece', 'hungary', 'bulgaria') as fc.Arbitrary<'turkey'>,
  fc.integer({ min: 1, max: 2 }),
  { maxKeys: 2 },
)

describe('secrets', () => {
  test('49.21 (a): a sealed allocation tells the others only that it is sealed', () => {
    fc.assert(
      fc.property(placements, placements, (one, other) => {
        const opened = given({ turn: '1939 winter', facts: { 'germany.yssBrps': 300 } }).when(openYear)
        const [first, second] = [opened.when(seal('axis', one)), opened.when(seal('axis', other))]
        for (const onlooker of ['russia', 'westernAllies', 'public'] as const)
          expect(JSON.stringify(first.seenBy(onlooker))).toBe(JSON.stringify(second.seenBy(onlooker)))
        expect(first.seenBy('axis').situation.placements.axis).toEqual(one)
      }),
      { numRuns: 40 },
    )
  })
  test('49.21 (b): points where the enemy keeps a spy ring are announced', () => {
    const story = given({ turn: '1939 winter', facts: { 'turkey.westernSpyRings': 1 } })
      .when(openYear)
      .when(seal('axis', { turkey: 2, hungary: 1 }))
    expect(story.seenBy('russia').situation.placements.axis).toEqual({ turkey: 2 })
  })
  test('a target’s points are known to all once it is rolled for, and no other’s', () => {
    const story = allocated().when(openPhase('axis')).when(name('axis', 'turkey'))
    expect(story.seenBy('westernAllies').situation.placements.axis).toEqual({ turkey: 2 })
  })
  test('what is shown of an event is never more than the event', () => {
    const story = allocated().when(openPhase('axis')).when(name('axis', 'turkey')).when(roll('axis', 'turkey'), 6)
    for (const event of story.events)
      for (const onlooker of [...FACTIONS, 'public'] as const) expect(show(event, onlooker)?.type).toBe(event.type)
  })
})

describe.each(BOOKS)('$name: what holds of every order', ({ book }) => {
  const anyOrder = fc.oneof(
    fc.record({ type: fc.constant('seal-allocation' as const), by: fc.constantFrom(...FACTIONS), placements }),
    fc.record({
      type: fc.constant('name-targets' as const),
      by: fc.constantFrom(...FACTIONS),
      nominations: fc.array(
        fc.record({
          target: fc.constantFrom('turkey', 'hungary', 'norway') as fc.Arbitrary<'turkey'>,
          manner: fc.constantFrom('ordinary', 'reaction') as fc.Arbitrary<'ordinary'>,
        }),
        { maxLength: 3 },
      ),
    }),
    fc.record({ type: fc.constant('mine-norway' as const), by: fc.constant('westernAllies' as const) }),
    fc.record({
      type: fc.constant('make-demand' as const),
      by: fc.constant('russia' as const),
      of: fc.constantFrom('rumania', 'finland', 'greece') as fc.Arbitrary<'rumania'>,
    }),
  )
  test('it is accepted exactly when nothing stands against it, and folding the log gives the game', () => {
    fc.assert(
      fc.property(anySituation(book), anyOrder, fc.boolean(), (situation, order, isPhase) => {
        const game = {
          ...gameAt(situation),
          points: { axis: 6, westernAllies: 5, russia: 3 },
          sealed: [],
          phase: isPhase ? { movers: ['axis' as const], named: [], isRevealed: false, standings: situation.standings, rolls: {} } : null,
        }
        const decision = decide(book, game, order, () => 3)
        expect(decision.accepted).toBe(whyNot(book, game, order).length === 0)
        if (decision.accepted) expect(() => JSON.stringify(fold(game, decision.events))).not.toThrow()
      }),
    )
  })
})
