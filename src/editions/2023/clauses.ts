import {
  all,
  any,
  atWar,
  chosen,
  flag,
  inScenario,
  justDeclared,
  not,
  POWERS_OF,
  ruled,
  stands,
  standsByRoll,
  turnsLeftInYear,
  withVerb,
} from '../../rules/core/index.ts'
import type { Clauses } from '../../rules/game/index.ts'
import type { Cite } from '../edition.ts'
import { BORDER_WARS } from './border-wars.ts'
import { demandBars } from './demands.ts'
import type { DiplomaticLists } from './diplomatic-lists.ts'
import { implications } from './implications/implications.ts'
import { allOut, barredTargets, namingBars } from './naming.ts'
import { placingBars } from './placing.ts'
import { reactionRights } from './reactions.ts'
import { mobilization } from './tensions/mobilization.ts'
import { rgtForWar } from './tensions/war-level.ts'
import { PRELUDES, theatres } from './theatres.ts'
import { warWithoutPrelude } from './war/clauses.ts'
import { isBritainNeutral, isItalyOutOrNeverIn, isPacificAlone } from './war/positions.ts'

const SUBVERSION_LEVEL = 15
const MOST_SUBVERSION = 5

const HELD_SINCE = 'its hexes count as held since the start of the gaining faction’s player turn'
const HELD_AT_ONCE = 'its hexes change hands at once'

/** What a result brings on the map, whatever the country. */
function mapEffects(rule: Cite): Clauses['mapEffects'] {
  const placed = { words: 'its units are placed at once, unless they are on the map', cite: rule('49.56') }
  const atOnce = { words: HELD_AT_ONCE, phase: 'opponent', cite: rule('49.59') } as const
  const joined = [{ words: HELD_SINCE, phase: 'own', cite: rule('49.55 (a)') } as const, atOnce, placed]
  return {
    granted: { hexes: [{ words: HELD_SINCE, phase: 'own', cite: rule('49.54 (a)') }, atOnce], associate: joined, ally: joined },
    upTo: (limit) => `at most ${limit} foreign factors there when a movement, combat or redeployment phase ends`,
    withdrawn: {
      words: 'foreign units let in before must leave by the end of their next redeployment phase, or are eliminated',
      cite: rule('GN-05 prior (c)'),
    },
    reduced: (limit) => ({
      words: `more than ${limit} foreign factors let in before must leave by the end of their next redeployment phase, or are eliminated`,
      cite: rule('GN-05 prior (c)'),
    }),
    permanent: rule('49.52'),
    leavesHexes: [{ words: 'who holds its hexes does not change', cite: rule('49.91F (1)') }, placed],
  }
}

/** Under a -1 each of the two is judged by itself: who has Allied forces in it joins them, the other does not (R49-71). */
const halfAttacked = (on: 'belgium' | 'luxembourg', rule: Cite): Clauses['afterDeclaration'] => {
  const cooperates = stands('belgiumLuxembourg', 'allies', 'hexes')
  const isOccupied = flag(`${on}.alliedForces`)
  return [
    {
      by: POWERS_OF.axis,
      on,
      when: all(cooperates, isOccupied),
      words: `${withVerb(on, 'associates')} with the Allies at once, their forces being there`,
      joins: 'yes',
      cite: rule('49.91A (1)'),
    },
    {
      by: POWERS_OF.axis,
      on,
      when: all(cooperates, not(isOccupied)),
      words: `${withVerb(on, 'does')} not associate with the Allies: no forces of theirs are there`,
      joins: 'no',
      cite: rule('R49-71'),
    },
  ]
}

/** Rule 49 apart from its tables. */
export const diplomacy =
  (lists: DiplomaticLists) =>
  (rule: Cite): Clauses => ({
    allocationLimit: (points) => ({ value: Math.ceil(points / 3), cite: rule('49.31 (a)') }),
    // R49-13: one a turn can be used, in the turns that are left of the year.
    tensionPointsLimit: (turn) => ({ value: turnsLeftInYear(turn), cite: rule('49.31 (c)') }),
    closedTargets: (name) => (name === 'usjt' ? rule('49.35') : undefined),
    jointTargets: [
      {
        target: 'belgiumLuxembourg',
        countries: ['belgium', 'luxembourg'],
        words: 'Belgium and Luxembourg are one country',
        cite: rule('49.36A'),
      },
    ],
    pointsReceived: rule('49.11'),
    noPoints: rule('49.12 (d)'),
    placing: placingBars(lists, rule),
    barredTargets: barredTargets(rule),
    allOut: allOut(rule('R49-87')),
    lapsed: rule('49.435B (a)'),
    freed: rule('R49-89'),
    implications: implications(rule),
    namingInEasternWar: rule('49.431B'),
    naming: namingBars(lists, rule),
    reacting: reactionRights(rule),
    oneTarget: (faction) => rule(faction === 'axis' ? '49.411A (a)' : faction === 'westernAllies' ? '49.412A' : '49.413A'),
    oneRollEach: rule('49.61 (c)'),
    reactionTargets: rule('49.62'),
    freeTargets: { value: lists.free, cite: rule(lists.freeRule) },
    heavyWater: { from: 'norway', upTo: 2, cite: rule('NOR-R(1-2)') },
    subversion: {
      value: { countries: lists.subvertible, fromLevel: SUBVERSION_LEVEL, orAtWar: true, most: MOST_SUBVERSION, by: 'research' },
      cite: rule('49.4263'),
    },
    demandTargets: { value: ['rumania', 'finland'], cite: rule('49.44 (b)') },
    demandBars: demandBars(rule),
    demandAnswers: rule('RUM-R(3-4)'),
    demandWait: { words: 'the roll comes once all have named: nobody names in the knowledge of its die or points', cite: rule('R49-88') },
    demandRoll: (minor) => rule(minor === 'finland' ? 'FIN-N3' : '49.71'),
    tensionPointRule: rule('49.34 (b)'),
    tensionRules: {
      is: 'as-it-happens',
      points: {
        by: ['axis', 'westernAllies'],
        tracks: { value: ['usat'], cite: rule('49.34 (b)') },
        oneATurn: rule('49.34 (b)'),
        until: 1941,
      },
      // 1 takes two off, 6 puts two on, for either track (49.851B, 49.852B, USAT-X1, USJT-X1).
      effective: {
        tracks: ['usat', 'usjt'],
        offsets: [-2, -1, 0, 0, +1, +2],
        cites: { usat: rule('49.851B'), usjt: rule('49.852B') },
      },
      start: rule('49.841A-1'),
      events: rule('49.842a'),
    },
    mining: {
      seasons: ['fall', 'winter'],
      rule: rule('NOR-N3'),
      effects: rule('NOR-N4'),
      neutral: {
        when: all(isBritainNeutral, not(atWar('france', 'germany'))),
        words: 'a surrendered Britain is neutral while the U.S. is',
        cite: rule('002 59.83'),
      },
    },
    afterDeclaration: [
      { by: ['germany'], on: 'ireland', words: 'pro-German Irish partisans are gone for good', cite: rule('49.91D') },
      ...(['belgium', 'luxembourg'] as const).flatMap((on) => halfAttacked(on, rule)),
    ],
    mapEffects: mapEffects(rule),
    notices: [],
    pledges: Object.fromEntries(lists.pledges.map(([minor, line]) => [minor, rule(line)])),
    noPledge: rule('FIN-A4'),
    heldAssociations: [
      {
        minor: 'spain',
        when: all(
          stands('spain', 'axis', 'associate'),
          not(standsByRoll('spain', 'axis', 'associate')),
          justDeclared(POWERS_OF.westernAllies, 'portugal'),
        ),
      },
    ],
    partialResults: [
      {
        minor: 'belgiumLuxembourg',
        when: all(flag('belgium.attacked'), not(flag('luxembourg.attacked'))),
        words: 'the result touches Luxembourg alone; Belgium stays as the attack left it',
        cite: rule('BEL-N3'),
      },
      {
        minor: 'belgiumLuxembourg',
        when: all(flag('luxembourg.attacked'), not(flag('belgium.attacked'))),
        words: 'the result touches Belgium alone; Luxembourg stays as the attack left it',
        cite: rule('BEL-N3'),
      },
    ],
    // Britain by 49.17 (a), the U.S. by 49.17 (b).
    receivesAfterSurrender: { value: ['britain', 'us'], cite: rule('49.17 (a)') },
    noneAfterSurrender: rule('49.17 (c)'),
    zeroFloor: rule('49.16 (a)'),
    undefendedAtOnce: rule('49.154F (a)'),
    lesser: rule('49.53 (a)'),
    lesserChooser: rule('49.53 (b)'),
    lesserKeepsBond: rule('49.53 (d)'),
    sparedByDefault: { value: ['units', 'income', 'hexes', 'associate', 'ally'], cite: rule('R49-25') },
    beneficiaries: {
      areAdded: lists.pointsAdded,
      axis: rule('49.51A'),
      western: rule('49.51B (a)'),
      added: rule('49.51C'),
      notAdded: rule('R49-56'),
      russian: { value: ['ukraine'], cite: rule('R49-03') },
      fixed: (minor, hasFranceFallen) => {
        if (minor === 'vichyFrance') return { value: 'britain', cite: rule('49.51B (c)') }
        if (minor === 'belgiumLuxembourg')
          return hasFranceFallen ? { value: 'britain', cite: rule('R49-51') } : { value: 'france', cite: rule('BEL-R(0)') }
        return undefined
      },
    },
    keptInterests: [],
    takenBack: rule('GN-05 prior (b)'),
    controlByWar: {
      germany: rule('49.58 (a)'),
      russia: rule('49.58 (b)'),
      russianWar: { when: rgtForWar(50), level: 50 },
      borderWars: BORDER_WARS.map(({ minor, by, over }) => ({
        minor,
        by,
        when: all(ruled('R49-82', 'at-war'), chosen(`${over}.borderWar`, 'open')),
      })),
    },
    secrecy: { cite: rule('49.21 (a)'), totals: rule('R49-77'), announced: rule('49.21 (b)'), setUp: rule('49.22') },
    phaseRules: {
      allocate: rule('49.23'),
      lost: rule('49.45 (a)'),
      name: rule('49.41'),
      nameFirst: rule('49.422'),
      reveal: rule('49.425 (1)'),
      subversionFirst: rule('49.425 (2)'),
      beforeDie: rule('49.425 (3)'),
      roller: rule('49.425 (4)'),
      subvertedFirst: rule('49.634A (b)'),
      lesserAtOnce: rule('49.53 (c)'),
      results: rule('49.51'),
    },
    covertOperations: {
      counted: { value: ruled('R49-78', 'reported'), cite: rule('R49-78') },
      onUsat: { value: ['axis', 'westernAllies'], cite: rule('RT-52') },
    },
    endings: [
      {
        when: all(
          any(all(flag('germany.surrendered'), isItalyOutOrNeverIn), isPacificAlone),
          any(flag('japan.surrendered'), inScenario('european', '1939')),
        ),
        words: 'the Axis have surrendered',
      },
    ],
    phaseRuns: 'together',
    theatres: theatres(rule),
    calendar: { opens: rule('50.61'), waits: rule('R50-74'), preludes: PRELUDES },
    tracksKept: {
      rgt: all(not(inScenario('pacific')), flag('pact.inEffect')),
      usat: not(inScenario('pacific')),
      usjt: any(inScenario('global', 'demonstration'), all(inScenario('pacific'), ruled('R50-72', 'kept'))),
    },
    trackWars: { rgt: [['germany', 'russia']], usat: [['us', 'germany']], usjt: [['us', 'japan']] },
    thresholds: [],
    growth: { byUsat: rule('49.851D-2'), byUsjt: rule('49.852D-2') },
    permissions: [],
    mobilization: mobilization(rule),
    notLetIn: rule('49.54 (b)'),
    // Finland keeps its limit even as an ally (FIN-N4); elsewhere only a neutral that opened its hexes counts factors.
    foreignFactorLimit: (minor, side, bond) =>
      minor === 'finland' && side === 'axis'
        ? { value: 5, cite: rule(bond === 'hexes' ? '49.54 (c)' : 'FIN-N4') }
        : { value: bond === 'hexes' ? 10 : Number.POSITIVE_INFINITY, cite: rule('49.54 (b)') },
    war: warWithoutPrelude(rule),
  })
