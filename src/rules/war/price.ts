import { conditionHere } from '../binding.ts'
import type { Citation } from '../citation.ts'
import { isPower, NATION_NAMES } from '../countries.ts'
import { POWER_NAMES, type Power } from '../powers.ts'
import type { Rulebook } from '../rulebook.ts'
import type { Situation } from '../situation.ts'
import { isMet, measure } from '../weighing.ts'
import { type Aim, recordedOf } from './aim.ts'
import { isNeutralPower } from './camps.ts'
import type { WarPrice } from './clauses.ts'

/** What one declaration costs its maker, and by which rule. Nobody else pays for it (50.26). */
export interface PriceLine {
  readonly by: Power
  readonly amount: number
  readonly words: string
  readonly cite: Citation
}

/** The row that sets a declaration’s price. */
export function priceRow(book: Rulebook, situation: Situation, aim: Aim): WarPrice | undefined {
  const [on] = recordedOf(aim)
  return on === undefined
    ? undefined
    : book.clauses.war.prices.find((row) => row.by.includes(aim.by) && row.on.includes(on) && isMet(conditionHere(row.when, on), situation))
}

/** Italy that already fights beside Germany comes with it: one declaration, one price (R50-21). */
const isIncluded = (situation: Situation, aim: Aim, aims: readonly Aim[]): boolean =>
  recordedOf(aim).includes('italy') &&
  !isNeutralPower(situation, 'italy') &&
  aims.some((other) => other.by === aim.by && recordedOf(other).includes('germany'))

/** A price is set on the position before the player turn’s declarations, like everything about them (50.12). */
export function warPriceOf(book: Rulebook, situation: Situation, aim: Aim, aims: readonly Aim[] = [aim]): PriceLine {
  const { by, named, holder, unit } = aim
  const { rules } = book.clauses.war
  const row = priceRow(book, situation, aim)
  const amount = row === undefined || isIncluded(situation, aim, aims) ? 0 : Math.max(0, measure(row.brps, situation))
  const target = named.map((on) => NATION_NAMES[on]).join(' and ')
  if (holder !== undefined) return { by, amount, words: `${target}: war with ${POWER_NAMES[holder]}, which holds it`, cite: rules.held }
  if (isIncluded(situation, aim, aims)) return { by, amount: 0, words: `${target}: war comes with Germany’s`, cite: rules.alliances }
  if (unit !== undefined) return { by, amount, words: `${target}: one declaration for both`, cite: unit.cite }
  const cite = row?.cite ?? (named.every(isPower) ? rules.onMajor : rules.onMinor)
  return { by, amount, words: `${target}: ${row?.words ?? 'no price'}`, cite }
}

/** It moves no tension: the enemy’s partner, or Germany after Italy (50.21B, 50.21C). */
export const isQuiet = (book: Rulebook, situation: Situation, aim: Aim, aims: readonly Aim[] = [aim]): boolean =>
  priceRow(book, situation, aim)?.isQuiet === true || isIncluded(situation, aim, aims)
