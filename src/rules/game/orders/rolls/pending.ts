import { openReactions } from '../../../chapters/rolls/index.ts'
import {
  type Band,
  bandAt,
  copyWith,
  type Faction,
  type Manner,
  type Minor,
  type Refusal,
  refuse,
  type Table,
  targetName,
  withVerb,
} from '../../../core/index.ts'
import type { Rulebook } from '../../book/rulebook.ts'
import { type Game, gameWith, isLeftToAxis, type PendingRoll } from '../../game.ts'

/** The rolls on their way through a diplomatic phase. */
export const rollsOf = ({ phase }: Game): readonly (readonly [Minor, PendingRoll])[] =>
  Object.entries(phase?.rolls ?? {}) as [Minor, PendingRoll][]

/** The same game after something has happened to a roll. */
export function withRoll(game: Game, target: Minor, change: (roll: PendingRoll) => PendingRoll): Game {
  const roll = game.phase?.rolls[target]
  if (game.phase === null || roll === undefined) return game
  return gameWith(game, { phase: copyWith(game.phase, { rolls: { ...game.phase.rolls, [target]: change(roll) } }) })
}

/** A roll that was found to be there. */
export function rollFor(game: Game, target: Minor): PendingRoll {
  const roll = game.phase?.rolls[target]
  if (roll === undefined) throw new Error(`${target} should have been named`)
  return roll
}

/** What stands against a roll in hand, or why there is none to speak of. */
export function whyNotPending(
  book: Rulebook,
  game: Game,
  target: Minor,
  whyNot: (roll: PendingRoll) => readonly Refusal[],
): readonly Refusal[] {
  const roll = game.phase?.rolls[target]
  return roll !== undefined && (game.phase?.isRevealed || roll.manner === 'demand')
    ? whyNot(roll)
    : [
        refuse('not-named', `${withVerb(target, 'has')} not been named, or points are not revealed yet`, book.clauses.phaseRules.reveal, {
          target,
        }),
      ]
}

export const whyNotBeforeDie = (book: Rulebook, roll: PendingRoll, target: Minor): readonly Refusal[] =>
  roll.rolled === null
    ? []
    : [refuse('die-has-fallen', `${targetName(target)}: the die has fallen`, book.clauses.phaseRules.beforeDie, { target })]

/** Each act that opens a Reaction opens one (3.2.5). */
const isReactionLeft = (book: Rulebook, { situation, settled }: Game, by: Faction, target: Minor): boolean =>
  openReactions(book, situation, by, target).length >
  settled.filter(
    ({ roll, situation: then }) => roll.manner === 'reaction' && roll.by === by && roll.target === target && then.turn === situation.turn,
  ).length

function whyNotAlike(book: Rulebook, game: Game, by: Faction, target: Minor, manner: Manner): readonly Refusal[] {
  const { reactsBeside, oneRollEach } = book.clauses
  if (reactsBeside === undefined || manner !== 'reaction')
    return [refuse('two-rolls', `${targetName(target)}: one roll for a target in one phase`, oneRollEach, { target })]
  return isReactionLeft(book, game, by, target)
    ? []
    : [refuse('two-rolls', `${targetName(target)}: an act opens one reaction, and it has been named`, reactsBeside, { target })]
}

/**
 * Why an earlier roll of the phase stands in the way. Where Reactions and demands go beside an Action, only one of the same kind does,
 * a Reaction to the same act; of another kind, it has to be finished first.
 */
export function whyNotBeside(book: Rulebook, game: Game, by: Faction, target: Minor, manner: Manner): readonly Refusal[] {
  const { reactsBeside, phaseRules, demandRoll } = book.clauses
  const roll = game.phase?.rolls[target]
  if (roll === undefined) return []
  const alike = reactsBeside === undefined || roll.manner === manner ? whyNotAlike(book, game, by, target, manner) : []
  if (alike.length > 0) return alike
  if (roll.outcome !== null && !isLeftToAxis(roll)) return []
  return roll.manner === 'demand'
    ? [refuse('demand-first', `${targetName(target)}: its answer to the demand comes first`, demandRoll(target), { target })]
    : [refuse('roll-open', `${targetName(target)}: the roll in hand is finished first`, phaseRules.results, { target })]
}

/** Results of these rolls come about as soon as they are taken: reactions (49.65), and all where each Action runs its course alone (3.5.2.2). */
export const comesAtOnce = (book: Rulebook, { manner }: PendingRoll): boolean =>
  book.clauses.phaseRuns === 'one-by-one' || manner !== 'ordinary'

export function tableOf(book: Rulebook, target: Minor): Table {
  const table = book.tables[target]
  if (table === undefined) throw new Error(`${target} should have a table here`)
  return table
}

export function bandOf(book: Rulebook, target: Minor, result: string): Band {
  const band = tableOf(book, target).bands.find(({ id }) => id === result)
  if (band === undefined) throw new Error(`${target} should have a result ${result}`)
  return band
}

/** The band a total falls in: the book was checked to have one for every total. */
export function bandFor(bands: readonly Band[], total: number): Band {
  const band = bandAt(bands, total)
  if (band === undefined) throw new Error(`there should be a result at ${total}`)
  return band
}
