import { type Clauses, capIn, ruled, turnsLeftInYear } from '../../rules/index.ts'
import type { Cite } from '../edition.ts'
import { borderWarNotices, DEMANDED_OF, demandBars, demandEffects } from './demands.ts'
import { campaignLendLease } from './lend-lease.ts'
import { mapEffects, switching } from './map-effects.ts'
import { minorSurrenderClauses } from './minor-surrenders.ts'
import { barredTargets, cautions, FREE, isFree, namingBars } from './naming.ts'
import { campaignPartisans } from './partisans/index.ts'
import { closedTargets, placingBars } from './placing.ts'
import { reactionRights } from './reactions.ts'
import { statusClauses } from './statuses.ts'
import { areCombined } from './tables/actions.ts'
import { initiativeClauses, tensionManner } from './tensions/manner.ts'
import { tensionNotices } from './tensions/notices.ts'
import { permissions } from './tensions/permissions.ts'
import { thresholds } from './tensions/thresholds.ts'
import { campaignWar } from './war.ts'

/** From then on Western Allied and Russian points are added in what the Axis select, for good (3.1.4b, RC-08). */
export const areCombined = any(everAtWar('germany', 'russia'), atLeast(50, highestLevel('rgt')))

/** To the nearest whole, at least one: a third left over is dropped, two thirds are rounded up (3.1.3.1a, RC-01). */
const aThird = (points: number): number => (points <= 0 ? 0 : Math.max(1, Math.floor((points + 1) / 3)))

/** Chapter 3 of the campaign apart from its tables. */
export const campaignClauses = (rule: Cite): Clauses => ({
  allocationLimit: (points) => ({ value: aThird(points), cite: rule('3.1.3.1a') }),
  tensionPointsLimit: (turn) => ({ value: turnsLeftInYear(turn), cite: rule('3.2.4.7b') }),
  closedTracks: (name) => (name === 'usjt' ? rule('3.2.4.7c') : undefined),
  pointsReceived: rule('3.1.3a'),
  placing: [],
  barredTargets: [],
  naming: [],
  reacting: [],
  oneTarget: () => rule('RC-07'),
  oneRollEach: rule('3.2.4.8a'),
  reactionTargets: rule('3.2.5b'),
  freeTargets: { value: ['hungary', 'finland', 'rumania', 'bulgaria', 'yugoslavia'], cite: rule('3.2.4.3a') },
  subversion: { value: { countries: ['hungary', 'rumania', 'yugoslavia', 'bulgaria'], fromLevel: 15, most: 6 }, cite: rule('3.2.4.4a') },
  demandTargets: { value: ['rumania', 'finland'], cite: rule('3.2.4.5a') },
  demandRoll: () => rule('3.2.4.5b'),
  tensionPointRule: rule('3.2.4.7a'),
  afterDeclaration: [],
  mapEffects: {
    hexes: rule('3.5.4a'),
    joined: rule('3.5.5'),
    unitsPlaced: rule('3.5.5.1'),
    unitsLeave: rule('3.5.2.1'),
    permanent: rule('3.5.1.3b'),
    leavesHexes: rule('3.5.3b'),
  },
  notices: [],
  pledges: {},
  noPledge: rule('3.2.6b'),
  russianWarLevel: { value: 50, cite: rule('RC-18') },
  heldAssociations: [],
  partialResults: [],
  receivesAfterSurrender: { value: [], cite: rule('3.1.3d') },
  noneAfterSurrender: rule('3.1.3d'),
  zeroFloor: rule('RC-05'),
  undefendedAtOnce: rule('RC-04'),
  lesser: rule('3.2.4.2b'),
  lesserChooser: rule('RC-15'),
  // 3.2.4.2c: a status is kept by taking the neutral result, unless its holder wants the lesser one.
  sparedByDefault: ['units', 'income', 'hexes', 'associate', 'ally'],
  beneficiaries: {
    areAdded: areCombined,
    axis: rule('3.1.1a'),
    western: rule('3.1.1a'),
    added: rule('3.1.4b'),
    notAdded: rule('3.1.4a'),
    fixed: () => undefined,
  },
  keptInterests: [],
  takenBack: rule('3.5.3a'),
  controlByWar: { germany: rule('3.2.6a'), russia: rule('RC-18') },
  moments: {
    allocate: rule('3.1.3a'),
    name: rule('3.2a'),
    nameFirst: rule('3.2.4a'),
    reveal: rule('3.2.4a'),
    subversionFirst: rule('3.2.4.4e'),
    beforeDie: rule('3.2.4.4e'),
    roller: rule('3.2.4c'),
    subvertedFirst: rule('3.2.4.4e'),
    lesserAtOnce: rule('3.2.4.2a'),
    results: rule('3.2.4.2a'),
  },
  notLetIn: rule('3.5.2.1'),
  isTrackKept: () => true,
  thresholds: [],
  permissions: [],
  growth: null,
  foreignFactorLimit: (minor, _side, bond, situation) =>
    bond === 'hexes' ? capIn(statusClauses(rule), situation, minor) : { value: Number.POSITIVE_INFINITY, cite: rule('3.5.2.3d') },
  statuses: statusClauses(rule),
  minorSurrenders: minorSurrenderClauses(rule),
  partisans: campaignPartisans(rule),
  lendLease: campaignLendLease(rule),
  war: campaignWar(rule),
})
