import { hash } from 'node:crypto'
import { type BotName, type MapScript, mapReport } from '../../../counsel/index.ts'
import { isPlayedHere, RULES, viewFor } from '../../../record/index.ts'
import { DELEGATIONS, type Delegation, SIDES, type Side } from '../../../rules/core/index.ts'
import { type Game, hasOnlyToPass, type Order, type OrderType, offersOf, type Seat, seatsFor, whyNot } from '../../../rules/game/index.ts'
import type { Paper } from '../../store/store.ts'
import type { HostedHeader } from '../header.ts'
import type { JournalBody, Table } from '../journal/journal.ts'
import type { Seating } from '../journal/seating.ts'
import { wantedNow } from '../time/missing.ts'
import { botTenure, isBotTenure, mapIn, sparedBy } from './bot-setting.ts'
import type { BotAsked } from './bot-thinking.ts'
import { BOT_PLAY } from './words.ts'

/** A game in which a bot is to do something: its paper is due at once. */
export const BOT = 'bot'

/** Whether a bot still sits for a delegation: a person who took its place has all of it. */
const isPlayedByBot = ({ tenures }: Seating, by: Delegation): boolean => (tenures[botTenure(by)]?.seats.length ?? 0) > 0

/** Chance that nobody at the table can work out: only the referee knows the luck of a game. */
const seedOf = (luck: string, ...parts: readonly (string | number | null)[]): number =>
  Number.parseInt(hash('sha256', JSON.stringify([luck, ...parts]), 'hex').slice(0, 8), 16)

/** Orders of a delegation since this stage began. */
function actsIn({ play }: Table, by: Delegation): number {
  let acts = 0
  for (const { order, events } of play.entries.toReversed()) {
    if ((order as Order).by === by) acts++
    if (events.some(({ type }) => type === 'stage-entered' || type === 'turn-opened')) break
  }
  return acts
}

export interface BotGiven {
  readonly order: Order
  readonly as: readonly Seat[]
  readonly by: Delegation | null
  /** Why nobody gave it. */
  readonly because?: string
}

const hasAgreed = ({ rules }: Game, who: Delegation): boolean => rules?.to === RULES && rules.by.includes(who)

/** What is asked of everybody alike, whether he has such points or not: nobody’s silence is to tell. */
const HIDDEN: readonly OrderType[] = ['use-tension-point', 'play-covert-operations']

const REPORTS: readonly OrderType[] = ['report-facts', 'report-declaration']

/** Whether one person plays against bots: nobody else is there to learn from a pass. */
const isAlone = ({ tenures }: Seating): boolean =>
  Object.entries(tenures).filter(([id, { seats }]) => seats.length > 0 && !isBotTenure(id)).length === 1

/** The pass of a person who has nothing to decide here: where a script reports from the map, and where only bots are at the table with him. */
function idlePass(table: Table, map: MapScript | null, who: Delegation): Order | undefined {
  const { play, seating } = table
  const { book, game } = play
  const mayGive = (type: OrderType): boolean => offersOf(book, game, who, type).some((order) => whyNot(book, game, order).length === 0)
  const except = [...(map === null ? [] : REPORTS), ...(isAlone(seating) ? HIDDEN.filter((type) => !mayGive(type)) : [])]
  return except.length > 0 && hasOnlyToPass(book, game, who, except) ? { type: 'pass', by: who } : undefined
}

/** What a person’s declaration asks of armies that the script leads: nobody else could report it, and unreported the war would be lost again. */
function actedByMap({ play: { book, game }, seating }: Table): Order | undefined {
  return wantedNow(book, game)
    .filter(({ who }) => !isPlayedByBot(seating, who))
    .flatMap(({ who }) => offersOf(book, game, who, 'meet-obligation'))
    .map((order): Order => ({ ...order, by: 'referee' }) as Order)
    .find((order) => whyNot(book, game, order).length === 0)
}

/** What the script of the map has to report in this stage, or does for a person's armies; nothing where it has done all of it. */
export function mapOrder({ luck = '', setting: { bots } }: HostedHeader, table: Table): BotGiven | undefined {
  const map = bots === undefined ? null : mapIn(bots)
  const { book, game } = table.play
  if (map === null || !isPlayedHere(table.play)) return undefined
  const stageSeed = (side: Side) => seedOf(luck, game.situation.turn, game.stage, side)
  const order =
    SIDES.map((side) => mapReport(book, game, map, side, stageSeed(side))).find((report) => report !== undefined) ?? actedByMap(table)
  return order && { order, as: ['host'], by: null, because: BOT_PLAY.map }
}

/**
 * What the map reports now, or the order of the first bot that is wanted; nothing where the game waits for people. What a bot is asked is handed out, to be
 * thought over elsewhere, and its order is handed back.
 */
export function* nextOrder(header: HostedHeader, table: Table): Generator<BotAsked, BotGiven | undefined, Order | null> {
  const { play, seating } = table
  const { book, game } = play
  const bots = header.setting.bots?.seats ?? {}
  // A bot has no rules but those of the program.
  if (!isPlayedHere(play)) {
    const who = DELEGATIONS.find((one) => bots[one] !== undefined && isPlayedByBot(seating, one) && !hasAgreed(game, one))
    if (who === undefined) return undefined
    const order: Order = { type: 'agree-to-rules', by: who }
    return { order, as: seatsFor(order), by: who }
  }
  const { luck = '' } = header
  const { turn } = game.situation
  const map = header.setting.bots === undefined ? null : mapIn(header.setting.bots)
  const ofMap = mapOrder(header, table)
  if (ofMap !== undefined) return ofMap
  for (const { who } of wantedNow(book, game)) {
    const bot: BotName | undefined = bots[who]
    if (bot === undefined || !isPlayedByBot(seating, who)) continue
    const { edition, options, rulings } = header.record
    const order = yield {
      book: { edition, options, rulings },
      view: viewFor(play, [who]),
      map: header.setting.bots?.map,
      seat: {
        bot,
        by: who,
        spares: header.setting.bots === undefined ? 0 : sparedBy(header.setting.bots, who),
        acts: actsIn(table, who),
        seed: seedOf(luck, play.entries.length, who),
        stageSeed: seedOf(luck, turn, game.stage, who, 'wars'),
      },
    }
    if (order !== null) return { order, as: seatsFor(order), by: who }
  }
  for (const { who } of wantedNow(book, game)) {
    const order = isPlayedByBot(seating, who) ? undefined : idlePass(table, map, who)
    if (order !== undefined) return { order, as: seatsFor(order), by: null, because: BOT_PLAY.idle }
  }
  return undefined
}

/** A game with bots is looked at again after whatever is written in it. */
export function botsBeside(game: string, { setting: { bots } }: HostedHeader, now: Table, lines: readonly JournalBody[]): readonly Paper[] {
  if (bots === undefined || now.play.game.ending !== null || !lines.some(({ type }) => type === 'order' || type === 'letter-sent'))
    return []
  const isWanted =
    bots.map !== undefined ||
    lines.some(({ type }) => type === 'letter-sent') ||
    wantedNow(now.play.book, now.play.game).some(({ who }) => bots.seats[who] !== undefined || idlePass(now, null, who) !== undefined)
  return isWanted ? [{ kind: BOT, id: game, game, due: lines.at(-1)?.at ?? 0, body: {} }] : []
}
