import { type Blitz, blitzNow, type Rulebook, type Situation, type Turn } from '../../rules/index.ts'
import type { Arguments } from './answer.ts'
import type { SituationDoor } from './door.ts'

export type BlitzAnswer = { readonly ok: true; readonly book: string; readonly turn: Turn } & Blitz

/** Is this a blitz turn, against whom, how many are left, and what does it bring? */
export const answerBlitz = (book: Rulebook, situation: Situation, _args: Arguments): BlitzAnswer => ({
  ok: true,
  book: book.id,
  turn: situation.turn,
  ...blitzNow(book, situation),
})

export const blitzDoor: SituationDoor<BlitzAnswer> = { name: 'blitz', answer: answerBlitz, chapters: ['blitz'] }
