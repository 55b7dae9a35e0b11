import { type Book, isAtWar, isNation, isPower, POWER_NAMES, POWERS, type Situation, type Told } from '../../core/index.ts'
import type { CooperationChapter } from './clauses.ts'
import type { Cooperator } from './cooperator.ts'

/**
 * Two powers of one camp that fight no enemy in common: war with the same enemy makes allies of them (50.522), and the limits of rule 53 are
 * for allies. Where a faction is allied from the first, nothing is wanting.
 */
export function apartAsYet(book: Book<CooperationChapter>, situation: Situation, one: Cooperator, other: Cooperator): Told | undefined {
  const { alliances, rules } = book.clauses.war
  if (alliances !== 'by-camp' || !isNation(one) || !isNation(other) || !isPower(one) || !isPower(other)) return undefined
  if (POWERS.some((enemy) => isAtWar(situation, one, enemy) && isAtWar(situation, other, enemy))) return undefined
  // The same words in whichever order they are named.
  const pair = POWERS.filter((power) => power === one || power === other)
  const neutral = pair.find((power) => !POWERS.some((enemy) => isAtWar(situation, power, enemy)))
  const names = pair.map((power) => POWER_NAMES[power]).join(' and ')
  const words =
    neutral === undefined
      ? `${names} have no enemy in common, and are not allied until they have`
      : `${POWER_NAMES[neutral]} is not in the war: ${names} are not allied until they have an enemy in common`
  return { words, cite: rules.alliances }
}
