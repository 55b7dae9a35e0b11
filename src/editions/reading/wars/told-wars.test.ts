import { describe, expect, test } from 'vitest'
import { readSituation } from '../situation-reader.ts'

type Document = Readonly<Record<string, unknown>>

/** What is asked for a situation, in words. */
function asked(document: Document): readonly string[] {
  const given = readSituation(document)
  if (!given.ok) throw new Error(JSON.stringify(given.refusals))
  return given.asked.map(({ words }) => words)
}

const toldWar = (words: string) => expect.arrayContaining([expect.stringMatching(new RegExp(`^${words}.*; please report the war$`))])

describe.each(['2023', 'classic'])('%s: a war that the map tells of is asked for', (edition) => {
  const of = (facts: Document, more: Document = {}) => asked({ edition, turn: '1942 spring', facts, ...more })

  test.each([
    ['50.51', { 'vladivostok.controller': 'japan' }, 'Japan holds Russian land, yet by this report Japan and Russia'],
    ['50.32F', { 'harbin.controller': 'russia' }, 'Russia holds Asian objectives, yet by this report Russia and Japan'],
    ['50.32F', { 'okinawa.controller': 'russia' }, 'Russia holds a city that was Japanese, yet by this report Russia and Japan'],
    ['50.552C', { 'newGuinea.attackedByJapan': true }, 'Japan has attacked New Guinea, yet by this report Japan and Britain'],
    ['50.552C', { 'britishPacific.groupsAttacked': 2 }, 'Japan has attacked British islands, yet by this report Japan and Britain'],
    [
      '41.77C',
      { 'us.firstGroundCombat': '1942 spring' },
      'American ground forces have fought in Europe, yet by this report the U.S. and Germany have never been at war',
    ],
    [
      '50.51',
      { 'tokyo.controller': 'us' },
      'the Western Allies hold Japanese land, yet by this report neither the U.S. nor Britain has ever been at war with Japan',
    ],
    ['50.51', { 'rome.controller': 'russia' }, 'Russia holds Italian land, yet by this report Russia and Italy'],
    [
      '50.51',
      { 'paris.controller': 'italy' },
      'Italy holds Paris, yet by this report neither France, Britain nor the U.S. has ever been at war with Italy',
    ],
    ['50.51', { 'egypt.axisCities': 1 }, 'the Axis hold cities in Egypt, yet by this report Italy and Britain'],
    ['52.51', { 'spain.lentUnits': 1 }, 'Spain or Vichy France has lent units for the east, yet by this report Germany and Russia'],
    ['50.33C', { 'hungary.attackedByRussia': true }, 'Russia has attacked Hungary, yet by this report Russia and Hungary'],
    ['50.51', { 'turkey.russianHexes': 1 }, 'Russia holds hexes in Turkey, yet by this report Russia and Turkey'],
    ['50.51', { 'greece.russianHexes': 1 }, 'Russia holds hexes in Greece, yet by this report Russia and Greece'],
    ['50.51', { 'finland.russianHexes': 1 }, 'Russia has entered Finland, yet by this report Russia and Finland'],
    [
      '50.33B',
      { 'yugoslavia.attackedByAxis': true },
      'the Axis have attacked Yugoslavia, yet by this report neither Germany nor Italy has ever been at war with Yugoslavia',
    ],
  ])('%s: %j', (_, facts, words) => {
    expect(of(facts)).toEqual(toldWar(words))
    expect(of(facts).filter((one) => /please report the (war|declaration of war)$/.test(one))).toHaveLength(1)
  })

  test('50.521: a German ally fights Russia beside Germany, and no war of its own is asked for', () => {
    const east = { turn: '1944 spring', declarations: [{ by: 'germany', on: 'russia', turn: '1941 summer' }] }
    const standings = { rumania: { result: 10, with: 'germany' } }
    const words = of({ 'rumania.russianHexes': 2 }, { ...east, standings })
    expect(words).not.toContainEqual(expect.stringMatching(/please report the war$/))
  })

  test('49.435A: a Greece that was attacked has an attacker, and Italy may be it', () => {
    const words = of({}, { standings: { greece: { result: -2, attacked: true } } })
    expect(words).toContain('Greece was attacked by this report, and nothing says by whom; please report the declaration of war')
  })

  test('49.632: a Spain that a war on Portugal drove over was attacked by nobody else', () => {
    const words = of({}, { declarations: [{ by: 'britain', on: 'portugal', turn: '1941 fall' }] })
    expect(words).not.toContainEqual(expect.stringMatching(/^Spain was attacked/))
  })

  test('50.32C, 50.56: war with the U.S. is war with Britain, so whoever asks about Britain hears of Manila', () => {
    const given = readSituation({ edition, turn: '1942 spring', facts: { 'manila.controller': 'japan' } })
    expect(given.ok && given.asked.find(({ words }) => words.startsWith('Japan holds an American base'))?.among).toEqual([
      ['japan', 'us'],
      ['japan', 'britain'],
    ])
  })

  test('nothing is asked where the war is told', () => {
    const facts = { 'newGuinea.attackedByJapan': true }
    expect(of(facts, { wars: [['japan', 'britain']] })).not.toContainEqual(expect.stringMatching(/please report the war$/))
  })
})

describe('campaign: a war that the map tells of is asked for', () => {
  const of = (facts: Document, more: Document = {}) => asked({ edition: 'campaign', turn: '1944 spring', facts, ...more })

  test.each([
    ['3.6.6.4d', { 'russia.icsHeldByJapan': 1 }, 'Japan holds Russian industry, yet by this report Japan and Russia'],
    ['3.6.6.5c', { 'japan.gainedRussianLand': true }, 'Japan has gained Russian land, yet by this report Japan and Russia'],
    ['3.4.3.6', { 'harbin.controller': 'russia' }, 'Russia holds a city that was Japanese, yet by this report Russia and Japan'],
    [
      '3.6.6.1a',
      { 'moscow.taken': '1941 fall' },
      'the Axis have taken Moscow, yet by this report neither Germany nor Italy has ever been at war with Russia',
    ],
    [
      '3.3.1.2a',
      { 'slovakia.risen': true },
      'Slovakia has risen, yet by this report neither Germany nor Italy has ever been at war with Russia',
    ],
    [
      '3.3.1.3e',
      { 'russia.severeWinterPast': true },
      'the severe winter has passed, yet by this report neither Germany nor Italy has ever been at war with Russia',
    ],
    ['3.4.2.4a', { 'easternFront.firstOffensiveOnRussia': '1941 summer' }, 'the Axis have opened an offensive on Russia'],
    ['3.5.1.4c', { 'dutchEastIndies.surrendered': true }, 'the Dutch East Indies have surrendered, yet by this report Japan and Britain'],
    ['3.3.3.3b', { 'britishPacific.groupsAttacked': 1 }, 'Japan has attacked British islands, yet by this report Japan and Britain'],
    ['3.5.2', { 'turkey.attackedByRussia': true }, 'Russia has attacked Turkey, yet by this report Russia and Turkey'],
    ['3.5.2', { 'yugoslavia.attackedByAxis': true }, 'the Axis have attacked Yugoslavia'],
    ['3.6.1a', { 'berlin.controller': 'us' }, 'the U.S. holds Berlin, yet by this report the U.S. and Germany'],
    ['3.6.2a', { 'rome.controller': 'russia' }, 'Russia holds Rome, yet by this report Russia and Italy'],
    [
      '3.6.4a',
      { 'paris.controller': 'italy' },
      'Italy holds Paris, yet by this report neither France, Britain nor the U.S. has ever been at war with Italy',
    ],
    [
      'RC-28',
      { 'armistice.westernAxis': '1943 spring' },
      'the Western Allies and the Axis have made an armistice, yet by this report neither Germany nor Italy has ever been at war with the U.S.',
    ],
  ])('%s: %j', (_, facts, words) => {
    expect(of(facts)).toEqual(toldWar(words))
  })
})
