import type { Command } from 'commander'
import { DOORS } from '../../counsel/index.ts'
import type { Context } from '../context.ts'
import { GAMES_GROUP } from '../game/words.ts'
import { declareDoor } from '../question/command.ts'
import { UPKEEP_GROUP } from '../upkeep/words.ts'
import { GROUPS } from '../words.ts'
import { declareAsk } from './ask.ts'
import { declareNew } from './game/new.ts'
import { declareOrder } from './game/order.ts'
import { declarePlay } from './game/play.ts'
import { declareReplay } from './game/replay.ts'
import { declareReport } from './game/report.ts'
import { declareReview } from './game/review.ts'
import { declareShow } from './game/show.ts'
import { declareSimulate } from './game/simulate.ts'
import { declareVerify } from './game/verify.ts'
import { declareHelp } from './help.ts'
import { declareMail } from './mail.ts'
import { declareSchema } from './schema.ts'
import { declareServe } from './serve.ts'
import { declareBackup, declareRestore } from './upkeep/backup.ts'
import { declareExport } from './upkeep/export.ts'
import { declareForget } from './upkeep/forget.ts'
import { declareUpgrade } from './upkeep/upgrade.ts'

/** Every command, in the order in which help lists them: those that ask follow from the doors. */
export function declareEvery(program: Command, context: Context): void {
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
  declareReview(program, context)
  declareSimulate(program, context)
  declareMail(program, context)

  program.commandsGroup(UPKEEP_GROUP)
  declareBackup(program, context)
  declareRestore(program, context)
  declareExport(program, context)
  declareForget(program, context)
  declareUpgrade(program, context)

  program.commandsGroup(GROUPS.doors)
  declareAsk(program, context)
  declareSchema(program, context)
  declareServe(program, context)
  declareHelp(program)
}
