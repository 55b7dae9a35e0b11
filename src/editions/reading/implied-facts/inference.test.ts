import { describe, expect, test } from 'vitest'
import { isAtWar } from '../../../rules/core/index.ts'
import { readSituation } from '../situation-reader.ts'

type Document = Readonly<Record<string, unknown>>

const read = (document: Document) => {
  const given = readSituation(document)
  if (!given.ok) throw new Error(JSON.stringify(given.refusals))
  return given
}

const refusalsOf = (document: Document): readonly string[] => {
  const given = readSituation(document)
  return given.ok ? [] : given.refusals.map(({ words, cite }) => `${words} [${cite?.rule}]`)
}

const asked = (document: Document) => read(document).asked.map(({ fact, words }) => `${fact}: ${words}`)
const derived = (document: Document) => read(document).derived.map(({ words, cite }) => `${words} [${cite?.rule}]`)

describe.each(['2023', 'classic'])('%s: what follows from what', (edition) => {
  test('R49-75: Paris German and nothing said of France is asked for; a France said to stand is not', () => {
    const paris = { edition, facts: { 'paris.controller': 'germany' } }
    expect(asked(paris)).toEqual([expect.stringMatching(/^france.fallen: the Axis hold Paris, yet .* France has not fallen/)])
    expect(read(paris).situation.facts['france.fallen']).toBe(false)
    expect(asked({ edition, facts: { 'paris.controller': 'germany', 'france.fallen': false } })).toEqual([])
    expect(asked({ edition, facts: { 'paris.controller': 'germany', 'france.fallTurn': '1939 fall' } })).toEqual([])
  })

  test('R49-80: a France that has fallen has lost Paris, unless its holder is reported', () => {
    const paris = (facts: Document) => read({ edition, turn: '1941 spring', facts }).situation.facts['paris.controller']
    expect(paris({ 'france.fallen': true })).toBe('germany')
    expect(derived({ edition, turn: '1941 spring', facts: { 'france.fallen': true } })).toContain(
      'Germany holds Paris, since France has fallen [R49-80]',
    )
    for (const holder of ['france', 'us', 'italy']) expect(paris({ 'france.fallen': true, 'paris.controller': holder })).toBe(holder)
    expect(paris({})).toBe('france')
  })

  test('58.21: a France whose fall is dated has fallen, and its wars are over', () => {
    const fallen = read({ edition, turn: '1941 spring', facts: { 'france.fallTurn': '1940 summer' } })
    expect(fallen.situation.facts['france.fallen']).toBe(true)
    expect(isAtWar(fallen.situation, 'germany', 'france')).toBe(false)
    expect(fallen.situation.wars.find(({ between }) => between.includes('france'))?.until).toBe('1940 summer')
    expect(refusalsOf({ edition, turn: '1941 spring', facts: { 'france.fallTurn': '1940 summer', 'france.fallen': false } })).toEqual([
      expect.stringMatching(/France has not fallen, yet the turn in which France fell is reported/),
    ])
    expect(asked({ edition, facts: { 'france.fallTurn': '1939 fall' }, wars: [['germany', 'france']] })).toEqual([
      'undefined: Germany and France are at war by this report, yet France has fallen',
    ])
  })

  test('UKR-A3: Kiev German and never taken is refused; without a date it is asked for', () => {
    const kiev = { 'kiev.controller': 'germany' }
    const wars = [{ between: ['germany', 'russia'], since: '1939 fall' }]
    expect(asked({ edition, facts: kiev, wars })).toEqual([expect.stringMatching(/^kiev.firstTaken: the Axis hold Kiev, and no turn/)])
    const declarations = [{ by: 'germany', on: 'russia', turn: '1939 fall' }]
    expect(asked({ edition, turn: '1941 winter', facts: { ...kiev, 'kiev.firstTaken': '1941 fall' }, wars, declarations })).toEqual([])
    expect(refusalsOf({ edition, facts: { ...kiev, 'kiev.firstTaken': null } })).toEqual([
      expect.stringMatching(/the Axis have never taken Kiev, yet the Axis hold Kiev.*UKR-A3/),
    ])
  })

  test('TUR-A6, R49-73: who holds Egypt holds every city; with Alexandria and Suez it is asked for', () => {
    const all = (facts: Document) => read({ edition, facts }).situation.facts['egypt.allCitiesAxis']
    const cities = { 'alexandria.controller': 'italy', 'suez.controller': 'germany' }
    expect(all({ 'alexandria.controller': 'italy' })).toBe(false)
    expect(all(cities)).toBe(false)
    expect(asked({ edition, facts: cities, wars: [['italy', 'britain']] })).toEqual([
      expect.stringMatching(/^egypt.allCitiesAxis: the Axis hold Alexandria and Suez, yet/),
    ])
    expect(asked({ edition, facts: { ...cities, 'egypt.allCitiesAxis': false }, wars: [['italy', 'britain']] })).toEqual([])
    expect(all({ 'egypt.controller': 'italy' })).toBe(true)
    expect(all({ 'egypt.controller': 'italy', 'egypt.allCitiesAxis': false })).toBe(false)
    expect(all({ 'egypt.controller': 'italy', 'suez.controller': 'britain' })).toBe(false)
    expect(derived({ edition, facts: { 'egypt.controller': 'italy' } })).toContain(
      'the Axis hold every city in Egypt, since the Axis hold Egypt [TUR-A6]',
    )
    expect(refusalsOf({ edition, facts: { 'egypt.allCitiesAxis': true, 'suez.controller': 'britain' } })).toEqual([
      expect.stringMatching(/the Axis hold every city in Egypt, yet the Axis do not hold Suez/),
    ])
    expect(asked({ edition, facts: { 'egypt.allCitiesAxis': true, 'suez.controller': 'italy' }, wars: [['italy', 'britain']] })).toEqual([
      expect.stringMatching(/^alexandria.controller: the Axis do not hold Alexandria, yet/),
    ])
  })

  test('DP-ITA-09, DP-BRI-04: who holds Libya, or all of North Africa, holds its cities', () => {
    const { situation } = read({
      edition,
      facts: { 'libya.controller': 'britain', 'tunisia.controller': 'us', 'algeria.controller': 'us', 'morocco.controller': 'us' },
    })
    expect([situation.facts['libya.allCitiesAllied'], situation.facts['northAfrica.allCitiesWestern']]).toEqual([true, true])
  })

  test.each(['germany', 'italy'])('59.83: a surrendered Britain is not at war with %s while the U.S. is not', (enemy) => {
    const surrendered = { 'britain.surrendered': true, 'britain.surrenderTurn': '1940 fall' }
    const wars = [{ between: [enemy, 'britain'], since: '1939 fall' }]
    const neutral = read({
      edition,
      turn: '1941 spring',
      facts: surrendered,
      declarations: [{ by: 'italy', on: 'britain', turn: '1940 summer' }],
    })
    expect(isAtWar(neutral.situation, 'britain', enemy === 'italy' ? 'italy' : 'germany')).toBe(false)
    expect(neutral.derived.map(({ words }) => words)).toContainEqual(
      expect.stringMatching(/Britain are no longer at war, since Britain has surrendered/),
    )
    expect(refusalsOf({ edition, turn: '1941 spring', facts: surrendered, wars })).toEqual([
      expect.stringMatching(/are at war, yet Britain has surrendered.*59\.83/),
    ])
    const together = read({ edition, turn: '1942 spring', facts: surrendered, wars: [['us', 'germany']] })
    expect(isAtWar(together.situation, 'britain', 'germany')).toBe(true)
  })

  test('NOR-N4, R49-74: mined waters without any Norwegian result were mined without leave; with one it is asked for', () => {
    const mined = { 'norway.mined': '1939 winter' }
    const leave = (document: Document) => read({ edition, turn: '1940 spring', ...document }).situation.facts['norway.minedWithoutLeave']
    expect(leave({ facts: mined })).toBe(true)
    expect(leave({ facts: { ...mined, 'norway.minedWithoutLeave': false } })).toBe(false)
    const allied = { edition, turn: '1940 spring', facts: mined, standings: { norway: { result: 0, with: 'britain' } } }
    expect(leave(allied)).toBe(false)
    expect(asked(allied)).toEqual([expect.stringMatching(/^norway.minedWithoutLeave: /)])
    expect(asked({ edition, turn: '1940 spring', facts: { 'norway.minedWithoutLeave': true } })).toEqual([
      expect.stringMatching(/^norway.mined: /),
    ])
    expect(refusalsOf({ edition, facts: { 'norway.mined': null, 'norway.minedWithoutLeave': true } })).toHaveLength(1)
  })

  test('49.431B: a naming after the outbreak in the east was made in that war', () => {
    const naming = { target: 'rumania', by: 'russia', turn: '1942 spring' }
    const wars = [{ between: ['germany', 'russia'], since: '1941 summer' }]
    const mark = (document: Document) =>
      read({ edition, turn: '1942 summer', namings: [naming], ...document }).situation.namings[0]?.inEasternWar
    expect(mark({})).toBeUndefined()
    expect(mark({ wars })).toBe(true)
    expect(mark({ declarations: [{ by: 'germany', on: 'russia', turn: '1941 summer' }] })).toBe(true)
    expect(mark({ wars: [{ between: ['germany', 'russia'], since: '1942 summer' }] })).toBeUndefined()
    const sameTurn = [{ between: ['germany', 'russia'], since: '1942 spring' }]
    const declared = { by: 'germany', on: 'russia', turn: '1942 spring' }
    expect(asked({ edition, turn: '1942 summer', namings: [naming], wars: sameTurn, declarations: [declared] })).toHaveLength(1)
    expect(refusalsOf({ edition, turn: '1942 summer', namings: [{ ...naming, inEasternWar: false }], wars })).toEqual([
      expect.stringMatching(/^namings.0.inEasternWar: .*49\.431B/),
    ])
  })

  test('49.435: a conquest, a war and a mark that the report does not say are told', () => {
    expect(derived({ edition, facts: { 'athens.controller': 'germany' } })).toEqual([
      expect.stringMatching(/^Germany declared war on Greece, since Germany holds Athens \[49\.435/),
      expect.stringMatching(/^Greece is conquered, since an enemy holds its capital \[49\.435/),
    ])
    expect(derived({ edition, facts: { 'theHague.controller': 'germany' } })).toEqual([
      expect.stringMatching(/^the Netherlands are conquered, since the Axis hold The Hague/),
    ])
    const declarations = [{ by: 'italy', on: 'britain', turn: '1940 summer' }]
    expect(derived({ edition, turn: '1940 fall', declarations })).toContainEqual(
      expect.stringMatching(/^Italy and France are at war, since/),
    )
    expect(derived({ edition, facts: { 'bessarabia.controller': 'russia' } })).toEqual([
      expect.stringMatching(/^Russia has demanded Bessarabia, since Russia holds Bessarabia and has not been at war/),
      expect.stringMatching(/^Russia has entered Bessarabia, since Russia holds/),
    ])
    expect(derived({ edition, mobilizations: { russia: { done: 2 } } })).toEqual([
      expect.stringMatching(/industrial centres that Russia has: 9, since/),
    ])
    expect(derived({ edition })).toEqual([])
  })
})

describe('campaign: what follows from what', () => {
  const edition = 'campaign'
  test('3.6.4a: Paris German and nothing said of France is asked for; a fall ends its wars', () => {
    expect(asked({ edition, facts: { 'paris.controller': 'germany' } })).toEqual([expect.stringMatching(/^france.fallen: /)])
    expect(isAtWar(read({ edition, facts: { 'france.fallen': true } }).situation, 'germany', 'france')).toBe(false)
  })
  test('3.2.4.5a: border land that Russia fought for, or has in peace, it has demanded', () => {
    const demanded = (land: 'bessarabia' | 'finnishBorder', facts: Document, more: Document = {}) =>
      read({ edition, turn: '1940 spring', facts, ...more }).situation.facts[`${land}.demanded`]
    expect(demanded('bessarabia', { 'bessarabia.controller': 'russia' })).toBe(true)
    expect(demanded('finnishBorder', { 'finnishBorder.borderWar': 'open' })).toBe(true)
    expect(demanded('finnishBorder', { 'finnishBorder.fought': true, 'finnishBorder.controller': 'russia' })).toBe(true)
    const atWar = { turn: '1944 spring', wars: [['germany', 'russia']] }
    expect(demanded('bessarabia', { 'bessarabia.controller': 'russia' }, atWar)).toBe(false)
    expect(refusalsOf({ edition, turn: '1940 spring', facts: { 'bessarabia.borderWar': 'open', 'bessarabia.demanded': false } })).toEqual([
      expect.stringMatching(/Russia has fought for Bessarabia.*\[3\.2\.4\.5a\]$/),
    ])
  })
  test('3.6.4.2b: a result stands only in a Vichy France that has formed', () => {
    const standings = { vichyFrance: { result: 8 } }
    const told = { edition, turn: '1941 spring', facts: { 'france.fallTurn': '1940 summer' }, standings }
    expect(read(told).situation.facts['vichyFrance.formed']).toBe('formed')
    expect(derived(told)).toContain('Vichy France has been formed, since a result stands in Vichy France [3.6.4.2b]')
    expect(derived({ edition, turn: '1941 spring', standings })).toContainEqual(expect.stringMatching(/^France has fallen, since/))
  })
  test('3.6.5: a surrendered Britain fights as the U.S. does', () => {
    const facts = { 'britain.surrendered': true, 'britain.surrenderTurn': '1940 fall' }
    expect(isAtWar(read({ edition, turn: '1941 spring', facts }).situation, 'germany', 'britain')).toBe(false)
    expect(isAtWar(read({ edition, turn: '1942 spring', facts, wars: [['us', 'germany']] }).situation, 'germany', 'britain')).toBe(true)
    expect(refusalsOf({ edition, turn: '1941 spring', facts, wars: [['germany', 'britain']] })).toHaveLength(1)
  })
  test.each(['britain', 'russia'])(
    '3.6.5.1a, 3.6.6.1e: a surrender of %s that is dated has come about, and nobody may say it has not',
    (power) => {
      const facts = { [`${power}.surrenderTurn`]: '1942 summer' }
      const document = { edition, turn: '1943 spring', facts, declarations: [{ by: 'germany', on: 'russia', turn: '1941 summer' }] }
      expect(read(document).situation.facts[`${power}.surrendered`]).toBe(true)
      expect(refusalsOf({ ...document, facts: { ...facts, [`${power}.surrendered`]: false } })).toEqual([
        expect.stringMatching(/has not surrendered, yet the turn in which .* surrendered is reported/),
      ])
    },
  )
  test.each([
    { declarations: [{ by: 'germany', on: 'russia', turn: '1943 spring' }] },
    { wars: [{ between: ['germany', 'russia'], since: '1943 spring' }] },
  ])('3.6.6.2b: a Russia that fights again after it surrendered has surrendered no longer: %o', (again) => {
    const facts = { 'russia.surrenderTurn': '1942 summer' }
    for (const said of [facts, { ...facts, 'russia.surrendered': false }])
      expect(read({ edition, turn: '1943 summer', facts: said, ...again }).situation.facts['russia.surrendered']).toBe(false)
  })
})

test.each(['2023', 'classic', 'campaign'])('%s: the demonstrations leave nothing to derive', (edition) => {
  for (const scenario of ['spring', 'summer', 'winter'].map((season) => `demonstration-${season}-1941`)) {
    const { derived: news, asked: open } = read({ edition, scenario })
    expect([scenario, news, open]).toEqual([scenario, [], []])
  }
})

describe.each(['2023', 'classic', 'campaign'])('%s, R16-38, 3.6: a power that has surrendered fights no more', (edition) => {
  test.each([
    { loser: 'germany', victor: 'britain' },
    { loser: 'japan', victor: 'china' },
  ] as const)('$loser and $victor', ({ loser, victor }) => {
    const now = read({ edition, turn: '1945 fall', facts: { [`${loser}.surrendered`]: true } })
    expect(isAtWar(now.situation, loser, victor)).toBe(false)
    expect(now.derived.map(({ words }) => words)).toContainEqual(expect.stringMatching(/are no longer at war, since .* has surrendered/))
  })
  test('Russia keeps its war with Japan unless it surrendered to Japan; a war reported all the same is remarked upon', () => {
    const facts = { 'russia.surrendered': true, 'russia.surrenderTurn': '1942 fall' }
    const east = {
      edition,
      turn: '1943 spring',
      facts,
      declarations: [
        { by: 'germany', on: 'russia', turn: '1941 summer' },
        { by: 'japan', on: 'russia', turn: '1941 summer' },
      ],
    }
    const out = read(east).situation
    expect([isAtWar(out, 'germany', 'russia'), isAtWar(out, 'japan', 'russia')]).toEqual([false, true])
    expect(out.wars.find(({ between }) => between.includes('germany') && between.includes('russia'))?.until).toBe('1942 fall')
    expect(isAtWar(read({ ...east, facts: { ...facts, 'russia.surrenderedToJapan': true } }).situation, 'japan', 'russia')).toBe(false)
    expect(asked({ edition, turn: '1943 spring', facts, wars: [{ between: ['germany', 'russia'], since: '1941 summer' }] })).toContainEqual(
      expect.stringMatching(
        /Germany and Russia are at war by this report, yet Russia has surrendered|Russia and Germany are at war by this report/,
      ),
    )
  })
})

test('RGT-P2: where the line runs elsewhere, hexes beyond it come with a country that has some there, and are asked for', () => {
  const moved = (more: Document) =>
    asked({
      edition: '2023',
      options: ['gathering-storm'],
      turn: '1941 spring',
      facts: { 'pact.lineHistorical': false, 'rumania.brpsRussianSide': 10, ...more },
      standings: { rumania: { result: 10 } },
    }).filter((words) => words.includes('rumania.axisHexesRussianSide'))
  expect(moved({})).toHaveLength(1)
  expect(moved({ 'rumania.axisHexesRussianSide': 0 })).toEqual([])
  expect(moved({ 'rumania.brpsRussianSide': 4 })).toEqual([])
  expect(moved({ 'pact.lineHistorical': true })).toEqual([])
})
