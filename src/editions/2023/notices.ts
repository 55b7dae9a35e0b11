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
import type { Say } from '../clauses/saying.ts'
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
const factorLimits = (say: Say): readonly Notice[] =>
  MINORS.filter((minor) => !WITHOUT_LIMIT.includes(minor)).flatMap((minor) =>
    FACTIONS.filter((faction) => faction !== 'axis' || minor !== 'finland').map((faction) =>
      say(`factor-limit-${minor}`, '49.54 (b)', [faction], {
        when: all(opensHexes(minor, sideOf(faction)), ...(faction === 'axis' ? [] : [tied(minor, faction)])),
        words: `${targetName(minor)}: at most ten foreign factors in it or supplied through it as a phase ends`,
      }),
    ),
  )

const areUkrainePartisansBarred = any(inEffect('ukraine', 6, 7, 8), stands('ukraine', 'axis', 'associate', 'ally'))

const isIrelandHelping = inEffect('ireland', 7, 8)

/** What results of the tables mean on the map for as long as they last. */
export const notices = (say: Say): readonly Notice[] => [
  say('belgian-border', 'BEL-R(−1) (b)', ['westernAllies'], { when: isBelgianFrontierShut, words: BELGIAN_FRONTIER }),
  say('belgian-border-free', 'BEL-R(−1) (c)', ['westernAllies'], {
    when: all(isBelgiumCooperating, not(isBelgianFrontierShut)),
    words: 'the ban on acting out of Belgium and Luxembourg is over',
  }),
  say('no-war-on-belgium', 'BEL-R(−1) (d)', ['westernAllies'], {
    when: isBelgiumCooperating,
    words: 'no declaration of war on Belgium or Luxembourg',
  }),
  say('belgium-after-france', '49.91A (2)', ['westernAllies'], {
    when: all(isBelgiumCooperating, flag('france.fallen')),
    words: 'Belgian and Luxembourg hexes that France controlled are British',
  }),
  say('ore-refused', 'SWE-R(0)', ['axis'], { when: isOreRefused, words: 'no Swedish ore: German construction limit -5 BRPs this turn' }),
  say('ore-cut', 'NOR-N5', ['axis'], {
    when: all(isOreCut, not(isOreRefused)),
    words: 'no Swedish ore by Narvik in winter and spring: German construction limit -5 BRPs this turn',
  }),
  say('heavy-water', 'NOR-R(1-2)', ['axis'], {
    when: marked('norway', 'heavyWaterStopped'),
    words: 'no heavy water: -2 on German controlled reaction research',
  }),
  say('irish-u-boats', 'IRE-R(7) (c)', ['axis', 'westernAllies'], {
    when: isIrelandHelping,
    words: '+1 to German strategic warfare effects while Ireland helps',
  }),
  say('irish-partisans-in-ulster', 'IRE-R(7) (b)', ['westernAllies'], {
    when: all(isIrelandHelping, flag('ulster.irishPartisanNear')),
    words: 'Britain loses 1 BRP when the Allied combat phase ends',
  }),
  say('irish-conquest', 'IRE-R(7) (d)', ['axis'], {
    when: all(marked('ireland', 'conquered'), holds('allies', 'dublin')),
    words: 'two Irish partisans may be built; the strategic warfare modifier is gone',
  }),
  say('finnish-limit', 'FIN-N4', ['axis'], {
    when: stands('finland', 'axis', 'hexes', 'associate', 'ally'),
    words: 'at most five Axis factors in or supplied through Finland; Finns and Swedes do not count',
  }),
  ...factorLimits(say),
  say('ukraine-partisans', 'UKR-R(6)', ['axis', 'russia'], {
    when: areUkrainePartisansBarred,
    words: 'no Russian partisans in the Ukraine',
  }),
  say('ukraine-stays-russian', '49.91F (6)', FACTIONS, {
    when: stands('ukraine', 'axis', 'associate', 'ally'),
    words: 'the Ukraine stays Russian for builds, weather, limits and the ban on Western Allied units',
  }),
  say('vichy-corsica', '49.91G (4)', ['westernAllies'], {
    when: all(
      isVichyThere,
      not(stands('vichyFrance', 'axis', 'associate', 'ally')),
      not(stands('vichyFrance', 'allies', 'associate', 'ally')),
    ),
    words: 'no invasion of Corsica without a declaration of war on Vichy France',
  }),
  say('france-reborn', '49.91G (6)', FACTIONS, {
    when: stands('vichyFrance', 'allies', 'associate', 'ally'),
    words: 'France is reconquered only if the Axis hold Paris and Vichy when their combat phase ends; its units are rebuilt in France',
  }),
  say('ukraine-conquered', '49.91F (5)', ['russia'], {
    when: all(marked('ukraine', 'conquered'), holds('russia', 'kiev')),
    words: 'Russia gets the 10 BRPs of the Ukraine; its partisans stay barred there',
  }),
  ...tensionNotices(say),
  ...changeNotices(say),
  ...warNotices(say),
]
