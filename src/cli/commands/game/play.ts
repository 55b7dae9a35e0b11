import type { Command } from 'commander'
import type { Context } from '../../context.ts'
import { declare } from '../../declaration.ts'
import { GAME_ARGUMENTS, GAME_OPTIONS } from '../../game/words.ts'

/** What a shell expects of a program that Ctrl-C has ended. */
const INTERRUPTED = 130

export function declarePlay(program: Command, context: Context): void {
  declare(program, 'play')
    .argument('<file>', GAME_ARGUMENTS.file)
    .option('--leave-out-torn-line', GAME_OPTIONS.leaveOut)
    .action(async (path: string, flags: { readonly leaveOutTornLine?: true }) => {
      const { openForReading, withFile } = await import('../../game/game-file.ts')
      const file = await openForReading(context, path, false)
      if (file === undefined) return
      const { HotSeat } = await import('../../game/hot-seat.ts')
      const game = new HotSeat(context.terminal, file, flags.leaveOutTornLine ? 'leave-out' : 'refuse')
      const interrupted = (): void => {
        game.hide()
        process.exit(INTERRUPTED)
      }
      process.once('SIGINT', interrupted)
      await withFile(context, path, () => game.play())
      process.off('SIGINT', interrupted)
    })
}
