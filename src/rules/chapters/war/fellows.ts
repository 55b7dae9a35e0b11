import {
  type Book,
  factionOf,
  joins,
  MINORS,
  type Minor,
  POWERS,
  POWERS_OF,
  type Power,
  type Situation,
  turnsFrom,
  type War,
} from '../../core/index.ts'
import type { WarChapter } from './clauses.ts'
import { areFighting, fighting, tieOf } from './target.ts'

/** Whose enemies a country bound to a power has: those of its faction (3.5.5), or of the power itself. */
const friendsOf = (book: Book<WarChapter>, power: Power): readonly Power[] => {
  const faction = factionOf(power)
  return book.clauses.war.alliances === 'by-faction' && faction !== undefined ? POWERS_OF[faction] : [power]
}

const fellowWar = (situation: Situation, minor: Minor, enemy: Power, friends: readonly Power[]): readonly War[] => {
  const war = situation.wars.find((one) => one.until === undefined && friends.some((friend) => joins(one, friend, enemy)))
  const country = fighting(situation, minor)
  if (war === undefined || areFighting(situation, enemy, country)) return []
  const { since, joined = since } = situation.standings[minor]
  return [{ between: [enemy, country], since: joined !== undefined && turnsFrom(war.since, joined) > 0 ? joined : war.since }]
}

/** Allies, associates and Co-Belligerents are at war with every enemy of those they stand with, though nobody declared it (3.5.5, 50.521). */
export function fellowWarsOf(book: Book<WarChapter>, situation: Situation, minor: Minor): readonly War[] {
  const tie = tieOf(book, situation, minor)
  if (tie?.is !== 'bound' || situation.standings[minor].with !== tie.power || situation.standings[minor].conquered) return []
  const friends = friendsOf(book, tie.power)
  return POWERS.filter((enemy) => !friends.includes(enemy)).flatMap((enemy) => fellowWar(situation, minor, enemy, friends))
}

export const fellowWars = (book: Book<WarChapter>, situation: Situation): readonly War[] =>
  MINORS.flatMap((minor) => fellowWarsOf(book, situation, minor))

/** Every war that is fought, those of friends that nobody declared among them. */
export const warsFought = (book: Book<WarChapter>, situation: Situation): readonly War[] => [
  ...situation.wars.filter(({ until }) => until === undefined),
  ...fellowWars(book, situation),
]
