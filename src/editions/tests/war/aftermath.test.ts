import { expect, test } from 'vitest'
import { given } from '../game/game.testing.ts'

const declare = (by: 'germany' | 'britain', on: 'belgium' | 'luxembourg' | 'belgiumLuxembourg') =>
  ({ type: 'report-declaration', by: 'referee', declaration: { by, on } }) as const

test('49.91A (1): under a -1 an attacked half with Allied forces in it joins them at once', () => {
  const standings = { belgiumLuxembourg: { result: -1, with: 'france' } }
  const rules = (facts: Readonly<Record<string, boolean>>) =>
    given({ turn: '1940 spring', standings, facts })
      .when(declare('germany', 'belgium'))
      .last('war-declared')
      .onMap.map(({ cite }) => cite.rule)
  expect(rules({ 'belgium.alliedForces': true })).toContain('49.91A (1)')
  expect(rules({ 'belgium.alliedForces': false })).not.toContain('49.91A (1)')
  expect(rules({ 'luxembourg.alliedForces': true })).not.toContain('49.91A (1)')
})

test.each(['2023', 'classic'])(
  '49.91A (1), R49-71: in %s the pair keeps its -1 unless one of the two has Allied forces in it',
  (edition) => {
    const standings = { belgiumLuxembourg: { result: -1, with: 'france', permanent: true } }
    const after = (on: 'belgium' | 'luxembourg' | 'belgiumLuxembourg', facts: Readonly<Record<string, boolean>>) =>
      given({ edition, turn: '1940 spring', standings, facts }).when(declare('germany', on)).game.situation.standings.belgiumLuxembourg
    expect(after('belgiumLuxembourg', {})).toMatchObject({ result: -1, with: 'france' })
    expect(after('belgiumLuxembourg', { 'belgium.alliedForces': true })).toMatchObject({ result: -2, with: 'france', attacked: true })
    expect(after('belgium', { 'luxembourg.alliedForces': true })).toMatchObject({ result: -1 })
    expect(after('luxembourg', { 'luxembourg.alliedForces': true })).toMatchObject({ result: -2 })
  },
)

test('49.91F (5): Russia conquers a Ukraine that had joined Germany, and gets its ten BRPs', () => {
  const back = { type: 'report-facts', by: 'referee', facts: { 'kiev.controller': 'russia' } } as const
  const story = given({ turn: '1943 fall', facts: { 'kiev.controller': 'germany' }, standings: { ukraine: { result: 10 } } }).when(back)
  expect(story.game.situation.standings.ukraine.conquered).toBe(true)
  expect(story.book.clauses.notices.find(({ cite }) => cite.rule === '49.91F (5)')?.words).toMatch(/10 BRPs.*partisans stay barred/)
  // One that only raised units is no country to conquer.
  const units = given({ turn: '1943 fall', facts: { 'kiev.controller': 'germany' }, standings: { ukraine: { result: 7 } } }).when(back)
  expect(units.game.situation.standings.ukraine.conquered).toBeUndefined()
})

test('49.51C: the two Allied factions may agree who gains where they tie, whatever the die said', () => {
  const rolled = given({
    turn: '1941 winter',
    wars: [['germany', 'russia']],
    facts: { 'france.fallen': true, 'france.fallTurn': '1940 summer', 'westernAllies.covertOperations': 3 },
  })
    .when({ type: 'open-year', by: 'referee', turn: '1942 spring' })
    .when({ type: 'seal-allocation', by: 'axis', placements: { turkey: 1 } })
    .when({ type: 'seal-allocation', by: 'westernAllies', placements: { turkey: 1 } })
    .when({ type: 'seal-allocation', by: 'russia', placements: { turkey: 1 } })
    .when({ type: 'open-phase', by: 'referee', turn: '1942 spring', side: 'axis' })
    .when({ type: 'name-targets', by: 'axis', nominations: [{ target: 'turkey', manner: 'ordinary' }] })
    .when({ type: 'play-covert-operations', by: 'westernAllies', target: 'turkey', operations: 3 })
    // 1 - 2 points, -1 for no great Russian city, -3 covert, inertia +1: -4; die 3: -1. The tie die falls on 6: Russia.
    .when({ type: 'roll', by: 'axis', target: 'turkey' }, 3, 6)
  expect(rolled.last('rolled')).toMatchObject({ total: -1, result: '-1', tieDie: 6 })
  const byDie = rolled.when({ type: 'take-result', by: 'russia', target: 'turkey', result: '-1' })
  expect(byDie.last('result-taken').outcome.standing.with).toBe('russia')
  const agreed = rolled
    .when({ type: 'settle-tie', by: 'referee', target: 'turkey', agreed: 'westernAllies' })
    .when({ type: 'take-result', by: 'westernAllies', target: 'turkey', result: '-1' })
  expect(agreed.last('result-taken').outcome.standing.with).toBe('britain')
  agreed.refuses({ type: 'settle-tie', by: 'referee', target: 'turkey', agreed: 'russia' }, '49.51C')
})

test('49.154F (b): what was given up undefended this year counts in the next, and no longer', () => {
  const story = given({ turn: '1941 winter', facts: { 'russia.undefendedLostThisYear': 2 } })
  const next = story.when({ type: 'open-year', by: 'referee', turn: '1942 spring' })
  expect(next.last('year-opened').allotments.powers.russia?.lines.find(({ cite }) => cite.rule === 'DP-RUS-11')?.amount).toBe(-2)
  const after = next.when({ type: 'open-year', by: 'referee', turn: '1943 spring' })
  expect(after.last('year-opened').allotments.powers.russia?.lines.find(({ cite }) => cite.rule === 'DP-RUS-11')?.amount).toBe(0)
})
