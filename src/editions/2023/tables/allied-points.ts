import {
  all,
  atLeast,
  each,
  effectiveLevel,
  every,
  flag,
  holds,
  holdsAll,
  holdsAny,
  inScenario,
  type Modifier,
  sum,
  yearsSince,
} from '../../../rules/core/index.ts'
import type { TableDraft } from '../../edition.ts'
import { afterSetUp, eachHeld, isBritainInvaded } from './axis-points.ts'
import { rule } from './general.ts'

const isParisFreed = all(holds('westernAllies', 'paris'), flag('france.fallen'))

export const britishAdjustments: readonly Modifier[] = [
  { id: 'brps', value: +1, per: every(100, 'britain.yssBrps'), words: 'full hundreds of BRPs', cite: rule('DP-BRI-02') },
  {
    id: 'capitals',
    value: +1,
    per: eachHeld('westernAllies', 'athens', 'belgrade', 'madrid', 'oslo', 'warsaw'),
    words: 'Athens, Belgrade, Madrid, Oslo, Warsaw: each',
    cite: rule('DP-BRI-03'),
  },
  {
    id: 'north-africa',
    value: +1,
    when: flag('northAfrica.allCitiesWestern'),
    words: 'every city from Egypt to French North Africa',
    cite: rule('DP-BRI-04'),
  },
  { id: 'paris', value: +1, when: isParisFreed, words: 'Paris is free again', cite: rule('DP-BRI-05') },
  {
    id: 'low-countries',
    value: +1,
    when: holdsAll('westernAllies', 'antwerp', 'brussels', 'theHague', 'luxembourg'),
    words: 'Antwerp, Brussels, The Hague and Luxembourg together',
    cite: rule('DP-BRI-06'),
  },
  {
    id: 'objectives',
    value: +1,
    per: sum(each('germany.westernObjectives'), each('italy.westernObjectives')),
    words: 'objectives held in Germany and Italy',
    cite: rule('DP-BRI-07'),
  },
  {
    id: 'firestorms',
    value: +1,
    per: each('britain.firestormsLastYear'),
    words: 'firestorms by British bombing last year',
    cite: rule('DP-BRI-08'),
  },
  { id: 'london', value: -2, when: holds('axis', 'london'), words: 'the Axis hold London', cite: rule('DP-BRI-09') },
  {
    id: 'british-cities',
    value: -1,
    per: eachHeld('axis', 'birmingham', 'manchester'),
    words: 'Birmingham, Manchester lost: each',
    cite: rule('DP-BRI-10'),
  },
  {
    id: 'canal',
    value: -1,
    when: holdsAny('axis', 'alexandria', 'suez'),
    words: 'the Axis hold Alexandria or Suez',
    cite: rule('DP-BRI-11'),
    ruling: 'R49-61',
  },
  {
    id: 'outposts',
    value: -1,
    per: eachHeld('axis', 'baghdad', 'gibraltar'),
    words: 'Baghdad, Gibraltar lost: each',
    cite: rule('DP-BRI-12'),
  },
  {
    id: 'invaded',
    value: -1,
    when: isBritainInvaded,
    words: 'the Axis hold a British hex',
    cite: rule('DP-BRI-13'),
  },
]

export const britain: TableDraft = {
  id: 'britain',
  title: 'British diplomatic points',
  of: 'britain',
  plus: 'gives Britain points',
  bands: [],
  parts: [[{ id: 'basic', value: +3, words: 'basic allotment', cite: rule('DP-BRI-01') }], afterSetUp(britishAdjustments)],
}

export const frenchAdjustments: readonly Modifier[] = [
  { id: 'brps', value: +1, per: every(100, 'france.yssBrps'), words: 'full hundreds of BRPs', cite: rule('DP-FRA-02') },
  {
    id: 'brussels',
    value: +1,
    when: holds('westernAllies', 'brussels'),
    words: 'the Western Allies hold Brussels',
    cite: rule('DP-FRA-03'),
  },
  {
    id: 'in-france',
    value: -1,
    when: atLeast(2, each('france.axisSuppliedHexes')),
    words: 'two supplied French hexes in Axis hands',
    cite: rule('DP-FRA-04'),
    ruling: 'R49-09',
  },
  {
    id: 'southern-cities',
    value: -1,
    per: eachHeld('axis', 'lyon', 'marseilles'),
    words: 'Lyon, Marseilles lost: each',
    cite: rule('DP-FRA-05'),
  },
]

export const france: TableDraft = {
  id: 'france',
  title: 'French diplomatic points',
  of: 'france',
  plus: 'gives France points',
  bands: [],
  parts: [[{ id: 'basic', value: +2, words: 'basic allotment', cite: rule('DP-FRA-01') }], afterSetUp(frenchAdjustments)],
}

export const americanAdjustments: readonly Modifier[] = [
  { id: 'brps', value: +1, per: every(100, 'us.yssBrps'), words: 'full hundreds of BRPs', cite: rule('DP-USA-02') },
  {
    id: 'european-scenario',
    value: +1,
    when: all(inScenario('european', '1939'), atLeast(1, yearsSince(1941))),
    per: yearsSince(1941),
    words: 'years since 1941, in the European scenario',
    cite: rule('49.141'),
  },
  { id: 'paris', value: +2, when: isParisFreed, words: 'Paris is free again', cite: rule('DP-USA-03') },
  {
    id: 'atomic',
    value: +1,
    per: each('westernAllies.atomicAttacks'),
    words: 'Western Allied strategic atomic attacks',
    cite: rule('DP-USA-04'),
    ruling: 'R49-60',
  },
  {
    id: 'firestorms',
    value: +1,
    per: each('us.firestormsLastYear'),
    words: 'firestorms by U.S. bombing last year',
    cite: rule('DP-USA-05'),
  },
]

/** Its basic allotment is a tenth of the tension, 5 at most (49.12 (c)). */
export const us: TableDraft = {
  id: 'us',
  title: 'U.S. diplomatic points',
  of: 'us',
  plus: 'gives the U.S. points',
  bands: [],
  parts: [
    [
      {
        id: 'tension',
        value: +1,
        per: every(10, effectiveLevel('usat')),
        cap: 5,
        words: 'full tens of U.S.-Axis tension',
        cite: rule('DP-USA-01'),
        ruling: 'R49-11',
      },
    ],
    afterSetUp(americanAdjustments),
  ],
}

export const russianAdjustments: readonly Modifier[] = [
  { id: 'brps', value: +1, per: every(100, 'russia.yssBrps'), words: 'full hundreds of BRPs', cite: rule('DP-RUS-02') },
  {
    id: 'baltic',
    value: +1,
    per: eachHeld('russia', 'helsinki', 'riga', 'stockholm', 'copenhagen'),
    words: 'Helsinki, Riga, Stockholm, Copenhagen: each',
    cite: rule('DP-RUS-03'),
  },
  {
    id: 'danube',
    value: +1,
    per: eachHeld('russia', 'budapest', 'bucharest', 'sofia', 'belgrade', 'athens'),
    words: 'Budapest, Bucharest, Sofia, Belgrade, Athens: each',
    cite: rule('DP-RUS-04'),
  },
  { id: 'warsaw', value: +2, when: holds('russia', 'warsaw'), words: 'Russia holds Warsaw', cite: rule('DP-RUS-05') },
  {
    id: 'turkey',
    value: +2,
    when: holdsAll('russia', 'ankara', 'istanbul', 'izmir'),
    words: 'Ankara, Istanbul and Izmir together',
    cite: rule('DP-RUS-06'),
  },
  {
    id: 'german-objectives',
    value: +1,
    per: each('germany.russianObjectives'),
    words: 'objectives held in Germany',
    cite: rule('DP-RUS-07'),
  },
  {
    id: 'asian-objectives',
    value: +1,
    per: each('asia.russianObjectives'),
    words: 'objectives held in Manchuria, China and Korea',
    cite: rule('DP-RUS-08'),
  },
  { id: 'moscow', value: -2, when: holds('axis', 'moscow'), words: 'the Axis hold Moscow', cite: rule('DP-RUS-09') },
  {
    id: 'russian-cities',
    value: -1,
    per: eachHeld('axis', 'leningrad', 'stalingrad', 'grozny'),
    words: 'Leningrad, Stalingrad, Grozny lost: each',
    cite: rule('DP-RUS-10'),
  },
  {
    id: 'undefended',
    value: -1,
    per: each('russia.undefendedLostLastYear'),
    words: 'undefended objectives lost last year',
    cite: rule('DP-RUS-11'),
  },
  {
    id: 'siberia',
    value: -1,
    per: eachHeld('japan', 'vladivostok', 'irkutsk'),
    words: 'Vladivostok, Irkutsk in Japanese hands: each',
    cite: rule('DP-RUS-12'),
  },
  {
    id: 'atomic',
    value: +1,
    per: each('russia.atomicAttacks'),
    words: 'Russian strategic atomic attacks',
    cite: rule('DP-RUS-13'),
    ruling: 'R49-60',
  },
  {
    id: 'firestorms',
    value: +1,
    per: each('russia.firestormsLastYear'),
    words: 'firestorms by Russian bombing last year',
    cite: rule('DP-RUS-14'),
  },
]

export const russia: TableDraft = {
  id: 'russia',
  title: 'Russian diplomatic points',
  of: 'russia',
  plus: 'gives Russia points',
  bands: [],
  parts: [[{ id: 'basic', value: +3, words: 'basic allotment', cite: rule('DP-RUS-01') }], afterSetUp(russianAdjustments)],
}
