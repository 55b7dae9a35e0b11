import { z } from 'zod'
import { refusalsIn } from '../editions/reading/index.ts'
import type { Refusal } from '../rules/core/index.ts'
import { declarationOf, ORDER_TYPES, type Order, type Shape } from '../rules/game/index.ts'

const ANY_ORDER = z.looseObject({ type: z.enum(ORDER_TYPES) })

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

/** An order out of plain data, or everything that is wrong with it; whether the rules allow it is asked later. */
export function readOrder(value: unknown): ReadOrder {
  const any = readAs(ANY_ORDER, value)
  if (!any.ok) return any
  const read = readAs<Order>(declarationOf(any.data).shape, value)
  if (!read.ok) return read
  const refusals = wrongInPart(read.data)
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, order: read.data }
}
