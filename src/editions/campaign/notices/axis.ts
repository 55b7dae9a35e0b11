import { all, any, atLeast, atWar, each, exceeds, flag, holds, type Notice, not } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import {
  AXIS,
  areBalticStatesFree,
  hadDeclared,
  hasFranceFallen,
  isFall1939,
  isItalyAtWar,
  isItalyNeutral,
  isItalysFirstTurn,
  isThailandJapans,
  twice,
} from '../positions.ts'

const russiansBeside = each('slovakia.adjacentRussianUnits')
const germansBeside = each('slovakia.adjacentGermanUnits')

/** 3.3.1.2c: after an Axis declaration on Russia, Russian units beside Slovakia are twice the German. */
const isUprising = all(
  hadDeclared(AXIS, ['russia']),
  not(flag('slovakia.risen')),
  atLeast(1, russiansBeside),
  atLeast(0, germansBeside),
  not(exceeds(twice(germansBeside), russiansBeside)),
)

/** Germany: the pact of 1939 and Slovakia. */
const german = (rule: Cite): readonly Notice[] => [
  {
    id: 'pact-lands',
    for: ['axis'],
    when: isFall1939,
    words: 'no German units into eastern Poland (Vilna, Brest-Litovsk, Lvov) or the Baltic States',
    cite: rule('3.3.1.1a'),
  },
  {
    id: 'eastern-poland-open',
    for: ['axis', 'russia'],
    when: all(
      not(isFall1939),
      not(flag('easternPoland.russiaEntered')),
      not(any(holds('axis', 'easternPoland'), holds('russia', 'easternPoland'))),
    ),
    words: 'Russia left eastern Poland alone in Fall 1939: either side may enter it',
    cite: rule('3.3.1.1b'),
  },
  {
    id: 'baltic-open',
    for: ['axis', 'russia'],
    when: all(not(isFall1939), areBalticStatesFree),
    words: 'Russia left the Baltic States alone in Fall 1939: either side may take them',
    cite: rule('3.3.1.1b'),
  },
  {
    id: 'slovak-division',
    for: ['axis'],
    when: all(flag('slovakia.divisionInPlay'), not(flag('slovakia.risen'))),
    words: 'the Slovak Division fights on the East Front alone, Poland included',
    cite: rule('3.3.1.2b'),
  },
  {
    id: 'slovak-uprising',
    for: ['axis', 'russia'],
    when: isUprising,
    words: 'Slovakia rises: twice as many Russian units stand beside it as German',
    cite: rule('3.3.1.2c'),
  },
  {
    id: 'slovak-division-turns',
    for: ['axis', 'russia'],
    when: all(isUprising, flag('slovakia.divisionInPlay')),
    words: 'the Slovak Division turns Russian, converted to like units; its core is free, attachments come from the Russian reserve',
    cite: rule('3.3.1.2d'),
  },
  {
    id: 'slovak-partisans',
    for: ['axis', 'russia'],
    when: all(isUprising, not(flag('slovakia.divisionInPlay'))),
    words: 'a partisan division appears in Slovakia; its core is free, attachments come from the Russian reserve',
    cite: rule('3.3.1.2d'),
  },
  {
    id: 'slovak-strength',
    for: ['axis', 'russia'],
    when: isUprising,
    words: 'it fights at full strength if Russia attacks this turn, otherwise at half, as a partisan battle',
    cite: rule('3.3.1.2d'),
  },
]

/** Italy and East Africa. */
const italian = (rule: Cite): readonly Notice[] => [
  {
    id: 'germans-in-italy',
    for: ['axis'],
    when: isItalyNeutral,
    words: 'German units cross Italy by strategic movement alone: no stop, no Italian naval transport',
    cite: rule('3.3.2b'),
  },
  {
    id: 'italian-oil',
    for: ['axis'],
    when: all(isItalyAtWar, not(flag('italy.surrendered'))),
    words: 'Italy imports no oil from the international market',
    cite: rule('3.3.2.1b'),
  },
  {
    id: 'east-africa-fixed',
    for: ['axis'],
    when: isItalyNeutral,
    words: 'no Italian forces into or out of East Africa',
    cite: rule('3.3.2.2b'),
  },
  {
    id: 'east-africa-organizing',
    for: ['axis', 'westernAllies'],
    when: isItalysFirstTurn,
    words: 'Italian forces in East Africa are organizing this turn; the Allies may attack them',
    cite: rule('3.3.2.2c'),
  },
  {
    id: 'east-africa-supply',
    for: ['axis'],
    when: all(isItalyAtWar, not(flag('italy.surrendered')), holds('axis', 'ethiopia'), not(flag('ethiopia.linkedToLibya'))),
    words: 'East Africa is supplied by air from Libya alone',
    cite: rule('3.3.2.2d'),
  },
]

/** Japan and its neighbours. */
const japanese = (rule: Cite): readonly Notice[] => [
  {
    id: 'war-in-china',
    for: ['japan', 'china'],
    when: all(any(atWar('japan', 'china'), atWar('japan', 'communistChina')), not(flag('japan.surrendered'))),
    words: 'Japan’s war with both Chinas goes on until it surrenders',
    cite: rule('3.3.3.1a'),
  },
  {
    id: 'war-in-siberia',
    for: ['japan', 'russia'],
    when: all(atWar('japan', 'russia'), not(flag('russia.surrendered'))),
    words: 'war between Japan and Russia lasts until one of them gives up in the Far East',
    cite: rule('3.3.3.2c'),
  },
  {
    id: 'peace-in-siberia',
    for: ['japan', 'russia'],
    when: all(atWar('japan', 'russia'), flag('russia.surrendered')),
    words: 'Russia, having submitted to the Axis, offers Japan terms; Japan may refuse',
    cite: rule('3.3.3.2c'),
  },
  {
    id: 'annexing-indochina',
    for: ['japan'],
    when: all(hasFranceFallen, not(flag('indochina.surrendered')), not(holds('japan', 'indochina'))),
    words: 'Japan may annex some or all of Indochina: Haiphong unasked, the rest by war on it',
    cite: rule('3.3.3.5a'),
  },
  {
    id: 'thailand',
    for: ['japan', 'westernAllies'],
    when: all(isThailandJapans, not(flag('thailand.conquered'))),
    words: 'Thailand is Japan’s Co-Belligerent',
    cite: rule('3.3.3.6'),
  },
]

export const axisNotices = (rule: Cite): readonly Notice[] => [...german(rule), ...italian(rule), ...japanese(rule)]
