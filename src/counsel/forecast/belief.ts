import { type Delegation, FACTIONS, type Faction, opensYear, type Placements, situationWith } from '../../rules/core/index.ts'
import { type Game, gameWith, type Rulebook } from '../../rules/game/index.ts'
import { agrees, asYearBegan, type KnownPoints, knownTo } from '../advice/known-points.ts'
import { drawAllocation, type MayPlace, mayPlaceBy } from '../bots/wishes.ts'
import type { Random } from '../simulation/random.ts'
import { type Likelihood, likelihoodFor } from './likelihood.ts'

const isEmpty = (record: object): boolean => Object.keys(record).length === 0

/**
 * Factions whose points of the year are not known, all or in part: in a game those that are sealed to these eyes; in a situation in the
 * middle of a year those of whom nothing is said.
 */
export function hiddenFactions(game: Game, eyes: readonly Delegation[]): readonly Faction[] {
  if (game.stage !== null) return FACTIONS.filter((faction) => game.sealed.includes(faction) && !eyes.includes(faction))
  return opensYear(game.situation.turn) ? [] : FACTIONS.filter((faction) => isEmpty(game.situation.placements[faction]))
}

/** Draws that are tried before what has been shown is only added to. */
const MOST_DRAWS = 200

/** Asked again and again of the same few numbers. */
function memoised(may: MayPlace): MayPlace {
  const known = new Map<string, boolean>()
  return (target, points) => {
    const key = `${target} ${points}`
    const found = known.get(key) ?? may(target, points)
    known.set(key, found)
    return found
  }
}

/**
 * One allocation as its owner’s purpose would draw it, of those that agree with what is known and with what its owner did; where none is found that agrees
 * with what is known, that and more beside it.
 */
function drawnBy(by: Faction, known: KnownPoints, likelihood: Likelihood, limit: number, may: MayPlace, random: Random): Placements {
  let likeliest: { readonly drawn: Placements; readonly likely: number } | undefined
  for (let draws = 0; draws < MOST_DRAWS; draws++) {
    const drawn = drawAllocation(by, known.received, limit, may, random)
    if (!agrees(drawn, known)) continue
    const likely = likelihood(drawn)
    if (random.inHundred(likely)) return drawn
    if (likeliest === undefined || likely > likeliest.likely) likeliest = { drawn, likely }
  }
  return likeliest?.drawn ?? drawAllocation(by, known.received, limit, may, random, { ...known.atLeast, ...known.placements })
}

/** The same game time and again, with points that cannot be seen where their owner’s purpose may have put them; what has been shown stays as it is. */
export function believing(book: Rulebook, game: Game, hidden: readonly Faction[]): (random: Random) => Game {
  if (hidden.length === 0) return () => game
  const { situation } = game
  const eyes = FACTIONS.filter((faction) => !hidden.includes(faction))
  const known = knownTo(book, situation, eyes, game.points === null ? undefined : { view: game, eyes })
  // Where points could go is asked of the map as it was when they were counted, where that is remembered.
  const begun = game.countedOn ?? asYearBegan(situation)
  const draws = hidden.map((by) => {
    const { received } = known[by]
    const may = memoised(mayPlaceBy(book, begun, by, received))
    const limit = book.clauses.allocationLimit(received).value
    const likelihood = likelihoodFor(book, game, by, known[by])
    return (random: Random) => [by, drawnBy(by, known[by], likelihood, limit, may, random)] as const
  })
  return (random) => {
    const drawn = Object.fromEntries(draws.map((draw) => draw(random)))
    return gameWith(game, { situation: situationWith(situation, { placements: { ...situation.placements, ...drawn } }) })
  }
}
