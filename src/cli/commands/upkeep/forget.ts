import type { Command } from 'commander'
import type { Context } from '../../context.ts'
import { declare } from '../../declaration.ts'
import { UPKEEP_ARGUMENTS, UPKEPT } from '../../upkeep/words.ts'
import { atWork, type PlaceFlags, placeNamed, withPlace } from './place.ts'

export function declareForget(program: Command, context: Context): void {
  const command = declare(program, 'forget').argument('<game>', UPKEEP_ARGUMENTS.game).argument('<person>', UPKEEP_ARGUMENTS.person)
  withPlace(command).action(async (game: string, person: string, flags: PlaceFlags) => {
    const { forgetIn } = await import('../../../referee/index.ts')
    const tenures = await atWork(context, UPKEPT.games, () => forgetIn(placeNamed(flags, context), game, person))
    if (tenures !== undefined) context.terminal.print(`${UPKEPT.forgotten(person, game)}\n`)
  })
}
