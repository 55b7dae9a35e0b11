import { isOneOf, mapInside } from '../names.ts'
import { NATION_NAMES, type Nation } from '../nations/countries.ts'
import { TRACKS, type Track } from '../nations/tracks.ts'
import { foundIn, onceFor } from '../readiness.ts'
import type { Modifier } from '../tables/table.ts'
import type { Condition, Quantity } from './condition.ts'

/** Puts a country's name where a shared row says `here`. */
function bound<T extends Condition | Quantity>(part: T, here: Nation): T {
  const name = (text: string): string =>
    text === 'here' ? here : text.startsWith('here.') ? `${here}${text.slice(4)}` : text.replaceAll('{here}', NATION_NAMES[here])
  const bind = (value: unknown): unknown => {
    if (typeof value === 'string') return name(value)
    return typeof value === 'object' && value !== null ? mapInside(value, bind) : value
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

const placed = onceFor((_condition: Condition) => new Map<Nation, Condition>())

/** A condition as it reads for one country, made once: what is asked again and again has been made ready by then. */
export const conditionHere = (condition: Condition, here: Nation): Condition =>
  foundIn(placed(condition), here, () => bound(condition, here))
