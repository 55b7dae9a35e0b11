import { type Book, factionOf, isAtWar, isMet, isOneOf, joins, type Power, SIDE_OF, type Situation } from '../../core/index.ts'
import type { Apart, WarChapter } from './clauses.ts'

/** The powers of the war in Europe; Japan’s and China’s wars are another matter (R50-26). */
export const EUROPEAN_POWERS = ['germany', 'italy', 'britain', 'france', 'us', 'russia'] as const satisfies readonly Power[]

const isEuropean = (power: Power): boolean => isOneOf(EUROPEAN_POWERS, power)

/** Eventual partners, who never come to be at war (50.31A). */
export const arePartners = (one: Power, other: Power): boolean => SIDE_OF[one] === SIDE_OF[other]

/** The powers of the other camp in Europe. */
export const enemiesInEurope = (power: Power): readonly Power[] =>
  isEuropean(power) ? EUROPEAN_POWERS.filter((other) => !arePartners(power, other)) : []

/** A power that fights no power of the other camp in Europe (R50-26). */
export const isNeutralPower = (situation: Situation, power: Power): boolean =>
  !enemiesInEurope(power).some((enemy) => isAtWar(situation, power, enemy))

/** France has fallen, or the power has surrendered: it fights beside nobody. */
const isOut = ({ facts }: Situation, power: Power): boolean =>
  power === 'france' ? facts['france.fallen'] === true : facts[`${power}.surrendered`] === true

/** It fights nobody any more; Britain and Russia play on after a surrender (59.81, 3.6.5, 3.6.6.2). */
export const isFinished = (situation: Situation, power: Power): boolean =>
  isOut(situation, power) && (power === 'france' || SIDE_OF[power] === 'axis')

/** Whether two fight the same enemy in Europe. Those who once did stay allies when that enemy gives in: only their own surrender parts them. */
function areInArms(situation: Situation, one: Power, other: Power): boolean {
  const isParted = isOut(situation, one)
  const fights = (power: Power, enemy: Power): boolean =>
    isParted ? isAtWar(situation, power, enemy) : situation.wars.some((war) => joins(war, power, enemy))
  return enemiesInEurope(one).some((enemy) => fights(one, enemy) && fights(other, enemy))
}

/** Major allies: partners in Europe that fight the same enemy there. War with Japan binds nobody beyond what 50.55 and 50.56 say. */
export function alliesOf(book: Book<WarChapter>, situation: Situation, power: Power): readonly Power[] {
  if (!isEuropean(power)) return []
  const { alliances } = book.clauses.war
  const isOne = (other: Power): boolean => (alliances === 'by-camp' ? arePartners(power, other) : factionOf(power) === factionOf(other))
  return EUROPEAN_POWERS.filter(
    (other) => other !== power && !isOut(situation, other) && isOne(other) && areInArms(situation, power, other),
  )
}

/** Japan or China is in it: no alliance of Europe is drawn in (50.32C, 50.552). */
export const isPacificWar = (one: Power, other: Power): boolean => [one, other].some((power) => !isEuropean(power))

/** What keeps two from attacking one country together as things stand. */
export const rowsApart = (book: Book<WarChapter>, situation: Situation, one: Power, other: Power): readonly Apart[] =>
  book.clauses.war.apart.filter(
    ({ between: [some, others], when }) =>
      ((some.includes(one) && others.includes(other)) || (some.includes(other) && others.includes(one))) && isMet(when, situation),
  )
