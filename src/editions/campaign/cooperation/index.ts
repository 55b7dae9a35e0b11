import type { CooperationClauses } from '../../../rules/chapters/cooperation/index.ts'
import type { Cite } from '../../edition.ts'
import { ACTIVITIES } from './bans.ts'
import { chinese, communistChinese, nationalistRussian, nationalistWestern, russoAllied } from './eastern.ts'
import { germanItalian } from './german-italian.ts'
import { americanAllied, angloAmerican, angloFrench, angloFrenchClock } from './western.ts'

/** Who may do what with whom, by 3.3.2.3, 3.4.1.3 [3.4.4.3], 3.4.2.5, 3.4.3.3b, 3.4.3.8 and 3.4.5.1. */
export const campaignCooperation = (rule: Cite): CooperationClauses => ({
  activities: ACTIVITIES,
  pairs: {
    'anglo-french': angloFrench(rule),
    'german-italian': germanItalian(rule),
    'anglo-american': angloAmerican(rule),
    'american-allied': americanAllied(rule),
    'russo-allied': russoAllied(rule),
    chinese: chinese(rule),
    'nationalist-russian': nationalistRussian(rule),
    'nationalist-western': nationalistWestern(rule),
    'communist-chinese': communistChinese(rule),
  },
  clock: angloFrenchClock(rule),
  attackLimits: [],
})
