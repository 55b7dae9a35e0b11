import type { WarCell, WarObstacle, WarRoomAnswer } from '../../../../counsel/index.ts'
import { NATION_NAMES, POWER_NAMES, POWERS } from '../../../../rules/core/index.ts'
import { labelOf } from '../../label.ts'
import { type Print, said } from '../../text.ts'
import { WAR_ROOM } from '../../words/war.ts'

const WIDTH = 33

const obstacleWords = ({ cite, words, atStart }: WarObstacle): string =>
  `${cite === undefined ? words : labelOf(cite)}${atStart === undefined ? '' : WAR_ROOM.atStart}`

function verdict({ allowed, isAtWar, price, unreported, obstacles }: WarCell): string {
  if (allowed) return unreported === undefined ? WAR_ROOM.allowed(price) : WAR_ROOM.unpriced(unreported)
  return isAtWar ? WAR_ROOM.atWar : WAR_ROOM.notOpen(obstacles.map(obstacleWords))
}

/** A power to a paragraph, a nation to a line. */
export const print: Print<WarRoomAnswer> = ({ cells, obligations }, look) => [
  ...POWERS.flatMap((power) => {
    const own = cells.filter(({ by }) => by === power)
    if (own.length === 0) return []
    const told = own.flatMap((cell) => {
      const means = cell.means === null ? '' : WAR_ROOM.means(POWER_NAMES[cell.means])
      return said({ words: `${NATION_NAMES[cell.on].padEnd(WIDTH)}${verdict(cell)}${means}` }, 2, look, WIDTH + 4)
    })
    return [look.paint.strong(POWER_NAMES[power]), ...told, '']
  }),
  ...(obligations.length === 0 ? [] : [look.paint.strong(WAR_ROOM.owed)]),
  ...obligations.flatMap(({ words, cite }) => said({ words, cite }, 2, look)),
]
