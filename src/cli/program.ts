import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { DOORS } from '../counsel/index.ts'
import { declareAsk } from './commands/ask.ts'
import { declareNew } from './commands/game/new.ts'
import { declareOrder } from './commands/game/order.ts'
import { declarePlay } from './commands/game/play.ts'
import { declareReplay } from './commands/game/replay.ts'
import { declareReport } from './commands/game/report.ts'
import { declareShow } from './commands/game/show.ts'
import { declareSimulate } from './commands/game/simulate.ts'
import { declareVerify } from './commands/game/verify.ts'
import { declareHelp } from './commands/help.ts'
import { declareSchema } from './commands/schema.ts'
import { declareServe } from './commands/serve.ts'
import type { Context } from './context.ts'
import { GAMES_GROUP } from './game/words.ts'
import { declareDoor } from './question/command.ts'
import { GROUPS, HELP, NAME, PROGRAM, seeHelp } from './words.ts'

const version = (): string => {
  const { version: own } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
  return own
}

/** Every command, with its help: those that ask follow from the doors. */
export function programFor(context: Context): Command {
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

  for (const about of ['situation', 'books'] as const) {
    program.commandsGroup(GROUPS[about])
    for (const door of DOORS) if (door.about === about) declareDoor(program, context, door)
  }

  program.commandsGroup(GAMES_GROUP)
  declareNew(program, context)
  declareShow(program, context)
  declareOrder(program, context)
  declarePlay(program, context)
  declareReplay(program, context)
  declareReport(program, context)
  declareVerify(program, context)
  declareSimulate(program, context)

  program.commandsGroup(GROUPS.doors)
  declareAsk(program, context)
  declareSchema(program, context)
  declareServe(program, context)
  declareHelp(program)
  return program
}
