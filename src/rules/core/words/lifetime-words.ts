import type { Lifetime } from '../facts/fact.ts'
import { isNation, NATION_NAMES } from '../nations/countries.ts'
import { isPlace, PLACES } from '../places/places.ts'

const SPANS = { turn: 'turn', 'allied-turn': 'Allied player turn', year: 'year' } as const
const HOLDERS = { axis: 'the Axis', allies: 'the Allies', japan: 'Japan' } as const

const nameOf = (id: string): string => (isNation(id) ? NATION_NAMES[id] : isPlace(id) ? PLACES[id].name : id)

/** How long a fact lasts, after "lasts". */
export function lifetimeWords(lasts: Lifetime): string {
  switch (lasts.is) {
    case 'until-told':
      return 'until told otherwise'
    case 'for-good':
      return 'for good'
    case 'turn':
    case 'allied-turn':
    case 'year': {
      const span = SPANS[lasts.is]
      return lasts.after === undefined ? `one ${span}` : `one ${span}; the next takes over ${lasts.after}`
    }
    case 'highest':
      return `for good; rises with ${lasts.of}`
    case 'result':
      return `while the result in ${nameOf(lasts.of)} stays in effect`
    case 'lending-result':
      return `until a result lets ${nameOf(lasts.of)} lend units again`
    case 'side':
      return `until ${nameOf(lasts.of)} changes sides`
    case 'war':
      return `while ${lasts.between.map(nameOf).join(' and ')} are at war`
    case 'declaration':
      return `unless ${nameOf(lasts.by)}’s war on ${lasts.on.map(nameOf).join(' or ')} is revoked`
    case 'hold':
      return `while ${lasts.by === undefined ? 'the same side occupies' : `${HOLDERS[lasts.by]} hold`} ${nameOf(lasts.place)}`
  }
}
