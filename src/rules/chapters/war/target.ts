import {
  type Book,
  bondOf,
  COUNTRIES,
  type Country,
  type FactId,
  factsDiffering,
  holderOf,
  isAtWar,
  isBound,
  isEscalated,
  isFactId,
  isMet,
  isMinor,
  isPower,
  MINORS,
  type Minor,
  mapEach,
  type Nation,
  POWERS,
  type Power,
  SIDE_OF,
  type Situation,
  type Standing,
  sparedHalf,
} from '../../core/index.ts'
import { isNeutralPower } from './camps.ts'
import type { Absence, WarChapter } from './clauses.ts'

/** Belgium and Luxembourg have one table between them. */
export const tableCountry = (nation: Nation): Minor | undefined =>
  nation === 'belgium' || nation === 'luxembourg' ? 'belgiumLuxembourg' : isMinor(nation) ? nation : undefined

/** Every name a country may stand under in a war: a half of Belgium/Luxembourg also stands under the whole. */
export const namesOfCountry = (nation: Nation): readonly Nation[] =>
  nation === 'belgium' || nation === 'luxembourg' ? [nation, 'belgiumLuxembourg'] : [nation]

/** The countries that one name stands for. */
export const countriesOf = (nation: Nation): readonly Nation[] => (nation === 'belgiumLuxembourg' ? ['belgium', 'luxembourg'] : [nation])

/** What a declaration brings on the map, for each country it names. */
export const notesAfter = (book: Book<WarChapter>, situation: Situation, by: Power, on: Nation): WarChapter['afterDeclaration'] =>
  book.clauses.afterDeclaration.filter(
    (note) => note.by.includes(by) && countriesOf(on).includes(note.on) && (note.when === undefined || isMet(note.when, situation)),
  )

/** Two nations fight, under whatever name. */
export const areFighting = (situation: Situation, one: Nation, other: Nation): boolean =>
  isEscalated(situation, one, other) || namesOfCountry(other).some((name) => isAtWar(situation, one, name))

const hasOpenedHexes = ({ result, waiting }: Standing, minor: Minor): boolean =>
  result !== null && (bondOf(result, minor) === 'hexes' || waiting === true)

export const isCountry = (nation: Nation): nation is Country => !isPower(nation)

/** Neither allied nor associated: one that has only opened its hexes is still neutral. */
export const isNeutralCountry = (standing: Standing, minor: Minor): boolean => !standing.conquered && !isBound(standing, minor)

/** A Britain that has surrendered is at war where the U.S. is, and nowhere else (59.83). */
const isEnemy = (situation: Situation, aggressor: Power, power: Power): boolean =>
  isAtWar(situation, aggressor, power) || (power === 'britain' && isAtWar(situation, aggressor, 'us'))

/** Who takes a country in when an enemy attacks it: the first of the aggressor’s enemies (50.522). */
export function protectorAgainst(situation: Situation, aggressor: Power, country: Nation): Power {
  if (SIDE_OF[aggressor] === 'allies') return 'germany'
  const isFrench = tableCountry(country) === 'belgiumLuxembourg' && situation.facts['france.fallen'] !== true
  const protectors: readonly Power[] = [isFrench ? 'france' : 'britain', 'britain', 'russia']
  return protectors.find((power) => isEnemy(situation, aggressor, power)) ?? 'britain'
}

/** A power’s ally, associate or colony fights beside it; one that has only opened its hexes is still neutral (R50-31). */
export interface Tie {
  readonly power: Power
  readonly is: 'bound' | 'hexes'
}

/** The country that fights under a table’s name: of Belgium and Luxembourg it may be one alone (50.22A). */
export function fighting(situation: Situation, minor: Minor): Country {
  const spared = minor === 'belgiumLuxembourg' ? sparedHalf(situation) : undefined
  return spared === undefined ? minor : spared === 'belgium' ? 'luxembourg' : 'belgium'
}

/** The power that a country belongs to or stands with, if any. */
export function tieOf(book: Book<WarChapter>, situation: Situation, country: Country): Tie | undefined {
  const { holdings, openCountries, victims } = book.clauses.war
  const minor = tableCountry(country)
  const standing = minor === undefined ? undefined : situation.standings[minor]
  if (
    minor !== undefined &&
    standing?.with !== undefined &&
    standing.with !== null &&
    !standing.conquered &&
    country !== sparedHalf(situation)
  ) {
    if (isBound(standing, minor)) return { power: standing.with, is: 'bound' }
    if (openCountries === 'are-held' && hasOpenedHexes(standing, minor)) return { power: standing.with, is: 'hexes' }
  }
  const holding = holdings.find((one) => one.country === country && isMet(one.when, situation))
  if (holding !== undefined) return { power: holding.by, is: 'bound' }
  if (victims === 'stand-alone') return undefined
  // One that an enemy attacked stands with the enemies of that enemy, as soon as it has any.
  const aggressor = POWERS.find((power) => areFighting(situation, power, country) && !isNeutralPower(situation, power))
  return aggressor === undefined ? undefined : { power: protectorAgainst(situation, aggressor, country), is: 'bound' }
}

/** The power that has a conquered country: all its capitals (50.23). */
export function conquerorOf({ clauses }: Book<WarChapter>, situation: Situation, country: Country): Power | undefined {
  const capitals = clauses.war.conquests?.[country]
  if (capitals === undefined || !isConquered(situation, country)) return undefined
  const [first, ...others] = new Set(capitals.map((capital) => holderOf(situation, capital)))
  return first !== undefined && first !== 'nobody' && isPower(first) && others.length === 0 ? first : undefined
}

/** The power that war on a country would be with: the one it stands with, or that has conquered it. */
export const masterOf = (book: Book<WarChapter>, situation: Situation, country: Country): Power | undefined =>
  isConquered(situation, country) ? conquerorOf(book, situation, country) : tieOf(book, situation, country)?.power

/** What is told of countries without a table of their own: also of Belgium and Luxembourg, each of which may be attacked alone (50.22A). */
const CONQUERED: Readonly<Record<Country, FactId | undefined>> = mapEach(COUNTRIES, (country) => {
  const fact = `${country}.conquered`
  return isFactId(fact) ? fact : undefined
})

const tellsOfConquest: ReadonlySet<string | undefined> = new Set(Object.values(CONQUERED))

/** Whether a country may have been conquered from one moment to the next: most acts change nothing that says so. */
export const mayBeConquered = (before: Situation, after: Situation): boolean =>
  (before.standings !== after.standings &&
    MINORS.some((minor) => after.standings[minor].conquered === true && before.standings[minor].conquered !== true)) ||
  (before.facts !== after.facts && factsDiffering(before.facts, after.facts).some((fact) => tellsOfConquest.has(fact)))

/** The enemy has all of it that counts. */
export function isConquered(situation: Situation, country: Country): boolean {
  const minor = tableCountry(country)
  if (minor !== undefined && situation.standings[minor].conquered === true) return true
  const fact = CONQUERED[country]
  return fact !== undefined && situation.facts[fact] === true
}

/** Why there is no such nation, if there is none. */
export const absenceOf = ({ clauses }: Book<WarChapter>, situation: Situation, nation: Nation): Absence | undefined =>
  clauses.war.absences.find(({ of, when }) => of.includes(nation) && isMet(when, situation))
