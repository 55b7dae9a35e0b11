import type { Command } from 'commander'
import type { Context } from '../../context.ts'
import { declare } from '../../declaration.ts'
import { EXIT } from '../../exit.ts'
import { UPKEEP_ARGUMENTS, UPKEEP_OPTIONS, UPKEPT } from '../../upkeep/words.ts'
import { NAME } from '../../words.ts'
import { atWork, type PlaceFlags, placeNamed, withPlace } from './place.ts'

export function declareExport(program: Command, context: Context): void {
  withPlace(declare(program, 'export').argument('<folder>', UPKEEP_ARGUMENTS.folder))
    .option('--game <id>', UPKEEP_OPTIONS.game)
    .action(async (folder: string, { game, ...flags }: PlaceFlags & { readonly game?: string }) => {
      const { exportGames } = await import('../../../referee/index.ts')
      const place = placeNamed(flags, context)
      const exported = await atWork(context, UPKEPT.games, (progress) => exportGames(place, folder, game, progress))
      if (exported === undefined) return
      context.terminal.print(`${UPKEPT.exported(exported.files.length, folder)}\n`)
      for (const { game: id, reason } of exported.unreadable) context.terminal.complain(`${NAME}: ${UPKEPT.unreadable(id, reason)}\n`)
      if (exported.unreadable.length > 0) context.ending = EXIT.refused
    })
}
