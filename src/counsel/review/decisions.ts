import { DELEGATIONS, type Delegation, isFaction, isOneOf, mapEach, sideOf, TURNS, type Turn } from '../../rules/core/index.ts'
import { decide, type Game, may, type Order, type OrderOf, type OrderType, offersOf, type Rulebook, tell } from '../../rules/game/index.ts'
import { worthOf } from '../advice/worth.ts'
import { fair, fairWithout } from '../bots/fair.ts'
import { playOn } from '../rollouts/rollout.ts'
import type { MapScript } from '../rollouts/scripts.ts'
import { randomFrom } from '../simulation/random.ts'
import { errorOf, mean } from './statistics.ts'
import { LEFT_ALONE } from './words.ts'

/** Decisions that are weighed beside allocations, which have the mix to be held against. */
const KINDS = ['name-targets', 'take-result', 'declare-war', 'use-tension-point'] as const
type Kind = (typeof KINDS)[number]
type Decided = OrderOf<Kind>

/** One choice of a game, and where it was made. */
export interface Choice {
  readonly at: number
  readonly game: Game
  readonly order: Decided & { readonly by: Delegation }
}

/** What was done held against what would have been best instead: the same dice and chance for both, played on for a year. */
export interface DecisionJudged {
  readonly at: number
  readonly by: Delegation
  readonly turn: Turn
  readonly kind: OrderType
  readonly did: string
  readonly instead: string
  /** How much better than that it does on average, for its own side, and the standard error of that. */
  readonly judgement: number
  readonly error: number
}

export function choiceIn(at: number, game: Game, order: Order): Choice | undefined {
  const isWeighed = (KINDS as readonly string[]).includes(order.type) && isOneOf(DELEGATIONS, order.by)
  return isWeighed ? { at, game, order: order as Choice['order'] } : undefined
}

/** Another order in its place, or none of its kind in that turn. */
type Instead = Order | null

const MOST_OTHERS = 3

/** What else could have been done: the likeliest few. */
function othersOf(book: Rulebook, { game, order }: Choice): readonly Instead[] {
  const isOther = (offer: Order): boolean => JSON.stringify(offer) !== JSON.stringify(order) && may(book, game, offer)
  const offers = () => offersOf(book, game, order.by, order.type) as readonly Decided[]
  if (order.type === 'take-result')
    return offers()
      .filter((offer) => offer.type === 'take-result' && offer.target === order.target && offer.result !== order.result && isOther(offer))
      .slice(0, MOST_OTHERS)
  if (order.type !== 'name-targets') return [null]
  const points = (offer: Decided): number => {
    const target = offer.type === 'name-targets' ? offer.nominations[0]?.target : undefined
    return target === undefined || !isFaction(order.by) ? 0 : (game.situation.placements[order.by][target] ?? 0)
  }
  const named = offers()
    .filter((offer) => points(offer) > 0 && isOther(offer))
    .toSorted((one, other) => points(other) - points(one))
  return [...(order.nominations.length === 0 ? [] : [null]), ...named].slice(0, MOST_OTHERS)
}

/** Turns that a decision is played on for. */
const A_YEAR = 4

/** By which rules and on which map it is played on. */
export interface Ground {
  readonly book: Rulebook
  readonly map: MapScript
}

/** What the war comes to for the side that chose, a year on: bots in all seats, the map by the game’s script. */
function playedOn({ book, map }: Ground, { game, order }: Choice, given: Instead, seed: number): number {
  const dice = randomFrom(seed + 1)
  const { turn } = game.situation
  const sign = sideOf(order.by) === 'axis' ? 1 : -1
  const decision = given === null ? undefined : decide(book, game, given, () => dice.die())
  const until = TURNS[TURNS.indexOf(turn) + A_YEAR]
  const left = given === null ? fairWithout(order.type, turn) : fair
  const end = playOn(book, decision?.accepted === true ? decision.game : game, {
    policies: mapEach(DELEGATIONS, (by) => (by === order.by ? left : fair)),
    script: map,
    random: randomFrom(seed),
    dice: () => dice.die(),
    ...(until === undefined ? {} : { until }),
  })
  return sign * worthOf(book, end.situation)
}

/** Wars for a first look at every decision, and for those that seem to have mattered: with other seeds, so that luck in the first does not count in the second. */
export interface Seeds {
  readonly looked: readonly number[]
  readonly weighed: readonly number[]
}
const USUAL: Seeds = { looked: [1, 2, 3], weighed: Array.from({ length: 16 }, (_, at) => 101 + at) }
const MOST_WEIGHED = 8

/** Standard errors beyond which a difference is told: with eight weighed in sixteen wars each, one look back in twenty tells of one that is none (Student’s t). */
export const TELLING_ERRORS = 3.2

export interface Looked {
  readonly choice: Choice
  readonly instead: Instead
  readonly difference: number
}

/** The best of what else could have been done, at a first look. */
export function look(ground: Ground, choice: Choice, { looked }: Seeds = USUAL): Looked | undefined {
  const others = othersOf(ground.book, choice)
  if (others.length === 0) return undefined
  const worthIf = (given: Instead): number => mean(looked.map((seed) => playedOn(ground, choice, given, seed)))
  const own = worthIf(choice.order)
  const [best] = others.map((instead) => ({ instead, value: worthIf(instead) })).toSorted((one, other) => other.value - one.value)
  return best && { choice, instead: best.instead, difference: own - best.value }
}

/** An order as it is told once it has been given. */
function wordsOf(book: Rulebook, game: Game, order: Order): string {
  const decision = decide(book, game, order, () => 1)
  const [first] = decision.accepted ? decision.events : []
  return first === undefined ? order.type : tell(book, first).words
}

export function weigh(ground: Ground, { choice, instead }: Looked, { weighed }: Seeds = USUAL): DecisionJudged {
  const { book } = ground
  const { at, game, order } = choice
  const differences = weighed.map((seed) => playedOn(ground, choice, order, seed) - playedOn(ground, choice, instead, seed))
  return {
    at,
    by: order.by,
    turn: game.situation.turn,
    kind: order.type,
    did: wordsOf(book, game, order),
    instead: instead === null ? LEFT_ALONE[order.type] : wordsOf(book, game, instead),
    judgement: mean(differences),
    error: errorOf(differences),
  }
}

/** Of all that were looked at those that seem to have mattered most. */
export const mostOf = (looked: readonly (Looked | undefined)[]): readonly Looked[] =>
  looked
    .filter((one) => one !== undefined)
    .toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference))
    .slice(0, MOST_WEIGHED)
