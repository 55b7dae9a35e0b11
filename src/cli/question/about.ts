import { type Arguments, answerAsNeeded, type Refused, refused, type SituationDoor } from '../../counsel/index.ts'
import { type ReadText, readTextAsNeeded } from '../../editions/reading/index.ts'
import { refuse } from '../../rules/core/index.ts'
import type { Context } from '../context.ts'
import { Misuse } from '../exit.ts'
import { type Answer, type Format, give, type TypedAs } from '../reply.ts'
import { readSource } from '../terminal/source.ts'
import { NEEDED } from '../words.ts'
import type { Happened } from './turns.ts'
import { unreadByBook } from './unread-facts.ts'

/** Where a situation comes from: a file or standard input, or the command line itself. */
export interface Source {
  readonly path: string | undefined
  readonly inline: string | undefined
}

const unread = ({ where, words }: Extract<ReadText, { ok: false }>): Refused =>
  refused(refuse('misread', `${where}: ${words}`, undefined, { where }))

/** The first line of a game's record says who wrote it, and in which form; no situation does. */
const isRecord = (text: string): boolean => /^\s*\{[^\n]*"format"\s*:/.test(text)

/** Answers about a situation or a game, and about what happened then. What is wrong with either is said by line and column. */
export async function giveAbout<A>(
  context: Context,
  { door, args, as }: { readonly door: SituationDoor; readonly args: Arguments; readonly as?: string | undefined },
  source: Source,
  format: Format<A>,
  { flags, happened }: { readonly flags: TypedAs; readonly happened: Happened | undefined },
): Promise<void> {
  const { name, text } = await readSource(context.terminal, source.path, source.inline)
  if (happened?.read.ok === false) return give(context, unread(happened.read), format, { flags, file: happened.name })
  const asking = happened === undefined ? args : { ...args, turns: happened.read.document }
  if (isRecord(text)) {
    const { answerAbout } = await import('../game/game-question.ts')
    const given = await answerAbout(context, { door, args: asking, as }, source.path, text)
    return given === undefined ? undefined : give(context, given, format, { flags })
  }
  if (as !== undefined) throw new Misuse(NEEDED.game(name), door.name)
  const situation = await readTextAsNeeded(text)
  if (!situation.ok) return give(context, unread(situation), format, { flags, file: name })
  const given = await answerAsNeeded(door, asking, situation.document, { locate: situation.locate, unread: unreadByBook() })
  const placed =
    given.ok || happened === undefined
      ? undefined
      : (await import('./turn-places.ts')).placedInTurns(given as Refused, happened.read.locate, situation.document)
  if (placed !== undefined) return give(context, placed, format, { flags, file: happened?.name })
  give(context, given, format, { flags, file: isAboutFile(given) ? name : undefined })
}

const isAboutFile = (given: Answer): boolean => !given.ok && (given as Refused).refusals.every(({ code }) => ABOUT_THE_FILE.includes(code))

/** What is wrong with the situation itself, not with what is asked about it. */
const ABOUT_THE_FILE = ['misread', 'ruling']
