import type { Book } from './book/book.ts'
import type { Told } from './book/citation.ts'
import { type Refusal, refuse } from './book/refusal.ts'
import { isMet } from './conditions/compilation.ts'
import type { Condition } from './conditions/condition.ts'
import { isOneOf } from './names.ts'
import type { Country } from './nations/countries.ts'
import { DELEGATIONS, type Delegation, delegationOf, POWERS, type Power } from './nations/powers.ts'
import type { Track } from './nations/tracks.ts'
import { onceFor } from './readiness.ts'
import type { Situation } from './situation/situation.ts'
import { kept, whereaboutsOfAll } from './tables/keeping.ts'

/** A theatre that a game of the other one leaves alone: who and what is of it and of no other. */
export interface FrozenTheatre extends Told {
  readonly when: Condition
  readonly powers: readonly Power[]
  readonly nations: readonly Country[]
  readonly tracks: readonly Track[]
  /** Forces that are of it alone and of no nation. */
  readonly forces?: readonly string[]
  /** Nobody receives points without it: there is nothing to place them in. */
  readonly isDiplomatic: boolean
  /** Chapters that are of it alone. */
  readonly chapters: readonly string[]
  readonly ruling: string
}

export interface TheatreChapter {
  readonly theatres: readonly FrozenTheatre[]
}

type Theatres = Pick<Book<TheatreChapter>, 'clauses'>

const NONE: readonly FrozenTheatre[] = []

type Frozen = (situation: Situation) => readonly FrozenTheatre[]

/** It hangs on which game is played, and is asked with every order. */
const frozenIn = onceFor(
  (theatres: readonly FrozenTheatre[]): Frozen =>
    kept(whereaboutsOfAll(theatres), (situation) => theatres.filter(({ when }) => isMet(when, situation))),
)

/** The theatres that this game leaves alone. */
export const frozenTheatres = ({ clauses }: Theatres, situation: Situation): readonly FrozenTheatre[] =>
  clauses.theatres.length === 0 ? NONE : frozenIn(clauses.theatres)(situation)

/** Those of whose powers at least one is left. */
function isLeft(frozen: readonly FrozenTheatre[], one: Delegation): boolean {
  if (frozen.length === 0) return true
  const out = frozen.flatMap(({ powers }) => powers)
  return out.length === 0 || POWERS.some((power) => delegationOf(power) === one && !out.includes(power))
}

/** Those of whose powers at least one is in the game. */
export const isAtTable = (book: Theatres, situation: Situation, one: Delegation): boolean => isLeft(frozenTheatres(book, situation), one)

const isOf = (frozen: readonly FrozenTheatre[], name: string): boolean =>
  isOneOf(DELEGATIONS, name) && !isOneOf(POWERS, name)
    ? !isLeft(frozen, name)
    : frozen.some(({ powers, nations, tracks, forces = [] }) => [powers, nations, tracks, forces].some((names) => isOneOf(names, name)))

/** Whether a power, a country, a track or a delegation is of a theatre that this game leaves alone. */
export const isLeftOut = (book: Theatres, situation: Situation, name: string): boolean => isOf(frozenTheatres(book, situation), name)

const NOTHING_AGAINST: readonly Refusal[] = []

/** The theatres that keep this from being asked or done. */
export function whyLeftOut(book: Theatres, situation: Situation, names: readonly string[]): readonly Refusal[] {
  const frozen = frozenTheatres(book, situation)
  if (frozen.length === 0) return NOTHING_AGAINST
  return frozen
    .filter((theatre) => names.some((name) => isOf([theatre], name)))
    .map(({ words, cite }) => refuse('other-theatre', words, cite))
}
