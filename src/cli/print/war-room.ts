import type { WarCell, WarObstacle, WarRoomAnswer } from '../../counsel/index.ts'
import { NATION_NAMES, POWER_NAMES, POWERS } from '../../rules/index.ts'
import { WAR_ROOM } from '../war-words.ts'
import { wrap } from '../wrap.ts'
import { inBrackets, labelOf } from './label.ts'
import type { Print } from './print.ts'

const WIDTH = 33

const printObstacle = ({ cite, words, atStart }: WarObstacle): string =>
  `${cite === undefined ? words : labelOf(cite)}${atStart === undefined ? '' : WAR_ROOM.atStart}`

function verdict({ allowed, isAtWar, price, obstacles }: WarCell): string {
  if (allowed) return WAR_ROOM.allowed(price)
  return isAtWar ? WAR_ROOM.atWar : WAR_ROOM.notOpen(obstacles.map(printObstacle))
}

/** A power to a paragraph, a nation to a line. */
export const printWarRoom: Print<WarRoomAnswer> = ({ cells, obligations }, { paint, columns }) => [
  ...POWERS.flatMap((power) => {
    const own = cells.filter(({ by }) => by === power)
    if (own.length === 0) return []
    const told = own.flatMap((cell) => {
      const means = cell.means === null ? '' : WAR_ROOM.means(POWER_NAMES[cell.means])
      return wrap(`  ${NATION_NAMES[cell.on].padEnd(WIDTH)}${verdict(cell)}${means}`, WIDTH + 4, columns)
    })
    return [paint.strong(POWER_NAMES[power]), ...told, '']
  }),
  ...(obligations.length === 0 ? [] : [paint.strong(WAR_ROOM.owed)]),
  ...obligations.flatMap(({ words, cite }) => wrap(`  ${words}  ${paint.faint(inBrackets(cite))}`, 4, columns)),
]
