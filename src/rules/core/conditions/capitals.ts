import type { Minor } from '../countries.ts'
import { PLACES, type Place } from '../places/places.ts'
import type { Situation } from '../situation.ts'
import { sideFavoured } from '../standing.ts'
import { isOfParty, placeHeldFor } from './territory.ts'

/** A country is conquered when the enemy holds these, all of them (49.435); Spain has two (87.51). */
export const CAPITALS: Readonly<Partial<Record<Minor, readonly Place[]>>> = {
  albania: ['tirana'],
  austria: ['vienna'],
  belgiumLuxembourg: ['brussels', 'luxembourg'],
  bulgaria: ['sofia'],
  croatia: ['zagreb'],
  czechoslovakia: ['prague'],
  finland: ['helsinki'],
  greece: ['athens'],
  hungary: ['budapest'],
  ireland: ['dublin'],
  norway: ['oslo'],
  poland: ['warsaw'],
  rumania: ['bucharest'],
  serbia: ['belgrade'],
  spain: ['madrid', 'tangiers'],
  sweden: ['stockholm'],
  turkey: ['ankara'],
  ukraine: ['kiev'],
  vichyFrance: ['vichy'],
  yugoslavia: ['belgrade'],
}

/** Nobody's side holds its capital for it any more: an enemy does, all of it (49.435B (a); 49.435 (a) of the classic book). */
export function isConqueredByCapital(situation: Situation, minor: Minor): boolean {
  const { facts, standings } = situation
  const capitals = CAPITALS[minor] ?? []
  const { result } = standings[minor]
  // 49.91F: the Ukraine can be conquered only once it has joined Germany, and then by Russia.
  if (minor === 'ukraine') return (result ?? 0) >= 9 && facts['kiev.controller'] === 'russia'
  return (
    capitals.length > 0 &&
    capitals.every((place) => {
      const holder = facts[`${place}.controller`]
      const isAtHome = holder === minor || holder === 'nobody' || holder === PLACES[place].country
      return !isAtHome && (result === null || !isOfParty(placeHeldFor(place, situation), sideFavoured(result)))
    })
  )
}
