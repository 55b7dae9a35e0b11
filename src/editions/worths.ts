import type { Bond, Side, Target } from '../rules/core/index.ts'

/** What a target is worth to each side: a country as its ally, a point in anything else. */
export type Worths = Readonly<Partial<Record<Target, Readonly<Record<Side, number>>>>>

/** What results are worth when advice weighs them: defaults, which a player may change. */
export interface ResultWorths {
  /** Hundredths of what an ally is worth, by what a country grants, or because the side has conquered it. */
  readonly shares: Readonly<Record<Bond | 'conquered', number>>
  readonly books: Readonly<Record<string, Worths>>
}
