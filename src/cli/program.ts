import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { declareAllot } from './commands/allot.ts'
import { declareAsk } from './commands/ask.ts'
import { declareBlitz } from './commands/blitz.ts'
import { declareChapters } from './commands/chapters.ts'
import { declareCooperate } from './commands/cooperate.ts'
import { declareCoverage } from './commands/coverage.ts'
import { declareDiff } from './commands/diff.ts'
import { declareFacts } from './commands/facts.ts'
import { declareNew } from './commands/game/new.ts'
import { declareOrder } from './commands/game/order.ts'
import { declarePlay } from './commands/game/play.ts'
import { declareReplay } from './commands/game/replay.ts'
import { declareReport } from './commands/game/report.ts'
import { declareShow } from './commands/game/show.ts'
import { declareSimulate } from './commands/game/simulate.ts'
import { declareVerify } from './commands/game/verify.ts'
import { declareHelp } from './commands/help.ts'
import { declareInitiative } from './commands/initiative.ts'
import { declareLendLease } from './commands/lend-lease.ts'
import { declareMay } from './commands/may.ts'
import { declareNotices } from './commands/notices.ts'
import { declarePartisans } from './commands/partisans.ts'
import { declarePearlHarbor } from './commands/pearl-harbor.ts'
import { declareReckon } from './commands/reckon.ts'
import { declareRules } from './commands/rules.ts'
import { declareSchema } from './commands/schema.ts'
import { declareServe } from './commands/serve.ts'
import { declareStatus } from './commands/status.ts'
import { declareTable } from './commands/table.ts'
import { declareTensions } from './commands/tensions.ts'
import { declareUnprepared } from './commands/unprepared.ts'
import { declareWarRoom } from './commands/war-room.ts'
import type { Context } from './context.ts'
import { GAMES_GROUP } from './game/words.ts'
import { GROUPS, HELP, NAME, PROGRAM, seeHelp } from './words.ts'

const version = (): string => {
  const { version: own } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
  return own
}

/** Every command, with its help. The books are opened only by those that read them. */
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

  program.commandsGroup(GROUPS.situation)
  declareReckon(program, context)
  declareAllot(program, context)
  declareMay(program, context)
  declareTensions(program, context)
  declareInitiative(program, context)
  declareNotices(program, context)
  declareStatus(program, context)
  declareChapters(program, context)
  declarePearlHarbor(program, context)
  declareUnprepared(program, context)
  declareCooperate(program, context)
  declareWarRoom(program, context)
  declareBlitz(program, context)
  declarePartisans(program, context)
  declareLendLease(program, context)

  program.commandsGroup(GROUPS.books)
  declareTable(program, context)
  declareRules(program, context)
  declareFacts(program, context)
  declareDiff(program, context)
  declareCoverage(program, context)

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
