import type { Command } from 'commander'
import type { GameFile, KeptGame } from '../../../referee/index.ts'
import type { Order, Seat } from '../../../rules/game/index.ts'
import type { Context } from '../../context.ts'
import { declare, demand, formerSeat } from '../../declaration.ts'
import { Misuse } from '../../exit.ts'
import { GAME_ARGUMENTS, GAME_NEEDED, GAME_OPTIONS, PLAYED } from '../../game/words.ts'
import { OPTIONS } from '../../words.ts'

interface Flags {
  readonly as?: string
  readonly seat?: string
  readonly order?: string
  readonly file?: string
  readonly reason?: string
  readonly tableDice?: true
  readonly dice?: string
  readonly try?: true
  readonly leaveOutTornLine?: true
  readonly json?: true
}

/** Faces of the table; none were thrown where the flag stands alone. */
function facesFrom({ tableDice, dice }: Flags): readonly number[] | undefined {
  if (dice !== undefined && !tableDice) throw new Misuse(GAME_NEEDED.tableDice, 'order')
  if (dice !== undefined && !/^\d+(,\d+)*$/.test(dice.replace(/\s/g, ''))) throw new Misuse(GAME_NEEDED.dice, 'order')
  return tableDice ? (dice?.split(',').map(Number) ?? []) : undefined
}

/** The text of the order, however it was handed in. */
async function textOf(context: Context, words: readonly string[], { order, file }: Flags): Promise<string> {
  const ways = [words.length > 0, order !== undefined, file !== undefined].filter(Boolean)
  if (ways.length !== 1) throw new Misuse(ways.length === 0 ? GAME_NEEDED.order : GAME_NEEDED.oneOrder, 'order')
  if (file === undefined) return order ?? words.join(' ')
  const { readPath } = await import('../../terminal/source.ts')
  return (await readPath(context.terminal, file)).text
}

async function carryOut(context: Context, file: GameFile, as: readonly Seat[], order: Order, flags: Flags): Promise<void> {
  const { refuseWith, withFile } = await import('../../game/game-file.ts')
  const { giveInFile, refereesDice, tableDice, viewFor } = await import('../../../referee/index.ts')
  const { delegationsOf, leftUnused } = await import('../../../rules/game/index.ts')
  const { refuse } = await import('../../../rules/core/index.ts')
  const faces = facesFrom(flags)
  const cup = faces === undefined ? refereesDice() : tableDice(faces)
  const json = flags.json === true
  const leaves = leftUnused(file.kept.book, viewFor(file.kept, delegationsOf(as)), order)
  const given = await withFile(context, file.path, () => giveInFile(file, as, order, cup, flags.leaveOutTornLine ? 'leave-out' : 'refuse'))
  if (given === undefined) return
  if (!given.ok) {
    const torn = given.torn === undefined ? [] : [refuse('torn', GAME_NEEDED.torn(given.torn), undefined, { line: given.torn })]
    return refuseWith(context, [...given.refusals, ...torn], json)
  }
  const { givenAnswer, printGiven } = await import('../../print/game/given.ts')
  const { reply } = await import('../../reply.ts')
  reply(context, givenAnswer({ entry: given.entry, kept: given.file.kept, leaves }, as), { json, print: printGiven })
}

/** Whether it would be allowed, what it would cost and bring: no die is thrown and nothing is written. */
async function tryOut(context: Context, kept: KeptGame, as: readonly Seat[], order: Order, json: boolean): Promise<void> {
  const { foreseeFrom } = await import('../../../referee/index.ts')
  const { printTried } = await import('../../print/game/tried.ts')
  const { reply } = await import('../../reply.ts')
  const { refusals, price, brings, leaves, later, faces, open } = foreseeFrom(kept, as, order)
  const rest = open === undefined ? {} : { open }
  const answer = {
    ok: true as const,
    allowed: refusals.length === 0,
    refusals,
    price,
    consequences: [...brings, ...leaves, ...later()],
    faces,
    ...rest,
  }
  reply(context, answer, { json, print: printTried })
}

/** Commands whose help says how orders are typed, which is read off the orders themselves. */
const TELLS_FORMS: readonly string[] = ['order', 'help']

export function declareOrder(program: Command, context: Context): void {
  let usages: readonly string[] = []
  program.hook('preSubcommand', async (_program, command) => {
    if (!TELLS_FORMS.includes(command.name())) return
    const { usagesByBook } = await import('../../../referee/index.ts')
    const { EDITIONS, openBook } = await import('../../../editions/index.ts')
    usages = usagesByBook(EDITIONS.map(({ id }) => openBook(id))).flatMap(({ books, usages: own }, index) => [
      index === 0 ? PLAYED.orders : PLAYED.ordersOf(books),
      ...own.map((usage) => `  ${usage}`),
    ])
  })
  declare(program, 'order')
    .argument('<file>', GAME_ARGUMENTS.file)
    .argument('[order...]', GAME_ARGUMENTS.order)
    .option('--as <seat>', GAME_OPTIONS.as)
    .addOption(formerSeat())
    .option('--order <json>', GAME_OPTIONS.order)
    .option('--file <path>', GAME_OPTIONS.file)
    .option('--reason <words>', GAME_OPTIONS.reason)
    .option('--table-dice', GAME_OPTIONS.tableDice)
    .option('--dice <faces>', GAME_OPTIONS.dice)
    .option('--try', GAME_OPTIONS.try)
    .option('--leave-out-torn-line', GAME_OPTIONS.leaveOut)
    .option('--json', OPTIONS.json)
    .addHelpText('after', () => `\n${usages.join('\n')}`)
    .action(async (path: string, words: readonly string[], flags: Flags) => {
      const as = flags.as ?? flags.seat
      demand('order', { ...flags, as }, ['as'])
      facesFrom(flags)
      const text = await textOf(context, words, flags)
      const json = flags.json === true
      const { openWithSeats, refuseWith } = await import('../../game/game-file.ts')
      const opened = await openWithSeats(context, path, as, json)
      if (opened === undefined) return
      const { file, kept, seats } = opened
      const { readTyped, speakerFor, viewFor } = await import('../../../referee/index.ts')
      const { delegationsOf } = await import('../../../rules/game/index.ts')
      const speaker = {
        ...speakerFor(kept, seats, viewFor(kept, delegationsOf(seats))),
        ...(flags.reason === undefined ? {} : { reason: flags.reason }),
      }
      const read = readTyped(text, speaker)
      if (!read.ok) return refuseWith(context, read.refusals, json)
      return flags.try ? tryOut(context, kept, seats, read.order, json) : carryOut(context, file, seats, read.order, flags)
    })
}
