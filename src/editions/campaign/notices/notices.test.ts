import { describe, expect, test } from 'vitest'
import type { Delegation } from '../../../rules/core/index.ts'
import { noticesFor } from '../../../rules/game/index.ts'
import { readSituation } from '../../reading/index.ts'

type Document = Readonly<Record<string, unknown>>

/** Words of the notices a faction has under a rule. */
function told(to: Delegation, rule: string, document: Document): readonly string[] {
  const read = readSituation({ edition: 'campaign', turn: '1940 spring', ...document })
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return noticesFor(read.book, read.situation, to)
    .filter(({ cite }) => cite.rule === rule)
    .map(({ words }) => words)
}

const has = (to: Delegation, rule: string, document: Document = {}): boolean => told(to, rule, document).length > 0

const FALLEN = { 'france.fallen': true }
const VICHY = { ...FALLEN, 'vichyFrance.formed': 'formed' }
const italyAtWar = { wars: [['italy', 'britain']] }

describe('Germany', () => {
  test('3.3.1.1a: no Germans in eastern Poland or the Baltic States in Fall 1939', () => {
    expect(told('axis', '3.3.1.1a', { turn: '1939 fall' }).join()).toMatch(/Vilna, Brest-Litovsk, Lvov/)
    expect(has('axis', '3.3.1.1a', { turn: '1939 winter' })).toBe(false)
    expect(has('russia', '3.3.1.1a', { turn: '1939 fall' })).toBe(false)
  })

  test('3.3.1.1b: what Russia left alone is open to both from Winter 1939', () => {
    expect(told('axis', '3.3.1.1b', { turn: '1939 fall' })).toEqual([])
    expect(told('russia', '3.3.1.1b', { turn: '1939 winter' })).toHaveLength(2)
    const taken = { turn: '1939 winter', facts: { 'easternPoland.russiaEntered': true, 'balticStates.russiaEntered': true } }
    expect(told('axis', '3.3.1.1b', taken)).toEqual([])
    expect(told('axis', '3.3.1.1b', { facts: { 'easternPoland.controller': 'germany', 'balticStates.conquered': true } })).toEqual([])
  })

  test('3.3.1.2b: the Slovak Division fights in the East', () => {
    expect(told('axis', '3.3.1.2b', { facts: { 'slovakia.divisionInPlay': true } }).join()).toMatch(/East Front.*Poland/)
    expect(has('axis', '3.3.1.2b')).toBe(false)
    expect(has('axis', '3.3.1.2b', { facts: { 'slovakia.divisionInPlay': true, 'slovakia.risen': true } })).toBe(false)
  })

  describe('3.3.1.2c: Slovakia rises', () => {
    const beside = (russian: number, german: number, more: Document = {}): Document => ({
      turn: '1944 fall',
      declarations: [{ by: 'germany', on: 'russia', turn: '1941 summer' }],
      ...more,
      facts: {
        'slovakia.adjacentRussianUnits': russian,
        'slovakia.adjacentGermanUnits': german,
        ...(more['facts'] as object | undefined),
      },
    })
    test.each([
      { russian: 8, german: 4, rises: true },
      { russian: 7, german: 4, rises: false },
      { russian: 1, german: 0, rises: true },
      { russian: 0, german: 0, rises: false },
    ])('$russian to $german: $rises', ({ russian, german, rises }) => {
      expect(has('russia', '3.3.1.2c', beside(russian, german))).toBe(rises)
      expect(has('axis', '3.3.1.2d', beside(russian, german))).toBe(rises)
    })

    test('only after an Axis declaration on Russia, in a later phase, and once', () => {
      expect(has('russia', '3.3.1.2c', beside(8, 4, { declarations: [] }))).toBe(false)
      expect(has('russia', '3.3.1.2c', beside(8, 4, { declarations: [{ by: 'russia', on: 'germany', turn: '1941 summer' }] }))).toBe(false)
      expect(has('russia', '3.3.1.2c', beside(8, 4, { declarations: [{ by: 'germany', on: 'russia' }] }))).toBe(false)
      expect(has('russia', '3.3.1.2c', beside(8, 4, { facts: { 'slovakia.risen': true } }))).toBe(false)
    })

    test('3.3.1.2d: the Slovak Division changes sides, or partisans appear', () => {
      expect(told('russia', '3.3.1.2d', beside(8, 4, { facts: { 'slovakia.divisionInPlay': true } })).join()).toMatch(/turns Russian/)
      const partisans = told('russia', '3.3.1.2d', beside(8, 4)).join()
      expect(partisans).toMatch(/partisan division/)
      expect(partisans).toMatch(/full strength if Russia attacks.*half/)
    })
  })
})

describe('Italy', () => {
  test('3.3.2b, 3.3.2.2b: a neutral Italy', () => {
    expect(told('axis', '3.3.2b', {}).join()).toMatch(/strategic movement.*no Italian naval transport/)
    expect(has('axis', '3.3.2.2b')).toBe(true)
    for (const rule of ['3.3.2b', '3.3.2.2b']) {
      expect(has('axis', rule, italyAtWar)).toBe(false)
      expect(has('axis', rule, { facts: { 'italy.surrendered': true } })).toBe(false)
    }
  })

  test('3.3.2.1b: an Italy at war imports no oil', () => {
    expect(has('axis', '3.3.2.1b')).toBe(false)
    expect(has('axis', '3.3.2.1b', italyAtWar)).toBe(true)
  })

  test.each([
    { by: 'italy', on: 'britain' },
    { by: 'france', on: 'italy' },
  ])('3.3.2.2c: East Africa is tied up in the turn of $by’s declaration and no other', (declaration) => {
    const now = { ...italyAtWar, declarations: [declaration] }
    expect([has('axis', '3.3.2.2c', now), has('westernAllies', '3.3.2.2c', now)]).toEqual([true, true])
    expect(has('axis', '3.3.2.2c', { ...italyAtWar, turn: '1940 summer', declarations: [{ ...declaration, turn: '1940 spring' }] })).toBe(
      false,
    )
    const later = [
      { ...declaration, turn: '1940 spring' },
      { by: 'us', on: 'italy' },
    ]
    expect(has('axis', '3.3.2.2c', { ...italyAtWar, turn: '1942 summer', declarations: later })).toBe(false)
  })

  test('3.3.2.2d: then it is supplied by air from Libya, without a land route', () => {
    expect(has('axis', '3.3.2.2d')).toBe(false)
    expect(has('axis', '3.3.2.2d', italyAtWar)).toBe(true)
    expect(has('axis', '3.3.2.2d', { ...italyAtWar, facts: { 'ethiopia.linkedToLibya': true } })).toBe(false)
    expect(has('axis', '3.3.2.2d', { ...italyAtWar, facts: { 'ethiopia.controller': 'britain' } })).toBe(false)
  })
})

describe('Japan', () => {
  test('3.3.3.1a: the war in China lasts until Japan surrenders', () => {
    expect(has('japan', '3.3.3.1a')).toBe(true)
    expect(has('japan', '3.3.3.1a', { facts: { 'japan.surrendered': true } })).toBe(false)
  })

  test('3.3.3.2c: how a war with Russia ends', () => {
    const war = { wars: [['japan', 'russia']] }
    expect(has('russia', '3.3.3.2c')).toBe(false)
    expect(told('russia', '3.3.3.2c', war).join()).toMatch(/gives up in the Far East/)
    expect(told('russia', '3.3.3.2c', { ...war, facts: { 'russia.surrendered': true } }).join()).toMatch(/offers Japan terms.*may refuse/)
  })

  test('3.3.3.5a: Indochina once France has surrendered', () => {
    expect(has('japan', '3.3.3.5a')).toBe(false)
    expect(told('japan', '3.3.3.5a', { facts: FALLEN }).join()).toMatch(/Haiphong/)
    expect(has('japan', '3.3.3.5a', { facts: { ...FALLEN, 'indochina.surrendered': true } })).toBe(false)
  })

  test('3.3.3.6: Thailand once Indochina has', () => {
    expect(has('japan', '3.3.3.6', { facts: FALLEN })).toBe(false)
    const facts = { ...FALLEN, 'indochina.surrendered': true }
    expect(has('japan', '3.3.3.6', { facts })).toBe(true)
    // In the phase after: not in the turn of the surrender itself.
    expect(has('japan', '3.3.3.6', { turn: '1941 spring', facts: { ...facts, 'indochina.surrenderTurn': '1941 spring' } })).toBe(false)
    expect(has('japan', '3.3.3.6', { turn: '1941 summer', facts: { ...facts, 'indochina.surrenderTurn': '1941 spring' } })).toBe(true)
    expect(has('japan', '3.3.3.6', { facts: { ...FALLEN, 'indochina.surrendered': true, 'thailand.conquered': true } })).toBe(false)
  })

  const onBritain = (turn: string) => ({ declarations: [{ by: 'japan', on: 'britain', turn }], wars: [['japan', 'britain']] })

  test('3.3.3.3b: British islands are American from the turn after', () => {
    expect(has('westernAllies', '3.3.3.3b', onBritain('1940 spring'))).toBe(false)
    expect(has('westernAllies', '3.3.3.3b', { ...onBritain('1940 spring'), turn: '1940 summer' })).toBe(true)
    const both = {
      turn: '1940 summer',
      declarations: onBritain('1940 spring').declarations,
      wars: [
        ['japan', 'britain'],
        ['japan', 'us'],
      ],
    }
    expect(has('westernAllies', '3.3.3.3b', both)).toBe(false)
  })

  test('3.3.3.7: surprise below an effective 40 freezes the Allies for the turn', () => {
    const at = (effective: number) => ({ ...onBritain('1940 spring'), tensions: { usjt: { actual: 40, effective } } })
    expect(has('westernAllies', '3.3.3.7', at(39))).toBe(true)
    expect(has('westernAllies', '3.3.3.7', at(40))).toBe(false)
    expect(has('westernAllies', '3.3.3.7', { ...at(39), turn: '1940 summer' })).toBe(false)
    const onAmerica = { declarations: [{ by: 'japan', on: 'us' }], wars: [['japan', 'us']], tensions: { usjt: 10 } }
    expect(has('westernAllies', '3.3.3.7', onAmerica)).toBe(true)
  })
})

describe('France', () => {
  test('3.4.1.1b [3.4.4.1], 3.4.1.1d [3.4.4.1]: colonial forces stay until their command is attacked', () => {
    expect(told('westernAllies', '3.4.1.1b [3.4.4.1]', {})).toHaveLength(2)
    const attacked = { facts: { 'northAfrica.frenchColonyAttacked': true } }
    expect(told('westernAllies', '3.4.1.1b [3.4.4.1]', attacked).join()).toMatch(/^French colonial forces of Lebanon-Syria/)
    expect(told('westernAllies', '3.4.1.1d [3.4.4.1]', attacked).join()).toMatch(/Morocco, Algeria and Tunis/)
    expect(has('westernAllies', '3.4.1.1d [3.4.4.1]')).toBe(false)
    expect(has('westernAllies', '3.4.1.1b [3.4.4.1]', { facts: FALLEN })).toBe(false)
  })

  test('3.4.1.1c [3.4.4.1]: no reinforcement before war with Italy', () => {
    expect(has('westernAllies', '3.4.1.1c [3.4.4.1]')).toBe(true)
    expect(has('westernAllies', '3.4.1.1c [3.4.4.1]', italyAtWar)).toBe(false)
    expect(has('westernAllies', '3.4.1.1c [3.4.4.1]', { facts: FALLEN })).toBe(false)
  })

  test('3.4.1.2b [3.4.4.2], 3.4.1.2c [3.4.4.2]: the Far East after the surrender', () => {
    expect(has('westernAllies', '3.4.1.2b [3.4.4.2]')).toBe(false)
    expect(has('westernAllies', '3.4.1.2b [3.4.4.2]', { facts: FALLEN })).toBe(true)
    expect(told('japan', '3.4.1.2c [3.4.4.2]', { facts: VICHY }).join()).toMatch(/Vichy’s/)
    expect(told('japan', '3.4.1.2c [3.4.4.2]', { facts: { ...FALLEN, 'vichyFrance.formed': 'refused' } }).join()).toMatch(/governs itself/)
    expect(has('japan', '3.4.1.2c [3.4.4.2]')).toBe(false)
    expect(has('japan', '3.4.1.2c [3.4.4.2]', { facts: { ...VICHY, 'indochina.surrendered': true } })).toBe(false)
  })
})

describe('Britain', () => {
  test('3.4.2.2b, RC-26: the Dutch East Indies from the YSS after the Dutch surrender', () => {
    const surrendered = { 'netherlands.conquered': true, 'netherlands.surrenderTurn': '1940 summer' }
    expect(has('westernAllies', '3.4.2.2b', { turn: '1940 winter', facts: surrendered })).toBe(false)
    expect(has('westernAllies', '3.4.2.2b', { turn: '1941 spring', facts: surrendered })).toBe(true)
    expect(has('westernAllies', '3.4.2.2b', { turn: '1941 spring', facts: surrendered, rulings: { 'RC-26': 'dutch' } })).toBe(false)
    expect(has('westernAllies', '3.4.2.2b', { turn: '1942 spring', facts: { ...surrendered, 'dutchEastIndies.surrendered': true } })).toBe(
      false,
    )
  })

  test('3.4.2.3: the port attack, once, on a neutral Vichy France', () => {
    expect(has('westernAllies', '3.4.2.3', { facts: FALLEN })).toBe(false)
    expect(has('westernAllies', '3.4.2.3', { facts: VICHY })).toBe(true)
    expect(has('westernAllies', '3.4.2.3', { facts: { ...VICHY, 'britain.portAttackUsed': true } })).toBe(false)
    expect(has('westernAllies', '3.4.2.3', { facts: VICHY, standings: { vichyFrance: { result: 9 } } })).toBe(false)
    expect(has('westernAllies', '3.4.2.3', { facts: VICHY, wars: [['britain', 'vichyFrance']] })).toBe(false)
  })

  test('3.4.2.5b: liberated land is an American command', () => {
    const present = { facts: { ...FALLEN, 'europe.westernPresence': true } }
    expect(has('westernAllies', '3.4.2.5b', present)).toBe(false)
    expect(has('westernAllies', '3.4.2.5b', { ...present, wars: [['us', 'germany']] })).toBe(true)
    expect(has('westernAllies', '3.4.2.5b', { wars: [['us', 'germany']] })).toBe(false)
  })
})

describe('Russia and Communist China', () => {
  test('3.4.3.2a: eastern Poland in Fall 1939', () => {
    expect(has('russia', '3.4.3.2a', { turn: '1939 fall' })).toBe(true)
    expect(has('russia', '3.4.3.2a', { turn: '1939 winter' })).toBe(false)
  })

  test('3.4.3.2b: the Baltic States, until somebody has them; the two demands, while they are open', () => {
    const lands = (facts: object = {}, more: object = {}) =>
      told('russia', '3.4.3.2b', { facts, ...more }).map((words) => words.replace(/^Russia may /, ''))
    const [baltic, bessarabia, karelia] = [
      'take the Baltic States at any level',
      'demand Bessarabia of Rumania',
      'demand Karelia or Viipuri of Finland',
    ]
    expect(lands()).toEqual([baltic, bessarabia, karelia])
    expect(lands({ 'balticStates.russiaEntered': true })).toEqual([bessarabia, karelia])
    expect(lands({ 'balticStates.conquered': true })).toEqual([bessarabia, karelia])
    expect(lands({ 'riga.controller': 'germany' })).toEqual([bessarabia, karelia])
    expect(lands({ 'bessarabia.controller': 'russia', 'finnishBorder.borderWar': 'open' })).toEqual([baltic])
    expect(lands({}, { standings: { rumania: { result: 8 } } })).toEqual([baltic, karelia])
  })

  test('3.4.3.8b: no Western forces in Russia once it fights', () => {
    expect(has('westernAllies', '3.4.3.8b')).toBe(false)
    for (const seat of ['westernAllies', 'russia'] as const)
      expect(has(seat, '3.4.3.8b', { turn: '1941 summer', wars: [['germany', 'russia']] })).toBe(true)
  })

  test('3.4.1.3c [3.4.4.3], 3.4.1.3d [3.4.4.3], 3.4.1.3e [3.4.4.3]: what France keeps from Britain, until 1941 or the phase after Italy declares', () => {
    for (const rule of ['3.4.1.3c [3.4.4.3]', '3.4.1.3d [3.4.4.3]', '3.4.1.3e [3.4.4.3]']) {
      const italy = { declarations: [{ by: 'italy', on: 'france', turn: '1940 spring' }] }
      expect(has('westernAllies', rule)).toBe(true)
      expect(has('westernAllies', rule, { turn: '1940 spring', ...italy })).toBe(true)
      expect(has('westernAllies', rule, { turn: '1940 summer', ...italy })).toBe(false)
      expect(has('westernAllies', rule, { turn: '1941 spring' })).toBe(false)
      expect(has('westernAllies', rule, { turn: '1940 fall', facts: FALLEN })).toBe(false)
    }
  })

  test('3.4.3.3a: 250 PPs, 500 with Yenan', () => {
    expect(told('russia', '3.4.3.3a', {})).toEqual(['Communist China is worth 500 PPs with Yenan'])
    expect(told('russia', '3.4.3.3a', { facts: { 'yenan.controller': 'japan' } })).toEqual([
      'Communist China is worth 250 PPs without Yenan',
    ])
  })

  test('3.4.3.3c: it fights on', () => {
    expect(has('russia', '3.4.3.3c')).toBe(false)
    expect(told('russia', '3.4.3.3c', { facts: { 'communistChina.fullyOccupied': true } }).join()).toMatch(/does not surrender/)
  })

  test('3.4.3.3d: what militia and surrendered units become', () => {
    expect(told('russia', '3.4.3.3d', {}).join()).toMatch(/2:1, militia 3:1/)
    const over = { wars: [{ between: ['japan', 'communistChina'], since: '1939 fall', until: '1945 summer' }], turn: '1945 fall' }
    expect(has('russia', '3.4.3.3d', over)).toBe(false)
  })

  test('3.4.3.3e: its war goes on whatever Russia does', () => {
    expect(has('russia', '3.4.3.3e')).toBe(true)
    expect(has('russia', '3.4.3.3e', { wars: [['russia', 'japan']] })).toBe(false)
  })
})
