import type { Refusal } from '../../rules/core/index.ts'

/** Every door answers so when it cannot: nothing has changed. */
export interface Refused {
  readonly ok: false
  readonly refusals: readonly Refusal[]
}

export const refused = (...refusals: readonly Refusal[]): Refused => ({ ok: false, refusals })

/** What a question may be asked with, as it comes from outside; doors say what they take, and read it. */
export type Arguments = Readonly<Record<string, unknown>>
