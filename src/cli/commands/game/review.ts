import type { Command } from 'commander'
import type { KeptGame } from '../../../referee/index.ts'
import type { Context } from '../../context.ts'
import { declare } from '../../declaration.ts'
import { Misuse } from '../../exit.ts'
import { OWN_YEARS, REVIEWED } from '../../game/review-words.ts'
import { GAME_ARGUMENTS, GAME_NEEDED, GAME_OPTIONS } from '../../game/words.ts'
import type { Reviewed, ReviewedYears } from '../../print/game/review.ts'
import { progressOn } from '../../terminal/progress.ts'
import { OPTIONS } from '../../words.ts'

interface Flags {
  readonly as?: string
  readonly year?: string
  readonly script?: string
  readonly json?: true
}

/** What happens on the map as a game is played again: what somebody says, else the game’s own script. */
async function mapFor(context: Context, { header }: KeptGame, said: string | undefined, path: string) {
  const { readMap, SCRIPTS } = await import('../../../counsel/index.ts')
  const { scriptSaid } = await import('../../question/script-file.ts')
  const script =
    said === undefined ? (header.script ?? 'history') : await scriptSaid(context.terminal, said, Object.keys(SCRIPTS), 'review')
  const read = readMap(script)
  if (!read.ok) throw new Misuse(`${said ?? path}: ${read.faults.join('\n  ')}`, 'review')
  return { ...read, isOwnScript: said === undefined && header.script !== undefined }
}

async function reviewGame(context: Context, path: string, { script, json }: Flags): Promise<void> {
  const { openForReading, refuseWith } = await import('../../game/game-file.ts')
  const file = await openForReading(context, path, json === true)
  if (file === undefined) return
  const { book, start, entries, game } = file.kept
  const { refuse } = await import('../../../rules/core/index.ts')
  // While it runs it would tell each seat what the others have kept secret.
  if (game.ending === null) return refuseWith(context, [refuse('not-over', REVIEWED.notOver)], json === true, path)
  const { review } = await import('../../../counsel/index.ts')
  const { standing } = await import('../../../referee/index.ts')
  const { map, title, isOwnScript } = await mapFor(context, file.kept, script, path)
  const progress = progressOn(context.terminal, (bar, done, all) => REVIEWED.progress(bar, done, all ?? 0))
  const found = review({ book, map }, start, standing(entries) as never, { heard: (done, all) => progress.step(done, all) })
  progress.end()
  const { reply } = await import('../../reply.ts')
  const { printReview } = await import('../../print/game/review.ts')
  const answer: Reviewed = { ok: true, script: title, isOwnScript, ...found }
  reply(context, answer, { json: json === true, print: printReview })
}

async function reviewYears(context: Context, path: string, { as, year: said, json }: Flags): Promise<void> {
  const { openWithSeats, refuseWith } = await import('../../game/game-file.ts')
  const { isFaction, refuse, YEARS } = await import('../../../rules/core/index.ts')
  const { delegationsOf } = await import('../../../rules/game/index.ts')
  const wanted = YEARS.find((one) => String(one) === said)
  if (said !== undefined && wanted === undefined) throw new Misuse(GAME_NEEDED.year(said), 'review')
  const opened = await openWithSeats(context, path, as, json === true)
  if (opened === undefined) return
  const { kept, seats } = opened
  const eyes = delegationsOf(seats)
  const [by, another] = eyes.filter(isFaction)
  if (by === undefined || another !== undefined) throw new Misuse(OWN_YEARS.nobody, 'review')
  const { ownYear, yearsOf } = await import('../../../counsel/index.ts')
  const { logFor, startFor } = await import('../../../referee/index.ts')
  const [start, events] = [startFor(kept.start, eyes), logFor(kept, eyes)]
  const years = yearsOf(start, events, by).filter((one) => wanted === undefined || one === wanted)
  if (years.length === 0) return refuseWith(context, [refuse('not-over', OWN_YEARS.notOver(wanted))], json === true, path)
  const progress = progressOn(context.terminal, (bar, done, all) => OWN_YEARS.progress(bar, done, all ?? 0))
  const found = years.flatMap((year, done) => {
    progress.step(done, years.length)
    const looking = ownYear(kept.book, start, events, { by, year })
    let step = looking.next()
    while (step.done !== true) step = looking.next()
    return step.value ?? []
  })
  progress.end()
  const { reply } = await import('../../reply.ts')
  const { printOwnYears } = await import('../../print/game/review.ts')
  const answer: ReviewedYears = { ok: true, by, years: found }
  reply(context, answer, { json: json === true, print: printOwnYears })
}

export function declareReview(program: Command, context: Context): void {
  declare(program, 'review')
    .argument('<file>', GAME_ARGUMENTS.file)
    .option('--as <seat>', GAME_OPTIONS.ownYears)
    .option('--year <year>', GAME_OPTIONS.ownYear)
    .option('--script <name or file>', GAME_OPTIONS.reviewScript)
    .option('--json', OPTIONS.json)
    .action(async (path: string, flags: Flags) => {
      if (flags.as === undefined && flags.year !== undefined) throw new Misuse(OWN_YEARS.unseated, 'review')
      await (flags.as === undefined ? reviewGame(context, path, flags) : reviewYears(context, path, flags))
    })
}
