import { type Blitz, blitzNow } from '../../rules/chapters/war/index.ts'
import { POWERS } from '../../rules/core/index.ts'
import * as s from '../schema.ts'
import { maybe } from './argument.ts'
import { door } from './door.ts'
import { bool, CITATION, int, listed, ok, SAID, STEP, string } from './shapes.ts'

const BLITZ = s.object({
  ok,
  book: string,
  turn: string,
  isBlitz: bool,
  campaigns: listed(
    s.object({
      id: string,
      words: string,
      by: listed(s.names(POWERS)),
      against: listed(string),
      turns: listed(string),
      isOn: bool,
      left: int,
      steps: listed(STEP),
      needs: listed(string),
      isDeclarerUnknown: maybe(bool),
      cite: CITATION,
    }),
  ),
  rounds: s.object({ value: int, cite: CITATION }),
  dry: s.nullable(SAID),
  severeWinter: s.object({
    words: string,
    cite: CITATION,
    is: s.names(['past', 'now', 'ahead', 'not-in-sight']),
    turn: s.nullable(string),
  }),
})

export type BlitzAnswer = { readonly ok: true; readonly book: string; readonly turn: string } & Blitz

export const blitzDoor = door({
  name: 'blitz',
  words: 'Whether this is a blitz turn, against whom, how many are left, and what it brings',
  example: "blitz --situation '{ edition: campaign, turn: 1940 spring }'",
  chapters: ['blitz'],
  args: {},
  shape: BLITZ,
  answer: (book, situation): BlitzAnswer => ({ ok: true, book: book.id, turn: situation.turn, ...blitzNow(book, situation) }),
})
