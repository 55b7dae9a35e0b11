import { z } from 'zod'
import {
  type Citation,
  chapterOf,
  ELECTION_EVENTS,
  ELECTION_MOMENTS,
  electionsDue,
  isAlliedDefeat,
  isMet,
  type Refusal,
  type Rulebook,
  type Situation,
  whyNotDefeat,
  whyNotElection,
} from '../../rules/index.ts'
import type { Arguments, Consequence, Refused } from './answer.ts'
import { asked } from './asking.ts'
import type { SituationDoor } from './door.ts'
import { type VerdictAnswer, verdict } from './verdict.ts'

export const ELECTION_QUESTIONS = z.discriminatedUnion('question', [
  z.strictObject({ question: z.literal('event'), event: z.enum(ELECTION_EVENTS) }),
  z.strictObject({ question: z.literal('due'), moment: z.enum(ELECTION_MOMENTS) }),
  z.strictObject({ question: z.literal('defeat') }),
])

/** Elections due, or whether the Allies have lost. */
export interface ElectionsAnswer {
  readonly ok: true
  readonly question: string
  /** The U.S. votes. */
  readonly isHeld: boolean
  /** The game has ended in a decisive Axis victory. */
  readonly isGameOver: boolean
  readonly elections: readonly Consequence[]
  /** The tests of Allied defeat, and which are met. */
  readonly tests: readonly { readonly id: string; readonly isMet: boolean; readonly words: string; readonly cite: Citation }[]
  /** Why no election, or why play goes on. */
  readonly refusals: readonly Refusal[]
}

/** When America votes, and when the Allies have lost. */
export function answerElections(book: Rulebook, situation: Situation, args: Arguments): ElectionsAnswer | VerdictAnswer | Refused {
  const read = asked(ELECTION_QUESTIONS, args)
  if ('ok' in read) return read
  const { value } = read
  const { triggers, defeat } = chapterOf(book, 'changes').elections
  const isGameOver = isAlliedDefeat(book, situation)
  if (value.question === 'event') {
    const found = triggers.find(({ event }) => event === value.event)
    return verdict(value.question, whyNotElection(book, situation, value.event), {
      consequences: found === undefined ? [] : [{ what: `a U.S. election ${found.words}`, who: 'us', cite: found.cite }],
    })
  }
  const due = value.question === 'due' ? electionsDue(book, situation, value.moment) : []
  return {
    ok: true,
    question: value.question,
    isHeld: due.length > 0,
    isGameOver,
    elections: due.map(({ words, cite }) => ({ what: `a U.S. election ${words}`, who: 'us', cite })),
    tests: defeat.tests.map(({ id, when, words, cite }) => ({ id, isMet: isMet(when, situation), words, cite })),
    refusals: value.question === 'defeat' ? whyNotDefeat(book, situation) : [],
  }
}

export const electionsDoor: SituationDoor<ElectionsAnswer | VerdictAnswer | Refused> = {
  name: 'elections',
  answer: answerElections,
  chapters: ['changes'],
}
