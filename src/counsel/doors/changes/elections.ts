import {
  ELECTION_EVENTS,
  ELECTION_MOMENTS,
  electionsDue,
  electionsWanting,
  isAlliedDefeat,
  whyNotDefeat,
  whyNotElection,
} from '../../../rules/chapters/elections/index.ts'
import { chapterOf, isMet, type Refusal, type Situation } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import * as s from '../../schema.ts'
import { bool, CITATION, CONSEQUENCE, listed, ok, REFUSAL, string, VERDICT, type VerdictAnswer, verdict } from '../answers/shapes.ts'
import { choice } from '../arguments/argument.ts'
import { doorOf, question } from '../door.ts'

/** Elections due, or whether the Allies have lost. */
const ELECTIONS = s.object({
  ok,
  question: string,
  /** The U.S. votes. */
  isHeld: bool,
  /** The game has ended in a decisive Axis victory. */
  isGameOver: bool,
  elections: listed(CONSEQUENCE),
  /** The tests of Allied defeat, and which are met. */
  tests: listed(s.object({ id: string, isMet: bool, words: string, cite: CITATION })),
  /** Why no election, or why play goes on. */
  refusals: listed(REFUSAL),
})

export type ElectionsAnswer = Readonly<s.Output<typeof ELECTIONS>>

type Due = ReturnType<typeof electionsDue>

function elections(book: Rulebook, situation: Situation, asked: string, due: Due, refusals: readonly Refusal[]): ElectionsAnswer {
  const { defeat } = chapterOf(book, 'changes').elections
  return {
    ok: true,
    question: asked,
    isHeld: due.length > 0,
    isGameOver: isAlliedDefeat(book, situation),
    elections: due.map(({ words, cite }) => ({ what: `a U.S. election ${words}`, who: 'us', cite })),
    tests: defeat.tests.map(({ id, when, words, cite }) => ({ id, isMet: isMet(when, situation), words, cite })),
    refusals,
  }
}

const event = question({
  name: 'event',
  words: 'whether an event brings an election',
  args: { event: choice(ELECTION_EVENTS, 'what happened') },
  shape: VERDICT,
  answer: (book, situation, { event: happened }): VerdictAnswer => {
    const found = chapterOf(book, 'changes').elections.triggers.find((trigger) => trigger.event === happened)
    return verdict('event', whyNotElection(book, situation, happened), {
      consequences: found === undefined ? [] : [{ what: `a U.S. election ${found.words}`, who: 'us', cite: found.cite }],
    })
  },
})

const due = question({
  name: 'due',
  words: 'elections that are due at a moment of the turn',
  args: { moment: choice(ELECTION_MOMENTS, 'the moment') },
  shape: ELECTIONS,
  answer: (book, situation, { moment }) =>
    elections(book, situation, 'due', electionsDue(book, situation, moment), electionsWanting(book, situation, moment)),
})

const defeat = question({
  name: 'defeat',
  words: 'whether the Allies have lost',
  args: {},
  shape: ELECTIONS,
  answer: (book, situation) => elections(book, situation, 'defeat', [], whyNotDefeat(book, situation)),
})

export const electionsDoor = doorOf({
  name: 'elections',
  words: 'When America votes, and when the Allies have lost',
  example: 'elections cases/situations/hungary.json defeat',
  isInOnePiece: true,
  chapters: ['changes'],
  questions: [event, due, defeat],
})
