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
import { declareHelp } from './commands/help.ts'
import { declareInitiative } from './commands/initiative.ts'
import { declareLendLease } from './commands/lend-lease.ts'
import { declareMay } from './commands/may.ts'
import { declareNew } from './commands/new.ts'
import { declareNotices } from './commands/notices.ts'
import { declareOrder } from './commands/order.ts'
import { declarePartisans } from './commands/partisans.ts'
import { declarePearlHarbor } from './commands/pearl-harbor.ts'
import { declarePlay } from './commands/play.ts'
import { declareReckon } from './commands/reckon.ts'
import { declareReplay } from './commands/replay.ts'
import { declareReport } from './commands/report.ts'
import { declareRules } from './commands/rules.ts'
import { declareSchema } from './commands/schema.ts'
import { declareServe } from './commands/serve.ts'
import { declareShow } from './commands/show.ts'
import { declareSimulate } from './commands/simulate.ts'
import { declareStatus } from './commands/status.ts'
import { declareTable } from './commands/table.ts'
import { declareTensions } from './commands/tensions.ts'
import { declareUnprepared } from './commands/unprepared.ts'
import { declareVerify } from './commands/verify.ts'
import { declareWarRoom } from './commands/war-room.ts'
import type { Errand } from './errand.ts'
import { GAMES_GROUP } from './game-words.ts'
import { GROUPS, HELP, NAME, PROGRAM, seeHelp } from './words.ts'

const version = (): string => {
  const { version: own } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
  return own
}

/** Every command, with its help. The books are opened only by those that read them. */
export function programFor(errand: Errand): Command {
  const { terminal } = errand
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
  declareReckon(program, errand)
  declareAllot(program, errand)
  declareMay(program, errand)
  declareTensions(program, errand)
  declareInitiative(program, errand)
  declareNotices(program, errand)
  declareStatus(program, errand)
  declareChapters(program, errand)
  declarePearlHarbor(program, errand)
  declareUnprepared(program, errand)
  declareCooperate(program, errand)
  declareWarRoom(program, errand)
  declareBlitz(program, errand)
  declarePartisans(program, errand)
  declareLendLease(program, errand)

  program.commandsGroup(GROUPS.books)
  declareTable(program, errand)
  declareRules(program, errand)
  declareFacts(program, errand)
  declareDiff(program, errand)
  declareCoverage(program, errand)

  program.commandsGroup(GAMES_GROUP)
  declareNew(program, errand)
  declareShow(program, errand)
  declareOrder(program, errand)
  declarePlay(program, errand)
  declareReplay(program, errand)
  declareReport(program, errand)
  declareVerify(program, errand)
  declareSimulate(program, errand)

  program.commandsGroup(GROUPS.doors)
  declareAsk(program, errand)
  declareSchema(program, errand)
  declareServe(program, errand)
  declareHelp(program)
  return program
}
