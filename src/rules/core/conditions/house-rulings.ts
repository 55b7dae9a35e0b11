import { mapInside } from '../names.ts'
import { always, type Condition, never } from './condition.ts'

/** The answer that holds for each ruling with a choice. */
export type HouseRulings = Readonly<Record<string, string>>

/** Nothing can meet it. */
export const isNever = (condition: Condition): boolean => condition.is === 'not' && condition.of.is === 'always'

const isAlways = (condition: Condition): boolean => condition.is === 'always'

/** One condition whose parts are settled; only a joint of others can come to more by that. */
function simplified(condition: Condition, rulings: HouseRulings): Condition {
  switch (condition.is) {
    case 'ruled':
      return rulings[condition.ruling] === condition.choice ? always : never
    case 'called':
      return isAlways(condition.of) || isNever(condition.of) ? condition.of : condition
    case 'not':
      return isNever(condition.of) ? always : condition
    case 'all': {
      const parts = condition.of.filter((part) => !isAlways(part))
      return parts.some(isNever) ? never : parts.length === 0 ? always : { is: 'all', of: parts }
    }
    case 'any': {
      const parts = condition.of.filter((part) => !isNever(part))
      return parts.some(isAlways) ? always : parts.length === 0 ? never : { is: 'any', of: parts }
    }
    default:
      return condition
  }
}

/** What a condition can be made of others by; nothing else in a book is named so. */
const JOINTS: readonly unknown[] = ['ruled', 'called', 'not', 'all', 'any'] satisfies readonly Condition['is'][]
const isJoint = (data: object): data is Condition => 'is' in data && JOINTS.includes(data.is)

/** The data of a book with every question of a ruling in it answered, however deep it stands, and nothing left that is settled by that. */
export function underHouseRulings<T>(data: T, rulings: HouseRulings): T {
  if (typeof data !== 'object' || data === null) return data
  const inner = mapInside(data, (value) => underHouseRulings(value, rulings))
  return isJoint(inner) ? (simplified(inner, rulings) as T) : inner
}
