import { aimsOf, type Intent, isCountry } from '../../../chapters/war/index.ts'
import { COUNTRIES, type Country, isLeftOut, isPower, NATIONS, type Nation, type Power, type Situation } from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'

/** A name for the two of a unit. */
const isUnit = (book: Rulebook, on: Nation): boolean => book.clauses.war.units.some(({ as }) => as === on)

/** Two that one declaration takes as a unit are offered as one (50.22A, 50.22B), unless one of them has to be declared on alone (R50-64). */
const unitsFor = (book: Rulebook, situation: Situation, by: Power): readonly Intent[] =>
  book.clauses.war.units
    .filter(({ countries }) => !countries.some((one) => isLeftOut(book, situation, one)))
    .map(({ countries: [on, together] }) => ({ by, on, together }))
    .filter((intent) => aimsOf(book, situation, [intent]).some(({ unit }) => unit !== undefined))

/** The power that a war on a country would be with (50.23). */
const holderIn = (book: Rulebook, situation: Situation, by: Power, on: Country): Power | undefined =>
  aimsOf(book, situation, [{ by, on }]).find(({ named }) => named.some((one) => one === on))?.holder

/** Lands that are a power’s own are no others. */
const isPart = ({ clauses }: Rulebook, country: Country): boolean =>
  clauses.war.holdings.some((holding) => holding.country === country && holding.isPart === true)

const landsOf = (book: Rulebook, situation: Situation, by: Power, on: Power): readonly Country[] =>
  COUNTRIES.filter(
    (country) =>
      !isLeftOut(book, situation, country) &&
      !isUnit(book, country) &&
      !isPart(book, country) &&
      holderIn(book, situation, by, country) === on,
  )

/** What a war on a power is a war on as well, whichever of them is named: powers that come of themselves (50.32C), and the lands of all. */
export function alsoAtWar(book: Rulebook, situation: Situation, { by, on }: Intent): readonly Nation[] {
  if (!isPower(on)) return []
  const others = aimsOf(book, situation, [{ by, on }]).flatMap(({ named }) => named.filter((one) => isPower(one) && one !== on))
  return [on, ...others].flatMap((one) => (isPower(one) ? [...(one === on ? [] : [one]), ...landsOf(book, situation, by, one)] : []))
}

/** A land that a power holds is offered under the power: it is the same war. */
function isOfferedAlone(book: Rulebook, situation: Situation, by: Power, on: Nation): boolean {
  if (isPower(on) || !isCountry(on)) return true
  const holder = holderIn(book, situation, by, on)
  return holder === undefined || isLeftOut(book, situation, holder)
}

/** What a power is offered: units as one, and every nation that is not offered under another. */
export const warsOpenTo = (book: Rulebook, situation: Situation, by: Power): readonly Intent[] => [
  ...unitsFor(book, situation, by),
  ...NATIONS.filter(
    (on) => on !== by && !isLeftOut(book, situation, on) && !isUnit(book, on) && isOfferedAlone(book, situation, by, on),
  ).map((on) => ({ by, on })),
]
