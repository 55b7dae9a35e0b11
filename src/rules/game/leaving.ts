import { capitulationOf } from '../chapters/surrender/index.ts'
import { DELEGATION_NAMES, isFaction, type Refusal, refuse } from '../core/index.ts'
import type { Rulebook } from './book/rulebook.ts'
import type { StageOf } from './book/stage.ts'
import type { Game } from './game.ts'
import { whyNotClose } from './orders/rolls/close-phase.ts'
import { unsettled } from './orders/war/settle-surrender.ts'

/** What is still open in a stage and cannot be left so. */
export function whyNotLeave(book: Rulebook, game: Game, stage: StageOf): readonly Refusal[] {
  const unsealed = stage.orders.includes('seal-allocation') ? stage.asks.filter((one) => isFaction(one) && !game.sealed.includes(one)) : []
  const closes = stage.leave?.some(({ is }) => is === 'close-phase') ?? false
  return [
    ...unsealed.map((one) => refuse('not-sealed', `still to seal an allocation: ${DELEGATION_NAMES[one]}`, stage.cite, { faction: one })),
    ...(closes || stage.settlesRolls ? whyNotClose(book, game) : []),
    ...(stage.settles === undefined ? [] : unsettled(book, game, stage.settles)).map((id) =>
      refuse('unsettled', `${capitulationOf(book, id).title}: settled before all other diplomacy`, stage.cite, { of: id }),
    ),
    ...(game.support === null
      ? []
      : [refuse('support-open', 'Germany’s support is still to be settled', book.clauses.war.support?.rules.asked)]),
    ...(game.strike !== null && game.strike.step !== 'over' && stage.orders.includes('strike')
      ? [refuse('strike-open', 'the attack on Pearl Harbor is under way')]
      : []),
  ]
}
