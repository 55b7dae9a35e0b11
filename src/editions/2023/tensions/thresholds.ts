import type { Threshold } from '../../../rules/chapters/tension/index.ts'
import { atWar, type Condition, type Track } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { isEasternWar, isGermanAmericanWar } from '../war/positions.ts'

const isPacificWar = atWar('japan', 'us')

type Row = readonly [level: number, words: string, number: string, mobilizes?: 'mobilizes' | undefined, unless?: Condition]

const at = (track: Track, rows: readonly Row[], rule: Cite): readonly Threshold[] =>
  rows.map(([level, words, number, mobilizes, unless]) => ({
    track,
    level,
    words,
    cite: rule(number),
    ...(mobilizes === undefined ? {} : { mobilizes: true }),
    ...(unless === undefined ? {} : { unless }),
  }))

/** What happens, or becomes possible, at each level. Numbers lost from the tables were restored from the changes of 2016. */
export const thresholds = (rule: Cite): readonly Threshold[] => [
  ...at(
    'rgt',
    [
      [10, 'Russia begins to mobilize', 'RGT-R10'],
      [15, 'Russia may subvert', 'RGT-R15'],
      [20, 'Russia must garrison its border', 'RGT-R20'],
      [25, 'Russia may attack minors without a German interest', 'RGT-R25', undefined, isEasternWar],
      [35, 'Russia may attack minors with a German interest', 'RGT-R35', undefined, isEasternWar],
      // A war that lifts the level past 40 found them unprepared all the same (RGT-UP0).
      [40, 'Russian forces are on alert for attacks declared from now on', 'RGT-R40a'],
      [40, 'the yearly limit on Russian production ends', 'RGT-R40b'],
      [45, 'no Axis oil from Ploesti if Russia holds it or its way', 'RGT-R45a'],
      [45, 'Germany loses its economic interest in Russia', 'RGT-R45b'],
      [50, 'Russia may declare war on Germany', 'RGT-R50a', undefined, isEasternWar],
      [50, 'Allied partisans may be built in Europe', 'RGT-R50b'],
      [50, 'garrison duty and Siberian limits end', 'RGT-R50c'],
    ],
    rule,
  ),
  ...at(
    'usat',
    [
      [10, 'the U.S. mobilizes for Europe, by Summer 1940 at the latest', 'USAT-R10', 'mobilizes'],
      [20, 'the U.S. mobilizes for Europe, by Winter 1940 at the latest', 'USAT-R20', 'mobilizes'],
      [25, 'grants to Britain and France, 1 BRP a turn for each level above', 'USAT-R25a'],
      [25, 'one U.S. ASW may go to the Atlantic', 'USAT-R25b'],
      [28, 'the U.S. may build British CVEs', 'USAT-R28'],
      [30, 'the U.S. mobilizes for Europe, by Summer 1941, then each of nine turns', 'USAT-R30', 'mobilizes'],
      [35, 'the U.S. may build American CVEs', 'USAT-R35a'],
      [35, 'a second U.S. ASW may go to the Atlantic', 'USAT-R35b'],
      [50, 'the U.S. may declare war on the European Axis', 'USAT-R50', undefined, isGermanAmericanWar],
    ],
    rule,
  ),
  ...at(
    'usjt',
    [
      [3, 'the U.S. may grant China 5 BRPs a turn', 'USJT-R3'],
      [8, 'the Pacific Fleet, 2 AAF and 3 infantry factors go to Pearl Harbor', 'USJT-R8'],
      [10, 'the U.S. mobilizes for the Pacific, by Winter 1940 at the latest', 'USJT-R10', 'mobilizes'],
      [14, 'the U.S. may grant China 10 BRPs a turn', 'USJT-R14'],
      [20, 'the U.S. mobilizes for the Pacific, by Summer 1941 at the latest', 'USJT-R20a', 'mobilizes'],
      [20, 'Flying Tigers: 1 AAF for China', 'USJT-R20b'],
      [20, 'one U.S. air transport may go to India', 'USJT-R20c'],
      [20, 'the U.S. may impose an oil embargo', 'USJT-R20d'],
      [26, 'two AAF may go to Lingayen', 'USJT-R26'],
      [30, 'the U.S. mobilizes for the Pacific, by Winter 1941, then each of nine turns', 'USJT-R30', 'mobilizes'],
      [35, 'Flying Tigers: a second AAF', 'USJT-R35'],
      [37, 'three more infantry factors for U.S. Pacific lands', 'USJT-R37'],
      [40, 'U.S. forces in the Far East are on alert', 'USJT-R40a'],
      [40, 'fortifications and airbases may be built', 'USJT-R40b'],
      [40, 'ships may be speeded up or deferred', 'USJT-R40c'],
      [40, 'one ASW a turn, and submarines, may go to the Pacific', 'USJT-R40d'],
      [45, 'the U.S. may ignore Far East deployment limits', 'USJT-R45'],
      [50, 'the U.S. may declare war on Japan', 'USJT-R50', undefined, isPacificWar],
    ],
    rule,
  ),
]
