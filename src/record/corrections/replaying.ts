import { type ByFaction, entriesOf, type Faction, type FactValue, TURNS, type Turn } from '../../rules/core/index.ts'
import {
  type Difference,
  decide,
  differenceInPoints,
  differenceInRoll,
  type Event,
  evolve,
  fold,
  type Game,
  gameWith,
  type Order,
  type OrderOf,
  type Rulebook,
  shownTo,
  tell,
} from '../../rules/game/index.ts'
import { NoDieLeft, scriptedDice } from '../dice.ts'
import { readOrder } from '../orders/order-reader.ts'
import type { RecordEntry } from '../record.ts'
import { differenceIn } from '../verification/event-difference.ts'

export type CorrectFacts = OrderOf<'correct-facts'>

export type Facts = CorrectFacts['facts']

/** What has been played so far, as the record has it, and where it stands. */
export interface Played {
  readonly book: Rulebook
  readonly start: Game
  readonly entries: readonly RecordEntry[]
  readonly game: Game
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const factsSaidIn = ({ order }: RecordEntry): Facts => {
  const { type, facts } = order as { readonly type: Order['type']; readonly facts?: Facts }
  return type === 'report-facts' || type === 'correct-facts' ? (facts ?? {}) : {}
}

/**
 * The game as it was last said: each correction is read into the report that it put right, and is nothing more by itself. What nobody had
 * said before is said by the correction.
 */
export function asLastSaid(start: Game, entries: readonly RecordEntry[]): readonly RecordEntry[] {
  const told: { readonly entry: RecordEntry; readonly turn: Turn; facts: Facts }[] = []
  let { turn } = start.situation
  for (const entry of entries) {
    let facts = factsSaidIn(entry)
    const isCorrection = (entry.order as Order).type === 'correct-facts'
    if (isCorrection) {
      const by = (entry.order as CorrectFacts).turn ?? turn
      const anchored = Object.keys(facts).filter((id) => {
        const report = told.findLast((one) => one.facts[id] !== undefined && TURNS.indexOf(one.turn) <= TURNS.indexOf(by))
        if (report !== undefined) report.facts = { ...report.facts, [id]: facts[id] as FactValue }
        return report !== undefined
      })
      facts = Object.fromEntries(Object.entries(facts).filter(([id]) => !anchored.includes(id)))
    }
    if (!isCorrection || Object.keys(facts).length > 0) told.push({ entry, turn, facts })
    for (const event of entry.events) if (event.type === 'turn-opened') turn = event.turn
  }
  return told.map(({ entry, facts }) => {
    if (isSame(facts, factsSaidIn(entry)) && (entry.order as CorrectFacts).repair === undefined) return entry
    const { repair: _repair, ...order } = entry.order as CorrectFacts
    return { ...entry, order: { ...order, facts } }
  })
}

/** The last time each fact was said by then: from there on the game might have gone otherwise. */
export function lastSaid({ start, entries }: Played, { facts, turn: by }: CorrectFacts): ReadonlyMap<string, number> {
  const said = new Map<string, number>()
  let { turn } = start.situation
  for (const entry of entries) {
    if (by !== undefined && TURNS.indexOf(turn) > TURNS.indexOf(by)) break
    for (const id of Object.keys(factsSaidIn(entry))) if (facts[id] !== undefined) said.set(id, entry.n)
    for (const event of entry.events) if (event.type === 'turn-opened') turn = event.turn
  }
  return said
}

interface Replayed {
  readonly game: Game
  /** Whether all came as the rules bring it. */
  readonly isWhole: boolean
  /** What else was decided and stands. */
  readonly stands: readonly string[]
  /** What would have come of it, where that can be said. */
  readonly differences: readonly Difference[]
}

const DECIDING_NOTHING: readonly Event['type'][] = [
  'passed',
  'allocation-sealed',
  'stage-entered',
  'turn-opened',
  'tension-moved',
  'offset-drawn',
]

/** What is said of an order that stands: the first thing that it decided. That somebody was done, or sealed what he had, is none. */
function standsIn(book: Rulebook, events: readonly Event[]): readonly string[] {
  const told = shownTo(events, 'public').filter(({ type }) => !DECIDING_NOTHING.includes(type))
  return told.slice(0, 1).map((event) => tell(book, event).words)
}

const barTension = (events: readonly Event[]): readonly Event[] => events.filter(({ type }) => type !== 'tension-moved')

const isSameBarTension = (one: readonly Event[], other: readonly Event[]): boolean =>
  differenceIn(barTension(one), barTension(other)) === undefined

/** Dice that fall by the calendar, whatever is played: on the levels that they fall on, all else is the rules' alone. */
const offsetsIn = (events: readonly Event[]): readonly Event[] => events.filter(({ type }) => type === 'offset-drawn')

/** The same dice brought the same; what only came with them may be otherwise. */
function isDecidedAlike({ dice, events }: RecordEntry, now: readonly Event[]): boolean {
  const offsets = offsetsIn(events)
  return offsets.length === dice.length ? differenceIn(offsets, offsetsIn(now)) === undefined : isSameBarTension(events, now)
}

const saidOtherwise = (entry: RecordEntry, facts: Facts): object =>
  Object.keys(facts).length === 0 ? {} : { facts: { ...factsSaidIn(entry), ...facts } }

type Accepted = Extract<ReturnType<typeof decide>, { readonly accepted: true }>

/** An order decided again with its dice; nothing where it would not have been accepted, or would have taken other dice. */
export function decidedAgain(book: Rulebook, game: Game, order: Order, dice: readonly number[]): Accepted | undefined {
  const script = scriptedDice(dice)
  try {
    const decision = decide(book, game, order, script.dice)
    return decision.accepted && script.left() === 0 ? decision : undefined
  } catch (error) {
    if (error instanceof NoDieLeft) return undefined
    throw error
  }
}

/** What a track moved by then, on the level it would have had. */
function onLevel(game: Game, event: Event): Event {
  if (event.type !== 'tension-moved') return event
  const tracks = entriesOf(event.tracks).map(([track, move]) => {
    const { actual, effective } = move.level
    const now = game.situation.tensions[track]
    const level = now.actual + move.lines.reduce((sum, { amount }) => sum + amount, 0)
    const counts = level + effective - actual
    return [track, { ...move, level: { actual: level, effective: counts, highest: Math.max(now.highest ?? counts, counts) } }] as const
  })
  return { ...event, tracks: Object.fromEntries(tracks) }
}

const actsIn = (events: readonly Event[]): readonly Act[] => events.filter((event): event is Act => event.type === 'obligation-met')
type Act = Extract<Event, { readonly type: 'obligation-met' }>
const isActOf =
  ({ by, part }: Act) =>
  (other: Act): boolean =>
    other.by === by && other.part === part

const sealersIn = (events: readonly Event[]): readonly Faction[] =>
  events.flatMap((event) => (event.type === 'allocation-sealed' ? [event.by] : []))

/** The points that those who sealed had received, order by order: whoever has sealed keeps them. */
export function receivedAtSeals(from: Game, entries: readonly RecordEntry[]): ReadonlyMap<number, ByFaction<number>> {
  const received = new Map<number, ByFaction<number>>()
  let game = from
  for (const { n, events } of entries) {
    game = fold(game, events)
    if (sealersIn(events).length > 0 && game.points !== null) received.set(n, game.points)
  }
  return received
}

const withReceived = (game: Game, sealers: readonly Faction[], received: ByFaction<number>): Game =>
  game.points === null
    ? game
    : gameWith(game, { points: { ...game.points, ...Object.fromEntries(sealers.map((by) => [by, received[by]])) } })

/** Points that were placed as they were received, and would have been others. */
function otherPoints({ points, situation }: Game, sealers: readonly Faction[], received: ByFaction<number>): readonly Difference[] {
  if (points === null) return []
  return sealers.filter((by) => points[by] !== received[by]).map((by) => differenceInPoints(by, situation.turn, received[by], points[by]))
}

type Rolled = Extract<Event, { readonly type: 'rolled' }>
const rollsIn = (events: readonly Event[]): readonly Rolled[] => events.filter((event): event is Rolled => event.type === 'rolled')

/** Rolls that the same die would have brought to another total; what dice would have followed is nothing to it. */
function otherRolls(book: Rulebook, game: Game, order: Order, { dice, events }: RecordEntry): readonly Difference[] {
  const rolls = rollsIn(events)
  if (rolls.length === 0) return []
  let thrown = 0
  const decision = decide(book, game, order, () => dice[thrown++] ?? 1)
  const now = decision.accepted ? rollsIn(decision.events) : []
  return rolls.flatMap((was) => {
    const is = now.find(({ roll }) => roll.target === was.roll.target)
    return is === undefined || is.total === was.total ? [] : [differenceInRoll(was.roll.target, game.situation.turn, was, is)]
  })
}

export interface Retelling {
  readonly entries: readonly RecordEntry[]
  readonly received: ReadonlyMap<number, ByFaction<number>>
  readonly otherwise: (entry: RecordEntry) => Facts
}

/**
 * The game played again with other facts said. What a die decided stands as it fell, what was sealed stands with the points it was made of,
 * and so does an order that would have been refused; all the rest comes as the rules bring it.
 */
export function replayed(book: Rulebook, from: Game, { entries, received, otherwise }: Retelling): Replayed {
  const stands: string[] = []
  const differences: Difference[] = []
  let isWhole = true
  let game = from
  // A war that its maker took for acted upon and left at that stays so: he was not asked for it again.
  let acted: readonly Event[] = []
  for (const entry of entries) {
    const { n, dice, events } = entry
    const read = readOrder({ ...(entry.order as object), ...saidOtherwise(entry, otherwise(entry)) })
    const again = (now: Game): Accepted | undefined => (read.ok ? decidedAgain(book, now, read.order, dice) : undefined)
    const kept = received.get(n)
    if (kept !== undefined) {
      differences.push(...otherPoints(game, sealersIn(events), kept))
      game = withReceived(game, sealersIn(events), kept)
    }
    const plain = again(game)
    const decision = plain ?? (acted.length > 0 ? again(fold(game, acted)) : undefined)
    if (decision !== undefined && isDecidedAlike(entry, decision.events)) {
      if (plain === undefined) {
        stands.push(...acted.map((event) => tell(book, event).words))
        acted = []
      }
      game = decision.game
      acted = [...acted, ...actsIn(events).filter((one) => !actsIn(decision.events).some(isActOf(one)))]
      continue
    }
    isWhole = false
    stands.push(...standsIn(book, events))
    if (read.ok) differences.push(...otherRolls(book, game, read.order, entry))
    for (const event of events) game = evolve(game, onLevel(game, event))
  }
  return { game, isWhole, stands, differences }
}
