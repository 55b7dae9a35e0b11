import {
  all,
  any,
  atLeast,
  each,
  flag,
  holds,
  holdsAll,
  holdsAny,
  type Modifier,
  not,
  pastSubversions,
  stands,
  standsByRoll,
} from '../../../rules/core/index.ts'
import type { TableDraft } from '../../edition.ts'
import { alignment, general, ladder, rule } from './general.ts'
import { inertia } from './roll.ts'
import { isAxisInRussia } from './ukraine.ts'

const plus = 'favours the Axis'

/** Greece and Turkey fear each other's friends: what one gains with a side drives the other away from it. */
const greekRows: readonly Modifier[] = [
  {
    id: 'turkey-axis-ally',
    value: -3,
    when: stands('turkey', 'axis', 'ally'),
    words: 'Turkey is a minor ally of the Axis',
    cite: rule('GRE-A1'),
  },
  {
    id: 'turkey-axis-associate',
    value: -2,
    when: standsByRoll('turkey', 'axis', 'associate'),
    words: 'Turkey is associated with the Axis',
    cite: rule('GRE-A2'),
  },
  { id: 'turkey-axis-hexes', value: -1, when: stands('turkey', 'axis', 'hexes'), words: 'a Turkish 8 is in effect', cite: rule('GRE-A3') },
  {
    id: 'turkey-allied-hexes',
    value: +1,
    when: stands('turkey', 'allies', 'hexes'),
    words: 'a Turkish -1 is in effect',
    cite: rule('GRE-A4'),
  },
  {
    id: 'turkey-allied-associate',
    value: +2,
    when: standsByRoll('turkey', 'allies', 'associate'),
    words: 'Turkey is associated with the Allies',
    cite: rule('GRE-A5'),
  },
  {
    id: 'turkey-allied-ally',
    value: +3,
    when: stands('turkey', 'allies', 'ally'),
    words: 'Turkey is a minor ally of the Allies',
    cite: rule('GRE-A6'),
  },
  { id: 'subversions', value: +2, per: pastSubversions, words: 'uses of Russian subversion', cite: rule('GRE-A7'), ruling: 'R49-47' },
]

export const greece: TableDraft = {
  id: 'greece',
  title: 'Greece',
  of: 'greece',
  plus,
  parts: [[alignment('GRE', 0)], 'roll', general('GRE', { unbuilt: 'air or infantry units' }), greekRows, 'failures'],
  bands: ladder('GRE', { income: 5, hexes: 'all' }),
}

const turkishRows: readonly Modifier[] = [
  {
    id: 'greece-axis-ally',
    value: -2,
    when: stands('greece', 'axis', 'ally'),
    words: 'Greece is a minor ally of the Axis',
    cite: rule('TUR-A1'),
  },
  {
    id: 'greece-axis-associate',
    value: -1,
    when: standsByRoll('greece', 'axis', 'associate'),
    words: 'Greece is associated with the Axis',
    cite: rule('TUR-A2'),
  },
  {
    id: 'libya-lost',
    value: -1,
    when: any(atLeast(2, each('libya.alliedCities')), flag('libya.allCitiesAllied')),
    words: 'the Allies hold two Libyan cities',
    cite: rule('TUR-A3'),
  },
  {
    id: 'russia-unshaken',
    value: -1,
    when: all(isAxisInRussia, not(holdsAny('axis', 'moscow', 'leningrad', 'sevastopol', 'rostov'))),
    words: 'the Axis fight Russia and hold no great city',
    cite: rule('TUR-A4'),
  },
  {
    id: 'black-sea',
    value: +1,
    when: holdsAll('axis', 'sevastopol', 'rostov'),
    words: 'the Axis hold Sevastopol and Rostov',
    cite: rule('TUR-A5'),
  },
  { id: 'egypt-won', value: +1, when: flag('egypt.allCitiesAxis'), words: 'the Axis hold every city in Egypt', cite: rule('TUR-A6') },
  {
    id: 'palestine',
    value: +1,
    when: any(atLeast(1, each('palestine.axisCities')), holds('axis', 'palestine')),
    words: 'the Axis hold a city in Palestine or Transjordan',
    cite: rule('TUR-A7'),
  },
  {
    id: 'greece-allied-associate',
    value: +1,
    when: standsByRoll('greece', 'allies', 'associate'),
    words: 'Greece is associated with the Allies',
    cite: rule('TUR-A8'),
  },
  {
    id: 'greece-allied-ally',
    value: +2,
    when: stands('greece', 'allies', 'ally'),
    words: 'Greece is a minor ally of the Allies',
    cite: rule('TUR-A9'),
  },
]

export const turkey: TableDraft = {
  id: 'turkey',
  title: 'Turkey',
  of: 'turkey',
  plus,
  parts: [
    [alignment('TUR', 0)],
    'roll',
    general('TUR', { unbuilt: 'air, armour or infantry units' }),
    turkishRows,
    'failures',
    inertia('TUR'),
  ],
  bands: ladder('TUR', { income: 10, hexes: 20 }),
}

export const albania: TableDraft = {
  id: 'albania',
  title: 'Albania',
  of: 'albania',
  plus,
  parts: [
    [alignment('ALB', +2)],
    'roll',
    general('ALB', { unbuilt: 'infantry units' }),
    [{ id: 'subversions', value: +2, per: pastSubversions, words: 'uses of Russian subversion', cite: rule('ALB-A1'), ruling: 'R49-47' }],
    'failures',
  ],
  bands: ladder('ALB', { income: 5, hexes: 'all' }),
}
