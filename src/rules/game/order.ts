import type { OrderDeclaration } from './declaration.ts'
import type { ORDERS } from './orders/register.ts'

type OrderIn<D> = D extends OrderDeclaration<infer O, infer _Own, infer _Others> ? O : never

/** What a seat asks. The referee's own orders move the game along. */
export type Order = OrderIn<(typeof ORDERS)[number]>

export type OrderType = Order['type']
export type OrderOf<T extends OrderType> = Extract<Order, { type: T }>
