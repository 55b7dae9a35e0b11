import { mapEach } from '../names.ts'
import { type ByMinor, MINOR_COUNTRIES, MINORS, type Minor } from '../nations/countries.ts'
import { POWERS, type Power, type Side, sideOf } from '../nations/powers.ts'
import { PLACES, type Place } from '../places/places.ts'
import { CONTROLLERS } from '../situation/reported.ts'
import type { Situation } from '../situation/situation.ts'
import { sideFavoured } from '../situation/standing.ts'
import { isOfParty, placeHeldFor } from './territory.ts'

/** A country is conquered when the enemy holds these, all of them (49.435). */
export const CAPITALS: ByMinor<readonly Place[]> = mapEach(MINORS, (minor): readonly Place[] => MINOR_COUNTRIES[minor].capitals)

/** The power that still holds the capital of a conquered country and has surrendered itself: nobody occupies the country now. */
export function surrenderedConqueror({ facts, standings }: Situation, minor: Minor): Power | undefined {
  if (standings[minor].conquered !== true) return undefined
  const holders = CAPITALS[minor].map((place) => POWERS.find((power) => facts[CONTROLLERS[place]] === power))
  return holders.every((power) => power !== undefined && facts[`${power}.surrendered`] === true) ? holders[0] : undefined
}

/** Its own people hold the place, or nobody does. */
function isAtHome({ facts }: Situation, minor: Minor, place: Place): boolean {
  const holder = facts[CONTROLLERS[place]]
  return holder === minor || holder === 'nobody' || holder === PLACES[place].country
}

/** A conquered country whose own people have a capital of it again: what made it conquered is over (R49-89). */
export const isFreed = (situation: Situation, minor: Minor): boolean =>
  situation.standings[minor].conquered === true && CAPITALS[minor].some((place) => isAtHome(situation, minor, place))

/** Nobody's side holds its capital for it any more: an enemy does, all of it (49.435B (a); 49.435 (a) of the classic book). */
export function isConqueredByCapital(situation: Situation, minor: Minor): boolean {
  const { facts, standings } = situation
  const capitals = CAPITALS[minor]
  const { result } = standings[minor]
  // 49.91F: the Ukraine can be conquered only once it has joined Germany, and then by Russia.
  if (minor === 'ukraine') return (result ?? 0) >= 9 && facts['kiev.controller'] === 'russia'
  return (
    capitals.length > 0 &&
    capitals.every(
      (place) =>
        !isAtHome(situation, minor, place) && (result === null || !isOfParty(placeHeldFor(place, situation), sideFavoured(result))),
    )
  )
}

/** The side that has conquered a country: the one for which its capital counts now. */
export function conqueringSide(situation: Situation, minor: Minor): Side | undefined {
  const [capital] = CAPITALS[minor]
  const holder = capital === undefined || !situation.standings[minor].conquered ? undefined : placeHeldFor(capital, situation)
  return holder === undefined ? undefined : sideOf(holder)
}
