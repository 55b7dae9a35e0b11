import type {
  CapitalAnswer,
  ElectionsAnswer,
  IncomeAnswer,
  SumAnswer,
  TransferAnswer,
  VerdictAnswer,
  WorkingAnswer,
} from '../../counsel/index.ts'
import { POWER_NAMES, type Step, signed, turnName } from '../../rules/index.ts'
import { CHAPTER } from '../chapter-words.ts'
import type { Look } from '../terminal.ts'
import { wrap } from '../wrap.ts'
import { inBrackets } from './label.ts'
import { figure, MARGIN, printLine } from './line.ts'
import type { Print } from './print.ts'
import { printVerdict, reason } from './verdict.ts'

type ChapterAnswer = VerdictAnswer | TransferAnswer | WorkingAnswer | SumAnswer | IncomeAnswer | CapitalAnswer | ElectionsAnswer

const printStep = ({ amount, words, cite, ruling }: Step, { paint, columns }: Look): readonly string[] =>
  wrap(`${String(amount).padStart(MARGIN - 2)}  ${words}  ${paint.faint(inBrackets(cite, ruling))}`, MARGIN, columns)

const working = ({ value, steps }: WorkingAnswer, look: Look): readonly string[] => [
  look.paint.strong(CHAPTER.value(value)),
  ...steps.flatMap((step) => printStep(step, look)),
]

const sum = ({ lines, total }: Pick<SumAnswer, 'lines' | 'total'>, look: Look): readonly string[] => [
  look.paint.strong(CHAPTER.total(signed(total))),
  ...lines.filter(({ applies }) => applies).flatMap((line) => printLine(line, look)),
]

const incomes = ({ incomes: all }: IncomeAnswer, { paint, columns }: Look): readonly string[] =>
  all.flatMap(({ brps, to, what, at, cite, ruling }) =>
    wrap(
      `${CHAPTER.income(figure(brps), to === undefined ? CHAPTER.nobody : POWER_NAMES[to], what)}${
        at === undefined ? '' : ` (${CHAPTER.at(turnName(at.turn), at.side)})`
      }  ${paint.faint(inBrackets(cite, ruling))}`,
      MARGIN,
      columns,
    ),
  )

const elections = (answer: ElectionsAnswer, look: Look): readonly string[] => {
  const { held, none, over, on } = CHAPTER.elections
  return [
    look.paint.strong(answer.isHeld ? held : none),
    ...answer.elections.flatMap(({ what, cite }) => wrap(`  ${what}  ${look.paint.faint(inBrackets(cite))}`, 4, look.columns)),
    answer.isGameOver ? over : on,
    ...answer.tests.flatMap(({ isMet, words, cite }) =>
      wrap(`  ${words}: ${isMet ? CHAPTER.met.yes : CHAPTER.met.no}  ${look.paint.faint(inBrackets(cite))}`, 4, look.columns),
    ),
    ...answer.refusals.flatMap((refusal) => reason(refusal, look)),
  ]
}

const capitals = ({ consequences }: CapitalAnswer, { paint, columns }: Look): readonly string[] =>
  consequences.flatMap(({ what, cite }) => wrap(`${what}  ${paint.faint(inBrackets(cite))}`, MARGIN, columns))

/** A verdict, a number with its steps, a sum with its lines, or who has what: whatever was asked. */
export const printChapter: Print<ChapterAnswer> = (answer, look) => {
  if ('isGameOver' in answer) return elections(answer, look)
  if ('capitals' in answer) return capitals(answer, look)
  if ('incomes' in answer) return incomes(answer, look)
  if ('increments' in answer)
    return [...printVerdict(answer, look), ...answer.steps.flatMap((step) => printStep(step, look)), ...sum(answer, look)]
  if ('allowed' in answer) return printVerdict(answer, look)
  return 'steps' in answer ? working(answer, look) : sum(answer, look)
}
