import { turnByTurnOf } from '../chapters/tension/accrual.ts'
import { MOMENTS, type Moment, type TensionLine, type TrackAccount, tensionTurn } from '../chapters/tension/tension.ts'
import { factsRead } from '../core/conditions/weighing.ts'
import type { FactId } from '../core/facts/facts.ts'
import type { Level } from '../core/situation.ts'
import { TRACKS, type Track } from '../core/tracks.ts'
import type { Event, TrackMove } from './event.ts'
import type { Game } from './game.ts'
import type { Rulebook } from './rulebook.ts'

/** A line counts once its moment has come; what is judged when the Axis player turn ends, once it has. Before a turn has begun, only acts do. */
function hasCome({ moment, timing }: TensionLine, now: Moment | null): boolean {
  if (now === null) return timing === 'act' || timing === 'control' || timing === 'rise' || timing === 'declaration'
  const due: Moment = timing === 'axis-end' ? 'russian-turn' : moment
  return MOMENTS.indexOf(due) <= MOMENTS.indexOf(now)
}

/** The level that counts: there is no die for the Russo-German one. */
const countedLevel = (track: Track, { actual, effective }: Level): number => (track === 'rgt' ? actual : effective)

function levelAt(game: Game, track: Track, actual: number): Level {
  const effective = actual + (track === 'rgt' ? 0 : (game.offsets[track] ?? 0))
  const before = game.situation.tensions[track]
  const highest = Math.max(before.highest ?? countedLevel(track, before), countedLevel(track, { actual, effective }))
  return { actual, effective, highest }
}

const isSameLevel = (one: Level, other: Level): boolean => one.actual === other.actual && one.effective === other.effective

/**
 * What a line counts by now. What was done counts for good (49.842a, 50.442); only places that change hands again give back what they
 * counted (49.842b), even if they counted before the turn began.
 */
function amountNow(line: TensionLine, before: number, moment: Moment | null): number {
  const isDue = hasCome(line, moment)
  const now = line.amount !== 0 && isDue ? line.amount : 0
  if (line.timing !== 'control') return Math.abs(now) < Math.abs(before) ? before : now
  return isDue ? now : sharedPart(before, line.amount)
}

/** As much of one amount as the other has too. */
const sharedPart = (one: number, other: number): number =>
  Math.sign(one) !== Math.sign(other) ? 0 : Math.abs(one) < Math.abs(other) ? one : other

function moveOf(game: Game, track: Track, account: TrackAccount): TrackMove | undefined {
  const before = game.counted[track]
  const counted: Record<string, number> = {}
  const lines: TensionLine[] = []
  let actual = account.before
  for (const line of account.lines) {
    const had = before[line.id] ?? 0
    const amount = amountNow(line, had, game.moment)
    if (amount !== 0) counted[line.id] = amount
    if (amount !== had) lines.push({ ...line, amount: amount - had, applies: true })
    actual += amount
  }
  const level = levelAt(game, track, actual)
  return lines.length === 0 && isSameLevel(level, game.situation.tensions[track]) ? undefined : { level, lines, counted }
}

const factsOfTension = new WeakMap<Rulebook, readonly FactId[]>()

/** The facts that the tension lines of a book read. */
function factsReadIn(book: Rulebook): readonly FactId[] {
  const known = factsOfTension.get(book)
  if (known !== undefined) return known
  const rows = TRACKS.flatMap((track) => book.tables[track]?.rows ?? [])
  const read = [...new Set(rows.flatMap(({ when, per }) => [when, per].flatMap((part) => (part === undefined ? [] : factsRead(part)))))]
  factsOfTension.set(book, read)
  return read
}

/** Facts that lines come upon by way of others: who is out of the war, and whether a track is kept at all. */
const BY_THE_WAY: readonly FactId[] = ['france.fallen', 'britain.surrendered', 'russia.surrendered', 'pact.inEffect']

/** Whether anything changed that a tension line could read. */
export function mayMoveTension(book: Rulebook, before: Game, after: Game): boolean {
  const [one, other] = [before.situation, after.situation]
  const hasChanged = (id: FactId): boolean => one.facts[id] !== other.facts[id]
  return (
    one.wars !== other.wars ||
    one.declarations !== other.declarations ||
    one.standings !== other.standings ||
    one.subversions !== other.subversions ||
    one.tensionPointsUsed !== other.tensionPointsUsed ||
    one.mobilizations !== other.mobilizations ||
    one.turn !== other.turn ||
    before.moment !== after.moment ||
    before.offsets !== after.offsets ||
    (one.facts !== other.facts && (factsReadIn(book).some(hasChanged) || BY_THE_WAY.some(hasChanged)))
  )
}

/**
 * What has moved the levels since they were last looked at. In a book whose tension moves as things happen (49.842), every act is followed
 * by this; the lines of the track and nothing else know what an act is worth.
 */
export function tensionsMoved(book: Rulebook, game: Game): readonly Event[] {
  if (turnByTurnOf(book) !== undefined) return []
  const accounts = tensionTurn(book, game.opening, game.situation)
  const tracks = Object.fromEntries(
    TRACKS.flatMap((track) => {
      const account = accounts[track]
      const move = account === undefined ? undefined : moveOf(game, track, account)
      return move === undefined ? [] : [[track, move]]
    }),
  )
  return Object.keys(tracks).length === 0 ? [] : [{ type: 'tension-moved', tracks }]
}
