import { describe, expect, test } from 'vitest'
import { readSituation } from '../situation-reader.ts'

type Document = Readonly<Record<string, unknown>>

/** What is asked, or refused, in words. */
function heard(document: Document): readonly string[] {
  const given = readSituation({ edition: 'campaign', turn: '1944 spring', ...document })
  return given.ok ? given.asked.map(({ words }) => words) : given.refusals.map(({ words }) => `refused: ${words}`)
}

const JAPAN_WARS = {
  wars: [
    { between: ['japan', 'britain'], since: '1941 winter' },
    { between: ['japan', 'russia'], since: '1942 spring' },
  ],
}
const of = (facts: Document, more: Document = JAPAN_WARS): readonly string[] => heard({ facts, ...more })
const saying = (words: string) => expect.arrayContaining([expect.stringContaining(words)])

describe('campaign: a surrender and the city that it hangs on', () => {
  test.each([
    [
      '3.6.5.1a',
      { 'britain.surrendered': true },
      'Britain has surrendered, yet by this report Britain holds London; please report london.controller',
    ],
    ['3.6.5.3a', { 'india.surrendered': true }, 'India has surrendered, yet by this report'],
    ['3.6.5.4a', { 'australia.surrendered': true }, 'Australia has surrendered, yet by this report'],
    ['3.5.1.4b', { 'dutchEastIndies.surrendered': true }, 'the Dutch East Indies have surrendered, yet by this report'],
    [
      '3.6.1a',
      { 'germany.surrendered': true },
      'Germany has surrendered, yet by this report Germany holds Berlin; please report berlin.controller',
    ],
    ['3.6.3', { 'japan.surrendered': true }, 'Japan has surrendered, yet by this report Japan holds Tokyo; please report tokyo.controller'],
    [
      '3.6.5.1a',
      { 'london.controller': 'germany' },
      'the Axis hold London, yet by this report Britain has not surrendered; please report britain.surrendered',
    ],
    [
      '3.6.1a',
      { 'berlin.controller': 'russia' },
      'the Allies hold Berlin, yet by this report Germany has not surrendered; please report germany.surrendered',
    ],
    [
      '3.6.2a',
      { 'rome.controller': 'us' },
      'the Allies hold Rome, yet by this report Italy has not surrendered; please report italy.surrendered',
    ],
    [
      '3.6.3',
      { 'tokyo.controller': 'us' },
      'the Allies hold Tokyo, yet by this report Japan has not surrendered; please report japan.surrendered',
    ],
    ['3.6.5.3a', { 'delhi.controller': 'japan' }, 'Japan holds Delhi, yet by this report India has not surrendered'],
    ['3.6.5.4a', { 'townsville.controller': 'japan' }, 'Japan holds Townsville, yet by this report Australia has not surrendered'],
    [
      '3.6.6.4a',
      { 'vladivostok.controller': 'japan', 'irkutsk.controller': 'japan' },
      'Japan holds Vladivostok and Irkutsk, yet by this report Russia has not surrendered to Japan',
    ],
    [
      '3.6.6.4a',
      { 'russia.surrenderedToJapan': true },
      'Russia has surrendered to Japan, yet by this report Russia holds Vladivostok; please report vladivostok.controller',
    ],
    [
      '3.6.6.4b',
      { 'russia.surrenderedToJapan': true },
      'Russia has surrendered to Japan, and no turn of it is reported; please report armistice.russiaJapan',
    ],
    ['3.6.9.1', { 'china.ics': 0, 'china.divisions': 10 }, 'China has no industry and too few divisions, yet by this report'],
    ['3.6.8.5a', { 'india.independent': true }, 'India is independent, and no turn of it is reported; please report armistice.usJapan'],
    [
      '3.5.1',
      { 'greece.capitalTaken': '1941 spring' },
      'the capital of Greece was taken, yet by this report Greece holds Athens; please report athens.controller',
    ],
    [
      '3.2.6a',
      { 'athens.controller': 'germany' },
      'the Axis hold Athens, yet by this report neither Germany nor Italy has ever been at war with Greece; please report the war',
    ],
    [
      '3.2.6a',
      { 'riga.controller': 'russia' },
      'the Allies hold Riga, yet by this report neither Britain, France, the U.S., Russia nor Nationalist China has ever been at war with the Baltic States',
    ],
  ])('%s: %j', (_, facts, words) => {
    expect(of(facts)).toEqual(saying(words))
  })

  test.each([
    ['3.6.1a', { 'germany.surrendered': true, 'berlin.controller': 'germany' }, 'Germany has surrendered'],
    ['3.6.3', { 'japan.surrendered': true, 'tokyo.controller': 'japan' }, 'Japan has surrendered'],
    ['3.6.4a', { 'paris.liberated': '1944 spring', 'france.fallen': false }, 'Paris was liberated'],
    ['3.6.8.5a', { 'india.surrendered': true, 'india.independent': true, 'delhi.controller': 'japan' }, 'India has surrendered'],
    ['3.2.2', { 'armistice.westernAxis': '1942 winter' }, 'no armistice is offered before the YSS of 1943'],
    ['3.4.2.3', { 'britain.portAttackUsed': true, 'vichyFrance.formed': 'refused' }, 'there is no Vichy France'],
    ['3.5.2.4c', { 'bessarabia.fought': true, 'bessarabia.borderWar': 'none' }, 'there was a turn of fighting'],
  ])('%s: %j cannot both be so', (_, facts, words) => {
    expect(of(facts)).toEqual([expect.stringMatching(new RegExp(`^refused: .*, yet ${words}`))])
  })

  test.each([
    [
      '3.6.5.1a',
      { 'britain.surrendered': true, 'london.controller': 'britain' },
      'Britain has surrendered, yet by this report Britain holds London',
    ],
    ['3.6.5.3a', { 'india.surrendered': true, 'delhi.controller': 'india' }, 'India has surrendered, yet by this report India holds Delhi'],
    ['3.6.9.1', { 'china.collapsed': true, 'china.ics': 2 }, 'the Nationalist government has collapsed, yet by this report'],
    [
      '3.6.7.6',
      { 'armistice.russiaAxis': '1942 winter' },
      'it comes after one of the West, which offers none before the YSS of 1943, yet by this report',
    ],
    [
      '3.6.6.4a',
      { 'russia.surrenderedToJapan': true, 'armistice.russiaJapan': '1943 fall', 'irkutsk.controller': 'russia' },
      'Russia has surrendered to Japan, yet by this report Russia holds Irkutsk',
    ],
    ['3.4.2.6', { 'norway.occupiedSince': '1940 spring', 'oslo.controller': 'norway' }, 'Norway holds Oslo, yet by this report'],
    ['3.4.4.7', { 'philippines.occupiedSince': '1941 winter', 'manila.controller': 'us' }, 'the U.S. holds Manila, yet by this report'],
  ])('%s: %j hardly goes together', (_, facts, words) => {
    expect(of(facts)).toEqual(saying(words))
  })

  test.each([
    { 'britain.surrenderTurn': '1942 fall', 'london.controller': 'germany' },
    { 'germany.surrendered': true, 'berlin.controller': 'russia' },
    { 'india.surrendered': true, 'delhi.controller': 'japan' },
    { 'vladivostok.controller': 'japan' },
    // 3.3.3.2c: whoever submits to the European Axis offers Japan terms as well, whatever Japan holds.
    { 'russia.surrenderedToJapan': true, 'russia.surrenderTurn': '1942 fall', 'armistice.russiaJapan': '1942 fall' },
    { 'china.ics': 0, 'china.divisions': 20 },
    { 'greece.capitalTaken': '1941 spring', 'athens.controller': 'germany' },
  ])('%j goes together', (facts) => {
    expect(of(facts, { wars: [...JAPAN_WARS.wars, ['germany', 'greece'], ['germany', 'russia']] })).not.toContainEqual(
      expect.stringMatching(/London|Berlin|Delhi|surrendered to Japan, yet|collapsed|Athens/),
    )
  })
})

test('3.3.1.1b: who holds eastern Poland has entered it', () => {
  const given = readSituation({ edition: 'campaign', turn: '1939 winter', facts: { 'easternPoland.controller': 'russia' } })
  expect(given.ok && given.situation.facts['easternPoland.russiaEntered']).toBe(true)
})

describe('campaign 3.5.5: an ally fights whom its faction fights, and no war of its own is asked for', () => {
  const EAST = { wars: [{ between: ['germany', 'russia'], since: '1941 summer' }] }
  const never = (nation: string) => expect.stringMatching(new RegExp(`has ever been at war with ${nation}; please report the war$`))

  test.each([
    ['hungary', 'budapest', 'Hungary'],
    ['rumania', 'bucharest', 'Rumania'],
    ['bulgaria', 'sofia', 'Bulgaria'],
    ['finland', 'helsinki', 'Finland'],
  ])('%s', (minor, capital, name) => {
    const fallen = { turn: '1945 spring', facts: { [`${capital}.controller`]: 'russia' } }
    const standings = { [minor]: { result: 10, with: 'germany' } }
    expect(heard({ ...fallen, ...EAST, standings })).not.toContainEqual(never(name))
    // It stands alone, or Russia has not fought Germany.
    expect(heard({ ...fallen, ...EAST })).toContainEqual(never(name))
    expect(heard({ ...fallen, standings })).toContainEqual(never(name))
  })
})

describe('campaign: wars of the powers go on until something ends them', () => {
  const ended = (between: readonly string[], more: Document = {}) =>
    heard({ turn: '1943 spring', wars: [{ between, since: '1941 winter', until: '1942 fall' }], ...more }).filter((words) =>
      words.includes('no longer at war'),
    )

  test.each([
    ['3.6.8', ['us', 'japan'], 'japan.surrendered or armistice.usJapan'],
    ['3.6.5.2', ['britain', 'japan'], 'japan.surrendered, armistice.usJapan or britain.surrendered'],
    ['3.6.6.1e', ['russia', 'germany'], 'russia.surrendered, germany.surrendered, russia.surrenderTurn or armistice.russiaAxis'],
    ['3.3.3.2c', ['russia', 'japan'], 'russia.surrenderedToJapan, japan.surrendered or armistice.russiaJapan'],
    ['3.6.7.2a', ['us', 'italy'], 'italy.surrendered or armistice.westernAxis'],
    ['3.6.5.1a', ['britain', 'italy'], 'britain.surrendered, italy.surrendered or armistice.westernAxis'],
  ])('%s: %j', (_, between, facts) => {
    expect(ended(between)).toEqual([
      expect.stringMatching(new RegExp(`at war by this report, yet their war goes on until .*; please report ${facts}$`)),
    ])
  })

  test.each([
    [['us', 'japan'], { 'armistice.usJapan': '1942 fall' }],
    [['russia', 'germany'], { 'russia.surrenderTurn': '1942 fall' }],
    [['russia', 'japan'], { 'armistice.russiaJapan': '1942 fall' }],
    [['britain', 'italy'], { 'italy.surrendered': true }],
  ])('%j ended by %j', (between, facts) => {
    expect(ended(between, { facts })).toEqual([])
  })

  test('3.3.3.1a, 3.6.5.1a, 3.6.4a: that nobody is at war is strange while nobody has given in', () => {
    const quiet = (facts: Document) => heard({ turn: '1940 spring', wars: [], facts }).filter((words) => words.includes('are not at war'))
    expect(quiet({})).toEqual([
      expect.stringMatching(/^Japan and Nationalist China are not at war by this report, yet their war goes on until Japan surrenders/),
      expect.stringMatching(/^Japan and Communist China/),
      expect.stringMatching(/^Britain and Germany/),
      expect.stringMatching(/^France and Germany/),
    ])
    expect(quiet({ 'japan.surrendered': true, 'germany.surrendered': true })).toEqual([])
  })
})

test('3.6.1.1b: with its redoubt Germany does not give in for Berlin alone', () => {
  const question = 'yet by this report Germany has not surrendered'
  const redoubt = { 'berlin.controller': 'russia', 'berchtesgaden.redoubt': true }
  expect(of(redoubt)).not.toEqual(saying(question))
  expect(of({ ...redoubt, 'berchtesgaden.controller': 'us' })).toEqual(saying(question))
})
