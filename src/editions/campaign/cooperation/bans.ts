import type { Activity, CooperationRule } from '../../../rules/chapters/cooperation/index.ts'
import type { Citation } from '../../../rules/core/index.ts'

/** What any two may be asked about: the other books go hex by hex, this one by territories, fronts and armies. */
export const ACTIVITIES: readonly Activity[] = [
  'enter-home',
  'enter-territory',
  'strategic-passage',
  'strategic-bases',
  'stay',
  'base',
  'carry',
  'stack',
  'share-command',
  'mix-divisions',
  'combined-attack',
  'ground-support',
  'defensive-air-support',
  'attack-same-minor',
  'pool-oil',
  'lend-lease',
]

/** Not a matter of one force helping another: whom they fight, and what is shipped. */
const APART: readonly Activity[] = ['attack-same-minor', 'lend-lease']

/** All that one force can do for another. */
export const TOGETHER: readonly Activity[] = ACTIVITIES.filter((activity) => !APART.includes(activity))

/** One ban for each of these. */
export const bans = (
  activities: readonly Activity[],
  words: string,
  cite: Citation,
  more: Partial<CooperationRule> = {},
): readonly CooperationRule[] => activities.map((activity): CooperationRule => ({ activity, verdict: 'forbidden', words, cite, ...more }))

/** One leave for each of these. */
export const leaves = (
  activities: readonly Activity[],
  words: string,
  cite: Citation,
  more: Partial<CooperationRule> = {},
): readonly CooperationRule[] => activities.map((activity): CooperationRule => ({ activity, verdict: 'allowed', words, cite, ...more }))
