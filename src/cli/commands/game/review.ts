import type { Command } from 'commander'
import type { Context } from '../../context.ts'
import { declare } from '../../declaration.ts'
import { GAME_ARGUMENTS, REVIEWED } from '../../game/words.ts'
import { progressOn } from '../../terminal/progress.ts'
import { OPTIONS } from '../../words.ts'

export function declareReview(program: Command, context: Context): void {
  declare(program, 'review')
    .argument('<file>', GAME_ARGUMENTS.file)
    .option('--json', OPTIONS.json)
    .action(async (path: string, { json }: { readonly json?: true }) => {
      const { openForReading, refuseWith } = await import('../../game/game-file.ts')
      const file = await openForReading(context, path, json === true)
      if (file === undefined) return
      const { book, start, entries, game } = file.kept
      const { refuse } = await import('../../../rules/core/index.ts')
      // While it runs it would tell each seat what the others have kept secret.
      if (game.ending === null) return refuseWith(context, [refuse('not-over', REVIEWED.notOver)], json === true, path)
      const { review } = await import('../../../counsel/index.ts')
      const progress = progressOn(context.terminal, (bar, done, all) => REVIEWED.progress(bar, done, all ?? 0))
      const found = review(book, start, entries as never, (done, all) => progress.step(done, all))
      progress.end()
      const { reply } = await import('../../reply.ts')
      const { printReview } = await import('../../print/game/review.ts')
      reply(context, { ok: true as const, ...found }, { json: json === true, print: printReview })
    })
}
