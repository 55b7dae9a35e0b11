import { capIn, type StatusClauses } from '../../rules/chapters/statuses/index.ts'
import { all, always, flag, ruled, turnsLeftInYear } from '../../rules/core/index.ts'
import type { Clauses, Elsewhere } from '../../rules/game/index.ts'
import { allOut } from '../2023/naming.ts'
import type { Cite } from '../edition.ts'
import { DEMANDED_OF, demandBars, demandEffects } from './demands.ts'
import { implications } from './implications/implications.ts'
import { mapEffects, switching } from './map-effects.ts'
import { barredTargets, cautions, FREE, isFree, namingBars } from './naming.ts'
import { closedTargets, placingBars } from './placing.ts'
import { AXIS, hasReached, isItalyOutOrNeverIn } from './positions.ts'
import { reactionRights } from './reactions.ts'
import { statusClauses } from './statuses/statuses.ts'
import { minorSurrenderClauses } from './surrenders/minor-surrenders.ts'
import { areCombined } from './tables/actions.ts'
import { initiativeClauses, tensionRules } from './tensions/manner.ts'
import { terms } from './terms.ts'
import { campaignWar } from './war/clauses.ts'

/** To the nearest whole, at least one: a third left over is dropped, two thirds are rounded up (3.1.3.1a, RC-01). */
const aThird = (points: number): number => (points <= 0 ? 0 : Math.max(1, Math.floor((points + 1) / 3)))

const foreignFactorLimit =
  (rule: Cite, { cap }: Pick<StatusClauses, 'cap'>): Clauses['foreignFactorLimit'] =>
  (minor, _side, bond, situation) =>
    bond === 'hexes' ? capIn({ cap }, situation, minor) : { value: Number.POSITIVE_INFINITY, cite: rule('3.5.2.3d') }

/** What it speaks of without a chapter on it. */
const elsewhere = (rule: Cite): Elsewhere => ({
  pearlHarbor: {
    words: 'leaves how Pearl Harbor is attacked to its naval chapter; ask may declare whether the attack is open',
    cite: rule('3.3.3.4a'),
  },
  mobilization: {
    words: 'has no mobilizations to judge here; an armistice freezes the American East Coast below 10: ask surrender settle',
    cite: rule('3.6.7.7b'),
  },
  americanForces: {
    words: 'has no list of where American forces may go; ask cooperate, may enter and may attack',
    cite: rule('3.4.2.5a'),
  },
  grants: { words: 'sends PPs as lend-lease, 100 a unit: ask lend-lease', cite: rule('3.4.4.4b') },
})

/** Chapter 3 of the campaign apart from its tables. */
export const campaignClauses = (rule: Cite): Clauses => ({
  allocationLimit: (points) => ({ value: aThird(points), cite: rule('3.1.3.1a') }),
  tensionPointsLimit: (turn) => ({ value: turnsLeftInYear(turn), cite: rule('3.2.4.7b') }),
  beyondLimit: [{ on: ['rgt', 'usat'], when: ruled('RC-02', 'cap-only') }],
  closedTargets: closedTargets(rule),
  pointsReceived: rule('3.1.3a'),
  noPoints: rule('3.1b'),
  placing: placingBars(rule),
  barredTargets: barredTargets(rule),
  allOut: allOut(rule('RC-106')),
  lapsed: rule('3.5.1.3b'),
  naming: namingBars(rule),
  cautions: cautions(rule),
  reacting: reactionRights(rule),
  oneTarget: () => rule('RC-07'),
  oneRollEach: rule('3.2.4.8a'),
  reactsBeside: rule('3.2.5a'),
  reactionTargets: rule('3.2.5b'),
  freeTargets: { value: FREE, cite: rule('3.2.4.3a') },
  freeWhen: isFree,
  subversion: {
    value: {
      countries: ['hungary', 'rumania', 'yugoslavia', 'bulgaria'],
      fromLevel: 15,
      unless: hasReached(15, 'rgt'),
      notOnDemands: rule('3.2.4.5f'),
      orAtWar: false,
      most: 6,
      by: 'point',
      idle: rule('RC-10'),
    },
    cite: rule('3.2.4.4a'),
  },
  demandTargets: { value: DEMANDED_OF, cite: rule('3.2.4.5a') },
  demandRoll: () => rule('3.2.4.5b'),
  demandBars: demandBars(rule),
  demandEffects: demandEffects(rule),
  demandAnswers: rule('3.2.4.5c'),
  tensionPointRule: rule('3.2.4.7a'),
  afterDeclaration: [],
  mapEffects: mapEffects(rule, statusClauses(rule)),
  switching: switching(rule),
  notices: [],
  occurrences: [],
  pledges: {},
  heldAssociations: [],
  implications: implications(rule),
  terms,
  partialResults: [],
  receivesAfterSurrender: { value: [], cite: rule('RC-94') },
  noneAfterSurrender: rule('RC-94'),
  zeroFloor: rule('RC-05'),
  sinksBelowZero: ruled('RC-05', 'netted'),
  lesser: rule('3.2.4.2b'),
  lesserChooser: rule('RC-15'),
  // 3.2.4.2c: a status is kept by taking the neutral result, unless its holder wants the lesser one.
  sparedByDefault: { value: ['units', 'income', 'hexes', 'associate', 'ally'], cite: rule('3.2.4.2c') },
  beneficiaries: {
    areAdded: areCombined,
    axis: rule('3.1.1a'),
    western: rule('3.1.1a'),
    added: rule('RC-92'),
    notAdded: rule('3.1.4a'),
    russian: { value: ['ukraine'], cite: rule('RC-92') },
    subverter: rule('RC-10'),
    tie: rule('RC-92'),
    own: rule('RC-92'),
    fixed: (minor, hasFranceFallen) => {
      if (minor === 'vichyFrance') return { value: 'britain', cite: rule('RC-92') }
      if (minor === 'belgiumLuxembourg') return { value: hasFranceFallen ? 'britain' : 'france', cite: rule('RC-92') }
      return undefined
    },
  },
  secrecy: { cite: rule('RC-96'), totals: rule('3.1.1') },
  phaseRules: {
    allocate: rule('3.1.3a'),
    lost: rule('3.1.3c'),
    name: rule('3.2a'),
    nameFirst: rule('3.2.4a'),
    reveal: rule('RC-96'),
    subversionFirst: rule('3.2.4.4e'),
    beforeDie: rule('3.2.4.4e'),
    roller: rule('3.2.4c'),
    subvertedFirst: rule('3.2.4.4e'),
    lesserAtOnce: rule('3.2.4.2a'),
    results: rule('3.2.4.2a'),
  },
  notLetIn: rule('3.5.2.1'),
  endings: [
    // 3.6.1b and 3.6.7.8 end the war in Europe; the game goes on while one is fought elsewhere.
    {
      when: all(flag('germany.surrendered'), isItalyOutOrNeverIn, flag('japan.surrendered')),
      words: 'the Axis have surrendered',
      cite: rule('3.6.1b'),
    },
    {
      when: all(flag('russia.surrendered'), flag('france.fallen'), flag('britain.surrendered')),
      words: 'a decisive Axis victory',
      cite: rule('3.6.7.1'),
    },
  ],
  elsewhere: elsewhere(rule),
  phaseRuns: 'one-by-one',
  tracksKept: { rgt: always, usat: always, usjt: always },
  trackWars: {
    rgt: AXIS.map((power) => [power, 'russia']),
    usat: AXIS.map((power) => ['us', power]),
    usjt: [['us', 'japan']],
  },
  theatres: [],
  calendar: { opens: rule('3.1.2c'), waits: rule('3.1.2c'), preludes: [] },
  tensionRules: tensionRules(rule),
  initiative: initiativeClauses(rule),
  thresholds: [],
  permissions: [],
  growth: null,
  foreignFactorLimit: foreignFactorLimit(rule, statusClauses(rule)),
  statuses: statusClauses(rule),
  minorSurrenders: minorSurrenderClauses(rule),
  war: campaignWar(rule),
})
