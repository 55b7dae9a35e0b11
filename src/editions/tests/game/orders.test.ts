import { describe, expect, test } from 'vitest'
import { situationWith, standingsWith, type Turn } from '../../../rules/core/index.ts'
import { type Game, leftUnused, type Order, tell } from '../../../rules/game/index.ts'
import { openBook } from '../../index.ts'
import { given, type Story } from './game.testing.ts'
import { allocated, openPhase, openYear, roll, seal } from './year.testing.ts'

describe('demands, mining, tension points, reports', () => {
  test('49.71, 49.441 (a): Rumania answers a demand by a roll of Russia’s, and the answer holds at once', () => {
    // 4 leaning - 2 for twenty factors - 1 for tension of 5 or less + 2 for the demand = +3; die 4: 7.
    const asked = allocated({ facts: { 'rumania.adjacentRussianFactors': 29 } })
      .when(openPhase('allies'))
      .when({ type: 'make-demand', by: 'russia', of: 'rumania' })
    expect(asked.game.situation.facts['bessarabia.demanded']).toBe(true)
    const wait = /once all have named/
    const notes = (story: Story) => tell(story.book, story.last('demand-made')).notes.filter(({ words }) => wait.test(words))
    expect(notes(asked).map(({ cite }) => cite?.rule)).toEqual(['R49-88'])
    // Finland makes no roll (FIN-N3).
    expect(notes(allocated().when(openPhase('allies')).when({ type: 'make-demand', by: 'russia', of: 'finland' }))).toEqual([])
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
  test('49.45 (a), 49.34 (b): points that stay unplaced, and one unused in its phase, are said and hinder nobody', () => {
    const opened = given({ turn: '1939 winter' }).when(openYear)
    const left = (game: Game, order: Order): readonly string[] => leftUnused(openBook('2023'), game, order).map(({ cite }) => cite.rule)
    const received = opened.game.points?.axis ?? 0
    expect(left(opened.game, seal('axis', { usat: received }))).toEqual([])
    expect(left(opened.game, seal('axis', { usat: 1 }))).toEqual(['49.45 (a)'])
    const placed = opened
      .when(seal('axis', { usat: 2 }))
      .when(seal('westernAllies'))
      .when(seal('russia'))
      .when(openPhase('axis'))
    const pass: Order = { type: 'pass', by: 'axis' }
    expect(left(placed.game, pass)).toEqual(['49.34 (b)'])
    expect(left(placed.game, { type: 'pass', by: 'westernAllies' })).toEqual([])
    expect(left(placed.when({ type: 'use-tension-point', by: 'axis' }).game, pass)).toEqual([])
  })
  test.each(['2023', 'classic', 'campaign'])(
    '50.51: a capital told to be taken where nobody fights is doubted, and hinders nobody (%s)',
    (edition) => {
      const doubts = (facts: Readonly<Record<string, string>>, wars: readonly object[] = []): number =>
        leftUnused(openBook(edition), given({ edition, turn: '1941 summer', wars }).game, { type: 'report-facts', by: 'axis', facts })
          .length
      expect(doubts({ 'madrid.controller': 'germany' })).toBe(1)
      expect(doubts({ 'madrid.controller': 'spain' })).toBe(0)
      expect(doubts({ 'madrid.controller': 'germany' }, [{ between: ['germany', 'spain'], since: '1941 summer' }])).toBe(0)
      expect(doubts({ 'madrid.controller': 'germany' }, [{ between: ['italy', 'spain'], since: '1941 summer' }])).toBe(0)
      const withItaly = { between: ['italy', 'britain'], since: '1940 summer' }
      expect(doubts({ 'rome.controller': 'britain' })).toBe(1)
      expect(doubts({ 'rome.controller': 'britain' }, [withItaly])).toBe(0)
      // Germany and Russia, Italy and Britain are at peace; the U.S. fights nobody; what allies hand over is nobody's war.
      expect(doubts({ 'moscow.controller': 'germany' })).toBe(1)
      expect(doubts({ 'london.controller': 'italy' })).toBe(1)
      expect(doubts({ 'london.controller': 'germany' }, [{ between: ['germany', 'britain'], since: '1939 fall' }])).toBe(0)
      expect(doubts({ 'berlin.controller': 'us' })).toBe(1)
      expect(doubts({ 'singapore.controller': 'us' })).toBe(0)
    },
  )
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
    const openOn = (finland?: { readonly result: 9; readonly since: Turn }) =>
      given({ turn: '1941 winter', standings: { sweden: waiting } }, (situation) =>
        situationWith(situation, {
          standings: standingsWith(
            situation.standings,
            finland === undefined ? {} : { finland: { ...situation.standings.finland, ...finland } },
          ),
        }),
      )
        .when({ type: 'open-year', by: 'referee', turn: '1942 spring' })
        .when(seal('axis'))
        .when(seal('westernAllies'))
        .when(seal('russia'))
        .when({ type: 'open-phase', by: 'referee', turn: '1942 spring', side: 'axis' }).game.situation.standings.sweden.waiting
    expect(openOn()).toBe(true)
    expect(openOn({ result: 9, since: '1941 winter' })).toBeUndefined()
    expect(openOn({ result: 9, since: '1942 spring' })).toBe(true)
  })
})
