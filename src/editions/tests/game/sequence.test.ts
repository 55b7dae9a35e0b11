import { describe, expect, test } from 'vitest'
import type { Delegation, Faction, Minor, Placements } from '../../../rules/core/index.ts'
import type { Order } from '../../../rules/game/index.ts'
import { given, type Story } from './game.testing.ts'

const advance: Order = { type: 'advance', by: 'referee', knowingly: true }
const pass = (by: Delegation): Order => ({ type: 'pass', by })
const seal = (by: Faction, placements: Placements = {}): Order => ({ type: 'seal-allocation', by, placements })
const name = (by: Faction, ...targets: readonly Minor[]): Order => ({
  type: 'name-targets',
  by,
  nominations: targets.map((target) => ({ target, manner: 'ordinary' })),
})
const report = (by: Delegation | 'referee', facts: Readonly<Record<string, string | number | boolean | null>>): Order => ({
  type: 'report-facts',
  by,
  facts,
})

const stagesOf = (story: Story): readonly string[] => story.events.flatMap((event) => (event.type === 'stage-entered' ? [event.stage] : []))

/** Fall 1939, allocations sealed; the Axis are to name. */
const naming = (placements: Readonly<Partial<Record<Faction, Placements>>> = {}, document: Readonly<Record<string, unknown>> = {}): Story =>
  given(document)
    .when(advance)
    .when(seal('axis', placements.axis))
    .when(seal('westernAllies', placements.westernAllies))
    .when(seal('russia', placements.russia))
    .when(advance)

const inStage = (story: Story, stage: string, ...dice: readonly number[]): Story => {
  let now = story
  for (let steps = 0; now.game.stage !== stage; steps++) {
    if (steps > 30) throw new Error(`${stage} never came`)
    const movers = now.game.phase?.movers.filter((faction) => !now.game.phase?.named.includes(faction)) ?? []
    for (const faction of movers) now = now.when(name(faction))
    now = now.when(advance, ...dice)
  }
  return now
}

describe('a game turn', () => {
  test('49.41, 49.23, 50.11: year start, the Axis player turn, then the Allied one', () => {
    const turn = inStage(naming(), 'allied-operations', 3, 3).when(advance)
    expect(stagesOf(turn).slice(0, 12)).toEqual([
      'year-start',
      'turn-start',
      'axis-naming',
      'axis-rolls',
      'axis-declarations',
      'axis-operations',
      'allied-naming',
      'allied-rolls',
      'effective-levels',
      'allied-declarations',
      'allied-operations',
      'turn-end',
    ])
    expect(turn.game.situation.turn).toBe('1939 winter')
    expect(turn.game.stage).toBe('axis-naming')
  })

  test('49.23: the year goes on when every faction has sealed, and by itself when all have passed', () => {
    const opened = given().when(advance)
    opened.refuses(advance, '49.23', '49.23', '49.23')
    opened.refuses(pass('axis'), '49.23')
    const sealed = opened.when(seal('axis')).when(seal('westernAllies')).when(seal('russia'))
    const last = sealed.when(pass('axis')).when(pass('westernAllies'))
    expect(last.game.stage).toBe('year-start')
    expect(last.when(pass('russia')).game.stage).toBe('axis-naming')
  })

  test('50.11: out of its time an order is refused, with the rule that has its time', () => {
    const war: Order = { type: 'declare-war', by: 'axis', intents: [{ by: 'germany', on: 'norway' }] }
    naming().refuses(war, '50.11')
    naming().refuses(seal('axis'), '49.23')
    naming().refuses({ type: 'open-phase', by: 'referee', turn: '1939 fall', side: 'axis' }, '49.41')
    const declared = inStage(naming({}, { turn: '1940 spring' }), 'axis-declarations').when(war)
    expect(declared.game.situation.wars.some(({ between }) => between.includes('norway'))).toBe(true)
  })

  test('49.425 (2), 49.425 (3): with targets named, Russia may subvert, then come covert operations, then the dice', () => {
    const facts = { 'russia.subversionLevel': 3 }
    const named = naming({ axis: { hungary: 2 } }, { facts, tensions: { rgt: 20 } })
      .when(name('axis', 'hungary'))
      .when(pass('axis'))
    expect(named.game.stage).toBe('axis-subversion')
    expect(named.game.asked).toEqual(['russia'])
    const subverted = named.when({ type: 'use-subversion', by: 'russia', target: 'hungary', amount: 2 }).when(pass('russia'))
    expect(subverted.game.stage).toBe('axis-covert-operations')
    const rolling = subverted.when(pass('axis')).when(pass('westernAllies')).when(pass('russia'))
    expect(rolling.game.stage).toBe('axis-rolls')
    rolling.refuses(pass('axis'), '49.51')
    // Without anything Russia could push, its window is passed over.
    expect(
      naming({ axis: { turkey: 1 } })
        .when(name('axis', 'turkey'))
        .when(pass('axis')).game.stage,
    ).toBe('axis-covert-operations')
  })
})

describe('tension as things happen', () => {
  test('49.841A, USAT-A1: the start of the turn counts once, and each act when it is done', () => {
    const start = naming()
    const atStart = start.game.situation.tensions
    expect(start.last('tension-moved')).toBeDefined()
    expect(atStart.usat.actual).toBeGreaterThanOrEqual(1)
    const taken = inStage(start, 'axis-operations').when(report('axis', { 'paris.controller': 'germany' }))
    const [line] = taken.last('tension-moved').tracks.usat?.lines ?? []
    expect(line?.cite.rule).toMatch(/^USAT-/)
    // 49.842b: recaptured in the same turn, it is given back.
    const back = inStage(taken, 'allied-operations', 3, 3).when(report('westernAllies', { 'paris.controller': 'france' }))
    expect(back.last('tension-moved').tracks.usat?.lines.map(({ amount, words }) => [amount, words])).toEqual([
      [-(line?.amount ?? 0), `no longer: ${line?.words}`],
    ])
  })

  test('49.842b: what a place counted before the turn began stands until the place changes hands again', () => {
    const rgt = (story: Story): number => story.game.situation.tensions.rgt.actual
    const gain = report('russia', { 'hungary.russianHexes': 1 })
    const gained = given().when(advance).when(gain)
    const begun = gained.when(seal('axis')).when(seal('westernAllies')).when(seal('russia')).when(advance)
    // RGT-E11a: -4 for the first hexes of Hungary, as they are taken and for good.
    expect(rgt(gained)).toBe(rgt(given().when(advance)) - 4)
    expect(rgt(begun)).toBe(rgt(naming()) - 4)
    expect(begun.last('tension-moved').tracks.rgt?.lines.map(({ id }) => id)).not.toContain('hungary-russian')
    const allied = inStage(begun, 'allied-operations', 3, 3)
    expect(rgt(allied)).toBe(rgt(inStage(naming(), 'allied-operations', 3, 3)) - 4)
    const lost = allied.when(report('axis', { 'hungary.russianHexes': 0 }))
    expect(lost.last('tension-moved').tracks.rgt?.lines).toMatchObject([
      { id: 'hungary-russian', amount: +4, words: expect.stringMatching(/^no longer: /) },
    ])
  })

  test('49.851B, 49.852B: the dice fall after the Allied diplomatic phase and count for the rest of the turn alone', () => {
    const thrown = inStage(naming(), 'allied-declarations', 6, 1)
    const { usat, usjt } = thrown.game.situation.tensions
    expect([usat.effective - usat.actual, usjt.effective - usjt.actual]).toEqual([2, -2])
    const winter = thrown.when(advance).when(advance)
    expect(winter.game.situation.tensions.usat.effective).toBe(winter.game.situation.tensions.usat.actual)
  })

  test('50.44, 50.442: nobody acts on a declaration; it lapses as combat ends, and its tension stays', () => {
    const declared = inStage(naming({}, { turn: '1940 spring' }), 'axis-declarations').when({
      type: 'declare-war',
      by: 'axis',
      intents: [{ by: 'germany', on: 'norway' }],
    })
    const moved = declared.game.situation.tensions.usat.actual
    const lapsed = inStage(declared, 'allied-naming')
    expect(lapsed.last('declaration-revoked')).toMatchObject({ by: 'germany', on: 'norway', cause: 'unmet' })
    expect(lapsed.game.situation.tensions.usat.actual).toBe(moved)
    const met = inStage(declared, 'axis-operations').when({
      type: 'meet-obligation',
      by: 'axis',
      declaration: { by: 'germany', on: 'norway' },
      act: 'offensive',
      actor: 'germany',
    })
    expect(inStage(met, 'allied-naming').events.some(({ type }) => type === 'declaration-revoked')).toBe(false)
  })
})

describe('reports and corrections', () => {
  test('a second word on the same fact at the same point of the turn is refused; a correction says why and what it changes', () => {
    const told = inStage(naming(), 'axis-operations').when(report('axis', { 'paris.controller': 'germany' }))
    expect(told.game.reports['paris.controller']).toMatchObject({ by: 'axis', turn: '1939 fall', value: 'germany' })
    told.refuses(report('japan', { 'paris.controller': 'italy' }), 'contradicted')
    told.refuses({ type: 'correct-facts', by: 'referee', facts: { 'paris.controller': 'italy' }, reason: ' ' }, 'no-reason')
    told.refuses({ type: 'correct-facts', by: 'referee', facts: { 'paris.controller': 'germany' }, reason: 'a slip' }, 'nothing-to-correct')
    const corrected = told.when({ type: 'correct-facts', by: 'referee', facts: { 'paris.controller': 'france' }, reason: 'a slip' })
    expect(corrected.last('facts-corrected')).toMatchObject({ was: { 'paris.controller': 'germany' }, reason: 'a slip' })
  })

  test('what was rolled stands; the correction says what it would have come to', () => {
    // Hungary +5, two points, -2 while France stands: +5; a 4 makes 9. Had France fallen, 11.
    const rolled = naming({ axis: { hungary: 2 } })
      .when(name('axis', 'hungary'))
      .when(advance)
      .when(advance)
      .when({ type: 'roll', by: 'axis', target: 'hungary' }, 4)
      .when({ type: 'take-result', by: 'axis', target: 'hungary', result: '9' })
    const corrected = rolled.when({
      type: 'correct-facts',
      by: 'referee',
      facts: { 'france.fallen': true },
      reason: 'Paris fell last turn',
    })
    // France would have had none of its two points (49.17 (c)).
    expect(corrected.last('facts-corrected').differences).toEqual([
      { what: 'points of the Western Allies for 1939', was: '5', wouldBe: '3' },
      { what: 'Hungary, rolled for in Fall 1939', was: '+9, result 9', wouldBe: '+11, result 10' },
    ])
    expect(corrected.game.phase?.rolls.hungary?.outcome?.result).toBe('9')
  })
})

describe('secrets', () => {
  test('a draft is its faction’s own, even that there is one', () => {
    const drafted = given()
      .when(advance)
      .when({ type: 'draft-allocation', by: 'axis', placements: { turkey: 2 } })
    expect(drafted.seenBy('axis').drafts).toEqual({ axis: { turkey: 2 } })
    for (const onlooker of ['westernAllies', 'russia', 'japan', 'public'] as const) expect(drafted.seenBy(onlooker).drafts).toEqual({})
  })

  test('51.312: Magic cards and carriers at sea are hidden in a game too', () => {
    const war: Order = { type: 'declare-war', by: 'japan', intents: [{ by: 'japan', on: 'us' }] }
    const ready = inStage(given({ scenario: 'demonstration-winter-1941' }).when(advance), 'axis-declarations').when(war, 4)
    const sailing = inStage(ready, 'axis-operations').when({
      type: 'strike',
      by: 'japan',
      step: {
        type: 'launch-strike',
        by: 'japan',
        force: { carriers: 6, largeCarriers: 4, lightCarriers: 0, heavies: 2, cruisers: 2, nas: 10 },
        earlierPatrols: 0,
        otherBases: [],
        invades: false,
      },
    })
    const cards = sailing.when({ type: 'strike', by: 'us', step: { type: 'commit-magic', by: 'us', cards: 2 } })
    expect(cards.seenBy('westernAllies').strike?.magic.us).toBe(2)
    for (const onlooker of ['japan', 'axis', 'russia', 'public'] as const) expect(cards.seenBy(onlooker).strike?.magic.us).toBeNull()
    cards.refuses(advance, 'strike-open')
    // The same attack with other cards is the same to everybody but the Americans, to the letter.
    const others = sailing.when({ type: 'strike', by: 'us', step: { type: 'commit-magic', by: 'us', cards: 0 } })
    for (const onlooker of ['japan', 'axis', 'russia', 'china', 'public'] as const)
      expect(JSON.stringify(cards.seenBy(onlooker))).toBe(JSON.stringify(others.seenBy(onlooker)))
  })
})

describe('the end', () => {
  test('62.91, and surrender: when the war is over, so is the turn, and nothing is ordered after it', () => {
    const over = inStage(naming(), 'allied-operations', 3, 3).when(
      report('referee', { 'germany.surrendered': true, 'italy.surrendered': true, 'japan.surrendered': true }),
    )
    expect(over.game.ending).toMatchObject({ turn: '1939 fall', words: 'the Axis have surrendered' })
    over.refuses(pass('axis'), 'war-is-over')
  })
  test('otherwise it ends with the calendar', () => {
    const late = inStage(given({ turn: '1946 winter' }).when(advance), 'allied-operations', 3, 3).when(advance)
    expect(late.game.ending?.words).toBe('the calendar has run out')
  })
})
