import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { fetchDoor } from '../counsel/index.ts'
import type { Context } from './context.ts'
import { declareDoor } from './question/command.ts'
import { HELP, NAME, PROGRAM, seeHelp } from './words.ts'

const version = (): string => {
  const { version: own } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
  return own
}

/** The command that these words ask for, with its help; every one, unless it is a question. */
export async function programFor(context: Context, argv: readonly string[]): Promise<Command> {
  const { terminal } = context
  const program = new Command(NAME)
    .description(PROGRAM.words)
    .addHelpText('after', PROGRAM.after)
    .configureOutput({
      writeOut: (text) => terminal.print(text),
      writeErr: (text) => terminal.complain(text),
      getOutHelpWidth: () => terminal.look.page.columns ?? 120,
      getErrHelpWidth: () => terminal.look.complaint.columns ?? 120,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
      outputError: (text, write) => write(text.replace(/^error: /, `${NAME}: `)),
    })
    .exitOverride()
    .version(version(), '-V, --version', HELP.version)
    .helpOption('-h, --help', HELP.help)
    .showHelpAfterError(seeHelp())

  const asked = await fetchDoor(argv[0] ?? '')
  if (asked === undefined) (await import('./commands/every.ts')).declareEvery(program, context)
  else declareDoor(program, context, asked)
  return program
}
