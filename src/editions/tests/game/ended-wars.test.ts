import { describe, expect, test } from 'vitest'
import { fellowWars, isConquered } from '../../../rules/chapters/war/index.ts'
import { type FactValue, isAtWar, type Nation } from '../../../rules/core/index.ts'
import type { Order } from '../../../rules/game/index.ts'
import { given, type Story } from './game.testing.ts'

const advance: Order = { type: 'advance', by: 'referee', knowingly: true }
const report = (facts: Readonly<Record<string, FactValue>>): Order => ({ type: 'report-facts', by: 'referee', facts })
const fight = ({ game }: Story, one: Nation, other: Nation): boolean => isAtWar(game.situation, one, other)
const fact = ({ game }: Story, id: string): unknown => game.situation.facts[id]

describe('what a place implies comes with the report of it', () => {
  test.each(['2023', 'classic', 'campaign'])('%s: Riga taken, the Baltic States are entered', (edition) => {
    const story = given({ edition, turn: '1940 summer' }).when(report({ 'riga.controller': 'russia' }))
    expect(fact(story, 'balticStates.russiaEntered')).toBe(true)
    expect(story.last('facts-followed').because.map(({ since }) => since)).toEqual(['Russia holds Riga'])
  })

  test('what somebody reports at the same time goes before it', () => {
    const story = given({ turn: '1940 summer' }).when(report({ 'riga.controller': 'russia', 'balticStates.russiaEntered': false }))
    expect(fact(story, 'balticStates.russiaEntered')).toBe(false)
  })

  test('58.21-a: what is only likely is left to the players', () => {
    expect(fact(given({ turn: '1940 summer' }).when(report({ 'paris.controller': 'germany' })), 'france.fallen')).toBe(false)
  })
})

describe('wars end as the rules end them', () => {
  test.each([
    { edition: 'campaign', land: 'finnishBorder', rule: '3.5.2.4c' },
    { edition: 'campaign', land: 'bessarabia', rule: '3.5.2.4c' },
    { edition: '2023', land: 'bessarabia', rule: 'R49-76' },
    { edition: 'classic', land: 'finnishBorder', rule: 'R49-76' },
  ])('$rule: a border war is over by treaty once Russia has the land ($edition, $land)', ({ edition, land, rule }) => {
    const story = given({ edition, turn: '1940 summer', facts: { [`${land}.borderWar`]: 'open' } }).when(
      report({ [`${land}.controller`]: 'russia' }),
    )
    expect(fact(story, `${land}.borderWar`)).toBe('over')
    expect(story.last('facts-followed').because.map(({ cite }) => cite.rule)).toContain(rule)
  })

  test('49.435B (a): a conquered country is at war with nobody', () => {
    const story = given({ turn: '1939 fall' })
    expect(fight(story, 'germany', 'poland')).toBe(true)
    const conquered = story.when(report({ 'warsaw.controller': 'germany' }))
    expect(fight(conquered, 'germany', 'poland')).toBe(false)
    expect(conquered.last('wars-ended').wars).toEqual([
      expect.objectContaining({ between: ['germany', 'poland'], until: '1939 fall', since: 'Poland is conquered' }),
    ])
  })

  test('3.5.1.4b: the Dutch East Indies are out of their war as they surrender', () => {
    const wars: readonly (readonly [Nation, Nation])[] = [
      ['japan', 'britain'],
      ['japan', 'dutchEastIndies'],
    ]
    const atWar = given({ edition: 'campaign', turn: '1942 spring', wars })
    expect(fight(atWar, 'japan', 'dutchEastIndies')).toBe(true)
    const story = atWar.when(report({ 'dutchEastIndies.surrendered': true }))
    expect(fight(story, 'japan', 'dutchEastIndies')).toBe(false)
    expect(fight(story, 'japan', 'britain')).toBe(true)
    expect(story.last('wars-ended').wars).toMatchObject([{ between: ['japan', 'dutchEastIndies'], cite: { rule: '3.5.1.4b' } }])
  })

  test.each(['2023', 'classic'])('R49-89: a conquered country that has its capital again is conquered no longer (%s)', (edition) => {
    const attacked = { edition, turn: '1940 spring', declarations: [{ by: 'germany', on: 'norway' }] }
    const taken = given(attacked).when(report({ 'oslo.controller': 'germany' }))
    expect(taken.game.situation.standings.norway).toMatchObject({ conquered: true, result: -2 })
    const later = given({ ...attacked, turn: '1941 spring', facts: { 'oslo.controller': 'germany' } })
    expect(later.game.situation.standings.norway.conquered).toBe(true)
    const home = later.when(report({ 'oslo.controller': 'norway' }))
    expect(home.game.situation.standings.norway).toMatchObject({ result: null, with: null, since: '1941 spring' })
    expect(home.game.situation.standings.norway.conquered).toBeUndefined()
    expect(fight(home, 'germany', 'norway')).toBe(false)
    expect(home.last('minor-freed')).toEqual({ type: 'minor-freed', minor: 'norway' })
    // 83.13, 87.51: of two capitals one is enough.
    const spain = given({ edition, turn: '1942 spring', facts: { 'madrid.controller': 'britain', 'tangiers.controller': 'britain' } })
    expect(spain.game.situation.standings.spain.conquered).toBe(true)
    expect(spain.when(report({ 'tangiers.controller': 'spain' })).game.situation.standings.spain.conquered).toBeUndefined()
    expect(spain.when(report({ 'tangiers.controller': 'us' })).game.situation.standings.spain.conquered).toBe(true)
  })

  test('3.5.1.3b: in the campaign a nation that has surrendered does not come back with its capital', () => {
    const facts = { 'oslo.controller': 'germany', 'norway.capitalTaken': '1940 spring' }
    const declarations = [{ by: 'germany', on: 'norway', turn: '1940 spring' }]
    const story = given({ edition: 'campaign', turn: '1941 spring', facts, declarations })
    const { standings } = story.when(report({ 'oslo.controller': 'norway' })).game.situation
    expect(standings.norway).toEqual(story.game.situation.standings.norway)
  })

  test.each([
    { edition: '2023', half: 'luxembourg', capital: 'luxembourg', other: 'belgium' },
    { edition: '2023', half: 'belgium', capital: 'brussels', other: 'luxembourg' },
    { edition: 'classic', half: 'luxembourg', capital: 'luxembourg', other: 'belgium' },
    { edition: 'classic', half: 'belgium', capital: 'brussels', other: 'luxembourg' },
  ] as const)(
    '50.22A, 49.435: $half, attacked alone, is conquered with its own capital ($edition)',
    ({ edition, half, capital, other }) => {
      const story = given({
        edition,
        turn: '1940 spring',
        facts: { [`${half}.attacked`]: true },
        wars: [['germany', half]],
        standings: { belgiumLuxembourg: { result: -2, attacked: true } },
      })
      expect(fight(story, 'germany', half)).toBe(true)
      const taken = story.when(report({ [`${capital}.controller`]: 'germany' }))
      expect(fight(taken, 'germany', half)).toBe(false)
      expect(isConquered(taken.game.situation, half)).toBe(true)
      expect(fellowWars(taken.book, taken.game.situation).flatMap(({ between }) => between)).not.toContain(half)
      expect(isConquered(taken.game.situation, other)).toBe(false)
      expect(taken.game.situation.standings.belgiumLuxembourg.conquered).not.toBe(true)
    },
  )

  test('50.33G, 49.435B (a): a neutral Thailand is conquered once Japan has Bangkok', () => {
    const story = given({
      edition: '2023',
      options: ['storm-over-asia'],
      turn: '1940 spring',
      facts: { 'thailand.neutralFromPrelude': true },
      wars: [['japan', 'thailand']],
    })
    expect(fight(story, 'japan', 'thailand')).toBe(true)
    const taken = story.when(report({ 'bangkok.controller': 'japan' }))
    expect(fight(taken, 'japan', 'thailand')).toBe(false)
    expect(fact(taken, 'thailand.conquered')).toBe(true)
  })

  test.each(['2023', 'campaign'])('%s: with the fall of France its wars are over', (edition) => {
    const story = given({ edition, turn: '1940 summer' }).when(report({ 'france.fallen': true, 'france.fallTurn': '1940 summer' }))
    expect(fight(story, 'germany', 'france')).toBe(false)
    expect(fight(story, 'germany', 'britain')).toBe(true)
  })

  test.each(['2023', 'campaign'])('%s: Italy that has surrendered fights nobody; Germany fights on', (edition) => {
    const story = given({
      edition,
      turn: '1943 summer',
      wars: [
        ['italy', 'britain'],
        ['germany', 'britain'],
      ],
    })
    const out = story.when(report({ 'italy.surrendered': true }))
    expect(fight(out, 'italy', 'britain')).toBe(false)
    expect(fight(out, 'germany', 'britain')).toBe(true)
  })

  test('3.5.5: Italy’s war with Britain puts Germany at war with no victim of Italy’s', () => {
    const story = given({
      edition: 'campaign',
      turn: '1940 summer',
      wars: [['italy', 'greece']],
      declarations: [{ by: 'italy', on: 'greece', turn: '1940 spring' }],
    })
      .when(advance, 3, 4)
      .when(advance)
      .when({ type: 'declare-war', by: 'axis', intents: [{ by: 'italy', on: 'britain' }] })
    expect(fight(story, 'italy', 'britain')).toBe(true)
    expect(fight(story, 'germany', 'greece')).toBe(false)
    expect(fight(story, 'britain', 'greece')).toBe(false)
  })
})

describe('3.5.5: new allies and Co-Belligerents have the wars they come with, and no others', () => {
  const enemiesOf = (edition: string, standings: Readonly<Record<string, unknown>>): readonly string[] => {
    const wars = [
      { between: ['germany', 'russia'], since: '1941 summer' },
      { between: ['germany', 'britain'], since: '1939 fall' },
    ]
    const { book, game } = given({ edition, turn: '1941 fall', wars, standings })
    return fellowWars(book, game.situation).map(({ between: [enemy, minor], since }) => `${enemy} ${minor} ${since}`)
  }

  test.each(['2023', 'campaign'])('%s: those of the power it stands with, from the day it does', (edition) => {
    const found = enemiesOf(edition, { rumania: { result: 9, with: 'germany', since: '1941 fall' } })
    expect(found).toEqual(expect.arrayContaining(['britain rumania 1941 fall', 'russia rumania 1941 fall']))
    expect(found.filter((one) => one.startsWith('us '))).toEqual([])
  })

  test.each(['2023', 'campaign'])('%s: hexes alone, and a conquered country, bring none', (edition) => {
    expect(enemiesOf(edition, { hungary: { result: 8, with: 'germany' } })).toEqual([])
    expect(enemiesOf(edition, { rumania: { result: 9, with: 'germany', conquered: true } })).toEqual([])
  })
})

describe('when the war is over, so is the turn', () => {
  const SURRENDERS = { 'germany.surrendered': true, 'italy.surrendered': true, 'japan.surrendered': true }

  test.each([
    { edition: '2023', dice: [] },
    { edition: 'campaign', dice: [3, 4] },
  ])('$edition: nobody is asked any more once the last of the Axis has surrendered', ({ edition, dice }) => {
    const over = given({ edition, turn: '1945 summer' })
      .when(advance, ...dice)
      .when(report(SURRENDERS))
    expect(over.game.ending?.words).toBe('the Axis have surrendered')
    expect(over.game.asked).toEqual([])
    over.refuses(advance, edition === 'campaign' ? '3.6.1b' : 'war-is-over')
  })

  test.each([
    { edition: '2023', dice: [] },
    { edition: 'campaign', dice: [3, 4] },
  ])('$edition: an Italy that never fought is not waited for, one that fights is', ({ edition, dice }) => {
    const { 'italy.surrendered': _, ...others } = SURRENDERS
    const ended = (wars: readonly unknown[]) =>
      given({ edition, turn: '1945 summer', wars } as Parameters<typeof given>[0])
        .when(advance, ...dice)
        .when(report(others)).game.ending?.words
    expect(ended([])).toBe('the Axis have surrendered')
    expect(ended([{ between: ['italy', 'britain'], since: '1940 summer' }])).toBeUndefined()
  })
})

describe('50.521: allies and associates are at war with those of the enemy, minors with minors', () => {
  const fought = (edition: string, standings: object, more: object = {}) => {
    const { book, game } = given({
      edition,
      turn: '1944 spring',
      standings,
      declarations: [{ by: 'germany', on: 'russia', turn: '1941 summer' }],
      ...more,
    })
    return fellowWars(book, game.situation).map(({ between }) => between.toSorted().join(' '))
  }
  const hungary = { result: 10, with: 'germany' }

  test.each(['2023', 'classic', 'campaign'])('%s: Rumania gone over to Russia fights Hungary', (edition) => {
    expect(fought(edition, { hungary, rumania: { result: -3, with: 'russia' } })).toContain('hungary rumania')
  })

  test.each(['2023', 'classic'])('%s: one that has only opened its hexes, one conquered and one at peace fight no minor', (edition) => {
    expect(fought(edition, { hungary, rumania: { result: 8, with: 'germany' } })).not.toContain('hungary rumania')
    expect(fought(edition, { hungary, rumania: { result: -3, with: 'russia', conquered: true } })).not.toContain('hungary rumania')
    // Italy is at peace with Russia, its associate with Russia’s.
    const albanian = { bulgaria: { result: 9, with: 'italy' }, rumania: { result: -3, with: 'russia' } }
    expect(fought(edition, albanian, { declarations: [] })).not.toContain('bulgaria rumania')
  })
})

test('50.521: a second 10 by the host’s ruling leaves the wars of an ally as old as they are', () => {
  const story = given({ turn: '1943 fall', standings: { bulgaria: { result: 10, with: 'germany', since: '1941 spring' } } })
  const ruled = { type: 'set-by-ruling', by: 'referee', levels: {}, standings: { bulgaria: { result: 10, with: 'germany' } } } as const
  const { book, game } = story.when({ ...ruled, reason: 'agreed' })
  expect(fellowWars(book, game.situation)).toContainEqual({ between: ['britain', 'bulgaria'], since: '1941 spring' })
})
