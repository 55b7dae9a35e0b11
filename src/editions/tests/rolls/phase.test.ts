import { describe, expect, test } from 'vitest'
import { type Faction, type Minor, type Naming, type Placements, type Side, situationWith, type Turn } from '../../../rules/core/index.ts'
import type { Order } from '../../../rules/game/index.ts'
import { given, type Story } from '../game/game.testing.ts'

const seal = (by: Faction, placements: Placements = {}): Order => ({ type: 'seal-allocation', by, placements })
const openPhase = (side: Side, turn: Turn = '1940 spring'): Order => ({ type: 'open-phase', by: 'referee', turn, side })
const name = (by: Faction, ...targets: readonly Minor[]): Order => ({
  type: 'name-targets',
  by,
  nominations: targets.map((target) => ({ target, manner: 'ordinary' })),
})
const react = (target: Minor, by: Faction = 'axis', ...ordinary: readonly Minor[]): Order => ({
  type: 'name-targets',
  by,
  nominations: [...ordinary.map((one) => ({ target: one, manner: 'ordinary' as const })), { target, manner: 'reaction' as const }],
})
const roll = (by: Faction, target: Minor): Order => ({ type: 'roll', by, target })
const take = (by: Faction, target: Minor, result: string): Order => ({ type: 'take-result', by, target, result })
const covert = (by: Faction, target: Minor): Order => ({ type: 'play-covert-operations', by, target, operations: 1 })
const subvert = (target: Minor): Order => ({ type: 'use-subversion', by: 'russia', target, amount: 2 })
const closePhase: Order = { type: 'close-phase', by: 'referee' }

type Shares = Readonly<Partial<Record<Faction, Placements>>>

/** A year has been opened and every faction has placed its points. */
const year = (shares: Shares, document: Readonly<Record<string, unknown>> = {}, namings: readonly Naming[] = []): Story =>
  given({ turn: '1939 winter', ...document }, (situation) => situationWith(situation, { namings }))
    .when({ type: 'open-year', by: 'referee', turn: '1940 spring' })
    .when(seal('axis', shares.axis))
    .when(seal('westernAllies', shares.westernAllies))
    .when(seal('russia', shares.russia))

/** Targets rolled for in the phase, in order. */
const targetsOf = (story: Story): readonly string[] => Object.keys(story.game.phase?.rolls ?? {})

describe('who may name how many', () => {
  const shares: Shares = { axis: { turkey: 1, greece: 1 }, westernAllies: { turkey: 1, greece: 1 }, russia: { turkey: 1, greece: 1 } }

  test('49.41: a faction names in the diplomatic phase that opens its own player turn', () => {
    const placed = year(shares)
    placed.refuses(name('axis', 'turkey'), '49.41')
    placed.when(openPhase('axis')).refuses(name('westernAllies', 'turkey'), '49.41')
    placed.when(openPhase('allies')).refuses(name('axis', 'turkey'), '49.41')
  })

  test('49.411A (a): one ordinary Axis target; 49.411A (b): and the free list besides, without points', () => {
    const phase = year(shares).when(openPhase('axis'))
    phase.refuses(name('axis', 'turkey', 'greece'), '49.411A (a)')
    const free = ['bulgaria', 'finland', 'hungary', 'rumania', 'yugoslavia'] as const
    expect(targetsOf(phase.when(name('axis', 'turkey', ...free)))).toEqual(['turkey', ...free])
  })

  test('49.411A (b): with the prelude Poland, Croatia and Serbia too; 49.411A Classic note: not without it', () => {
    const three = ['poland', 'croatia', 'serbia'] as const
    const prelude = year({}, { options: ['gathering-storm'] }).when(openPhase('axis'))
    expect(targetsOf(prelude.when(name('axis', 'hungary', ...three)))).toEqual(['hungary', ...three])
    const codes = ['49.411A (a)', 'no-such-target', 'no-such-target', 'no-such-target']
    year({})
      .when(openPhase('axis'))
      .refuses(name('axis', ...three), ...codes)
    year({}, { edition: 'classic' })
      .when(openPhase('axis'))
      .refuses(name('axis', ...three), ...codes)
  })

  test('49.412A: one Western Allied target; 49.413A: one Russian one', () => {
    const phase = year(shares).when(openPhase('allies'))
    phase.refuses(name('westernAllies', 'turkey', 'greece'), '49.412A')
    phase.refuses(name('russia', 'turkey', 'greece'), '49.413A')
    expect(targetsOf(phase.when(name('westernAllies', 'turkey')).when(name('russia', 'greece')))).toEqual(['turkey', 'greece'])
  })
})

describe('the order of things in a phase', () => {
  const facts = { 'russia.subversionLevel': 3, 'axis.covertOperations': 2, 'westernAllies.covertOperations': 1 }
  const named = year({ axis: { hungary: 1 } }, { facts, tensions: { rgt: 15 } })
    .when(openPhase('axis'))
    .when(name('axis', 'hungary', 'rumania'))

  test('49.425 (2): subversion comes when points are shown, and before any covert operation', () => {
    year({}, { facts, tensions: { rgt: 15 } })
      .when(openPhase('axis'))
      .refuses(subvert('hungary'), '49.425 (1)')
    expect(named.when(subvert('hungary')).when(covert('axis', 'hungary')).game.phase?.rolls.hungary).toMatchObject({ subversion: 2 })
    named.when(covert('axis', 'hungary')).refuses(subvert('hungary'), '49.425 (2)')
  })

  test('49.425 (3): covert operations come when points are shown, and before the die', () => {
    year({}, { facts }).when(openPhase('axis')).refuses(covert('westernAllies', 'hungary'), '49.425 (1)')
    const played = named.when(covert('westernAllies', 'hungary')).when(covert('axis', 'hungary'))
    expect(played.game.phase?.rolls.hungary?.covert).toEqual({ axis: 1, allies: 1 })
    played.when(roll('axis', 'hungary'), 3).refuses(covert('axis', 'hungary'), '49.425 (3)')
  })

  test('49.4267 (49.4266 of the classic book): no roll feels a result of its own phase, a reaction’s neither', () => {
    for (const edition of ['2023', 'classic']) {
      const phase = year({ axis: { turkey: 1 } }, { edition, facts: { ...facts, 'france.fallen': true }, tensions: { rgt: 15 } })
        .when(openPhase('axis'))
        .when(name('axis', 'turkey', 'hungary', 'rumania'))
      const before = phase.when(subvert('hungary')).when(react('greece')).when(roll('axis', 'hungary'), 1)
      const rolled = before.when(take('axis', 'hungary', before.last('rolled').result))
      // Greece +2 for the subversion, die 6: an 8, in effect at once (49.65).
      const reacted = rolled.when(roll('axis', 'greece'), 6).when(take('axis', 'greece', '8'))
      expect(reacted.game.situation.standings.greece.result).toBe(8)
      // Turkey: 1 point, inertia -1, and nothing else.
      expect(reacted.when(roll('axis', 'turkey'), 3).last('rolled').reckoning.total).toBe(0)
    }
  })

  test('49.4267: a Greek alliance of the phase is no line in the Turkish roll after it', () => {
    const document = { facts: { ...facts, 'france.fallen': true, 'greece.axisFactors': 10 }, tensions: { rgt: 15 } }
    const phase = year({ axis: { turkey: 1, greece: 1 } }, document)
      .when(openPhase('axis'))
      .when(name('axis', 'turkey', 'hungary'))
    const first = phase.when(subvert('hungary')).when(react('greece')).when(roll('axis', 'hungary'), 1)
    // Greece 1 point + 2 for the subversion + 2 for ten factors, die 6: 11.
    const allied = first
      .when(take('axis', 'hungary', first.last('rolled').result))
      .when(roll('axis', 'greece'), 6)
      .when(take('axis', 'greece', '10'))
    expect(allied.game.situation.standings.greece.result).toBe(10)
    const lines = allied.when(roll('axis', 'turkey'), 3).last('rolled').reckoning.lines
    expect(lines.filter(({ cite, applies }) => applies && cite.rule === 'TUR-A1')).toEqual([])
  })
})

describe('a year of points and namings', () => {
  test('49.431 (b): points stay where they are and count in every roll of the year', () => {
    const first = year({ axis: { hungary: 1 }, westernAllies: { hungary: 2 } })
      .when(openPhase('allies'))
      .when(name('westernAllies', 'hungary'))
      .when(name('russia'))
      .when(roll('westernAllies', 'hungary'), 1)
    // 5 + 1 - 2, and die 1: a 5.
    expect(first.last('rolled')).toMatchObject({ total: 5, result: '5-6' })
    const again = first
      .when(take('axis', 'hungary', '5-6'))
      .when(closePhase)
      .when(openPhase('axis', '1940 summer'))
      .when(name('axis', 'hungary'))
      .when(roll('axis', 'hungary'), 1)
    // The same points once more, and -2 while France stands: 3.
    expect(again.last('rolled').total).toBe(3)
  })

  const mined = { facts: { 'norway.mined': '1939 winter', 'norway.minedWithoutLeave': true } }

  test('49.431A, 49.61A, 49.61C: a reaction comes besides an ordinary roll, and uses up no naming', () => {
    const phase = year({ axis: { turkey: 1 }, westernAllies: { norway: 1 } }, mined).when(openPhase('axis'))
    const both = phase.when(react('norway', 'axis', 'turkey', 'hungary'))
    expect(targetsOf(both)).toEqual(['turkey', 'hungary', 'norway'])
    expect(both.game.situation.namings.map(({ target }) => target)).toEqual(['turkey', 'hungary'])
    const spared = phase.when(react('norway')).when(roll('axis', 'norway'), 4)
    const done = spared.when(take('axis', 'norway', '3-4')).when(closePhase)
    expect(targetsOf(done.when(openPhase('allies')).when(name('westernAllies', 'norway')))).toEqual(['norway'])
  })

  test('49.61B: although Norway was named this year', () => {
    const namings = [{ target: 'norway', by: 'westernAllies', turn: '1940 spring' }] as const
    const phase = year({ axis: { norway: 1 } }, mined, namings).when(openPhase('axis'))
    phase.refuses(name('axis', 'norway'), '49.431 (a)')
    expect(targetsOf(phase.when(react('norway')))).toEqual(['norway'])
  })

  test('49.61 (c): never two rolls for one target in a phase', () => {
    year({ axis: { norway: 1 } }, mined)
      .when(openPhase('axis'))
      .refuses(react('norway', 'axis', 'norway'), '49.61 (c)')
  })

  test('49.64 (a), 49.64 (b), 49.65: a reaction takes points and lines, and its result at once', () => {
    const shares: Shares = { axis: { norway: 2 }, westernAllies: { norway: 1 } }
    const rolled = year(shares, mined).when(openPhase('axis')).when(react('norway')).when(roll('axis', 'norway'), 5)
    // 2 - 1 for points, + 1 for the mining, die 5: a 7.
    expect(rolled.last('rolled')).toMatchObject({ total: 7, result: '7' })
    expect(rolled.when(take('axis', 'norway', '7')).game.situation.standings.norway).toMatchObject({ result: 7, with: 'germany' })
  })

  test('49.44 (c), 49.44 (d): an Axis naming, a demand and, the demand being no naming, the Axis again', () => {
    const namings = [{ target: 'rumania', by: 'axis', turn: '1940 spring' }] as const
    const asked: Order = { type: 'make-demand', by: 'russia', of: 'rumania' }
    expect(targetsOf(year({}, {}, namings).when(openPhase('allies')).when(asked))).toEqual(['rumania'])
    const demanded = year({}).when(openPhase('allies')).when({ type: 'make-demand', by: 'russia', of: 'finland' })
    const done = demanded.when(name('westernAllies')).when(name('russia')).when(closePhase)
    expect(targetsOf(done.when(openPhase('axis', '1940 summer')).when(name('axis', 'finland')))).toEqual(['finland'])
  })

  test('49.71: a demand on Rumania is answered by a roll at once', () => {
    const asked = year({}).when(openPhase('allies')).when({ type: 'make-demand', by: 'russia', of: 'rumania' })
    expect(asked.game.phase?.rolls.rumania).toMatchObject({ by: 'russia', manner: 'demand', rolled: null })
    // 4 leaning - 1 for tension of 5 or less + 2 for the demand, die 2: 7, before anything else is named.
    expect(asked.when(roll('russia', 'rumania'), 2).last('rolled')).toMatchObject({ total: 7, result: '7' })
  })
})

describe('what a declaration of war brings', () => {
  const declare = (by: 'germany' | 'britain' | 'us', on: 'portugal' | 'ireland' | 'turkey'): Order => ({
    type: 'report-declaration',
    by: 'referee',
    declaration: { by, on },
  })

  test.each([null, 7, 8, 0, -1])('49.632 (b), SPA-N2: war on Portugal drives a neutral Spain to Germany (its result %s)', (result) => {
    const standings = result === null ? {} : { spain: { result } }
    const story = given({ turn: '1941 winter', facts: { 'france.fallen': true }, standings }).when(declare('us', 'portugal'))
    expect(story.game.situation.standings.spain).toMatchObject({ result: 9, with: 'germany', attacked: true })
  })

  test('49.632 (b): a Spain that is nobody’s neutral stays as it is, and a German war does nothing', () => {
    const allied = given({ turn: '1941 winter', standings: { spain: { result: -3 } } }).when(declare('britain', 'portugal'))
    expect(allied.game.situation.standings.spain).toMatchObject({ result: -3, with: 'britain' })
    expect(given().when(declare('germany', 'portugal')).game.situation.standings.spain.result).toBeNull()
  })

  test('49.91D: a German war on Ireland removes pro-German partisans for good', () => {
    const { onMap } = given().when(declare('germany', 'ireland')).last('war-declared')
    expect(onMap).toContainEqual(
      expect.objectContaining({ words: expect.stringMatching(/partisans.*for good/), cite: { book: '2023', rule: '49.91D' } }),
    )
    expect(given().when(declare('britain', 'ireland')).last('war-declared').onMap).toEqual([])
  })

  test('49.435A (49.435 of the classic book), GN-14 aggression: an attacked neutral joins the enemy and is closed to its attacker', () => {
    const attacked = given({ turn: '1941 spring' }).when(declare('germany', 'turkey'))
    expect(attacked.game.situation.standings.turkey).toMatchObject({ result: -2, with: 'britain', attacked: true })
  })
})

describe('conquest', () => {
  test.each(['2023', 'classic'])('49.435B (a), 49.435 (a): %s: who takes the capital ends the result', (edition) => {
    const document = { edition, turn: '1940 winter', standings: { greece: { result: -1, with: 'britain' } } }
    const taken: Order = { type: 'report-facts', by: 'referee', facts: { 'athens.controller': 'germany' } }
    const story = given(document).when(taken)
    expect(story.game.situation.standings.greece.conquered).toBe(true)
    // Its -1 counts no more: the Axis hold Athens, and Italy has the point.
    const next = story.when({ type: 'open-year', by: 'referee', turn: '1941 spring' })
    const lines = next.last('year-opened').allotments.powers
    expect(lines.italy?.lines.find(({ cite }) => cite.rule === 'DP-ITA-03')?.amount).toBe(1)
    expect(lines.britain?.lines.find(({ cite }) => cite.rule === 'DP-BRI-03')?.times).toBe(1)
  })
})
