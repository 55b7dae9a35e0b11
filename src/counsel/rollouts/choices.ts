import {
  type Delegation,
  FACTIONS,
  type Faction,
  isFaction,
  mapEach,
  type Placements,
  type Situation,
  type Target,
} from '../../rules/core/index.ts'
import {
  declarationOf,
  type Game,
  may,
  type Order,
  type OrderType,
  offersOf,
  ordersNow,
  type Rulebook,
  type StageOf,
  stageOf,
} from '../../rules/game/index.ts'
import { namedThisYear } from '../advice/known-points.ts'
import type { Pair } from '../scripts/script.ts'
import type { Random } from '../simulation/random.ts'

/** What one delegation may do now. Which orders of a kind are allowed is worked out when somebody asks. */
export class Choices {
  readonly book: Rulebook
  readonly by: Delegation
  /** Kinds of orders that are for the stage; where something is owed, only those. */
  readonly kinds: readonly OrderType[]
  readonly #game: Game
  readonly #openings: () => readonly Pair[]
  /** The last order that was found to be allowed. */
  #allowed: Order | undefined

  constructor(
    book: Rulebook,
    game: Game,
    by: Delegation,
    kinds: readonly OrderType[] = ordersNow(book, game),
    openings: () => readonly Pair[] = () => [],
  ) {
    this.#openings = openings
    this.book = book
    this.by = by
    this.kinds = kinds
    this.#game = game
  }

  /** The part of the turn it is. */
  get stage(): StageOf | undefined {
    return stageOf(this.book, this.#game)
  }

  /** Wars of its powers for which the map is ready. */
  get openings(): readonly Pair[] {
    return this.#openings()
  }

  /** Whether it has named a target this turn. */
  get hasNamed(): boolean {
    const { namings, turn } = this.#game.situation
    return namings.some((naming) => naming.by === this.by && naming.turn === turn)
  }

  /** Its own points, where they lie this year. */
  get placed(): Placements {
    return isFaction(this.by) ? this.#game.situation.placements[this.by] : {}
  }

  /** What is on the table, without the points that others have placed. */
  get situation(): Situation {
    const none = { axis: {}, westernAllies: {}, russia: {} }
    return { ...this.#game.situation, placements: isFaction(this.by) ? { ...none, [this.by]: this.placed } : none }
  }

  /** The same with what others have shown: points in countries that were named this year (49.425 (1), RC-96). */
  get shown(): Situation {
    const { situation } = this
    const { placements } = this.#game.situation
    const named = [...namedThisYear(situation, this.#game)]
    const shownOf = (by: Faction): Placements =>
      by === this.by ? placements[by] : Object.fromEntries(named.map((target) => [target, placements[by][target as Target] ?? 0]))
    return { ...situation, placements: mapEach(FACTIONS, shownOf) }
  }

  /** Points received for the year, of which none is placed yet; nothing where there is nothing to allocate. */
  get points(): number | undefined {
    const { points, sealed } = this.#game
    return isFaction(this.by) && points !== null && !sealed.includes(this.by) ? points[this.by] : undefined
  }

  /** Whether an order is allowed. Whoever chooses has most often just asked: nothing is asked twice of the same one. */
  may(order: Order): boolean {
    const isAllowed = order === this.#allowed || may(this.book, this.#game, order)
    if (isAllowed) this.#allowed = order
    return isAllowed
  }

  /** Every order of one kind that is allowed, as the menu has them. */
  of(kind: OrderType): readonly Order[] {
    return offersOf(this.book, this.#game, this.by, kind).filter((order) => this.may(order))
  }

  /** The first of those. */
  first(kind: OrderType): Order | undefined {
    return offersOf(this.book, this.#game, this.by, kind).find((order) => this.may(order))
  }

  /** The plainest of one kind that it owes: of a result that fell, what the book spares its side (R49-25). */
  owed(kind: OrderType): Order | undefined {
    return owedOf(this.book, this.#game, this.by, kind)[0]
  }

  /** One of those, each as likely as the others; no more of them are looked at than it takes. */
  any(kind: OrderType, random: Random): Order | undefined {
    const left = [...offersOf(this.book, this.#game, this.by, kind)]
    while (left.length > 0) {
      const at = random.below(left.length)
      const order = left[at] as Order
      if (this.may(order)) return order
      left[at] = left[left.length - 1] as Order
      left.pop()
    }
    return undefined
  }
}

/** What a delegation owes before the stage can end, kind by kind. */
export function owedNow(
  book: Rulebook,
  game: Game,
  by: Delegation,
): readonly { readonly kind: OrderType; readonly orders: readonly Order[] }[] {
  const found: { kind: OrderType; orders: readonly Order[] }[] = []
  for (const kind of ordersNow(book, game)) {
    const orders = owedOf(book, game, by, kind)
    if (orders.length > 0) found.push({ kind, orders })
  }
  return found
}

/** What it owes of one kind, in the plainest way. */
export function owedOf(book: Rulebook, game: Game, by: Delegation, type: OrderType): readonly Order[] {
  const { owed } = declarationOf({ type })
  return owed === undefined ? NO_ORDERS : owed(book, game, by).filter((order) => may(book, game, order))
}

const NO_ORDERS: readonly Order[] = []
