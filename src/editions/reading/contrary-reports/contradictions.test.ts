import { describe, expect, test } from 'vitest'
import { readSituation } from '../situation-reader.ts'

type Document = Readonly<Record<string, unknown>>

/** What is derived, asked and refused, in words; of a refusal the rule as well. Mobilizations follow from turn and level alone. */
function told(document: Document): readonly string[] {
  const given = readSituation(document)
  if (!given.ok) return given.refusals.map(({ words, cite }) => `refused: ${words.replace(/^.*? (?=\S+: )/, '')} [${cite?.rule}]`)
  return [
    ...given.derived.flatMap(({ words, cite, mobilized }) => (mobilized === undefined ? [`derived: ${words} [${cite?.rule}]`] : [])),
    ...given.asked.map(({ words }) => `asked: ${words}`),
  ]
}

const JAPAN_WAR = [
  { between: ['japan', 'us'], since: '1941 winter' },
  { between: ['japan', 'britain'], since: '1941 winter' },
]

describe.each(['2023', 'classic'])('%s: what cannot stand together', (edition) => {
  const of = (facts: Document, more: Document = {}) => told({ edition, turn: '1943 spring', facts, ...more })

  test.each([
    [{ 'berlin.controller': 'us', 'essen.controller': 'britain', 'germany.westernObjectives': 1 }, 'more of the German cities', 'R49-79'],
    [{ 'berlin.controller': 'russia', 'germany.russianObjectives': 0 }, 'Russia holds more of the German cities', 'R49-79'],
    [{ 'rome.controller': 'us', 'italy.westernObjectives': 0 }, 'more of the Italian cities', 'R49-79'],
    [{ 'seoul.controller': 'russia', 'asia.russianObjectives': 0 }, 'Russia holds more of the cities there', 'R49-79'],
    [{ 'budapest.controller': 'russia', 'hungary.russianHexes': 0 }, 'yet Russia holds Budapest', 'RGT-E11a'],
    [{ 'helsinki.controller': 'germany', 'finland.axisHexes': 0 }, 'yet the Axis hold Helsinki', 'RGT-E3a'],
    [{ 'london.controller': 'germany', 'britain.axisHexes': 0 }, 'the Axis hold more British cities', 'SPA-A5'],
    [{ 'suez.controller': 'italy', 'egypt.axisCities': 0 }, 'more of Alexandria and Suez', 'USAT-S7'],
    [{ 'libya.allCitiesAllied': true, 'libya.alliedCities': 0 }, 'the Allies hold every city in Libya', 'TUR-A3'],
    [{ 'atlanticBox.transports': 10, 'atlanticBox.undamaged': 11 }, 'fewer transports in the box', '20.636'],
    [{ 'atlanticBox.before': 16, 'atlanticBox.undamaged': 10, 'atlanticBox.damaged': 7 }, 'more transports are left', '20.636B-a'],
    [{ 'japaneseBox.before': 4, 'japaneseBox.damaged': 5 }, 'more transports are left', '20.636B-a'],
    [{ 'britain.surrenderLevel': -3, 'britain.surrendered': false }, 'what a British surrender came to', '59.872'],
    [{ 'britain.unitsRemovedBySurrender': 2, 'britain.surrendered': false }, 'what a British surrender came to', '59.872'],
    [{ 'malta.controller': 'britain', 'malta.heldByPartisans': true }, 'the Axis do not hold Malta', 'USAT-E6'],
    [{ 'britain.axisGroundUnits': true, 'britain.axisGroundUnitsGone': true }, 'still in Britain', 'USAT-S5'],
    [{ 'northAfrica.allCitiesWestern': true, 'tunisia.controller': 'germany' }, 'the Axis hold land there', 'DP-BRI-04'],
    [{ 'palestine.controller': 'germany', 'palestine.axisHexes': 0 }, 'the Axis hold Palestine', 'USAT-S7'],
    [{ 'france.usUnits': true, 'france.angloAmericanUnits': false }, 'American units are in France', 'VIC-A4'],
    [{ 'bessarabia.fought': true, 'bessarabia.demanded': false }, 'Russia has fought for Bessarabia', 'RUM-A4'],
    [{ 'sweden.attackedByAllies': true, 'westernAllies.attackedNeutral': false }, 'the Allies attacked Sweden', 'BEL-A1'],
    [{ 'france.fellInAxisTurn': true, 'france.fallen': false }, 'France surrendered in the Axis player turn', '53.21C'],
    [{ 'vichyFrance.formed': 'formed', 'france.fallen': false }, 'the forming of Vichy France is decided', '50.525'],
    [{ 'britain.axisHexes': 1, 'britain.axisEverHeldHex': false }, 'the Axis hold a British hex', 'DP-GER-20'],
    [{ 'northAfrica.allCitiesWestern': true, 'libya.allCitiesAllied': false }, 'every city from Egypt to Morocco', 'DP-ITA-09'],
  ])('%j is refused: %s [%s]', (facts, words, rule) => {
    expect(of(facts)).toEqual([expect.stringContaining(words)])
    expect(of(facts)[0]).toMatch(new RegExp(`^refused: .*\\[${rule}\\]$`))
  })

  test.each([
    { 'berlin.controller': 'us', 'germany.westernObjectives': 1, 'europe.angloAmericanUnits': true },
    { 'berlin.controller': 'us', 'germany.westernObjectives': 3, 'europe.angloAmericanUnits': true },
    { 'berlin.controller': 'us', 'europe.angloAmericanUnits': true },
    { 'atlanticBox.transports': 10, 'atlanticBox.undamaged': 10 },
    { 'atlanticBox.before': 16, 'atlanticBox.undamaged': 10, 'atlanticBox.damaged': 6, 'atlanticBox.transports': 16 },
    { 'malta.controller': 'italy', 'malta.heldByPartisans': true },
    { 'britain.axisGroundUnitsGone': true, 'britain.axisEverHeldHex': true },
  ])('%j may be so', (facts) => {
    const wars = [
      { between: ['germany', 'us'], since: '1941 winter' },
      { between: ['italy', 'britain'], since: '1940 summer' },
    ]
    const declarations = [
      { by: 'germany', on: 'us', turn: '1941 winter' },
      { by: 'italy', on: 'britain', turn: '1940 summer' },
    ]
    expect(of(facts, { wars, declarations }).filter((words) => !words.startsWith('derived: '))).toEqual([])
  })

  test.each([
    { 'alexandria.controller': 'britain' },
    { 'tunisia.controller': 'us' },
    { 'libya.allCitiesAllied': true },
    { 'egypt.controller': 'britain', 'tunisia.controller': 'us', 'algeria.controller': 'us', 'morocco.controller': 'us' },
  ])('DP-BRI-04: beside %j a Libya as the scenario began is asked for, not held against North Africa', (facts) => {
    const answers = of({ 'northAfrica.allCitiesWestern': true, ...facts })
    expect(answers.filter((words) => words.startsWith('refused'))).toEqual([])
    expect(answers).toContainEqual(expect.stringContaining('please report libya.controller'))
  })

  test('53.21C, 50.525, DP-GER-20: what is certain is derived where nobody spoke of it', () => {
    expect(of({ 'vichyFrance.formed': 'refused' })).toContain(
      'derived: France has fallen, since the forming of Vichy France is decided [50.525]',
    )
    expect(of({ 'britain.axisHexes': 1, 'britain.axisGroundUnits': true })).toEqual([
      'derived: the Axis once held a British hex, since the Axis hold a British hex [DP-GER-20]',
    ])
  })

  test('50.525, 59.872: a war on Vichy France and the level of a surrender tell of a fall and a surrender', () => {
    const declarations = [{ by: 'britain', on: 'vichyFrance', turn: '1940 fall' }]
    expect(of({}, { declarations })).toContain('derived: France has fallen, since somebody has declared war on Vichy France [50.525]')
    expect(of({}, { wars: [['britain', 'vichyFrance']] })).toContain(
      'derived: France has fallen, since somebody has declared war on Vichy France [50.525]',
    )
    expect(of({ 'britain.surrenderLevel': -3 })).toContain(
      'derived: Britain has surrendered, since what a British surrender came to is reported [59.872]',
    )
  })

  test('USAT-S6: who holds a Russian industrial centre has ground units in Russia, while the war goes on', () => {
    const war = { wars: [{ between: ['germany', 'russia'], since: '1941 summer' }] }
    expect(of({ 'russia.icsHeldByAxis': 1 }, war)).toContain(
      'derived: Axis ground units are in Russia, since the Axis hold a hex in Russia [USAT-S6]',
    )
  })

  test('58.21: the turn of a fall is asked for', () => {
    expect(of({ 'france.fallen': true })).toContain(
      'asked: France has fallen, and no turn of it is reported; please report france.fallTurn',
    )
    expect(of({ 'france.fallTurn': '1940 summer' }).filter((words) => words.startsWith('asked'))).toEqual([])
  })

  test('49.435: who holds the capital of a conquered country is asked for, and of no other', () => {
    const conquered = { standings: { greece: { conquered: true } } }
    expect(of({}, conquered)).toEqual([
      'asked: Greece is conquered, yet by this report Greece holds Athens; please report athens.controller',
    ])
    expect(of({ 'athens.controller': 'italy' }, conquered)).toEqual([
      expect.stringContaining('derived: Italy declared war on Greece, since Italy holds Athens [49.435'),
    ])
  })

  test.each([
    [{ 'kiev.controller': 'germany' }, [['germany', 'russia']], 'the Axis hold a Russian city'],
    [{ 'russia.axisGroundUnits': true }, [['germany', 'russia']], 'Axis ground units are or were in Russia'],
    [{ 'kiev.firstTaken': '1941 fall' }, [['germany', 'russia']], 'the Axis have taken Kiev'],
    [{ 'germany.russianObjectives': 1 }, [['germany', 'russia']], 'Russia holds a German objective'],
    [{ 'france.usUnits': true, 'france.angloAmericanUnits': true }, [['germany', 'us']], 'American units are in France'],
    [{ 'vladivostok.controller': 'japan' }, [['japan', 'russia']], 'Japan holds Russian land'],
    [{ 'malta.controller': 'italy' }, [['italy', 'britain']], 'Italy holds British land'],
    [
      { 'france.fallen': true, 'libya.alliedCities': 2 },
      [
        ['italy', 'britain'],
        ['italy', 'us'],
      ],
      'the Allies hold cities in Libya',
    ],
  ])('50.51: %j is no peace of %j', (facts, peace, words) => {
    expect(of(facts, { peace })).toEqual([expect.stringContaining(`yet ${words}`)])
    expect(of(facts).filter((one) => one.includes('please report the war'))).toEqual([expect.stringContaining(words)])
  })

  test('50.51: of two wars of which one must have been, one peace is no contradiction', () => {
    expect(of({ 'libya.alliedCities': 2 }, { peace: [['italy', 'britain']] })).toEqual([expect.stringContaining('please report the war')])
  })

  test.each([
    [{ standings: { vichyFrance: { result: 7 } }, facts: { 'france.fallen': false } }, 'Vichy France has a result'],
    [{ standings: { vichyFrance: { result: 10 } }, facts: { 'vichyFrance.formed': 'refused' } }, 'Vichy France has a result'],
    [{ standings: { greece: { result: 10 } }, wars: [['germany', 'greece']] }, 'Greece stands at 10 with Germany'],
    [{ standings: { spain: { result: 8 } }, wars: [['germany', 'spain']] }, 'Spain stands at 8 with Germany'],
    [
      { declarations: [{ by: 'germany', on: 'hungary', turn: '1940 winter' }], facts: { 'hungary.attackedByAxis': false } },
      'the Axis declared war on Hungary',
    ],
    [
      { declarations: [{ by: 'britain', on: 'norway', turn: '1940 winter' }], facts: { 'westernAllies.attackedNeutral': false } },
      'the Western Allies declared war on a neutral',
    ],
    [{ tensions: { usat: { actual: 20, effective: 20, highest: 15 } } }, '15 on an actual 20'],
  ])('%j is refused: %s', (document, words) => {
    const { facts = {}, ...more } = document as { readonly facts?: Document }
    expect(of(facts, more)).toEqual([expect.stringMatching(/^refused: /)])
    expect(of(facts, more)[0]).toContain(words)
  })

  test.each([
    [{ standings: { norway: { conquered: true } }, facts: { 'oslo.controller': 'norway' } }, 'Norway is conquered'],
    [{ facts: { 'netherlands.conquered': true, 'theHague.controller': 'netherlands' } }, 'the Netherlands are conquered'],
    [{ facts: { 'netherlands.conquered': false, 'theHague.controller': 'germany' } }, 'the Axis hold The Hague'],
    [{ facts: { 'riga.controller': 'russia', 'balticStates.russiaEntered': false } }, 'Russia holds Riga'],
    [{ facts: { 'riga.controller': 'russia', 'balticStates.conquered': false } }, 'an enemy holds Riga'],
    [{ facts: { 'vichyFrance.alliedColonialCapitals': 1 } }, 'Vichy colonies have been attacked or taken'],
    [{ facts: { 'balticStates.conquered': true } }, 'the Baltic States are conquered'],
    [{ facts: { 'bucharest.controller': 'russia' } }, 'Russia holds Bucharest'],
    [{ standings: { norway: { conquered: true } }, facts: { 'oslo.controller': 'germany' } }, 'Norway is conquered'],
  ])('%j is doubted: %s', (document, words) => {
    const { facts = {}, ...more } = document as { readonly facts?: Document }
    expect(of(facts, more)).toContainEqual(expect.stringMatching(new RegExp(`^asked: ${words}, yet by this report`)))
  })

  test('49.435A: the victim of a power at war is no neutral', () => {
    const declared = { declarations: [{ by: 'germany', on: 'norway', turn: '1940 spring' }], standings: { norway: { result: null } } }
    expect(of({}, declared)).toContainEqual(expect.stringContaining('in Spring 1940, yet by this report Norway is neutral'))
    const alone = { declarations: [{ by: 'italy', on: 'greece', turn: '1940 spring' }], standings: { greece: { result: null } } }
    expect(of({}, alone).filter((words) => words.includes('is neutral'))).toEqual([])
  })

  test('49.34, 49.36B: points that the year or the report closes are read, and that is said', () => {
    const footnotes = (document: Document) => {
      const found = readSituation({ edition, ...document })
      return found.ok ? found.footnotes.map(({ words }) => words) : []
    }
    expect(footnotes({ turn: '1943 spring', placements: { axis: { usat: 1 } } })).toContainEqual(
      expect.stringContaining('in 1939, 1940 and 1941 only'),
    )
    const standing = { turn: '1940 spring', facts: { 'france.fallen': false }, placements: { axis: { vichyFrance: 1 } } }
    expect(footnotes(standing)).toContainEqual(expect.stringContaining('no points while France is unconquered'))
  })

  test('50.51: whoever holds a city of another power has fought it', () => {
    expect(of({ 'kiev.controller': 'germany', 'kiev.firstTaken': '1941 fall' })).toEqual([
      'asked: the Axis hold a Russian city, yet by this report Germany and Russia have never been at war; please report the war',
    ])
    expect(of({ 'manila.controller': 'japan', 'singapore.controller': 'japan' })).toEqual([
      expect.stringContaining('Japan and the U.S. have never been at war'),
      expect.stringContaining('Japan and Britain have never been at war'),
    ])
    expect(of({ 'manila.controller': 'japan', 'singapore.controller': 'japan' }, { wars: JAPAN_WAR, tensions: { usjt: 30 } })).toEqual(
      [
        'Japan declared war on the U.S., since Japan and the U.S. are at war [50.521]',
        ...['Australia', 'India', 'the Dutch East Indies'].map((land) => expect.stringContaining(`Japan and ${land} are at war`)),
      ].map((words) => (typeof words === 'string' ? `derived: ${words}` : words)),
    )
  })
})

test.each(['2023', 'classic', 'campaign'])('%s, 51.12, 3.3.3.4a: who struck Pearl Harbor is at war with the U.S.', (edition) => {
  const of = (more: Document = {}) => told({ edition, turn: '1941 winter', facts: { 'pearlHarbor.attacked': true }, ...more })
  expect(of()).toEqual([
    'asked: Japan opened its war on the U.S. at Pearl Harbor, yet by this report Japan and the U.S. have never been at war; please report the war',
  ])
  expect(of({ declarations: [{ by: 'japan', on: 'us', turn: '1941 winter' }] }).filter((words) => words.startsWith('asked'))).toEqual([])
})

describe('campaign: what cannot stand together', () => {
  const of = (facts: Document, more: Document = {}) => told({ edition: 'campaign', turn: '1943 spring', facts, ...more })

  test.each([
    [{ 'avg.destroyed': true, 'avg.setUp': false }, 'the American Volunteer Group has been destroyed', '3.4.4.3d'],
    [{ 'indochina.surrenderTurn': '1942 spring', 'indochina.surrendered': false }, 'the turn in which French Indochina', '3.3.3.6'],
    [{ 'moscow.taken': '1942 fall', 'moscow.controller': 'russia' }, 'the Axis do not hold Moscow', '3.6.6.1a'],
    [{ 'vichyFrance.formed': 'formed', 'france.fallen': false }, 'the forming of Vichy France is decided', '3.6.4a'],
    [{ 'finnishBorder.borderWar': 'escalated' }, 'a border war goes no further than the land it is about', '3.5.2.4c'],
    [{ 'bessarabia.borderWar': 'escalated' }, 'a border war goes no further than the land it is about', '3.5.2.4c'],
  ])('%j is refused: %s [%s]', (facts, words, rule) => {
    expect(of(facts)).toEqual([expect.stringContaining(words)])
    expect(of(facts)[0]).toContain(`[${rule}]`)
  })

  test('3.4.2.6, 3.5.7.1: what hardly goes together is asked about', () => {
    expect(of({ 'france.occupiedSince': '1940 summer', 'paris.controller': 'us' })).toEqual([
      expect.stringMatching(/^asked: the Axis do not hold Paris, yet by this report the present Axis occupation of France began/),
    ])
    expect(of({ 'hungary.forcePool': 4, 'hungary.divisions': 5 })).toEqual([
      expect.stringMatching(/^asked: its force pool since it changed sides is smaller, yet .*: 5; please report hungary.divisions$/),
    ])
  })

  test('3.5.7.1: divisions as large as the new force pool, or without one', () => {
    expect(of({ 'hungary.forcePool': 4, 'hungary.divisions': 4 })).toEqual([])
    expect(of({ 'hungary.divisions': 8 })).toEqual([])
  })

  test('3.6.6.1a: the turn in which Moscow fell is asked for', () => {
    const wars = [{ between: ['germany', 'russia'], since: '1941 summer' }]
    expect(of({ 'moscow.controller': 'germany' }, { wars })).toContain(
      'asked: the Axis hold Moscow, and no turn of it is reported; please report moscow.taken',
    )
  })
})
