import {
  all,
  atLeast,
  type CountFact,
  each,
  effectiveLevel,
  every,
  flag,
  holds,
  holdsAll,
  holdsAny,
  inScenario,
  larger,
  type Modifier,
  type Party,
  type Place,
  type Quantity,
  sum,
  yearsSince,
} from '../../../rules/core/index.ts'
import { adjustment, basic, eachHeld, isBritainInvaded, pointTable } from './axis-points.ts'

const isParisFreed = all(holds('westernAllies', 'paris'), flag('france.fallen'))

/** Cities that the sources name, as objectives or in the point tables: each is an objective hex (R49-79). */
export const GERMAN_OBJECTIVES = ['berlin', 'breslau', 'essen', 'cologne', 'leipzig'] as const
export const ITALIAN_OBJECTIVES = ['rome', 'genoa', 'milan'] as const
export const ASIAN_OBJECTIVES = ['peking', 'shanghai', 'nanking', 'canton', 'chungking', 'harbin', 'mukden', 'seoul'] as const

/** As many as are reported, and the cities in any case. */
const objectives = (count: CountFact, party: Party, cities: readonly Place[]): Quantity => larger(each(count), eachHeld(party, ...cities))

export const britishAdjustments: readonly Modifier[] = [
  adjustment('brps', +1, 'DP-BRI-02', { per: every(100, 'britain.yssBrps'), words: 'full hundreds of BRPs' }),
  adjustment('capitals', +1, 'DP-BRI-03', {
    per: eachHeld('westernAllies', 'athens', 'belgrade', 'madrid', 'oslo', 'warsaw'),
    words: 'Athens, Belgrade, Madrid, Oslo, Warsaw: each',
  }),
  adjustment('north-africa', +1, 'DP-BRI-04', {
    when: flag('northAfrica.allCitiesWestern'),
    words: 'every city from Egypt to French North Africa',
  }),
  adjustment('paris', +1, 'DP-BRI-05', { when: isParisFreed, words: 'Paris is free again' }),
  adjustment('low-countries', +1, 'DP-BRI-06', {
    when: holdsAll('westernAllies', 'antwerp', 'brussels', 'theHague', 'luxembourg'),
    words: 'Antwerp, Brussels, The Hague and Luxembourg together',
  }),
  adjustment('objectives', +1, 'DP-BRI-07', {
    per: sum(
      objectives('germany.westernObjectives', 'westernAllies', GERMAN_OBJECTIVES),
      objectives('italy.westernObjectives', 'westernAllies', ITALIAN_OBJECTIVES),
    ),
    words: 'objectives held in Germany and Italy',
    ruling: 'R49-79',
  }),
  adjustment('firestorms', +1, 'DP-BRI-08', { per: each('britain.firestormsLastYear'), words: 'firestorms by British bombing last year' }),
  adjustment('london', -2, 'DP-BRI-09', { when: holds('axis', 'london'), words: 'the Axis hold London' }),
  adjustment('british-cities', -1, 'DP-BRI-10', {
    per: eachHeld('axis', 'birmingham', 'manchester'),
    words: 'Birmingham, Manchester lost: each',
  }),
  adjustment('canal', -1, 'DP-BRI-11', {
    when: holdsAny('axis', 'alexandria', 'suez'),
    words: 'the Axis hold Alexandria or Suez',
    ruling: 'R49-61',
  }),
  adjustment('outposts', -1, 'DP-BRI-12', { per: eachHeld('axis', 'baghdad', 'gibraltar'), words: 'Baghdad, Gibraltar lost: each' }),
  adjustment('invaded', -1, 'DP-BRI-13', { when: isBritainInvaded, words: 'the Axis hold a British hex' }),
]

export const britain = pointTable('britain', 'British', basic(+3, 'DP-BRI-01'), britishAdjustments)

export const frenchAdjustments: readonly Modifier[] = [
  adjustment('brps', +1, 'DP-FRA-02', { per: every(100, 'france.yssBrps'), words: 'full hundreds of BRPs' }),
  adjustment('brussels', +1, 'DP-FRA-03', { when: holds('westernAllies', 'brussels'), words: 'the Western Allies hold Brussels' }),
  adjustment('in-france', -1, 'DP-FRA-04', {
    when: atLeast(2, each('france.axisSuppliedHexes')),
    words: 'two supplied French hexes in Axis hands',
    ruling: 'R49-09',
  }),
  adjustment('southern-cities', -1, 'DP-FRA-05', { per: eachHeld('axis', 'lyon', 'marseilles'), words: 'Lyon, Marseilles lost: each' }),
]

export const france = pointTable('france', 'French', basic(+2, 'DP-FRA-01'), frenchAdjustments)

export const americanAdjustments: readonly Modifier[] = [
  adjustment('brps', +1, 'DP-USA-02', { per: every(100, 'us.yssBrps'), words: 'full hundreds of BRPs' }),
  adjustment('european-scenario', +1, '49.141', {
    when: all(inScenario('european', '1939'), atLeast(1, yearsSince(1941))),
    per: yearsSince(1941),
    words: 'years since 1941, in the European scenario',
  }),
  adjustment('paris', +2, 'DP-USA-03', { when: isParisFreed, words: 'Paris is free again' }),
  adjustment('atomic', +1, 'DP-USA-04', {
    per: each('westernAllies.atomicAttacks'),
    words: 'Western Allied strategic atomic attacks',
    ruling: 'R49-60',
  }),
  adjustment('firestorms', +1, 'DP-USA-05', { per: each('us.firestormsLastYear'), words: 'firestorms by U.S. bombing last year' }),
]

/** Its basic allotment is a tenth of the tension, 5 at most (49.12 (c)). */
export const us = pointTable(
  'us',
  'U.S.',
  adjustment('tension', +1, 'DP-USA-01', {
    per: every(10, effectiveLevel('usat')),
    cap: 5,
    words: 'full tens of U.S.-Axis tension',
    ruling: 'R49-11',
  }),
  americanAdjustments,
)

export const russianAdjustments: readonly Modifier[] = [
  adjustment('brps', +1, 'DP-RUS-02', { per: every(100, 'russia.yssBrps'), words: 'full hundreds of BRPs' }),
  adjustment('baltic', +1, 'DP-RUS-03', {
    per: eachHeld('russia', 'helsinki', 'riga', 'stockholm', 'copenhagen'),
    words: 'Helsinki, Riga, Stockholm, Copenhagen: each',
  }),
  adjustment('danube', +1, 'DP-RUS-04', {
    per: eachHeld('russia', 'budapest', 'bucharest', 'sofia', 'belgrade', 'athens'),
    words: 'Budapest, Bucharest, Sofia, Belgrade, Athens: each',
  }),
  adjustment('warsaw', +2, 'DP-RUS-05', { when: holds('russia', 'warsaw'), words: 'Russia holds Warsaw' }),
  adjustment('turkey', +2, 'DP-RUS-06', {
    when: holdsAll('russia', 'ankara', 'istanbul', 'izmir'),
    words: 'Ankara, Istanbul and Izmir together',
  }),
  adjustment('german-objectives', +1, 'DP-RUS-07', {
    per: objectives('germany.russianObjectives', 'russia', GERMAN_OBJECTIVES),
    words: 'objectives held in Germany',
    ruling: 'R49-79',
  }),
  adjustment('asian-objectives', +1, 'DP-RUS-08', {
    per: objectives('asia.russianObjectives', 'russia', ASIAN_OBJECTIVES),
    words: 'objectives held in Manchuria, China and Korea',
    ruling: 'R49-79',
  }),
  adjustment('moscow', -2, 'DP-RUS-09', { when: holds('axis', 'moscow'), words: 'the Axis hold Moscow' }),
  adjustment('russian-cities', -1, 'DP-RUS-10', {
    per: eachHeld('axis', 'leningrad', 'stalingrad', 'grozny'),
    words: 'Leningrad, Stalingrad, Grozny lost: each',
  }),
  adjustment('undefended', -1, 'DP-RUS-11', { per: each('russia.undefendedLostLastYear'), words: 'undefended objectives lost last year' }),
  adjustment('siberia', -1, 'DP-RUS-12', {
    per: eachHeld('japan', 'vladivostok', 'irkutsk'),
    words: 'Vladivostok, Irkutsk in Japanese hands: each',
  }),
  adjustment('atomic', +1, 'DP-RUS-13', { per: each('russia.atomicAttacks'), words: 'Russian strategic atomic attacks', ruling: 'R49-60' }),
  adjustment('firestorms', +1, 'DP-RUS-14', { per: each('russia.firestormsLastYear'), words: 'firestorms by Russian bombing last year' }),
]

export const russia = pointTable('russia', 'Russian', basic(+3, 'DP-RUS-01'), russianAdjustments)
