import { agreeing, give } from '../../../record/index.ts'
import { refereesDice } from '../../record/referees-dice.ts'
import type { Decision, Hall, Moment } from '../hall.ts'
import type { JournalBody, Table } from '../journal/journal.ts'
import { LETTER, textPaper } from '../letters/writing.ts'
import type { Errand } from '../rounds.ts'
import { nextLetter } from './bot-letters.ts'
import { BOT, type BotGiven, mapOrder, nextOrder } from './bot-orders.ts'
import { botTenure } from './bot-setting.ts'

/** More orders than bots give before somebody else is to move, in any game. */
const MOST_ORDERS = 2_000
/** More than a script has to say in one stage. */
const MOST_REPORTS = 20
/** What could not be done is not tried again and again. */
const A_WHILE = 5_000

/** One order of a bot, written as anybody’s is. */
function nextDeed(hall: Hall, { game, header, table }: Moment): Decision<'nothing'> {
  if (header.setting.bots === undefined || table.play.game.ending !== null) return { no: 'nothing' }
  const said = nextLetter(header, table)
  if (said !== undefined) {
    const id = hall.sources.id()
    const paper = textPaper(LETTER, game, id, { tenure: said.line.tenure, text: said.text })
    return { deed: { lines: [{ ...said.line, at: hall.sources.now(), id }], papers: [paper] } }
  }
  return orderDeed(hall, table, nextOrder(header, table))
}

function orderDeed(hall: Hall, table: Table, next: BotGiven | undefined): Decision<'nothing'> {
  if (next === undefined) return { no: 'nothing' }
  const given = give(table.play, next.as, agreeing(table.play, next.order), refereesDice())
  if (!given.ok) return { no: 'nothing' }
  const by = next.by === null ? null : { tenure: botTenure(next.by) }
  const line: JournalBody = {
    type: 'order',
    at: hall.sources.now(),
    entry: given.entry,
    by,
    ...(next.because === undefined ? {} : { because: next.because }),
  }
  return { deed: { lines: [line] } }
}

/** Writes what the script of the map has to say in this stage, before an order of somebody closes it. */
export async function letMapReport(hall: Hall, game: string): Promise<void> {
  for (let reports = 0; reports < MOST_REPORTS; reports++) {
    const done = await hall.write<'nothing'>(game, null, ({ header, table }) => orderDeed(hall, table, mapOrder(header, table)))
    if (done.type !== 'done') return
  }
}

/** Lets the bots of a game go on until it waits for somebody else. */
export async function botsGoOn(hall: Hall, game: string, most = MOST_ORDERS): Promise<void> {
  for (let orders = 0; orders < most; orders++) {
    const done = await hall.write<'nothing'>(game, null, (moment) => nextDeed(hall, moment))
    if (done.type !== 'done') break
    // Others are served between two orders.
    await new Promise((go) => setImmediate(go))
  }
  await hall.store.put([], [{ kind: BOT, id: game }])
  // Somebody may have gone on as the paper was put away, and with it that a bot is wanted again.
  const hosted = await hall.open(game)
  if (hosted !== undefined && nextOrder(hosted.header, hosted.table) !== undefined)
    await hall.store.put([{ kind: BOT, id: game, game, due: hall.sources.now() + A_WHILE, body: {} }])
}

/** The bots of all games. */
export const BOTS: Errand = { kind: BOT, every: 250, goOn: botsGoOn }
