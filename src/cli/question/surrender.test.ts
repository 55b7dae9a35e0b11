import { describe, expect, test } from 'vitest'
import { answerOf, pageOf, run } from '../terminal/terminal.testing.ts'

const SITUATION = 'cases/situations/campaign-1943.yaml'
const inline = (text: string): readonly string[] => ['--situation', `{ edition: campaign, ${text} }`]

const shown = async (question: string, ...more: readonly string[]): Promise<string> =>
  pageOf(await run(['surrender', SITUATION, question, ...more]))

describe('the overview', () => {
  test('what presses comes first; each of the others with what it still takes', async () => {
    const { code, out } = await run(['surrender', SITUATION, 'overview'])
    expect(code).toBe(0)
    expect(pageOf({ out }).split('\n')).toEqual([
      'Spring 1943: to be settled before all other diplomacy',
      'offered     Russia to the Axis                the Axis hold Leningrad, Stalingrad and Moscow  [3.6.6.1c]; the Axis answer',
      'holds out   Germany                           wanting: the Allies hold Berlin  [3.6.1a]',
      'holds out   Italy                             wanting: the Allies hold Rome  [3.6.2a]',
      '                                              or wanting: no Axis units are in Africa; Italy at 0 diplomatic points or fewer, not 2  [3.6.2a; RC-49]',
      'holds out   Japan                             wanting: Tokyo is in Allied hands  [3.6.3]',
      'holds out   Britain                           wanting: the Axis hold London  [3.6.5.1a]',
      'holds out   India                             wanting: Japan holds Delhi  [3.6.5.3a]',
      'holds out   Australia and New Zealand         wanting: Japan holds Townsville  [3.6.5.4a]',
      'holds out   South Africa                      wanting: the Axis occupy Morocco, Algeria, Tunisia, Egypt, Sudan and Kenya-Rhodesia  [3.6.5.5a; RC-35]',
      'holds out   Russia to Japan                   wanting: Japan and Russia are at war; Japan holds Vladivostok and Irkutsk  [3.6.6.4a]',
      'holds out   the Western Allies to the Axis    wanting: the Allies hold none of London, Moscow, Paris and Rome (now 1)  [3.6.7.2a; RC-28]',
      'holds out   Russia after a Western armistice  wanting: the Western Allies and the Axis made an armistice; the Western Allies are no longer at war with the Axis  [3.6.7.6]',
      'holds out   the U.S. to Japan                 wanting: Australia has surrendered; Japan holds Pearl Harbor  [3.6.8.2; RC-28]',
      'holds out   Nationalist China                 wanting: Nationalist China holds no industrial centres (now 1)  [3.6.9.1]',
      'done        France',
      'never       Canada never surrenders; it follows the U.S.  [3.6.5]',
      'never       the U.S. never surrenders, but may seek an armistice  [3.6.7]',
      'never       Communist China goes on whatever becomes of the Nationalists  [3.6.9]',
      'key cities in Allied hands: 1 (London); 1 needed in 1943; counted in this phase; next in 1944, when 2 are needed  [3.6.7.2a]',
      'the U.S. and Germany are at war and no report says who declared it; taken as done by Germany; please report the declaration  [3.2.6a]',
      '',
    ])
  })

  test('nothing to settle, duties that are short, and a war that is over', async () => {
    const facts = 'germany.surrendered: true, italy.surrendered: true, berchtesgaden.redoubt: true, berlin.alliedDivisions: 3'
    const { out } = await run(['surrender', 'overview', ...inline(`turn: 1945 summer, facts: { ${facts} }`)])
    expect(out).toMatch(/^Summer 1945: nothing is to be settled; diplomacy may go on\n/)
    expect(out).toContain('\nduties of occupation\n  3 of 4 Allied divisions in Berlin  [3.6.1.1b; RC-30] short\n')
    expect(out).toContain('\nwars\n  the war in Europe is over: Germany and Italy have surrendered  [3.6.1b]\n')
  })

  test('a new war holds the offer back', async () => {
    const { out } = await run([
      'surrender',
      'overview',
      ...inline(
        'turn: 1943 fall, wars: [{ between: [germany, russia], since: 1943 spring }], declarations: [{ by: germany, on: russia, turn: 1943 spring }], ' +
          'facts: { russia.surrenderTurn: 1942 fall, moscow.controller: germany, leningrad.controller: germany, stalingrad.controller: germany }',
      ),
    ])
    expect(out).toContain('\nnot yet     Russia to the Axis                before the YSS after the new war broke out  [3.6.6.1g]\n')
    expect(out).toContain('\n                                              before the Axis take another Russian IC  [3.6.6.1g]\n')
  })
})

describe('one question at a time', () => {
  test('a nation: points with their lines, and what follows', async () => {
    expect((await shown('nation', '--with', '{ of: italy }')).split('\n').slice(0, 8)).toEqual([
      'Italy, Spring 1943: holds out',
      '  the Allies occupy Rome  [3.6.2a]',
      '    wanting: the Allies hold Rome',
      '  Africa is empty of Axis units and Italian points are at 0 or below  [3.6.2a; RC-49]',
      '    wanting: no Axis units are in Africa; Italy at 0 diplomatic points or fewer, not 2',
      '  diplomatic points: 2',
      ' +2  base  [3.1.3b; RC-03]',
      'what follows',
    ])
  })

  test('a settlement: numbers, and what to report afterwards', async () => {
    const out = await shown('settle', '--with', '{ of: russiaToAxis }')
    expect(out).toMatch(/^allowed\n/)
    expect(out).toContain('\n  3  Russia: Mechanized or Tank corps deleted for good, one for each great city lost  [3.6.6.1f]\n')
    expect(out).toContain('\n  4  Russia: Rifle divisions deleted for good, by PPs of industry lost  [3.6.6.1f; RC-45]\n')
    expect(out).toContain(
      '\nthen report\n  russia.surrendered: true\n  russia.icsHeldAtSurrender: 4\n  russia.surrenderTurn: 1943 spring\n',
    )
    expect(out).toContain('\n  war germany-russia since 1941 summer until 1943 spring\n')
  })

  test('the reaction of America, with every test to come', async () => {
    const out = await shown('reaction')
    expect(out).toContain('\nEurope: no offer\n  the Allies hold fewer than 1 of the four cities in the YSS of 1943  [3.6.7.2a; RC-28]\n')
    expect(out).toContain('\n    wanting: it is the phase after the 1946 YSS\nthe Pacific: no offer\n')
  })

  test('an armistice: what holds, and who may renew the war', async () => {
    const { out } = await run([
      'surrender',
      'armistice',
      ...inline('turn: 1943 summer, facts: { armistice.russiaJapan: 1943 spring, siberia.russianUnits: 9, manchuria.japaneseUnits: 5 }'),
    ])
    expect(out).toContain(
      '\nRussia and Japan have made an armistice\n     Russia: Siberian partisans and support of both Chinas go on  [3.6.6.5a]\n',
    )
    expect(out).toContain(
      [
        '  Russia on Japan: may not  [3.6.6.5b]',
        '    Russia on Japan: not before the YSS after the armistice  [3.6.6.5b]',
        '    Russia on Japan: units in Siberia: 9, in Manchuria: 5; twice as many are needed  [3.6.6.5b]',
      ].join('\n'),
    )
    expect(out).toContain('\n  not yet: the war in the Pacific is over  [3.6.3.1c]\n    wanting: Japan has surrendered\n')
  })

  test('land and reserves', async () => {
    const lands =
      '[{ name: Greece, enemyTerritories: 1, alliedTerritories: 1, enemyUnits: 2, alliedUnits: 2 }, { name: Britain, is: britain, enemyTerritories: 2 }]'
    expect(await shown('cede', '--with', `{ year: 1944, lands: ${lands} }`)).toBe(
      '1944\n  Greece: as it lies, 2 combat units on each side  [3.6.7.3; RC-52]\n' +
        '  Britain: to the Allies, the Axis leave it, against other territory  [3.6.7.2b]\n  territories owed in return: 2\n',
    )
    expect(await shown('spoils', '--with', '{ of: italy, units: [{ name: tanks, strength: 7 }], supplies: 5 }')).toBe(
      'strength 4 to nobody\n  4  tanks: half the strength of 7  [3.6.2.1c; RC-46]\n  3  supplies, half of 5  [3.6.2.1c]\n',
    )
  })
})

describe('how it ends', () => {
  test('1 when it is not allowed, with every reason', async () => {
    const { code, out } = await run(['surrender', SITUATION, 'warlord', '--with', '{ land: japanese, units: 3, defenders: 2 }'])
    expect(code).toBe(1)
    expect(pageOf({ out })).toBe(
      'not allowed\n  the Nationalist government stands; there are no warlords  [3.6.9.1]\n  3 units next to it; 4 are needed  [3.6.9.2b]\n',
    )
  })

  test('1 when the book has no such chapter, with what it can be asked', async () => {
    const { code, err } = await run(['surrender', SITUATION, 'resistance'])
    expect(code).toBe(1)
    expect(err).toContain('resistance: The campaign book says nothing of the matters')
    expect(err).toContain('it can be asked: minor, ex-patriots, overview, nation')
  })

  test.each([
    { argv: ['nation'], says: '\n  of: missing; expected one of germany, italy' },
    { argv: ['nation', '--with', '{ of: germny }'], says: '\n  of: unknown "germny"; did you mean "germany"?' },
    { argv: ['overvew'], says: 'question: unknown "overvew"; did you mean "overview"?' },
  ])('$argv is asked wrongly', async ({ argv, says }) => {
    const { code, out, err } = await run(['surrender', SITUATION, ...argv])
    expect(code).not.toBe(0)
    expect(out).toBe('')
    expect(err).toContain(says)
  })

  test('as JSON when that is wanted', async () => {
    expect(answerOf(await run(['surrender', SITUATION, 'reaction', '--json']))).toMatchObject({
      ok: true,
      held: 1,
      needed: 1,
      isTested: true,
    })
  })
})

describe('what the overview puts first, and what it looks ahead to', () => {
  test('3.6.7.1: a decisive victory stands above everything else', async () => {
    const fallen = 'facts: { france.fallen: true, britain.surrendered: true, russia.surrendered: true }'
    const lines = (await run(['surrender', ...inline(`turn: 1943 spring, ${fallen}`), 'overview'])).out.split('\n')
    expect(lines.slice(1, 3)).toEqual(['wars', '  the U.S. does not intervene; the Axis win decisively  [3.6.7.1]'])
  })

  test.each([
    { turn: '1942 fall', words: 'next in 1943, when 1 is needed' },
    { turn: '1943 spring', words: 'next in 1944, when 2 are needed' },
    { turn: '1944 winter', words: 'next in 1945, when 3 are needed' },
    { turn: '1945 summer', words: 'next in 1946, when 4 are needed' },
  ])('3.6.7.2 to 3.6.7.5: $turn: $words', async ({ turn, words }) => {
    expect((await run(['surrender', ...inline(`turn: ${turn}`), 'overview'])).out).toContain(words)
  })

  test('3.6.2a: Italy’s points and Africa beside Rome', async () => {
    const { out } = await run(['surrender', ...inline('turn: 1943 summer'), 'overview'])
    expect(out).toMatch(/or wanting: no Axis units are in Africa; Italy at 0 diplomatic points or fewer, not 2/)
  })
})

describe('the help', () => {
  test('says what --with takes, as the questions have it', async () => {
    expect((await run(['surrender', '--help'])).out).toMatch(/\n {2}settle: .*\n {4}of, answer\?, by\?, isFree\?, vichy\?\n/)
  })
})
