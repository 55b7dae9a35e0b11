import type { Event } from './event.ts'
import type { Game } from './game.ts'
import type { Dice, Order } from './order.ts'
import { makeDemand } from './orders/demand.ts'
import { mineNorway } from './orders/mining.ts'
import { closePhase, nameTargets, openPhase } from './orders/phase.ts'
import { reportDeclaration, reportFacts } from './orders/report.ts'
import { takeResult, throwDie } from './orders/roll.ts'
import { spendPoint } from './orders/tension.ts'
import { answerSupport, declareWar, meetObligation, meetSupport, revokeDeclaration } from './orders/war.ts'
import { openYear, seal } from './orders/year.ts'
import type { Refusal } from './refusal.ts'
import type { Rulebook } from './rulebook.ts'
import { whyNot } from './why-not.ts'

export type Decision =
  | { readonly accepted: true; readonly events: readonly Event[] }
  | { readonly accepted: false; readonly refusals: readonly Refusal[] }

/** The one way in: an order becomes events, or reasons why not. */
export function decide(book: Rulebook, game: Game, order: Order, dice: Dice): Decision {
  const refusals = whyNot(book, game, order)
  return refusals.length > 0 ? { accepted: false, refusals } : { accepted: true, events: carryOut(book, game, order, dice) }
}

function carryOut(book: Rulebook, game: Game, order: Order, dice: Dice): readonly Event[] {
  switch (order.type) {
    case 'open-year':
      return openYear(book, game, order)
    case 'seal-allocation':
      return seal(game, order)
    case 'open-phase':
      return openPhase(book, game, order)
    case 'use-tension-point':
      return spendPoint(order)
    case 'name-targets':
      return nameTargets(game, order)
    case 'use-subversion':
      return [{ type: 'subversion-used', target: order.target, amount: order.amount }]
    case 'play-covert-operations':
      return [{ type: 'covert-operations-played', by: order.by, target: order.target, operations: order.operations }]
    case 'pledge-war-on-russia':
      return [{ type: 'war-on-russia-pledged', target: order.target }]
    case 'roll':
      return throwDie(book, game, order, dice)
    case 'settle-tie':
      return [{ type: 'tie-settled', target: order.target, agreed: order.agreed }]
    case 'take-result':
      return takeResult(book, game, order)
    case 'close-phase':
      return closePhase(game)
    case 'make-demand':
      return makeDemand(book, game, order)
    case 'mine-norway':
      return mineNorway(game)
    case 'report-facts':
      return reportFacts(game, order)
    case 'report-declaration':
      return reportDeclaration(book, game, order)
    case 'declare-war':
      return declareWar(book, game, order)
    case 'answer-support':
      return answerSupport(book, game, order)
    case 'meet-support':
      return meetSupport(book, game, order)
    case 'meet-obligation':
      return meetObligation(order)
    case 'revoke-declaration':
      return revokeDeclaration(book, game, order)
  }
}
