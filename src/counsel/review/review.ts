import {
  DELEGATIONS,
  type Faction,
  MINORS,
  mapEach,
  type Placements,
  type Situation,
  sideOf,
  type Turn,
  turnAfter,
  yearOf,
} from '../../rules/core/index.ts'
import { decide, type Event, fold, type Game, type Order, type Rulebook, tell } from '../../rules/game/index.ts'
import { adviceFor, drawFrom, weighYear } from '../advice/advice.ts'
import { QUICK_EFFORT } from '../advice/equilibrium.ts'
import { worthOfStanding, worthsFor, worthTo } from '../advice/worth.ts'
import { fair } from '../bots/fair.ts'
import { playOn } from '../rollouts/rollout.ts'
import { SCRIPTS } from '../rollouts/scripts.ts'
import { randomFrom } from '../simulation/random.ts'
import { luckBySeat, luckOf, type RollLuck, type SeatLuck } from './luck.ts'

/** An order of a finished game, as its record has it. */
export interface Played {
  readonly order: Order
  readonly events: readonly Event[]
}

/** Something that happened after which the war was worth more or less to the Axis. */
export interface Swing {
  readonly at: number
  readonly turn: Turn
  readonly words: string
  /** To the Axis, in worth. */
  readonly change: number
}

/** What a faction did with its points of a year, beside what the mix would have done: same dice and chance, played on to the end of the year. */
export interface YearJudged {
  readonly by: Faction
  readonly year: number
  readonly turn: Turn
  readonly placed: Placements
  /** What the mix does most often. */
  readonly mix: Placements
  /** How much better the own allocation does than the mix on average, for its own side, and the standard error of that. */
  readonly judgement: number
  readonly error: number
  /** What the year brought its side more than the own allocation does on average. */
  readonly luck: number
}

export interface Review {
  readonly swings: readonly Swing[]
  readonly decisions: readonly YearJudged[]
  readonly years: readonly YearJudged[]
  readonly luck: readonly SeatLuck[]
}

/** American tension as far as it matters: beyond the last threshold of the book nothing more comes of it. */
function tensionFelt({ clauses }: Rulebook, { tensions }: Situation): number {
  const last = Math.max(...clauses.thresholds.filter(({ track }) => track === 'usat').map(({ level }) => level))
  return Math.min(tensions.usat.actual, last)
}

/** What a situation is worth to the Axis: countries as they stand, less what American tension costs. */
export function worthOf(book: Rulebook, situation: Situation): number {
  const worths = worthsFor(book)
  const { standings } = situation
  return (
    MINORS.reduce((sum, minor) => sum + worthOfStanding(worths, minor, standings[minor]), 0) -
    worthTo(worths, 'usat', 'axis') * tensionFelt(book, situation)
  )
}

/** Wars played on for one allocation: few, for the same dice fall for both. */
const WARS = 8
const MOST_SWINGS = 10

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

function errorOf(numbers: readonly number[]): number {
  const middle = mean(numbers)
  return Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2)) / Math.max(1, numbers.length - 1))
}

/** What a year comes to when it goes on with these points: bots in all seats, the map by history, chance and dice by the seed. */
function yearPlayed(book: Rulebook, game: Game, order: Order, seed: number): number {
  const dice = randomFrom(seed + 1)
  const given = decide(book, game, order, () => dice.die())
  if (!given.accepted) return worthOf(book, game.situation)
  const until = turnAfter(`${yearOf(game.situation.turn)} winter` as Turn)
  const policies = mapEach(DELEGATIONS, () => fair)
  const end = playOn(book, given.game, {
    policies,
    script: SCRIPTS.history,
    random: randomFrom(seed),
    dice: () => dice.die(),
    ...(until === undefined ? {} : { until }),
  })
  return worthOf(book, end.situation)
}

function judged(book: Rulebook, game: Game, order: Extract<Order, { type: 'seal-allocation' }>, after: number): YearJudged {
  const { by, placements } = order
  const sign = sideOf(by) === 'axis' ? 1 : -1
  const open = { ...game.situation, placements: { axis: {}, westernAllies: {}, russia: {} } }
  const { mix } = adviceFor(weighYear(book, open, { effort: QUICK_EFFORT, ...(game.points === null ? {} : { points: game.points }) }), by)
  const played = Array.from({ length: WARS }, (_, at) => {
    const drawn = drawFrom(mix, randomFrom(at + 77))?.placements ?? {}
    return {
      own: sign * yearPlayed(book, game, order, at + 1),
      other: sign * yearPlayed(book, game, { ...order, placements: drawn }, at + 1),
    }
  })
  const differences = played.map(({ own, other }) => own - other)
  return {
    by,
    year: yearOf(game.situation.turn),
    turn: game.situation.turn,
    placed: placements,
    mix: mix[0]?.placements ?? {},
    judgement: mean(differences),
    error: errorOf(differences),
    luck: sign * after - mean(played.map(({ own }) => own)),
  }
}

/** The worth of the war as each year ended. */
const worthAtEnd = (ends: ReadonlyMap<number, number>, year: number, last: number): number => ends.get(year) ?? last

/** A finished game looked back upon; `heard` is told how far it has come. */
export function review(book: Rulebook, start: Game, played: readonly Played[], heard: (done: number) => void = () => undefined): Review {
  const swings: Swing[] = []
  const rolls: RollLuck[] = []
  const ends = new Map<number, number>()
  const sealed: { readonly game: Game; readonly order: Extract<Order, { type: 'seal-allocation' }> }[] = []
  let game = start
  for (const [at, { order, events }] of played.entries()) {
    const before = game
    if (order.type === 'seal-allocation') sealed.push({ game, order })
    for (const event of events) {
      if (event.type === 'rolled') rolls.push(...[luckOf(book, game, event)].filter((one) => one !== undefined))
      const now = fold(game, [event])
      const change = now.situation === game.situation ? 0 : worthOf(book, now.situation) - worthOf(book, game.situation)
      if (change !== 0) swings.push({ at: at + 1, turn: before.situation.turn, words: tell(book, event).words, change })
      game = now
    }
    ends.set(yearOf(before.situation.turn), worthOf(book, game.situation))
  }
  const last = worthOf(book, game.situation)
  const years = sealed.map((one, at) => {
    heard(at)
    return judged(book, one.game, one.order, worthAtEnd(ends, yearOf(one.game.situation.turn), last))
  })
  heard(sealed.length)
  return {
    swings: swings.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change)).slice(0, MOST_SWINGS),
    // Where the interval reaches over nothing, nothing is said.
    decisions: years
      .filter(({ judgement, error }) => Math.abs(judgement) > 2 * error)
      .toSorted((one, other) => Math.abs(other.judgement) - Math.abs(one.judgement))
      .slice(0, 3),
    years,
    luck: luckBySeat(rolls),
  }
}
