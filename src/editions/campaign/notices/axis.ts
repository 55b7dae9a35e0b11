import { all, any, atLeast, atWar, each, exceeds, flag, holds, type Notice, not } from '../../../rules/core/index.ts'
import type { Say } from '../../clauses/saying.ts'
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
export const isUprising = all(
  hadDeclared(AXIS, ['russia']),
  not(flag('slovakia.risen')),
  atLeast(1, russiansBeside),
  atLeast(0, germansBeside),
  not(exceeds(twice(germansBeside), russiansBeside)),
)

/** Germany: the pact of 1939 and Slovakia. */
const german = (say: Say): readonly Notice[] => [
  say('pact-lands', '3.3.1.1a', ['axis'], {
    when: isFall1939,
    words: 'no German units into eastern Poland (Vilna, Brest-Litovsk, Lvov) or the Baltic States',
  }),
  say('eastern-poland-open', '3.3.1.1b', ['axis', 'russia'], {
    when: all(
      not(isFall1939),
      not(flag('easternPoland.russiaEntered')),
      not(any(holds('axis', 'easternPoland'), holds('russia', 'easternPoland'))),
    ),
    words: 'Russia left eastern Poland alone in Fall 1939: either side may enter it',
  }),
  say('baltic-open', '3.3.1.1b', ['axis', 'russia'], {
    when: all(not(isFall1939), areBalticStatesFree),
    words: 'Russia left the Baltic States alone in Fall 1939: either side may take them',
  }),
  say('slovak-division', '3.3.1.2b', ['axis'], {
    when: all(flag('slovakia.divisionInPlay'), not(flag('slovakia.risen'))),
    words: 'the Slovak Division fights on the East Front alone, Poland included',
  }),
  say('slovak-uprising', '3.3.1.2c', ['axis', 'russia'], {
    when: isUprising,
    words: 'Slovakia rises: twice as many Russian units stand beside it as German',
  }),
  say('slovak-division-turns', '3.3.1.2d', ['axis', 'russia'], {
    when: all(isUprising, flag('slovakia.divisionInPlay')),
    words: 'the Slovak Division turns Russian, converted to like units; its core is free, attachments come from the Russian reserve',
  }),
  say('slovak-partisans', '3.3.1.2d', ['axis', 'russia'], {
    when: all(isUprising, not(flag('slovakia.divisionInPlay'))),
    words: 'a partisan division appears in Slovakia; its core is free, attachments come from the Russian reserve',
  }),
  say('slovak-strength', '3.3.1.2d', ['axis', 'russia'], {
    when: isUprising,
    words: 'it fights at full strength if Russia attacks this turn, otherwise at half, as a partisan battle',
  }),
]

/** Italy and East Africa. */
const italian = (say: Say): readonly Notice[] => [
  say('germans-in-italy', '3.3.2b', ['axis'], {
    when: isItalyNeutral,
    words: 'German units cross Italy by strategic movement alone: no stop, no Italian naval transport',
  }),
  say('italian-oil', '3.3.2.1b', ['axis'], {
    when: all(isItalyAtWar, not(flag('italy.surrendered'))),
    words: 'Italy imports no oil from the international market',
  }),
  say('east-africa-fixed', '3.3.2.2b', ['axis'], { when: isItalyNeutral, words: 'no Italian forces into or out of East Africa' }),
  say('east-africa-organizing', '3.3.2.2c', ['axis', 'westernAllies'], {
    when: isItalysFirstTurn,
    words: 'Italian forces in East Africa are organizing this turn; the Allies may attack them',
  }),
  say('east-africa-supply', '3.3.2.2d', ['axis'], {
    when: all(isItalyAtWar, not(flag('italy.surrendered')), holds('axis', 'ethiopia'), not(flag('ethiopia.linkedToLibya'))),
    words: 'East Africa is supplied by air from Libya alone',
  }),
]

/** Japan and its neighbours. */
const japanese = (say: Say): readonly Notice[] => [
  say('war-in-china', '3.3.3.1a', ['japan', 'china'], {
    when: all(any(atWar('japan', 'china'), atWar('japan', 'communistChina')), not(flag('japan.surrendered'))),
    words: 'Japan’s war with both Chinas goes on until it surrenders',
  }),
  say('war-in-siberia', '3.3.3.2c', ['japan', 'russia'], {
    when: all(atWar('japan', 'russia'), not(flag('russia.surrendered'))),
    words: 'war between Japan and Russia lasts until one of them gives up in the Far East',
  }),
  say('peace-in-siberia', '3.3.3.2c', ['japan', 'russia'], {
    when: all(atWar('japan', 'russia'), flag('russia.surrendered')),
    words: 'Russia, having submitted to the Axis, offers Japan terms; Japan may refuse',
  }),
  say('annexing-indochina', '3.3.3.5a', ['japan'], {
    when: all(hasFranceFallen, not(flag('indochina.surrendered')), not(holds('japan', 'indochina'))),
    words: 'Japan may annex some or all of Indochina: Haiphong unasked, the rest by war on it',
  }),
  say('thailand', '3.3.3.6', ['japan', 'westernAllies'], {
    when: all(isThailandJapans, not(flag('thailand.conquered'))),
    words: 'Thailand is Japan’s Co-Belligerent',
  }),
]

export const axisNotices = (say: Say): readonly Notice[] => [...german(say), ...italian(say), ...japanese(say)]
