import { describe, expect, test } from 'vitest'
import { readSituation } from '../../editions/reading/index.ts'
import { hasBeenAtWar, isAtWar, type Nation } from '../../rules/core/index.ts'
import type { Answer, NationAnswer, PartisansAnswer, ReckonAnswer, TensionsAnswer } from '../index.ts'
import { ask } from './cases/cases.testing.ts'

const wars = (document: object, one: Nation, other: Nation) => {
  const read = readSituation(document)
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return [hasBeenAtWar(read.situation, one, other), isAtWar(read.situation, one, other)]
}

describe('a surrender or an armistice is of a war', () => {
  test.each([
    ['2023', { 'russia.surrendered': true }, 'germany', 'russia'],
    ['classic', { 'russia.surrenderTurn': '1942 fall' }, 'germany', 'russia'],
    ['2023', { 'italy.surrendered': true }, 'italy', 'britain'],
    ['2023', { 'russia.surrenderedToJapan': true }, 'russia', 'japan'],
    ['campaign', { 'russia.surrendered': true }, 'germany', 'russia'],
    ['campaign', { 'russia.surrenderTurn': '1942 fall' }, 'germany', 'russia'],
    ['campaign', { 'armistice.russiaAxis': '1942 fall' }, 'germany', 'russia'],
    ['campaign', { 'armistice.russiaJapan': '1943 fall' }, 'russia', 'japan'],
    ['campaign', { 'russia.surrenderedToJapan': true }, 'russia', 'japan'],
    ['campaign', { 'armistice.usJapan': '1943 fall' }, 'us', 'japan'],
    ['campaign', { 'italy.surrendered': true }, 'italy', 'britain'],
  ] as const)('%s, %o: %s and %s have fought, and fight no more', (edition, facts, one, other) => {
    expect(wars({ edition, turn: '1944 spring', facts }, one, other)).toEqual([true, false])
  })

  test('a war that is reported is the one: Italy’s with the U.S. alone, Russia’s with Italy alone', () => {
    const said = (edition: string, between: readonly Nation[], facts: object) => ({
      edition,
      turn: '1944 spring',
      facts,
      wars: [{ between, since: '1942 spring', until: '1943 fall' }],
    })
    expect(wars(said('campaign', ['italy', 'us'], { 'italy.surrendered': true }), 'italy', 'britain')).toEqual([false, false])
    expect(wars(said('2023', ['italy', 'russia'], { 'russia.surrendered': true }), 'germany', 'russia')).toEqual([false, false])
  })

  test('no armistice makes a war of Britain’s with Japan, nor of the USA’s with Germany', () => {
    expect(wars({ edition: 'campaign', turn: '1944 spring', facts: { 'armistice.usJapan': '1943 fall' } }, 'britain', 'japan')).toEqual([
      false,
      false,
    ])
    expect(wars({ edition: 'campaign', turn: '1944 spring', facts: { 'armistice.westernAxis': '1943 spring' } }, 'us', 'germany')).toEqual([
      false,
      false,
    ])
  })
})

describe('RT-03: an Italy that surrendered before the first turn asked about fights nobody in it', () => {
  const values = (edition: string, turn: string, facts: object, track: 'rgt' | 'usat') =>
    ask<TensionsAnswer>('tensions', { edition, turn, wars: [], facts: { 'italy.surrendered': true, ...facts } }, {})
      .tracks[track]?.lines.filter(({ words }) => /power(s)? fights? the Axis/.test(words))
      .map(({ amount }) => amount)
  test.each([
    ['2023', '1939 fall'],
    ['2023', '1940 fall'],
    ['classic', '1939 fall'],
  ])('%s, %s', (edition, turn) => {
    // RGT-S3, USAT-S3; USAT-S3x: nothing where Italy fell before Germany went to war.
    expect(values(edition, turn, {}, 'rgt')).toEqual([0, 0, 3])
    expect(values(edition, turn, {}, 'usat')).toEqual([0, 0, 3])
    expect(values(edition, turn, { 'italy.surrenderedBeforeGermanWar': true }, 'usat')).toEqual([0, 0, 0])
  })
})

test('3.4.3.4b: the Urals box takes 10 for good once Russia and Japan have fought, as their armistice says', () => {
  const situation = { edition: 'campaign', turn: '1944 spring', facts: { 'armistice.russiaJapan': '1943 fall' } }
  const given = ask<MayLoad>('lend-lease', situation, { by: 'russia', route: 'urals-box', load: { supply: 1000 } })
  expect(given.allowed).toBe(true)
  expect(given.derived).toMatchObject([{ words: 'Russia and Japan have been at war, since Russia and Japan have made an armistice' }])
})
type MayLoad = Answer & { readonly allowed: boolean }

test.each([
  ['campaign', '3.1.4b'],
  ['2023', '49.4261B (2a)'],
])('%s %s: DPs are combined even if Russia has surrendered', (edition, rule) => {
  const placements = { westernAllies: { hungary: 1 }, russia: { hungary: 2 } }
  const situation = { edition, turn: '1944 spring', facts: { 'russia.surrendered': true, 'russia.surrenderTurn': '1942 fall' }, placements }
  const { lines } = ask<ReckonAnswer>('reckon', situation, { target: 'hungary', by: 'axis' })
  expect(lines.filter(({ id }) => id.endsWith('allied-points')).map(({ amount, cite }) => [cite.rule, amount])).toContainEqual([rule, -3])
})

test('3.4.3.7a: Communist partisans stay after Russia has sued for peace', () => {
  const situation = {
    edition: 'campaign',
    turn: '1944 spring',
    facts: { 'russia.surrenderTurn': '1942 fall', 'greece.occupiedSince': '1941 spring', 'athens.controller': 'germany' },
  }
  const given = JSON.stringify(ask<PartisansAnswer>('partisans', situation, { table: 'communist' }))
  expect(given).not.toContain('is or has been at war with the Axis')
})

describe('campaign: a surrender and the war that it hangs on', () => {
  const nation = (of: string, turn: string, facts: object) =>
    ask<NationAnswer>('surrender', { edition: 'campaign', turn, facts }, { question: 'nation', of })
  const notes = ({ footnotes = [] }: Answer) => footnotes.map(({ words }) => words)

  test('3.6.6.4b: Russia has given in to Japan where that is told, whatever else is not', () => {
    const given = nation('russiaToJapan', '1943 spring', { 'russia.surrenderedToJapan': true })
    expect(given.state.outlook).toBe('done')
    expect(notes(given)).toEqual([
      'Russia has surrendered to Japan, yet by this report Russia holds Vladivostok; please report vladivostok.controller',
      'Russia has surrendered to Japan, yet by this report Russia holds Irkutsk; please report irkutsk.controller',
      'Russia has surrendered to Japan, and no turn of it is reported; please report armistice.russiaJapan',
    ])
  })

  test.each([
    ['3.6.1a', 'germany', { 'berlin.controller': 'us' }, 'the U.S. holds Berlin'],
    ['3.6.3', 'japan', { 'tokyo.controller': 'us' }, 'the Allies hold Tokyo'],
    ['3.6.4a', 'france', { 'paris.controller': 'italy' }, 'Italy holds Paris'],
  ])('%s: whoever asks about %s hears that nobody has told of the war: %j', (_, of, facts, words) => {
    expect(notes(nation(of, '1945 summer', facts))).toContainEqual(
      expect.stringMatching(new RegExp(`^${words}, yet by this report .*; please report the war$`)),
    )
  })
})
