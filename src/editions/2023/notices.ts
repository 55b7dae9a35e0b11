import {
  all,
  any,
  type Condition,
  FACTIONS,
  flag,
  happened,
  holds,
  inEffect,
  inSeason,
  MINORS,
  type Minor,
  marked,
  type Notice,
  not,
  type Side,
  sideOf,
  stands,
  targetName,
  tied,
} from '../../rules/core/index.ts'
import type { Cite } from '../edition.ts'
import { changeNotices } from './changes/notices.ts'
import { tensionNotices } from './tensions/notices.ts'
import { warNotices } from './war/notices.ts'
import { BELGIAN_FRONTIER, isBelgianFrontierShut, isBelgiumCooperating, isVichyThere } from './war/positions.ts'

/** Iron ore does not reach Germany: Sweden refuses it, or winter ice closes every way but Norway's (NOR-N5, SWE-R(0)). */
const isOreRefused = all(stands('sweden', 'allies', 'income', 'hexes', 'associate', 'ally'), not(holds('axis', 'stockholm')))
const isOreCut = all(inSeason('winter', 'spring'), any(holds('allies', 'bergen'), happened('norway.mined')))

/** Countries whose 8 or -1 opens no hexes, or that have a limit of their own (49.54 (c), 49.91F, IRE-R(7)). */
const WITHOUT_LIMIT: readonly Minor[] = ['ireland', 'ukraine']

const opensHexes = (minor: Minor, side: Side): Condition =>
  any(stands(minor, side, 'hexes'), all(marked(minor, 'waiting'), stands(minor, side, 'associate', 'ally')))

/** Units supplied through it count as well (49.54 (d)). */
const factorLimits = (rule: Cite): readonly Notice[] =>
  MINORS.filter((minor) => !WITHOUT_LIMIT.includes(minor)).flatMap((minor) =>
    FACTIONS.filter((faction) => faction !== 'axis' || minor !== 'finland').map((faction) => ({
      id: `factor-limit-${minor}`,
      for: [faction],
      when: all(opensHexes(minor, sideOf(faction)), ...(faction === 'axis' ? [] : [tied(minor, faction)])),
      words: `${targetName(minor)}: at most ten foreign factors in it or supplied through it as a phase ends`,
      cite: rule('49.54 (b)'),
    })),
  )

const areUkrainePartisansBarred = any(inEffect('ukraine', 6, 7, 8), stands('ukraine', 'axis', 'associate', 'ally'))

const isIrelandHelping = inEffect('ireland', 7, 8)

/** What results of the tables mean on the map for as long as they last. */
export const notices = (rule: Cite): readonly Notice[] => [
  {
    id: 'belgian-border',
    for: ['westernAllies'],
    when: isBelgianFrontierShut,
    words: BELGIAN_FRONTIER,
    cite: rule('BEL-R(−1) (b)'),
  },
  {
    id: 'belgian-border-free',
    for: ['westernAllies'],
    when: all(isBelgiumCooperating, not(isBelgianFrontierShut)),
    words: 'the ban on acting out of Belgium and Luxembourg is over',
    cite: rule('BEL-R(−1) (c)'),
  },
  {
    id: 'no-war-on-belgium',
    for: ['westernAllies'],
    when: isBelgiumCooperating,
    words: 'no declaration of war on Belgium or Luxembourg',
    cite: rule('BEL-R(−1) (d)'),
  },
  {
    id: 'belgium-after-france',
    for: ['westernAllies'],
    when: all(isBelgiumCooperating, flag('france.fallen')),
    words: 'Belgian and Luxembourg hexes that France controlled are British',
    cite: rule('49.91A (2)'),
  },
  {
    id: 'ore-refused',
    for: ['axis'],
    when: isOreRefused,
    words: 'no Swedish ore: German construction limit -5 BRPs this turn',
    cite: rule('SWE-R(0)'),
  },
  {
    id: 'ore-cut',
    for: ['axis'],
    when: all(isOreCut, not(isOreRefused)),
    words: 'no Swedish ore by Narvik in winter and spring: German construction limit -5 BRPs this turn',
    cite: rule('NOR-N5'),
  },
  {
    id: 'heavy-water',
    for: ['axis'],
    when: marked('norway', 'heavyWaterStopped'),
    words: 'no heavy water: -2 on German controlled reaction research',
    cite: rule('NOR-R(1-2)'),
  },
  {
    id: 'irish-u-boats',
    for: ['axis', 'westernAllies'],
    when: isIrelandHelping,
    words: '+1 to German strategic warfare effects while Ireland helps',
    cite: rule('IRE-R(7) (c)'),
  },
  {
    id: 'irish-partisans-in-ulster',
    for: ['westernAllies'],
    when: all(isIrelandHelping, flag('ulster.irishPartisanNear')),
    words: 'Britain loses 1 BRP when the Allied combat phase ends',
    cite: rule('IRE-R(7) (b)'),
  },
  {
    id: 'irish-conquest',
    for: ['axis'],
    when: all(marked('ireland', 'conquered'), holds('allies', 'dublin')),
    words: 'two Irish partisans may be built; the strategic warfare modifier is gone',
    cite: rule('IRE-R(7) (d)'),
  },
  {
    id: 'finnish-limit',
    for: ['axis'],
    when: stands('finland', 'axis', 'hexes', 'associate', 'ally'),
    words: 'at most five Axis factors in or supplied through Finland; Finns and Swedes do not count',
    cite: rule('FIN-N4'),
  },
  ...factorLimits(rule),
  {
    id: 'ukraine-partisans',
    for: ['axis', 'russia'],
    when: areUkrainePartisansBarred,
    words: 'no Russian partisans in the Ukraine',
    cite: rule('UKR-R(6)'),
  },
  {
    id: 'ukraine-stays-russian',
    for: FACTIONS,
    when: stands('ukraine', 'axis', 'associate', 'ally'),
    words: 'the Ukraine stays Russian for builds, weather, limits and the ban on Western Allied units',
    cite: rule('49.91F (6)'),
  },
  {
    id: 'vichy-corsica',
    for: ['westernAllies'],
    when: all(
      isVichyThere,
      not(stands('vichyFrance', 'axis', 'associate', 'ally')),
      not(stands('vichyFrance', 'allies', 'associate', 'ally')),
    ),
    words: 'no invasion of Corsica without a declaration of war on Vichy France',
    cite: rule('49.91G (4)'),
  },
  {
    id: 'france-reborn',
    for: FACTIONS,
    when: stands('vichyFrance', 'allies', 'associate', 'ally'),
    words: 'France is reconquered only if the Axis hold Paris and Vichy when their combat phase ends; its units are rebuilt in France',
    cite: rule('49.91G (6)'),
  },
  {
    id: 'ukraine-conquered',
    for: ['russia'],
    when: all(marked('ukraine', 'conquered'), holds('russia', 'kiev')),
    words: 'Russia gets the 10 BRPs of the Ukraine; its partisans stay barred there',
    cite: rule('49.91F (5)'),
  },
  ...tensionNotices(rule),
  ...changeNotices(rule),
  ...warNotices(rule),
]
