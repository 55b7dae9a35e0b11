import { describe, expect, test } from 'vitest'
import { readSituation } from './situation-reader.ts'

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
