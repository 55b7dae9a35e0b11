import {
  type Book,
  factionOf,
  isPower,
  joins,
  MINORS,
  type Minor,
  NATIONS,
  type Nation,
  POWERS,
  POWERS_OF,
  type Power,
  type Situation,
  type Turn,
  turnsFrom,
  type War,
} from '../../core/index.ts'
import type { WarChapter } from './clauses.ts'
import { areFighting, countriesOf, fighting, isConquered, isCountry, namesOfCountry, tableCountry, tieOf } from './target.ts'

/** Whose enemies a country bound to a power has: those of its faction (3.5.5), or of the power itself. */
const friendsOf = (book: Book<WarChapter>, power: Power): readonly Power[] => {
  const faction = factionOf(power)
  return book.clauses.war.alliances === 'by-faction' && faction !== undefined ? POWERS_OF[faction] : [power]
}

/** The powers that a country fights beside, if its own standing binds it to one. */
function friendsBeside(book: Book<WarChapter>, situation: Situation, minor: Minor): readonly Power[] {
  const tie = tieOf(book, situation, minor)
  const { with: friend, conquered } = situation.standings[minor]
  return tie?.is !== 'bound' || friend !== tie.power || conquered ? [] : friendsOf(book, tie.power)
}

const warBetween = ({ wars }: Situation, some: readonly Nation[], others: readonly Nation[]): War | undefined =>
  wars.find((war) => war.until === undefined && some.some((one) => others.some((other) => joins(war, one, other))))

/** A war that comes of another’s begins with it, or as the country joins. */
function joinedIn({ standings }: Situation, minor: Minor, begun: Turn): Turn {
  const { since, joined = since } = standings[minor]
  return joined !== undefined && turnsFrom(begun, joined) > 0 ? joined : begun
}

const UNTABLED = NATIONS.filter((nation) => !isPower(nation) && tableCountry(nation) === undefined)

/** Minor nations are among a country’s enemies too (3.5.5, 50.521). */
const enemiesIn = (situation: Situation): readonly Nation[] => [
  ...POWERS,
  ...MINORS.map((minor) => fighting(situation, minor)),
  ...UNTABLED,
]

/** Since when friends of a country are at war with a nation, or with those that it fights beside. */
function begunAgainst(book: Book<WarChapter>, situation: Situation, enemy: Nation, friends: readonly Power[]): Turn | undefined {
  const direct = warBetween(situation, friends, [...namesOfCountry(enemy), ...countriesOf(enemy)])
  const other = tableCountry(enemy)
  if (direct !== undefined || other === undefined) return direct?.since
  const war = warBetween(situation, friends, friendsBeside(book, situation, other))
  return war === undefined ? undefined : joinedIn(situation, other, war.since)
}

function fellowWar(book: Book<WarChapter>, situation: Situation, minor: Minor, enemy: Nation, friends: readonly Power[]): readonly War[] {
  const country = fighting(situation, minor)
  if (enemy === country || isConquered(situation, country) || (isCountry(enemy) && isConquered(situation, enemy))) return []
  const begun = begunAgainst(book, situation, enemy, friends)
  if (begun === undefined || areFighting(situation, enemy, country) || areFighting(situation, country, enemy)) return []
  const tie = isCountry(enemy) ? tieOf(book, situation, enemy) : undefined
  if (tie?.is === 'bound' && friends.includes(tie.power)) return []
  return [{ between: [enemy, country], since: joinedIn(situation, minor, begun) }]
}

/** Allies, associates and Co-Belligerents are at war with every enemy of those they stand with, though nobody declared it (3.5.5, 50.521). */
export function fellowWarsOf(book: Book<WarChapter>, situation: Situation, minor: Minor): readonly War[] {
  const friends = friendsBeside(book, situation, minor)
  if (friends.length === 0) return []
  return enemiesIn(situation)
    .filter((enemy) => !friends.some((friend) => friend === enemy))
    .flatMap((enemy) => fellowWar(book, situation, minor, enemy, friends))
}

export const fellowWars = (book: Book<WarChapter>, situation: Situation): readonly War[] =>
  MINORS.flatMap((minor) => fellowWarsOf(book, situation, minor)).filter(
    ({ between }, index, all) => all.findIndex((war) => joins(war, ...between)) === index,
  )

/** Every war that is fought, those of friends that nobody declared among them. */
export const warsFought = (book: Book<WarChapter>, situation: Situation): readonly War[] => [
  ...situation.wars.filter(({ until }) => until === undefined),
  ...fellowWars(book, situation),
]
