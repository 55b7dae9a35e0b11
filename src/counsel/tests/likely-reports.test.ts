import { describe, expect, test } from 'vitest'
import { ask } from './cases/cases.testing.ts'

interface Told {
  readonly footnotes?: readonly { readonly words: string; readonly cite?: { readonly rule: string } }[]
}

type Document = Readonly<Record<string, unknown>>

const FALLEN = { 'france.fallen': true, 'france.fallTurn': '1940 summer' }
const VICHY = { ...FALLEN, 'vichyFrance.formed': 'formed', 'africa.axisUnits': true, 'france.surrenderLevel': 0 }
const WARS = [
  { between: ['germany', 'russia'], since: '1941 summer' },
  { between: ['italy', 'britain'], since: '1940 summer' },
  { between: ['germany', 'us'], since: '1941 winter' },
]

describe.each(['2023', 'classic'])('%s: what who holds speaks for is asked, and only where it is read', (edition) => {
  const asked = (door: string, args: Document, facts: Document, more: Document = {}) =>
    (ask<Told>(door, { edition, turn: '1944 fall', facts, wars: WARS, ...more }, args).footnotes ?? []).flatMap(({ words, cite }) =>
      words.includes('please report') ? [`${/please report (\S+)$/.exec(words)?.[1]} ${cite?.rule}`] : [],
    )
  const vichy = (facts: Document) => asked('reckon', { target: 'vichyFrance', by: 'westernAllies' }, { ...VICHY, ...facts })
  const allot = (facts: Document) => asked('allot', {}, facts)

  test('VIC-A1, VIC-A11: French colonies in Western hands', () => {
    const colonies = { 'algeria.controller': 'us', 'morocco.controller': 'us' }
    expect(vichy(colonies)).toEqual(['vichyFrance.alliedColonialCapitals VIC-A1', 'vichyFrance.coloniesAttackedLastTurn VIC-A11'])
    expect(vichy({ ...colonies, 'vichyFrance.alliedColonialCapitals': 2, 'vichyFrance.coloniesAttackedLastTurn': 0 })).toEqual([])
    expect(vichy({})).toEqual([])
  })

  test('VIC-A1, VIC-A7, VIC-A11: so also where nobody says that Vichy France was formed', () => {
    const colonies = { 'algeria.controller': 'us', 'morocco.controller': 'us' }
    const roll = { target: 'vichyFrance', by: 'westernAllies' }
    expect(asked('reckon', roll, { ...FALLEN, ...colonies })).toEqual([
      'vichyFrance.alliedColonialCapitals VIC-A1',
      'vichyFrance.coloniesAttackedLastTurn VIC-A11',
      'france.surrenderLevel VIC-A7',
    ])
    expect(asked('reckon', { target: 'spain', by: 'westernAllies' }, { ...FALLEN, ...colonies })).toEqual([])
  })

  test('VIC-A3, VIC-A4: cities of the continent in Western hands', () => {
    expect(vichy({ 'marseilles.controller': 'us' })).toEqual(['france.angloAmericanUnits VIC-A4'])
    expect(vichy({ 'antwerp.controller': 'britain' })).toEqual(['europe.angloAmericanUnits VIC-A3'])
    expect(vichy({ 'marseilles.controller': 'us', 'france.angloAmericanUnits': true })).toEqual([])
  })

  test('VIC-A7: the level at which France surrendered', () => {
    const { 'france.surrenderLevel': _, ...untold } = VICHY
    expect(asked('reckon', { target: 'vichyFrance', by: 'westernAllies' }, untold)).toEqual(['france.surrenderLevel VIC-A7'])
  })

  test('DP-GER-12, DP-GER-16, DP-GER-19, DP-ITA-07: two cities are two hexes, whether in supply is not told', () => {
    expect(allot({ ...FALLEN, 'london.controller': 'germany', 'birmingham.controller': 'germany' })).toContain(
      'britain.axisSuppliedHexes DP-GER-12',
    )
    expect(allot({ ...FALLEN, 'cologne.controller': 'us', 'essen.controller': 'us' })).toEqual(['germany.alliedSuppliedHexes DP-GER-16'])
    expect(allot({ ...FALLEN, 'cologne.controller': 'us' })).toEqual([])
    expect(allot({ ...FALLEN, 'paris.controller': 'us' })).toEqual(['france.usUnits DP-GER-19'])
    expect(allot({ ...FALLEN, 'rome.controller': 'us', 'genoa.controller': 'us' })).toEqual(['italy.alliedSuppliedHexes DP-ITA-07'])
  })

  test('DP-FRA-04: while France stands', () => {
    const lost = { 'lyon.controller': 'germany', 'marseilles.controller': 'germany' }
    const at = (facts: Document) => asked('allot', {}, facts, { turn: '1940 spring', wars: [] })
    expect(at(lost)).toEqual(['france.axisSuppliedHexes DP-FRA-04'])
    expect(at({ ...lost, 'france.axisSuppliedHexes': 1 })).toEqual([])
  })

  test('BAL-B7, NOR-A5: a border war that is over, and no turn of fighting told', () => {
    const at = (target: string, facts: Document) => asked('reckon', { target, by: 'axis' }, facts, { turn: '1940 fall', wars: [] })
    const over = { ...FALLEN, 'bessarabia.borderWar': 'over', 'bessarabia.controller': 'russia', 'bessarabia.demanded': true }
    expect(at('hungary', over)).toEqual(['bessarabia.fought BAL-B7'])
    expect(at('hungary', { ...over, 'bessarabia.fought': false })).toEqual([])
    const finnish = { ...FALLEN, 'finnishBorder.borderWar': 'over', 'finnishBorder.controller': 'russia' }
    expect(at('norway', finnish)).toEqual(['finnishBorder.fought NOR-A5'])
  })

  test('BAL-B1: Russia has a friend in the Balkans, and how much of Russia the Axis hold is not told', () => {
    const at = (facts: Document) =>
      asked(
        'reckon',
        { target: 'yugoslavia', by: 'axis' },
        { ...FALLEN, ...facts },
        { standings: { bulgaria: { result: -3, with: 'russia' } } },
      )
    expect(at({})).toEqual(['russia.axisHexes BAL-B1'])
    expect(at({ 'russia.axisHexes': 0 })).toEqual([])
  })

  test('BAL-B1: one Russian city in Axis hands does not tell how many hexes they hold', () => {
    const standings = { rumania: { result: 10, with: 'germany' } }
    const at = (facts: Document) =>
      asked('reckon', { target: 'hungary', by: 'axis' }, { ...FALLEN, ...facts }, { standings }).filter((words) => words.endsWith('BAL-B1'))
    const kiev = { 'kiev.controller': 'germany', 'kiev.firstTaken': '1941 fall' }
    expect(at({ ...kiev, 'rumania.russianHexes': 3 })).toEqual(['russia.axisHexes BAL-B1'])
    expect(at({ ...kiev, 'rumania.russianHexes': 3, 'russia.axisHexes': 9 })).toEqual([])
    expect(at({ ...kiev, 'rumania.russianHexes': 1 })).toEqual([])
  })

  test('FIN-A1: how many of the Finnish border hexes are Russian, and how many Russian ones the Axis have', () => {
    const border = { ...FALLEN, 'finnishBorder.controller': 'russia', 'finnishBorder.demanded': true }
    const at = (facts: Document, target = 'finland') => asked('reckon', { target, by: 'axis' }, { ...border, ...facts })
    expect(at({})).toEqual(['finnishBorder.russianHexes FIN-A1'])
    expect(at({ 'finnishBorder.russianHexes': 4 })).toEqual(['russia.axisHexes FIN-A1'])
    expect(at({ 'finnishBorder.russianHexes': 4, 'russia.axisHexes': 3 })).toEqual([])
    expect(at({ 'russia.axisHexes': 40 })).toEqual([])
    expect(at({}, 'hungary')).toEqual([])
  })

  test('USAT-S7: Lebanon-Syria of a Vichy France that is with the Axis', () => {
    const standings = { vichyFrance: { result: 10, with: 'germany', since: '1941 fall' } }
    const at = (facts: Document) => asked('tensions', { turn: {} }, { ...VICHY, ...facts }, { turn: '1942 spring', standings })
    expect(at({})).toContain('lebanonSyria.controller USAT-S7')
    expect(at({ 'lebanonSyria.controller': 'britain' })).not.toContain('lebanonSyria.controller USAT-S7')
  })

  test('49.631: Copenhagen is German, and when war was declared on Denmark is not told', () => {
    const react = (more: Document) =>
      (
        ask<Told>(
          'may',
          { edition, turn: '1940 spring', facts: { 'copenhagen.controller': 'germany' }, ...more },
          { question: 'name', by: 'westernAllies', target: 'norway', manner: 'reaction' },
        ).footnotes ?? []
      ).filter(({ words }) => words.includes('in a turn that nobody reports'))
    expect(react({})).toEqual([expect.objectContaining({ words: expect.stringContaining('Germany declared war on Denmark') })])
    expect(react({ declarations: [{ by: 'germany', on: 'denmark', turn: '1940 spring' }] })).toEqual([])
    expect(react({ facts: {}, wars: [{ between: ['germany', 'denmark'], since: '1939 winter' }] })).toEqual([])
    expect(react({ facts: {}, wars: [['germany', 'denmark']] })).toHaveLength(1)
  })
})

test('49.4266A: an invasion thrown back is told, and no failure; the classic book has no such rule', () => {
  const asked = (edition: string, facts: Document) =>
    (
      ask<Told>('reckon', { edition, turn: '1944 spring', facts: { ...FALLEN, ...facts }, wars: WARS }, { target: 'hungary', by: 'axis' })
        .footnotes ?? []
    ).filter(({ words }) => words.includes('westernAllies.failures'))
  expect(asked('2023', { 'westernAllies.invasionsRepulsed': 1 })).toHaveLength(1)
  expect(asked('2023', { 'westernAllies.invasionsRepulsed': 1, 'westernAllies.failures': 0 })).toEqual([])
  expect(asked('classic', { 'westernAllies.invasionsRepulsed': 1 })).toEqual([])
})

describe.each(['2023', 'classic'])('%s: turns that the rules forbid', (edition) => {
  const LEVELS = { tensions: { rgt: 5, usat: 20, usjt: 3 }, levelsAt: 'before-rises' }
  const told = (turn: Document, more: Document = {}) =>
    (ask<Told>('tensions', { edition, turn: '1941 spring', facts: FALLEN, ...LEVELS, ...more }, { turn }).footnotes ?? []).map(
      ({ words, cite }) => `${words} [${cite?.rule}]`,
    )

  test('NOR-N3: mining while Germany holds Bergen', () => {
    const turn = { facts: { 'norway.mined': '1940 winter' } }
    const at = (facts: Document) => told(turn, { turn: '1940 winter', facts: { ...FALLEN, ...facts } })
    const lost = expect.stringMatching(/yet Germany held Bergen as it began \[NOR-N3\]/)
    expect(at({ 'bergen.controller': 'germany', 'oslo.controller': 'germany' })).toContainEqual(lost)
    expect(at({})).not.toContainEqual(lost)
  })

  test('USJT-R20d: an oil embargo far below its level', () => {
    const turn = { facts: { 'japan.oilEmbargo': true } }
    const early = expect.stringMatching(/yet U\.S\.-Japanese tension was \d+ as it began, and 18 is needed \[USJT-R20d\]/)
    expect(told(turn)).toContainEqual(early)
    expect(told(turn, { tensions: { rgt: 5, usat: 20, usjt: 17 } })).not.toContainEqual(early)
  })

  test.each([
    { turn: { declarations: [{ by: 'russia', on: 'bulgaria' }] }, says: /^Russia on Bulgaria: .* 25/ },
    { turn: { declarations: [{ by: 'us', on: 'germany' }] }, says: /^the U\.S\. on Germany: .* 50.*50\.32E/ },
    { turn: { declarations: [{ by: 'italy', on: 'turkey' }] }, says: /^Italy on Turkey: not among .*50\.33B/ },
    { turn: { subversions: [{ target: 'bulgaria', phase: 'russia' }] }, says: /^Bulgaria is subverted in this turn, yet .*49\.4263/ },
    { turn: { tensionPointsUsed: [{ by: 'axis' }] }, says: /^the European Axis used a point .* no points are reported.*49\.34/ },
  ])('$turn is counted, and doubted', ({ turn, says }) => {
    expect(told(turn)).toContainEqual(expect.stringMatching(says))
  })

  test('50.33C: once tension is 25, Russia may', () => {
    const levels = { tensions: { rgt: 25, usat: 20, usjt: 3 }, levelsAt: 'before-rises' }
    expect(told({ declarations: [{ by: 'russia', on: 'bulgaria' }] }, levels).filter((words) => words.startsWith('Russia on'))).toEqual([])
  })

  test.each([
    [{ declarations: [{ by: 'germany', on: 'yugoslavia' }] }, 'it is conquered'],
    [{ declarations: [{ by: 'germany', on: 'hungary' }] }, 'it stands with Germany itself'],
    [{ declarations: [{ by: 'britain', on: 'japan' }] }, 'it may never do so'],
    [{ standings: { yugoslavia: { result: 8, with: 'germany' } } }, 'Yugoslavia is conquered'],
    [{ standings: { turkey: { result: 10, with: 'britain' } } }, 'is one with the Axis'],
    [{ subversions: [{ target: 'finland', phase: 'russia' }] }, 'cannot be subverted'],
  ])('%j is refused: %s', (turn, says) => {
    const facts = { ...FALLEN, 'belgrade.controller': 'germany' }
    const standings = { hungary: { result: 10, with: 'germany' } }
    expect(() => told(turn, { facts, standings })).toThrow(says)
  })
})
