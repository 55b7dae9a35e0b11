import { always, type Condition, never } from '../conditions/condition.ts'
import { denied } from './grammar.ts'

type Join = 'all' | 'any'

const isSame = (one: Condition, other: Condition): boolean =>
  one === other || (one.is === other.is && JSON.stringify(one) === JSON.stringify(other))

/** Lists within lists of the same kind are one list; what is always so, or said twice, is left out. */
function joined(is: Join, parts: readonly Condition[]): Condition {
  const [idle, deciding] = is === 'all' ? [always, never] : [never, always]
  const flat = parts.flatMap((part) => (part.is === is ? part.of : [part])).filter((part) => !isSame(part, idle))
  if (flat.some((part) => isSame(part, deciding))) return deciding
  const of = flat.filter((part, index) => flat.findIndex((other) => isSame(other, part)) === index)
  const [first, second] = of
  return first === undefined ? idle : second === undefined ? first : { is, of }
}

function deniedSimply(condition: Condition): Condition {
  switch (condition.is) {
    case 'not':
      return simpleForm(condition.of)
    case 'all':
      return joined('any', condition.of.map(deniedSimply))
    case 'any':
      return joined('all', condition.of.map(deniedSimply))
    case 'called':
      return denied(condition.words) === undefined ? deniedSimply(condition.of) : { is: 'not', of: condition }
    default:
      return { is: 'not', of: condition }
  }
}

/** The same condition as a person would list it: every "not" stands at what it denies. */
export function simpleForm(condition: Condition): Condition {
  switch (condition.is) {
    case 'all':
    case 'any':
      return joined(condition.is, condition.of.map(simpleForm))
    case 'not':
      return deniedSimply(condition.of)
    default:
      return condition
  }
}
