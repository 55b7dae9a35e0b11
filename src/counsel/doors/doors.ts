import { type Locate, nearest, readSituation } from '../../editions/reading/index.ts'
import { refuse } from '../../rules/index.ts'
import { allotDoor } from './allot.ts'
import { type Arguments, refused } from './answer.ts'
import { blitzDoor } from './blitz.ts'
import { answerFacts, answerRules, answerTable } from './books.ts'
import { conquestDoor } from './conquest.ts'
import { constructionDoor } from './construction.ts'
import { cooperateDoor } from './cooperate.ts'
import { answerCoverage } from './coverage.ts'
import { answerDiff } from './diff.ts'
import { type Answer, type SituationDoor, through } from './door.ts'
import { electionsDoor } from './elections.ts'
import { initiativeDoor } from './initiative.ts'
import { lendLeaseDoor } from './lend-lease.ts'
import { mayDoor } from './may.ts'
import { noticesDoor } from './notices.ts'
import { partisansDoor } from './partisans.ts'
import { pearlHarborDoor } from './pearl-harbor.ts'
import { reckonDoor } from './reckon.ts'
import { researchDoor } from './research.ts'
import { statusDoor } from './status.ts'
import { surrenderDoor } from './surrender.ts'
import { tensionsDoor } from './tensions.ts'
import { transferDoor } from './transfer.ts'
import { transportsDoor } from './transports.ts'
import { unpreparedDoor } from './unprepared.ts'
import { warRoomDoor } from './war-room.ts'

/** Doors that answer about a situation. */
const ABOUT_A_SITUATION = {
  allot: allotDoor,
  reckon: reckonDoor,
  may: mayDoor,
  notices: noticesDoor,
  tensions: tensionsDoor,
  initiative: initiativeDoor,
  status: statusDoor,
  transports: transportsDoor,
  construction: constructionDoor,
  research: researchDoor,
  surrender: surrenderDoor,
  elections: electionsDoor,
  conquest: conquestDoor,
  transfer: transferDoor,
  'pearl-harbor': pearlHarborDoor,
  unprepared: unpreparedDoor,
  cooperate: cooperateDoor,
  'war-room': warRoomDoor,
  blitz: blitzDoor,
  partisans: partisansDoor,
  'lend-lease': lendLeaseDoor,
} as const satisfies Readonly<Record<string, SituationDoor>>

/** Doors that also answer without a situation: about the start of a game by the newer book. */
const AT_A_START: readonly string[] = ['pearl-harbor']

/** Doors that answer about the books. */
const ABOUT_THE_BOOKS = {
  table: answerTable,
  rules: answerRules,
  facts: answerFacts,
  coverage: answerCoverage,
  diff: answerDiff,
} as const satisfies Readonly<Record<string, (args: Arguments) => Answer>>

export const DOORS = [...Object.keys(ABOUT_A_SITUATION), ...Object.keys(ABOUT_THE_BOOKS)] as readonly Door[]
export type Door = keyof typeof ABOUT_A_SITUATION | keyof typeof ABOUT_THE_BOOKS

/** One question: a door, a situation where the door needs one, and what it asks beside. */
export interface Question {
  readonly door: string
  readonly situation?: unknown
  readonly args?: Arguments
}

/** The answer to a question, in the shape that its door gives. The same function serves every way in. */
export function answer({ door, situation, args = {} }: Question, locate?: Locate): Answer {
  if (Object.hasOwn(ABOUT_THE_BOOKS, door)) return ABOUT_THE_BOOKS[door as keyof typeof ABOUT_THE_BOOKS](args)
  if (!Object.hasOwn(ABOUT_A_SITUATION, door)) {
    const meant = nearest(door, DOORS)
    return refused(
      refuse(
        'no-such-door',
        `no door "${door}"; ${meant.length === 0 ? `there are ${DOORS.join(', ')}` : `did you mean ${meant.join(' or ')}?`}`,
      ),
    )
  }
  const read = readSituation(situation ?? (AT_A_START.includes(door) ? { edition: '2023' } : situation), locate)
  if (!read.ok) return refused(...read.refusals)
  return through<Answer>(ABOUT_A_SITUATION[door as keyof typeof ABOUT_A_SITUATION], read, args)
}
