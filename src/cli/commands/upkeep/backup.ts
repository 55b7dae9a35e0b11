import type { Command } from 'commander'
import type { Context } from '../../context.ts'
import { declare } from '../../declaration.ts'
import { UPKEEP_ARGUMENTS, UPKEPT } from '../../upkeep/words.ts'
import { atWork, type PlaceFlags, placeNamed, withPlace } from './place.ts'

export function declareBackup(program: Command, context: Context): void {
  withPlace(declare(program, 'backup').argument('<file>', UPKEEP_ARGUMENTS.backup)).action(async (file: string, flags: PlaceFlags) => {
    const { backUp } = await import('../../../referee/index.ts')
    const counts = await atWork(context, UPKEPT.rows, (progress) => backUp(placeNamed(flags, context), file, new Date(), progress))
    if (counts !== undefined) context.terminal.print(`${UPKEPT.backedUp(counts, file)}\n`)
  })
}

export function declareRestore(program: Command, context: Context): void {
  withPlace(declare(program, 'restore').argument('<from>', UPKEEP_ARGUMENTS.from)).action(async (from: string, flags: PlaceFlags) => {
    const { placeShown, restore } = await import('../../../referee/index.ts')
    const place = placeNamed(flags, context)
    const counts = await atWork(context, UPKEPT.rows, (progress) => restore(from, place, progress))
    if (counts !== undefined) context.terminal.print(`${UPKEPT.restored(counts, placeShown(place))}\n`)
  })
}
