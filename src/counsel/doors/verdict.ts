import type { Following, Line, Refusal, Step } from '../../rules/index.ts'
import type { Consequence } from './answer.ts'

/** May it be done, and what does it bring? */
export interface VerdictAnswer {
  readonly ok: true
  readonly question: string
  readonly allowed: boolean
  readonly refusals: readonly Refusal[]
  readonly price: Readonly<Record<string, number>>
  readonly consequences: readonly Consequence[]
}

/** What does it come to, step by step? */
export interface WorkingAnswer {
  readonly ok: true
  readonly question: string
  readonly value: number
  readonly steps: readonly Step[]
}

/** What does it add up to, line by line? */
export interface SumAnswer {
  readonly ok: true
  readonly question: string
  readonly lines: readonly Line[]
  readonly total: number
}

/** Allowed if nothing stands against it; only then does it cost or bring anything. */
export const verdict = (
  question: string,
  refusals: readonly Refusal[],
  { price = {}, consequences = [] }: { price?: Readonly<Record<string, number>>; consequences?: readonly (Consequence | Following)[] } = {},
): VerdictAnswer => ({
  ok: true,
  question,
  allowed: refusals.length === 0,
  refusals,
  price: refusals.length === 0 ? price : {},
  consequences: refusals.length === 0 ? consequences : [],
})
