import { always, type Condition, never } from '../conditions/condition.ts'
import { denied } from './grammar.ts'

type Join = 'all' | 'any'

const isSame = (one: Condition, other: Condition): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Lists within lists of the same kind are one list; what is always so, or said twice, is left out. */
function joined(is: Join, parts: readonly Condition[]): Condition {
  const [idle, deciding] = is === 'all' ? [always, never] : [never, always]
  const flat = parts.flatMap((part) => (part.is === is ? part.of : [part])).filter((part) => !isSame(part, idle))
  if (flat.some((part) => isSame(part, deciding))) return deciding
  const of = flat.filter((part, index) => flat.findIndex((other) => isSame(other, part)) === index)
  const [first, second] = of
  return first === undefined ? idle : second === undefined ? first : { is, of }
}

function deniedPlainly(condition: Condition): Condition {
  switch (condition.is) {
    case 'not':
      return plainly(condition.of)
    case 'all':
      return joined('any', condition.of.map(deniedPlainly))
    case 'any':
      return joined('all', condition.of.map(deniedPlainly))
    case 'called':
      return denied(condition.words) === undefined ? deniedPlainly(condition.of) : { is: 'not', of: condition }
    default:
      return { is: 'not', of: condition }
  }
}

/** The same condition as a person would list it: every "not" stands at what it denies. */
export function plainly(condition: Condition): Condition {
  switch (condition.is) {
    case 'all':
    case 'any':
      return joined(condition.is, condition.of.map(plainly))
    case 'not':
      return deniedPlainly(condition.of)
    default:
      return condition
  }
}
