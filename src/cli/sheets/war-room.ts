import type { WarCell, WarObstacle, WarRoomAnswer } from '../../counsel/index.ts'
import { NATION_NAMES, POWER_NAMES, POWERS } from '../../rules/index.ts'
import { fold } from '../fold.ts'
import { WAR_ROOM } from '../war-words.ts'
import { inBrackets, labelOf } from './label.ts'
import type { Sheet } from './sheet.ts'

const WIDTH = 33

const obstacleOnSheet = ({ cite, words, atStart }: WarObstacle): string =>
  `${cite === undefined ? words : labelOf(cite)}${atStart === undefined ? '' : WAR_ROOM.atStart}`

function verdict({ allowed, isAtWar, price, obstacles }: WarCell): string {
  if (allowed) return WAR_ROOM.allowed(price)
  return isAtWar ? WAR_ROOM.atWar : WAR_ROOM.notOpen(obstacles.map(obstacleOnSheet))
}

/** A power to a paragraph, a nation to a line. */
export const warRoomSheet: Sheet<WarRoomAnswer> = ({ cells, obligations }, { paint, columns }) => [
  ...POWERS.flatMap((power) => {
    const own = cells.filter(({ by }) => by === power)
    if (own.length === 0) return []
    const told = own.flatMap((cell) => {
      const means = cell.means === null ? '' : WAR_ROOM.means(POWER_NAMES[cell.means])
      return fold(`  ${NATION_NAMES[cell.on].padEnd(WIDTH)}${verdict(cell)}${means}`, WIDTH + 4, columns)
    })
    return [paint.strong(POWER_NAMES[power]), ...told, '']
  }),
  ...(obligations.length === 0 ? [] : [paint.strong(WAR_ROOM.owed)]),
  ...obligations.flatMap(({ words, cite }) => fold(`  ${words}  ${paint.faint(inBrackets(cite))}`, 4, columns)),
]
