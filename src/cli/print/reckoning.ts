import type { ExplainedLine, ReckonAnswer, ResultAtDie } from '../../counsel/index.ts'
import { FACTION_NAMES, signed, type Turn, targetName, turnName } from '../../rules/index.ts'
import type { Look } from '../terminal.ts'
import { RECKONING } from '../words.ts'
import { wrap } from '../wrap.ts'
import { inBrackets } from './label.ts'
import { MARGIN, printLine } from './line.ts'
import type { Print } from './print.ts'
import { reason } from './verdict.ts'

const heading = ({ total, target, by, manner, turn, book, plus, draws }: ReckonAnswer): string =>
  `${RECKONING.total(signed(total).padStart(MARGIN - 2), targetName(target), FACTION_NAMES[by] + RECKONING.manner[manner], turnName(turn as Turn), book)}; plus ${plus}${draws === undefined ? '' : RECKONING.drawnFrom}`

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
    return wrap(start + meaning(at, look), start.length, look.columns)
  })
  return [look.paint.strong(`${die}  ${comesTo}  ${result}`), ...rows.flat()]
}

function chanceRows(odds: ReckonAnswer['odds'], among: number, look: Look): readonly string[] {
  const width = Math.max(5, ...odds.map(({ result }) => result.length))
  return odds.flatMap(({ result, chance, words }) => {
    const [above = 0, below = 1] = chance.split('/').map(Number)
    const start = `${RECKONING.chance((above * among) / below, among).padStart(among > 6 ? 9 : 7)}  ${result.padEnd(width)}`
    return wrap(`${start}  ${words}`, start.length + 2, look.columns)
  })
}

/** How likely each result is, counted in faces, and in draws and faces where a subversion is still to be drawn. */
function chances({ odds, demandOdds, draws }: ReckonAnswer, look: Look): readonly string[] {
  const among = draws === undefined ? 6 : draws.length * 6
  return [
    look.paint.strong(RECKONING.odds),
    ...chanceRows(odds, among, look),
    ...(demandOdds === undefined ? [] : ['', look.paint.strong(RECKONING.demandOdds), ...chanceRows(demandOdds, among, look)]),
  ]
}

/** The result of each draw at each face. */
function drawn(draws: NonNullable<ReckonAnswer['draws']>, look: Look): readonly string[] {
  const width =
    Math.max(...draws.flatMap(({ results }) => Object.values(results).map((result) => result.length)), RECKONING.die.length + 2) + 2
  const row = (draw: string, before: string, cells: readonly string[]): string =>
    `${draw.padStart(4)}  ${before.padStart(RECKONING.before.length)}  ${cells.map((cell) => cell.padStart(width)).join('')}`
  const faces = Object.keys(draws[0]?.results ?? {})
  return [
    look.paint.strong(
      row(
        RECKONING.draw,
        RECKONING.before,
        faces.map((face) => `${RECKONING.die} ${face}`),
      ),
    ),
    ...draws.map(({ draw, total, results }) => row(String(draw), signed(total), Object.values(results))),
  ]
}

/** What did not count this time, and why not. */
const idle = (lines: readonly ExplainedLine[], look: Look): readonly string[] => [
  look.paint.strong(RECKONING.idle),
  ...lines.flatMap((line) => [
    ...printLine(line, look),
    ...(line.wanting === undefined ? [] : wrap(' '.repeat(MARGIN) + RECKONING.wanting(line.wanting), MARGIN + 2, look.columns)),
  ]),
]

/** What can be reckoned may still be forbidden. */
const forbidden = ({ refusals = [] }: ReckonAnswer, look: Look): readonly string[] =>
  refusals.length === 0 ? [] : [look.paint.alarm(RECKONING.refused), ...refusals.flatMap((refusal) => reason(refusal, look))]

const reckoning = (answer: ReckonAnswer, look: Look): readonly string[] => [
  ...wrap(look.paint.strong(heading(answer)), MARGIN, look.columns),
  ...forbidden(answer, look),
  ...(answer.cautions ?? []).flatMap(({ words, cite }) =>
    wrap(`${RECKONING.caution(words)}  ${look.paint.faint(inBrackets(cite))}`, 2, look.columns),
  ),
  ...answer.lines.filter(({ applies }) => applies).flatMap((line) => printLine(line, look)),
  '',
  ...(answer.draws === undefined ? faces(answer.results, look) : drawn(answer.draws, look)),
  '',
  ...chances(answer, look),
]

/** The total, the lines it is the sum of, the result at each face, the odds. */
export const printReckoning: Print<ReckonAnswer> = reckoning

/** The same, and every line that did not count. */
export const printWholeReckoning: Print<ReckonAnswer> = (answer, look) => {
  const rest = answer.lines.filter(({ applies }) => !applies)
  return [...reckoning(answer, look), ...(rest.length === 0 ? [] : ['', ...idle(rest, look)])]
}
