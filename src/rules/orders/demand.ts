import { asInPhase } from '../accrual.ts'
import { brokenByDemand } from '../demand.ts'
import type { Event } from '../event.ts'
import type { Game } from '../game.ts'
import type { OrderOf } from '../order.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Rulebook } from '../rulebook.ts'
import { isAtWar } from '../situation.ts'
import { targetName } from '../targets.ts'
import { pointsIn, whyNotBeside } from './phase.ts'

/**
 * Russia may demand land of Finland or Rumania at any tension, also after an Axis naming (49.44 (c)). A demand is no naming: it leaves
 * the Axis theirs (49.44 (d)).
 */
export function whyNotDemand(book: Rulebook, game: Game, { of }: OrderOf<'make-demand'>): readonly Refusal[] {
  const { value, cite } = book.clauses.demandTargets
  const refusals: Refusal[] = []
  if (game.phase === null || !game.phase.movers.includes('russia'))
    refusals.push(refuse('not-your-phase', 'it is no diplomatic phase of Russia', book.clauses.moments.name, { faction: 'russia' }))
  if (!value.includes(of))
    refusals.push(
      refuse('no-demand', `${targetName(of)}: Russia may make demands of ${value.map(targetName).join(' and ')} only`, cite, {
        target: of,
      }),
    )
  refusals.push(...brokenByDemand(book, asInPhase(book, game.situation), of))
  if (isAtWar(game.situation, 'russia', of))
    refusals.push(refuse('at-war-already', `Russia and ${targetName(of)} are at war already`, undefined, { target: of }))
  if (game.situation.standings[of].conquered)
    refusals.push(refuse('conquered', `${targetName(of)} is conquered`, undefined, { target: of }))
  return [...refusals, ...whyNotBeside(book, game.phase?.rolls[of], of, 'demand')]
}

/** Rumania answers by a roll at once (49.71), on which everything may be played as on any other; a demand on Finland causes none (FIN-N3). */
export function makeDemand(book: Rulebook, game: Game, { of }: OrderOf<'make-demand'>): readonly Event[] {
  const causesRoll = book.tables[of]?.demandBands !== undefined
  const made: Event = { type: 'demand-made', of, causesRoll }
  return causesRoll ? [made, { type: 'points-revealed', targets: [of], placements: pointsIn(game, [of]), all: false }] : [made]
}
