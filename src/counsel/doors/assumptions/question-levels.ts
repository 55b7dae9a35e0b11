import { asInPhase, levelsAt } from '../../../rules/chapters/tension/index.ts'
import type { LevelMoment, Situation } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import type { Arguments } from '../answers/answer.ts'

/**
 * Levels that a question reads before the start of the turn has added to them: one that reckons the turn whole, as they open it, and one
 * about the year start, which comes first (49.23). Everything else is judged in the turn, and on the levels before they move (RC-11).
 */
export type QuestionLevels = 'as-they-open' | 'at-year-start'

/** A question, or several, each with its levels. */
interface Leveled {
  readonly levels?: QuestionLevels
  readonly questions?: readonly { readonly name: string; readonly levels?: QuestionLevels }[]
}

interface Judged {
  readonly book: Rulebook
  readonly situation: Situation
  readonly course?: object
  /** What the document itself says. */
  readonly said?: { readonly tensions?: object | undefined }
}

/** What a question asks for in the levels it reads, where it is not those of something done in the turn. */
export const levelsFor = (asked: Leveled, { question: name }: Arguments): QuestionLevels | undefined =>
  asked.questions === undefined ? asked.levels : asked.questions.find((one) => one.name === name)?.levels

/** The moment at which a question reads its levels. */
export const readAt = (levels: QuestionLevels | undefined): LevelMoment => (levels === undefined ? 'after-rises' : 'before-rises')

/**
 * The situation with the moment of its levels. Where a file reports levels and not their moment, they are those on the track when something
 * is done in its turn, whatever is asked; the year start comes before that (49.23). Levels that it does not report are taken as they are read.
 */
export function withMoment(
  { situation, said }: Judged,
  levels: QuestionLevels | undefined,
): Situation & { readonly levelsAt: LevelMoment } {
  const isTaken = levels === 'at-year-start' || (said !== undefined && said.tensions === undefined)
  return { ...situation, levelsAt: situation.levelsAt ?? (isTaken ? readAt(levels) : 'after-rises') }
}

/** The situation on which a door judges. */
export function judgedBy(asked: Leveled, asking: Judged, args: Arguments = {}): Situation {
  const { book, situation, course } = asking
  const levels = levelsFor(asked, args)
  const isWhole = levels === 'as-they-open' && course === undefined
  const read = levelsAt(book, isWhole ? withMoment(asking, levels) : situation, readAt(levels))
  return levels === 'as-they-open' ? read : asInPhase(book, read)
}
