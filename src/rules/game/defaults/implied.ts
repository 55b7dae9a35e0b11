import { type Delegation, isFaction } from '../../core/index.ts'
import type { Rulebook } from '../book/rulebook.ts'
import type { StageOf } from '../book/stage.ts'
import { declarationOf, isOrderType, type Order, type OrderType, offersOf } from '../declaration/declared.ts'
import type { Game } from '../game.ts'
import { onlyResults } from '../orders/rolls/take-result.ts'
import type { PassReason } from '../orders/table/pass.ts'
import { stageOf } from '../sequence.ts'
import { may, whyNot } from '../why-not.ts'
import { NO_STANDING_ORDER, type Topic, topicsIn } from './standing.ts'

/** What needs no order of its own: one that somebody's word or the position has given already, or a pass with its reason. */
export type Implied =
  | { readonly is: 'order'; readonly order: Order }
  | { readonly is: 'pass'; readonly by: Delegation; readonly because: PassReason }

/** What a delegation said beforehand that it leaves alone. */
const leftAlone = ({ standing, situation }: Game, by: Delegation): readonly Topic[] =>
  topicsIn(standing[by] ?? NO_STANDING_ORDER, situation.turn)

/** What the stage cannot end without, of one delegation, as far as it may be given. */
export const owedBy = (book: Rulebook, game: Game, { orders }: StageOf, by: Delegation): readonly Order[] =>
  orders
    .filter(isOrderType)
    .flatMap((type) => declarationOf({ type }).owed?.(book, game, by) ?? [])
    .filter((order) => may(book, game, order))

/** What is owed of these orders says only that there is nothing. */
export const isOwingNothing = (type: OrderType): boolean => declarationOf({ type }).topic?.owesNothing === true

/** Owed orders that only say that there is nothing, on a matter that is left alone. */
function saidBeforehand(book: Rulebook, game: Game, stage: StageOf, by: Delegation): Order | undefined {
  const topics = leftAlone(game, by)
  const orders = stage.orders.filter(isOrderType).filter((type) => {
    const { topic } = declarationOf({ type })
    return topic !== undefined && isOwingNothing(type) && topics.includes(topic.is)
  })
  return owedBy(book, game, { ...stage, orders }, by)[0]
}

/** Whether a delegation could have something to say on a matter of the stage, other than those it leaves alone. */
const isAnythingOpen = (book: Rulebook, game: Game, { orders }: StageOf, by: Delegation, except: readonly Topic[]): boolean =>
  orders.filter(isOrderType).some((type) => {
    const { topic } = declarationOf({ type })
    if (topic === undefined || except.includes(topic.is)) return false
    const { concerns } = topic
    if (concerns === 'always') return true
    return concerns === 'what-is-offered'
      ? offersOf(book, game, by, type).some((order) => may(book, game, order))
      : concerns(book, game, by)
  })

/** A choice, an answer, a duty, a war owed, an attack under way: nobody decides over these beforehand. Support holds up everybody. */
export const isConcernedByName = (book: Rulebook, game: Game, stage: StageOf, by: Delegation): boolean =>
  stage.settles !== undefined ||
  game.support.length > 0 ||
  (stage.orders.includes('strike') && game.strike !== null && game.strike.step !== 'over') ||
  owedBy(book, game, stage, by).length > 0

/** Why somebody who is asked here is done without saying so. */
function reasonToPass(book: Rulebook, game: Game, stage: StageOf, by: Delegation): PassReason | undefined {
  const topics = leftAlone(game, by)
  if (game.passes === 'said' && topics.length === 0) return undefined
  const isSealing = game.passes === 'implied' && stage.orders.includes('seal-allocation') && isFaction(by)
  if (!isSealing && isAnythingOpen(book, game, stage, by, topics)) return undefined
  // That Initiative puts others first is no reason to say something.
  const against = whyNot(book, game, { type: 'pass', by }).filter(({ code }) => code !== 'not-your-turn')
  if (against.length > 0 || isConcernedByName(book, game, stage, by)) return undefined
  if (isSealing) return 'sealed'
  return game.passes === 'implied' && !isAnythingOpen(book, game, stage, by, []) ? 'nothing-to-choose' : 'standing-order'
}

/** Whether somebody who is asked here has nothing left but to say that he is done, these orders being no matter of his. */
export function hasOnlyToPass(book: Rulebook, game: Game, by: Delegation, except: readonly OrderType[]): boolean {
  const stage = stageOf(book, game)
  if (stage === undefined || game.ending !== null || !game.asked.includes(by)) return false
  // What others still do here may give him something to react to.
  if (stage.reactionsOnly === true && game.asked.length > 1) return false
  const own = { ...stage, orders: stage.orders.filter((type) => !except.some((one) => one === type)) }
  return (
    !isAnythingOpen(book, game, own, by, leftAlone(game, by)) &&
    !isConcernedByName(book, game, stage, by) &&
    may(book, game, { type: 'pass', by })
  )
}

/** Whoever names and rolls in one order has nothing to say before the die; it falls as soon as it may. */
function namedToRoll(book: Rulebook, game: Game, stage: StageOf, order: Order): Implied | undefined {
  if (order.type !== 'name-targets' || order.roll !== true || game.phase === null) return undefined
  const { by, nominations } = order
  if (!stage.orders.includes('roll')) return may(book, game, { type: 'pass', by }) ? { is: 'pass', by, because: 'rolls-next' } : undefined
  const rolls = nominations.map(({ target }): Order => ({ type: 'roll', by, target }))
  const next = rolls.find((one) => may(book, game, one))
  return next === undefined ? undefined : { is: 'order', order: next }
}

/** What follows next without a word from anybody, after an order and what it brought. */
export function impliedNext(book: Rulebook, game: Game, after: Order): Implied | undefined {
  const stage = stageOf(book, game)
  if (stage === undefined || game.ending !== null) return undefined
  // Where everybody says for himself that he is done, and nobody has said anything beforehand, that is all.
  if (game.passes === 'said' && Object.keys(game.standing).length === 0) return namedToRoll(book, game, stage, after)
  const [only] = game.passes === 'implied' ? onlyResults(book, game) : []
  if (only !== undefined && may(book, game, only)) return { is: 'order', order: only }
  const said = (Object.keys(game.standing) as Delegation[])
    .map((by) => saidBeforehand(book, game, stage, by))
    .find((one) => one !== undefined)
  if (said !== undefined) return { is: 'order', order: said }
  const rolling = namedToRoll(book, game, stage, after)
  if (rolling !== undefined) return rolling
  const passing = game.asked.flatMap((by) => {
    const because = reasonToPass(book, game, stage, by)
    return because === undefined ? [] : [{ is: 'pass', by, because } as const]
  })
  // Where others' acts may still bring a faction a right to react, none is done before those who act; whoever names nobody has none.
  const isWaiting = stage.reactionsOnly === true && passing.length < game.asked.length
  return passing.find(({ by }) => !(isWaiting && isFaction(by)) && may(book, game, { type: 'pass', by }))
}
