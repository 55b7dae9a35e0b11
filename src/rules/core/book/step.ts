import type { Citation, Told } from './citation.ts'

/** A number on the way to an answer that is no plain sum: a larger of two, a limit, a difference. */
export interface Step extends Told {
  readonly id: string
  readonly amount: number
  /** The ruling of ours it rests on, if any. */
  readonly ruling?: string
}

/** A number with the steps that led to it. */
export interface Working {
  readonly steps: readonly Step[]
  readonly value: number
}

/** What lines or steps come to. */
export const addUp = (lines: readonly { readonly amount: number }[]): number => lines.reduce((sum, { amount }) => sum + amount, 0)

export const step = (id: string, amount: number, words: string, cite: Citation, ruling?: string): Step => ({
  id,
  amount,
  words,
  cite,
  ...(ruling === undefined ? {} : { ruling }),
})
