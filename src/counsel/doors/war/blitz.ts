import { type Blitz, blitzNow } from '../../../rules/chapters/war/index.ts'
import { POWERS } from '../../../rules/core/index.ts'
import * as s from '../../schema.ts'
import { ABOUT, about, bool, CITATION, int, listed, SAID, STEP, string, TURN } from '../answers/shapes.ts'
import { maybe } from '../arguments/argument.ts'
import { door } from '../door.ts'

const BLITZ = s.object({
  ...ABOUT,
  isBlitz: bool,
  mayBeBlitz: maybe(bool),
  campaigns: listed(
    s.object({
      id: string,
      words: string,
      by: listed(s.names(POWERS)),
      against: listed(string),
      turns: listed(TURN),
      possible: maybe(listed(TURN)),
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
    turn: s.nullable(TURN),
  }),
})

export type BlitzAnswer = ReturnType<typeof about> & Blitz

export const blitzDoor = door({
  name: 'blitz',
  words: 'Whether this is a blitz turn, against whom, how many are left, and what it brings',
  example: "blitz --situation '{ edition: campaign, turn: 1940 spring }'",
  chapters: ['blitz'],
  args: {},
  shape: BLITZ,
  answer: (book, situation): BlitzAnswer => ({ ...about(book, situation), ...blitzNow(book, situation) }),
})
