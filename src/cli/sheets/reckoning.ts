import type { ExplainedLine, ReckonAnswer, ResultAtDie } from '../../counsel/index.ts'
import { FACTION_NAMES, signed, type Turn, targetName, turnName } from '../../rules/index.ts'
import { fold } from '../fold.ts'
import type { Look } from '../terminal.ts'
import { RECKONING } from '../words.ts'
import { inBrackets } from './label.ts'
import { lineOnSheet, MARGIN } from './line.ts'
import type { Sheet } from './sheet.ts'
import { reason } from './verdict.ts'

const heading = ({ total, target, by, manner, turn, book, plus }: ReckonAnswer): string =>
  `${RECKONING.total(signed(total).padStart(MARGIN - 2), targetName(target), FACTION_NAMES[by] + RECKONING.manner[manner], turnName(turn as Turn), book)}; plus ${plus}`

const meaning = ({ words, permanent, cite, demand }: ResultAtDie, { paint }: Look): string =>
  [
    `${words}${permanent ? RECKONING.permanent : ''}  ${paint.faint(inBrackets(cite))}`,
    ...(demand === undefined ? [] : [`${RECKONING.demand(demand.words)}  ${paint.faint(inBrackets(demand.cite))}`]),
  ].join('; ')

/** The result at each face of the die. */
function faces(results: ReckonAnswer['results'], look: Look): readonly string[] {
  const { die, comesTo, result } = RECKONING
  const rows = Object.entries(results).map(([face, at]) => {
    const start = `${face.padStart(die.length)}  ${String(at.total).padStart(comesTo.length)}  ${at.result.padEnd(result.length)}  `
    return fold(start + meaning(at, look), start.length, look.columns)
  })
  return [look.paint.strong(`${die}  ${comesTo}  ${result}`), ...rows.flat()]
}

/** How likely each result is, counted in faces. */
function chances({ results, odds }: ReckonAnswer, look: Look): readonly string[] {
  const fallen = Object.values(results)
  const rows = odds.map(({ result, words }) => {
    const start = `${RECKONING.chance(fallen.filter((at) => at.result === result).length).padStart(7)}  ${result.padEnd(5)}`
    return fold(`${start}  ${words}`, start.length + 2, look.columns)
  })
  return [look.paint.strong(RECKONING.odds), ...rows.flat()]
}

/** What did not count this time, and why not. */
const idle = (lines: readonly ExplainedLine[], look: Look): readonly string[] => [
  look.paint.strong(RECKONING.idle),
  ...lines.flatMap((line) => [
    ...lineOnSheet(line, look),
    ...(line.wanting === undefined ? [] : fold(' '.repeat(MARGIN) + RECKONING.wanting(line.wanting), MARGIN + 2, look.columns)),
  ]),
]

/** What can be reckoned may still be forbidden. */
const forbidden = ({ refusals = [] }: ReckonAnswer, look: Look): readonly string[] =>
  refusals.length === 0 ? [] : [look.paint.alarm(RECKONING.refused), ...refusals.flatMap((refusal) => reason(refusal, look))]

const reckoning = (answer: ReckonAnswer, look: Look): readonly string[] => [
  ...fold(look.paint.strong(heading(answer)), MARGIN, look.columns),
  ...forbidden(answer, look),
  ...answer.lines.filter(({ applies }) => applies).flatMap((line) => lineOnSheet(line, look)),
  '',
  ...faces(answer.results, look),
  '',
  ...chances(answer, look),
]

/** The total, the lines it is the sum of, the result at each face, the odds. */
export const reckoningSheet: Sheet<ReckonAnswer> = reckoning

/** The same, and every line that did not count. */
export const wholeReckoningSheet: Sheet<ReckonAnswer> = (answer, look) => {
  const rest = answer.lines.filter(({ applies }) => !applies)
  return [...reckoning(answer, look), ...(rest.length === 0 ? [] : ['', ...idle(rest, look)])]
}
