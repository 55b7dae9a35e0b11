import { type ReadText, readTextAsNeeded, SYNTAX } from '../../editions/reading/index.ts'
import { Misuse } from '../exit.ts'
import { readPath } from '../terminal/source.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { INLINE_TURN, NEEDED } from '../words.ts'

/** What happened, turn by turn, as it was handed in, and what to call where it came from. */
export interface Happened {
  readonly name: string
  readonly read: ReadText
}

/** One turn is a run of one. */
const asRun = (read: ReadText): ReadText =>
  read.ok ? { ok: true, document: [read.document], locate: ([, ...path]) => read.locate(path) } : read

/** What happened, from a file, standard input or the command line itself; nothing where nothing was said. */
export async function readHappened(terminal: Terminal, { turns, turn }: Readonly<Record<string, unknown>>): Promise<Happened | undefined> {
  if (turns !== undefined && turn !== undefined) throw new Misuse(NEEDED.oneRun, 'tensions')
  if (typeof turn === 'string') return { name: INLINE_TURN, read: asRun(await readTextAsNeeded(turn, SYNTAX.noTurn)) }
  if (typeof turns !== 'string') return undefined
  const { name, text } = await readPath(terminal, turns)
  return { name, read: await readTextAsNeeded(text, SYNTAX.noTurn) }
}
