import type { Minor } from './countries.ts'
import type { Place } from './places.ts'

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
