import { describe, expect, test } from 'vitest'
import type { Delegation, Nation, Power } from '../../../rules/core/index.ts'
import { foresee, type Order } from '../../../rules/game/index.ts'
import { given, type Story } from './game.testing.ts'

const advance: Order = { type: 'advance', by: 'referee', knowingly: true }
const declare = (delegation: Delegation, by: Power, on: Exclude<Nation, 'belgiumLuxembourg'>): Order => ({
  type: 'declare-war',
  by: delegation,
  intents: [{ by, on: on as 'britain' }],
})

/** The campaign in a turn without a year start, at its declarations of war; two draws of 3 and 4 change no level. */
const atDeclarations = (document: Readonly<Record<string, unknown>>): Story =>
  given({ edition: 'campaign', ...document })
    .when(advance, 3, 4)
    .when(advance)

const rulesOf = (story: Story): readonly string[] => story.last('war-followed').follows.map(({ cite }) => cite.rule)

describe('what a declaration brings happens', () => {
  test('3.3.2.1b: Italy’s war with the Allies costs it 500 PPs and the oil market, whoever declares it', () => {
    const italian = atDeclarations({ turn: '1940 summer' }).when(declare('axis', 'italy', 'britain'))
    const lost = { what: 'PPs of strategic-warfare damage for lost trade', who: 'italy', amount: -500 }
    expect(italian.last('war-followed').follows).toContainEqual(expect.objectContaining(lost))
    expect(rulesOf(italian).filter((rule) => rule === '3.3.2.1b')).toHaveLength(2)
    const allied = atDeclarations({ turn: '1940 summer' }).when(declare('westernAllies', 'britain', 'italy'))
    expect(allied.last('war-followed').follows).toContainEqual(expect.objectContaining(lost))
  })

  test('3.3.1.3c: below 40 an attack on Russia has two blitz turns', () => {
    const story = atDeclarations({ turn: '1941 summer', tensions: { rgt: 30 } }).when(declare('axis', 'germany', 'russia'))
    expect(story.last('war-followed').follows).toContainEqual(
      expect.objectContaining({ what: 'two blitz turns against Russia', who: 'axis' }),
    )
  })

  test('3.3.3.3b: British Pacific islands pass to the USA as the next turn opens, and that is told then', () => {
    const declared = atDeclarations({ turn: '1941 summer' }).when(declare('japan', 'japan', 'britain'))
    expect(rulesOf(declared)).toContain('3.3.3.3b')
    const next = declared.when(advance).when(advance, 3, 4)
    expect(next.game.situation.turn).toBe('1941 fall')
    expect(next.last('consequence-due').follows).toContainEqual(
      expect.objectContaining({ what: 'British Pacific islands not under attack pass to the USA as Fall 1941 opens', who: 'us' }),
    )
    expect(next.game.coming).toEqual([])
  })

  test('50.552C: by 2023 Australia and the islands pass to the U.S. as the Allied turn opens', () => {
    const story = given({ turn: '1941 summer', wars: [['germany', 'britain']] }).when(advance)
    const toDeclare = [1, 2, 3, 4, 5, 6].reduce((now) => (now.game.declaring.includes('axis') ? now : now.when(advance)), story)
    const declared = toDeclare.when(declare('japan', 'japan', 'britain'), 4)
    expect(declared.game.coming.map(({ cite, due }) => [cite.rule, due?.turn])).toContainEqual(['50.552C', '1941 summer'])
  })
})

describe('what the map brings about by itself', () => {
  const eastern = (russians: number, germans: number, more: Readonly<Record<string, unknown>> = {}): Story =>
    given({
      edition: 'campaign',
      turn: '1944 summer',
      wars: [{ between: ['germany', 'russia'], since: '1941 summer' }],
      declarations: [{ by: 'germany', on: 'russia', turn: '1941 summer' }],
      facts: { 'slovakia.adjacentRussianUnits': russians, 'slovakia.adjacentGermanUnits': germans, ...more },
    }).when(advance, 3, 4)

  test('3.3.1.2c: Slovakia rises as a phase begins, with twice as many Russian units beside it, once', () => {
    expect(eastern(3, 2).game.situation.facts['slovakia.risen']).toBe(false)
    const risen = eastern(4, 2)
    expect(risen.game.situation.facts['slovakia.risen']).toBe(true)
    expect(risen.last('came-about').follows.map(({ what }) => what)).toContain('a partisan division in Slovakia, its core free')
    const later = risen.when(advance).when(advance).when(advance, 3, 4)
    expect(later.events.filter(({ type }) => type === 'came-about')).toHaveLength(1)
  })

  test('3.3.1.2d: its division turns Russian where it is in play', () => {
    const turned = eastern(4, 2, { 'slovakia.divisionInPlay': true })
    expect(turned.last('came-about').follows[0]).toMatchObject({ who: 'russia', cite: { rule: '3.3.1.2d' } })
  })
})

describe('an order tried tells its price', () => {
  test('50.21, 50.23: Italy on Canada is war with Britain, and costs as much', () => {
    const story = given({ turn: '1940 summer' })
    const window = { ...story.game, declaring: ['axis' as const] }
    const onCanada = foresee(story.book, window, declare('axis', 'italy', 'canada'))
    expect(onCanada.refusals).toEqual([])
    expect(onCanada.price).toEqual({ italy: 35 })
    expect(foresee(story.book, window, declare('axis', 'italy', 'britain')).price).toEqual({ italy: 35 })
  })
})

describe('what a level opens is announced when it is reached', () => {
  const reached = (story: Story, track: 'usat' | 'rgt'): readonly number[] =>
    (story.last('tension-moved').tracks[track]?.reached ?? []).map(({ level }) => level)

  test('3.4.4.5: at 35 U.S. units may escort British convoys, told once', () => {
    // 34, and +1 that every turn adds (3.2.7.1); of the turn before the first nothing is known.
    const turn = (story: Story): Story => story.when(advance).when(advance).when(advance, 3, 4)
    const first = given({ edition: 'campaign', turn: '1940 summer', tensions: { usat: 34 } }).when(advance, 3, 4)
    const adjusted = turn(first).when(advance).when(advance)
    expect(adjusted.game.situation.tensions.usat.actual).toBeGreaterThanOrEqual(35)
    expect(reached(adjusted, 'usat')).toContain(35)
    const told = adjusted.when(advance, 3, 4).when(advance).when(advance)
    expect(reached(told, 'usat')).not.toContain(35)
  })

  test('RGT-R0: by 2023 as the level moves', () => {
    const story = given({ turn: '1940 summer', tensions: { rgt: 14 } })
    const moved = [1, 2, 3].reduce((now) => (now.game.situation.tensions.rgt.actual >= 15 ? now : now.when(advance)), story)
    const told = moved.events.flatMap((event) => (event.type === 'tension-moved' ? (event.tracks.rgt?.reached ?? []) : []))
    expect(told.map(({ level }) => level)).toContain(15)
  })
})
