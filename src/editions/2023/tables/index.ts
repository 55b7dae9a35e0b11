import type { Section } from '../../../rules/core/index.ts'
import type { TableDraft } from '../../edition.ts'
import { rgt } from '../tensions/rgt.ts'
import { usat } from '../tensions/usat.ts'
import { usjt } from '../tensions/usjt.ts'
import { britain, france, russia, us } from './allied-points.ts'
import { germany, italy } from './axis-points.ts'
import { balkans, bulgaria, hungary, rumania, yugoslavia } from './balkans.ts'
import { failures, roll } from './roll.ts'
import { finland, norway, sweden } from './scandinavia.ts'
import { greece, turkey } from './southern-europe.ts'
import { spain } from './spain.ts'
import { frenchSurrender, italianSurrender } from './surrender.ts'
import { ukraine } from './ukraine.ts'
import { vichyFrance } from './vichy.ts'
import { belgiumLuxembourg, ireland } from './western-europe.ts'

/** Lines that several tables share. */
export const sections: readonly Section[] = [roll, balkans, failures]

/** The point tables, the countries, the surrenders and the tension tracks, in the order of the book. */
export const tables: readonly TableDraft[] = [
  germany,
  italy,
  britain,
  france,
  us,
  russia,
  bulgaria,
  hungary,
  rumania,
  yugoslavia,
  belgiumLuxembourg,
  finland,
  greece,
  ireland,
  norway,
  spain,
  sweden,
  turkey,
  ukraine,
  vichyFrance,
  italianSurrender,
  frenchSurrender,
  rgt,
  usat,
  usjt,
]
