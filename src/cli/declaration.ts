import type { Command } from 'commander'
import { Misuse } from './exit.ts'
import { ARGUMENTS, COMMANDS, type CommandName, HELP, NAME, NEEDED, OPTIONS, seeHelp } from './words.ts'

/** A command with its description, its example and where to look after a misuse. */
export const declare = (program: Command, name: CommandName): Command =>
  program
    .command(name)
    .description(COMMANDS[name].words)
    .showHelpAfterError(seeHelp(name))
    .addHelpText('after', `\n${HELP.example}\n  $ ${NAME} ${COMMANDS[name].example}`)

/** The same for one that asks about a situation. */
export const declareAboutSituation = (program: Command, name: CommandName): Command =>
  declare(program, name).argument('[situation]', ARGUMENTS.situation).option('--situation <text>', OPTIONS.inline)

/** Flags as a door takes its arguments: those that were given, without the ones that only shape the page. */
export function argumentsFrom(
  flags: Readonly<Record<string, unknown>>,
  own: readonly string[] = ['json', 'all', 'situation'],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(flags).filter(([name, value]) => value !== undefined && !own.includes(name)))
}

/** Flags that a command cannot do without. Looked at after the words were understood, so that a misspelt flag is named first. */
export function demand(command: CommandName, flags: Readonly<Record<string, unknown>>, needed: readonly string[]): void {
  const missing = needed.filter((name) => flags[name] === undefined)
  if (missing.length > 0) throw new Misuse(NEEDED.flags(missing), command)
}
