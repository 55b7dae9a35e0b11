import { chanceWords, type ExplainedLine, type ReckonAnswer, type ResultAtDie } from '../../../../counsel/index.ts'
import { FACTION_NAMES, signed, targetName, turnName } from '../../../../rules/core/index.ts'
import type { Look } from '../../../terminal/terminal.ts'
import type { PrintQuestion } from '../../question.ts'
import {
  MARGIN,
  type Print,
  paragraphs,
  plain,
  printCounting,
  printLine,
  reasons,
  said,
  tally,
  titled,
  widest,
  withRule,
} from '../../text.ts'
import { RECKONING } from '../../words/answers.ts'

function heading({ total, target, by, manner, turn, book, plus, draws }: ReckonAnswer): string {
  const roller = FACTION_NAMES[by] + RECKONING.manner[manner]
  const sum = RECKONING.total(tally(signed(total)), targetName(target), roller, turnName(turn), book)
  return `${sum}; plus ${plus}${draws === undefined ? '' : RECKONING.drawnFrom}`
}

const meaning = ({ words, permanent, cite, demand }: ResultAtDie, look: Look): string =>
  [
    withRule({ words: `${words}${permanent ? RECKONING.permanent : ''}`, cite }, look),
    ...(demand === undefined ? [] : [withRule({ words: RECKONING.demand(demand.words), cite: demand.cite }, look)]),
  ].join('; ')

/** The result at each face of the die. */
function faces(results: ReckonAnswer['results'], look: Look): readonly string[] {
  const { die, comesTo, result } = RECKONING
  const rows = Object.entries(results).flatMap(([face, at]) => {
    const start = `${face.padStart(die.length)}  ${String(at.total).padStart(comesTo.length)}  ${at.result.padEnd(result.length)}  `
    return said({ words: start + meaning(at, look) }, 0, look, start.length)
  })
  return [look.paint.strong(`${die}  ${comesTo}  ${result}`), ...rows]
}

/** How likely each result is, counted in faces, and in draws and faces where a subversion is still to be drawn. */
function chances(heading: string, odds: ReckonAnswer['odds'], { draws }: ReckonAnswer, look: Look): readonly string[] {
  const among = draws === undefined ? 6 : draws.length * 6
  const width = Math.max(5, widest(odds.map(({ result }) => result)))
  const likely = odds.map(({ chance }) => {
    const [above = 0, below = 1] = chance.split('/').map(Number)
    return chanceWords((above * among) / below, among)
  })
  const rows = odds.flatMap(({ result, words }, index) => {
    const start = `${likely[index]?.padStart(widest(likely))}  ${result.padEnd(width)}`
    return said({ words: `${start}  ${words}` }, 0, look, start.length + 2)
  })
  return [look.paint.strong(heading), ...rows]
}

/** The result of each draw at each face. */
function drawn(draws: NonNullable<ReckonAnswer['draws']>, look: Look): readonly string[] {
  const width = Math.max(widest(draws.flatMap(({ results }) => Object.values(results))), RECKONING.die.length + 2) + 2
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
const idle = (lines: readonly ExplainedLine[], look: Look): readonly string[] =>
  titled(
    look.paint.strong(RECKONING.idle),
    lines.flatMap((line) => [
      ...printLine(line, look),
      ...(line.wanting === undefined ? [] : plain(RECKONING.wanting(line.wanting), MARGIN, look)),
    ]),
  )

/** The refusal is said by its reasons; what the die would bring follows. */
function inShort({ verdict, refusals }: ReckonAnswer, look: Look): readonly string[] {
  if (refusals === undefined) return said({ words: verdict.words }, 0, look)
  return verdict.otherwise === undefined ? [] : said({ words: RECKONING.otherwise(verdict.otherwise) }, 0, look)
}

const reckoning =
  (isWhole: 'counting' | 'whole'): Print<ReckonAnswer> =>
  (answer, look) =>
    paragraphs([
      [
        ...said({ words: look.paint.strong(heading(answer)) }, 0, look, MARGIN),
        // What can be reckoned may still be forbidden.
        ...titled(look.paint.alarm(RECKONING.refused), reasons(answer.refusals ?? [], look)),
        ...inShort(answer, look),
        ...(answer.cautions ?? []).flatMap(({ words, cite }) => said({ words: RECKONING.caution(words), cite }, 0, look)),
        ...printCounting(answer.lines, look),
      ],
      answer.draws === undefined ? faces(answer.results, look) : drawn(answer.draws, look),
      chances(RECKONING.odds, answer.odds, answer, look),
      answer.demandOdds === undefined ? [] : chances(RECKONING.demandOdds, answer.demandOdds, answer, look),
      isWhole === 'counting'
        ? []
        : idle(
            answer.lines.filter(({ applies }) => !applies),
            look,
          ),
    ])

/** The total, the lines it is the sum of, the result at each face, the odds; in full, every line that did not count. */
export const print: PrintQuestion<ReckonAnswer> = (answer, look, { isWhole }) => reckoning(isWhole ? 'whole' : 'counting')(answer, look)
