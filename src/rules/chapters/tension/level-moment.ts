import { type Book, type LevelMoment, type Situation, situationWith, TRACKS, type Track } from '../../core/index.ts'
import type { TensionChapter } from './clauses.ts'
import { tensionTurn } from './track-account.ts'
import { turnByTurnOf } from './turn-by-turn.ts'

/** What the start of a turn adds to a level. */
export interface StartRise {
  readonly track: Track
  readonly amount: number
  /** The level with it. */
  readonly level: number
}

/** What the start of this turn adds to each level. None where levels move once a turn, by what the turn before brought: a level given there has moved. */
function risesOf(book: Book<TensionChapter>, situation: Situation): readonly StartRise[] {
  if (turnByTurnOf(book) !== undefined) return []
  const accounts = tensionTurn(book, situation, situation)
  return TRACKS.flatMap((track) => {
    const account = accounts[track]
    if (account === undefined) return []
    const amount = account.lines.filter(({ moment }) => moment === 'start').reduce((sum, line) => sum + line.amount, 0)
    return amount === 0 ? [] : [{ track, amount, level: account.before + amount }]
  })
}

/** What the start of this turn still adds, as Tensions has it; nothing to levels that are said to have it. */
export const startRises = (book: Book<TensionChapter>, situation: Situation): readonly StartRise[] =>
  situation.levelsAt === 'after-rises' ? [] : risesOf(book, situation)

const moved = (situation: Situation, rises: readonly StartRise[], sign: 1 | -1, levelsAt: LevelMoment): Situation =>
  situationWith(situation, {
    levelsAt,
    tensions: {
      ...situation.tensions,
      ...Object.fromEntries(
        rises.map(({ track, amount }) => {
          const { actual, effective } = situation.tensions[track]
          const level = actual + sign * amount
          // 49.851C: what the last die had added is gone once the turn has begun.
          return [track, { ...situation.tensions[track], actual: level, effective: sign === 1 ? level : effective - amount }]
        }),
      ),
    },
  })

/** The situation once the start of the turn has been added to these levels. */
export const withRises = (situation: Situation, rises: readonly StartRise[]): Situation => moved(situation, rises, 1, 'after-rises')

/**
 * The situation with its levels at the moment at which they are read: as the turn opens, where a turn is reckoned whole, and with all that
 * its start added, where something is done in it (49.841A, 50.11). Levels whose moment nobody said are taken as they stand.
 */
export function levelsAt(book: Book<TensionChapter>, situation: Situation, moment: LevelMoment): Situation {
  if (situation.levelsAt === undefined || situation.levelsAt === moment) return situation
  return moment === 'after-rises'
    ? withRises(situation, risesOf(book, situation))
    : moved(situation, risesOf(book, situation), -1, 'before-rises')
}

/** A level as an answer took it. */
export interface LevelTaken {
  readonly track: Track
  /** As the situation gives it. */
  readonly given: number
  /** What the start of this turn adds. */
  readonly rises: number
  /** As the answer read it. */
  readonly taken: number
}

/** The levels on these tracks, as the situation gives them and as they are read at this moment. */
export function levelsTaken(
  book: Book<TensionChapter>,
  situation: Situation,
  moment: LevelMoment,
  tracks: readonly Track[],
): readonly LevelTaken[] {
  const rises = risesOf(book, situation)
  const read = levelsAt(book, situation, moment)
  return tracks.map((track) => ({
    track,
    given: situation.tensions[track].actual,
    rises: rises.find((one) => one.track === track)?.amount ?? 0,
    taken: read.tensions[track].actual,
  }))
}
