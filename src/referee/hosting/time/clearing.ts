import type { Paper } from '../../store/store.ts'
import { isBotTenure } from '../bots/bot-setting.ts'
import type { Hall } from '../hall.ts'
import type { HostedGame } from '../hosted-game.ts'
import type { Errand } from '../rounds.ts'

/** The paper of a game in which nobody has given an order yet: how many days were counted. */
const UNUSED = 'unused'

export const A_DAY = 24 * 3_600_000

interface Counted {
  readonly days: number
}

const paperOf = (game: string, days: number, now: number): Paper => ({
  kind: UNUSED,
  id: game,
  game,
  due: now + A_DAY,
  body: { days } satisfies Counted,
})

/** Written beside a new game. One that goes on from a record was used before. */
export const unusedPaper = (game: string, now: number): Paper => paperOf(game, 0, now)

/** Whether a person ever gave an order, be it undone since. */
const isUsed = ({ lines }: HostedGame): boolean =>
  lines.some((line) => line.type === 'order' && line.by !== null && !('tenure' in line.by && isBotTenure(line.by.tenure)))

/**
 * Clears games in which nobody gave an order for so many days. Days are counted one by one, while the referee runs: a clock that is set a year
 * on clears nothing, nor does a server that was off for a month.
 */
export const clearing = (most: number, cleared: () => void): Errand => ({
  kind: UNUSED,
  every: 60_000,
  goOn: async (hall: Hall, game: string) => {
    const [paper, hosted] = [await hall.store.paper(UNUSED, game), await hall.open(game)]
    if (paper === undefined) return
    const days = (paper.body as Counted).days + 1
    if (hosted === undefined || isUsed(hosted)) await hall.store.put([], [paper])
    else if (days < most) await hall.store.put([paperOf(game, days, hall.sources.now())])
    else if (await hall.remove(hosted)) cleared()
  },
})
