import type { Threshold } from '../../../rules/chapters/tension/index.ts'
import { type Condition, inBook, type Track } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { isUsInEurope, isUsInThePacific } from '../aid.ts'
import { isEasternWar } from '../positions.ts'

type Row = readonly [level: number, words: string, number: string, standsIn?: string | undefined, unless?: Condition]

const inAwaw = inBook('2023')

const at = (track: Track, rows: readonly Row[], rule: Cite): readonly Threshold[] =>
  rows.map(([level, words, number, standsIn, unless]) => ({
    track,
    level,
    words,
    cite: rule(number),
    ...(standsIn === undefined ? {} : { standsIn: inAwaw(standsIn) }),
    ...(unless === undefined ? {} : { unless }),
  }))

/** What each level opens. Those the campaign leaves to its sheets are borrowed (RC-18, RC-81). */
export const thresholds = (rule: Cite): readonly Threshold[] => [
  ...at(
    'rgt',
    [
      [15, 'Russia may subvert', '3.2.4.4a'],
      [25, 'Russia may attack neutrals not aligned with the Axis', '3.2.4.6b'],
      [35, 'Russia may attack neutrals short of Axis Military Cooperation', '3.2.4.6c'],
      [40, 'an Axis attack on Russia has one blitz turn instead of two', '3.3.1.3c', undefined, isEasternWar],
      [50, 'an Axis attack on Russia has no blitz turn', '3.3.1.3c', undefined, isEasternWar],
      [50, 'Western Allied and Russian DPs combine in what the Axis select', '3.1.4b'],
      [50, 'Russia may declare war on the Axis', 'RC-18', 'RGT-R50a', isEasternWar],
    ],
    rule,
  ),
  ...at(
    'usat',
    [
      [25, 'lend-lease to Britain may begin', 'RC-18', 'USAT-R25a'],
      [25, 'the grant of DDs to Britain may begin', 'RC-18', 'USAT-R25b'],
      [35, 'U.S. units may escort British convoys, one for each level above 34', '3.4.4.5'],
      [50, 'the U.S. may escort its own Atlantic shipping', '3.4.4.6a'],
      [50, 'the U.S. may declare war on the Axis', 'RC-18', 'USAT-R50', isUsInEurope],
    ],
    rule,
  ),
  ...at(
    'usjt',
    [
      [3, 'the U.S. may send China five units of aid a turn', 'RC-81', 'USJT-R3'],
      [14, 'the U.S. may send China ten units of aid a turn', 'RC-81', 'USJT-R14'],
      [20, 'the U.S. may grant China an aircraft unit', 'RC-81', 'USJT-R20b'],
      [35, 'the U.S. may grant China a second aircraft unit', 'RC-81', 'USJT-R35'],
      [40, 'the AVG may be set up', '3.4.4.3b'],
      [40, 'Japan no longer surprises the Allies in the Pacific', '3.3.3.7'],
      [40, 'the U.S. may escort its Pacific shipping', '3.4.4.6c', 'USJT-R40d'],
      [50, 'the U.S. may declare war on Japan', '3.3.3.4b', undefined, isUsInThePacific],
    ],
    rule,
  ),
]
