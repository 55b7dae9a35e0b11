import { z } from 'zod'
import { refusalsIn } from '../../editions/reading/index.ts'
import type { Refusal } from '../../rules/core/index.ts'
import { declarationOf, isOrderType, ORDER_TYPES, type Order, type OrderType, type Shape } from '../../rules/game/index.ts'

/** Says of something that is no order at all why it is none. */
const NO_ORDER = z.looseObject({ type: z.enum(ORDER_TYPES) }) as unknown as z.ZodType<Order>

type Read<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly refusals: readonly Refusal[] }

export type ReadOrder = { readonly ok: true; readonly order: Order } | { readonly ok: false; readonly refusals: readonly Refusal[] }

function readAs<T>(shape: Shape<T> | z.ZodType<T>, value: unknown): Read<T> {
  const read = z.safeParse(shape, value)
  return read.success
    ? { ok: true, data: read.data }
    : { ok: false, refusals: refusalsIn(read.error.issues, value, undefined, shape as z.ZodType) }
}

/** What is wrong with a part of an order that has a type of its own, under the name of the part. */
function wrongInPart(order: Order): readonly Refusal[] {
  const { part } = declarationOf(order)
  const found = part === undefined ? undefined : (order as unknown as Record<string, { readonly type: string }>)[part.of]
  const shape = found === undefined ? undefined : part?.shapes[found.type]
  const read = shape === undefined ? undefined : readAs(shape, found)
  return read === undefined || read.ok ? [] : read.refusals.map((refusal) => ({ ...refusal, words: `${part?.of}.${refusal.words}` }))
}

/** The kind of order that something says it is. */
function typeOf(value: unknown): OrderType | undefined {
  const { type } = (value ?? {}) as { readonly type?: unknown }
  return typeof type === 'string' && isOrderType(type) ? type : undefined
}

/** An order out of plain data, or everything that is wrong with it; whether the rules allow it is asked later. */
export function readOrder(value: unknown): ReadOrder {
  const type = typeOf(value)
  const read = readAs(type === undefined ? NO_ORDER : declarationOf({ type }).shape, value)
  if (!read.ok) return read
  const refusals = wrongInPart(read.data)
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, order: read.data }
}
