import { isMet, measure } from '../conditions/compilation.ts'
import type { Condition, Quantity } from '../conditions/condition.ts'
import type { Faction, Power } from '../nations/powers.ts'
import type { Situation } from '../situation/situation.ts'
import type { Citation, Told } from './citation.ts'

/** Something that a surrender or a declaration brings with it, if its condition is met once that has happened. */
export interface Aftermath extends Told {
  readonly id: string
  readonly who?: Power | Faction
  readonly when: Condition
  readonly amount?: Quantity
  readonly ruling?: string
}

/** One thing that follows, with its rule. */
export interface Following {
  readonly what: string
  readonly who?: string
  readonly amount?: number
  readonly cite: Citation
  readonly ruling?: string
}

/** Everything that follows, as things stand afterwards. */
export const following = (rows: readonly Aftermath[], after: Situation): readonly Following[] =>
  rows
    .filter(({ when }) => isMet(when, after))
    .map(({ words, who, amount, cite, ruling }) => ({
      what: words,
      ...(who === undefined ? {} : { who }),
      ...(amount === undefined ? {} : { amount: measure(amount, after) }),
      cite,
      ...(ruling === undefined ? {} : { ruling }),
    }))
