import {
  all,
  any,
  atLeast,
  atWarBefore,
  atWarThen,
  type Citation,
  each,
  everAtWar,
  exceeds,
  flag,
  happened,
  heldBy,
  type Implication,
  not,
  type Place,
} from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'
import { against, strange } from './contrary.ts'
import { borderWarsInWar, contraryStandings } from './contrary-standings.ts'
import { fought, parisFoughtFor } from './fought-wars.ts'

/** Kiev is taken in war (50.51): a date before a war whose beginning is told is no date of that. */
export const kievTooEarly = (cite: Citation): Implication =>
  strange(
    'kiev-before-the-war',
    'kiev.firstTaken',
    all(
      happened('kiev.firstTaken'),
      any(atWarBefore('germany', 'russia'), atWarBefore('italy', 'russia')),
      not(atWarThen('germany', 'russia', 'kiev.firstTaken')),
      not(atWarThen('italy', 'russia', 'kiev.firstTaken')),
    ),
    'the Axis and Russia were not at war then',
    cite,
  )

/** An 8 lets Germany have two Irish partisans, and nothing lets it have more. */
export const irishPartisans = (cite: Citation): Implication =>
  against('irish-partisans', 'ireland.unbuilt', atLeast(3, each('ireland.unbuilt')), 'Germany never has more than two of them', cite)

/** Who has every city of a land has hardly left the land itself to the other. */
export const landWithoutCities = (cite: Citation): readonly Implication[] => [
  strange(
    'libya-without-cities',
    'libya.controller',
    all(flag('libya.allCitiesAllied'), any(heldBy('italy', 'libya'), heldBy('germany', 'libya'))),
    'the Allies hold every city in Libya',
    cite,
  ),
  strange(
    'egypt-without-cities',
    'egypt.controller',
    all(flag('egypt.allCitiesAxis'), heldBy('britain', 'egypt')),
    'the Axis hold every city in Egypt',
    cite,
  ),
]

const BRITISH = ['malta', 'gibraltar', 'cyprus', 'alexandria', 'suez', 'egypt', 'palestine', 'sudan', 'london'] as const
const CONQUESTS = [
  'paris',
  'lyon',
  'marseilles',
  'vichy',
  'brussels',
  'antwerp',
  'luxembourg',
  'theHague',
  'berlin',
  'breslau',
  'essen',
  'cologne',
  'leipzig',
  'rome',
  'genoa',
  'milan',
  'sicily',
  'libya',
  'tunisia',
  'algeria',
  'morocco',
  'copenhagen',
  'oslo',
  'athens',
] as const satisfies readonly Place[]

/** Whoever holds these has fought for them, and nobody has told of the war. */
export const foughtFor = (cite: Citation): readonly Implication[] => [
  fought(['italy', 'britain'], BRITISH, 'Italy holds British land', cite),
  {
    ...fought(['britain', 'italy'], ['libya', 'ethiopia'], 'Britain holds Italian land in Africa', cite),
    id: 'britain-fought-italy-in-africa',
  },
  fought(['us', 'germany'], CONQUESTS, 'the U.S. holds land that it can only have taken from the Axis', cite),
  fought(['us', 'japan'], ['tokyo', 'taipei', 'okinawa'], 'the Western Allies hold Japanese land', cite, ['us', 'britain']),
  fought(['russia', 'italy'], ['rome', 'milan', 'genoa', 'sicily'], 'Russia holds Italian land', cite),
  parisFoughtFor(cite),
]

/** A France that has fallen has no Paris, until somebody lands. */
export const parisKept = (cite: Citation): Implication =>
  strange(
    'paris-kept',
    'paris.controller',
    all(flag('france.fallen'), heldBy('france', 'paris'), not(everAtWar('us', 'germany'))),
    'France has fallen',
    cite,
  )

/** BAL-B6: who conquered the Baltic States is not told by that alone. */
const balticsEntered = (cite: Citation): Implication => ({
  id: 'baltic-states-perhaps-entered',
  when: all(flag('balticStates.conquered'), heldBy('balticStates', 'riga')),
  implies: { is: 'fact', fact: 'balticStates.russiaEntered', value: true },
  strength: 'likely',
  words: 'the Baltic States are conquered',
  cite,
})

/** USAT-E1, USJT-E4: what went against partisans is a part of the whole. */
const partOfOffensives = (rule: Cite): readonly Implication[] =>
  (['axis', 'japan'] as const).map((who) =>
    against(
      `${who}-partisan-offensives`,
      `${who}.antiPartisanBrps`,
      exceeds(each(`${who}.antiPartisanBrps`), each(`${who}.offensiveBrps`)),
      'all offensive operations of this turn cost fewer BRPs',
      rule(who === 'axis' ? 'USAT-E1' : 'USJT-E4'),
    ),
  )

export const contraryFacts = (rule: Cite): readonly Implication[] => [
  balticsEntered(rule('BAL-B6')),
  kievTooEarly(rule('UKR-A3')),
  irishPartisans(rule('IRE-M2')),
  ...landWithoutCities(rule('TUR-A3')),
  ...foughtFor(rule('50.51')),
  parisKept(rule('R49-80')),
  ...contraryStandings(rule),
  ...partOfOffensives(rule),
  ...borderWarsInWar(rule('50.521')),
]
