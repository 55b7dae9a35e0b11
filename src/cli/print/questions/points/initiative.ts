import type { InitiativeAnswer } from '../../../../counsel/index.ts'
import { FACTION_NAMES, isPower, type Line, NATION_NAMES, turnName } from '../../../../rules/core/index.ts'
import type { PrintQuestion } from '../../question.ts'
import { capital, MARGIN, type Print, paragraphs, printLine, said, withRule } from '../../text.ts'
import { INITIATIVE } from '../../words/answers.ts'

/** What stands below the sum of a power. */
type Below = (line: Line, answer: InitiativeAnswer) => readonly Line[]

const printWith =
  (below: Below): Print<InitiativeAnswer> =>
  (answer, look) => {
    const { holder, order, reason, turn, book, rules } = answer
    const { strong } = look.paint
    const head = INITIATIVE.holder(capital(FACTION_NAMES[holder]), turnName(turn), book, reason.words)
    const ranks = order.map(({ faction, rank, points, lines, partners }) => [
      strong(INITIATIVE.rank(rank, capital(FACTION_NAMES[faction]), points)),
      ...lines
        .filter(({ applies }) => applies)
        .flatMap((line) => [...printLine(line, look), ...below(line, answer).flatMap((one) => printLine(one, look, MARGIN))]),
      ...partners.map(
        (nation) => ' '.repeat(MARGIN) + withRule({ words: INITIATIVE.with(NATION_NAMES[nation]), cite: rules.partners }, look),
      ),
    ])
    return paragraphs([said({ words: strong(head), cite: reason.cite }, 0, look), ...ranks])
  }

const inShort = printWith(() => [])

/** With the lines that make up each power's points. */
const inFull = printWith(({ id }, { powers }) => ((isPower(id) ? powers[id]?.lines : undefined) ?? []).filter(({ applies }) => applies))

/** Who moves first, then the factions in their order with what their powers bring. */
export const print: PrintQuestion<InitiativeAnswer> = (answer, look, { isWhole }) => (isWhole ? inFull : inShort)(answer, look)
