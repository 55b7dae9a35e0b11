import {
  type Book,
  holderOf,
  isAtWar,
  isNation,
  type Nation,
  PLACE_IDS,
  PLACES,
  type Place,
  type Power,
  type Situation,
} from '../../core/index.ts'
import { isFinished } from './camps.ts'
import type { Land, WarChapter } from './clauses.ts'
import { absenceOf, countriesOf, isConquered, isCountry, tieOf } from './target.ts'

/** What an attack may be aimed at: a nation, or land with rules of its own. */
export type Prey = Nation | Land

const NORTH_AFRICA: readonly Place[] = ['morocco', 'algeria', 'tunisia']

/** Places that lie there although the map has them under another name. */
const ALSO: Readonly<Partial<Record<Prey, readonly Place[]>>> = {
  albania: ['tirana'],
  egypt: ['alexandria', 'suez'],
  indochina: ['haiphong'],
  vichyFrance: ['vichy', 'lyon', 'marseilles'],
  vichyColonies: [...NORTH_AFRICA, 'lebanonSyria'],
  frenchNorthAfrica: NORTH_AFRICA,
  britishFarEast: ['burma', 'malaya', 'singapore', 'hongKong', 'brunei'],
}

/** Far from France, and a nation of its own to whoever attacks it. */
const APART: readonly Place[] = ['haiphong', 'indochina']

const liesIn = (place: Place, prey: Prey): boolean =>
  place === prey ||
  (ALSO[prey]?.includes(place) ?? false) ||
  (isNation(prey) && !APART.includes(place) && countriesOf(prey).includes(PLACES[place].country))

/** Out of the war, or never formed. Russia fights on after a surrender, and its land is closed to the West (3.4.3.8, 53.47). */
export function isGone(book: Book<WarChapter>, situation: Situation, nation: Nation): boolean {
  const isOut = situation.facts[`${nation}.surrendered`] === true
  if (!isCountry(nation)) return isFinished(situation, nation) || (nation === 'britain' && isOut)
  const isUnformed = nation === 'vichyFrance' && absenceOf(book, situation, nation) !== undefined
  return isOut || isUnformed || isConquered(situation, nation)
}

/** Another decides for it, as for a colony: whoever has taken land of it is fought there. */
const isPassive = (book: Book<WarChapter>, situation: Situation, nation: Nation): boolean =>
  isGone(book, situation, nation) || (isCountry(nation) && tieOf(book, situation, nation)?.is === 'bound')

export interface Occupied {
  readonly place: Place
  readonly holder: Nation
}

/** Whoever has taken land there: the first of those that this asks about. Further places are not read, for nothing hangs on them. */
export function occupiedLand(situation: Situation, prey: Prey, isAsked: (holder: Nation) => boolean): Occupied | undefined {
  const own: readonly string[] = isNation(prey) ? [prey, ...countriesOf(prey)] : [prey]
  for (const place of PLACE_IDS) {
    if (!liesIn(place, prey)) continue
    const holder = holderOf(situation, place)
    if (holder !== 'nobody' && !own.includes(holder) && isAsked(holder)) return { place, holder }
  }
  return undefined
}

/** Whether a power fights whoever holds it: himself, or the power he fights beside. */
function isFought(book: Book<WarChapter>, situation: Situation, by: Power, holder: Nation): boolean {
  if (isAtWar(situation, by, holder)) return true
  const tie = isCountry(holder) ? tieOf(book, situation, holder) : undefined
  return tie?.is === 'bound' && isAtWar(situation, by, tie.power)
}

/** What an enemy of this power has taken there: it is fought for with no war on the land’s old owner (3.5.1.3a). */
export const heldByEnemy = (book: Book<WarChapter>, situation: Situation, by: Power, prey: Prey): Occupied | undefined =>
  isNation(prey) && !isPassive(book, situation, prey)
    ? undefined
    : occupiedLand(situation, prey, (holder) => isFought(book, situation, by, holder))
