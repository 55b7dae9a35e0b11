import type { Capitulation } from '../../../rules/chapters/surrender/index.ts'
import { type Aftermath, all, always, beganWar, type Condition, not, type Power } from '../../../rules/core/index.ts'
import type { Cite } from '../../edition.ts'

type More = Partial<Pick<Aftermath, 'when' | 'who' | 'amount' | 'ruling'>>

/** Makes what follows of a number and our words; without a condition it always follows. */
export const rowsOf =
  (rule: Cite) =>
  (id: string, number: string, words: string, more: More = {}): Aftermath => ({ id, when: always, words, cite: rule(number), ...more })

/** Nobody has said which of two camps declared their war. */
export const isUndeclared = (one: readonly Power[], other: readonly Power[]): Condition =>
  all(not(beganWar(one, other)), not(beganWar(other, one)))

/** What most capitulations do without. */
export const PLAIN: Pick<Capitulation, 'delays' | 'dates' | 'terms' | 'meanwhile'> = {
  delays: [],
  dates: [],
  terms: [],
  meanwhile: [],
}

/** What nothing forced does not come again by itself, but may be offered again. */
export const offeredAnew = (rule: Cite) => ({
  words: 'it was offered of free will: it comes again only if it is offered again, in any later turn',
  cite: rule('RC-97'),
})
