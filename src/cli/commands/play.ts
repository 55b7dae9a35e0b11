import type { Command } from 'commander'
import { declare } from '../declaration.ts'
import type { Errand } from '../errand.ts'
import { GAME_ARGUMENTS, GAME_OPTIONS } from '../game-words.ts'

export function declarePlay(program: Command, errand: Errand): void {
  declare(program, 'play')
    .argument('<file>', GAME_ARGUMENTS.file)
    .option('--leave-out-torn-line', GAME_OPTIONS.leaveOut)
    .action(async (path: string, flags: { readonly leaveOutTornLine?: true }) => {
      const { openForReading, withFile } = await import('../game-file.ts')
      const kept = await openForReading(errand, path, false)
      if (kept === undefined) return
      const { HotSeat } = await import('../hot-seat.ts')
      await withFile(errand, path, () => new HotSeat(errand.terminal, path, flags.leaveOutTornLine ? 'leave-out' : 'refuse').play())
    })
}
