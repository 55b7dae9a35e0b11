import { type Assumption, type Locate, nearest, readSituation } from '../../editions/index.ts'
import { asInPhase, type Chapters, type Rulebook, refuse, type Situation, whyNoChapter } from '../../rules/index.ts'
import { answerAllot } from './allot.ts'
import { type Arguments, refused } from './answer.ts'
import { answerBlitz } from './blitz.ts'
import { answerCoverage, answerFacts, answerRules, answerTable } from './books.ts'
import { answerConquest } from './conquest.ts'
import { answerConstruction } from './construction.ts'
import { answerCooperate } from './cooperate.ts'
import { answerDiff } from './diff.ts'
import { answerElections } from './elections.ts'
import { answerInitiative } from './initiative.ts'
import { answerLendLease } from './lend-lease.ts'
import { answerMay } from './may.ts'
import { answerNotices } from './notices.ts'
import { answerPartisans } from './partisans.ts'
import { answerPearlHarbor } from './pearl-harbor.ts'
import { answerReckon } from './reckon.ts'
import { answerResearch } from './research.ts'
import { answerStatus } from './status.ts'
import { answerSurrender } from './surrender.ts'
import { answerTensions } from './tensions.ts'
import { answerTransfer } from './transfer.ts'
import { answerTransports } from './transports.ts'
import { answerUnprepared } from './unprepared.ts'
import { answerWarRoom } from './war-room.ts'

type Answer = { readonly ok: boolean; readonly assumed?: readonly Assumption[] }

/** Doors that answer about a situation. */
const ABOUT_A_SITUATION = {
  allot: answerAllot,
  reckon: answerReckon,
  may: answerMay,
  notices: answerNotices,
  tensions: answerTensions,
  initiative: answerInitiative,
  status: answerStatus,
  transports: answerTransports,
  construction: answerConstruction,
  research: answerResearch,
  surrender: answerSurrender,
  elections: answerElections,
  conquest: answerConquest,
  transfer: answerTransfer,
  'pearl-harbor': answerPearlHarbor,
  unprepared: answerUnprepared,
  cooperate: answerCooperate,
  'war-room': answerWarRoom,
  blitz: answerBlitz,
  partisans: answerPartisans,
  'lend-lease': answerLendLease,
} as const satisfies Readonly<Record<string, (book: Rulebook, situation: Situation, args: Arguments) => Answer>>

/** Chapters without which a door has nothing to say. */
const CHAPTERS: Readonly<Partial<Record<keyof typeof ABOUT_A_SITUATION, readonly (keyof Chapters)[]>>> = {
  initiative: ['initiative'],
  transports: ['changes'],
  construction: ['changes'],
  research: ['changes'],
  elections: ['changes'],
  conquest: ['changes'],
  transfer: ['changes'],
  status: ['statuses'],
  'pearl-harbor': ['pearlHarbor'],
  unprepared: ['pearlHarbor'],
  cooperate: ['cooperation'],
  blitz: ['blitz'],
  partisans: ['partisans'],
  'lend-lease': ['lendLease'],
}

/** Only where mobilizations are asked about does it matter what was assumed of them. */
const readsMobilizations = (door: string, args: Arguments): boolean =>
  door === 'tensions' || (door === 'may' && args['question'] === 'mobilize')

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
  const known = door as keyof typeof ABOUT_A_SITUATION
  const silent = whyNoChapter(read.book, ...(CHAPTERS[known] ?? []))
  // The levels themselves are told as they are; everything else is judged on those that count before they move (RC-11).
  const judged = known === 'tensions' ? read.situation : asInPhase(read.book, read.situation)
  if (silent.length > 0) return refused(...silent)
  const given = ABOUT_A_SITUATION[known](read.book, judged, args)
  return given.ok && read.assumed.length > 0 && readsMobilizations(known, args) ? { ...given, assumed: read.assumed } : given
}
