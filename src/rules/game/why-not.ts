import type { Refusal } from '../core/refusal.ts'
import type { Game } from './game.ts'
import type { Order } from './order.ts'
import { whyNotAdvance, whyNotPass } from './orders/advance.ts'
import { whyNotCorrect } from './orders/correction.ts'
import { whyNotAnswerDemand, whyNotDemand } from './orders/demand.ts'
import { whyNotInterveneNow } from './orders/intervention.ts'
import { whyNotMine } from './orders/mining.ts'
import { whyNotClose, whyNotNameNow, whyNotOpenPhase } from './orders/phase.ts'
import { whyNotDeclarationReport, whyNotReport } from './orders/report.ts'
import { whyNotPlayCovert, whyNotPledge, whyNotRoll, whyNotSettle, whyNotSubvert, whyNotTakeResult, whyNotWaive } from './orders/roll.ts'
import { whyNotStrikeNow } from './orders/strike.ts'
import { whyNotSettleSurrender } from './orders/surrender.ts'
import { whyNotUsePoint } from './orders/tension.ts'
import { whyNotAnswerSupport, whyNotDeclareWar, whyNotMeetObligation, whyNotMeetSupport, whyNotRevokeDeclaration } from './orders/war.ts'
import { whyNotOpenYear, whyNotSeal } from './orders/year.ts'
import type { Rulebook } from './rulebook.ts'
import { whyNotNow } from './sequence.ts'

/** Every rule an order breaks. Empty means allowed. Buttons, bots and the referee ask this and nothing else. */
export function whyNot(book: Rulebook, game: Game, order: Order): readonly Refusal[] {
  const untimely = whyNotNow(book, game, order)
  return untimely.length > 0 ? untimely : whyNotOrder(book, game, order)
}

function whyNotOrder(book: Rulebook, game: Game, order: Order): readonly Refusal[] {
  switch (order.type) {
    case 'open-year':
      return whyNotOpenYear(game, order)
    case 'seal-allocation':
      return whyNotSeal(book, game, order)
    case 'open-phase':
      return whyNotOpenPhase(book, game, order)
    case 'use-tension-point':
      return whyNotUsePoint(book, game, order)
    case 'name-targets':
      return whyNotNameNow(book, game, order)
    case 'use-subversion':
      return whyNotSubvert(book, game, order)
    case 'play-covert-operations':
      return whyNotPlayCovert(book, game, order)
    case 'pledge-war-on-russia':
      return whyNotPledge(book, game, order)
    case 'roll':
      return whyNotRoll(book, game, order)
    case 'settle-tie':
      return whyNotSettle(book, game, order)
    case 'take-result':
      return whyNotTakeResult(book, game, order)
    case 'close-phase':
      return whyNotClose(book, game)
    case 'make-demand':
      return whyNotDemand(book, game, order)
    case 'answer-demand':
      return whyNotAnswerDemand(book, game, order)
    case 'mine-norway':
      return whyNotMine(book, game)
    case 'draft-allocation':
      return []
    case 'settle-surrender':
      return whyNotSettleSurrender(book, game, order)
    case 'intervene':
      return whyNotInterveneNow(book, game, order)
    case 'waive-subversion':
      return whyNotWaive(book, game, order)
    case 'strike':
      return whyNotStrikeNow(book, game, order)
    case 'pass':
      return whyNotPass(book, game, order)
    case 'advance':
      return whyNotAdvance(book, game)
    case 'correct-facts':
      return whyNotCorrect(game, order)
    case 'report-facts':
      return whyNotReport(game, order)
    case 'report-declaration':
      return whyNotDeclarationReport(game, order)
    case 'declare-war':
      return whyNotDeclareWar(book, game, order)
    case 'answer-support':
      return whyNotAnswerSupport(book, game)
    case 'meet-support':
      return whyNotMeetSupport(book, game, order)
    case 'meet-obligation':
      return whyNotMeetObligation(book, game, order)
    case 'revoke-declaration':
      return whyNotRevokeDeclaration(book, game, order)
  }
}
