import { whyNotTarget } from '../../rules/chapters/rolls/index.ts'
import {
  type Faction,
  isBefore,
  isMinor,
  MINORS,
  type Minor,
  type Placements,
  type Situation,
  situationWith,
  type Target,
  TURNS,
  type Turn,
  yearOf,
} from '../../rules/core/index.ts'
import type { Game, Rulebook } from '../../rules/game/index.ts'
import { asYearBegan, type KnownPoints, usedOn } from '../advice/known-points.ts'
import { PURPOSES } from '../generated/purposes.ts'

/** How often in a hundred a faction does otherwise than its purpose has it: nobody is that sure of another. */
const OTHERWISE = 2

const dearTo = (by: Faction, target: Target): number => PURPOSES[by].places[target] ?? 0

const turnsOver = ({ turn }: Situation): readonly Turn[] => TURNS.filter((one) => yearOf(one) === yearOf(turn) && isBefore(one, turn))

/** Turns of the year that are over in which a faction used no point on a track, though it could have: whoever has one mostly uses it, one a turn (49.34, 3.2.4.7b). */
function turnsUnused({ clauses }: Rulebook, situation: Situation, by: Faction): readonly (readonly [Target, number])[] {
  const { by: users, tracks, until } = clauses.tensionRules.points
  if (!users.includes(by) || (until !== null && yearOf(situation.turn) > until)) return []
  const over = turnsOver(situation).length
  return tracks.value.filter((track) => track !== 'usjt').map((track) => [track, Math.max(0, over - usedOn(situation, by, track))] as const)
}

/** Countries that a faction could have named this year, had it points there. */
function nameable(book: Rulebook, situation: Situation, by: Faction): ReadonlySet<Minor> {
  const begun = asYearBegan(situation)
  const may = (target: Minor): boolean => {
    const placements = { ...begun.placements, [by]: { [target]: 1 } }
    return whyNotTarget(book, situationWith(begun, { placements }), by, { target, manner: 'ordinary' }).length === 0
  }
  return new Set(MINORS.filter(may))
}

/** What a faction named in each turn of the year that is over. That it named nothing is known of a game alone: a situation may leave it out. */
const namedBy = ({ situation, stage }: Game, by: Faction): readonly (Minor | null)[] =>
  turnsOver(situation).flatMap((turn) => {
    const named = situation.namings.find((naming) => naming.by === by && naming.turn === turn)?.target
    if (named !== undefined) return isMinor(named) ? [named] : []
    return stage === null ? [] : [null]
  })

/** So many times in a hundred a faction with these points would have done what was seen of it this year. */
export type Likelihood = (drawn: Placements) => number

/**
 * What was done with points tells of those that were not shown: each turn a faction names the country where points and purpose together are most,
 * and uses a point on tension if it has one. Without it countries that nobody named would be believed as full as on the first day.
 */
export function likelihoodFor(book: Rulebook, game: Game, by: Faction, known: KnownPoints): Likelihood {
  const { situation } = game
  const unused = turnsUnused(book, situation, by)
  const uses = PURPOSES[by].does['use-tension-point'] ?? 0
  const named = namedBy(game, by)
  const open = nameable(book, situation, by)
  const hidden = [...open].filter((minor) => known.placements[minor] === undefined)
  const keptBack = (drawn: Placements): number =>
    unused.reduce((share, [track, turns]) => {
      const isLeft = (drawn[track] ?? 0) > (known.atLeast?.[track] ?? 0)
      return isLeft ? share * (1 - uses / 100) ** turns : share
    }, 1)
  const namedThis = (drawn: Placements): number => {
    const worth = (minor: Minor): number => (drawn[minor] ?? 0) * (1 + dearTo(by, minor))
    return named.reduce((share, one) => {
      const most = one === null ? 0 : worth(one)
      const [best, alike] = hidden.reduce(
        ([high, count], minor) => {
          const own = worth(minor)
          return [Math.max(high, own), count + (own > 0 && own === most ? 1 : 0)]
        },
        [0, 0],
      )
      return share * (best > most ? OTHERWISE / 100 : 1 / (1 + alike))
    }, 1)
  }
  return (drawn) => Math.round(100 * keptBack(drawn) * namedThis(drawn))
}
