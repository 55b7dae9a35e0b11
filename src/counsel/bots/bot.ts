import { type Delegation, isFaction, type Side, sideOf } from '../../rules/core/index.ts'
import { defaultOf, type Game, type Order, type Rulebook, stageOf } from '../../rules/game/index.ts'
import { adviseYear, drawFrom } from '../advice/advice.ts'
import { QUICK_EFFORT } from '../advice/equilibrium.ts'
import { pointsReceived } from '../advice/known-points.ts'
import { Choices, owedNow } from '../rollouts/choices.ts'
import { careless, type Policy } from '../rollouts/policy.ts'
import { isMapStage } from '../rollouts/rollout.ts'
import type { MapScript } from '../rollouts/scripts.ts'
import { type Random, randomFrom } from '../simulation/random.ts'
import { fair } from './fair.ts'

/** Bots that may hold a seat. */
export const BOTS = ['fair', 'careless'] as const
export type BotName = (typeof BOTS)[number]

const POLICY_OF: Readonly<Record<BotName, Policy>> = { fair, careless }

/** More than anybody does in one stage without passing. */
const MOST_ACTS = 12

/** What a bot goes by: the view of its own delegation, what happens on the map, and chance that nobody can foresee. */
export interface BotSeat {
  readonly bot: BotName
  readonly by: Delegation
  readonly map: MapScript | null
  /** Points of the year that it leaves unplaced, as the table agreed: strength by points, and everybody knows of it. */
  readonly spares?: number
  /** Orders that it has given in this stage. */
  readonly acts: number
  /** For this decision. */
  readonly seed: number
  /** For the whole stage: asking again does not make the map readier. */
  readonly stageSeed: number
}

/** What the year's mixed strategy says with so many points, one allocation drawn from it. */
function mixed(choices: Choices, most: number, random: Random): Order | undefined {
  const { book, situation, by } = choices
  if (!isFaction(by)) return undefined
  const points = { ...pointsReceived(book, situation, undefined), [by]: most }
  const { mix } = adviseYear(book, situation, by, { effort: QUICK_EFFORT, points })
  const placements = drawFrom(mix, random)?.placements
  const order: Order | undefined = placements && { type: 'seal-allocation', by, placements }
  return order !== undefined && choices.may(order) ? order : undefined
}

/** So many of these points and no more: what was wanted least is left out first. */
function atMost(order: Order | undefined, most: number): Order | undefined {
  if (order?.type !== 'seal-allocation') return order
  let left = most
  const kept = Object.entries(order.placements).map(([target, points]) => {
    const number = Math.min(points, left)
    left -= number
    return [target, number] as const
  })
  return { ...order, placements: Object.fromEntries(kept.filter(([, points]) => points > 0)) }
}

/** An allocation: of the mix where the bot is fair, without the points that it spares. */
function allocated({ bot, spares = 0 }: BotSeat, choices: Choices, received: number, random: Random): Order | undefined {
  const most = Math.max(0, received - spares)
  return (bot === 'fair' ? mixed(choices, most, random) : undefined) ?? atMost(POLICY_OF[bot].choose(choices, random), most)
}

function chosen(seat: BotSeat, choices: Choices, random: Random): Order | undefined {
  const { points } = choices
  const isAllocating = points !== undefined && choices.kinds.includes('seal-allocation')
  const order = isAllocating ? allocated(seat, choices, points, random) : POLICY_OF[seat.bot].choose(choices, random)
  return order !== undefined && choices.may(order) ? order : undefined
}

/** The next order of a bot, from its delegation's view alone; nothing where only somebody else can go on. */
export function botOrder(book: Rulebook, view: Game, seat: BotSeat): Order | undefined {
  const { by, map } = seat
  const random = randomFrom(seat.seed)
  const openings = () => map?.openings(book.id, view.situation, by, randomFrom(seat.stageSeed)) ?? []
  for (const { kind, orders } of owedNow(book, view, by)) {
    const order = chosen(seat, new Choices(book, view, by, [kind], openings), random) ?? orders[0]
    if (order !== undefined) return order
  }
  if (seat.acts < MOST_ACTS) {
    const order = chosen(seat, new Choices(book, view, by, undefined, openings), random)
    if (order !== undefined) return order
  }
  const pass: Order = { type: 'pass', by, knowingly: true }
  return new Choices(book, view, by).may(pass) ? pass : defaultOf(book, view, by)?.order
}

/** What the map has to report for a side in a stage of its own, where nobody has said it yet. */
export function mapReport(book: Rulebook, game: Game, map: MapScript, side: Side, stageSeed: number): Order | undefined {
  const stage = stageOf(book, game)
  if (stage === undefined || !isMapStage(stage) || game.ending !== null) return undefined
  if (!stage.asks.some((one) => sideOf(one) === side)) return undefined
  const saidBy = (id: string) => {
    const report = game.reports[id]
    return report !== undefined && report.turn === game.situation.turn && report.stage === game.stage ? report.by : undefined
  }
  const facts = map.reports(book.id, game.situation, side, randomFrom(stageSeed))
  // What one thing makes possible happens in a later turn, not along with it.
  const isDone = Object.keys(facts).some((id) => saidBy(id) === 'referee')
  const left = Object.entries(facts).filter(([id]) => saidBy(id) === undefined)
  return isDone || left.length === 0 ? undefined : { type: 'report-facts', by: 'referee', facts: Object.fromEntries(left) }
}
