import { type AngloFrenchClock, type CooperationClauses, HEX_ACTIVITIES } from '../../../rules/chapters/cooperation/index.ts'
import type { Cite } from '../../edition.ts'
import { angloFrench } from './anglo-french.ts'
import { clock2023, clockAfterPrelude } from './anglo-french-clock.ts'
import {
  attrition2023,
  attritionAfterPrelude,
  type ChineseWording,
  grants,
  nationalistCommunist,
  nationalistRussian,
  unityLimits,
  wording2023,
  wordingAfterPrelude,
} from './chinese.ts'
import { germanItalian } from './german-italian.ts'
import { russoAllied } from './russo-allied.ts'

/** Rule 53 with a clock and a word on the Chinas. */
export const cooperationWith = (rule: Cite, clock: AngloFrenchClock, chinas: ChineseWording): CooperationClauses => ({
  activities: HEX_ACTIVITIES,
  pairs: {
    'anglo-french': angloFrench(rule),
    'german-italian': germanItalian(rule),
    'russo-allied': russoAllied(rule),
    chinese: nationalistCommunist(rule, chinas),
    'nationalist-russian': nationalistRussian(rule, chinas),
  },
  clock,
  others: rule('53.28'),
  minorsToo: rule('53.44'),
  attackOrder: rule('53.43'),
  attackLimits: [],
})

/** Rule 53 of June 2023, without preludes. */
export const cooperationClauses = (rule: Cite): CooperationClauses => ({
  ...cooperationWith(rule, clock2023(rule), wording2023(rule)),
  attrition: attrition2023(rule),
  passing: [{ ...grants(rule), with: 'communistChina' }],
})

/** The prelude in Europe decides how long Britain and France take. */
export const afterGatheringStorm = (rule: Cite, without: CooperationClauses): CooperationClauses => ({
  ...without,
  clock: clockAfterPrelude(rule),
})

/** The prelude in Asia decides how the Chinas stand. */
export const afterStormOverAsia = (rule: Cite, without: CooperationClauses): CooperationClauses => ({
  ...without,
  pairs: {
    ...without.pairs,
    chinese: nationalistCommunist(rule, wordingAfterPrelude(rule)),
    'nationalist-russian': nationalistRussian(rule, wordingAfterPrelude(rule)),
  },
  attackLimits: unityLimits(rule),
  attrition: attritionAfterPrelude(rule),
})
