import { croatia, serbia } from '../../2023/contents/minor-tables/balkans.ts'
import { austria, czechoslovakia, poland } from '../../2023/contents/minor-tables/central-europe.ts'
import { albania } from '../../2023/contents/minor-tables/southern-europe.ts'

/** Without the prelude these six are no targets, and the Pact never gives Rumania proper to Russia. */
export const dropped: readonly string[] = [
  'BAL-B6/B7 variant',
  ...[croatia, serbia, albania, austria, czechoslovakia, poland].flatMap((table) => table.map((entry) => entry.number)),
]
