import { untoldOfYear, whyNotAllocate } from '../../chapters/points/index.ts'
import {
  type Delegation,
  type FactId,
  type Faction,
  isAtTable,
  isFaction,
  type Nation,
  onceFor,
  type Refusal,
  TARGETS,
  type Target,
} from '../../core/index.ts'
import type { Rulebook } from '../book/rulebook.ts'
import type { StageOf } from '../book/stage.ts'
import { declarationOf, isOrderType, type Order, type OrderType, offersOf } from '../declaration/declared.ts'
import type { Game } from '../game.ts'
import { ORDERS } from '../orders/register.ts'
import type { RollInput } from '../orders/rolls/roll-inputs.ts'
import type { Seat } from '../seat.ts'
import { whyNotFrom } from '../seating.ts'
import { stageOf } from '../sequence.ts'
import { type Foresight, foresee, NOTHING_FORESEEN } from './foresight.ts'

/** An order as it could be given now: every rule against it, or what it costs and brings. */
export interface Offer extends Omit<Foresight, 'events' | 'later'> {
  readonly order: Order
  /** Others that it could name to the same effect, where there are any. */
  readonly means?: readonly Nation[]
  /** Numbers on the map that its die would read and nobody has reported. */
  readonly inputs?: readonly RollInput[]
}

/** For whoever sits in some of a delegation's seats: what its other seats alone may order is as little theirs as what a rule forbids. */
export function offerOf(book: Rulebook, view: Game, order: Order, seats?: readonly Seat[]): Offer {
  const refusals = seats === undefined ? [] : whyNotFrom(seats, order)
  const {
    events: _events,
    later: _later,
    ...foresight
  } = refusals.length > 0 ? { ...NOTHING_FORESEEN, refusals } : foresee(book, view, order)
  const inputs = foresight.refusals.length > 0 ? [] : (declarationOf(order).inputs?.(book, view, order) ?? [])
  const means = foresight.refusals.length > 0 ? [] : (declarationOf(order).means?.(book, view, order) ?? [])
  return { order, ...foresight, ...(means.length === 0 ? {} : { means }), ...(inputs.length === 0 ? {} : { inputs }) }
}

/** Where a faction's points may go this year, and how many. */
export interface AllocationLimits {
  readonly points: number
  readonly limit: number
  /** Facts of this year start that the points go by, and nobody has reported. */
  readonly untold: readonly FactId[]
  readonly targets: readonly { readonly target: Target; readonly most: number; readonly refusals: readonly Refusal[] }[]
}

/** What may be ordered now by those who sit together, as far as they know the game. */
export interface Menu {
  readonly offers: readonly Offer[]
  readonly allocation?: AllocationLimits
  /** Facts of the map may be reported now. */
  readonly mayReport: boolean
  /** The kind of step the attack on Pearl Harbor waits for, if it is theirs. */
  readonly strike?: string
}

const AT_ANY_TIME: readonly OrderType[] = ORDERS.filter(({ when }) => when === 'at-any-time').map(({ type }) => type)

const ordersOf = onceFor(({ orders }: StageOf): readonly OrderType[] => orders.filter(isOrderType))

const NO_ORDERS: readonly OrderType[] = []

/** Kinds of orders that belong to the stage in hand. */
export function ordersNow(book: Rulebook, game: Game): readonly OrderType[] {
  const stage = stageOf(book, game)
  return stage === undefined ? NO_ORDERS : ordersOf(stage)
}

/** The most of a target that stays within every limit, and what stands against even one point. */
function allocationLimits(book: Rulebook, game: Game, by: Faction): AllocationLimits | undefined {
  const points = game.points?.[by]
  if (points === undefined || game.sealed.includes(by)) return undefined
  const limit = book.clauses.allocationLimit(points).value
  return {
    points,
    limit,
    untold: untoldOfYear(book, game.situation, by),
    targets: TARGETS.map((target) => {
      const refusals = whyNotAllocate(book, game.situation, by, { [target]: 1 }, Math.max(points, 1))
      const steps = Array.from({ length: limit }, (_, index) => limit - index)
      const most = steps.find((number) => whyNotAllocate(book, game.situation, by, { [target]: number }, points).length === 0) ?? 0
      return { target, most, refusals: most > 0 ? [] : refusals }
    }),
  }
}

/** Everything those who sit together may do now, what is owed first, and why not what they may not: asked of their view, never of the whole game. */
export function menu(book: Rulebook, view: Game, by: Delegation, seats?: readonly Seat[]): Menu {
  const stage = stageOf(book, view)
  if (stage === undefined || view.ending !== null || !isAtTable(book, view.situation, by)) return { offers: [], mayReport: false }
  const types = [...new Set([...ordersNow(book, view), ...AT_ANY_TIME])]
  const owed = types.filter((type) => (declarationOf({ type }).owed?.(book, view, by) ?? []).length > 0)
  const orders = [...new Set([...owed, ...types])].flatMap((type) => offersOf(book, view, by, type))
  const limits = stage.orders.includes('seal-allocation') && isFaction(by) ? allocationLimits(book, view, by) : undefined
  return {
    offers: orders.map((order) => offerOf(book, view, order, seats)),
    ...(limits === undefined ? {} : { allocation: limits }),
    mayReport: stage.orders.includes('report-facts') || view.phase !== null,
    ...(stage.orders.includes('strike') && view.strike !== null ? { strike: view.strike.step } : {}),
  }
}
