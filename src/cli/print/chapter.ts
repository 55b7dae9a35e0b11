import type {
  CapitalAnswer,
  ElectionsAnswer,
  IncomeAnswer,
  SumAnswer,
  TransferAnswer,
  VerdictAnswer,
  WorkingAnswer,
} from '../../counsel/index.ts'
import { POWER_NAMES, type Step, signed, turnName } from '../../rules/core/index.ts'
import type { Look } from '../terminal/terminal.ts'
import { figure, MARGIN, numbered, type Print, printCounting, reasons, said, tally } from './text.ts'
import { printVerdict } from './verdict.ts'
import { CHAPTER } from './words/chapter.ts'

type ChapterAnswer = VerdictAnswer | TransferAnswer | WorkingAnswer | SumAnswer | IncomeAnswer | CapitalAnswer | ElectionsAnswer

export const printSteps = (steps: readonly Step[], look: Look, indent = 0): readonly string[] =>
  steps.flatMap((step) => numbered(tally(step.amount), step, look, indent))

const working = ({ value, steps }: WorkingAnswer, look: Look): readonly string[] => [
  look.paint.strong(CHAPTER.value(value)),
  ...printSteps(steps, look),
]

const sum = ({ lines, total }: Pick<SumAnswer, 'lines' | 'total'>, look: Look): readonly string[] => [
  look.paint.strong(CHAPTER.total(signed(total))),
  ...printCounting(lines, look),
]

const incomes = ({ incomes: all }: IncomeAnswer, look: Look): readonly string[] =>
  all.flatMap(({ brps, to, what, at, cite, ruling }) => {
    const income = CHAPTER.income(figure(brps), to === undefined ? CHAPTER.nobody : POWER_NAMES[to], what)
    const when = at === undefined ? '' : ` (${CHAPTER.at(turnName(at.turn), at.side)})`
    return said({ words: income + when, cite, ruling }, 0, look, MARGIN)
  })

const elections = (answer: ElectionsAnswer, look: Look): readonly string[] => {
  const { held, none, over, on } = CHAPTER.elections
  return [
    look.paint.strong(answer.isHeld ? held : none),
    ...answer.elections.flatMap(({ what, cite }) => said({ words: what, cite }, 2, look)),
    answer.isGameOver ? over : on,
    ...answer.tests.flatMap(({ isMet, words, cite }) =>
      said({ words: `${words}: ${isMet ? CHAPTER.met.yes : CHAPTER.met.no}`, cite }, 2, look),
    ),
    ...reasons(answer.refusals, look),
  ]
}

const capitals = ({ consequences }: CapitalAnswer, look: Look): readonly string[] =>
  consequences.flatMap(({ what, cite }) => said({ words: what, cite }, 0, look, MARGIN))

/** A verdict, a number with its steps, a sum with its lines, or who has what: whatever was asked. */
export const printChapter: Print<ChapterAnswer> = (answer, look) => {
  if ('isGameOver' in answer) return elections(answer, look)
  if ('capitals' in answer) return capitals(answer, look)
  if ('incomes' in answer) return incomes(answer, look)
  if ('increments' in answer) return [...printVerdict(answer, look), ...printSteps(answer.steps, look), ...sum(answer, look)]
  if ('allowed' in answer) return printVerdict(answer, look)
  return 'steps' in answer ? working(answer, look) : sum(answer, look)
}
