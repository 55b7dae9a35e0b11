import { NATION_NAMES, type Nation } from '../countries.ts'
import { isOneOf } from '../names.ts'
import { TRACKS, type Track } from '../situation.ts'
import type { Modifier } from '../tables/table.ts'
import { always, type Condition, never, type Quantity } from './condition.ts'
import { isPart, isQuantity, type Part, partsOf } from './weighing.ts'

/** Puts a country's name where a shared row says `here`. */
function bound<T extends Part>(part: T, here: Nation): T {
  const name = (text: string): string =>
    text === 'here' ? here : text.startsWith('here.') ? `${here}${text.slice(4)}` : text.replaceAll('{here}', NATION_NAMES[here])
  const bind = (value: unknown): unknown => {
    if (typeof value === 'string') return name(value)
    if (Array.isArray(value)) return value.map(bind)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bind(inner)]))
    return value
  }
  return bind(part) as T
}

/** A shared row as it reads in one country's table; `{here}` in its words becomes the name. */
export function placedHere(row: Modifier, of: Nation | Track): Modifier {
  if (isOneOf(TRACKS, of)) return row
  return {
    ...row,
    ...(row.when === undefined ? {} : { when: bound(row.when, of) }),
    ...(row.per === undefined ? {} : { per: bound(row.per, of) }),
    words: row.words.replaceAll('{here}', NATION_NAMES[of]),
  }
}

export const conditionHere = (condition: Condition, here: Nation): Condition => bound(condition, here)

/** Nothing can meet it. */
export const isNever = (condition: Condition): boolean => condition.is === 'not' && condition.of.is === 'always'

/** The condition with every question of a ruling answered, and nothing left that is settled by that. */
export function conditionsSettled(condition: Condition, rulings: Readonly<Record<string, string>>): Condition {
  const settle = (part: Condition): Condition => conditionsSettled(part, rulings)
  switch (condition.is) {
    case 'ruled':
      return rulings[condition.ruling] === condition.choice ? always : never
    case 'called': {
      const inner = settle(condition.of)
      return inner.is === 'always' || isNever(inner) ? inner : { ...condition, of: inner }
    }
    case 'not': {
      const inner = settle(condition.of)
      return isNever(inner) ? always : { is: 'not', of: inner }
    }
    case 'all': {
      const parts = condition.of.map(settle).filter((part) => part.is !== 'always')
      return parts.some(isNever) ? never : parts.length === 0 ? always : { is: 'all', of: parts }
    }
    case 'any': {
      const parts = condition.of.map(settle).filter((part) => !isNever(part))
      return parts.some((part) => part.is === 'always') ? always : parts.length === 0 ? never : { is: 'any', of: parts }
    }
    default:
      return partsSettled(condition, rulings)
  }
}

/** The same for conditions inside a quantity. */
export const quantitySettled = (quantity: Quantity, rulings: Readonly<Record<string, string>>): Quantity => partsSettled(quantity, rulings)

/** Everything a part is made of settled, the part itself as it is. */
function partsSettled<T extends Part>(part: T, rulings: Readonly<Record<string, string>>): T {
  if (partsOf(part).length === 0) return part
  const settle = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(settle)
    if (!isPart(value)) return value
    return isQuantity(value) ? partsSettled(value, rulings) : conditionsSettled(value, rulings)
  }
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, settle(value)])) as T
}
