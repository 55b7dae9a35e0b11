import { whyNotTarget } from '../../rules/chapters/rolls/index.ts'
import {
  type Faction,
  isBefore,
  isMinor,
  MINORS,
  type Minor,
  ordinaryRoll,
  type Placements,
  type Situation,
  situationWith,
  type Target,
  TURNS,
  type Turn,
  yearOf,
} from '../../rules/core/index.ts'
import type { Game, Rulebook } from '../../rules/game/index.ts'
import { type KnownPoints, usedOn } from '../advice/known-points.ts'
import { mayGain } from '../advice/unknown-odds.ts'
import { PURPOSES } from '../generated/purposes.ts'

/** How often in a hundred a faction does otherwise than its purpose has it: nobody is that sure of another. */
const OTHERWISE = 1

/** Whoever may use a point on tension is asked before a naming and after it. */
const ASKED_A_TURN = 2

const dearTo = (by: Faction, target: Target): number => PURPOSES[by].places[target] ?? 0

const turnsOver = ({ turn }: Situation): readonly Turn[] => TURNS.filter((one) => yearOf(one) === yearOf(turn) && isBefore(one, turn))

/** Turns of the year that are over in which a faction used no point on a track, though it could have: whoever has one mostly uses it, one a turn (49.34, 3.2.4.7b). */
function turnsUnused({ clauses }: Rulebook, situation: Situation, by: Faction): readonly (readonly [Target, number])[] {
  const { by: users, tracks, until } = clauses.tensionRules.points
  if (!users.includes(by) || (until !== null && yearOf(situation.turn) > until)) return []
  const over = turnsOver(situation).length
  return tracks.value.filter((track) => track !== 'usjt').map((track) => [track, Math.max(0, over - usedOn(situation, by, track))] as const)
}

/** How things stood when a faction named in a turn that is over, as nearly as the game remembers it; a situation remembers only how they stand now. */
function stoodThen({ situation, settled, past, countedOn }: Game, by: Faction, turn: Turn): Situation {
  const rolled = settled.filter(({ situation: { turn: then } }) => then === turn)
  const fallen = (rolled.find(({ roll }) => roll.by === by) ?? rolled[0])?.situation
  const then = fallen ?? [past?.before, countedOn].find((one) => one?.turn === turn) ?? situation
  return situationWith(then, { turn, namings: then.namings.filter((naming) => isBefore(naming.turn, turn)) })
}

/** Countries that a faction would have thought of naming in a turn, each with the numbers of points by which it would. */
function nameable(book: Rulebook, game: Game, by: Faction, turn: Turn, { received, placements: shown }: KnownPoints): Wanted {
  const then = stoodThen(game, by, turn)
  const most = book.clauses.allocationLimit(received).value
  const isWanted = (target: Minor, points: number): boolean => {
    const there = situationWith(then, { placements: { axis: {}, westernAllies: {}, russia: {}, [by]: { [target]: points } } })
    return whyNotTarget(book, there, by, { target, manner: 'ordinary' }).length === 0 && mayGain(book, there, ordinaryRoll(target, by))
  }
  const numbers = Array.from({ length: most }, (_, before) => before + 1)
  const hidden = MINORS.filter((minor) => shown[minor] === undefined && book.tables[minor] !== undefined)
  return new Map(hidden.map((minor) => [minor, new Set(numbers.filter((points) => isWanted(minor, points)))]))
}

type Wanted = ReadonlyMap<Minor, ReadonlySet<number>>

interface Naming {
  readonly named: Minor | null
  /** What it might have named instead, of which its points are not known. */
  readonly instead: Wanted
}

/** What a faction named in each turn of the year that is over. That it named nothing is known of a game alone: a situation may leave it out. */
const namingsOf = (book: Rulebook, game: Game, by: Faction, known: KnownPoints): readonly Naming[] =>
  turnsOver(game.situation).flatMap((turn) => {
    const named = game.situation.namings.find((naming) => naming.by === by && naming.turn === turn)?.target
    if (named === undefined ? game.stage === null : !isMinor(named)) return []
    return [{ named: named !== undefined && isMinor(named) ? named : null, instead: nameable(book, game, by, turn, known) }]
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
  const namings = namingsOf(book, game, by, known)
  const keptBack = (drawn: Placements): number =>
    unused.reduce((share, [track, turns]) => {
      const isLeft = (drawn[track] ?? 0) > (known.atLeast?.[track] ?? 0)
      return isLeft ? share * (1 - uses / 100) ** (ASKED_A_TURN * turns) : share
    }, 1)
  const namedThis = (drawn: Placements): number => {
    const wish = (minor: Minor): number => (drawn[minor] ?? 0) * (1 + dearTo(by, minor))
    // Of two that it wants alike it names the one that it thought of first.
    const before = (minor: Minor, named: Minor): boolean => {
      const order = Object.keys(drawn)
      return order.indexOf(minor) < order.indexOf(named)
    }
    return namings.reduce((share, { named, instead }) => {
      const isDearer = ([minor, wanted]: readonly [Minor, ReadonlySet<number>]): boolean => {
        if (!wanted.has(drawn[minor] ?? 0)) return false
        return named === null || wish(minor) > wish(named) || (wish(minor) === wish(named) && before(minor, named))
      }
      return [...instead].some(isDearer) ? (share * OTHERWISE) / 100 : share
    }, 1)
  }
  return (drawn) => Math.round(100 * keptBack(drawn) * namedThis(drawn))
}
