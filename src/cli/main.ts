import { CommanderError } from 'commander'
import { begin } from './context.ts'
import { EXIT, Misuse } from './exit.ts'
import { programFor } from './program.ts'
import { refusedBySystem } from './terminal/source-words.ts'
import { guarded, openTerminal, type Terminal } from './terminal/terminal.ts'
import { NAME, OUR_FAULT, seeHelp } from './words.ts'

/** For the build, which keeps what it finds beside the command. */
export { findUnread, UNREAD_FACTS } from './question/unread-facts.ts'

/** Runs the command with these words and gives its exit code: 0 answered, 1 refused with reasons, 2 misused. */
export async function main(argv: readonly string[], given: Terminal = openTerminal()): Promise<number> {
  const terminal = guarded(given)
  const context = begin(terminal)
  try {
    await (await programFor(context, argv)).parseAsync([...argv], { from: 'user' })
    return context.ending
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.answered : EXIT.misused
    if (!(error instanceof Misuse)) return complainOf(error, terminal)
    const hint = error.command === undefined ? '' : `${seeHelp(error.command)}\n`
    terminal.complain(`${NAME}: ${error.message}\n${hint}`)
    return EXIT.misused
  }
}

/** What the system refuses is said in a sentence; a fault of our own too, with its trace for whoever asks for it. */
function complainOf(error: unknown, terminal: Terminal): number {
  const { code, path, message, stack } = error as NodeJS.ErrnoException
  const isOurs = code === undefined || path === undefined
  const words = isOurs ? OUR_FAULT(message ?? String(error)) : refusedBySystem(path, code)
  const trace = isOurs && terminal.env['CHANCERY_TRACE'] !== undefined ? `${stack}\n` : ''
  terminal.complain(`${NAME}: ${words}\n${trace}`)
  return EXIT.misused
}
