import {
  all,
  any,
  atLeast,
  atWar,
  called,
  chosen,
  declarations,
  each,
  earlierDeclarations,
  everAtWar,
  flag,
  holds,
  larger,
  less,
  level,
  longAtWar,
  type Modifier,
  majorsAtWar,
  mobilized,
  not,
  number,
  stair,
} from '../../../rules/core/index.ts'
import type { TableDraft } from '../../edition.ts'
import { rule } from '../tables/general.ts'
import { fifteens } from './usat.ts'

/** From then on two lines more at the start of each turn, in nobody's place (USJT-PE0). */
const isAfterElection = chosen('us.election', 'axis')

/**
 * Japan went to war with Britain in an earlier turn and not with the U.S.: from then on six a turn and nothing else (USJT-B3). A war with
 * the U.S. ends it for good, and so does the Japanese surrender: there is no attack left to react to (RT-25).
 * An America that an election took out of the war counts its ordinary lines again, and those of USJT-PE0 (RT-51).
 */
const isJapanOnBritainAlone = called(
  'Japan attacked Britain alone in an earlier turn',
  all(
    any(atLeast(1, earlierDeclarations(['japan'], ['britain'])), longAtWar('japan', 'britain')),
    not(everAtWar('japan', 'us')),
    not(flag('japan.surrendered')),
    not(isAfterElection),
  ),
)

/** In 2023 a war between Japan and Russia moves America only if Russia fights Germany too (50.32C). */
const isRussiaInEurope = atWar('germany', 'russia')

/**
 * No line reads points (49.81C, USJT-D1). Wars are judged at the start of the turn (USJT-S0a), the other lines that stand at any time in it
 * (USJT-S0b). In the turn Japan attacks Britain they all count as usual (USJT-B2).
 */
const rows: readonly Modifier[] = [
  { id: 'each-turn', value: +1, timing: 'start', words: 'every game turn', cite: rule('USJT-A1') },
  {
    id: 'germany-at-war',
    value: +1,
    when: longAtWar('germany', 'us'),
    timing: 'start',
    words: 'Germany and the U.S. are at war',
    cite: rule('USJT-S1'),
  },
  {
    id: 'both-on-russia',
    value: +2,
    when: all(longAtWar('germany', 'russia'), longAtWar('japan', 'russia')),
    timing: 'start',
    words: 'Germany and Japan both fight Russia',
    cite: rule('USJT-S2'),
  },
  {
    id: 'mobilizations',
    value: +1,
    per: mobilized('japan'),
    cap: 3,
    timing: 'any-time',
    words: 'Japanese mobilizations since Fall 1939',
    cite: rule('USJT-S3'),
  },
  {
    id: 'embargo',
    value: +1,
    when: flag('japan.oilEmbargo'),
    timing: 'any-time',
    inAlliedTurn: true,
    words: 'an oil embargo is on Japan',
    cite: rule('USJT-S4'),
  },
  {
    id: 'indochina',
    value: +1,
    when: flag('indochina.japaneseInSouth'),
    timing: 'any-time',
    words: 'Japanese units are in southern Indochina',
    cite: rule('USJT-S5'),
  },
  {
    id: 'shipbuilding',
    value: +1,
    per: stair(each('japan.shipbuildingIncreases')),
    timing: 'rise',
    words: 'Japanese shipbuilding increases, the nth counting n',
    cite: rule('USJT-E1'),
  },
  {
    id: 'launches',
    value: +1,
    per: each('japan.launchesThisTurn'),
    timing: 'act',
    words: 'large Japanese ships launched',
    cite: rule('USJT-E2'),
  },
  {
    id: 'fortifications',
    value: +1,
    per: each('japan.fortsThisTurn'),
    timing: 'act',
    words: 'Japanese fortifications built',
    cite: rule('USJT-E3'),
  },
  {
    id: 'offensives',
    value: +1,
    per: fifteens('japan.offensiveBrps', 'japan.antiPartisanBrps'),
    timing: 'act',
    words: 'fifteens of Japanese BRPs on offensives, rest of eight included',
    cite: rule('USJT-E4'),
  },
  {
    id: 'bombing',
    value: +1,
    when: flag('japan.bombedThisTurn'),
    timing: 'act',
    words: 'Japan bombed China, India or Australia',
    cite: rule('USJT-E5'),
    ruling: 'RT-27',
  },
  {
    id: 'war-on-russia',
    value: +2,
    when: isRussiaInEurope,
    per: declarations(['japan'], ['russia']),
    timing: 'act',
    words: 'Japanese declaration of war on Russia',
    cite: rule('USJT-E6'),
    ruling: 'RT-32',
  },
  {
    id: 'war-on-britain',
    value: +4,
    when: atWar('japan', 'us'),
    per: declarations(['japan'], ['britain']),
    timing: 'act',
    words: 'Japanese declaration of war on Britain and the U.S.',
    cite: rule('USJT-E7'),
    ruling: 'RT-24',
  },
  { id: 'paris', value: +2, when: holds('axis', 'paris'), timing: 'control', words: 'the Axis hold Paris', cite: rule('USJT-E8') },
  {
    id: 'britain-out',
    value: +5,
    when: flag('britain.surrendered'),
    timing: 'rise',
    words: 'Britain surrenders',
    cite: rule('USJT-E9'),
  },
  {
    id: 'russia-on-japan',
    value: -2,
    when: isRussiaInEurope,
    per: declarations(['russia'], ['japan']),
    timing: 'act',
    inAlliedTurn: true,
    words: 'Russian declaration of war on Japan',
    cite: rule('USJT-E10'),
    ruling: 'RT-32',
  },
  {
    id: 'powers-at-war',
    value: +1,
    when: isAfterElection,
    per: majorsAtWar(['japan'], ['britain', 'france', 'russia', 'china']),
    timing: 'start',
    words: 'other powers at war with Japan',
    cite: rule('USJT-PE1'),
  },
  {
    id: 'australia-out',
    value: +1,
    when: all(isAfterElection, flag('australia.surrendered')),
    timing: 'start',
    words: 'Australia has surrendered',
    cite: rule('USJT-PE2'),
  },
  {
    id: 'attack-on-britain',
    value: +1,
    when: all(atLeast(1, declarations(['japan'], ['britain'])), not(atWar('japan', 'us'))),
    per: larger(number(4), less(number(20), level('usjt'))),
    timing: 'declaration',
    words: 'Japan attacks Britain alone: to 20, or four',
    cite: rule('USJT-B1'),
    ruling: 'RT-24',
  },
]

export const usjt: TableDraft = {
  id: 'usjt',
  title: 'U.S.-Japanese tension',
  of: 'usjt',
  plus: 'raises the tension',
  bands: [],
  parts: [
    [
      ...rows,
      {
        id: 'britain-alone',
        value: +6,
        when: isJapanOnBritainAlone,
        timing: 'start',
        alone: true,
        words: 'Japan attacked Britain and not the U.S.',
        cite: rule('USJT-B3'),
        ruling: 'RT-25',
      },
    ],
  ],
}

/** Their war is on: what a revoked declaration set in train is over (50.441). */
export const isJapanAlone = all(
  atWar('japan', 'britain'),
  any(isJapanOnBritainAlone, all(atLeast(1, declarations(['japan'], ['britain'])), not(atWar('japan', 'us')))),
)
