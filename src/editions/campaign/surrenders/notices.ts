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
import type { Say } from '../../clauses/saying.ts'
import { hasFranceFallen, hasRussiaMadePeaceWithJapan, isEasternWar, isVichyFormed, isVichyNeutral } from '../positions.ts'
import { isFarEasternWar, isWesternPeace, isWesternPresence } from './renewals.ts'

const ALLIES: readonly Faction[] = ['westernAllies', 'russia']
const WEST: readonly Faction[] = ['westernAllies']

const axis = (say: Say): readonly Notice[] => [
  say('berlin', '3.6.1.1b', ALLIES, {
    when: all(flag('germany.surrendered'), flag('berchtesgaden.redoubt'), ruled('RC-30', 'duty'), below(4, each('berlin.alliedDivisions'))),
    words: 'at least 4 Allied divisions must stand in Berlin',
  }),
  say('tokyo', '3.6.3.1c', ALLIES, {
    when: all(flag('japan.surrendered'), below(4, each('tokyo.alliedDivisions'))),
    words: 'at least 4 Allied divisions must stand in Tokyo',
  }),
  say('german-industry', '3.6.1.2b', ALLIES, { when: happened('germany.occupiedSince'), words: 'captured German ICs give nothing' }),
  say('japanese-industry', '3.6.3.1a', ALLIES, {
    when: happened('homeIslands.occupiedSince'),
    words: 'captured Japanese economy and ICs are worth nothing',
  }),
  say('italian-base', '3.6.2.1a', FACTIONS, {
    when: flag('italy.surrendered'),
    words: 'Italian ICs serve their occupiers; the base economy is gone',
  }),
]

/** A Co-Belligerent or an Ally of either side. */
const isVichyActive = any(stands('vichyFrance', 'axis', 'associate', 'ally'), stands('vichyFrance', 'allies', 'associate', 'ally'))

const french = (say: Say): readonly Notice[] => [
  say('vichy-attack', '3.6.4.2c', FACTIONS, {
    when: isVichyNeutral,
    words: 'Vichy proper is attacked only after a declaration of war; Allied attacks on its colonies need none',
  }),
  say('free-french', '3.6.4.3a', WEST, {
    when: hasFranceFallen,
    words: 'Free French form in a colony only if it is Free French or liberated',
  }),
  say('surplus', '3.6.4.3b', WEST, {
    when: all(hasFranceFallen, chosen('vichyFrance.formed', 'refused')),
    words: 'colonial formations may exceed the Free French list until losses bring it down',
  }),
  say('ex-patriots', '3.6.4.4a', FACTIONS, {
    when: hasFranceFallen,
    words: 'French ex-patriots may serve Free France, or an active Vichy',
  }),
  say('no-experience', '3.6.4.4b', ['axis'], { when: all(isVichyFormed, not(isVichyActive)), words: 'new Vichy units have no experience' }),
  say('experience', '3.6.4.4b', FACTIONS, {
    when: all(isVichyFormed, isVichyActive),
    words: 'ex-patriot experience may go to Vichy formations, not to its colonial forces',
  }),
]

const isEscapeTurn = any(
  all(ruled('RC-50', 'this-turn'), turnsAfter(0, 'britain.surrenderTurn')),
  all(ruled('RC-50', 'next-turn'), turnsAfter(1, 'britain.surrenderTurn')),
)

const british = (say: Say): readonly Notice[] => [
  say('escape', '3.6.5.1b', WEST, {
    when: isEscapeTurn,
    words: 'British forces leave this turn for Canada, India, South Africa, the U.S. or U.S.-held land',
  }),
  say('exiles', '3.6.5.1c', WEST, {
    when: flag('britain.surrendered'),
    words: 'British forces are those that escaped, a U.S. ally based in Canada',
  }),
  say('help', '3.6.5.1d', WEST, { when: isEscapeTurn, words: 'U.S. forces may help the escape and occupy British land this turn' }),
  say('pursuit', '3.6.5.1d', ['axis'], {
    when: isEscapeTurn,
    words: 'the Axis may attack escaping British forces and U.S. forces this turn',
  }),
  say('pacific', '3.6.5.2', WEST, {
    when: all(atWar('britain', 'japan'), not(happened('armistice.usJapan'))),
    words: 'Britain’s war with Japan lasts until the U.S. makes peace there, whatever becomes of India and Australia',
  }),
]

const eastern = (say: Say): readonly Notice[] => [
  say('russia-plays-on', '3.6.6.2a', ['russia'], {
    when: all(flag('russia.surrendered'), not(isEasternWar)),
    words: 'economy, growth and pool go on, less what was deleted; so do lend-lease and partisans',
  }),
  say('siberia', '3.6.6.5a', ['russia'], {
    when: all(hasRussiaMadePeaceWithJapan, not(isFarEasternWar)),
    words: 'Siberian partisans and support of both Chinas go on',
  }),
  say('siberian-divisions', '3.6.6.4d', ['russia'], {
    when: all(isFarEasternWar, atLeast(1, each('russia.icsHeldByJapan'))),
    words: 'each eastern IC in Japanese hands costs a Siberian Rifle division until it is regained',
  }),
]

const western = (say: Say): readonly Notice[] => [
  say('half-strength', '3.6.7.7a', ['axis'], {
    when: all(isWesternPeace, isWesternPresence),
    words: 'keep at least half the Allied strength on the Western and Mediterranean Fronts, or the West may declare war again',
  }),
  say('partisans', '3.6.7.7b', WEST, { when: isWesternPeace, words: 'partisans may go on against the Axis' }),
  say('east-coast', '3.6.7.7b', WEST, {
    when: all(isWesternPeace, below(10, each('us.eastCoastMobilization'))),
    words: 'U.S. East Coast mobilization is frozen at its level',
  }),
  say('aid', '3.6.7.6', ALLIES, { when: all(isWesternPeace, isEasternWar), words: 'Western aid to Russia may go on' }),
  say('pacific-place', '3.6.8.6', WEST, { when: happened('armistice.usJapan'), words: 'all forces in the Pacific stay in place' }),
  say('west-coast', '3.6.8.6', WEST, { when: happened('armistice.usJapan'), words: 'the U.S. West Coast economy is gone' }),
]

/** Everybody has to do with the warlords: the West helps, Russia's friends expand, Japan's are Axis. */
const chinese = (say: Say): readonly Notice[] => {
  const isOn = flag('china.collapsed')
  return [
    say('frozen', '3.6.9.2a', FACTIONS, {
      when: isOn,
      words: 'Nationalist forces are frozen, each territory under a warlord of its own; lend-lease goes on',
    }),
    say('expansion', '3.6.9.3', ['russia'], {
      when: isOn,
      words: 'Communist divisions may replace unbuilt Nationalist ones in empty land next to theirs',
    }),
    say('new-divisions', '3.6.9.5', WEST, { when: isOn, words: 'the New Divisions and a tank brigade may be raised in Western India' }),
  ]
}

const indian = (say: Say): readonly Notice[] => [
  say('indian-pool', '3.6.5.3b', WEST, {
    when: all(any(holds('japan', 'dacca'), holds('japan', 'calcutta')), not(flag('india.surrendered'))),
    words: 'the Indian force pool is a division smaller for each of Dacca and Calcutta in Japanese hands',
  }),
  say('new-zealand', '3.6.5.4b', FACTIONS, {
    when: flag('australia.surrendered'),
    words: 'New Zealand serves neither side for the rest of the game',
  }),
]

/** 3.6: what surrenders, armistices and the collapse of China mean on the map while they last. */
export const surrenderNotices = (say: Say): readonly Notice[] => [
  ...axis(say),
  ...french(say),
  ...british(say),
  ...indian(say),
  ...eastern(say),
  ...western(say),
  ...chinese(say),
]
