import { type Refusal, refuse, whyLeftOut } from '../core/index.ts'
import type { Rulebook } from './book/rulebook.ts'
import type { Timing } from './declaration/declaration.ts'
import { declarationOf, type Order } from './declaration/declared.ts'
import type { Game } from './game.ts'
import { asksBefore, stageOf } from './sequence.ts'

/** Every rule an order breaks. Empty means allowed. Buttons, bots and the referee ask this and nothing else. */
export function whyNot(book: Rulebook, game: Game, order: Order): readonly Refusal[] {
  const untimely = whyNotNow(book, game, order)
  return untimely.length > 0 ? untimely : [...declarationOf(order).whyNot(book, game, order)]
}

/** Whether an order is allowed: no more is looked at than the first reason against it. */
export function may(book: Rulebook, game: Game, order: Order): boolean {
  if (whyNotNow(book, game, order).length > 0) return false
  for (const _reason of declarationOf(order).whyNot(book, game, order)) return false
  return true
}

/** A book has no order that no stage of its sequence asks for and that is not always there. */
export function whyNotInBook({ sequence, title }: Rulebook, { type, by }: Order): readonly Refusal[] {
  const { when } = declarationOf({ type })
  const isEverywhere = when === 'always' || when === 'at-any-time' || by === 'referee'
  return isEverywhere || sequence.length === 0 || sequence.some(({ orders }) => orders.includes(type))
    ? []
    : [refuse('no-such-order', `${title} has no such order`, undefined, { order: type })]
}

function timingOf(book: Rulebook, game: Game, order: Order): Timing {
  const { when } = declarationOf(order)
  return typeof when === 'string' ? when : when(book, game, order)
}

/** Why an order does not belong here in the sequence of play; a game that keeps none asks nothing. */
function whyNotNow(book: Rulebook, game: Game, order: Order): readonly Refusal[] {
  const timing = timingOf(book, game, order)
  if (timing === 'always') return []
  if (game.ending !== null) return [refuse('war-is-over', `the war is over: ${game.ending.words}`, game.ending.cite)]
  const stage = stageOf(book, game)
  if (stage === undefined) return []
  const absent = order.by === 'referee' ? [] : whyLeftOut(book, game.situation, [order.by])
  if (absent.length > 0) return absent
  if (timing === 'at-any-time') return []
  if (!stage.orders.includes(order.type)) {
    const proper = book.sequence.filter(({ orders }) => orders.includes(order.type))
    if (proper.length === 0 && order.by !== 'referee') return whyNotInBook(book, order)
    return [
      refuse(
        'not-now',
        proper.length === 0
          ? `the referee moves the game along; now it is "${stage.words}"`
          : `this order is not given now, in "${stage.words}", but in ${proper.map(({ words }) => `"${words}"`).join(' or ')}`,
        proper[0]?.cite ?? stage.cite,
        { stage: stage.id, order: order.type },
      ),
    ]
  }
  return timing === 'in-ones-turn' ? asksBefore(game, stage, order.by) : []
}
