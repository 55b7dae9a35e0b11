import {
  type Book,
  isMet,
  type Level,
  type Modifier,
  mapEach,
  type Situation,
  situationWith,
  TRACKS,
  type Track,
} from '../../core/index.ts'
import type { TensionChapter, TurnByTurn } from './clauses.ts'

export const turnByTurnOf = ({ clauses }: Pick<Book<TensionChapter>, 'clauses'>): TurnByTurn | undefined =>
  clauses.tensionRules.is === 'turn-by-turn' ? clauses.tensionRules : undefined

/** `usat/paris` */
export const strikeOf = (track: Track, { id }: Pick<Modifier, 'id'>): string => `${track}/${id}`

/** It brings the level up to a number, or by how much it falls short of one. */
export const looksAtLevel = ({ timing }: Modifier): boolean => timing === 'declaration' || timing === 'russian-turn'

/** Events, each counted the first time alone. */
export const isEvent = (row: Modifier): boolean => row.timing === 'once' || looksAtLevel(row)

/** Every event of a book that can be struck off, by track and line. */
export const strikesIn = (book: Book<TensionChapter>): readonly string[] =>
  (turnByTurnOf(book) === undefined ? [] : TRACKS).flatMap((track) =>
    (book.tables[track]?.rows ?? []).filter(isEvent).map((row) => strikeOf(track, row)),
  )

/** The draw of a track, as far as it has been made: what the effective level has over the actual one. */
const drawOn = (rules: TurnByTurn, { actual, effective }: Level, track: Track): number =>
  rules.effective.tracks.includes(track) ? effective - actual : 0

export const highestOf = (level: Level, counted: number): number => Math.max(level.highest ?? counted, counted)

/** The level with another actual one under it; the turn's draw stays (3.2.7.3a), and the highest is remembered (3.2.7.4a). */
export function movedTo(rules: TurnByTurn, level: Level, track: Track, actual: number): Level {
  const draw = drawOn(rules, level, track)
  const highest = highestOf({ ...level, highest: highestOf(level, level.actual + draw) }, actual + draw)
  return { actual, effective: actual + draw, highest }
}

export const onEveryTrack = (levelOn: (track: Track) => Level): Situation['tensions'] => mapEach(TRACKS, levelOn)

/**
 * The situation as the steps before the adjustment read it: with the levels that stand, or where a host rules so with those to come
 * (RC-11). Everything that is judged in those steps is judged on this. In a book whose levels move as things happen it is the same.
 */
export function asInPhase(book: Book<TensionChapter>, situation: Situation): Situation {
  const rules = turnByTurnOf(book)
  const isComing = TRACKS.some((track) => situation.tensions[track].coming !== undefined)
  if (rules === undefined || !isComing || !isMet(rules.coming.when, situation)) return situation
  const levelOn = (track: Track): Level => {
    const { coming, ...level } = situation.tensions[track]
    return coming === undefined ? level : movedTo(rules, level, track, coming)
  }
  return situationWith(situation, { tensions: onEveryTrack(levelOn) })
}

/** The level that counts in those steps: the effective one where a track has it. */
export function levelInPhase(book: Book<TensionChapter>, situation: Situation, track: Track): number {
  const { actual, effective } = asInPhase(book, situation).tensions[track]
  const hasDraw = turnByTurnOf(book)?.effective.tracks.includes(track) ?? track !== 'rgt'
  return hasDraw ? effective : actual
}
