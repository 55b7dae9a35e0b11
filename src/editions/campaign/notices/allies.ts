import {
  all,
  any,
  atLeast,
  atWar,
  chosen,
  declarations,
  flag,
  fromTurn,
  heldBy,
  holds,
  marked,
  type Notice,
  not,
  ruled,
  stands,
  yearStartsSince,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import {
  areBalticStatesFree,
  hadDeclared,
  hasFranceFallen,
  isEasternWar,
  isFall1939,
  isItalyAtWar,
  isSurprise,
  isVichyFormed,
  isVichyNeutral,
  WESTERN,
} from '../positions.ts'

const COMMANDS = [
  { id: 'north-africa', fact: 'northAfrica.frenchColonyAttacked', where: 'Morocco, Algeria and Tunis' },
  { id: 'levant', fact: 'levant.frenchColonyAttacked', where: 'Lebanon-Syria' },
] as const

/** What France keeps from Britain till 1941, or the phase after Italy has declared war; the cooperation of the two has it pair by pair. */
const isFranceReserved = all(not(hasFranceFallen), not(fromTurn('1941 spring')), not(hadDeclared(['italy'], WESTERN)))
const LIMITS = [
  { id: 'no-british-bases', number: '3.4.1.3c [3.4.4.3]', words: 'no British air or naval units base in France or move by its air bases' },
  { id: 'bef-alone', number: '3.4.1.3d [3.4.4.3]', words: 'no British ground forces in France but the BEF, one army in France proper' },
  { id: 'bef-air', number: '3.4.1.3e [3.4.4.3]', words: 'British air supports the BEF alone' },
] as const

/** France and its colonies, while it stands and after. */
const french = (rule: Cite): readonly Notice[] => [
  ...COMMANDS.flatMap(({ id, fact, where }): readonly Notice[] => [
    {
      id: `colonial-forces-${id}`,
      for: ['westernAllies'],
      when: all(not(hasFranceFallen), not(flag(fact))),
      words: `French colonial forces of ${where} stay where they are`,
      cite: rule('3.4.1.1b [3.4.4.1]'),
    },
    {
      id: `colonial-forces-freed-${id}`,
      for: ['westernAllies'],
      when: all(not(hasFranceFallen), flag(fact)),
      words: `an Axis attack frees French colonial forces to move within ${where}`,
      cite: rule('3.4.1.1d [3.4.4.1]'),
    },
  ]),
  {
    id: 'colonial-reinforcement',
    for: ['westernAllies'],
    when: all(not(hasFranceFallen), not(isItalyAtWar)),
    words: 'no French ground forces are added to Mediterranean colonies before war with Italy',
    cite: rule('3.4.1.1c [3.4.4.1]'),
  },
  ...LIMITS.map(({ id, words, number }): Notice => ({ id, for: ['westernAllies'], when: isFranceReserved, words, cite: rule(number) })),
  {
    id: 'french-islands',
    for: ['westernAllies'],
    when: hasFranceFallen,
    words: 'French Pacific islands are Free French, under American control',
    cite: rule('3.4.1.2b [3.4.4.2]'),
  },
  {
    id: 'indochina-vichy',
    for: ['japan', 'westernAllies'],
    when: all(isVichyFormed, not(flag('indochina.surrendered'))),
    words: 'French Indochina is Vichy’s until Japan takes it',
    cite: rule('3.4.1.2c [3.4.4.2]'),
  },
  {
    id: 'indochina-alone',
    for: ['japan', 'westernAllies'],
    when: all(hasFranceFallen, not(isVichyFormed), not(flag('indochina.surrendered'))),
    words: 'French Indochina governs itself until Japan takes it',
    cite: rule('3.4.1.2c [3.4.4.2]'),
  },
]

/** Britain, and the Pacific. */
const british = (rule: Cite): readonly Notice[] => [
  {
    id: 'dutch-east-indies',
    for: ['westernAllies'],
    when: all(
      not(ruled('RC-26', 'dutch')),
      atLeast(1, yearStartsSince('netherlands.surrenderTurn')),
      not(flag('dutchEastIndies.surrendered')),
    ),
    words: 'economy and command of the Dutch East Indies are British',
    cite: rule('3.4.2.2b'),
  },
  {
    id: 'port-attack',
    for: ['westernAllies'],
    when: all(isVichyNeutral, not(flag('britain.portAttackUsed'))),
    words: 'one British surprise port attack on the Vichy fleet in North Africa is open, naval units added',
    cite: rule('3.4.2.3'),
  },
  {
    id: 'american-command',
    for: ['westernAllies'],
    when: all(any(atWar('us', 'germany'), atWar('us', 'italy')), flag('europe.westernPresence')),
    words: 'liberated French or Italian territory is an American army command',
    cite: rule('3.4.2.5b'),
  },
  {
    id: 'islands-protected',
    for: ['japan', 'westernAllies'],
    when: all(hadDeclared(['japan'], ['britain']), not(atWar('japan', 'us'))),
    words: 'British Pacific islands that Japan has not attacked are under American control',
    cite: rule('3.3.3.3b'),
  },
  {
    id: 'frozen',
    for: ['japan', 'westernAllies'],
    when: all(isSurprise, atLeast(1, declarations(['japan'], ['britain', 'us']))),
    words: 'Allied land, naval and air forces in the Pacific are frozen this turn',
    cite: rule('3.3.3.7'),
  },
]

/** Land that Russia may demand. */
const DEMANDS = [
  { id: 'demand-bessarabia', minor: 'rumania', land: 'bessarabia', words: 'Russia may demand Bessarabia of Rumania' },
  { id: 'demand-karelia', minor: 'finland', land: 'finnishBorder', words: 'Russia may demand Karelia or Viipuri of Finland' },
] as const

const isChinaFighting = atWar('japan', 'communistChina')

/** Russia and Communist China. */
const russian = (rule: Cite): readonly Notice[] => [
  {
    id: 'eastern-poland',
    for: ['russia'],
    when: isFall1939,
    words: 'Russia may enter eastern Poland without a declaration, after Poland has moved',
    cite: rule('3.4.3.2a'),
  },
  {
    id: 'baltic-states',
    for: ['russia'],
    when: areBalticStatesFree,
    words: 'Russia may take the Baltic States at any level',
    cite: rule('3.4.3.2b'),
  },
  ...DEMANDS.map(
    ({ id, minor, land, words }): Notice => ({
      id,
      for: ['russia'],
      when: all(
        not(flag(`${land}.russiaEntered`)),
        not(holds('russia', land)),
        chosen(`${land}.borderWar`, 'none'),
        not(stands(minor, 'axis', 'hexes', 'associate', 'ally')),
        not(marked(minor, 'conquered')),
      ),
      words,
      cite: rule('3.4.3.2b'),
    }),
  ),
  {
    id: 'no-western-entry',
    for: ['westernAllies', 'russia'],
    when: any(isEasternWar, atWar('japan', 'russia')),
    words: 'no Western Allied forces enter originally Russian land or base in Russian territory',
    cite: rule('3.4.3.8b'),
  },
  {
    id: 'yenan-lost',
    for: ['russia'],
    when: not(heldBy('communistChina', 'yenan')),
    words: 'Communist China is worth 250 PPs without Yenan',
    cite: rule('3.4.3.3a'),
  },
  {
    id: 'yenan-held',
    for: ['russia'],
    when: heldBy('communistChina', 'yenan'),
    words: 'Communist China is worth 500 PPs with Yenan',
    cite: rule('3.4.3.3a'),
  },
  {
    id: 'communists-fight-on',
    for: ['russia', 'japan'],
    when: flag('communistChina.fullyOccupied'),
    words: 'Communist China does not surrender: partisans fight on until they free land',
    cite: rule('3.4.3.3c'),
  },
  {
    id: 'communist-militia',
    for: ['russia'],
    when: isChinaFighting,
    words: 'Communist militia garrisons are free and regulars after battle; surrendered regulars give partisans 2:1, militia 3:1',
    cite: rule('3.4.3.3d'),
  },
  {
    id: 'communist-war',
    for: ['russia', 'japan'],
    when: all(isChinaFighting, not(atWar('russia', 'japan'))),
    words: 'Communist China stays at war with Japan, whatever Russia does',
    cite: rule('3.4.3.3e'),
  },
]

export const alliedNotices = (rule: Cite): readonly Notice[] => [...french(rule), ...british(rule), ...russian(rule)]
