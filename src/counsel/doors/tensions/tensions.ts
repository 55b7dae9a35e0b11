import { nextTurn, readTurn } from '../../../editions/reading/index.ts'
import { turnByTurnOf } from '../../../rules/chapters/tension/index.ts'
import { type Refusal, refuse, type Situation } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { type Refused, refused } from '../answers/answer.ts'
import { document, listOf, maybe } from '../arguments/argument.ts'
import { misasked } from '../arguments/arguments.ts'
import { type Course, door } from '../door.ts'
import { whyNotPoints } from './points-used.ts'
import { TENSIONS, type TensionsAnswer, type TensionTurnAnswer } from './tension-answer.ts'
import { phaseRun, type TurnNews, whyNotComing } from './tension-phases.ts'
import { diceFallen, turnTold } from './tension-turn.ts'
import { declarationDoubts } from './told-declarations.ts'
import { whyNotDrawn } from './told-draws.ts'

export const CALENDAR_ENDS = 'the calendar ends with Winter 1946'

interface Told {
  readonly ok: true
  readonly run: readonly TensionTurnAnswer[]
  readonly news: readonly TurnNews[]
}

/** A book whose levels move as things happen answers turn by turn; the others, phase by phase. */
function runOf(
  book: Rulebook,
  situation: Situation,
  happened: readonly unknown[],
  named: (index: number, refusal: Refusal) => Refusal,
  course: Course | undefined,
): Told | Refused {
  if (turnByTurnOf(book) !== undefined) {
    const early = course === undefined ? whyNotComing(book, situation) : []
    if (early.length > 0) return refused(...early)
    const found = phaseRun(book, situation, happened, course?.view.past)
    if (found.ok) return found
    return found.isOver
      ? refused(inTurns(found.index, refuse('misasked', CALENDAR_ENDS)))
      : refused(...found.refusals.map((refusal) => named(found.index, refusal)))
  }
  const run: TensionTurnAnswer[] = []
  const news: TurnNews[] = []
  let before: Situation | undefined = course?.view.opening ?? situation
  for (const [index, told] of happened.entries()) {
    if (before === undefined) return refused(inTurns(index, refuse('misasked', CALENDAR_ENDS)))
    // A game has come some way into its turn: what is told comes on top of that.
    const isUnderWay = index === 0 && course !== undefined
    const read = readTurn(isUnderWay ? situation : before, told, undefined, book)
    if (!read.ok) return refused(...read.refusals.map((refusal) => named(index, refusal)))
    const misdrawn = index === 0 && course === undefined ? whyNotDrawn(book, situation, read.dice) : []
    const misused = [...misdrawn, ...whyNotPoints(book, before, read.after)]
    if (misused.length > 0) return refused(...misused)
    const dice = isUnderWay ? { ...diceFallen(book, situation), ...read.dice } : read.dice
    const { answer, end, allied } = turnTold(book, before, read.after, read.knowsIcs)(dice)
    const doubts = declarationDoubts(book, isUnderWay ? situation : before, read.after, allied, dice)
    news.push({ ...read, asked: [...read.asked, ...doubts] })
    run.push(answer())
    before = nextTurn(end)
  }
  return { ok: true, run, news }
}

/** A refusal that is about one turn of a list says which. */
export const inTurns = (index: number, refusal: Refusal): Refusal => ({
  ...refusal,
  words: `turns.${index}: ${refusal.words}`,
  data: { ...refusal.data, inTurns: index },
})

/** What this turn, or a run of turns, adds to the three tracks. */
export const tensionsDoor = door({
  name: 'tensions',
  fromSetUp: true,
  words: 'What a turn, or a run of turns, adds to the three tension tracks, what that reaches, and what it allows',
  example: 'tensions cases/situations/fall-1939.yaml --turns cases/situations/fall-1939-turns.yaml',
  all: 'also the lines that do not count',
  levels: 'as-they-open',
  readsMobilizations: true,
  args: {
    turn: maybe(
      document(
        'Turn',
        'what happened in one turn, such as {declarations: [{by: germany, on: denmark, together: norway}]}; nothing if not said',
      ),
    ),
    turns: maybe(listOf(document('Turn'), 'what happened turn by turn, instead of one turn')),
  },
  shape: TENSIONS,
  answer: (book, situation, { turn = {}, turns }, course): TensionsAnswer | Refused => {
    const named = (index: number, refusal: Refusal): Refusal => (turns === undefined ? refusal : inTurns(index, refusal))
    const found = runOf(book, situation, turns ?? [turn], named, course)
    if (!found.ok) return found
    const { run, news } = found
    const last = run.at(-1)
    return last === undefined
      ? refused(misasked('turns', 'missing; expected a list of what happened, turn by turn', 'missing'))
      : {
          ok: true,
          book: book.id,
          manner: book.clauses.tensionRules.is,
          ...last,
          run,
          derived: news.flatMap(({ derived }) => derived),
          footnotes: news.flatMap(({ asked }) => asked),
        }
  },
})
