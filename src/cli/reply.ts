import { type Arguments, answer, type Door, type Refused, refused } from '../counsel/index.ts'
import type { Assumption, Remark } from '../editions/reading/index.ts'
import { ANY_FACT, type ReadText, readText, wantsFact } from '../editions/reading/index.ts'
import { type Refusal, refuse } from '../rules/index.ts'
import { AID_OPTIONS } from './aid-words.ts'
import type { Context } from './context.ts'
import { EXIT, type ExitCode } from './exit.ts'
import { PACIFIC_OPTIONS } from './pacific-words.ts'
import { type Print, reason, said } from './print/text.ts'
import { STATUS_OPTIONS } from './status-words.ts'
import { readSource } from './terminal/source.ts'
import type { Look } from './terminal/terminal.ts'
import { type Happened, placedInTurns } from './turns.ts'
import { assumedThat, REFUSED, refusedAt } from './words.ts'

type Answer = {
  readonly ok: boolean
  readonly allowed?: boolean
  readonly assumed?: readonly Assumption[]
  readonly footnotes?: readonly Remark[]
}

/** How the answer is to be given. */
interface Format<A> {
  readonly json: boolean
  readonly print: Print<A>
  /** What was asked came in one piece, so no argument of the door was a flag. */
  readonly isInOnePiece?: true
}

/** `covertAxis` as it is typed: `--covert-axis`. */
const flag = (name: string): string => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** What a door calls an argument, and what it is as a flag. */
type Flags = Readonly<Record<string, string>>

const asFlags = (names: readonly string[]): Flags => Object.fromEntries(names.map((name) => [name, flag(name)]))

/** A door names its own argument; at a terminal it was a flag, and facts are listed by a command. */
function asTyped(refusal: Refusal, flags: Flags): Refusal {
  if (wantsFact(refusal)) return { ...refusal, words: refusal.words.replace(ANY_FACT, `${ANY_FACT} (see \`chancery facts\`)`) }
  const name = refusal.code === 'misasked' ? Object.keys(flags).find((one) => refusal.words.startsWith(`${one}: `)) : undefined
  return name === undefined ? refusal : { ...refusal, words: flags[name] + refusal.words.slice(name.length) }
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
  !given.ok &&
  (given as Refused).refusals.some(
    ({ code, words }) => code === 'misasked' && (/^\w+: missing/.test(words) || words.startsWith('question: ')),
  )

function ending(given: Answer): ExitCode {
  if (isMisuse(given)) return EXIT.misused
  return given.ok && given.allowed !== false ? EXIT.answered : EXIT.refused
}

/** What the situation left open, and what it says in vain, below everything else. */
const below = ({ assumed = [], footnotes = [] }: Answer, look: Look): readonly string[] => [
  ...assumed.flatMap(({ words, cite }) => said({ words: assumedThat(words), cite }, 0, look)),
  ...footnotes.flatMap(({ words, cite }) => said({ words, cite }, 0, look)),
]

/** Prints an answer as JSON or as text; refusals go to standard error, unless JSON was asked for. */
function give<A>(context: Context, given: Answer, { json, print }: Format<A>, flags: Flags, name?: string): void {
  const { terminal } = context
  context.ending = ending(given)
  if (json) terminal.print(`${JSON.stringify(given, null, 2)}\n`)
  else if (given.ok) terminal.print(`${[...print(given as A, terminal.look.page), ...below(given, terminal.look.page)].join('\n')}\n`)
  else {
    const look = terminal.look.complaint
    const reasons = inOrder((given as Refused).refusals).flatMap((refusal) => reason(asTyped(refusal, flags), look))
    terminal.complain(`${look.paint.alarm(name === undefined ? REFUSED : refusedAt(name))}\n${reasons.join('\n')}\n`)
  }
}

/** Answers from the books alone. */
export function answerFromBooks<A>(context: Context, door: Door, args: Arguments, format: Format<A>): void {
  give(context, answer({ door, args }), format, asFlags(Object.keys(args)))
}

/** Gives an answer that no door made, or refuses with reasons; `name` is the file they are about. */
export const reply = <A>(context: Context, given: Answer, format: Format<A>, name?: string): void => give(context, given, format, {}, name)

/** Where a situation comes from: a file or standard input, or the command line itself. */
export interface Asked {
  readonly path: string | undefined
  readonly inline: string | undefined
}

const unread = ({ where, words }: Extract<ReadText, { ok: false }>): Refused =>
  refused(refuse('misread', `${where}: ${words}`, undefined, { where }))

/** Answers about a situation, and about what happened then. What is wrong with either is said by line and column. */
export async function answerAbout<A>(
  context: Context,
  door: Door,
  asked: Asked,
  args: Arguments,
  format: Format<A>,
  happened?: Happened,
): Promise<void> {
  const { name, text } = await readSource(context.terminal, asked.path, asked.inline)
  const situation = readText(text)
  const flags = asFlags(format.isInOnePiece === true ? [] : FLAGS)
  if (!situation.ok) return give(context, unread(situation), format, flags, name)
  if (happened?.read.ok === false) return give(context, unread(happened.read), format, flags, happened.name)
  const asking = happened === undefined ? args : { ...args, turns: happened.read.document }
  const given = answer({ door, situation: situation.document, args: asking }, situation.locate)
  const placed = given.ok || happened === undefined ? undefined : placedInTurns(given as Refused, happened.read.locate, situation.document)
  if (placed !== undefined) return give(context, placed, format, flags, happened?.name)
  give(context, given, format, flags, isAboutFile(given) ? name : undefined)
}

const isAboutFile = (given: Answer): boolean => !given.ok && (given as Refused).refusals.every(({ code }) => ABOUT_THE_FILE.includes(code))

/** What is wrong with the situation itself, not with what is asked about it. */
const ABOUT_THE_FILE = ['misread', 'ruling']

/** Arguments of doors about a situation that are flags here. */
const FLAGS = [
  'target',
  'by',
  'manner',
  'subversion',
  'covertAxis',
  'covertAllies',
  'power',
  'placements',
  'points',
  'factors',
  'die',
  'rolled',
  'result',
  'act',
  'amount',
  'brps',
  'to',
  'turns',
  ...Object.keys(PACIFIC_OPTIONS),
  ...Object.keys(AID_OPTIONS),
  ...Object.keys(STATUS_OPTIONS),
  'on',
  'together',
  'payers',
  'alongside',
  'support',
  'choice',
  'divisions',
]
