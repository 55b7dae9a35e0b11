import { isTurn, type Turn } from './calendar.ts'
import { isNation } from './countries.ts'
import type { Holder } from './facts/fact.ts'
import type { Place } from './places/places.ts'
import type { Situation } from './situation.ts'

/** Who holds a place, as far as reported. */
export function holderOf({ facts }: Pick<Situation, 'facts'>, place: Place): Holder {
  const holder = facts[`${place}.controller`]
  return typeof holder === 'string' && isNation(holder) ? holder : 'nobody'
}

/** When something happened, as far as reported. */
export function dateOf({ facts }: Pick<Situation, 'facts'>, fact: string): Turn | undefined {
  const date = facts[fact]
  return typeof date === 'string' && isTurn(date) ? date : undefined
}
