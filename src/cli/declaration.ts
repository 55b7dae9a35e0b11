import { type Command, Option } from 'commander'
import { Misuse } from './exit.ts'
import { COMMANDS, type CommandName, HELP, NAME, NEEDED, seeHelp } from './words.ts'

interface Declared {
  readonly name: string
  readonly words: string
  readonly example: string
}

/** A command with its description, its example and where to look after a misuse. */
export const declareCommand = (program: Command, { name, words, example }: Declared): Command =>
  program
    .command(name)
    .description(words)
    .showHelpAfterError(seeHelp(name))
    .addHelpText('after', `\n${HELP.example}\n  $ ${NAME} ${example}`)

/** One that is no question. */
export const declare = (program: Command, name: CommandName): Command => declareCommand(program, { name, ...COMMANDS[name] })

/** Flags that a command cannot do without. Looked at after the words were understood, so that a misspelt flag is named first. */
export function demand(command: string, flags: Readonly<Record<string, unknown>>, needed: readonly string[]): void {
  const missing = needed.filter((name) => flags[name] === undefined)
  if (missing.length > 0) throw new Misuse(NEEDED.flags(missing), command)
}

/** `--seat` was the word for `--as`; it still does. */
export const formerSeat = (): Option => new Option('--seat <seats>').hideHelp()
