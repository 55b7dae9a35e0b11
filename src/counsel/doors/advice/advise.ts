import {
  FACTIONS,
  isMinorTarget,
  type Minor,
  mapEach,
  ordinaryRoll,
  type Placements,
  type Situation,
  sideOf,
  TARGETS,
} from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { adviceFor, drawFrom, type MixedAllocation, mixFor, type WeighedYear, weighYearOf } from '../../advice/advice.ts'
import { certain, type Likely } from '../../advice/belief.ts'
import { asYearBegan } from '../../advice/known-points.ts'
import { type GainingAt, reasonsFor, whyInWords } from '../../advice/reasons.ts'
import { unknownOdds } from '../../advice/unknown-odds.ts'
import * as s from '../../schema.ts'
import { randomFrom } from '../../simulation/random.ts'
import { ABOUT, about, CITATION, faction, int, listed, shapeFor, string } from '../answers/shapes.ts'
import { amounts, maybe, usually, whole } from '../arguments/argument.ts'
import { type Course, door } from '../door.ts'
import { betweenYearStarts } from '../points/between-years.ts'
import { by, tableFor } from '../rolls/roll.ts'

const PLACEMENTS = shapeFor<Placements>(s.record(int))
const NUMBER = s.number

const ADVICE = s.object({
  ...ABOUT,
  by: faction,
  points: int,
  limit: int,
  /** Allocations and how often to choose each, the likeliest first; with those it means to name in the year. */
  mix: listed(s.object({ placements: PLACEMENTS, names: listed(string), chance: NUMBER })),
  /** One of them, drawn by the seed. */
  drawn: PLACEMENTS,
  /** What the year brings the side on average, and at the least; Turkey as an ally is 100. */
  value: NUMBER,
  sure: NUMBER,
  stake: NUMBER,
  /** Shares of the stake that a best answer could take off the mix: of all legal allocations, and of those that were weighed. */
  exploitability: NUMBER,
  amongWeighed: NUMBER,
  /** What each number of points in a target would bring, from none upwards, against the other side's mix. */
  curves: listed(s.object({ target: string, placed: int, worth: listed(NUMBER) })),
  fears: s.object({ placements: s.record(PLACEMENTS), value: NUMBER }),
  why: listed(string),
  notes: listed(s.object({ what: string, cite: CITATION })),
})

export type AdviceAnswer = Readonly<s.Output<typeof ADVICE>>

const ARGS = {
  by: by(),
  values: maybe(
    amounts(TARGETS, 1000, 'what countries are worth as allies, and points elsewhere: turkey=120,spain=0; the book’s defaults without it'),
  ),
  seed: usually(whole(0, 4_294_967_295, 'draws one allocation of the mix'), 1),
}

const rounded = (number: number, digits = 4): number => Number(number.toFixed(digits)) + 0

/** How likely a side gains in a country where the others place as their mixes have it. */
function gainingIn(book: Rulebook, situation: Situation, { year, equilibrium }: WeighedYear, asker: (typeof FACTIONS)[number]): GainingAt {
  return (target, points) => {
    const table = isMinorTarget(target) ? tableFor(book, target) : undefined
    if (table === undefined) return undefined
    const likely = (one: (typeof FACTIONS)[number]): Likely => {
      const weights: number[] = []
      for (const { placements, chance } of mixFor(year, equilibrium[sideOf(one)], one))
        weights[placements[target] ?? 0] = (weights[placements[target] ?? 0] ?? 0) + chance
      return Array.from(weights, (weight) => weight ?? 0)
    }
    const belief = mapEach(FACTIONS, (one) => (one === asker ? certain(points) : likely(one)))
    return unknownOdds(table, situation, ordinaryRoll(target as Minor, asker), belief).gaining[sideOf(asker)]
  }
}

/** Plans that differ in nothing but what they name are one allocation; it names what the likelier of them does. */
function byPlacements(mix: readonly MixedAllocation[]): readonly MixedAllocation[] {
  const found = new Map<string, MixedAllocation>()
  for (const one of mix) {
    const key = JSON.stringify(one.placements)
    const known = found.get(key)
    found.set(key, known === undefined ? one : { ...known, chance: known.chance + one.chance })
  }
  return [...found.values()].toSorted((one, other) => other.chance - one.chance)
}

function advised(book: Rulebook, now: Situation, { by: asker, values, seed }: s.OutputOf<typeof ARGS>, course?: Course): AdviceAnswer {
  const situation = asYearBegan(now)
  const weighed = weighYearOf(book, now, course, values)
  const { points } = weighed.year
  const advice = adviceFor(weighed, asker)
  const reasons = reasonsFor(weighed, asker)
  return {
    ...about(book, now),
    by: asker,
    points: points[asker],
    limit: weighed.year.limits[asker],
    mix: byPlacements(advice.mix).map((one) => ({ ...one, chance: rounded(one.chance) })),
    drawn: drawFrom(advice.mix, randomFrom(seed))?.placements ?? {},
    value: rounded(advice.value, 2),
    sure: rounded(advice.sure, 2),
    stake: rounded(advice.stake, 2),
    exploitability: rounded(advice.exploitability),
    amongWeighed: rounded(advice.amongWeighed),
    curves: reasons.curves.map((curve) => ({ ...curve, worth: curve.worth.map((one) => rounded(one, 2)) })),
    fears: { placements: { ...reasons.fear.placements }, value: rounded(reasons.fear.value, 2) },
    why: whyInWords(reasons, advice.mix, gainingIn(book, situation, weighed, asker)),
    notes: betweenYearStarts(book, now, 'no year start: this is as the year would be opened now'),
  }
}

export const adviseDoor = door({
  name: 'advise',
  fromSetUp: true,
  isLong: true,
  believes: true,
  words: 'Where to place the points of the year: allocations and how often to choose each, what they are worth, and why',
  example: 'advise cases/situations/year-start-1941.yaml --by axis',
  args: ARGS,
  shape: ADVICE,
  answer: advised,
})
