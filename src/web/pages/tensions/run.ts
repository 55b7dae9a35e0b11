import { type TensionsAnswer, type TensionTurnAnswer, tensionsDoor } from '../../../counsel/index.ts'
import { nextTurn, readTurn } from '../../../editions/reading/index.ts'
import { levelsAt } from '../../../rules/chapters/tension/index.ts'
import { type Refusal, refuse, type Situation, TRACKS, type Track, type Turn, turnAfter } from '../../../rules/core/index.ts'
import { askOf, type Document, type OpenSituation, type Query } from '../../situation/index.ts'

/** What happened in each turn of a run, as a file would say it: only what changed. */
type Happened = readonly Document[]

const NOTHING_YET: Happened = [{}]

const isDocument = (value: unknown): value is Document => typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The run that an address tells of; without one, a single turn in which nothing happened. */
function happenedAt({ parts }: Pick<Query, 'parts'>): Happened | undefined {
  const said = parts['turns']
  if (said === undefined) return NOTHING_YET
  const found = parsed(said)
  return Array.isArray(found) && found.length > 0 && found.every(isDocument) ? found : undefined
}

export const turnsPart = (happened: Happened): string | undefined =>
  JSON.stringify(happened) === JSON.stringify(NOTHING_YET) ? undefined : JSON.stringify(happened)

/** One turn that was told of: how it opened, and how things stood at its end. */
export interface ToldTurn {
  readonly index: number
  readonly turn: Turn
  readonly document: Document
  readonly opening: Situation
  readonly after: Situation
}

/** A run on the desk: what was told, turn by turn, and what the engine makes of it. */
export interface Run {
  /** The situation the run begins with. */
  readonly current: OpenSituation
  readonly happened: Happened
  readonly told: readonly ToldTurn[]
  readonly answer: TensionsAnswer | undefined
  readonly refusals: readonly Refusal[]
  /** Levels move once a turn, by what the turn before brought. */
  readonly isByPhase: boolean
  /** Whether the calendar has a turn left to add. */
  readonly mayGoOn: boolean
}

export interface TrackChange {
  readonly track: Track
  readonly change: number
}

/** The levels as a turn opened. */
function atLevels(situation: Situation, answer: TensionTurnAnswer | undefined): Situation {
  const levelOn = (track: Track) => {
    const before = answer?.tracks[track]?.before
    return before === undefined ? situation.tensions[track] : { ...situation.tensions[track], actual: before, effective: before }
  }
  return { ...situation, tensions: { rgt: levelOn('rgt'), usat: levelOn('usat'), usjt: levelOn('usjt') } }
}

function toldIn(
  book: OpenSituation['book'],
  situation: Situation,
  happened: Happened,
  answers: readonly TensionTurnAnswer[],
): readonly ToldTurn[] {
  const told: ToldTurn[] = []
  let opening: Situation | undefined = situation
  for (const [index, document] of happened.entries()) {
    if (opening === undefined) break
    const begun: Situation = index === 0 ? opening : atLevels(opening, answers[index])
    const read = readTurn(begun, document, undefined, book)
    const after: Situation = read.ok ? read.after : begun
    told.push({ index, turn: begun.turn, document, opening: begun, after })
    opening = nextTurn(after)
  }
  return told
}

export function runOf(current: OpenSituation, query: Query): Run {
  const happened = happenedAt(query) ?? NOTHING_YET
  const answer = askOf(current, tensionsDoor, { turns: happened })
  const opening = levelsAt(current.book, current.situation, 'before-rises')
  const told = toldIn(current.book, opening, happened, answer.ok ? answer.run : [])
  const last = told.at(-1)?.turn
  return {
    current,
    happened,
    told,
    answer: answer.ok ? answer : undefined,
    refusals: answer.ok ? [] : answer.refusals,
    isByPhase: current.book.clauses.tensionRules.is === 'turn-by-turn',
    mayGoOn: last !== undefined && turnAfter(last) !== undefined,
  }
}

/**
 * The turn of the run that the page shows: where levels move as things happen, the last one told of; where they move in the phase of
 * the turn after, that phase.
 */
export function shownIn(run: Run, { parts }: Query): number {
  const last = turnsIn(run).length - 1
  return parts['at'] === undefined ? last : Math.min(Number(parts['at']), last)
}

/** The turns that can be shown: those told of, and where levels move in the phase after, that of the next. */
export function turnsIn({ told, isByPhase }: Run): readonly Turn[] {
  const turns = told.map(({ turn }) => turn)
  const last = turns.at(-1)
  const next = isByPhase && last !== undefined ? turnAfter(last) : undefined
  return next === undefined ? turns : [...turns, next]
}

/** Turns that cannot even be read are the address's fault; what the rules say to those that can is shown with them. */
const isMistold = ({ code, words }: Refusal): boolean => (code === 'misread' || code === 'misasked') && words.startsWith('turns')

/** What is wrong with the address, beside the situation. */
export function whyNot(current: OpenSituation, query: Query): readonly Refusal[] {
  if (happenedAt(query) === undefined) return [refuse('misasked', 'turns: expected a list of what happened, turn by turn, as JSON')]
  const run = runOf(current, query)
  const mistold = run.refusals.filter(isMistold)
  const { at } = query.parts
  const last = turnsIn(run).length - 1
  return mistold.length > 0 || at === undefined || (/^\d{1,2}$/.test(at) && Number(at) <= last)
    ? mistold
    : [refuse('misasked', `at: “${at}”; expected a turn of the run, 0 to ${last}`)]
}

/** The told turn whose doings count in the answer shown: the same, or where levels move in the phase after it, the one before. */
export const countedAt = ({ isByPhase }: Run, shown: number): number => (isByPhase ? shown - 1 : shown)

/** The run with one turn told otherwise; a turn after the last makes it longer. */
export function withTurn(happened: Happened, index: number, document: Document): Happened {
  const longer = index < happened.length ? happened : [...happened, ...Array.from({ length: index + 1 - happened.length }, () => ({}))]
  return longer.map((one, at) => (at === index ? document : one))
}

/** What one thing told of moves in the turn shown: the levels with it against those without. */
export function effectOf({ current, happened, answer }: Run, shown: number, index: number, without: Document): readonly TrackChange[] {
  const found = askOf(current, tensionsDoor, { turns: withTurn(happened, index, without) })
  if (!found.ok) return []
  return TRACKS.flatMap((track) => {
    const [now, then] = [answer?.run[shown]?.tracks[track], found.run[shown]?.tracks[track]]
    const change = now === undefined || then === undefined ? 0 : now.after - then.after
    return change === 0 ? [] : [{ track, change }]
  })
}
