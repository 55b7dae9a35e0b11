import { chineseCollapse, europeanArmistice, pacificArmistice } from './armistices.ts'
import { germany, italy, japan } from './axis.ts'
import { routeDigest, statusDigest, surrenderDigest } from './digests.ts'
import { lendLease, nationalistChina } from './lend-lease.ts'
import { minorSurrenders, neutrality, statuses } from './minors.ts'
import { communistPartisans, fascistPartisans, resistance } from './partisans.ts'
import { actions, phase, reactions, tensions } from './phase.ts'
import { points } from './points.ts'
import { russia } from './russia.ts'
import { axisSurrenders, britishSurrender, frenchSurrender, russianSurrender } from './surrenders.ts'
import { britain, france, usa } from './western-allies.ts'

/** Chapter 3 of the campaign, clause by clause, then its tables. */
export const contents = [
  ...points,
  ...phase,
  ...actions,
  ...reactions,
  ...tensions,
  ...germany,
  ...italy,
  ...japan,
  ...france,
  ...britain,
  ...russia,
  ...usa,
  ...nationalistChina,
  ...lendLease,
  ...minorSurrenders,
  ...neutrality,
  ...statuses,
  ...axisSurrenders,
  ...frenchSurrender,
  ...britishSurrender,
  ...russianSurrender,
  ...europeanArmistice,
  ...pacificArmistice,
  ...chineseCollapse,
  ...fascistPartisans,
  ...resistance,
  ...communistPartisans,
  ...routeDigest,
  ...statusDigest,
  ...surrenderDigest,
]
