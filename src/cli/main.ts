import { CommanderError } from 'commander'
import { begin } from './context.ts'
import { EXIT, Misuse } from './exit.ts'
import { programFor } from './program.ts'
import { guarded, openTerminal, type Terminal } from './terminal/terminal.ts'
import { NAME, seeHelp } from './words.ts'

/** Runs the command with these words and gives its exit code: 0 answered, 1 refused with reasons, 2 misused. */
export async function main(argv: readonly string[], given: Terminal = openTerminal()): Promise<number> {
  const terminal = guarded(given)
  const context = begin(terminal)
  try {
    await programFor(context).parseAsync([...argv], { from: 'user' })
    return context.ending
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.answered : EXIT.misused
    if (!(error instanceof Misuse)) throw error
    const hint = error.command === undefined ? '' : `${seeHelp(error.command)}\n`
    terminal.complain(`${NAME}: ${error.message}\n${hint}`)
    return EXIT.misused
  }
}
