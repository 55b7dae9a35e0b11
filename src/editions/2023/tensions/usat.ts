import {
  all,
  any,
  atLeast,
  below,
  called,
  chosen,
  each,
  flag,
  fromTurn,
  longAtWar,
  type Modifier,
  majorsAtWar,
  not,
  tensionPoints,
} from '../../../rules/core/index.ts'
import type { TableDraft } from '../../edition.ts'
import { rule } from '../tables/general.ts'
import { axisHexIn } from './hexes-held.ts'
import { fightingTheAxis } from './rgt.ts'
import { usatEvents } from './usat-events.ts'
import { captured, isEgyptEntered } from './usat-positions.ts'

export { captured, fifteens, isEgyptEntered } from './usat-positions.ts'

/** After a U.S. election in the Axis' favour other lines count the powers at war (USAT-PE0b), at the start of each later turn (USAT-PE0a). */
const isAfterElection = chosen('us.election', 'axis')

const isMiddleEastEntered = called(
  'the Axis hold Madrid, Gibraltar, a city in Egypt or a hex of the Middle East or Turkey',
  any(
    captured('gibraltar'),
    captured('madrid'),
    isEgyptEntered,
    ...(['iraq', 'palestine', 'persia', 'persianBorder', 'transjordan', 'turkey'] as const).map((area) => axisHexIn(area)),
    all(axisHexIn('lebanonSyria'), not(flag('lebanonSyria.axisByBritishAttack'))),
    { is: 'stands', minor: 'turkey', side: 'axis', bonds: ['hexes', 'associate', 'ally'] },
  ),
)

/**
 * The Axis are Germany and Italy, never Japan (USAT-G3). Powers at war, Japan's with America and the Japanese surrender are judged at the
 * start of the turn (USAT-S0a), the other lines that stand at any time in it (USAT-S0b).
 */
const rows: readonly Modifier[] = [
  { id: 'each-turn', value: +1, timing: 'start', words: 'every game turn', cite: rule('USAT-A1') },
  // The only lines that read points (49.81 lead): of two factions, never Russia's (49.81B-2, USAT-D0c), up to 1941 (49.81B-1), one a turn of
  // each (49.82C).
  {
    id: 'western-points',
    value: +1,
    when: not(fromTurn('1942 spring')),
    per: tensionPoints('westernAllies', 'usat'),
    cap: 1,
    timing: 'act',
    words: 'Western Allied points used',
    cite: rule('USAT-D1'),
    ruling: 'RT-13',
  },
  {
    id: 'axis-points',
    value: -1,
    when: not(fromTurn('1942 spring')),
    per: tensionPoints('axis', 'usat'),
    cap: 1,
    timing: 'act',
    words: 'Axis points used',
    cite: rule('USAT-D2'),
    ruling: 'RT-13',
  },
  {
    id: 'western-covert',
    value: +1,
    per: each('westernAllies.usatCovertOperations'),
    timing: 'act',
    words: 'Western Allied covert operations',
    cite: rule('USAT-D0d'),
    ruling: 'RT-52',
  },
  {
    id: 'axis-covert',
    value: -1,
    per: each('axis.usatCovertOperations'),
    timing: 'act',
    words: 'Axis covert operations',
    cite: rule('USAT-D0d'),
    ruling: 'RT-52',
  },
  {
    id: 'two-enemies',
    value: +1,
    when: all(not(isAfterElection), atLeast(2, fightingTheAxis)),
    timing: 'start',
    words: 'two or more powers fight the Axis',
    cite: rule('USAT-S1'),
    ruling: 'RT-03',
  },
  {
    id: 'one-enemy',
    value: +2,
    when: all(not(isAfterElection), atLeast(1, fightingTheAxis), below(2, fightingTheAxis)),
    timing: 'start',
    words: 'one power fights the Axis',
    cite: rule('USAT-S2'),
    ruling: 'RT-03',
  },
  // USAT-S3x: not where Italy fought and fell before Germany went to war.
  {
    id: 'no-enemy',
    value: +3,
    when: all(not(isAfterElection), below(1, fightingTheAxis), not(flag('italy.surrenderedBeforeGermanWar'))),
    timing: 'start',
    words: 'no power fights the Axis',
    cite: rule('USAT-S3'),
    ruling: 'RT-03',
  },
  {
    id: 'japan-at-war',
    value: +1,
    when: longAtWar('japan', 'us'),
    timing: 'start',
    words: 'Japan and the U.S. are at war',
    cite: rule('USAT-S4'),
  },
  {
    id: 'britain-invaded',
    value: +1,
    when: any(flag('britain.axisGroundUnits'), flag('britain.axisGroundUnitsGone')),
    timing: 'any-time',
    words: 'Axis ground units are in Britain',
    cite: rule('USAT-S5'),
    ruling: 'RT-47',
  },
  {
    id: 'russia-invaded',
    value: +1,
    when: any(flag('russia.axisGroundUnits'), flag('russia.axisGroundUnitsGone')),
    timing: 'any-time',
    words: 'Axis ground units are in Russia',
    cite: rule('USAT-S6'),
    ruling: 'RT-47',
  },
  {
    id: 'middle-east',
    value: +1,
    when: isMiddleEastEntered,
    timing: 'any-time',
    words: 'Axis in Madrid, Gibraltar, Egypt or the Middle East',
    cite: rule('USAT-S7'),
  },
  { id: 'japan-out', value: +2, when: flag('japan.surrendered'), timing: 'start', words: 'Japan has surrendered', cite: rule('USAT-S8') },
  ...usatEvents,
  {
    id: 'britain-shaken',
    value: +2,
    when: all(isAfterElection, below(1, each('britain.resistance'))),
    timing: 'start',
    words: 'British resistance is 0 or less',
    cite: rule('USAT-PE1'),
  },
  {
    id: 'russia-shaken',
    value: +2,
    when: all(isAfterElection, below(1, each('russia.resistance'))),
    timing: 'start',
    words: 'Russian resistance is 0 or less',
    cite: rule('USAT-PE2'),
  },
  {
    id: 'powers-at-war',
    value: +1,
    when: isAfterElection,
    per: majorsAtWar(['germany'], ['britain', 'france', 'russia']),
    timing: 'start',
    words: 'other powers at war with Germany',
    cite: rule('USAT-PE3'),
    ruling: 'RT-36',
  },
]

export const usat: TableDraft = { id: 'usat', title: 'U.S.-Axis tension', of: 'usat', plus: 'raises the tension', bands: [], parts: [rows] }
