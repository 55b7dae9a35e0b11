import { allot } from '../../rules/chapters/points/index.ts'
import { FACTIONS, type Faction, opensYear, situationWith } from '../../rules/core/index.ts'
import { type Game, gameWith, type Rulebook } from '../../rules/game/index.ts'
import { drawAllocation } from '../bots/wishes.ts'
import type { Random } from '../simulation/random.ts'

const isEmpty = (record: object): boolean => Object.keys(record).length === 0

/**
 * Factions whose points of the year are not known, all or in part: in a game those that are sealed to these eyes; in a situation in the
 * middle of a year those of whom nothing is said.
 */
export function hiddenFactions(game: Game, eyes: readonly string[]): readonly Faction[] {
  if (game.stage !== null) return FACTIONS.filter((faction) => game.sealed.includes(faction) && !eyes.includes(faction))
  return opensYear(game.situation.turn) ? [] : FACTIONS.filter((faction) => isEmpty(game.situation.placements[faction]))
}

/** The same game, with points that cannot be seen where their owner’s purpose would have put them; what has been shown stays as it is. */
export function withBelief(book: Rulebook, game: Game, hidden: readonly Faction[], random: Random): Game {
  if (hidden.length === 0) return game
  const { situation } = game
  const points = game.points ?? {
    axis: received(book, game, 'axis'),
    westernAllies: received(book, game, 'westernAllies'),
    russia: received(book, game, 'russia'),
  }
  const drawn = hidden.map((by) => [by, drawAllocation(book, situation, by, points[by], random, situation.placements[by])] as const)
  return gameWith(game, { situation: situationWith(situation, { placements: { ...situation.placements, ...Object.fromEntries(drawn) } }) })
}

const received = (book: Rulebook, { situation }: Game, by: Faction): number => allot(book, situation).factions[by].total
