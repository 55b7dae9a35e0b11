import {
  type Book,
  conditionHere,
  type FactId,
  isMet,
  isPower,
  measure,
  NATION_NAMES,
  type Nation,
  POWER_NAMES,
  type Power,
  type Situation,
  type Told,
} from '../../core/index.ts'
import { type Aim, recordedOf } from './aim.ts'
import { alliesOf, isPacificWar } from './camps.ts'
import type { WarChapter, WarPrice } from './clauses.ts'
import { withWars } from './record.ts'

/** What one declaration costs its maker, and by which rule. Nobody else pays for it (50.26). */
export interface PriceLine extends Told {
  readonly by: Power
  readonly amount: number
  /** The price is read from this fact, which nobody has reported. */
  readonly unreported?: FactId
}

/** The row that sets a declaration’s price. */
export function priceRow(book: Book<WarChapter>, situation: Situation, aim: Aim, aims: readonly Aim[] = [aim]): WarPrice | undefined {
  const [on] = recordedOf(aim)
  if (on === undefined) return undefined
  const earlier = aims.filter((other) => other !== aim && comesBefore(other, aim, aims))
  const declared = withWars(
    situation,
    earlier.flatMap((other) => recordedOf(other).map((target) => [other.by, target] as const)),
  )
  return book.clauses.war.prices?.rows.find(
    (row) => row.by.includes(aim.by) && row.on.includes(on) && isMet(conditionHere(row.when, on), row.alongside ? declared : situation),
  )
}

/** Where two declarations make one war, it is the one on Germany that counts, or else the one named first. */
const comesBefore = (one: Aim, other: Aim, aims: readonly Aim[]): boolean => {
  const [isGerman, isOtherGerman] = [one, other].map((aim) => recordedOf(aim).includes('germany'))
  return isGerman === isOtherGerman ? aims.indexOf(one) < aims.indexOf(other) : isGerman === true
}

/** Powers that already fight side by side come into a war together: one declaration, one price (50.521, 50.522, R50-21). */
export function includingAim(book: Book<WarChapter>, situation: Situation, aim: Aim, aims: readonly Aim[]): Aim | undefined {
  const areOne = (one: Nation, other: Nation): boolean =>
    one === other || (isPower(one) && isPower(other) && alliesOf(book, situation, one).includes(other))
  const [on] = recordedOf(aim)
  return aims.find((other) => {
    const [target] = recordedOf(other)
    return (
      other !== aim &&
      on !== undefined &&
      target !== undefined &&
      isPower(on) &&
      isPower(target) &&
      ![on, target].some((power) => isPacificWar(aim.by, power) || isPacificWar(other.by, power)) &&
      areOne(other.by, aim.by) &&
      areOne(target, on) &&
      comesBefore(other, aim, aims)
    )
  })
}

const isIncluded = (book: Book<WarChapter>, situation: Situation, aim: Aim, aims: readonly Aim[]): boolean =>
  includingAim(book, situation, aim, aims) !== undefined

/** A price is set on the position before the player turn’s declarations, like everything about them (50.12). */
export function warPriceOf(book: Book<WarChapter>, situation: Situation, aim: Aim, aims: readonly Aim[] = [aim]): PriceLine {
  const { by, named, holder, unit } = aim
  const { rules, prices } = book.clauses.war
  const row = priceRow(book, situation, aim, aims)
  const whole = includingAim(book, situation, aim, aims)
  const amount = row === undefined || whole !== undefined ? 0 : Math.max(0, measure(row.brps, situation))
  const target = named.map((on) => NATION_NAMES[on]).join(' and ')
  // A price read from what nobody has reported is not known, for what the power holds no more than for itself (50.23).
  const unread = whole === undefined && row?.from !== undefined && Number(situation.facts[row.from]) < 0 ? row : undefined
  if (unread?.from !== undefined) {
    const over = holder === undefined ? '' : `war with ${POWER_NAMES[holder]}, which holds it: `
    return {
      by,
      amount,
      unreported: unread.from,
      words: `${target}: ${over}${unread.words}; not reported (${unread.from})`,
      cite: unread.cite,
    }
  }
  if (holder !== undefined) return { by, amount, words: `${target}: war with ${POWER_NAMES[holder]}, which holds it`, cite: rules.held }
  if (whole !== undefined) {
    const means =
      whole.by === by ? `with ${whole.named.map((on) => NATION_NAMES[on]).join(' and ')}` : `by ${POWER_NAMES[whole.by]}’s declaration`
    return { by, amount, words: `${target}: the war comes ${means}`, cite: rules.alliances }
  }
  if (unit !== undefined) return { by, amount, words: `${target}: one declaration for both`, cite: unit.cite }
  const cite = row?.cite ?? (named.every(isPower) ? prices?.rules.onMajor : prices?.rules.onMinor) ?? rules.whoGoes
  return { by, amount, words: `${target}: ${row?.words ?? 'no price'}`, cite }
}

/** It moves no tension: the enemy’s partner, Germany after Italy (50.21B, 50.21C), or part of another declaration. */
export const isQuiet = (book: Book<WarChapter>, situation: Situation, aim: Aim, aims: readonly Aim[] = [aim]): boolean =>
  aim.isPart === true || priceRow(book, situation, aim, aims)?.isQuiet === true || isIncluded(book, situation, aim, aims)
