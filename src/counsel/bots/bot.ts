import { type Delegation, isFaction, type Side } from '../../rules/core/index.ts'
import { defaultOf, type Game, type Order, type Rulebook, stageOf } from '../../rules/game/index.ts'
import { adviseYear, drawFrom } from '../advice/advice.ts'
import { QUICK_EFFORT } from '../advice/equilibrium.ts'
import { Choices, owedKinds, owedOf } from '../rollouts/choices.ts'
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
  /** Orders that it has given in this stage. */
  readonly acts: number
  /** For this decision. */
  readonly seed: number
  /** For the whole stage: asking again does not make the map readier. */
  readonly stageSeed: number
}

/** What the year's mixed strategy says, one allocation drawn from it. */
function mixed(choices: Choices, random: Random): Order | undefined {
  const { book, situation, by, points } = choices
  if (points === undefined || !isFaction(by)) return undefined
  const { mix } = adviseYear(book, situation, by, { effort: QUICK_EFFORT })
  const placements = drawFrom(mix, random)?.placements
  const order: Order | undefined = placements && { type: 'seal-allocation', by, placements }
  return order !== undefined && choices.may(order) ? order : undefined
}

function chosen({ bot }: BotSeat, choices: Choices, random: Random): Order | undefined {
  const isAllocating = choices.points !== undefined && choices.kinds.includes('seal-allocation')
  const order = (bot === 'fair' && isAllocating ? mixed(choices, random) : undefined) ?? POLICY_OF[bot].choose(choices, random)
  return order !== undefined && choices.may(order) ? order : undefined
}

/** The next order of a bot, from its delegation's view alone; nothing where only somebody else can go on. */
export function botOrder(book: Rulebook, view: Game, seat: BotSeat): Order | undefined {
  const { by, map } = seat
  const random = randomFrom(seat.seed)
  const openings = () => map?.openings(book.id, view.situation, by, randomFrom(seat.stageSeed)) ?? []
  for (const kind of owedKinds(book, view, by)) {
    const order = chosen(seat, new Choices(book, view, by, [kind], openings), random) ?? owedOf(book, view, by, kind)[0]
    if (order !== undefined) return order
  }
  if (seat.acts < MOST_ACTS) {
    const order = chosen(seat, new Choices(book, view, by, undefined, openings), random)
    if (order !== undefined) return order
  }
  const pass: Order = { type: 'pass', by, knowingly: true }
  return new Choices(book, view, by).may(pass) ? pass : defaultOf(book, view, by)?.order
}

/** What the map has to report for a side in this stage and nobody has said yet. */
export function mapReport(book: Rulebook, game: Game, map: MapScript, side: Side, stageSeed: number): Order | undefined {
  const stage = stageOf(book, game)
  if (stage === undefined || !isMapStage(stage) || game.ending !== null) return undefined
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
