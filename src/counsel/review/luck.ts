import { bandAt, FACTIONS, type Faction, type Side, type Situation, sideOf } from '../../rules/core/index.ts'
import type { Event, Game, Rulebook } from '../../rules/game/index.ts'
import { worthTaken } from '../advice/gain.ts'
import { worthsFor } from '../advice/worth.ts'
import { FACES } from '../odds.ts'

/** What one roll was worth to the Axis by each face, and the one that fell. */
export interface RollLuck {
  readonly by: Faction
  readonly target: string
  readonly turn: string
  readonly faces: readonly number[]
  readonly die: number
}

/** What the dice gave a seat: expected against fallen, and how often it falls no better. */
export interface SeatLuck {
  readonly faction: Faction
  readonly rolls: number
  readonly expected: number
  readonly fallen: number
  /** How often dice are this bad or worse for it. */
  readonly chance: number
}

/** A roll as it was, weighed for each face; nothing where the table has no such band. */
export function luckOf(book: Rulebook, { situation }: Game, event: Extract<Event, { type: 'rolled' }>): RollLuck | undefined {
  const { roll, die, reckoning } = event
  const table = book.tables[roll.target]
  if (table === undefined) return undefined
  const worths = worthsFor(book)
  const worth = (face: number): number => {
    const band = bandAt(table.bands, reckoning.total + face)
    return band === undefined ? 0 : worthTaken(book, worths, situation as Situation, roll, band)
  }
  return { by: roll.by, target: roll.target, turn: situation.turn, faces: FACES.map(worth), die }
}

const signOf = (faction: Faction): number => (sideOf(faction) === ('axis' satisfies Side) ? 1 : -1)

/** Every way the dice of these rolls could have fallen, added up roll by roll in whole points of worth. */
function chanceOf(rolls: readonly RollLuck[], sign: number, fallen: number): number {
  let ways = new Map<number, number>([[0, 1]])
  for (const { faces } of rolls) {
    const next = new Map<number, number>()
    for (const [sum, weight] of ways)
      for (const worth of faces) {
        const to = sum + Math.round(sign * worth)
        next.set(to, (next.get(to) ?? 0) + weight / FACES.length)
      }
    ways = next
  }
  return [...ways].reduce((total, [sum, weight]) => (sum <= Math.round(fallen) ? total + weight : total), 0)
}

const added = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** The luck of each faction in its own rolls, by what results are worth to its side. */
export const luckBySeat = (rolls: readonly RollLuck[]): readonly SeatLuck[] =>
  FACTIONS.map((faction) => {
    const own = rolls.filter(({ by }) => by === faction)
    const sign = signOf(faction)
    const fallen = added(own.map(({ faces, die }) => Math.round(sign * (faces[die - 1] ?? 0))))
    return {
      faction,
      rolls: own.length,
      expected: added(own.map(({ faces }) => (sign * added(faces)) / FACES.length)),
      fallen,
      chance: chanceOf(own, sign, fallen),
    }
  })
