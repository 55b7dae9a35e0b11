import {
  FACTS,
  type FactValue,
  isFactId,
  type Refusal,
  refuse,
  type Situation,
  TRACKS,
  type Track,
  turnName,
} from '../../rules/core/index.ts'
import {
  decide,
  type Event,
  evolve,
  fold,
  GAME_PARTS,
  type Game,
  type Order,
  type PositionRepair,
  type Repair,
  WHOLE_PARTS,
} from '../../rules/game/index.ts'
import { scriptedDice } from '../dice.ts'
import type { RecordEntry } from '../record.ts'
import { REPAIRING } from '../words.ts'
import { asLastSaid, type CorrectFacts, type Facts, isSame, lastSaid, type Played, receivedAtSeals, replayed } from './replaying.ts'
import { standing } from './taking-back.ts'

/** A correction of what was said in a turn is one of something that was. */
export function whyNotRepair(played: Played, order: CorrectFacts): readonly Refusal[] {
  const { turn, facts } = order
  if (turn === undefined) return []
  const said = lastSaid({ ...played, entries: standing(played.entries) }, order)
  return Object.keys(facts)
    .filter((id) => !said.has(id))
    .map((id) => refuse('not-said', REPAIRING.notSaid(id, turnName(turn)), undefined, { fact: id }))
}

/** What a fact is while nobody has said it. */
const startOf = (id: string): FactValue => (isFactId(id) ? (FACTS[id].start ?? null) : null)

/** Parts of a record that the correction changes, and that are not so already; a fact that is no longer said is as it was at the start. */
const changed = <T>(
  was: Readonly<Record<string, T>>,
  is: Readonly<Record<string, T>>,
  now: Readonly<Record<string, T>>,
  start?: (id: string) => T,
) =>
  Object.fromEntries(
    [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .map((id) => [id, (is[id] === undefined && start !== undefined ? start(id) : is[id]) as T] as const)
      .filter(([id, value]) => !isSame(value, was[id]) && !isSame(value, now[id])),
  )

const orNothing = <K extends string, T extends object>(name: K, value: T): Partial<Record<K, T>> =>
  (Object.keys(value).length === 0 ? {} : { [name]: value }) as Partial<Record<K, T>>

/** A position as it was, as it would be, and as it stands. */
type Thrice = readonly [was: Situation, is: Situation, now: Situation]

/** What would be otherwise in a position, its levels apart. */
function positionOf([was, is, now]: Thrice): PositionRepair {
  const wholes = WHOLE_PARTS.filter((part) => !isSame(was[part], is[part]) && !isSame(now[part], is[part]))
  return {
    ...orNothing('facts', changed(was.facts, is.facts, now.facts, startOf)),
    ...orNothing('standings', changed(was.standings, is.standings, now.standings)),
    ...Object.fromEntries(wholes.map((part) => [part, is[part]])),
  }
}

/** By how much its levels would be otherwise, beyond what they have moved already. */
const levelsOf = (was: Situation, is: Situation, already: (track: Track) => number = () => 0): NonNullable<Repair['levels']> =>
  Object.fromEntries(
    TRACKS.flatMap((track) => {
      const by = is.tensions[track].actual - was.tensions[track].actual - already(track)
      const before = was.tensions[track].highest
      // A level that would never have moved has been no higher than it is.
      const highest = is.tensions[track].highest ?? (before === undefined ? undefined : is.tensions[track].actual)
      const isOther = highest !== undefined && highest !== before
      return by === 0 && !isOther ? [] : [[track, { by, ...(isOther ? { highest } : {}) }] as const]
    }),
  )

const wholePosition = (all: Thrice): PositionRepair => ({ ...positionOf(all), ...orNothing('levels', levelsOf(all[0], all[1])) })

type Otherwise = readonly [was: Game, is: Game]

/** One of the positions that a game remembers, where both have it. */
function remembered<K extends string>(
  name: K,
  games: Otherwise,
  of: (game: Game) => Situation | undefined,
): Partial<Record<K, PositionRepair>> {
  const [was, is] = [of(games[0]), of(games[1])]
  return was === undefined || is === undefined ? {} : orNothing(name, wholePosition([was, is, was]))
}

/** What would be otherwise beside the position itself: what the turn is weighed against, what it has counted, what is owed. */
function besides(games: Otherwise): Partial<Repair> {
  const [was, is] = games
  // Who is asked is another matter unless the war is on again.
  const isFixed = (part: (typeof GAME_PARTS)[number]): boolean => part === 'asked' && isSame(was.ending, is.ending)
  const parts = GAME_PARTS.filter((part) => !isFixed(part) && !isSame(was[part], is[part]))
  const before = remembered('before', games, ({ past }) => past?.before).before ?? {}
  const after = remembered('after', games, ({ past }) => past?.after).after ?? {}
  return {
    ...remembered('opening', games, ({ opening }) => opening),
    ...(Object.keys(before).length + Object.keys(after).length === 0 ? {} : { past: { before, after } }),
    ...remembered('window', games, ({ window }) => window?.situation),
    ...remembered('countedOn', games, ({ countedOn }) => countedOn ?? undefined),
    ...Object.fromEntries(parts.map((part) => [part, is[part]])),
  }
}

const added = (one: NonNullable<Repair['levels']> = {}, other: NonNullable<Repair['levels']>): NonNullable<Repair['levels']> =>
  Object.fromEntries(
    TRACKS.filter((track) => one[track] !== undefined || other[track] !== undefined).map((track) => [
      track,
      { ...other[track], ...one[track], by: (one[track]?.by ?? 0) + (other[track]?.by ?? 0) },
    ]),
  )

const corrections = (events: readonly Event[]) =>
  events.filter((event): event is Extract<Event, { readonly type: 'facts-corrected' }> => event.type === 'facts-corrected')

/** What follows from a correction of facts that were said earlier: the difference between the game as it was and as it would have been. */
export function repairOf({ book, start, entries, game }: Played, order: CorrectFacts): Repair {
  const given = standing(entries).filter(({ order: one }) => (one as Order).type !== 'take-back')
  const stand = asLastSaid(start, given)
  const said = lastSaid({ book, start, entries: stand, game }, order)
  const { repair: _repair, ...slip } = order
  const plain = decide(book, game, slip, scriptedDice([]).dice)
  if (said.size === 0 || !plain.accepted) return {}
  const known = new Set(given)
  const first = Math.min(...said.values(), stand.find((entry) => !known.has(entry))?.n ?? Number.POSITIVE_INFINITY)
  const before = stand.filter(({ n }) => n < first).flatMap(({ events }) => events)
  const since = stand.filter(({ n }) => n >= first)
  const from = fold(start, before)
  const corrected = ({ n }: RecordEntry): Facts => Object.fromEntries(Object.entries(order.facts).filter(([id]) => said.get(id) === n))
  const received = receivedAtSeals(
    from,
    given.filter(({ n }) => n >= first),
  )
  const was = replayed(book, from, { entries: since, received, otherwise: () => ({}) })
  const is = replayed(book, from, { entries: since, received, otherwise: corrected })
  const stands = is.stands.filter((words) => !was.stands.includes(words))
  const differences = is.differences.filter((one) => !was.differences.some((other) => isSame(one, other)))
  const isWhole = was.isWhole && is.isWhole
  // What follows is in the repair where that is whole; else it comes by itself.
  const now = isWhole ? evolve(game, plain.events[0] as Event) : plain.game
  const world = positionOf([was.game.situation, is.game.situation, now.situation])
  const decidedWith = (repair: Repair): Game => {
    const repaired = decide(book, game, { ...slip, repair }, scriptedDice([]).dice)
    return repaired.accepted ? repaired.game : plain.game
  }
  // What cannot be undone brings a city back to its captor, and what that moved stays moved: Paris is lost with a France that has given in.
  const held = decidedWith(world).situation.facts
  const comesBack = Object.keys(order.facts).some(
    (id) => !isWhole && isFactId(id) && FACTS[id].type === 'control' && held[id] !== is.game.situation.facts[id],
  )
  if (comesBack) return { ...world, ...orNothing('stands', stands), differences }
  const levels = levelsOf(was.game.situation, is.game.situation)
  const whole = { ...world, ...besides([was.game, is.game]), ...orNothing('levels', levels) }
  // What is put right may move a level by itself.
  const moved = decidedWith(Object.keys(levels).length > 0 ? { ...whole, opening: whole.opening ?? {} } : whole).situation.tensions
  const rest = levelsOf(was.game.situation, is.game.situation, (track) => moved[track].actual - game.situation.tensions[track].actual)
  const opening = {
    ...whole.opening,
    levels: added(whole.opening?.levels, Object.fromEntries(Object.entries(rest).map(([track, { by }]) => [track, { by }]))),
  }
  const isOther = Object.keys(rest).length + Object.keys(levels).length > 0
  // Nothing else is otherwise, and nothing that would not be so comes of the correction by itself.
  const isAlone = isWhole && !isOther && Object.keys(whole).length === 0 && plain.events.length === 1
  if (isAlone && isSame(differences, corrections(plain.events)[0]?.differences)) return {}
  return {
    ...(isWhole ? { isWhole: true as const } : {}),
    ...whole,
    ...(isOther ? { levels: added(levels, rest), opening } : {}),
    ...orNothing('stands', stands),
    differences,
  }
}
