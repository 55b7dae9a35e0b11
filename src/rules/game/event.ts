import type { ACTS } from './acts/register.ts'
import type { ActDeclaration, OrderDeclaration } from './declaration.ts'
import type { ORDERS } from './register.ts'

type EventIn<D> = D extends OrderDeclaration<infer _O, infer E> ? E : D extends ActDeclaration<infer _A, infer E> ? E : never
type ActIn<D> = D extends ActDeclaration<infer A, infer _E> ? A : never

/** What happened. An event carries all that is needed later: nothing is worked out again. */
export type Event = EventIn<(typeof ORDERS)[number] | (typeof ACTS)[number]>

export type EventType = Event['type']
export type EventOf<T extends EventType> = Extract<Event, { type: T }>

/** What the referee does as a stage begins or ends. */
export type StageAct = ActIn<(typeof ACTS)[number]>
