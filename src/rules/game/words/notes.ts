import type { MapNote } from '../../chapters/rolls/index.ts'
import {
  DELEGATION_NAMES,
  FACTION_NAMES,
  type Faction,
  type Following,
  NATION_NAMES,
  type Placements,
  POWER_NAMES,
  type Target,
  targetName,
} from '../../core/index.ts'
import type { Note } from './telling.ts'

/** Words and lines that several events are told with. */

export const counted = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`

export const namesOf = (names: readonly string[], none: string): string => (names.length === 0 ? none : names.join(', '))

/** `the European Axis, the Western Allies and Russia` */
export function factionNames(list: readonly Faction[]): string {
  const names = list.map((one) => FACTION_NAMES[one])
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and ')
}

/** `Turkey 2, Hungary 1` */
export function placementWords(placements: Placements): string {
  const placed = (Object.entries(placements) as [Target, number][]).filter(([, points]) => points > 0)
  return namesOf(
    placed.map(([target, points]) => `${targetName(target)} ${points}`),
    'nothing',
  )
}

/** Something for the players to do on the map. */
export const mapNote = ({ words, who, cite }: MapNote): Note => ({
  words: who === undefined ? words : `${POWER_NAMES[who]}: ${words}`,
  cite,
})

const nameOf = (who: string): string => ({ ...NATION_NAMES, ...DELEGATION_NAMES })[who as 'axis'] ?? who

export const followingNote = ({ what, who, amount, cite }: Following): Note => ({
  words: [who === undefined ? undefined : `${nameOf(who)}:`, amount === undefined ? undefined : String(amount), what]
    .filter((part) => part !== undefined)
    .join(' '),
  cite,
})
