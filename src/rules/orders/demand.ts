import type { Event } from '../event.ts'
import type { Game } from '../game.ts'
import type { Dice, OrderOf } from '../order.ts'
import { outcomeOf } from '../outcome.ts'
import { reckon } from '../reckoning.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Rulebook } from '../rulebook.ts'
import { isAtWar, ordinaryRoll, type Roll } from '../situation.ts'
import { targetName } from '../targets.ts'
import { bandFor, tableOf } from './roll.ts'

/** Russia may demand land of Finland or Rumania at any tension, and whoever has named them this year (49.44). */
export function whyNotDemand(book: Rulebook, game: Game, { of }: OrderOf<'make-demand'>): readonly Refusal[] {
  const { value, cite } = book.clauses.demandTargets
  const refusals: Refusal[] = []
  if (!value.includes(of))
    refusals.push(
      refuse('no-demand', `${targetName(of)}: Russia may make demands of ${value.map(targetName).join(' and ')} only`, cite, {
        target: of,
      }),
    )
  if (isAtWar(game.situation, 'russia', of))
    refusals.push(refuse('at-war-already', `Russia and ${targetName(of)} are at war already`, undefined, { target: of }))
  if (game.situation.standings[of].conquered)
    refusals.push(refuse('conquered', `${targetName(of)} is conquered`, undefined, { target: of }))
  return refusals
}

/** Why a roll is no answer to a demand (49.71). */
export function whyNotAnswer(book: Rulebook, { by, target }: Roll): readonly Refusal[] {
  const cite = book.clauses.demandRoll(target)
  const refusals: Refusal[] = []
  if (by !== 'russia') refusals.push(refuse('not-russias-demand', `${targetName(target)}: only Russia makes demands`, cite, { target }))
  if (book.tables[target]?.demandBands === undefined)
    refusals.push(refuse('no-answer-by-roll', `${targetName(target)}: a demand there causes no roll`, cite, { target }))
  return refusals
}

/** Rumania answers by a roll at once (49.71); a demand on Finland causes none (FIN-N3). */
export function makeDemand(book: Rulebook, game: Game, { of }: OrderOf<'make-demand'>, dice: Dice): readonly Event[] {
  const made: Event = { type: 'demand-made', of }
  const table = tableOf(book, of)
  if (table.demandBands === undefined) return [made]
  const roll: Roll = { ...ordinaryRoll(of, 'russia'), manner: 'demand' }
  const reckoning = reckon(table, game.situation, roll)
  const die = dice()
  const total = reckoning.total + die
  const outcome = outcomeOf(book, game.situation, roll, bandFor(table.bands, total))
  return [made, { type: 'demand-answered', roll, die, reckoning, total, answer: bandFor(table.demandBands, total).id, outcome }]
}
