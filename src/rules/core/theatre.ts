import type { Book } from './book.ts'
import type { Told } from './citation.ts'
import { isMet } from './conditions/compilation.ts'
import type { Condition } from './conditions/condition.ts'
import type { Country } from './countries.ts'
import { isOneOf } from './names.ts'
import { DELEGATIONS, type Delegation, delegationOf, POWERS, type Power } from './powers.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Situation } from './situation.ts'
import type { Track } from './tracks.ts'

/** A theatre that a game of the other one leaves alone: who and what is of it and of no other. */
export interface FrozenTheatre extends Told {
  readonly when: Condition
  readonly powers: readonly Power[]
  readonly nations: readonly Country[]
  readonly tracks: readonly Track[]
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

/** The theatres that this game leaves alone. */
export const frozenTheatres = ({ clauses }: Theatres, situation: Situation): readonly FrozenTheatre[] =>
  clauses.theatres.length === 0 ? NONE : clauses.theatres.filter(({ when }) => isMet(when, situation))

/** Those of whose powers at least one is in the game. */
export const isAtTable = (book: Theatres, situation: Situation, one: Delegation): boolean => {
  const out = frozenTheatres(book, situation).flatMap(({ powers }) => powers)
  return out.length === 0 || POWERS.some((power) => delegationOf(power) === one && !out.includes(power))
}

/** Whether a power, a country, a track or a delegation is of a theatre that this game leaves alone. */
export function isLeftOut(book: Theatres, situation: Situation, name: string): boolean {
  if (isOneOf(DELEGATIONS, name) && !isOneOf(POWERS, name)) return !isAtTable(book, situation, name)
  return frozenTheatres(book, situation).some(
    ({ powers, nations, tracks }) => isOneOf(powers, name) || isOneOf(nations, name) || isOneOf(tracks, name),
  )
}

/** The theatres that keep this from being asked or done. */
export function whyLeftOut(book: Theatres, situation: Situation, names: readonly string[]): readonly Refusal[] {
  const frozen = frozenTheatres(book, situation)
  if (frozen.length === 0) return []
  return frozen
    .filter((theatre) => names.some((name) => isLeftOut({ clauses: { theatres: [theatre] } }, situation, name)))
    .map(({ words, cite }) => refuse('other-theatre', words, cite))
}
