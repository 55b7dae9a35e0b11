import { type Book, isMet, joins, type Situation, type Track, turnsFrom, type War } from '../../core/index.ts'
import type { TensionChapter } from './clauses.ts'

/** Whether this game keeps a track. */
export const isTrackKept = (
  { clauses }: Pick<Book<Pick<TensionChapter, 'tracksKept'>>, 'clauses'>,
  track: Track,
  situation: Situation,
): boolean => isMet(clauses.tracksKept[track], situation)

/** The first of these wars to which a track leads. */
export const warOfTrack = (
  { clauses }: Pick<Book<Pick<TensionChapter, 'trackWars'>>, 'clauses'>,
  track: Track,
  wars: readonly War[],
): War | undefined =>
  wars
    .filter((war) => clauses.trackWars[track].some(([one, other]) => joins(war, one, other)))
    .toSorted((one, other) => turnsFrom(other.since, one.since))[0]
