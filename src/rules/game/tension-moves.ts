import {
  isTrackKept,
  MOMENTS,
  type Moment,
  newlyReached,
  type TensionLine,
  type TrackAccount,
  tensionTurn,
  turnByTurnOf,
  wordsMoved,
} from '../chapters/tension/index.ts'
import { openParts } from '../chapters/war/index.ts'
import {
  copyWith,
  type Declaration,
  factsDiffering,
  factsWith,
  type Level,
  type Modifier,
  onceFor,
  type Situation,
  situationWith,
  type Told,
  TRACKS,
  type Track,
  type Whereabouts,
  whereaboutsOfRow,
} from '../core/index.ts'
import type { Rulebook } from './book/rulebook.ts'
import type { Game } from './game.ts'

/** What a track's lines have come to so far this turn. */
export interface TrackMove {
  readonly level: Level
  /** Lines that count otherwise than before, by the difference. */
  readonly lines: readonly TensionLine[]
  readonly counted: Readonly<Record<string, number>>
  /** What the level opens that no level of this game opened before. */
  readonly reached?: readonly Reached[]
}

export interface Reached extends Told {
  readonly level: number
}

export interface TensionMoved {
  readonly type: 'tension-moved'
  readonly tracks: Readonly<Partial<Record<Track, TrackMove>>>
  /** Events that have now counted once and for all, in a book that strikes them off. */
  readonly struck?: Readonly<Record<string, number>>
}

/** What is done or changes hands counts as it happens, in the opponent’s phase too (49.59); so does what it brings about at any time. */
const AS_IT_HAPPENS: readonly TensionLine['timing'][] = ['act', 'control', 'rise', 'declaration', 'any-time']

/** A line counts once its moment has come; what is judged when the Axis player turn ends, once it has. */
function hasCome({ moment, timing }: TensionLine, now: Moment | null): boolean {
  if (AS_IT_HAPPENS.includes(timing)) return true
  if (now === null) return false
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

/** A level that the host sets, the highest so far with it, and what it opens. */
export function levelSet(
  book: Rulebook,
  { situation }: Game,
  track: Track,
  actual: number,
): Pick<TrackMove, 'reached'> & { highest: number } {
  const before = situation.tensions[track]
  const counted = countedLevel(track, { actual, effective: before.effective + actual - before.actual })
  const reached = newlyReached(book, situation, track, before, counted).map(({ level, words, cite }) => ({ level, words, cite }))
  return { highest: Math.max(before.highest ?? countedLevel(track, before), counted), ...(reached.length === 0 ? {} : { reached }) }
}

/** A move of a track with what it opens. */
export function withReached(book: Rulebook, { situation }: Game, track: Track, move: TrackMove): TrackMove {
  const found = newlyReached(book, situation, track, situation.tensions[track], countedLevel(track, move.level))
  return found.length === 0 ? move : { ...move, reached: found.map(({ level, words, cite }) => ({ level, words, cite })) }
}

/** What an account that moved nothing was held against. */
type Held = readonly [counted: Game['counted'][Track], moment: Moment | null, offset: number | null, level: Level]

const heldOf = ({ counted, moment, offsets, situation }: Game, track: Track): Held => [
  counted[track],
  moment,
  track === 'rgt' ? 0 : offsets[track],
  situation.tensions[track],
]

/** Accounts that moved nothing when they were looked at last. */
const settled = new WeakMap<TrackAccount, Held>()

/** What an account moves; nothing if it has been seen that it does not. */
function newMoveOf(book: Rulebook, game: Game, track: Track, account: TrackAccount, rows: readonly Modifier[]): TrackMove | undefined {
  const held = heldOf(game, track)
  if (settled.get(account)?.every((one, index) => one === held[index])) return undefined
  const move = moveOf(book, game, track, account, rows)
  if (move === undefined) settled.set(account, held)
  return move
}

/** The lines of an account that count, by their places and their names: looked for once, however often it is held against a game. */
const countingIn = new WeakMap<TrackAccount, { readonly places: readonly number[]; readonly ids: ReadonlySet<string> }>()

/** The places of all lines that could move anything: those that count, and those that did. */
function placesToLookAt(account: TrackAccount, before: Readonly<Record<string, number>>): readonly number[] {
  let counting = countingIn.get(account)
  if (counting === undefined) {
    const places: number[] = []
    for (let place = 0; place < account.lines.length; place++) if (account.lines[place]?.amount !== 0) places.push(place)
    counting = { places, ids: new Set(places.map((place) => (account.lines[place] as TensionLine).id)) }
    countingIn.set(account, counting)
  }
  for (const id in before) if (!counting.ids.has(id)) return [...account.lines.keys()]
  return counting.places
}

/** What the lines of a track that declarations move counted before the window that is open. */
const linesAtWindow = (book: Rulebook, { opening }: Game, track: Track, { situation }: NonNullable<Game['window']>) =>
  (tensionTurn(book, opening, situation, 'after-start')[track]?.lines ?? []).filter(({ timing }) => timing === 'declaration')

/** What the declarations of the window that is open have moved a track by. */
export const movedInWindow = (book: Rulebook, game: Game, track: Track): number =>
  game.window === null
    ? 0
    : linesAtWindow(book, game, track, game.window).reduce((sum, { id, amount }) => sum + (game.counted[track][id] ?? amount) - amount, 0)

/**
 * What a line counts by now. The declarations of a window are made together (50.12): what one of them counted by itself and does not count
 * beside another is given back, unless the line had counted before the window.
 */
function amountOf(book: Rulebook, game: Game, track: Track, line: TensionLine): number {
  const now = amountNow(line, game.counted[track][line.id] ?? 0, game.moment)
  if (game.window === null || line.timing !== 'declaration' || now === line.amount) return now
  const then = linesAtWindow(book, game, track, game.window).find(({ id }) => id === line.id)?.amount ?? 0
  return Math.abs(then) < Math.abs(line.amount) ? line.amount : then
}

function moveOf(book: Rulebook, game: Game, track: Track, account: TrackAccount, rows: readonly Modifier[]): TrackMove | undefined {
  const before = game.counted[track]
  const places = placesToLookAt(account, before)
  const lines: TensionLine[] = []
  let actual = account.before
  for (const place of places) {
    const line = account.lines[place] as TensionLine
    const had = before[line.id] ?? 0
    const amount = amountOf(book, game, track, line)
    if (amount !== had)
      lines.push({ ...line, words: wordsMoved(rows[place] as Modifier, amount - had), amount: amount - had, applies: true })
    actual += amount
  }
  const level = levelAt(game, track, actual)
  // Most acts move nothing: what counts by now is put together only where it is news.
  if (lines.length === 0 && isSameLevel(level, game.situation.tensions[track])) return undefined
  return { level, lines, counted: countedNow(account, places, (line) => amountOf(book, game, track, line)) }
}

/** What each line counts by now, other than those that count nothing. */
function countedNow(
  { lines }: TrackAccount,
  places: readonly number[],
  amountOfLine: (line: TensionLine) => number,
): Readonly<Record<string, number>> {
  const counted: Record<string, number> = {}
  for (const place of places) {
    const line = lines[place] as TensionLine
    const amount = amountOfLine(line)
    if (amount !== 0) counted[line.id] = amount
  }
  return counted
}

interface TensionReads {
  readonly parts: Whereabouts['parts']
  readonly facts: ReadonlySet<string>
}

/** Where in a situation everything stands that the tension lines of a book read. */
const readIn = onceFor((book: Rulebook): TensionReads => {
  const found = TRACKS.flatMap((track) => book.tables[track]?.rows ?? []).map(whereaboutsOfRow)
  return {
    // A line that looks at a level is given the one of its moment: a level that has moved is no news to it.
    parts: [...new Set(found.flatMap(({ parts }) => parts))].filter((part) => part !== 'tensions'),
    facts: new Set(found.flatMap(({ facts }) => facts)),
  }
})

/** Whether anything changed that a tension line could read, or whether a track is kept at all. */
export function mayMoveTension(book: Rulebook, before: Game, after: Game): boolean {
  if (turnByTurnOf(book) !== undefined || before === after) return false
  const [one, other] = [before.situation, after.situation]
  const { parts, facts } = readIn(book)
  return (
    before.moment !== after.moment ||
    before.duties !== after.duties ||
    before.offsets !== after.offsets ||
    (one !== other && parts.some((part) => one[part] !== other[part])) ||
    (one.facts !== other.facts && factsDiffering(one.facts, other.facts).some((id) => facts.has(id))) ||
    (one !== other && TRACKS.some((track) => isTrackKept(book, track, one) !== isTrackKept(book, track, other)))
  )
}

/** A declaration is no attack until somebody acts on it (RT-08): until then only its own lines count, as if it were revoked (50.442). */
function beforeAttacks({ situation, duties }: Game): Situation {
  const idle = duties.filter((duty) => openParts(duty).length === duty.parts.length && duty.met.length === 0)
  if (idle.length === 0) return situation
  const isIdle = ({ by, on, turn }: Declaration): boolean =>
    turn === situation.turn && idle.some((duty) => duty.by === by && (duty.on === on || duty.parts.includes(on)))
  return situationWith(situation, {
    declarations: situation.declarations.map((one) => (isIdle(one) ? copyWith(one, { revoked: true }) : one)),
    facts: factsWith(situation.facts, Object.assign({}, ...idle.map(({ facts }) => facts))),
  })
}

/**
 * What has moved the levels since they were last looked at. In a book whose tension moves as things happen (49.842), every act is followed
 * by this; the lines of the track and nothing else know what an act is worth.
 */
export function tensionsMoved(book: Rulebook, game: Game): readonly TensionMoved[] {
  // A game without a moment has not counted the start of its turn: its level is taken as one that has it.
  const accounts = tensionTurn(book, game.opening, beforeAttacks(game), game.moment === null ? 'after-start' : 'opening')
  let tracks: Partial<Record<Track, TrackMove>> | undefined
  for (const track of TRACKS) {
    const account = accounts[track]
    const move = account === undefined ? undefined : newMoveOf(book, game, track, account, book.tables[track]?.rows ?? [])
    if (move === undefined) continue
    tracks ??= {}
    tracks[track] = withReached(book, game, track, move)
  }
  return tracks === undefined ? [] : [{ type: 'tension-moved', tracks }]
}
