import type { Command } from 'commander'
import type { Context } from '../../context.ts'
import { declare, formerSeat } from '../../declaration.ts'
import { GAME_ARGUMENTS, GAME_OPTIONS } from '../../game/words.ts'
import { OPTIONS } from '../../words.ts'

interface Flags {
  readonly as?: string
  readonly seat?: string
  readonly menu?: true
  readonly closed?: true
  readonly log?: true
  readonly json?: true
}

export function declareShow(program: Command, context: Context): void {
  declare(program, 'show')
    .argument('<file>', GAME_ARGUMENTS.file)
    .option('--as <seats>', GAME_OPTIONS.seat)
    .addOption(formerSeat())
    .option('--menu', GAME_OPTIONS.menu)
    .option('--closed', GAME_OPTIONS.closed)
    .option('--log', GAME_OPTIONS.log)
    .option('--json', OPTIONS.json)
    .action(async (path: string, flags: Flags) => {
      const json = flags.json === true
      const { openWithSeats } = await import('../../game/game-file.ts')
      const opened = await openWithSeats(context, path, flags.as ?? flags.seat, json)
      if (opened === undefined) return
      const { kept, seats } = opened
      const { seatView } = await import('../../../referee/index.ts')
      const { reply } = await import('../../reply.ts')
      const { printSeatView, printWholeSeatView } = await import('../../print/game/seat.ts')
      const view = seatView(kept, seats, { menu: flags.menu === true || flags.closed === true, log: flags.log === true })
      reply(context, { ok: true, ...view }, { json, print: flags.closed ? printWholeSeatView : printSeatView })
    })
}
