import { entriesOf, FACTS, isFactId, type Refusal, refuse, TRACKS, TURNS, turnName } from '../rules/core/index.ts'
import { decide, type Event, evolve, fold, type Game, type Order, type OrderOf, type Rulebook, shownTo, tell } from '../rules/game/index.ts'
import { NoDieLeft, scriptedDice } from './dice.ts'
import { differenceIn } from './event-difference.ts'
import { readOrder } from './order-reader.ts'
import type { RecordEntry } from './record.ts'
import { standing } from './taking-back.ts'
import { REPAIRING } from './words.ts'

type CorrectFacts = OrderOf<'correct-facts'>
type Repair = NonNullable<CorrectFacts['repair']>
type Facts = CorrectFacts['facts']

/** What has been played so far, as the record has it, and where it stands. */
interface Played {
  readonly book: Rulebook
  readonly start: Game
  readonly entries: readonly RecordEntry[]
  readonly game: Game
}

const factsSaidIn = ({ order }: RecordEntry): Facts => {
  const { type, facts } = order as { readonly type: Order['type']; readonly facts?: Facts }
  return type === 'report-facts' || type === 'correct-facts' ? (facts ?? {}) : {}
}

/** The last time each fact was said by then: from there on the game might have gone otherwise. */
function lastSaid({ start, entries }: Played, { facts, turn: by }: CorrectFacts): ReadonlyMap<string, number> {
  const said = new Map<string, number>()
  let { turn } = start.situation
  for (const entry of entries) {
    if (by !== undefined && TURNS.indexOf(turn) > TURNS.indexOf(by)) break
    for (const id of Object.keys(factsSaidIn(entry))) if (facts[id] !== undefined) said.set(id, entry.n)
    for (const event of entry.events) if (event.type === 'turn-opened') turn = event.turn
  }
  return said
}

/** A correction of what was said in a turn is one of something that was. */
export function whyNotRepair(played: Played, order: CorrectFacts): readonly Refusal[] {
  const { turn, facts } = order
  if (turn === undefined) return []
  const said = lastSaid({ ...played, entries: standing(played.entries) }, order)
  return Object.keys(facts)
    .filter((id) => !said.has(id))
    .map((id) => refuse('not-said', REPAIRING.notSaid(id, turnName(turn)), undefined, { fact: id }))
}

interface Replayed {
  readonly game: Game
  readonly stands: readonly string[]
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
function decidedAgain(book: Rulebook, game: Game, order: Order, dice: readonly number[]): Accepted | undefined {
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

/**
 * The game played again with other facts said. What a die decided stands as it fell, and so does an order that would have been refused;
 * all the rest comes as the rules bring it.
 */
function replayed(book: Rulebook, from: Game, entries: readonly RecordEntry[], otherwise: (entry: RecordEntry) => Facts): Replayed {
  const stands: string[] = []
  let game = from
  for (const entry of entries) {
    const { dice, events } = entry
    const read = readOrder({ ...(entry.order as object), ...saidOtherwise(entry, otherwise(entry)) })
    const decision = read.ok ? decidedAgain(book, game, read.order, dice) : undefined
    if (decision !== undefined && isDecidedAlike(entry, decision.events)) {
      game = decision.game
      continue
    }
    stands.push(...shownTo(events.slice(0, 1), 'public').map((event) => tell(book, event).words))
    for (const event of events) game = evolve(game, onLevel(game, event))
  }
  return { game, stands }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Parts of a record that the correction changes, and that are not so already; what is no longer said is as it was at the start. */
const changed = <T>(was: Readonly<Record<string, T>>, is: Readonly<Record<string, T>>, now: Readonly<Record<string, T>>) =>
  Object.fromEntries(
    [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .map((id) => [id, is[id] as T] as const)
      .filter(([id, value]) => !isSame(value, was[id]) && !isSame(value, now[id])),
  )

const orNothing = <K extends string, T extends object>(name: K, value: T): Partial<Record<K, T>> =>
  (Object.keys(value).length === 0 ? {} : { [name]: value }) as Partial<Record<K, T>>

/** What follows from a correction of facts that were said earlier: the difference between the game as it was and as it would have been. */
export function repairOf({ book, start, entries, game }: Played, order: CorrectFacts): Repair {
  const stand = standing(entries).filter(({ order: one }) => (one as Order).type !== 'take-back')
  const said = lastSaid({ book, start, entries: stand, game }, order)
  const { repair: _repair, ...slip } = order
  const plain = decide(book, game, slip, scriptedDice([]).dice)
  if (said.size === 0 || !plain.accepted) return {}
  const first = Math.min(...said.values())
  const before = stand.filter(({ n }) => n < first).flatMap(({ events }) => events)
  const since = stand.filter(({ n }) => n >= first)
  const from = fold(start, before)
  const corrected = ({ n }: RecordEntry): Facts => Object.fromEntries(Object.entries(order.facts).filter(([id]) => said.get(id) === n))
  const was = replayed(book, from, since, () => ({}))
  const is = replayed(book, from, since, corrected)
  const [one, other, now] = [was.game.situation, is.game.situation, plain.game.situation]
  const wholes = (['wars', 'mobilizations', 'struck'] as const).filter(
    (part) => !isSame(one[part], other[part]) && !isSame(now[part], other[part]),
  )
  const stands = is.stands.filter((words) => !was.stands.includes(words))
  const world = {
    ...orNothing('facts', changed(one.facts, other.facts, now.facts)),
    ...orNothing('standings', changed(one.standings, other.standings, now.standings)),
    ...Object.fromEntries(wholes.map((part) => [part, other[part]])),
  }
  // What is put right may move a level by itself.
  const repaired = decide(book, game, { ...slip, repair: world }, scriptedDice([]).dice)
  const { facts: held, tensions: moved } = (repaired.accepted ? repaired.game : plain.game).situation
  // What cannot be undone brings a city back to its captor, and what that moved stays moved: Paris is lost with a France that has given in.
  const isSaidSince = (id: string): boolean => since.some((entry) => entry.n > (said.get(id) ?? 0) && id in factsSaidIn(entry))
  const comesBack = Object.entries(order.facts).some(
    ([id, value]) => isFactId(id) && FACTS[id].type === 'control' && held[id] !== value && !isSaidSince(id),
  )
  const levels = (comesBack ? [] : TRACKS).flatMap((track) => {
    const by = other.tensions[track].actual - one.tensions[track].actual - (moved[track].actual - game.situation.tensions[track].actual)
    const highest = other.tensions[track].highest
    const isOther = highest !== undefined && highest !== one.tensions[track].highest
    return by === 0 && !isOther ? [] : [[track, { by, ...(isOther ? { highest } : {}) }] as const]
  })
  return { ...orNothing('levels', Object.fromEntries(levels)), ...world, ...orNothing('stands', stands) }
}
