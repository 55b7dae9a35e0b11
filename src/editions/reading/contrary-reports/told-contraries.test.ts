import { describe, expect, test } from 'vitest'
import { readSituation } from '../situation-reader.ts'

type Document = Readonly<Record<string, unknown>>

/** What is asked, or refused, in words. */
function heard(document: Document): readonly string[] {
  const given = readSituation({ turn: '1941 spring', ...document })
  return given.ok ? given.asked.map(({ words }) => words) : given.refusals.map(({ words }) => `refused: ${words}`)
}

const saying = (words: string) => expect.arrayContaining([expect.stringMatching(words)])

describe.each(['2023', 'classic'])('%s: reports that hardly go together are doubted', (edition) => {
  test.each([
    ['BAL-B6', { 'riga.controller': 'russia', 'balticStates.russiaEntered': false }, '^Russia holds Riga, yet by this report'],
    ['BAL-B6', { 'bessarabia.controller': 'russia', 'bessarabia.russiaEntered': false }, '^Russia holds Bessarabia, yet by this report'],
    [
      '49.435B',
      { 'netherlands.conquered': true, 'theHague.controller': 'netherlands' },
      '^the Netherlands are conquered, yet .* hold The Hague',
    ],
    [
      '49.435B',
      { 'denmark.conquered': true },
      '^Denmark is conquered, yet by this report Denmark holds Copenhagen; please report copenhagen',
    ],
    ['BAL-B6', { 'balticStates.conquered': true }, '^the Baltic States are conquered, yet by this report Russia has not entered'],
    ['50.527', { 'finnishBorder.fought': true, 'finnishBorder.borderWar': 'none' }, '^refused: .*yet there was a turn of fighting'],
    ['50.525', { 'vichyFrance.formed': 'refused', 'vichyFrance.lentUnits': 1 }, '^refused: .*yet there is no Vichy France'],
  ])('%s: %j', (_, facts, words) => {
    expect(heard({ edition, facts })).toEqual(saying(words))
  })

  test.each([
    ['50.33D', [{ by: 'us', on: 'norway', turn: '1940 fall' }], '^the U.S. declared war on Norway in Fall 1940, yet'],
    [
      '50.32B',
      [
        { by: 'germany', on: 'us', turn: '1940 summer' },
        { by: 'italy', on: 'britain', turn: '1940 fall' },
      ],
      '^Italy declared war on Britain in Fall 1940, yet',
    ],
  ])('%s: a declaration that its wars forbade', (_, declarations, words) => {
    expect(heard({ edition, declarations })).toEqual(saying(words))
  })

  test.each([
    [[{ by: 'germany', on: 'norway', turn: '1940 spring' }]],
    [[{ by: 'italy', on: 'britain', turn: '1940 summer' }]],
    [
      [
        { by: 'germany', on: 'us', turn: '1940 summer' },
        { by: 'us', on: 'portugal', turn: '1940 fall' },
      ],
    ],
  ])('%j may be so', (declarations) => {
    expect(heard({ edition, declarations })).not.toContainEqual(expect.stringMatching(/declared war .*, yet/))
  })

  test('50.23, 50.33C: Riga in foreign hands tells who took it', () => {
    const taken = (by: string) => {
      const given = readSituation({ edition, turn: '1940 spring', facts: { 'riga.controller': by } })
      return given.ok && given.derived.map(({ words }) => words)
    }
    expect(taken('germany')).toContain('Germany declared war on the Baltic States, since Germany holds Riga')
    expect(taken('russia')).toContain('Russia declared war on the Baltic States, since Russia holds Riga')
  })
})

test('campaign 3.4.2b: Britain declares war on Japan only beside the U.S.', () => {
  const edition = 'campaign'
  const british = { by: 'britain', on: 'japan', turn: '1941 spring' }
  expect(heard({ edition, turn: '1941 summer', declarations: [british] })).toEqual(
    saying('^Britain declared war on Japan in Spring 1941, yet'),
  )
  expect(heard({ edition, turn: '1941 summer', declarations: [british, { ...british, by: 'us' }] })).not.toContainEqual(
    expect.stringMatching(/^Britain declared war/),
  )
})

describe.each([
  ['2023', '50.33C'],
  ['classic', '50.33C'],
  ['campaign', '3.2.4.6a'],
])('%s %s: a Russian declaration on a country', (edition) => {
  const onTurkey = (tensions: Document | undefined) =>
    heard({
      edition,
      ...(tensions === undefined ? {} : { tensions }),
      declarations: [{ by: 'russia', on: 'turkey', turn: '1940 fall' }],
    }).filter((words) => words.startsWith('Russia declared war on Turkey in Fall 1940, yet'))

  test('is doubted where no level that is told lets Russia make it', () => {
    expect(onTurkey({ rgt: { actual: 10, effective: 10, highest: 10 } })).toHaveLength(1)
    expect(onTurkey({ rgt: 10 })).toHaveLength(1)
  })

  test('may be so where tension came so far, or where nobody tells of it', () => {
    expect(onTurkey({ rgt: { actual: 24, effective: 24, highest: 36 } })).toEqual([])
    expect(onTurkey({ rgt: 40 })).toEqual([])
    expect(onTurkey(undefined)).toEqual([])
  })
})

test('campaign RC-20: the Baltic States are Russia’s to take at any level', () => {
  const declarations = [{ by: 'russia', on: 'balticStates', turn: '1940 fall' }]
  expect(heard({ edition: 'campaign', tensions: { rgt: 10 }, declarations })).not.toContainEqual(expect.stringMatching(/^Russia declared/))
})

test('campaign RC-71: the USA attacks no neutral while it is at peace and below 50, the best draw counted', () => {
  const declared = (usat: number) =>
    heard({ edition: 'campaign', tensions: { usat }, declarations: [{ by: 'us', on: 'portugal', turn: '1940 fall' }] }).filter((words) =>
      words.startsWith('the U.S. declared war on Portugal'),
    )
  expect(declared(47)).toEqual([expect.stringMatching(/its level is 47, not 50$/)])
  expect(declared(48)).toEqual([])
})

describe.each([
  ['2023', '50.524'],
  ['classic', '50.524'],
  ['campaign', '3.3.2.1c'],
])('%s %s: Germany and Italy on one country', (edition) => {
  const both = (...more: readonly Document[]) =>
    heard({
      edition,
      declarations: [{ by: 'italy', on: 'greece', turn: '1940 fall' }, { by: 'germany', on: 'greece', turn: '1940 winter' }, ...more],
    }).filter((words) => words.startsWith('Italy and Germany both declared war on Greece, yet they may not while'))

  test('is doubted while Italy is neutral', () => {
    expect(both()).toHaveLength(1)
    expect(both({ by: 'italy', on: 'britain', turn: '1941 spring' })).toHaveLength(1)
  })

  test('may be so once Italy fights the Allies, be it in the same turn', () => {
    expect(both({ by: 'italy', on: 'britain', turn: '1940 summer' })).toEqual([])
    expect(both({ by: 'italy', on: 'britain', turn: '1940 winter' })).toEqual([])
  })
})

describe.each(['2023', 'classic', 'campaign'])('%s: wars that hardly were', (edition) => {
  test('50.521, 3.6.4a: nobody declares war on a France that had fallen', () => {
    const on = (turn: string) =>
      heard({
        edition,
        facts: { 'france.fallen': true, 'france.fallTurn': '1940 summer' },
        declarations: [{ by: 'italy', on: 'france', turn }],
      }).filter((words) => words.startsWith('Italy declared war on France'))
    expect(on('1940 winter')).toEqual([expect.stringMatching(/in Winter 1940, yet France has (fallen|surrendered)$/)])
    expect(on('1940 summer')).toEqual([])
    expect(on('1940 spring')).toEqual([])
  })

  test('50.521, 3.5.5: who stands with one Ally is at war with neither', () => {
    const withRussia = { standings: { turkey: { result: -2, with: 'russia' } } }
    const doubts = (...wars: readonly unknown[]) =>
      heard({ edition, ...withRussia, wars }).filter((words) => words.includes('Turkey stands'))
    expect(doubts(['britain', 'turkey'])).toEqual(['Britain and Turkey at war, yet Turkey stands at -2 with Russia'])
    expect(doubts({ between: ['britain', 'turkey'], since: '1939 winter', until: '1940 winter' })).toEqual([])
    expect(doubts(['germany', 'turkey'])).toEqual([])
  })

  test('a war does not end before it begins', () => {
    const until = (turn: string) =>
      heard({ edition, wars: [{ between: ['germany', 'norway'], since: '1940 spring', until: turn }] }).filter((words) =>
        words.startsWith('refused'),
      )
    expect(until('1939 winter')).toEqual([expect.stringContaining('1939 winter, yet the war began in Spring 1940')])
    expect(until('1940 spring')).toEqual([])
  })
})

describe.each(['2023', 'classic'])('%s 50.33D: a neutral America fights no neutral', (edition) => {
  const doubts = (document: Document) =>
    heard({ edition, ...document }).filter((words) => words.startsWith('the U.S. and Sweden are at war'))

  test('be the war told without its declaration', () => {
    expect(doubts({ wars: [['us', 'sweden']] })).toEqual([
      'the U.S. and Sweden are at war by this report, yet the U.S. may declare war on no minor country before war with Germany',
    ])
  })

  test('but one that fights Germany, or a country that stands with its enemy', () => {
    const america = { between: ['us', 'germany'], since: '1940 summer' }
    expect(doubts({ wars: [america, { between: ['us', 'sweden'], since: '1940 fall' }] })).toEqual([])
    expect(doubts({ wars: [america, ['us', 'sweden']], standings: { sweden: { result: 9, with: 'germany' } } })).toEqual([])
  })
})

test('campaign 3.6.4a: whether Vichy France was formed is asked for, once France fell in an earlier turn', () => {
  const asked = (facts: Document) =>
    heard({ edition: 'campaign', turn: '1940 fall', facts: { 'france.fallen': true, ...facts } }).filter((words) =>
      words.endsWith('please report vichyFrance.formed'),
    )
  expect(asked({ 'france.fallTurn': '1940 summer' })).toHaveLength(1)
  expect(asked({})).toHaveLength(1)
  expect(asked({ 'france.fallTurn': '1940 fall' })).toEqual([])
  expect(asked({ 'france.fallTurn': '1940 summer', 'vichyFrance.formed': 'refused' })).toEqual([])
})

describe.each(['2023', 'classic'])('%s 59.86A: Germany and the U.S. in the turn after a British surrender', (edition) => {
  const doubts = (turn: string) =>
    heard({
      edition,
      turn: '1942 spring',
      facts: { 'britain.surrendered': true, 'britain.surrenderTurn': '1941 summer' },
      declarations: [{ by: 'germany', on: 'us', turn }],
    }).filter((words) => words.startsWith('Germany declared war on the U.S.'))

  test('did not go to war, and may have before or since', () => {
    expect(doubts('1941 fall')).toEqual([
      'Germany declared war on the U.S. in Fall 1941, yet it may not do so in the turn after Britain surrendered',
    ])
    expect(doubts('1941 winter')).toEqual([])
    expect(doubts('1941 spring')).toEqual([])
  })
})
