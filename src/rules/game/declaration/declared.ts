import type { Delegation } from '../../core/index.ts'
import { ACTS } from '../acts/register.ts'
import type { Rulebook } from '../book/rulebook.ts'
import type { Game } from '../game.ts'
import { ORDERS } from '../orders/register.ts'
import type { ActDeclaration, EventDeclaration, OrderDeclaration } from './declaration.ts'

type OrderIn<D> = D extends OrderDeclaration<infer O, infer _Own, infer _Others> ? O : never

/** What a seat asks. The referee's own orders move the game along. */
export type Order = OrderIn<(typeof ORDERS)[number]>

export type OrderType = Order['type']
export type OrderOf<T extends OrderType> = Extract<Order, { type: T }>

type EventIn<D> =
  D extends OrderDeclaration<infer _O, infer Own, infer _Others>
    ? Own
    : D extends ActDeclaration<infer _A, infer Own, infer _Others>
      ? Own
      : never
/** What happened. An event carries all that is needed later: nothing is worked out again. */
export type Event = EventIn<(typeof ORDERS)[number] | (typeof ACTS)[number]>

export type EventType = Event['type']
export type EventOf<T extends EventType> = Extract<Event, { type: T }>

/** A declaration as it is for any order or event: which one it is for is known by its type alone. */
export type AnyOrderDeclaration = OrderDeclaration<Order, Event>
type AnyEventDeclaration = EventDeclaration<Event>

const BY_TYPE = new Map(ORDERS.map((one) => [one.type as OrderType, one as unknown as AnyOrderDeclaration]))

const EVENTS = new Map(
  [...ORDERS, ...ACTS].flatMap(({ events }) => Object.entries(events) as unknown as [EventType, AnyEventDeclaration][]),
)

export const ORDER_TYPES: readonly OrderType[] = [...BY_TYPE.keys()]
export const EVENT_TYPES: readonly EventType[] = [...EVENTS.keys()]

export const isOrderType = (name: string): name is OrderType => (BY_TYPE as ReadonlyMap<string, unknown>).has(name)

function found<T>(declaration: T | undefined, type: string): T {
  if (declaration === undefined) throw new Error(`nobody has declared ${type}`)
  return declaration
}

export const declarationOf = ({ type }: Pick<Order, 'type'>): AnyOrderDeclaration => found(BY_TYPE.get(type), type)

/** Orders of one kind that a delegation could think of giving, allowed or not, as far as it knows the game. */
export function offersOf(book: Rulebook, view: Game, by: Delegation, type: OrderType): readonly Order[] {
  const { offers } = declarationOf({ type })
  return offers === 'nothing' ? [] : offers(book, view, by)
}

export const eventDeclarationOf = ({ type }: Pick<Event, 'type'>): AnyEventDeclaration => found(EVENTS.get(type), type)
