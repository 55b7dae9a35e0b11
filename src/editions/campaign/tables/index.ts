import type { Section } from '../../../rules/core/index.ts'
import type { TableDraft } from '../../edition.ts'
import { actions, subversions } from './actions.ts'
import { balkans, bulgaria, hungary, rumania, yugoslavia } from './balkans.ts'
import { forces, status } from './general.ts'
import { britain, france, germany, italy, russia, us } from './points.ts'
import { finland, norway, sweden } from './scandinavia.ts'
import { greece, spain, turkey } from './southern-europe.ts'
import { ukraine } from './ukraine.ts'
import { belgiumLuxembourg, ireland, vichyFrance } from './western-europe.ts'

/** Lines that several tables share. */
export const sections: readonly Section[] = [actions, subversions, status, forces, balkans]

/** The point tables and the countries, in the order of the book. */
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
]
