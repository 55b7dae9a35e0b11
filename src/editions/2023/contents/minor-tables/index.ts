import type { Entry } from '../../../../rules/index.ts'
import { balkans, bulgaria, croatia, hungary, rumania, serbia, yugoslavia } from './balkans.ts'
import { austria, czechoslovakia, poland } from './central-europe.ts'
import { finland, norway, sweden } from './scandinavia.ts'
import { albania, greece, turkey } from './southern-europe.ts'
import { ukraine } from './ukraine.ts'
import { belgiumLuxembourg, ireland, spain, vichyFrance } from './western-europe.ts'

/** The tables of the minor countries in printed order: the Balkan group, then the alphabet. */
export const minorTables: readonly Entry[] = [
  ...balkans,
  ...bulgaria,
  ...hungary,
  ...rumania,
  ...yugoslavia,
  ...croatia,
  ...serbia,
  ...albania,
  ...austria,
  ...belgiumLuxembourg,
  ...czechoslovakia,
  ...finland,
  ...greece,
  ...ireland,
  ...norway,
  ...poland,
  ...spain,
  ...sweden,
  ...turkey,
  ...ukraine,
  ...vichyFrance,
]
