import type { Command } from 'commander'
import { Misuse } from '../exit.ts'
import { ARGUMENTS, HELP, unknownCommand } from '../words.ts'

export function declareHelp(program: Command): void {
  program
    .helpCommand(false)
    .command('help')
    .argument('[command]', ARGUMENTS.command)
    .description(HELP.helpCommand)
    .action(async (name: string | undefined) => {
      const asked = name === undefined ? program : program.commands.find((command) => command.name() === name)
      if (asked !== undefined) return asked.outputHelp()
      const { nearest } = await import('../../editions/reading/index.ts')
      const known = program.commands.map((command) => command.name())
      throw new Misuse(unknownCommand(name ?? '', nearest(name ?? '', known)))
    })
}
