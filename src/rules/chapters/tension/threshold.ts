import {
  type Book,
  type Citation,
  conditionWords,
  isLeftOut,
  isMet,
  type Level,
  lacking,
  mapEach,
  measure,
  onceFor,
  type Refusal,
  readsOf,
  refuse,
  type Situation,
  TRACKS,
  type Track,
  UNLIMITED,
  whyLeftOut,
} from '../../core/index.ts'
import type { PointChapter } from '../points/index.ts'
import type { Permission, TensionChapter, Threshold } from './clauses.ts'

/** The effective level by which a power's growth rate goes (49.851D-2, 49.852D-2). */
export function growthLevels(
  book: Book<TensionChapter>,
  { tensions }: Situation,
): readonly { power: 'us' | 'japan'; level: number; cite: Citation }[] {
  const { usat, usjt } = tensions
  const { growth } = book.clauses
  if (growth === null) return []
  const isEurope = usat.effective >= usjt.effective
  return [
    { power: 'us', level: isEurope ? usat.effective : usjt.effective, cite: isEurope ? growth.byUsat : growth.byUsjt },
    { power: 'japan', level: usjt.effective, cite: growth.byUsjt },
  ]
}

/** The thresholds that a level has reached (RGT-R0). */
export const reachedAt = (book: Book<TensionChapter>, track: Track, level: number): readonly Threshold[] =>
  book.clauses.thresholds.filter((threshold) => threshold.track === track && level >= threshold.level)

const levels = onceFor(
  (thresholds: readonly Threshold[]): Readonly<Record<Track, readonly number[]>> =>
    mapEach(TRACKS, (one) => [...new Set(thresholds.filter(({ track }) => track === one).map(({ level }) => level))]),
)

/** The levels of a track at which something happens, each once. */
const levelsOn = ({ clauses: { thresholds } }: Book<TensionChapter>, track: Track): readonly number[] => levels(thresholds)[track]

/** Whether what a track leads to has come about: the war that one of its levels opens. */
const hasLedToWar = ({ clauses }: Book<TensionChapter>, situation: Situation, track: Track): boolean =>
  clauses.thresholds.some((one) => one.track === track && one.unless !== undefined && isMet(one.unless, situation))

/** Whether no points of a year can change what a track brings: its war has come, or the level lies further above its last threshold than they and the offset lower it. */
export function isTrackSpent(
  book: Book<TensionChapter & Pick<PointChapter, 'tensionPointsLimit'>>,
  situation: Situation,
  track: Track,
): boolean {
  const { tensionRules, tensionPointsLimit } = book.clauses
  const { tracks, offsets } = tensionRules.effective
  const lowest =
    situation.tensions[track].actual - tensionPointsLimit(situation.turn).value + (tracks.includes(track) ? Math.min(...offsets) : 0)
  return hasLedToWar(book, situation, track) || lowest >= Math.max(...levelsOn(book, track))
}

/** Thresholds that a level comes to for the first time; mobilizations at one are announced by themselves. */
export const newlyReached = (
  book: Book<TensionChapter>,
  situation: Situation,
  track: Track,
  before: Level,
  level: number,
): readonly Threshold[] => {
  const highest = before.highest ?? before.actual
  // Most moves come to nothing new.
  if (level <= highest || !levelsOn(book, track).some((at) => highest < at && at <= level)) return []
  return reachedAt(book, track, level).filter(
    ({ level: at, unless, mobilizes }) => at > highest && mobilizes !== true && !(unless !== undefined && isMet(unless, situation)),
  )
}

/** Why a game of one theatre has no such act: its power is of the other, or the levels that allow it are (R50-69). */
function whyNotOfGame(book: Book<TensionChapter>, situation: Situation, { by, when, most }: Permission): readonly Refusal[] {
  const absent = whyLeftOut(book, situation, [by])
  if (absent.length > 0) return absent
  const levels = [when, ...(most === undefined ? [] : [most])].flatMap(readsOf)
  const tracks = levels.flatMap((read) => (read.of === 'level' ? [read.track] : []))
  return tracks.every((track) => isLeftOut(book, situation, track)) ? whyLeftOut(book, situation, tracks) : []
}

/**
 * What is allowed once a turn is over: by the level in its Allied player turn, unless it was done before the turn began or its limit is
 * used up. Nothing of something is not on offer, as `whyNotAct` says too.
 */
export function isOffered(book: Book<TensionChapter>, permission: Permission, before: Situation, now: Situation): boolean {
  const { by, when, unless } = permission
  // What it did itself this turn it was allowed to do; a war that another began leaves nothing to declare.
  const isAttacked = now.declarations.some(({ on, turn, revoked }) => on === by && turn === now.turn && revoked !== true)
  const isDone = unless !== undefined && (isMet(unless, before) || (isAttacked && isMet(unless, now)))
  return isMet(when, now) && !isDone && mostOf(permission, now) !== 0 && whyNotOfGame(book, now, permission).length === 0
}

/** Everything that may be asked about: what levels allow, and what rule 51 lets ships do. */
export const allPermissions = (book: Book<TensionChapter>): readonly Permission[] => [
  ...book.clauses.permissions,
  ...(book.clauses.pearlHarbor?.permissions ?? []),
]

/** How much of a permitted thing may be done now: null where its limit is lifted, undefined where it never had one. */
export function mostOf({ most }: Pick<Permission, 'most'>, situation: Situation): number | null | undefined {
  if (most === undefined) return undefined
  const found = Math.max(0, measure(most, situation))
  return found >= UNLIMITED ? null : found
}

/**
 * Why a power may not do so much of something now: the level of the moment decides (49.851D-3, 49.852D-3). What was done before stands,
 * whatever the level does later (49.86a, USAT-R0, USJT-R0).
 */
export function whyNotAct(book: Book<TensionChapter>, situation: Situation, id: string, amount = 0): readonly Refusal[] {
  const permission = allPermissions(book).find((one) => one.id === id)
  if (permission === undefined) return [refuse('no-such-act', `no act "${id}"`, undefined, { act: id })]
  const absent = whyNotOfGame(book, situation, permission)
  if (absent.length > 0) return absent
  if (!isMet(permission.when, situation)) {
    const missing = lacking(permission.when, situation)
    return [
      refuse('not-yet', `${permission.words}: only when ${missing === undefined ? '' : conditionWords(missing)}`, permission.cite, {
        act: id,
      }),
    ]
  }
  if (permission.unless !== undefined && isMet(permission.unless, situation))
    return [
      refuse('done-already', `${permission.words}: done already, since ${conditionWords(permission.unless)}`, permission.cite, { act: id }),
    ]
  const most = mostOf(permission, situation)
  if (most === 0 && amount === 0)
    return [refuse('nothing-left', `${permission.words}: there is none as things stand`, permission.cite, { act: id, most })]
  return typeof most === 'number' && amount > most
    ? [refuse('too-much', `${permission.words}: ${amount}; at most ${most}`, permission.cite, { act: id, amount, most })]
    : []
}
