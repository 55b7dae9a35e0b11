import { describe, expect, test } from 'vitest'
import { readSituation } from '../situation-reader.ts'

type Document = Readonly<Record<string, unknown>>

/** What is refused, with its rule, or what is doubted. */
function told(document: Document): readonly string[] {
  const read = readSituation(document)
  if (!read.ok) return read.refusals.map(({ words, cite }) => `refused: ${words} [${cite?.rule}]`)
  const remarks = [...read.asked, ...read.footnotes].map(({ words, cite }) => `${words} [${cite?.rule}]`)
  return remarks.filter((words) => !words.startsWith('nothing is reported since'))
}

const FALLEN = { 'france.fallen': true, 'france.fallTurn': '1940 summer' }
const EASTERN_WAR = [{ between: ['germany', 'russia'], since: '1941 summer' }]

describe.each(['2023', 'classic'])('%s: what the rules forbid', (edition) => {
  const of = (document: Document) => told({ edition, turn: '1942 spring', ...document })

  test.each([
    ['germany', 'italy'],
    ['britain', 'france'],
    ['us', 'russia'],
  ])('50.31A: %s and %s are never at war', (one, other) => {
    expect(of({ wars: [[one, other]] })).toEqual([
      expect.stringMatching(/^refused: wars\.0: .* at war, yet they are eventual partners; .* \[50\.31A\]$/),
    ])
  })

  test.each([
    [
      { by: 'italy', on: 'britain', turn: '1939 fall' },
      'Italy declared war on Britain in Fall 1939, yet it may not do so in Fall 1939',
      '50.32B',
    ],
    [{ by: 'italy', on: 'russia', turn: '1941 fall' }, 'Italy declared war on Russia in Fall 1941, yet it may never do so', '50.32B'],
    [{ by: 'britain', on: 'japan', turn: '1941 fall' }, 'Britain declared war on Japan in Fall 1941, yet it may never do so', '50.32D'],
    [{ by: 'germany', on: 'italy', turn: '1941 fall' }, 'yet they are eventual partners', '50.31A'],
  ])('%j is refused: %s [%s]', (declaration, words, rule) => {
    const [refusal, ...more] = of({ declarations: [declaration] })
    expect(more).toEqual([])
    expect(refusal).toMatch(/^refused: /)
    expect(refusal).toContain(words)
    expect(refusal).toContain(`[${rule}`)
  })

  test.each([
    { by: 'italy', on: 'britain', turn: '1939 winter' },
    { by: 'italy', on: 'france', turn: '1940 summer' },
    { by: 'britain', on: 'italy', turn: '1939 fall' },
    { by: 'japan', on: 'us', turn: '1941 winter' },
    { by: 'germany', on: 'russia', turn: '1941 summer' },
    { by: 'germany', on: 'poland', turn: '1939 fall' },
  ])('%j is no breach', (declaration) => {
    const { turn } = declaration
    expect(of({ turn, declarations: [declaration] }).filter((words) => words.includes('declared war'))).toEqual([])
  })

  test('49.51A, 49.51B: whoever benefits is of the side that the result favours', () => {
    const at = (standing: Document) => of({ standings: { hungary: standing } })
    expect(at({ result: -3, with: 'germany' })).toEqual([expect.stringMatching(/^refused: .*Germany has the benefit.*\[49\.51B/)])
    expect(at({ result: 10, with: 'britain' })).toEqual([expect.stringMatching(/^refused: .*Britain has the benefit.*\[49\.51A/)])
    expect(at({ result: 10, with: 'germany' })).toEqual([])
    expect(at({ result: -3, with: 'russia' })).toEqual([])
    expect(at({ result: 9, with: 'italy' })).toEqual([
      expect.stringMatching(/^Hungary stands at 9 with Italy.*Germany has the benefit.*49\.51A/),
    ])
    // 49.51D: a trade pact may have left Italy its income.
    expect(at({ result: 7, with: 'italy' })).toEqual([])
  })

  test('49.851B, 49.852B: an effective level is within two of the actual one; Russo-German tension has no die', () => {
    const at = (track: string, actual: number, effective: number) => of({ turn: '1941 fall', tensions: { [track]: { actual, effective } } })
    expect(at('usat', 60, 20)).toEqual([expect.stringContaining('20 on an actual 60; expected 58 to 62 [49.851B]')])
    expect(at('usjt', 30, 33)).toEqual([expect.stringContaining('33 on an actual 30; expected 28 to 32 [49.852B]')])
    expect(at('rgt', 30, 31)).toEqual([expect.stringContaining('for this level has no draw')])
    expect([...at('usat', 30, 32), ...at('usjt', 30, 28), ...at('rgt', 30, 30)]).toEqual([])
  })

  test.each(['namings', 'subversions', 'tensionPointsUsed'])('%s of a turn to come', (part) => {
    const act = { target: 'hungary', by: 'axis', phase: 'axis', turn: '1942 fall' }
    const { target, by, phase, turn } = act
    const entry = { namings: { target, by, turn }, subversions: { target, phase, turn }, tensionPointsUsed: { by, turn } }[part]
    expect(of({ [part]: [entry] })[0]).toMatch(new RegExp(`^refused: ${part}\\.0\\.turn: 1942 fall, which is still to come`))
  })

  test('49.412C: Russia has no points on tension, and none work on another track', () => {
    const used = (by: string, track: string) => of({ tensionPointsUsed: [{ by, track }] })
    expect(used('russia', 'usat')).toEqual([expect.stringMatching(/^refused: .*Russia uses no points on tension/)])
    expect(used('axis', 'usjt')).toEqual([expect.stringMatching(/^refused: .*no points work on U\.S\.-Japanese tension/)])
    expect(used('westernAllies', 'usat')).toEqual([])
  })

  test('49.34 (b): one point of a faction on a track in a turn', () => {
    const used = (...turns: readonly string[]) => of({ tensionPointsUsed: turns.map((turn) => ({ by: 'axis', turn })) })
    expect(used('1941 spring', '1941 spring')).toEqual([
      expect.stringMatching(
        /^refused: tensionPointsUsed\.1: .*yet one of Spring 1941 is reported, and there may be one a turn.* \[49\.34 \(b\)/,
      ),
    ])
    expect(used('1941 spring', '1941 summer')).toEqual([])
  })

  test('50.33C, 50.33D: declarations that no position allows are doubted', () => {
    const by = (power: string, country: string) => of({ declarations: [{ by: power, on: country, turn: '1940 spring' }] })
    // By the classic text a tension of 50 opens every country.
    const closed = edition === 'classic' ? [] : [expect.stringContaining('not among the countries open to Russia')]
    expect(by('russia', 'spain')).toEqual(expect.arrayContaining(closed))
    expect(by('us', 'norway')).toContainEqual(expect.stringContaining('it may declare war on no minor country before war with Germany'))
  })

  test('50.42: the Baltic States that Russia declared war on were entered or attacked, unless the declaration is of this turn', () => {
    const since = (turn: string, revoked = false) =>
      of({
        declarations: [{ by: 'russia', on: 'balticStates', turn, ...(revoked ? { revoked } : {}) }],
        facts: { 'balticStates.russiaEntered': false },
      })
    const doubt = expect.stringMatching(/^Russia declared war on the Baltic States, yet .* \[50\.42\]$/)
    expect(since('1939 winter')).toContainEqual(doubt)
    expect(since('1942 spring')).not.toContainEqual(doubt)
    expect(since('1939 winter', true)).not.toContainEqual(doubt)
  })

  test('49.4263: Finland cannot be subverted, and a research level of 0 lets nobody be', () => {
    const at = (target: string, facts: Document) =>
      of({ turn: '1941 summer', facts, subversions: [{ target, turn: '1941 spring' }], tensions: { rgt: 20 } })
    expect(at('finland', { 'russia.subversionLevel': 3 })).toEqual([
      expect.stringMatching(/^refused: .*Finland cannot be subverted.*49\.4263/),
    ])
    expect(at('bulgaria', { 'russia.subversionLevel': 0 })).toEqual([
      expect.stringMatching(/^refused: .*Russia has reached no level of subversion research/),
    ])
    expect(at('bulgaria', { 'russia.subversionLevel': 3 })).toEqual([])
  })

  test('NOR-N3: Norwegian waters are mined in fall or winter', () => {
    const at = (date: string) => of({ turn: '1940 summer', facts: { 'norway.mined': date, 'norway.minedWithoutLeave': true } })
    expect(at('1940 spring')).toEqual([expect.stringMatching(/in Spring 1940, yet mining is announced in fall or winter \[NOR-N3\]/)])
    expect(at('1939 winter')).toEqual([])
  })

  test('SPA-N1: Spain named before the turn in which France fell', () => {
    const named = (turn: string) => of({ facts: FALLEN, namings: [{ by: 'axis', target: 'spain', turn }] })
    expect(named('1940 spring')).toContainEqual(
      expect.stringMatching(/named Spain in Spring 1940, yet only once France has been conquered \[SPA-N1\]$/),
    )
    expect(named('1940 fall').filter((words) => words.includes('named Spain'))).toEqual([])
  })

  test('a France that had fallen declares no war', () => {
    const declared = (turn: string) =>
      of({ facts: FALLEN, declarations: [{ by: 'france', on: 'italy', turn }] }).filter((words) => words.includes('France declared war'))
    expect(declared('1940 fall')).toContainEqual(expect.stringContaining('France declared war on Italy in Fall 1940, yet'))
    expect(declared('1940 spring')).toEqual([])
  })

  test('49.431, 49.434: a second naming in a year, and a Russian one before the war', () => {
    const twice = (...turns: readonly string[]) => of({ namings: turns.map((turn) => ({ target: 'turkey', by: 'axis', turn })) })
    expect(twice('1941 spring', '1941 fall')).toEqual([
      expect.stringMatching(/named Turkey in Fall 1941, yet it has been named this year \[49\.431/),
    ])
    expect(twice('1940 fall', '1941 fall')).toEqual([])
    const finland = (rgt: number) =>
      of({ turn: '1940 winter', tensions: { rgt }, namings: [{ target: 'finland', by: 'russia', turn: '1940 spring' }] })
    expect(finland(5)).toEqual([expect.stringMatching(/Russia named Finland in Spring 1940, yet .*\[49\.434/)])
    expect(finland(50)).toEqual([])
  })

  test('49.435: whoever has a result with a country has not declared war on it', () => {
    const declarations = [{ by: 'germany', on: 'hungary', turn: '1941 fall' }]
    expect(of({ declarations, standings: { hungary: { result: 10, with: 'germany' } } })).toContainEqual(
      expect.stringMatching(/^Germany declared war on Hungary in Fall 1941, yet Hungary stands at 10 with Germany \[49\.435/),
    )
  })

  test('50.521: peace with the ally of an enemy', () => {
    const at = (more: Document) =>
      of({ peace: [['russia', 'hungary']], standings: { hungary: { result: 10, with: 'germany' } }, ...more }).filter((words) =>
        words.includes('at peace by this report'),
      )
    expect(at({ wars: EASTERN_WAR })).toHaveLength(1)
    expect(at({})).toEqual([])
  })

  test('49.54: factors in a country that has let none in, or not so many', () => {
    const at = (facts: Document, standing: Document) => of({ facts, standings: standing })
    expect(at({ 'bulgaria.axisFactors': 10 }, {})).toEqual([expect.stringContaining('10, yet Bulgaria has not let these units in')])
    expect(at({ 'bulgaria.axisFactors': 10 }, { bulgaria: { result: 8, with: 'germany' } })).toEqual([])
    expect(at({ 'bulgaria.axisFactors': 11 }, { bulgaria: { result: 8, with: 'germany' } })).toEqual([
      expect.stringMatching(/at most 10 may be there.*\[49\.54/),
    ])
    // 86.23: in Finland five.
    expect(at({ 'finland.axisFactors': 6 }, { finland: { result: 8, with: 'germany' } })).toEqual([expect.stringContaining('at most 5')])
    expect(at({ 'bulgaria.axisFactors': 30 }, { bulgaria: { result: 10, with: 'germany' } })).toEqual([])
  })

  test('49.36B: points in Vichy France in the year of the fall', () => {
    const at = (turn: string) =>
      of({ turn, facts: { ...FALLEN, 'vichyFrance.formed': 'formed' }, placements: { axis: { vichyFrance: 2 } } }).filter((words) =>
        words.includes('France still stood'),
      )
    expect(at('1940 fall')).toEqual([expect.stringContaining('[49.36B]')])
    expect(at('1941 fall')).toEqual([])
  })

  test('49.31: more points than are received, in all and in one target', () => {
    // 3 and 150 BRPs: 4; 2 and 80 BRPs: 2. Warsaw and its pair give the rest of what is told.
    const facts = { 'germany.yssBrps': 150, 'italy.yssBrps': 80 }
    const at = (axis: Document, more: Document = facts) => of({ turn: '1940 spring', facts: more, placements: { axis } })
    expect(at({ turkey: 12 })).toEqual([
      expect.stringMatching(/^12 points of the European Axis are reported, yet .*would receive 6 points/),
    ])
    expect(at({ turkey: 3 })).toEqual([
      expect.stringMatching(/^3 points of the European Axis in Turkey.*may place 2 in one target \[49\.31/),
    ])
    expect(at({ turkey: 2, spain: 2 })).toEqual([])
    // BRPs that nobody tells are 499 at most, four points each: 13, of which 5 may go to one target.
    expect(at({ turkey: 12 }, {})).toEqual([expect.stringMatching(/would receive at most 13 points .*may place 5 in one target/)])
    expect(at({ turkey: 5 }, {})).toEqual([])
  })

  test('49.435B: a country that stands where it stood though its capital is lost; Sweden that waits for nothing', () => {
    expect(
      of({
        facts: { 'budapest.controller': 'russia' },
        wars: EASTERN_WAR,
        standings: { hungary: { result: 10, with: 'germany', conquered: false } },
      }),
    ).toContainEqual(expect.stringContaining('an enemy holds Budapest, yet by this report Hungary stands at 10 and is not conquered'))
    const waiting = { result: 10, with: 'germany', waiting: true }
    expect(of({ standings: { sweden: waiting, finland: { result: 10, with: 'germany' } } })).toContainEqual(
      expect.stringMatching(/^Finland is with the Axis.*Sweden stands at 10 and waits \[SWE-R\(9\)/),
    )
    expect(of({ standings: { sweden: waiting } })).toEqual([])
  })

  test('49.51B: who of the Western Allies has the benefit', () => {
    const facts = { ...FALLEN, 'paris.controller': 'germany', 'vichyFrance.formed': 'formed' }
    const at = (standings: Document, wars: readonly unknown[] = []) =>
      of({ facts, standings, ...(wars.length === 0 ? {} : { wars }) }).filter((words) => words.includes('[49.51B'))
    const american = [{ between: ['us', 'germany'], since: '1941 winter' }]
    const turkish = { turkey: { result: -1, with: 'us' } }
    expect(at(turkish)).toEqual([expect.stringContaining('Turkey stands at -1 with the U.S. by this report')])
    expect(at(turkish, american)).toEqual([])
    expect(at({ vichyFrance: { result: -1, with: 'us' } }, american)).toEqual([expect.stringContaining('yet Britain has the benefit')])
    expect(at({ turkey: { result: -1, with: 'britain' } })).toEqual([])
  })

  test('NOR-N3, NOR-N4: mining out of season, or without leave where there was leave', () => {
    const at = (facts: Document, standings: Document = {}) =>
      of({ facts: { ...FALLEN, ...facts }, standings }).filter((words) => words.includes('[NOR-N'))
    expect(at({ 'norway.mined': '1940 spring' })).toEqual([expect.stringContaining('mining is announced in')])
    const mined = { 'norway.mined': '1939 winter', 'norway.minedWithoutLeave': true }
    const leave = (since: string) => ({ norway: { result: 0, with: 'britain', since } })
    expect(at(mined, leave('1939 fall'))).toEqual([expect.stringContaining('Norway has stood at 0 since Fall 1939')])
    expect(at(mined, leave('1940 spring'))).toEqual([])
  })

  test('UKR-N1, SPA-N1, R49-82: results that could not have come', () => {
    const german = (result: number) => ({ result, with: 'germany' })
    const about = (rule: string, document: Document) => of(document).filter((words) => words.endsWith(`[${rule}]`))
    const ukraine = { standings: { ukraine: german(8) }, wars: EASTERN_WAR }
    expect(about('UKR-N1', ukraine)).toEqual([expect.stringContaining('yet by this report the Ukraine stands at 8')])
    expect(about('UKR-N1', { ...ukraine, facts: { 'kiev.controller': 'germany', 'kiev.firstTaken': '1941 fall' } })).toEqual([])
    expect(about('SPA-N1', { turn: '1940 summer', standings: { spain: german(8) } })).toHaveLength(1)
    expect(about('SPA-N1', { facts: FALLEN, standings: { spain: german(8) } })).toEqual([])
    const border = { facts: { ...FALLEN, 'finnishBorder.borderWar': 'open', 'finnishBorder.demanded': true } }
    const finland = { ...border, standings: { finland: german(10) } }
    expect(about('R49-82', finland)).toHaveLength(1)
    expect(about('R49-82', { ...finland, wars: EASTERN_WAR })).toEqual([])
    expect(about('R49-82', { ...border, standings: { finland: german(7) } })).toEqual([])
  })

  test('USAT-E1: what went against partisans is a part of all offensives', () => {
    const at = (axis: number, partisans: number) =>
      of({ facts: { ...FALLEN, 'axis.offensiveBrps': axis, 'axis.antiPartisanBrps': partisans } })
    expect(at(10, 20)).toContainEqual(
      expect.stringMatching(/^refused: .*all offensive operations of this turn cost fewer BRPs.*\[USAT-E1\]/),
    )
    expect(at(20, 20).filter((words) => words.startsWith('refused'))).toEqual([])
  })

  test('50.51, 50.521: dates and lands that do not go with a war', () => {
    const kiev = (date: string, wars: readonly unknown[] = EASTERN_WAR) =>
      of({ facts: { 'kiev.controller': 'germany', 'kiev.firstTaken': date }, wars }).filter((words) => words.includes('not at war then'))
    expect(kiev('1940 spring')).toHaveLength(1)
    expect(kiev('1941 summer')).toEqual([])
    // When this war began nobody tells.
    expect(kiev('1941 summer', [['germany', 'russia']])).toEqual([])
    expect(of({ facts: { 'malta.controller': 'italy' } })).toContainEqual(
      expect.stringContaining('Italy and Britain have never been at war'),
    )
    expect(of({ facts: { 'libya.controller': 'britain' } })).toContainEqual(
      expect.stringContaining('Britain and Italy have never been at war'),
    )
    expect(of({ turn: '1944 fall', facts: { 'brussels.controller': 'us' } })).toContainEqual(
      expect.stringContaining('the U.S. and Germany have never been at war'),
    )
  })
})

test.each(['2023', 'classic', 'campaign'])('%s: the scenarios and demonstrations contradict nothing', (edition) => {
  const opened = readSituation({ edition })
  if (!opened.ok) throw new Error(edition)
  for (const scenario of Object.keys(opened.book.scenarios)) {
    const read = readSituation({ edition, scenario })
    expect([scenario, read.ok && read.asked.map(({ words }) => words)]).toEqual([scenario, []])
  }
})

test('campaign 3.2.4.7b: one point of a faction on each of the two levels in a turn', () => {
  const used = (...tracks: readonly string[]) =>
    told({
      edition: 'campaign',
      turn: '1940 summer',
      placements: { axis: { usat: 3, rgt: 1 } },
      tensionPointsUsed: tracks.map((track) => ({ by: 'axis', turn: '1940 spring', track })),
    }).filter((words) => words.includes('tensionPointsUsed'))
  expect(used('usat', 'usat')).toEqual([expect.stringMatching(/^refused: tensionPointsUsed\.1: .*\[3\.2\.4\.7b\]$/)])
  expect(used('usat', 'rgt')).toEqual([])
})

test('49.435A, 49.435B: with the prelude, countries that are somebody’s from the start are asked about', () => {
  const about = (minor: string, document: Document = {}) => {
    const read = readSituation({ edition: '2023', options: ['gathering-storm'], turn: '1940 spring', ...document })
    return read.ok ? read.asked.filter((one) => one.minor === minor).map(({ words }) => words) : read.refusals
  }
  expect(about('poland')).toEqual([expect.stringMatching(/^Germany and Poland are at war from the start/)])
  expect(about('poland', { peace: [['germany', 'poland']] })).toEqual([])
  expect(about('poland', { wars: [['germany', 'poland']] })).toEqual([])
  expect(about('austria')).toEqual([expect.stringMatching(/^Germany holds Vienna, .*please report vienna\.controller$/)])
  expect(about('austria', { facts: { 'vienna.controller': 'austria' } })).toEqual([])
  expect(about('albania', { standings: { albania: { result: 8, with: 'germany' } } })).toEqual([])
  expect(about('czechoslovakia')).toHaveLength(1)
  expect(about('croatia')).toEqual([expect.stringMatching(/^Yugoslavia holds Zagreb, and there is no such country/)])
  expect(about('croatia', { facts: { 'zagreb.controller': 'croatia' } })).toEqual([])
  expect(about('yugoslavia')).toEqual([])
  expect(about('greece')).toEqual([])
})
