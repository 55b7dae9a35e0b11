import { NATION_NAMES, type Nation } from '../countries.ts'
import { isOneOf } from '../names.ts'
import { TRACKS, type Track } from '../situation.ts'
import type { Modifier } from '../tables/table.ts'
import { type Condition, never, type Quantity } from './condition.ts'

const isTrack = (of: Nation | Track): of is Track => isOneOf(TRACKS, of)

type Data = Condition | Quantity

/** Puts a country's name where a shared row says `here`. */
function bound<T extends Data>(part: T, here: Nation): T {
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
  if (isTrack(of)) return row
  const here = of
  return {
    ...row,
    ...(row.when === undefined ? {} : { when: bound(row.when, here) }),
    ...(row.per === undefined ? {} : { per: bound(row.per, here) }),
    words: row.words.replaceAll('{here}', NATION_NAMES[here]),
  }
}

export const conditionHere = (condition: Condition, here: Nation): Condition => bound(condition, here)

/** Nothing can meet it. */
export const isNever = (condition: Condition): boolean => condition.is === 'not' && condition.of.is === 'always'

/** The condition with every question of a ruling answered, and nothing left that is settled by that. */
export function conditionsSettled(condition: Condition, rulings: Readonly<Record<string, string>>): Condition {
  switch (condition.is) {
    case 'ruled':
      return rulings[condition.ruling] === condition.choice ? { is: 'always' } : never
    case 'called': {
      const inner = conditionsSettled(condition.of, rulings)
      return inner.is === 'always' || isNever(inner) ? inner : { ...condition, of: inner }
    }
    case 'not': {
      const inner = conditionsSettled(condition.of, rulings)
      return isNever(inner) ? { is: 'always' } : { is: 'not', of: inner }
    }
    case 'all': {
      const parts = condition.of.map((part) => conditionsSettled(part, rulings)).filter((part) => part.is !== 'always')
      return parts.some(isNever) ? never : parts.length === 0 ? { is: 'always' } : { is: 'all', of: parts }
    }
    case 'any': {
      const parts = condition.of.map((part) => conditionsSettled(part, rulings)).filter((part) => !isNever(part))
      return parts.some((part) => part.is === 'always') ? { is: 'always' } : parts.length === 0 ? never : { is: 'any', of: parts }
    }
    case 'at-least':
      return { ...condition, quantity: quantitySettled(condition.quantity, rulings) }
    case 'exceeds':
      return { ...condition, quantity: quantitySettled(condition.quantity, rulings), other: quantitySettled(condition.other, rulings) }
    default:
      return condition
  }
}

/** The same for conditions inside a quantity. */
export function quantitySettled(quantity: Quantity, rulings: Readonly<Record<string, string>>): Quantity {
  const settle = (part: Quantity): Quantity => quantitySettled(part, rulings)
  switch (quantity.is) {
    case 'tally':
      return { ...quantity, of: quantity.of.map((part) => conditionsSettled(part, rulings)) }
    case 'if':
      return { ...quantity, when: conditionsSettled(quantity.when, rulings), of: settle(quantity.of) }
    case 'sum':
      return { ...quantity, of: quantity.of.map(settle) }
    case 'larger':
      return { ...quantity, of: [settle(quantity.of[0]), settle(quantity.of[1])] }
    case 'full':
    case 'stair':
      return { ...quantity, of: settle(quantity.of) }
    case 'less':
      return { ...quantity, from: settle(quantity.from), take: settle(quantity.take) }
    default:
      return quantity
  }
}
