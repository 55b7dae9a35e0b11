import type { Command } from 'commander'
import type { Context } from '../../context.ts'
import { declare, demand, formerSeat } from '../../declaration.ts'
import { Misuse } from '../../exit.ts'
import { GAME_ARGUMENTS, GAME_NEEDED, GAME_OPTIONS } from '../../game/words.ts'
import { OPTIONS } from '../../words.ts'

interface Flags {
  readonly year?: string
  readonly as?: string
  readonly seat?: string
  readonly html?: true
  readonly json?: true
}

export function declareReport(program: Command, context: Context): void {
  declare(program, 'report')
    .argument('<file>', GAME_ARGUMENTS.file)
    .option('--year <year>', GAME_OPTIONS.year)
    .option('--as <seats>', GAME_OPTIONS.seat)
    .addOption(formerSeat())
    .option('--html', GAME_OPTIONS.html)
    .option('--json', OPTIONS.json)
    .action(async (path: string, flags: Flags) => {
      demand('report', { ...flags }, ['year'])
      const { delegationsOf } = await import('../../../rules/game/index.ts')
      const { refuse, YEARS } = await import('../../../rules/core/index.ts')
      const year = YEARS.find((one) => String(one) === flags.year)
      if (year === undefined) throw new Misuse(GAME_NEEDED.year(flags.year ?? ''), 'report')
      const json = flags.json === true
      const { openWithSeats, refuseWith } = await import('../../game/game-file.ts')
      const opened = await openWithSeats(context, path, flags.as ?? flags.seat, json)
      if (opened === undefined) return
      const { kept, seats } = opened
      const { yearlyReport } = await import('../../../counsel/index.ts')
      const { logFor, startFor } = await import('../../../referee/index.ts')
      const report = yearlyReport(kept.book, startFor(kept.start, delegationsOf(seats)), logFor(kept, delegationsOf(seats)), year)
      if (report === undefined) return refuseWith(context, [refuse('no-such-year', GAME_NEEDED.noYear(year), undefined, { year })], json)
      const { reply } = await import('../../reply.ts')
      const { markdownOf, pageOf } = await import('../../print/report/rendering.ts')
      const { reportBlocks } = await import('../../print/report/blocks.ts')
      const { title } = kept.header
      const blocks = reportBlocks(report, title, seats)
      reply(context, { ok: true, title, seats, ...report } as { readonly ok: true }, {
        json,
        print: () => (flags.html ? pageOf(blocks) : markdownOf(blocks)),
      })
    })
}
