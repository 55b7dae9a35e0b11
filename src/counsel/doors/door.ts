import type { Assumption, Remark } from '../../editions/reading/index.ts'
import { asInPhase, type Chapters, type Rulebook, type Situation, whyNoChapter } from '../../rules/index.ts'
import { type Arguments, type Refused, refused } from './answer.ts'

export type Answer = {
  readonly ok: boolean
  readonly assumed?: readonly Assumption[]
  /** What should be known of the situation itself. */
  readonly footnotes?: readonly Remark[]
}

/** One question that can be put to a situation. */
export interface SituationDoor<A extends Answer = Answer> {
  readonly name: string
  readonly answer: (book: Rulebook, situation: Situation, args: Arguments) => A
  /** Chapters without which it has nothing to say. */
  readonly chapters?: readonly (keyof Chapters)[]
  /** The levels themselves are told as they are; everything else is judged on those that count before they move (RC-11). */
  readonly levels?: 'as-they-are'
  /** Only where mobilizations are asked about does it matter what was assumed of them. */
  readonly readsMobilizations?: (args: Arguments) => boolean
}

/** A situation with its book, as the reader gives it. */
export interface Asking {
  readonly book: Rulebook
  readonly situation: Situation
  readonly assumed: readonly Assumption[]
  readonly footnotes?: readonly Remark[]
}

/** The situation on which a door judges. */
export const judgedBy = ({ levels }: Pick<SituationDoor, 'levels'>, { book, situation }: Asking): Situation =>
  levels === 'as-they-are' ? situation : asInPhase(book, situation)

/** The answer to one question about a situation that has been read. */
export function through<A extends Answer>(door: SituationDoor<A>, asking: Asking, args: Arguments = {}): A | Refused {
  const { book, assumed, footnotes = [] } = asking
  const silent = whyNoChapter(book, ...(door.chapters ?? []))
  if (silent.length > 0) return refused(...silent)
  const given = door.answer(book, judgedBy(door, asking), args)
  if (!given.ok) return given
  const isAssumed = assumed.length > 0 && door.readsMobilizations?.(args) === true
  return isAssumed || footnotes.length > 0
    ? { ...given, ...(isAssumed ? { assumed } : {}), ...(footnotes.length > 0 ? { footnotes } : {}) }
    : given
}
