import { DELEGATIONS, type Faction, mapEach, type Placements, sideOf, type Turn, turnAfter, yearOf } from '../../rules/core/index.ts'
import { decide, type Event, fold, type Game, type Order, placementWords, tell } from '../../rules/game/index.ts'
import { adviceFor, weighYearOf } from '../advice/advice.ts'
import { AllocationWorths } from '../advice/allocation.ts'
import { worthOf } from '../advice/worth.ts'
import { fair } from '../bots/fair.ts'
import { playOn } from '../rollouts/rollout.ts'
import { randomFrom } from '../simulation/random.ts'
import { type Choice, choiceIn, type DecisionJudged, type Ground, look, mostOf, TELLING_ERRORS, weigh } from './decisions.ts'
import { luckBySeat, luckOf, type RollLuck, type SeatLuck } from './luck.ts'
import { mean } from './statistics.ts'

/** An order of a finished game, as its record has it. */
export interface Played {
  /** Its number, where orders that were taken back are left out. */
  readonly n?: number
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

/** What a faction did with its points of a year, beside what the mix would have done, by what it could know as it sealed them. */
export interface YearJudged {
  readonly by: Faction
  readonly year: number
  readonly turn: Turn
  readonly placed: Placements
  /** What the mix does most often. */
  readonly mix: Placements
  /** How much better than the mix the own allocation was, for its own side; twice the error either way nothing can be told. */
  readonly judgement: number
  readonly error: number
  /** What the year brought its side more than the own allocation does on average. */
  readonly luck: number
}

export interface Review {
  readonly swings: readonly Swing[]
  /** Of all decisions those that mattered most, as far as that can be told from chance. */
  readonly decisions: readonly DecisionJudged[]
  readonly years: readonly YearJudged[]
  readonly luck: readonly SeatLuck[]
  /** Decisions and years for which there was no time. */
  readonly left: number
}

/** What somebody who waits has to say: how far it has come, and whether there is time for another first look or weighing. */
export interface Waiting {
  readonly heard?: (done: number, all: number) => void
  readonly mayLook?: () => boolean
  readonly mayWeigh?: () => boolean
}

/** Years played again with an allocation, to tell what it brings on average. */
const WARS = 8
const MOST_SWINGS = 10
const MOST_DECISIONS = 3

/** What a year comes to when it goes on with these points: bots in all seats, the map by the game’s script, chance and dice by the seed. */
function yearPlayed({ book, map }: Ground, game: Game, order: Order, seed: number): number {
  const dice = randomFrom(seed + 1)
  const given = decide(book, game, order, () => dice.die())
  if (!given.accepted) return worthOf(book, game.situation)
  const until = turnAfter(`${yearOf(game.situation.turn)} winter` as Turn)
  const policies = mapEach(DELEGATIONS, () => fair)
  const end = playOn(book, given.game, {
    policies,
    script: map,
    random: randomFrom(seed),
    dice: () => dice.die(),
    ...(until === undefined ? {} : { until }),
  })
  return worthOf(book, end.situation)
}

function judged(ground: Ground, game: Game, order: Extract<Order, { type: 'seal-allocation' }>, after: number): YearJudged {
  const { book } = ground
  const { by, placements } = order
  const sign = sideOf(by) === 'axis' ? 1 : -1
  const weighed = weighYearOf(book, game.situation, { view: game, eyes: [by] })
  const { better, within } = new AllocationWorths(weighed, by).judge(placements)
  const played = Array.from({ length: WARS }, (_, at) => sign * yearPlayed(ground, game, order, at + 1))
  return {
    by,
    year: yearOf(game.situation.turn),
    turn: game.situation.turn,
    placed: placements,
    mix: adviceFor(weighed, by).mix[0]?.placements ?? {},
    judgement: better,
    error: within / 2,
    luck: sign * after - mean(played),
  }
}

/** The worth of the war as each year ended. */
const worthAtEnd = (ends: ReadonlyMap<number, number>, year: number, last: number): number => ends.get(year) ?? last

/** An allocation as a decision like any other: held against the mix. */
const asDecision = ({ at, by, turn, placed, mix, judgement, error }: YearJudged & { readonly at: number }): DecisionJudged => ({
  at,
  by,
  turn,
  kind: 'seal-allocation',
  did: placementWords(placed),
  instead: placementWords(mix),
  judgement,
  error,
})

/** One after the other, until there is no time for the next. */
function whileThereIsTime<One, Made>(all: readonly One[], isTime: () => boolean, made: (one: One, at: number) => Made): readonly Made[] {
  const done: Made[] = []
  for (const [at, one] of all.entries()) {
    if (!isTime()) break
    done.push(made(one, at))
  }
  return done
}

/** Where the interval reaches over nothing, nothing is said. */
const isTold = ({ kind, judgement, error }: DecisionJudged): boolean =>
  Math.abs(judgement) > (kind === 'seal-allocation' ? 2 : TELLING_ERRORS) * error

/** A finished game looked back upon, as far as there is time. */
export function review(
  ground: Ground,
  start: Game,
  played: readonly Played[],
  { heard = () => undefined, mayLook = () => true, mayWeigh = () => true }: Waiting = {},
): Review {
  const { book } = ground
  const swings: Swing[] = []
  const rolls: RollLuck[] = []
  const ends = new Map<number, number>()
  const sealed: { readonly at: number; readonly game: Game; readonly order: Extract<Order, { type: 'seal-allocation' }> }[] = []
  const choices: Choice[] = []
  let game = start
  for (const [index, { n: at = index + 1, order, events }] of played.entries()) {
    const before = game
    if (order.type === 'seal-allocation') sealed.push({ at, game, order })
    choices.push(...[choiceIn(at, game, order)].filter((one) => one !== undefined))
    for (const event of events) {
      if (event.type === 'rolled') rolls.push(...[luckOf(book, game, event)].filter((one) => one !== undefined))
      const now = fold(game, [event])
      const change = now.situation === game.situation ? 0 : worthOf(book, now.situation) - worthOf(book, game.situation)
      if (change !== 0) swings.push({ at, turn: before.situation.turn, words: tell(book, event).words, change })
      game = now
    }
    ends.set(yearOf(before.situation.turn), worthOf(book, game.situation))
  }
  const last = worthOf(book, game.situation)
  const all = sealed.length + choices.length
  const years = whileThereIsTime(sealed, mayLook, (one, done) => {
    heard(done, all)
    return { at: one.at, ...judged(ground, one.game, one.order, worthAtEnd(ends, yearOf(one.game.situation.turn), last)) }
  })
  const looked = whileThereIsTime(choices, mayLook, (choice, done) => {
    heard(sealed.length + done, all)
    return look(ground, choice)
  })
  const others = whileThereIsTime(mostOf(looked), mayWeigh, (one) => weigh(ground, one))
  heard(all, all)
  return {
    swings: swings.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change)).slice(0, MOST_SWINGS),
    decisions: [...years.map(asDecision), ...others]
      .filter(isTold)
      .toSorted((one, other) => Math.abs(other.judgement) - Math.abs(one.judgement))
      .slice(0, MOST_DECISIONS),
    years,
    luck: luckBySeat(rolls),
    left: all - years.length - looked.length,
  }
}
