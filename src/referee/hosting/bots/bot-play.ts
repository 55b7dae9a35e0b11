import { agreeing, give } from '../../../record/index.ts'
import type { Order } from '../../../rules/game/index.ts'
import { refereesDice } from '../../record/referees-dice.ts'
import type { Decision, Hall, Moment } from '../hall.ts'
import type { HostedGame } from '../hosted-game.ts'
import type { JournalBody, Table } from '../journal/journal.ts'
import { LETTER, textPaper } from '../letters/writing.ts'
import type { Errand } from '../rounds.ts'
import { nextLetter } from './bot-letters.ts'
import { BOT, type BotGiven, mapOrder, nextOrder } from './bot-orders.ts'
import { botTenure, isBotTenure } from './bot-setting.ts'
import type { BotAsked } from './bot-thinking.ts'

/** More orders than bots give before somebody else is to move, in any game. */
const MOST_ORDERS = 2_000
/** More than a script has to say in one stage. */
const MOST_REPORTS = 20
/** What could not be done is not tried again and again. */
const A_WHILE = 5_000
/** Between two orders of bots, and between two at tables where nobody waits for them, in milliseconds. */
const PAUSE = 5
const LEISURE = 200

/** Whoever thinks for a bot: what it orders, null where it can order nothing; undefined where there was no time for it. */
export type Think = (asked: BotAsked, isAtLeisure: boolean) => Promise<Order | null | undefined>

type No = 'nothing' | 'no-time'

/** Whether nobody sits at a table but bots: nobody waits for those. */
const isAtLeisure = ({ seating: { tenures } }: Table): boolean =>
  Object.entries(tenures).every(([id, { seats }]) => seats.length === 0 || isBotTenure(id))

/** One order of a bot, written as anybody’s is. */
async function nextDeed(hall: Hall, think: Think, { game, header, table }: Moment): Promise<Decision<No>> {
  if (header.setting.bots === undefined || table.play.game.ending !== null) return { no: 'nothing' }
  const said = nextLetter(header, table)
  if (said !== undefined) {
    const id = hall.sources.id()
    const paper = textPaper(LETTER, game, id, { tenure: said.line.tenure, text: said.text })
    return { deed: { lines: [{ ...said.line, at: hall.sources.now(), id }], papers: [paper] } }
  }
  const seeking = nextOrder(header, table)
  let step = seeking.next()
  while (step.done !== true) {
    const order = await think(step.value, isAtLeisure(table))
    if (order === undefined) return { no: 'no-time' }
    step = seeking.next(order)
  }
  return orderDeed(hall, table, step.value)
}

/** Whether the map or a bot has something to do, as far as that is known before anybody thinks. */
const isBotWanted = ({ header, table }: HostedGame): boolean => {
  const step = nextOrder(header, table).next()
  return step.done !== true || step.value !== undefined
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

/** Bots go on one at a time, with a pause after each: whoever else gives an order waits for one of theirs at most. */
class Turns {
  readonly #pause: number
  readonly #waiting: (() => void)[] = []
  #isTaken = false

  constructor(pause: number) {
    this.#pause = pause
  }

  async inTurn<T>(act: () => Promise<T>): Promise<T> {
    if (this.#isTaken) await new Promise<void>((go) => this.#waiting.push(go))
    this.#isTaken = true
    try {
      return await act()
    } finally {
      setTimeout(() => this.#next(), this.#pause)
    }
  }

  #next(): void {
    const go = this.#waiting.shift()
    if (go === undefined) this.#isTaken = false
    else go()
  }
}

/** Turns of bots at tables with people, and of those that nobody waits for. */
export interface BotTurns {
  readonly withPeople: Turns
  readonly atLeisure: Turns
}
export const newTurns = (): BotTurns => ({ withPeople: new Turns(PAUSE), atLeisure: new Turns(LEISURE) })

/** Lets the bots of a game go on until it waits for somebody else. */
export async function botsGoOn(hall: Hall, think: Think, game: string, turns: BotTurns, most = MOST_ORDERS): Promise<void> {
  let isInTime = true
  for (let orders = 0; orders < most; orders++) {
    const table = (hall.known(game) ?? (await hall.open(game)))?.table
    const own = table !== undefined && isAtLeisure(table) ? turns.atLeisure : turns.withPeople
    const done = await own.inTurn(() => hall.write<No>(game, null, (moment) => nextDeed(hall, think, moment)))
    if (done.type === 'full') return hall.store.put([], [{ kind: BOT, id: game }])
    isInTime = done.type !== 'refused' || done.no !== 'no-time'
    if (done.type !== 'done') break
  }
  await hall.store.put([], [{ kind: BOT, id: game }])
  // Somebody may have gone on as the paper was put away, and with it that a bot is wanted again.
  const hosted = await hall.open(game)
  if (hosted !== undefined && (!isInTime || isBotWanted(hosted)))
    await hall.store.put([{ kind: BOT, id: game, game, due: hall.sources.now() + A_WHILE, body: {} }])
}

/** The bots of all games. */
export function botsOf(think: Think): Errand {
  const turns = newTurns()
  return { kind: BOT, every: 250, goOn: (hall, game) => botsGoOn(hall, think, game, turns) }
}
