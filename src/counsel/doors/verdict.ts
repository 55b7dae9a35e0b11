import type { Refusal } from '../../rules/core/index.ts'
import type * as s from '../schema.ts'
import type { CONSEQUENCE, MAY, SUM, VERDICT, WORKING } from './shapes.ts'

export type Consequence = Readonly<s.Output<typeof CONSEQUENCE>>
export type MayAnswer = Readonly<s.Output<typeof MAY>>
export type VerdictAnswer = Readonly<s.Output<typeof VERDICT>>
export type WorkingAnswer = Readonly<s.Output<typeof WORKING>>
export type SumAnswer = Readonly<s.Output<typeof SUM>>

interface Brought {
  readonly price?: Readonly<Record<string, number>>
  readonly consequences?: readonly Consequence[]
}

/** Allowed if nothing stands against it; only then does it cost or bring anything. */
export const permitted = (refusals: readonly Refusal[], consequences: readonly Consequence[] = [], price = {}): MayAnswer => ({
  ok: true,
  allowed: refusals.length === 0,
  refusals,
  price: refusals.length === 0 ? price : {},
  consequences: refusals.length === 0 ? consequences : [],
})

/** The same, with the question it answers. */
export const verdict = (
  question: string,
  refusals: readonly Refusal[],
  { price = {}, consequences = [] }: Brought = {},
): VerdictAnswer => ({
  question,
  ...permitted(refusals, consequences, price),
})
