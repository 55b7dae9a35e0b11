import { type Book, isMet, type Situation, type Track } from '../../core/index.ts'
import type { TensionChapter } from './clauses.ts'

/** Whether this game keeps a track. */
export const isTrackKept = (
  { clauses }: Pick<Book<Pick<TensionChapter, 'tracksKept'>>, 'clauses'>,
  track: Track,
  situation: Situation,
): boolean => isMet(clauses.tracksKept[track], situation)
