import {
  allot,
  type Citation,
  chapterOf,
  type Initiative,
  initiative,
  type Rulebook,
  type Situation,
  type Turn,
} from '../../rules/index.ts'
import type { Arguments } from './answer.ts'
import type { SituationDoor } from './door.ts'

export type InitiativeAnswer = { readonly ok: true; readonly book: string; readonly turn: Turn } & Initiative & {
    /** What each power's points would be now, line by line. */
    readonly powers: ReturnType<typeof allot>['powers']
    readonly rules: {
      /** Each faction by its own total. */
      readonly apart: Citation
      /** Who moves with whom. */
      readonly partners: Citation
    }
  }

/** Who moves first this turn, and by what: the points every faction would get if they were given out now. */
export function answerInitiative(book: Rulebook, situation: Situation, _args: Arguments): InitiativeAnswer {
  const { apart, partners } = chapterOf(book, 'initiative')
  return {
    ok: true,
    book: book.id,
    turn: situation.turn,
    ...initiative(book, situation),
    powers: allot(book, situation).powers,
    rules: { apart, partners: partners.cite },
  }
}

export const initiativeDoor: SituationDoor<InitiativeAnswer> = { name: 'initiative', answer: answerInitiative, chapters: ['initiative'] }
