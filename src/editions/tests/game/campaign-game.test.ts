import { describe, expect, test } from 'vitest'
import { outcomeOf } from '../../../rules/chapters/rolls/index.ts'
import type { Delegation, Faction, Minor, Placements } from '../../../rules/core/index.ts'
import type { Order } from '../../../rules/game/index.ts'
import { given, type Story } from './game.testing.ts'

const advance: Order = { type: 'advance', by: 'referee', knowingly: true }
const seal = (by: Faction, placements: Placements = {}): Order => ({ type: 'seal-allocation', by, placements })
const name = (by: Faction, ...targets: readonly Minor[]): Order => ({
  type: 'name-targets',
  by,
  nominations: targets.map((target) => ({ target, manner: 'ordinary' })),
})
const roll = (by: Faction, target: Minor): Order => ({ type: 'roll', by, target })
const take = (by: Faction, target: Minor, result: string): Order => ({ type: 'take-result', by, target, result })
const pass = (by: Delegation): Order => ({ type: 'pass', by })
const report = (facts: Readonly<Record<string, string | number | boolean | null>>): Order => ({
  type: 'report-facts',
  by: 'referee',
  facts,
})

const campaign = (document: Readonly<Record<string, unknown>> = {}): Story => given({ edition: 'campaign', ...document })

/** Fall 1939, every faction's points placed as it is said. Two draws for the American levels follow: 3 and 4 change nothing. */
const opened = (
  { axis = {}, westernAllies = {}, russia = {} }: Readonly<Partial<Record<Faction, Placements>>> = {},
  document: Readonly<Record<string, unknown>> = {},
): Story =>
  campaign(document)
    .when(advance)
    .when(seal('axis', axis))
    .when(seal('westernAllies', westernAllies))
    .when(seal('russia', russia))
    .when(advance, 3, 4)

const stagesOf = (story: Story): readonly string[] => story.events.flatMap((event) => (event.type === 'stage-entered' ? [event.stage] : []))

/** On to the next turn, from the stage of Actions, with nobody doing anything. */
const nextTurn = (story: Story, ...dice: readonly number[]): Story =>
  [0, 1, 2].reduce((now, step) => now.when(advance, ...(step === 2 ? dice : [])), story)

describe('a turn of the campaign', () => {
  test('RC-96: DPs are secret until their target is selected, and no spy ring gives them away', () => {
    const story = campaign({ facts: { 'turkey.westernSpyRings': 1 } })
      .when(advance)
      .when(seal('axis', { turkey: 2 }))
    expect(story.seenBy('westernAllies').situation.placements.axis).toEqual({})
    const selected = opened({ axis: { turkey: 2, hungary: 1 } }).when(name('axis', 'turkey'))
    expect(selected.seenBy('westernAllies').situation.placements.axis).toEqual({ turkey: 2 })
  })

  test('3.2a, 3.2.1a, 3.2.2, 3.2.3a, 3.2.6b, 3.2.7c: its parts come in the order of the book', () => {
    const turn = nextTurn(opened(), 3, 4)
    expect(stagesOf(turn)).toEqual([
      'year-start',
      'draws',
      'surrenders',
      'initiative',
      'actions',
      'declarations',
      'tension',
      'operations',
      'turn-end',
      'draws',
      'surrenders',
      'initiative',
      'actions',
    ])
    const { sequence } = turn.book
    const order = (id: string): number => sequence.findIndex((stage) => stage.id === id)
    expect(['surrenders', 'political-reaction', 'initiative', 'actions', 'declarations', 'tension'].map(order)).toEqual(
      [...['surrenders', 'political-reaction', 'initiative', 'actions', 'declarations', 'tension'].map(order)].sort((a, b) => a - b),
    )
  })

  test('3.2b, 3.1.3a: a year start comes before the phase of Spring, and of no other season', () => {
    const spring = nextTurn(nextTurn(opened(), 3, 4))
    expect(spring.game.situation.turn).toBe('1940 spring')
    expect(stagesOf(spring).filter((stage) => stage === 'year-start')).toHaveLength(2)
    expect(spring.game.stage).toBe('year-start')
    spring.refuses(advance, '3.2b', '3.2b', '3.2b')
  })

  test('3.1.2a, 3.1.3c: five, five and two points in 1939; at the year’s end all are gone', () => {
    const year = opened({ axis: { hungary: 2 }, russia: { rumania: 1 } })
    expect(year.game.points).toEqual({ axis: 5, westernAllies: 5, russia: 2 })
    const spring = nextTurn(nextTurn(year, 3, 4))
    expect(spring.game.situation.placements).toEqual({ axis: {}, westernAllies: {}, russia: {} })
  })

  test('3.1.3d: points of a nation that surrenders stay in play for the year', () => {
    const story = opened({ westernAllies: { turkey: 2 } }).when(report({ 'france.fallen': true }))
    expect(story.game.situation.placements.westernAllies).toEqual({ turkey: 2 })
  })
})

describe('Actions', () => {
  test('3.2.3b, 3.1.2b: the Axis act first in 1939, then the others as Initiative has it', () => {
    const story = opened({ axis: { turkey: 1 }, westernAllies: { greece: 1 } })
    expect(story.game.initiative[0]).toBe('axis')
    story.refuses(name('westernAllies', 'greece'), '3.2.3b')
    story.refuses(pass('westernAllies'), '3.2.3b')
    const axisDone = story.when(pass('axis'))
    expect(axisDone.when(name('westernAllies', 'greece')).last('targets-named').by).toBe('westernAllies')
  })

  test('3.2.4.2a, 3.5.2.2: a result comes about at once, before the next Action', () => {
    // Hungary: +5 and two points, -2 while France stands and the Axis act: +5; a 4 makes 9.
    const story = opened({ axis: { hungary: 2 } })
      .when(name('axis', 'hungary'))
      .when(roll('axis', 'hungary'), 4)
    expect(story.last('rolled')).toMatchObject({ die: 4, total: 9, result: '9' })
    const taken = story.when(take('axis', 'hungary', '8'))
    expect(taken.game.phase).not.toBeNull()
    expect(taken.game.situation.standings.hungary).toMatchObject({ result: 8, with: 'germany' })
    // 3.2.4.3a: Finland may follow in the same turn, freely; the nation itself may not (3.2.4.8a).
    taken.refuses(name('axis', 'hungary'), '3.2.4.3b', '3.2.4.8a')
    expect(taken.when(name('axis', 'finland')).game.phase?.rolls.finland).toBeDefined()
  })

  test('3.2.4.4b, 3.2.4.4e: Russia says before the draw whether it subverts; then the point is worth a draw of its own', () => {
    const story = opened({ axis: { hungary: 2 }, russia: { hungary: 1 } }, { tensions: { rgt: 15 } }).when(name('axis', 'hungary'))
    story.refuses(roll('axis', 'hungary'), '3.2.4.4e')
    const subverted = story.when({ type: 'use-subversion', by: 'russia', target: 'hungary' }, 5)
    expect(subverted.last('subversion-used').amount).toBe(5)
    // +5 + 2 - 2 as before, and the Russian side counts -5 instead of -1: nought; a 3 makes 3.
    expect(subverted.when(roll('axis', 'hungary'), 3).last('rolled').total).toBe(3)
    const waived = story.when({ type: 'waive-subversion', by: 'russia', target: 'hungary' })
    expect(waived.when(roll('axis', 'hungary'), 3).last('rolled').total).toBe(7)
    waived.when(roll('axis', 'hungary'), 3).refuses({ type: 'use-subversion', by: 'russia', target: 'hungary' }, '3.2.4.4e')
  })

  test('3.2.4.7a, 3.2.4.7b: a point on a tension level is activated in the phase, one a turn, and counts in its adjustment', () => {
    const use: Order = { type: 'use-tension-point', by: 'axis', track: 'rgt' }
    const story = opened({ axis: { rgt: 2, usat: 1 } })
    const used = story.when(use)
    used.refuses(use, '3.2.4.7a')
    expect(used.when({ type: 'use-tension-point', by: 'axis' }).game.situation.tensionPointsUsed).toHaveLength(2)
    used.refuses({ type: 'use-tension-point', by: 'russia', track: 'rgt' }, '3.2.3b', '3.2.3b')
    // In Fall 1939 no level moves (3.2.7b).
    expect(used.when(advance).when(advance).last('tension-moved').tracks.rgt?.level.actual).toBe(0)
    const winter = nextTurn(story, 3, 4).when(use).when(advance).when(advance)
    expect(winter.last('tension-moved').tracks.rgt?.lines.filter(({ timing }) => timing === 'activation')).toMatchObject([{ amount: -1 }])
  })
})

describe('declarations, tension and surrender in the turn', () => {
  const germanyOnNorway: Order = { type: 'declare-war', by: 'axis', intents: [{ by: 'germany', on: 'norway' }] }

  test('3.2.6b: declarations of war come after the Actions', () => {
    const story = opened()
    story.refuses(germanyOnNorway, '3.2.6b')
    const declared = story.when(advance).when(germanyOnNorway)
    expect(declared.game.situation.wars.some(({ between }) => between.includes('norway'))).toBe(true)
  })

  test('3.2.5a, 3.2.6c: a declaration sets off a reaction in the very phase, beside the Actions and without touching them', () => {
    const react: Order = { type: 'name-targets', by: 'westernAllies', nominations: [{ target: 'norway', manner: 'reaction' }] }
    const open = opened({ westernAllies: { norway: 1 } }, { turn: '1940 spring' })
    const acted = open.when(pass('westernAllies')).when(pass('axis')).when(pass('russia'))
    acted.refuses(react, '3.2.5b')
    const reacting = acted.when({ type: 'declare-war', by: 'axis', intents: [{ by: 'germany', on: 'denmark' }] }).when(react)
    reacting.refuses(name('westernAllies', 'greece'), '3.2.6b')
    const rolled = reacting.when(roll('westernAllies', 'norway'), 1)
    rolled.refuses(advance, '3.2.4.2a')
    expect(rolled.game.situation.namings).toEqual([])
  })

  test('3.2.7a, 3.2.7b, 3.2.7c, 3.2.7.1: levels start at 0, hold for Fall 1939 and take up last turn’s modifiers in Winter', () => {
    const fall = opened().when(advance).when(advance)
    for (const track of ['rgt', 'usat', 'usjt'] as const) expect(fall.last('tension-moved').tracks[track]?.level.actual).toBe(0)
    const winter = nextTurn(opened(), 3, 4).when(advance).when(advance)
    for (const track of ['rgt', 'usat', 'usjt'] as const)
      expect(winter.last('tension-moved').tracks[track]?.level.actual).toBeGreaterThanOrEqual(1)
  })

  test('3.2.7.3a, 3.2.7.3c: the draw moves the effective level of the turn, and goes with it', () => {
    const drawn = campaign({ tensions: { usat: 20, usjt: 10 } })
      .when(advance)
      .when(seal('axis'))
      .when(seal('westernAllies'))
      .when(seal('russia'))
      .when(advance, 6, 1)
    expect(drawn.game.situation.tensions).toMatchObject({ usat: { actual: 20, effective: 22 }, usjt: { actual: 10, effective: 8 } })
    const after = drawn.when(advance).when(advance)
    const { usat } = after.game.situation.tensions
    expect(usat.effective).toBe(usat.actual + 2)
    const next = after.when(advance, 3, 3)
    expect(next.game.situation.tensions.usat.effective).toBe(next.game.situation.tensions.usat.actual)
  })

  test('3.5.1, 3.2.1b: a minor whose capital fell gives in when the next phase opens, not before', () => {
    const story = opened()
      .when(advance)
      .when(advance)
      .when(report({ 'warsaw.controller': 'germany' }))
    expect(story.game.situation.standings.poland.conquered).toBeUndefined()
    const winter = story.when(advance, 3, 4)
    expect(winter.last('minor-surrendered')).toMatchObject({ nation: 'poland' })
    expect(winter.game.situation.standings.poland.conquered).toBe(true)
  })

  test('3.2.1a, 3.6.4a: Paris taken, the Axis say what becomes of France before anything else', () => {
    const story = opened()
      .when(advance)
      .when(advance)
      .when(report({ 'paris.controller': 'germany' }))
      .when(advance, 3, 4)
    expect(story.game.stage).toBe('surrenders')
    story.refuses(advance, '3.2.1a')
    story.refuses(pass('axis'), '3.2.1a')
    const answer = (by: Delegation, vichy?: 'formed' | 'refused'): Order => ({
      type: 'settle-surrender',
      by,
      settling: { of: 'france', answer: 'accepted', isFree: false, ...(vichy === undefined ? {} : { vichy }) },
    })
    story.refuses(answer('axis'), '3.6.4a')
    story.refuses(answer('westernAllies', 'formed'), 'not-yours')
    const settled = story.when(answer('axis', 'formed'))
    expect(settled.game.situation.facts).toMatchObject({ 'france.fallen': true, 'vichyFrance.formed': 'formed' })
    // 3.2.1a: all is answered, and the step ends by itself.
    expect(settled.game.stage).toBe('actions')
  })
})

describe('3.3.1.3c: a game keeps the level at which the Axis attacked Russia', () => {
  const levels = (story: Story) => [
    story.game.situation.facts['russia.tensionAtAxisAttack'],
    story.game.situation.facts['russia.tensionAtLaterAxisAttack'],
  ]
  const declare = (by: 'germany' | 'italy'): Order => ({ type: 'report-declaration', by: 'referee', declaration: { by, on: 'russia' } })

  test('of the first declaration, and of a later one apart', () => {
    const first = given({ edition: 'campaign', turn: '1941 summer', tensions: { rgt: 38 } }).when(declare('germany'))
    expect(levels(first)).toEqual([38, -999])
    const peace = {
      edition: 'campaign',
      turn: '1943 spring',
      tensions: { rgt: 20 },
      declarations: [{ by: 'germany', on: 'russia', turn: '1941 summer' }],
      wars: [{ between: ['germany', 'russia'], since: '1941 summer', until: '1942 summer' }],
      facts: { 'russia.tensionAtAxisAttack': 38 },
    }
    expect(levels(given(peace).when(declare('germany')))).toEqual([38, 20])
  })

  test('other wars keep none, and other books only how ready Russia was', () => {
    const onTurkey: Order = { type: 'report-declaration', by: 'referee', declaration: { by: 'germany', on: 'turkey' } }
    expect(levels(given({ edition: 'campaign', turn: '1941 summer' }).when(onTurkey))).toEqual([-999, -999])
    expect(given({ turn: '1941 summer' }).when(declare('germany')).last('war-declared').facts).toEqual({ 'russia.alert': 'unprepared' })
  })
})

test('NOR-R(1-2): heavy water is stopped in the books that know it, not in the campaign', () => {
  const outcome = (edition: string) => {
    const { book, game } = given({ edition, turn: '1940 spring' })
    const roll = {
      target: 'norway',
      by: 'westernAllies',
      manner: 'ordinary',
      subversion: 0,
      covert: { axis: 0, allies: 0 },
      pledgesWarOnRussia: false,
    } as const
    const band = book.tables['norway']?.bands.find(({ to }) => to === 2)
    if (band === undefined) throw new Error('Norway should have a result up to 2')
    return outcomeOf(book, game.situation, roll, band).standing.heavyWaterStopped
  }
  expect([outcome('2023'), outcome('classic'), outcome('campaign')]).toEqual([true, true, undefined])
})
