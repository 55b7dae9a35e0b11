import type { ACTS } from './acts/register.ts'
import type { ActDeclaration, OrderDeclaration } from './declaration.ts'
import type { ORDERS } from './orders/register.ts'

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
