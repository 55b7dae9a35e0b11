import { type Answer, type Arguments, answerFrom, refused, type SituationDoor } from '../../counsel/index.ts'
import { type GameRecord, type KeptGame, openGame, RECORD, readRecord, viewFor } from '../../record/index.ts'
import { delegationsOf, type Seat } from '../../rules/game/index.ts'
import { isUnknown, seatsNamed } from './seats-named.ts'

/** The answer of a door about a game, as somebody in these seats sees it; with none, or the host's alone, as everybody does. */
export function answerInGame(kept: KeptGame, as: readonly Seat[], door: string | SituationDoor, args?: Arguments): Answer {
  const eyes = delegationsOf(as)
  return answerFrom(door, kept.book, viewFor(kept, eyes), eyes, args)
}

/** A question about a game, with its record as text. */
export interface RecordQuestion {
  readonly door: string
  readonly record: string
  /** Seats or players, with commas between them. */
  readonly as?: string
  readonly args?: Arguments
}

/** An answer about a record that was cut off says so: its last line never came about. */
function knowingOf(torn: GameRecord['torn'], given: Answer): Answer {
  if (torn === null || !given.ok) return given
  const { footnotes = [] } = given as { readonly footnotes?: readonly object[] }
  return { ...given, footnotes: [{ words: RECORD.torn(torn.line) }, ...footnotes] } as Answer
}

/** The same for a record that comes as text. */
export function answerOfRecord({ door, record, as, args }: RecordQuestion): Answer {
  const read = readRecord(record)
  if (!read.ok) return refused(...read.refusals)
  const opened = openGame(read.record)
  if (!opened.ok) return refused(...opened.refusals)
  const seats = as === undefined ? [] : seatsNamed(as, opened.kept.header)
  return isUnknown(seats) ? refused(seats.refusal) : knowingOf(read.record.torn, answerInGame(opened.kept, seats, door, args))
}
