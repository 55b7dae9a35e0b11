import { VICHY_CHOICES } from '../../rules/chapters/surrender/index.ts'
import {
  COUNTRIES,
  type Delegation,
  delegationOf,
  type Faction,
  isFaction,
  MINORS,
  NATIONS,
  type Placements,
  POWERS,
  sideOf,
  TARGETS,
} from '../../rules/core/index.ts'
import {
  declarationOf,
  type Game,
  ORDERS,
  type Order,
  type OrderOf,
  type OrderType,
  offersOf,
  ordersNow,
  type Rulebook,
  rollsOf,
  TOPICS,
  unsettled,
} from '../../rules/game/index.ts'
import type { Random } from './random.ts'
import { reportsFor } from './war-script.ts'

/** Something of one kind that comes to mind, allowed or not. */
type Whim<T extends OrderType> = (book: Rulebook, game: Game, by: Delegation, random: Random) => OrderOf<T> | undefined

/** Points anywhere, within the limit; whether the targets are open is not asked. */
function allocation(book: Rulebook, game: Game, by: Faction, random: Random): Placements {
  const points = game.points?.[by] ?? 0
  const limit = book.clauses.allocationLimit(points).value
  const placed: Record<string, number> = {}
  let left = points
  for (let tries = 0; tries < 4 && left > 0 && limit > 0; tries++) {
    const target = random.pick(TARGETS)
    const number = Math.min(left, 1 + random.below(limit))
    if (target === undefined || placed[target] !== undefined) continue
    placed[target] = number
    left -= number
  }
  return placed
}

/** An answer to whatever is offered. */
const settling: Whim<'settle-surrender'> = (book, game, by, random) => {
  const type = 'settle-surrender'
  const of = random.pick([...unsettled(book, game, 'surrenders'), ...unsettled(book, game, 'political-reaction')])
  const answer = random.inHundred(60) ? 'accepted' : 'declined'
  if (of === undefined) return undefined
  const vichy = of === 'france' ? { vichy: random.pick(VICHY_CHOICES) ?? 'formed' } : {}
  return { type, by, settling: { of, answer, isFree: game.offers.some((offer) => offer.of === of), ...vichy } }
}

const allocating =
  <T extends 'seal-allocation' | 'draft-allocation'>(type: T) =>
  (book: Rulebook, game: Game, by: Delegation, random: Random) =>
    isFaction(by) && !game.sealed.includes(by) ? { type, by, placements: allocation(book, game, by, random) } : undefined

/** What can be said in more ways than a menu offers, or ought to be said less often. Of every other kind, whatever the menu offers will do. */
const WHIMS: { readonly [T in OrderType]?: Whim<T> } = {
  'seal-allocation': allocating('seal-allocation'),
  'draft-allocation': allocating('draft-allocation'),
  'name-targets': (_book, _game, by, random) => {
    if (!isFaction(by)) return undefined
    const targets = Array.from({ length: random.below(4) }, () => random.pick(MINORS) ?? 'turkey')
    return {
      type: 'name-targets',
      by,
      nominations: targets.map((target) => ({ target, manner: random.inHundred(20) ? 'reaction' : 'ordinary' })),
    }
  },
  'use-subversion': (_book, game, by, random) => {
    const target = random.pick(rollsOf(game))?.[0]
    return by !== 'russia' || target === undefined ? undefined : { type: 'use-subversion', by, target, amount: 1 + random.below(5) }
  },
  'take-result': (book, game, by, random) => {
    const target = random.pick(rollsOf(game))?.[0]
    const result = target === undefined ? undefined : random.pick(book.tables[target]?.bands ?? [])?.id
    return !isFaction(by) || target === undefined || result === undefined ? undefined : { type: 'take-result', by, target, result }
  },
  'declare-war': (_book, _game, by, random) => {
    const power = random.pick(POWERS.filter((one) => delegationOf(one) === by))
    const on = random.pick(NATIONS)
    return power === undefined || on === undefined || !random.inHundred(25)
      ? undefined
      : { type: 'declare-war', by, intents: [{ by: power, on }] }
  },
  intervene: (_book, _game, by, random) => {
    const on = random.pick(COUNTRIES)
    return !isFaction(by) || on === undefined
      ? undefined
      : {
          type: 'intervene',
          by,
          help: { on, divisions: random.below(3), specialForces: random.inHundred(30), supplies: random.inHundred(30) },
        }
  },
  'settle-surrender': settling,
  'offer-surrender': (book, game, by, random) =>
    random.inHundred(10) ? random.pick(offersOf(book, game, by, 'offer-surrender') as readonly OrderOf<'offer-surrender'>[]) : undefined,
  'report-facts': (_book, game, by, random) =>
    game.asked.includes(by) && random.inHundred(60)
      ? { type: 'report-facts', by, facts: reportsFor(game.situation.turn, sideOf(by), random) }
      : undefined,
}

/** Whether the random player can think of orders of this kind at all. */
export const mayThinkOf = (type: OrderType): boolean => WHIMS[type] !== undefined || declarationOf({ type }).offers !== 'nothing'

function thought(book: Rulebook, game: Game, by: Delegation, type: OrderType, random: Random): Order | undefined {
  const whim = WHIMS[type] as Whim<OrderType> | undefined
  return whim === undefined ? random.pick(offersOf(book, game, by, type)) : whim(book, game, by, random)
}

/** A few orders for the stage in hand, drawn at random. */
export function thoughts(book: Rulebook, game: Game, by: Delegation, random: Random): readonly Order[] {
  const orders = ordersNow(book, game)
  const types: (OrderType | undefined)[] = []
  for (let left = 1 + random.below(4); left > 0; left--) types.push(random.pick(orders))
  const found: Order[] = []
  for (const type of types) {
    const order = type === undefined ? undefined : thought(book, game, by, type, random)
    if (order !== undefined) found.push(order)
  }
  return found
}

/** Now and then somebody says beforehand what he leaves alone, or has had enough of that. */
export function saidBeforehand(by: Delegation, random: Random): readonly Order[] {
  const topics = TOPICS.filter(() => random.inHundred(30))
  if (random.inHundred(5)) return [{ type: 'quiet', by }]
  if (random.inHundred(4)) return [{ type: 'stand', by, leaves: topics }]
  return random.inHundred(4) ? [{ type: 'stand', by, resumes: topics }] : []
}

/** What a stage cannot end without: an allocation, a word on targets, dice, results, an answer. */
export function owed(book: Rulebook, game: Game, by: Delegation): readonly Order[] {
  const found: Order[] = []
  for (const one of OWED) found.push(...(one.owed?.(book, game, by) ?? []))
  return found
}

const OWED = ORDERS.map(({ type }) => declarationOf({ type })).filter(({ owed }) => owed !== undefined)

/** Everything the menu has for a stage. */
export const offered = (book: Rulebook, game: Game, by: Delegation): readonly Order[] =>
  ordersNow(book, game).flatMap((type) => offersOf(book, game, by, type))
