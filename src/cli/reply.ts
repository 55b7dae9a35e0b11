import type { LevelsRead, Refused, Trusted, Unreported } from '../counsel/index.ts'
import { ANY_FACT, type Assumption, type Derived, type Remark, wantsFact } from '../editions/reading/index.ts'
import { type Refusal, turnName } from '../rules/core/index.ts'
import type { Context } from './context.ts'
import { EXIT, type ExitCode } from './exit.ts'
import { type Print, reason, said } from './print/text.ts'
import { inFull, inOneLine } from './print/trust.ts'
import type { Look } from './terminal/terminal.ts'
import { assumedThat, derivedThat, levelsWith, notReported, offered, REFUSED, refusedAt } from './words.ts'

export type Answer = {
  readonly ok: boolean
  readonly allowed?: boolean
  readonly assumed?: readonly Assumption[]
  readonly footnotes?: readonly Remark[]
  readonly derived?: readonly Derived[]
  readonly trusted?: readonly Trusted[]
  readonly levelsAt?: LevelsRead
  readonly unreported?: readonly Unreported[]
}

/** How the answer is to be given. */
export interface Format<A> {
  readonly json: boolean
  readonly print: Print<A>
  /** Everything is to be said, line by line. */
  readonly isWhole?: boolean
}

/** How the arguments of a question were typed, by their names. */
export type TypedAs = Readonly<Record<string, string>>

/** A door names its own argument; at a terminal it was a flag, and facts are listed by a command. */
function asTyped(refusal: Refusal, flags: TypedAs): Refusal {
  if (wantsFact(refusal)) return { ...refusal, words: refusal.words.replace(ANY_FACT, `${ANY_FACT} (see \`chancery facts\`)`) }
  const name = String(refusal.data['argument'] ?? '')
  const flag = flags[name]
  return flag === undefined ? refusal : { ...refusal, words: flag + refusal.words.slice(name.length) }
}

/** As they come in the file; what has no place in it, last. */
function inOrder(refusals: readonly Refusal[]): readonly Refusal[] {
  const place = ({ data }: Refusal): readonly number[] => (String(data['where'] ?? '').match(/\d+/g) ?? ['Infinity']).map(Number)
  return [...refusals].sort((one, other) => {
    const [line = 0, column = 0] = place(one)
    const [otherLine = 0, otherColumn = 0] = place(other)
    return line === otherLine ? column - otherColumn : line - otherLine
  })
}

/** A question that is not asked in full, or is none: the command was misused, whatever the door calls it. */
const isMisuse = (given: Answer): boolean =>
  !given.ok && (given as Refused).refusals.some(({ data }) => data['fault'] === 'missing' || data['argument'] === 'question')

function ending(given: Answer): ExitCode {
  if (isMisuse(given)) return EXIT.misused
  return given.ok && given.allowed !== false ? EXIT.answered : EXIT.refused
}

/** What the situation left open, what follows from it, what was taken on trust and what it says without effect, below everything else. */
const below = (
  { assumed = [], footnotes = [], derived = [], trusted = [], levelsAt, unreported = [] }: Answer,
  look: Look,
  isWhole: boolean,
): readonly string[] => [
  ...assumed.flatMap(({ words, cite }) => said({ words: assumedThat(words), cite }, 0, look)),
  ...derived.flatMap(({ words, cite, turn }) => said({ words: derivedThat(words, turn && turnName(turn)), cite }, 0, look)),
  ...(isWhole ? inFull : inOneLine)(trusted, look),
  ...(unreported.length === 0 ? [] : said({ words: notReported(unreported) }, 0, look)),
  // Where it makes no difference it stands in the JSON alone.
  ...(levelsAt === undefined || levelsAt.isIdle ? [] : said({ ...levelsAt, words: levelsWith(levelsAt) }, 0, look)),
  ...footnotes.flatMap(({ words, cite, scenario }) =>
    said({ words: scenario === undefined ? words : offered(words, scenario), cite }, 0, look),
  ),
]

/** What is known of how it was asked. */
interface Asking {
  readonly flags?: TypedAs
  /** The file that refusals are about. */
  readonly file?: string | undefined
}

/** Prints an answer as JSON or as text; refusals go to standard error, unless JSON was asked for. */
export function give<A>(
  context: Context,
  given: Answer,
  { json, print, isWhole = false }: Format<A>,
  { flags = {}, file }: Asking = {},
): void {
  const { terminal } = context
  context.ending = ending(given)
  if (json) terminal.print(`${JSON.stringify(given, null, 2)}\n`)
  else if (given.ok)
    terminal.print(`${[...print(given as A, terminal.look.page), ...below(given, terminal.look.page, isWhole)].join('\n')}\n`)
  else {
    const look = terminal.look.complaint
    const reasons = inOrder((given as Refused).refusals).flatMap((refusal) => reason(asTyped(refusal, flags), look))
    terminal.complain(`${look.paint.alarm(file === undefined ? REFUSED : refusedAt(file))}\n${reasons.join('\n')}\n`)
  }
}

/** Gives an answer that no door made, or refuses with reasons; `file` is what they are about. */
export const reply = <A>(context: Context, given: Answer, format: Format<A>, file?: string): void => give(context, given, format, { file })
