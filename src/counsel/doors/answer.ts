import type { Citation, Refusal } from '../../rules/index.ts'

/** Every door answers so when it cannot: nothing has changed. */
export interface Refused {
  readonly ok: false
  readonly refusals: readonly Refusal[]
}

export const refused = (...refusals: readonly Refusal[]): Refused => ({ ok: false, refusals })

/** What an action brings. */
export interface Consequence {
  readonly what: string
  readonly who?: string
  readonly amount?: number
  readonly cite: Citation
}

/** What a question may be asked with, beside the situation; doors say what they take. */
export type Arguments = Readonly<Record<string, unknown>>
