import { brokenByDemand } from '../../chapters/rolls/demand.ts'
import { asInPhase } from '../../chapters/tension/accrual.ts'
import type { Minor } from '../../core/countries.ts'
import type { FactValue } from '../../core/facts/fact.ts'
import { type Refusal, refuse } from '../../core/refusal.ts'
import { isAtWar } from '../../core/situation.ts'
import type { DemandAnswer } from '../../core/tables/table.ts'
import { targetName } from '../../core/targets.ts'
import type { Event } from '../event.ts'
import { type Game, isLeftToAxis } from '../game.ts'
import type { OrderOf } from '../order.ts'
import type { Rulebook } from '../rulebook.ts'
import { pointsIn, whyNotBeside } from './phase.ts'

/**
 * Russia may demand land of Finland or Rumania at any tension, also after an Axis naming (49.44 (c)). A demand is no naming: it leaves
 * the Axis theirs (49.44 (d)).
 */
export function whyNotDemand(book: Rulebook, game: Game, { of }: OrderOf<'make-demand'>): readonly Refusal[] {
  const { value, cite } = book.clauses.demandTargets
  const refusals: Refusal[] = []
  if (game.phase === null || !game.phase.movers.includes('russia'))
    refusals.push(refuse('not-your-phase', 'it is no diplomatic phase of Russia', book.clauses.phaseRules.name, { faction: 'russia' }))
  if (!value.includes(of))
    refusals.push(
      refuse('no-demand', `${targetName(of)}: Russia may make demands of ${value.map(targetName).join(' and ')} only`, cite, {
        target: of,
      }),
    )
  refusals.push(...brokenByDemand(book, asInPhase(book, game.situation), of))
  if (isAtWar(game.situation, 'russia', of))
    refusals.push(
      refuse('at-war-already', `Russia and ${targetName(of)} are at war already`, book.clauses.war.closed?.atWar, { target: of }),
    )
  if (game.situation.standings[of].conquered)
    refusals.push(refuse('conquered', `${targetName(of)} is conquered`, book.clauses.war.closed?.conquered, { target: of }))
  return [...refusals, ...whyNotBeside(book, game.phase?.rolls[of], of, 'demand')]
}

/** Rumania answers by a roll at once (49.71), on which everything may be played as on any other; a demand on Finland causes none (FIN-N3). */
export function makeDemand(book: Rulebook, game: Game, { of }: OrderOf<'make-demand'>): readonly Event[] {
  const causesRoll = book.tables[of]?.demandBands !== undefined
  const made: Event = { type: 'demand-made', of, causesRoll }
  return causesRoll ? [made, { type: 'points-revealed', targets: [of], placements: pointsIn(game, [of]), all: false }] : [made]
}

/** Where a demand leaves it to the Axis, they say whether the nation resists (3.2.4.5c). */
export function whyNotAnswerDemand(book: Rulebook, game: Game, { of }: OrderOf<'answer-demand'>): readonly Refusal[] {
  const roll = game.phase?.rolls[of]
  return roll !== undefined && isLeftToAxis(roll)
    ? []
    : [refuse('no-demand-open', `${targetName(of)}: no demand leaves it to the Axis`, book.clauses.demandAnswers?.cite, { target: of })]
}

/** Land that is ceded is Russia’s; a nation that resists has its border war. */
function factsOf(book: Rulebook, of: Minor, answer: DemandAnswer): Readonly<Record<string, FactValue>> {
  const land = book.clauses.demandAnswers?.value[of]
  if (land === undefined) return {}
  if (answer === 'cedes') return { [`${land}.controller`]: 'russia', [`${land}.russiaEntered`]: true }
  return answer === 'resists' ? { [`${land}.borderWar`]: 'open' } : {}
}

/** What follows when a result has been taken, unless the Axis have a choice; nothing in a book whose games do not keep it. */
export const settledDemand = (book: Rulebook, of: Minor, answer: DemandAnswer | undefined): readonly Event[] =>
  answer === undefined || answer === 'may-resist' || book.clauses.demandAnswers === undefined
    ? []
    : [{ type: 'demand-answered', of, answer, isChosen: false, facts: factsOf(book, of, answer) }]

export function answerDemand(book: Rulebook, { of, resists }: OrderOf<'answer-demand'>): readonly Event[] {
  const answer = resists ? 'resists' : 'cedes'
  return [{ type: 'demand-answered', of, answer, isChosen: true, facts: factsOf(book, of, answer) }]
}
