import { type Refusal, saidInTerms } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'

/** Every door answers so when it cannot: nothing has changed. */
export interface Refused {
  readonly ok: false
  readonly refusals: readonly Refusal[]
}

export const refused = (...refusals: readonly Refusal[]): Refused => ({ ok: false, refusals })

/** What a question may be asked with, as it comes from outside; doors say what they take, and read it. */
export type Arguments = Readonly<Record<string, unknown>>

/** A refusal in the book’s own words; one of an argument keeps to its name. */
export const inOwnTerms = <R extends Refused>(given: R, { clauses: { terms } }: Rulebook): R => ({
  ...given,
  refusals: given.refusals.map((refusal) => (refusal.code === 'misasked' ? refusal : saidInTerms(refusal, terms))),
})
