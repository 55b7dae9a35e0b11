import type { Command } from 'commander'
import type { Context } from '../../context.ts'
import { declare, formerSeat } from '../../declaration.ts'
import { GAME_ARGUMENTS, GAME_NEEDED, GAME_OPTIONS } from '../../game/words.ts'
import { OPTIONS } from '../../words.ts'

interface Flags {
  readonly to?: string
  readonly as?: string
  readonly seat?: string
  readonly lines?: true
  readonly json?: true
}

export function declareReplay(program: Command, context: Context): void {
  declare(program, 'replay')
    .argument('<file>', GAME_ARGUMENTS.file)
    .option('--to <turn>', GAME_OPTIONS.to)
    .option('--as <seats>', GAME_OPTIONS.seat)
    .addOption(formerSeat())
    .option('--lines', GAME_OPTIONS.lines)
    .option('--json', OPTIONS.json)
    .action(async (path: string, flags: Flags) => {
      const json = flags.json === true
      const { openWithSeats, refuseWith } = await import('../../game/game-file.ts')
      const { delegationsOf } = await import('../../../rules/game/index.ts')
      const { isOneOf, refuse, TURNS, turnsFrom } = await import('../../../rules/core/index.ts')
      const opened = await openWithSeats(context, path, flags.as ?? flags.seat, json)
      if (opened === undefined) return
      const { kept, seats } = opened
      const to = flags.to?.toLowerCase()
      if (to !== undefined && !isOneOf(TURNS, to)) {
        const { nearest } = await import('../../../editions/reading/index.ts')
        return refuseWith(context, [refuse('misasked', GAME_NEEDED.turn(flags.to ?? '', nearest(to, TURNS)))], json)
      }
      const { chronicle } = await import('../../../counsel/index.ts')
      const { logFor, startFor } = await import('../../../referee/index.ts')
      const { reply } = await import('../../reply.ts')
      const { printStory } = await import('../../print/game/telling.ts')
      const eyes = delegationsOf(seats)
      const story = chronicle(kept.book, startFor(kept.start, eyes), logFor(kept, eyes))
      const turns = story.filter(({ turn }) => to === undefined || turnsFrom(turn, to) >= 0)
      reply(context, { ok: true, title: kept.header.title, edition: kept.header.edition, turns } as { readonly ok: true }, {
        json,
        print: printStory(flags.lines ? 'lines' : 'folded'),
      })
    })
}
