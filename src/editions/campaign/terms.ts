import type { Terms } from '../../rules/core/index.ts'

/** The campaign counts PPs and whole units, and its map has territories (3.2.4.5, 3.4.2.1); the game it is built on, BRPs, factors and hexes. */
export const terms: Terms = [
  ['naval, ground and air factors', 'units'],
  ['ground and air factors', 'units'],
  ['factors', 'units'],
  ['factor', 'unit'],
  ['BRPs', 'PPs'],
  ['BRP', 'PP'],
  ['objective hexes', 'objectives'],
  ['hexes', 'territories'],
  ['Hexes', 'Territories'],
  ['hex', 'territory'],
]
