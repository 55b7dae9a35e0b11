import type { Dice } from '../core/dice.ts'
import { FACTIONS_MOVING } from '../core/powers.ts'
import type { Refusal } from '../core/refusal.ts'
import type { Event } from './event.ts'
import { fold } from './evolution.ts'
import type { Game } from './game.ts'
import type { Order } from './order.ts'
import { advance, pass } from './orders/advance.ts'
import { correctFacts } from './orders/correction.ts'
import { answerDemand, makeDemand } from './orders/demand.ts'
import { intervene } from './orders/intervention.ts'
import { mineNorway } from './orders/mining.ts'
import { closePhase, nameTargets, openPhase } from './orders/phase.ts'
import { reportDeclaration, reportFacts } from './orders/report.ts'
import { subvert, takeResult, throwDie } from './orders/roll.ts'
import { strike } from './orders/strike.ts'
import { settleSurrender } from './orders/surrender.ts'
import { spendPoint } from './orders/tension.ts'
import { answerSupport, declareWar, dieOfTheDeclaration, meetObligation, meetSupport, revokeDeclaration } from './orders/war.ts'
import { openYear, seal } from './orders/year.ts'
import type { Rulebook } from './rulebook.ts'
import { mayMoveTension, tensionsMoved } from './tension-moves.ts'
import { whyNot } from './why-not.ts'

export type Decision =
  | { readonly accepted: true; readonly events: readonly Event[] }
  | { readonly accepted: false; readonly refusals: readonly Refusal[] }

/** The one way in: an order becomes events, or reasons why not. */
export function decide(book: Rulebook, game: Game, order: Order, dice: Dice): Decision {
  const refusals = whyNot(book, game, order)
  if (refusals.length > 0) return { accepted: false, refusals }
  const events = carryOut(book, game, order, dice)
  const after = fold(game, events)
  return { accepted: true, events: mayMoveTension(book, game, after) ? [...events, ...tensionsMoved(book, after)] : events }
}

function carryOut(book: Rulebook, game: Game, order: Order, dice: Dice): readonly Event[] {
  switch (order.type) {
    case 'open-year':
      return openYear(book, game, order)
    case 'seal-allocation':
      return seal(book, game, order)
    case 'open-phase':
      return openPhase(book, game, order.turn, FACTIONS_MOVING[order.side])
    case 'draft-allocation':
      return [{ type: 'allocation-drafted', by: order.by, placements: order.placements }]
    case 'settle-surrender':
      return settleSurrender(book, game, order)
    case 'intervene':
      return intervene(book, game, order)
    case 'waive-subversion':
      return [{ type: 'subversion-waived', target: order.target }]
    case 'strike':
      return strike(book, game, order, dice)
    case 'pass':
      return pass(book, game, order, dice)
    case 'advance':
      return advance(book, game, dice)
    case 'correct-facts':
      return correctFacts(book, game, order)
    case 'use-tension-point':
      return spendPoint(order)
    case 'name-targets':
      return nameTargets(book, game, order)
    case 'use-subversion':
      return subvert(book, order, dice)
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
      return closePhase(book, game)
    case 'make-demand':
      return makeDemand(book, game, order)
    case 'answer-demand':
      return answerDemand(book, order)
    case 'mine-norway':
      return mineNorway(game)
    case 'report-facts':
      return reportFacts(book, game, order)
    case 'report-declaration':
      return reportDeclaration(book, game, order)
    case 'declare-war':
      return [...dieOfTheDeclaration(book, game, order, dice), ...declareWar(book, game, order)]
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
