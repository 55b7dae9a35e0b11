import { all, any, atLeast, atWar, declarations, flag, heldBy, type Notice, not, ruled, yearStartsSince } from '../../../rules/index.ts'
import type { Cite } from '../../edition.ts'
import { hadDeclared, hasFranceFallen, isFall1939, isItalyAtWar, isSurprise, isVichyFormed, isVichyNeutral } from '../positions.ts'

const COMMANDS = [
  { id: 'north-africa', fact: 'northAfrica.frenchColonyAttacked', where: 'Morocco, Algeria and Tunis' },
  { id: 'levant', fact: 'levant.frenchColonyAttacked', where: 'Lebanon-Syria' },
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
  {
    id: 'french-islands',
    for: ['westernAllies'],
    when: hasFranceFallen,
    words: 'French Pacific islands are Free French, under American control',
    cite: rule('3.4.1.2b [3.4.4.2]'),
  },
  {
    id: 'indochina-vichy',
    for: ['axis', 'westernAllies'],
    when: all(isVichyFormed, not(flag('indochina.surrendered'))),
    words: 'French Indochina is Vichy’s until Japan takes it',
    cite: rule('3.4.1.2c [3.4.4.2]'),
  },
  {
    id: 'indochina-alone',
    for: ['axis', 'westernAllies'],
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
    for: ['axis', 'westernAllies'],
    when: all(hadDeclared(['japan'], ['britain']), not(atWar('japan', 'us'))),
    words: 'British Pacific islands that Japan has not attacked are under American control',
    cite: rule('3.3.3.3b'),
  },
  {
    id: 'frozen',
    for: ['axis', 'westernAllies'],
    when: all(isSurprise, atLeast(1, declarations(['japan'], ['britain', 'us']))),
    words: 'Allied land, naval and air forces in the Pacific are frozen this turn',
    cite: rule('3.3.3.7'),
  },
]

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
    when: all(not(flag('balticStates.russiaEntered')), not(flag('balticStates.conquered'))),
    words: 'Russia may take the Baltic States at any level, and demand Bessarabia and Karelia',
    cite: rule('3.4.3.2b'),
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
    for: ['russia', 'axis'],
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
    for: ['russia', 'axis'],
    when: all(isChinaFighting, not(atWar('russia', 'japan'))),
    words: 'Communist China stays at war with Japan, whatever Russia does',
    cite: rule('3.4.3.3e'),
  },
]

export const alliedNotices = (rule: Cite): readonly Notice[] => [...french(rule), ...british(rule), ...russian(rule)]
