import { type Faction, isMet, type Minor } from '../core/index.ts'
import type { Rulebook } from './book/rulebook.ts'
import type { StageOf } from './book/stage.ts'
import type { Game } from './game.ts'
import { maySubvert } from './orders/rolls/use-subversion.ts'
import { unsettled } from './orders/war/settle-surrender.ts'

export const stageOf = (book: Rulebook, game: Game): StageOf | undefined => book.sequence.find(({ id }) => id === game.stage)

/** Whether there is anything on the table for a stage. */
export function hasMatter(book: Rulebook, game: Game, { needs, settles }: StageOf): boolean {
  const rolls = Object.keys(game.phase?.rolls ?? {}) as Minor[]
  switch (needs ?? 'nothing') {
    case 'nothing':
      return true
    case 'rolls':
      return rolls.length > 0
    case 'unsettled':
      return settles !== undefined && unsettled(book, game, settles).length > 0
    case 'subvertible-rolls':
      return rolls.some((target) => maySubvert(book, game, target))
  }
}

/** The first stage that comes after this one in the same turn. */
export function nextStage(book: Rulebook, game: Game): StageOf | undefined {
  const from = book.sequence.findIndex(({ id }) => id === game.stage) + 1
  return book.sequence
    .slice(from)
    .find(
      (stage) =>
        (stage.when === undefined || isMet(stage.when, game.situation)) && (stage.leave !== undefined || hasMatter(book, game, stage)),
    )
}

/** Those of Initiative before a faction who have not passed yet. */
export const asksBefore = (game: Game, faction: Faction): readonly Faction[] =>
  game.initiative.slice(0, game.initiative.indexOf(faction)).filter((one) => game.asked.includes(one))
