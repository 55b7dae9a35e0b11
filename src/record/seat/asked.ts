import { type Delegation, FACTS } from '../../rules/core/index.ts'
import { declarationOf, type Menu, type Order, type Rulebook, type StageOf } from '../../rules/game/index.ts'
import { ASKED } from '../words.ts'

/** What a delegation is asked for now, in a sentence. */
export interface AskedOf {
  readonly for: Delegation
  readonly words: string
}

/** Orders that are always there, and are nothing that anybody is asked for. */
const ALWAYS: readonly Order['type'][] = ['pass', 'take-back', 'advance', 'correct-facts']

/** Where points stay hidden everybody is asked alike, whether there is anything to decide or not. */
const HIDDEN: readonly string[] = ['use-tension-point', 'play-covert-operations']

/** In the order of the stage, each kind of order that is open now, and first what is due; what is placed and sealed, with its numbers. */
export function askedWords(book: Rulebook, stage: StageOf, { offers, allocation, strike }: Menu, due: readonly string[] = []): string {
  if (allocation !== undefined)
    return ASKED.allocation(
      allocation.points,
      allocation.limit,
      allocation.untold.map((fact) => FACTS[fact].words),
    )
  const open = offers.filter(({ refusals }) => refusals.length === 0).map(({ order }) => order.type)
  const isOpen = (type: string): boolean => open.some((one) => one === type) || (type === 'strike' && strike !== undefined)
  const kinds = stage.orders.filter((type) => isOpen(type) && !ALWAYS.some((one) => one === type))
  const said = kinds.map((type) => {
    const { words } = declarationOf({ type: type as Order['type'] })
    return typeof words === 'string' ? words : words(book, stage)
  })
  const report = stage.orders.includes('report-facts') ? [ASKED.report] : []
  const words = ASKED.orders(
    [...said, ...report],
    open.includes('pass'),
    stage.orders.some((type) => HIDDEN.includes(type)),
  )
  return due.length === 0 ? words : `${due.join(', ')}: ${words}`
}
