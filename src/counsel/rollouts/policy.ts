import { isFaction, onceFor, type Placements, TARGETS, type Target } from '../../rules/core/index.ts'
import type { Order, OrderType } from '../../rules/game/index.ts'
import type { Random } from '../simulation/random.ts'
import type { Choices } from './choices.ts'

/** Who sits in a chair of a rollout. */
export interface Policy {
  /** Kinds of orders it may ever give of its own will; where a stage has none of them it is not asked. All, if it does not say. */
  readonly heeds?: readonly OrderType[]
  /** Is shown what may be done and does one of it, or nothing more. */
  readonly choose: (choices: Choices, random: Random) => Order | undefined
}

/** Where points might go, the dearest first; as many to each as are allowed, until none is left. */
function allocated(choices: Choices, wishes: readonly Target[], numberFor: (most: number) => number): Order | undefined {
  const { by, points, book } = choices
  if (points === undefined || !isFaction(by)) return undefined
  const limit = book.clauses.allocationLimit(points).value
  const placements: Partial<Record<Target, number>> = {}
  let left = points
  for (const target of wishes) {
    if (left === 0 || limit === 0) break
    const number = Math.min(left, numberFor(limit))
    const alone: Placements = { [target]: number }
    if (placements[target] !== undefined || !choices.may({ type: 'seal-allocation', by, placements: alone })) continue
    placements[target] = number
    left -= number
  }
  return { type: 'seal-allocation', by, placements }
}

/** What is done at random without bound would never end: one in so many comes to mind. */
const RARELY: Readonly<Partial<Record<OrderType, number>>> = { 'declare-war': 10, 'offer-surrender': 10, intervene: 20 }

/** Anything that is allowed, or nothing. */
export const careless: Policy = {
  choose(choices, random) {
    if (choices.points !== undefined && choices.kinds.includes('seal-allocation'))
      return allocated(
        choices,
        Array.from({ length: 6 }, () => random.pick(TARGETS) as Target),
        (most) => 1 + random.below(most),
      )
    const kind = random.pick(choices.kinds)
    return kind === undefined || !random.inHundred(RARELY[kind] ?? 70) ? undefined : choices.any(kind, random)
  },
}

/** Countries that a faction would like to have on its side, the dearest first. */
const WISHES: Readonly<Record<string, readonly Target[]>> = {
  axis: ['rumania', 'hungary', 'bulgaria', 'finland', 'turkey', 'spain', 'sweden', 'yugoslavia', 'usat', 'vichyFrance', 'intelligence'],
  westernAllies: ['turkey', 'usat', 'spain', 'greece', 'belgiumLuxembourg', 'yugoslavia', 'norway', 'sweden', 'intelligence'],
  russia: ['rgt', 'rumania', 'turkey', 'bulgaria', 'finland', 'yugoslavia', 'hungary', 'sweden', 'intelligence'],
}

/** What comes first, where several kinds of orders would do. Wars are declared only where they are owed. */
const FIRST: readonly OrderType[] = [
  'make-demand',
  'name-targets',
  'roll',
  'take-result',
  'use-tension-point',
  'play-covert-operations',
  'meet-obligation',
  'answer-support',
  'answer-demand',
  'settle-surrender',
]

/** Targets with points of one's own, the most first: they lie there all year, and are looked over with every act. */
const byPoints = onceFor((placed: Placements): readonly string[] =>
  Object.entries(placed)
    .toSorted(([, one], [, other]) => other - one)
    .map(([target]) => target),
)

/** The target of a naming with the most points of one's own. */
function bestNaming(choices: Choices): Order | undefined {
  const { by } = choices
  if (!isFaction(by) || choices.hasNamed || choices.stage?.reactionsOnly === true) return undefined
  for (const target of byPoints(choices.placed)) {
    const order = { type: 'name-targets', by, nominations: [{ target, manner: 'ordinary' }] } as Order
    if (choices.may(order)) return order
  }
  return undefined
}

/** Points where they are wanted, a roll where most of them are, the first of whatever else is offered; no war that nobody owes. */
export const plain: Policy = {
  heeds: ['seal-allocation', ...FIRST],
  choose(choices) {
    const { by, kinds } = choices
    if (choices.points !== undefined && kinds.includes('seal-allocation')) return allocated(choices, WISHES[by] ?? [], (most) => most)
    for (const kind of FIRST) {
      if (!kinds.includes(kind) || (kind === 'settle-surrender' && choices.stage?.settles === undefined)) continue
      const order = kind === 'name-targets' ? bestNaming(choices) : choices.first(kind)
      if (order !== undefined) return order
    }
    return undefined
  },
}
