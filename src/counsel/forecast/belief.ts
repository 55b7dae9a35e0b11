import {
  type Delegation,
  FACTIONS,
  type Faction,
  isBefore,
  opensYear,
  type Placements,
  type Situation,
  situationWith,
  TARGETS,
  type Target,
  TURNS,
  yearOf,
} from '../../rules/core/index.ts'
import { type Game, gameWith, type Rulebook } from '../../rules/game/index.ts'
import { agrees, asYearBegan, type KnownPoints, knownTo, usedOn } from '../advice/known-points.ts'
import { mostIn } from '../advice/year.ts'
import { drawAllocation, type MayPlace } from '../bots/wishes.ts'
import { PURPOSES } from '../generated/purposes.ts'
import type { Random } from '../simulation/random.ts'

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
const MOST_DRAWS = 60

/**
 * Turns of the year that are over in which a faction used no point on a track, though it could have: whoever has one mostly uses it, one a turn (49.34, 3.2.4.7b).
 */
function turnsUnused({ clauses }: Rulebook, situation: Situation, by: Faction): readonly (readonly [Target, number])[] {
  const { by: users, tracks, until } = clauses.tensionRules.points
  const { turn } = situation
  if (!users.includes(by) || (until !== null && yearOf(turn) > until)) return []
  const over = TURNS.filter((one) => yearOf(one) === yearOf(turn) && isBefore(one, turn)).length
  return tracks.value.filter((track) => track !== 'usjt').map((track) => [track, Math.max(0, over - usedOn(situation, by, track))] as const)
}

/** Points that would have been used by now are held less likely than those that cannot be seen anyhow. */
const isLikely = (by: Faction, drawn: Placements, known: KnownPoints, unused: ReturnType<typeof turnsUnused>, random: Random): boolean =>
  unused.every(([track, turns]) => {
    const isLeft = (drawn[track] ?? 0) > (known.atLeast?.[track] ?? 0)
    const uses = PURPOSES[by].does['use-tension-point'] ?? 0
    return !isLeft || turns === 0 || random.inHundred(Math.round(100 * (1 - uses / 100) ** turns))
  })

/** One allocation as its owner’s purpose would draw it, of those that agree with what is known; where none is found, what is known and more beside it. */
function drawnBy(
  by: Faction,
  known: KnownPoints,
  unused: ReturnType<typeof turnsUnused>,
  limit: number,
  may: MayPlace,
  random: Random,
): Placements {
  for (let draws = 0; draws < MOST_DRAWS; draws++) {
    const drawn = drawAllocation(by, known.received, limit, may, random)
    if (agrees(drawn, known) && isLikely(by, drawn, known, unused, random)) return drawn
  }
  return drawAllocation(by, known.received, limit, may, random, { ...known.atLeast, ...known.placements })
}

/** The same game time and again, with points that cannot be seen where their owner’s purpose may have put them; what has been shown stays as it is. */
export function believing(book: Rulebook, game: Game, hidden: readonly Faction[]): (random: Random) => Game {
  if (hidden.length === 0) return () => game
  const { situation } = game
  const eyes = FACTIONS.filter((faction) => !hidden.includes(faction))
  const known = knownTo(book, situation, eyes, game.points === null ? undefined : { view: game, eyes })
  const begun = asYearBegan(situation)
  const draws = hidden.map((by) => {
    const { received } = known[by]
    const most = new Map<Target, number>(TARGETS.map((target) => [target, mostIn(book, begun, by, target, received)]))
    const may: MayPlace = (target, points) => points <= (most.get(target) ?? 0)
    const limit = book.clauses.allocationLimit(received).value
    const unused = turnsUnused(book, situation, by)
    return (random: Random) => [by, drawnBy(by, known[by], unused, limit, may, random)] as const
  })
  return (random) => {
    const drawn = Object.fromEntries(draws.map((draw) => draw(random)))
    return gameWith(game, { situation: situationWith(situation, { placements: { ...situation.placements, ...drawn } }) })
  }
}
