import {
  all,
  any,
  atLeast,
  atWar,
  below,
  chosen,
  each,
  FACTIONS,
  type Faction,
  flag,
  happened,
  holds,
  type Notice,
  not,
  ruled,
  stands,
  turnsAfter,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { hasFranceFallen, isEasternWar, isVichyFormed, isVichyNeutral } from '../positions.ts'
import { isWesternPeace, isWesternPresence } from './armistices.ts'
import { isFarEasternWar } from './russia.ts'

type Saying = (id: string, number: string, who: readonly Faction[], when: Notice['when'], words: string) => Notice

const ALLIES: readonly Faction[] = ['westernAllies', 'russia']
const WEST: readonly Faction[] = ['westernAllies']

const axis = (say: Saying): readonly Notice[] => [
  say(
    'berlin',
    '3.6.1.1b',
    ALLIES,
    all(flag('germany.surrendered'), flag('berchtesgaden.redoubt'), ruled('RC-30', 'duty'), below(4, each('berlin.alliedDivisions'))),
    'at least 4 Allied divisions must stand in Berlin',
  ),
  say(
    'tokyo',
    '3.6.3.1c',
    ALLIES,
    all(flag('japan.surrendered'), below(4, each('tokyo.alliedDivisions'))),
    'at least 4 Allied divisions must stand in Tokyo',
  ),
  say('german-industry', '3.6.1.2b', ALLIES, happened('germany.occupiedSince'), 'captured German ICs give nothing'),
  say(
    'japanese-industry',
    '3.6.3.1a',
    ALLIES,
    happened('homeIslands.occupiedSince'),
    'captured Japanese economy and ICs are worth nothing',
  ),
  say('italian-base', '3.6.2.1a', FACTIONS, flag('italy.surrendered'), 'Italian ICs serve their occupiers; the base economy is gone'),
]

/** A Co-Belligerent or an Ally of either side. */
const isVichyActive = any(stands('vichyFrance', 'axis', 'associate', 'ally'), stands('vichyFrance', 'allies', 'associate', 'ally'))

const french = (say: Saying): readonly Notice[] => [
  say(
    'vichy-attack',
    '3.6.4.2c',
    FACTIONS,
    isVichyNeutral,
    'Vichy proper is attacked only after a declaration of war; Allied attacks on its colonies need none',
  ),
  say('free-french', '3.6.4.3a', WEST, hasFranceFallen, 'Free French form in a colony only if it is Free French or liberated'),
  say(
    'surplus',
    '3.6.4.3b',
    WEST,
    all(hasFranceFallen, chosen('vichyFrance.formed', 'refused')),
    'colonial formations may exceed the Free French list until losses bring it down',
  ),
  say('ex-patriots', '3.6.4.4a', FACTIONS, hasFranceFallen, 'French ex-patriots may serve Free France, or an active Vichy'),
  say('no-experience', '3.6.4.4b', ['axis'], all(isVichyFormed, not(isVichyActive)), 'new Vichy units have no experience'),
  say(
    'experience',
    '3.6.4.4b',
    FACTIONS,
    all(isVichyFormed, isVichyActive),
    'ex-patriot experience may go to Vichy formations, not to its colonial forces',
  ),
]

const isEscapeTurn = any(
  all(ruled('RC-50', 'this-turn'), turnsAfter(0, 'britain.surrenderTurn')),
  all(ruled('RC-50', 'next-turn'), turnsAfter(1, 'britain.surrenderTurn')),
)

const british = (say: Saying): readonly Notice[] => [
  say(
    'escape',
    '3.6.5.1b',
    WEST,
    isEscapeTurn,
    'British forces leave this turn for Canada, India, South Africa, the U.S. or U.S.-held land',
  ),
  say('exiles', '3.6.5.1c', WEST, flag('britain.surrendered'), 'British forces are those that escaped, a U.S. ally based in Canada'),
  say('help', '3.6.5.1d', WEST, isEscapeTurn, 'U.S. forces may help the escape and occupy British land this turn'),
  say('pursuit', '3.6.5.1d', ['axis'], isEscapeTurn, 'the Axis may attack escaping British forces and U.S. forces this turn'),
  say(
    'pacific',
    '3.6.5.2',
    WEST,
    all(atWar('britain', 'japan'), not(happened('armistice.usJapan'))),
    'Britain’s war with Japan lasts until the U.S. makes peace there, whatever becomes of India and Australia',
  ),
]

const eastern = (say: Saying): readonly Notice[] => [
  say(
    'russia-plays-on',
    '3.6.6.2a',
    ['russia'],
    all(flag('russia.surrendered'), not(isEasternWar)),
    'economy, growth and pool go on, less what was deleted; so do lend-lease and partisans',
  ),
  say(
    'siberia',
    '3.6.6.5a',
    ['russia'],
    all(happened('armistice.russiaJapan'), not(isFarEasternWar)),
    'Siberian partisans and support of both Chinas go on',
  ),
  say(
    'siberian-divisions',
    '3.6.6.4d',
    ['russia'],
    all(isFarEasternWar, atLeast(1, each('russia.icsHeldByJapan'))),
    'each eastern IC in Japanese hands costs a Siberian Rifle division until it is regained',
  ),
]

const western = (say: Saying): readonly Notice[] => [
  say(
    'half-strength',
    '3.6.7.7a',
    ['axis'],
    all(isWesternPeace, isWesternPresence),
    'keep at least half the Allied strength on the Western and Mediterranean Fronts, or the West may declare war again',
  ),
  say('partisans', '3.6.7.7b', WEST, isWesternPeace, 'partisans may go on against the Axis'),
  say(
    'east-coast',
    '3.6.7.7b',
    WEST,
    all(isWesternPeace, below(10, each('us.eastCoastMobilization'))),
    'U.S. East Coast mobilization is frozen at its level',
  ),
  say('aid', '3.6.7.6', ALLIES, all(isWesternPeace, isEasternWar), 'Western aid to Russia may go on'),
  say('pacific-place', '3.6.8.6', WEST, happened('armistice.usJapan'), 'all forces in the Pacific stay in place'),
  say('west-coast', '3.6.8.6', WEST, happened('armistice.usJapan'), 'the U.S. West Coast economy is gone'),
]

/** Everybody has to do with the warlords: the West helps, Russia's friends expand, Japan's are Axis. */
const chinese = (say: Saying): readonly Notice[] => {
  const isOn = flag('china.collapsed')
  return [
    say(
      'frozen',
      '3.6.9.2a',
      FACTIONS,
      isOn,
      'Nationalist forces are frozen, each territory under a warlord of its own; lend-lease goes on',
    ),
    say('expansion', '3.6.9.3', ['russia'], isOn, 'Communist divisions may replace unbuilt Nationalist ones in empty land next to theirs'),
    say('new-divisions', '3.6.9.5', WEST, isOn, 'the New Divisions and a tank brigade may be raised in Western India'),
  ]
}

const indian = (say: Saying): readonly Notice[] => [
  say(
    'indian-pool',
    '3.6.5.3b',
    WEST,
    all(any(holds('japan', 'dacca'), holds('japan', 'calcutta')), not(flag('india.surrendered'))),
    'the Indian force pool is a division smaller for each of Dacca and Calcutta in Japanese hands',
  ),
  say('new-zealand', '3.6.5.4b', FACTIONS, flag('australia.surrendered'), 'New Zealand serves neither side for the rest of the game'),
]

/** 3.6: what surrenders, armistices and the collapse of China mean on the map while they last. */
export const surrenderNotices = (rule: Cite): readonly Notice[] => {
  const say: Saying = (id, number, who, when, words) => ({ id, for: who, when, words, cite: rule(number) })
  return [...axis(say), ...french(say), ...british(say), ...indian(say), ...eastern(say), ...western(say), ...chinese(say)]
}
