import {
  all,
  below,
  type Citation,
  type Condition,
  each,
  type FactId,
  type FactValue,
  flag,
  heldBy,
  holds,
  holdsAny,
  type Implication,
  not,
  sum,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { against, always } from './contrary.ts'
import { some } from './fought-wars.ts'

const northAfrica = (rule: Cite): readonly Implication[] => [
  always(
    'libya-in-north-africa',
    flag('northAfrica.allCitiesWestern'),
    'libya.allCitiesAllied',
    'the Western Allies hold every city from Egypt to Morocco',
    rule('DP-ITA-09'),
  ),
  {
    id: 'egypt-in-north-africa',
    when: flag('egypt.allCitiesAxis'),
    implies: { is: 'fact', fact: 'northAfrica.allCitiesWestern', value: false },
    strength: 'certain',
    words: 'the Axis hold every city in Egypt',
    cite: rule('DP-BRI-04'),
  },
  // Land by land: a truthful word on one is no word on another that stands as the scenario began.
  ...(['alexandria', 'suez', 'egypt', 'libya', 'tunisia', 'algeria', 'morocco'] as const).map((land) =>
    against(
      `${land}-not-western`,
      'northAfrica.allCitiesWestern',
      all(flag('northAfrica.allCitiesWestern'), holds('axis', land)),
      'the Axis hold land there',
      rule('DP-BRI-04'),
    ),
  ),
  likely(
    'africa-lost',
    'africa.axisUnits',
    false,
    all(flag('northAfrica.allCitiesWestern'), flag('africa.axisUnits')),
    'the Western Allies hold every city from Egypt to Morocco',
    rule('SPA-A1'),
  ),
]

/** What a count or a word on one land says of another: it is asked for. */
const likely = (id: string, fact: FactId, value: FactValue, when: Condition, words: string, cite: Citation): Implication => ({
  id,
  when,
  implies: { is: 'fact', fact, value },
  strength: 'likely',
  words,
  cite,
})

/** USAT-S7, SPA-A3: a city that is counted is a hex, and has a name. */
const countedCities = (rule: Cite): readonly Implication[] => [
  likely(
    'egyptian-cities-counted',
    'egypt.axisCities',
    2,
    all(flag('egypt.allCitiesAxis'), below(1, each('egypt.axisCities')), not(holdsAny('axis', 'alexandria', 'suez'))),
    'the Axis hold every city in Egypt',
    rule('USAT-S7'),
  ),
  likely(
    'egyptian-city-named',
    'alexandria.controller',
    'germany',
    all(some('egypt.axisCities'), not(holdsAny('axis', 'alexandria', 'suez', 'egypt'))),
    'Axis units hold a city in Egypt',
    rule('SPA-A3'),
  ),
  likely(
    'palestinian-city-counted',
    'palestine.axisHexes',
    1,
    all(
      some('palestine.axisCities'),
      below(1, sum(each('palestine.axisHexes'), each('transjordan.axisHexes'))),
      not(holdsAny('axis', 'palestine', 'transjordan')),
    ),
    'the Axis hold a city in Palestine or Transjordan',
    rule('USAT-S7'),
  ),
  against(
    'palestine-without-hexes',
    'palestine.axisHexes',
    all(holds('axis', 'palestine'), below(1, each('palestine.axisHexes'))),
    'the Axis hold Palestine',
    rule('USAT-S7'),
  ),
  against(
    'palestine-without-hexes-for-cities',
    'palestine.axisCities',
    all(
      some('palestine.axisCities'),
      below(1, sum(each('palestine.axisHexes'), each('transjordan.axisHexes'))),
      heldBy('britain', 'palestine'),
    ),
    'the Axis hold no hex in Palestine or Transjordan',
    rule('TUR-A7'),
  ),
  likely(
    'british-hex-once-held',
    'britain.axisEverHeldHex',
    true,
    all(flag('britain.axisGroundUnitsGone'), not(flag('britain.axisEverHeldHex'))),
    'Axis ground units were in Britain',
    rule('DP-GER-20'),
  ),
  likely(
    'americans-among-the-landed',
    'france.angloAmericanUnits',
    true,
    all(flag('france.usUnits'), not(flag('france.angloAmericanUnits'))),
    'American units are in France',
    rule('VIC-A4'),
  ),
  against(
    'americans-not-landed',
    'france.angloAmericanUnits',
    all(flag('france.usUnits'), not(flag('france.angloAmericanUnits'))),
    'American units are in France',
    rule('VIC-A4'),
  ),
]

/** Africa and the Near East: who holds what there, as far as one word tells of another. */
export const heldCities = (rule: Cite): readonly Implication[] => [...northAfrica(rule), ...countedCities(rule)]
