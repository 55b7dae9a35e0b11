import { type BotSeat, botOrder } from '../../../counsel/index.ts'
import { openBook } from '../../../editions/index.ts'
import type { RecordHeader } from '../../../record/index.ts'
import type { Game, Order } from '../../../rules/game/index.ts'
import { type BotSetting, mapIn } from './bot-setting.ts'

/** What a bot is asked, as plain data: it sees the view of its own delegation, and nothing else of the game. */
export interface BotAsked {
  readonly book: Pick<RecordHeader, 'edition' | 'options' | 'rulings'>
  readonly view: Game
  readonly seat: Omit<BotSeat, 'map'>
  readonly map: BotSetting['map']
}

/** What a bot orders; null where it can order nothing. */
export const botThinks = ({ book: { edition, ...choices }, view, seat, map }: BotAsked): Order | null =>
  botOrder(openBook(edition, choices), view, { ...seat, map: mapIn(map === undefined ? { seats: {} } : { seats: {}, map }) }) ?? null
