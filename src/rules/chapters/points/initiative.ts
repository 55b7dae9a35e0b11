import {
  addUp,
  type Book,
  type ByFaction,
  type Citation,
  type Cited,
  chapterOf,
  FACTIONS,
  type Faction,
  FIRST_TURN,
  isFaction,
  type Line,
  type Nation,
  POWER_NAMES,
  POWERS_OF,
  type Situation,
  type Told,
} from '../../core/index.ts'
import { allottedTo } from './allotment.ts'
import type { PointChapter } from './clauses.ts'

/** What a book says about who moves first. */
export interface InitiativeClauses {
  /** The points a faction would now get decide. */
  readonly byPoints: Citation
  /** On a tie whoever had it keeps it; then comes this order. */
  readonly onTie: Citation
  readonly order: Cited<readonly Faction[]>
  /** Who has it in the first turn, whatever the points. */
  readonly first: Cited<Faction>
  /** Each faction goes by its own total. */
  readonly apart: Citation
  /** Those without points who move with a faction. */
  readonly partners: Cited<ByFaction<readonly Nation[]>>
}

export interface InitiativeChapter extends PointChapter {
  /** Who moves first. */
  readonly initiative?: InitiativeClauses
}

/** One faction's place in the turn, with what it rests on. */
export interface InitiativeRank {
  readonly faction: Faction
  readonly rank: number
  readonly points: number
  /** One line for each of its powers. */
  readonly lines: readonly Line[]
  readonly partners: readonly Nation[]
}

export interface Initiative {
  readonly holder: Faction
  readonly previous: Faction
  /** First to last. */
  readonly order: readonly InitiativeRank[]
  /** Why they come in this order. */
  readonly reason: Told
}

/**
 * Who has the Initiative this turn: the points each faction would get now, none of a nation's sums below zero (3.2.3a), the higher first
 * (RC-06). They act in that order (3.2.3b). A faction's net total alone decides (3.1.1b); points that are already placed do not change by it.
 */
export function initiative(book: Book<InitiativeChapter>, situation: Situation): Initiative {
  const clauses = chapterOf(book, 'initiative')
  const held = situation.facts['initiative.holder']
  const previous = isFaction(held) ? held : clauses.first.value
  const ranked = FACTIONS.map((faction) => {
    const lines = POWERS_OF[faction].map((power): Line => {
      const amount = allottedTo(book, situation, power)
      return {
        id: power,
        amount,
        times: amount === 0 ? 0 : 1,
        words: `${POWER_NAMES[power]}, as points would be now`,
        cite: clauses.byPoints,
        applies: amount !== 0,
      }
    })
    return { faction, lines, points: addUp(lines), partners: clauses.partners.value[faction] }
  })
  const isFirstTurn = situation.turn === FIRST_TURN
  const keeper = isFirstTurn ? clauses.first.value : previous
  const placeOf = (faction: Faction): number => (faction === keeper ? -1 : clauses.order.value.indexOf(faction))
  const order = [...ranked]
    .sort((one, other) => {
      if (isFirstTurn && (one.faction === keeper || other.faction === keeper)) return one.faction === keeper ? -1 : 1
      return other.points - one.points || placeOf(one.faction) - placeOf(other.faction)
    })
    .map((rank, index): InitiativeRank => ({ ...rank, rank: index + 1 }))
  const [first, second] = order
  const holder = first?.faction ?? keeper
  return { holder, previous, order, reason: reasonFor(clauses, isFirstTurn, first, second, previous) }
}

function reasonFor(
  clauses: InitiativeClauses,
  isFirstTurn: boolean,
  first: InitiativeRank | undefined,
  second: InitiativeRank | undefined,
  previous: Faction,
): Initiative['reason'] {
  if (isFirstTurn) return { words: 'the campaign opens so', cite: clauses.first.cite }
  const [most, next] = [first?.points ?? 0, second?.points ?? 0]
  if (most > next) return { words: `${most} against ${next}`, cite: clauses.byPoints }
  return first?.faction === previous
    ? { words: `level at ${most}: whoever had it keeps it`, cite: clauses.onTie }
    : { words: `level at ${most} between others than had it`, cite: clauses.order.cite }
}
