import type { Worths } from '../../editions/index.ts'
import { whyNotAllocate } from '../../rules/chapters/points/index.ts'
import {
  type ByFaction,
  DELEGATIONS,
  FACTIONS,
  type Faction,
  isFaction,
  isMinor,
  type Minor,
  mapEach,
  type Placements,
  type Side,
  type Situation,
  sideOf,
  TARGETS,
  type Turn,
  yearOf,
} from '../../rules/core/index.ts'
import { gameAt, type Order, type Rulebook } from '../../rules/game/index.ts'
import type { Choices } from '../rollouts/choices.ts'
import { type Policy, plain } from '../rollouts/policy.ts'
import { playOn } from '../rollouts/rollout.ts'
import { SCRIPTS } from '../rollouts/scripts.ts'
import { type Random, randomFrom } from '../simulation/random.ts'
import { adviceFor, drawFrom, type MixedAllocation, weighYear } from './advice.ts'
import { evenlyIn } from './belief.ts'
import { standingsHeld, worthOfStandings, worthsNow, worthTo } from './worth.ts'
import { mostIn, pointsNow } from './year.ts'

/** A year's points, and targets to be named with them, what matters most first; those with most points where it says nothing. */
export interface Allotted {
  readonly placements: Placements
  readonly names?: readonly Minor[]
}

/** A way of placing a year's points. */
export type Allocator = (by: Faction, random: Random) => Allotted

/** Where a year is contested: a situation that opens one. */
export interface Ground {
  readonly book: Rulebook
  readonly situation: Situation
  readonly points: ByFaction<number>
}

export const groundOf = (book: Rulebook, situation: Situation): Ground => ({ book, situation, points: pointsNow(book, situation) })

/** As advised, drawn anew each time. */
export function advised({ book, situation, points }: Ground): Allocator {
  const weighed = weighYear(book, situation, { points })
  const mixes = mapEach(FACTIONS, (by) => adviceFor(weighed, by).mix)
  return (by, random) => drawFrom(mixes[by], random) ?? { placements: {} }
}

/** Every legal allocation that leaves no point over, as likely as any other. */
export function uniform({ book, situation, points }: Ground): Allocator {
  return (by, random) => {
    const placements: Record<string, number> = {}
    for (const target of TARGETS) {
      const likely = evenlyIn(book, situation, by, target, { received: points[by], placements })
      let left = random.below(1_000_000) / 1_000_000
      const drawn = likely.findIndex((chance) => {
        left -= chance
        return left < 0
      })
      placements[target] = drawn < 0 ? likely.length - 1 : drawn
    }
    return { placements: Object.fromEntries(Object.entries(placements).filter(([, number]) => number > 0)) }
  }
}

/** As many as are allowed in what is worth most to the side, then in the next. */
export function greedy({ book, situation, points }: Ground): Allocator {
  const worths = worthsNow(book, situation)
  return (by) => {
    const wishes = [...TARGETS].toSorted((one, other) => worthTo(worths, other, sideOf(by)) - worthTo(worths, one, sideOf(by)))
    const placements: Record<string, number> = {}
    let left = points[by]
    for (const target of wishes) {
      const number = Math.min(left, mostIn(book, situation, by, target, points[by]))
      if (number > 0) placements[target] = number
      left -= number
    }
    return { placements }
  }
}

/** What would have been best in an earlier year, point for point, where it still may lie. */
export function asBefore({ book, situation, points }: Ground, before: Situation): Allocator {
  const weighed = weighYear(book, before)
  const kept = mapEach(FACTIONS, (by): Placements => {
    const [likeliest]: readonly (MixedAllocation | undefined)[] = adviceFor(weighed, by).mix
    const open = Object.entries(likeliest?.placements ?? {}).filter(
      ([target, number]) => whyNotAllocate(book, situation, by, { [target]: number }, points[by]).length === 0,
    )
    return Object.fromEntries(open)
  })
  return (by) => ({ placements: kept[by] })
}

const mostPoints = (placements: Placements): readonly Minor[] =>
  Object.entries(placements)
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([target]) => (isMinor(target) ? [target] : []))

/** As many of these as may be named in one phase. */
function namingOf(choices: Choices, by: Faction, names: readonly Minor[]): Order | undefined {
  const nominations: { target: Minor; manner: 'ordinary' }[] = []
  for (const target of names) {
    const more = [...nominations, { target, manner: 'ordinary' } as const]
    if (choices.may({ type: 'name-targets', by, nominations: more })) nominations.push({ target, manner: 'ordinary' })
  }
  return nominations.length === 0 ? undefined : { type: 'name-targets', by, nominations }
}

/** Plays the year as anybody would, but for its points and what it names with them. */
function placing(allocate: Allocator): Policy {
  let names: readonly Minor[] = []
  return {
    ...plain,
    choose(choices, random) {
      const { by, points, kinds, stage } = choices
      if (!isFaction(by)) return plain.choose(choices, random)
      if (points !== undefined && kinds.includes('seal-allocation')) {
        const allotted = allocate(by, random)
        names = allotted.names ?? mostPoints(allotted.placements)
        return { type: 'seal-allocation', by, placements: allotted.placements }
      }
      const isNaming = kinds.includes('name-targets') && !choices.hasNamed && stage?.reactionsOnly !== true
      return (isNaming ? namingOf(choices, by, names) : undefined) ?? plain.choose(choices, random)
    },
  }
}

const DICE = 0x9e3779b9

/** What all countries are worth to the Axis as the year ends, where each side places its points in its own way. */
function yearPlayed({ book, situation }: Ground, until: Turn, sides: Readonly<Record<Side, Allocator>>, seed: number): number {
  const dice = randomFrom(seed ^ DICE)
  const policies = mapEach(DELEGATIONS, (by) => placing(sides[isFaction(by) ? sideOf(by) : 'axis']))
  const { situation: after } = playOn(book, gameAt(situation), {
    policies,
    script: SCRIPTS.quiet,
    random: randomFrom(seed),
    dice: () => dice.die(),
    until,
  })
  const worths = worthsNow(book, situation)
  const countries = worthOfStandings(worths, standingsHeld(after))
  return countries + FACTIONS.reduce((sum, by) => sum + worthBeside(worths, after, by), 0)
}

/** What a faction's points brought beside countries: in tension those that were used, in intelligence all. */
function worthBeside(worths: Worths, { placements, tensionPointsUsed, turn }: Situation, by: Faction): number {
  const side = sideOf(by)
  const lastYear = Number(turn.slice(0, 4)) - 1
  const used = tensionPointsUsed.filter((use) => use.by === by && yearOf(use.turn) === lastYear)
  const inTension = used.reduce((sum, use) => sum + (use.track === 'rgt' ? worthTo(worths, 'rgt', side) : worthTo(worths, 'usat', side)), 0)
  const worth = inTension + (placements[by].intelligence ?? 0) * worthTo(worths, 'intelligence', side)
  return side === 'axis' ? worth : -worth
}

/** How a contest went: pairs of the same seed with sides swapped, and who had the better of them. */
export interface Contest {
  readonly verdict: 'better' | 'not better' | 'open'
  readonly pairs: number
  readonly won: number
  readonly lost: number
  /** What a pair brought on average, in worth, and its standard error. */
  readonly mean: number
  readonly error: number
}

/** Somebody who is better wins so many of the pairs that are decided; the chance to be wrong, either way. */
const BETTER = 0.6
const WRONG = 0.05

/**
 * A sequential test of what pairs brought: it goes on until it is twenty to one that the first wins three pairs in five rather than half of them, or the
 * other way round. It can end either way, and says so where it has not ended.
 */
export function judgedBy(differences: Iterable<number>): Contest {
  const bound = Math.log((1 - WRONG) / WRONG)
  let [ratio, pairs, won, lost, sum, squares] = [0, 0, 0, 0, 0, 0]
  for (const difference of differences) {
    pairs++
    sum += difference
    squares += difference * difference
    if (difference > 0) won++
    if (difference < 0) lost++
    if (difference !== 0) ratio += difference > 0 ? Math.log(BETTER / 0.5) : Math.log((1 - BETTER) / 0.5)
    if (Math.abs(ratio) >= bound) break
  }
  const mean = sum / Math.max(1, pairs)
  const error = Math.sqrt(Math.max(0, squares / Math.max(1, pairs) - mean * mean) / Math.max(1, pairs))
  return { verdict: ratio >= bound ? 'better' : ratio <= -bound ? 'not better' : 'open', pairs, won, lost, mean, error }
}

function* pairsPlayed(ground: Ground, until: Turn, one: Allocator, other: Allocator, most: number): Generator<number> {
  for (let seed = 1; seed <= most; seed++)
    yield yearPlayed(ground, until, { axis: one, allies: other }, seed) - yearPlayed(ground, until, { axis: other, allies: one }, seed)
}

/** Two ways of placing points against each other, in pairs of the same seed with sides swapped. */
export const contest = (ground: Ground, until: Turn, one: Allocator, other: Allocator, mostPairs: number): Contest =>
  judgedBy(pairsPlayed(ground, until, one, other, mostPairs))
