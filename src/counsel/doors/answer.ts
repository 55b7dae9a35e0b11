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
  readonly ruling?: string
  /** The rule of another book that stands in here. */
  readonly standsIn?: Citation
  /** A line of the price, in BRPs. */
  readonly is?: 'price'
}

/** What a question may be asked with, beside the situation; doors say what they take. */
export type Arguments = Readonly<Record<string, unknown>>

/** May it be done? Every rule against it, what it costs and what it brings. */
export interface MayAnswer {
  readonly ok: true
  readonly allowed: boolean
  readonly refusals: readonly Refusal[]
  readonly price: Readonly<Record<string, number>>
  readonly consequences: readonly Consequence[]
}

/** Allowed if nothing stands against it; only then does it bring anything. */
export const permitted = (refusals: readonly Refusal[], consequences: readonly Consequence[] = []): MayAnswer => ({
  ok: true,
  allowed: refusals.length === 0,
  refusals,
  price: {},
  consequences: refusals.length === 0 ? consequences : [],
})
