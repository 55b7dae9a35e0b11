import type { Notice } from '../../../rules/core/index.ts'
import type { Say } from '../../clauses/saying.ts'
import { borderWarNotices } from '../demands.ts'
import { surrenderNotices } from '../surrenders/notices.ts'
import { tensionNotices } from '../tensions/notices.ts'
import { alliedNotices } from './allies.ts'
import { axisNotices } from './axis.ts'

/** Everything that the campaign forbids or opens on the map while a condition lasts. */
export const campaignNotices = (say: Say): readonly Notice[] => [
  ...tensionNotices(say),
  ...borderWarNotices(say),
  ...surrenderNotices(say),
  ...axisNotices(say),
  ...alliedNotices(say),
]
