import type { Delegation } from '../../core/index.ts'
import type { Rulebook } from '../book/rulebook.ts'
import { isOrderType, type Order, offersOf } from '../declaration/declared.ts'
import type { Game } from '../game.ts'
import { stageOf } from '../sequence.ts'
import { whyNot } from '../why-not.ts'
import { isConcernedByName, isOwingNothing, owedBy } from './implied.ts'

/**
 * What can be said in the name of somebody who has not spoken in time: that there is nothing, the only thing there is to do, or the plainest
 * of several, which is a choice.
 */
export const DEFAULTS = ['nothing', 'only', 'plainest'] as const
export interface Default {
  readonly is: (typeof DEFAULTS)[number]
  readonly order: Order
}

const isAmong = (orders: readonly Order[], order: Order): boolean => orders.some((one) => JSON.stringify(one) === JSON.stringify(order))

/** Whether nothing else of its kind could be ordered. */
function isOnly(book: Rulebook, game: Game, by: Delegation, owed: readonly Order[], { type }: Order): boolean {
  const open = offersOf(book, game, by, type).filter((order) => whyNot(book, game, order).length === 0)
  return open.length > 0 && open.every((order) => isAmong(owed, order))
}

/** The next order that a delegation owes, or its pass; nothing where only it can say what it does. Asked of a view, it says what its owner may know. */
export function defaultOf(book: Rulebook, game: Game, by: Delegation): Default | undefined {
  const stage = stageOf(book, game)
  if (stage === undefined || game.ending !== null) return undefined
  const owed = owedBy(book, game, stage, by)
  const nothing = owed.find(({ type }) => isOrderType(type) && isOwingNothing(type))
  if (nothing !== undefined) return { is: 'nothing', order: nothing }
  const only = owed.find((order) => isOnly(book, game, by, owed, order))
  if (only !== undefined) return { is: 'only', order: only }
  const [plainest] = owed
  if (plainest !== undefined) return { is: 'plainest', order: plainest }
  const pass: Order = { type: 'pass', by }
  return isConcernedByName(book, game, stage, by) || whyNot(book, game, pass).length > 0 ? undefined : { is: 'nothing', order: pass }
}
