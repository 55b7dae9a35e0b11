import { mapInside } from '../names.ts'
import { always, type Condition, never } from './condition.ts'

/** The answer that holds for each ruling with a choice. */
export type HouseRulings = Readonly<Record<string, string>>

/** Nothing can meet it. */
export const isNever = (condition: Condition): boolean => condition.is === 'not' && condition.of.is === 'always'

const isAlways = (condition: Condition): boolean => condition.is === 'always'

const isSettled = (condition: Condition): boolean => isAlways(condition) || isNever(condition)

const joined = (by: 'all' | 'any', of: readonly Condition[], none: Condition): Condition => (of.length === 0 ? none : { is: by, of })

/** One condition whose parts are settled; only a joint of others can come to more by that. */
function simplified(condition: Condition, rulings: HouseRulings): Condition {
  switch (condition.is) {
    case 'ruled':
      return rulings[condition.ruling] === condition.choice ? always : never
    case 'called':
      return isAlways(condition.of) || isNever(condition.of) ? condition.of : condition
    case 'not':
      return isNever(condition.of) ? always : condition
    case 'all':
      if (!condition.of.some(isSettled)) return condition
      return condition.of.some(isNever)
        ? never
        : joined(
            'all',
            condition.of.filter((part) => !isAlways(part)),
            always,
          )
    case 'any':
      if (!condition.of.some(isSettled)) return condition
      return condition.of.some(isAlways)
        ? always
        : joined(
            'any',
            condition.of.filter((part) => !isNever(part)),
            never,
          )
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
  const inner = mapInside(data, (value) => (typeof value === 'object' ? underHouseRulings(value, rulings) : value))
  return isJoint(inner) ? (simplified(inner, rulings) as T) : inner
}
