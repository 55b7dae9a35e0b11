import {
  always,
  any,
  atLeast,
  atWar,
  type Band,
  below,
  each,
  flag,
  holds,
  holdsAny,
  level,
  type Modifier,
  not,
  POWERS_OF,
  stands,
  tally,
} from '../../../rules/core/index.ts'
import type { TableDraft } from '../../edition.ts'
import { alignment, general, ladder, rule } from './general.ts'

import { crusade } from './volunteers.ts'

const plus = 'favours the Axis'

/** A landing in France and a port elsewhere count both (49.91G (3)). */
const vichyRows: readonly Modifier[] = [
  {
    id: 'colonies-lost',
    value: -1,
    per: each('vichyFrance.alliedColonialCapitals'),
    words: 'Vichy colonial capitals the Allies hold',
    cite: rule('VIC-A1'),
  },
  { id: 'africa-lost', value: -1, when: not(flag('africa.axisUnits')), words: 'no Axis units are in Africa', cite: rule('VIC-A2') },
  {
    id: 'landed-in-europe',
    value: -1,
    when: flag('europe.angloAmericanUnits'),
    words: 'U.S. or British troops are ashore outside France',
    cite: rule('VIC-A3'),
  },
  {
    id: 'landed-in-france',
    value: -2,
    when: flag('france.angloAmericanUnits'),
    words: 'U.S. or British troops are ashore in France',
    cite: rule('VIC-A4'),
  },
  {
    id: 'us-at-war',
    value: -1,
    when: any(...POWERS_OF.axis.map((power) => atWar('us', power))),
    words: 'the U.S. is at war with the Axis',
    cite: rule('VIC-A5'),
  },
  { id: 'spain-ally', value: -1, when: stands('spain', 'axis', 'ally'), words: 'Spain is a minor ally of the Axis', cite: rule('VIC-A6') },
  {
    id: 'surrender-negative',
    value: -1,
    when: below(0, each('france.surrenderLevel')),
    words: 'the French surrender level is negative',
    cite: rule('VIC-A7'),
  },
  {
    id: 'surrender-positive',
    value: +1,
    when: atLeast(1, each('france.surrenderLevel')),
    words: 'the French surrender level is positive',
    cite: rule('VIC-A8'),
  },
  {
    id: 'america-calm',
    value: +1,
    when: below(25, level('usat')),
    words: 'U.S.-Axis tension is below 25',
    cite: rule('VIC-A9'),
    ruling: 'R49-43',
  },
  {
    id: 'mediterranean',
    value: +1,
    per: tally(holds('axis', 'malta'), holds('axis', 'gibraltar'), holdsAny('axis', 'suez', 'alexandria')),
    words: 'Malta, Gibraltar, Suez or Alexandria in Axis hands',
    cite: rule('VIC-A10'),
  },
  {
    id: 'colonies-attacked',
    value: +2,
    per: each('vichyFrance.coloniesAttackedLastTurn'),
    words: 'French colonies the Allies attacked last turn',
    cite: rule('VIC-A11'),
  },
]

const DEACTIVATES = 'Vichy forces leave play, colonies too; a colony without an Axis or Allied unit in its capital is nobody’s'
const FREE_FRENCH = 'its colonies and the forces in them become Free French'

/** 0 and -1 pay nothing: Vichy France dissolves. */
const vichyBands: readonly Band[] = ladder(
  'VIC',
  { income: 10, hexes: 20 },
  {
    '-3': { effects: [{ is: 'on-map', words: FREE_FRENCH }], words: FREE_FRENCH },
    '-2': { effects: [{ is: 'on-map', words: FREE_FRENCH }], words: FREE_FRENCH },
    ...crusade('Vichy'),
    '5-6': {
      ...crusade('Vichy')['5-6'],
      effects: [...crusade('Vichy')['5-6'].effects, { is: 'on-map', words: 'Vichy France may reinforce its colonies' }],
    },
  },
).map((band) => {
  if (band.id === '-1')
    return {
      ...band,
      effects: [
        { is: 'hexes', side: 'allies', brps: 0 },
        { is: 'on-map', words: DEACTIVATES },
      ],
      words: 'the Allies control its hexes and Vichy France dissolves',
    }
  if (band.id === '0')
    return {
      ...band,
      effects: [
        { is: 'income', side: 'allies', brps: 0 },
        { is: 'on-map', words: DEACTIVATES },
      ],
      words: 'Vichy France dissolves',
    }
  return band
})

export const vichyFrance: TableDraft = {
  id: 'vichyFrance',
  title: 'Vichy France',
  of: 'vichyFrance',
  plus,
  parts: [
    [alignment('VIC', 0)],
    'roll',
    // VIC-G3 has no counterpart for a -1.
    general('VIC', { unbuilt: 'air, armour or infantry units', reckonedWithAxis: always }).filter((row) => row.id !== 'allied-hexes'),
    vichyRows,
    'failures',
  ],
  bands: vichyBands,
}
