import {
  all,
  any,
  atLeast,
  atWar,
  chosen,
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
import type { Say } from '../../clauses/saying.ts'
import {
  areBalticStatesFree,
  hadDeclared,
  hasFranceFallen,
  isEasternWar,
  isFall1939,
  isItalyAtWar,
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
const french = (say: Say): readonly Notice[] => [
  ...COMMANDS.flatMap(({ id, fact, where }): readonly Notice[] => [
    say(`colonial-forces-${id}`, '3.4.1.1b [3.4.4.1]', ['westernAllies'], {
      when: all(not(hasFranceFallen), not(flag(fact))),
      words: `French colonial forces of ${where} stay where they are`,
    }),
    say(`colonial-forces-freed-${id}`, '3.4.1.1d [3.4.4.1]', ['westernAllies'], {
      when: all(not(hasFranceFallen), flag(fact)),
      words: `an Axis attack frees French colonial forces to move within ${where}`,
    }),
  ]),
  say('colonial-reinforcement', '3.4.1.1c [3.4.4.1]', ['westernAllies'], {
    when: all(not(hasFranceFallen), not(isItalyAtWar)),
    words: 'no French ground forces are added to Mediterranean colonies before war with Italy',
  }),
  ...LIMITS.map(({ id, words, number }): Notice => say(id, number, ['westernAllies'], { when: isFranceReserved, words })),
  say('french-islands', '3.4.1.2b [3.4.4.2]', ['westernAllies'], {
    when: hasFranceFallen,
    words: 'French Pacific islands are Free French, under American control',
  }),
  say('indochina-vichy', '3.4.1.2c [3.4.4.2]', ['japan', 'westernAllies'], {
    when: all(isVichyFormed, not(flag('indochina.surrendered'))),
    words: 'French Indochina is Vichy’s until Japan takes it',
  }),
  say('indochina-alone', '3.4.1.2c [3.4.4.2]', ['japan', 'westernAllies'], {
    when: all(hasFranceFallen, not(isVichyFormed), not(flag('indochina.surrendered'))),
    words: 'French Indochina governs itself until Japan takes it',
  }),
]

/** Britain, and the Pacific. */
const british = (say: Say): readonly Notice[] => [
  say('dutch-east-indies', '3.4.2.2b', ['westernAllies'], {
    when: all(
      not(ruled('RC-26', 'dutch')),
      atLeast(1, yearStartsSince('netherlands.surrenderTurn')),
      not(flag('dutchEastIndies.surrendered')),
    ),
    words: 'economy and command of the Dutch East Indies are British',
  }),
  say('port-attack', '3.4.2.3', ['westernAllies'], {
    when: all(isVichyNeutral, not(flag('britain.portAttackUsed'))),
    words: 'one British surprise port attack on the Vichy fleet in North Africa is open, naval units added',
  }),
  say('american-command', '3.4.2.5b', ['westernAllies'], {
    when: all(any(atWar('us', 'germany'), atWar('us', 'italy')), flag('europe.westernPresence')),
    words: 'liberated French or Italian territory is an American army command',
  }),
  say('islands-protected', '3.3.3.3b', ['japan', 'westernAllies'], {
    when: all(hadDeclared(['japan'], ['britain']), not(atWar('japan', 'us'))),
    words: 'British Pacific islands that Japan has not attacked are under American control',
  }),
]

/** Land that Russia may demand. */
const DEMANDS = [
  { id: 'demand-bessarabia', minor: 'rumania', land: 'bessarabia', words: 'Russia may demand Bessarabia of Rumania' },
  { id: 'demand-karelia', minor: 'finland', land: 'finnishBorder', words: 'Russia may demand Karelia or Viipuri of Finland' },
] as const

const isChinaFighting = atWar('japan', 'communistChina')

/** Russia and Communist China. */
const russian = (say: Say): readonly Notice[] => [
  say('eastern-poland', '3.4.3.2a', ['russia'], {
    when: isFall1939,
    words: 'Russia may enter eastern Poland without a declaration, after Poland has moved',
  }),
  say('baltic-states', '3.4.3.2b', ['russia'], { when: areBalticStatesFree, words: 'Russia may take the Baltic States at any level' }),
  ...DEMANDS.map(
    ({ id, minor, land, words }): Notice =>
      say(id, '3.4.3.2b', ['russia'], {
        when: all(
          not(flag(`${land}.russiaEntered`)),
          not(holds('russia', land)),
          chosen(`${land}.borderWar`, 'none'),
          not(stands(minor, 'axis', 'hexes', 'associate', 'ally')),
          not(marked(minor, 'conquered')),
        ),
        words,
      }),
  ),
  say('no-western-entry', '3.4.3.8b', ['westernAllies', 'russia'], {
    when: any(isEasternWar, atWar('japan', 'russia')),
    words: 'no Western Allied forces enter originally Russian land or base in Russian territory',
  }),
  say('yenan-lost', '3.4.3.3a', ['russia'], {
    when: not(heldBy('communistChina', 'yenan')),
    words: 'Communist China is worth 250 PPs without Yenan',
  }),
  say('yenan-held', '3.4.3.3a', ['russia'], {
    when: heldBy('communistChina', 'yenan'),
    words: 'Communist China is worth 500 PPs with Yenan',
  }),
  say('communists-fight-on', '3.4.3.3c', ['russia', 'japan'], {
    when: flag('communistChina.fullyOccupied'),
    words: 'Communist China does not surrender: partisans fight on until they free land',
  }),
  say('communist-militia', '3.4.3.3d', ['russia'], {
    when: isChinaFighting,
    words: 'Communist militia garrisons are free and regulars after battle; surrendered regulars give partisans 2:1, militia 3:1',
  }),
  say('communist-war', '3.4.3.3e', ['russia', 'japan'], {
    when: all(isChinaFighting, not(atWar('russia', 'japan'))),
    words: 'Communist China stays at war with Japan, whatever Russia does',
  }),
]

export const alliedNotices = (say: Say): readonly Notice[] => [...french(say), ...british(say), ...russian(say)]
