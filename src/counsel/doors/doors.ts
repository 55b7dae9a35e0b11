import { type Locate, nearest, readSituation } from '../../editions/reading/index.ts'
import { type Delegation, isFaction, quoted, refuse, whyTooMuch } from '../../rules/core/index.ts'
import type { Game, Rulebook } from '../../rules/game/index.ts'
import { adviseDoor } from './advice/advise.ts'
import { advisePhaseDoor } from './advice/advise-phase.ts'
import { forecastDoor } from './advice/forecast.ts'
import { americanForcesDoor } from './alliances/american-forces.ts'
import { cooperateDoor } from './alliances/cooperate.ts'
import { lendLeaseDoor } from './alliances/lend-lease.ts'
import { type Arguments, type Refused, refused } from './answers/answer.ts'
import { coverageDoor } from './books/coverage.ts'
import { diffDoor } from './books/diff.ts'
import { factsDoor } from './books/facts.ts'
import { rulesDoor } from './books/rules.ts'
import { tableDoor } from './books/table.ts'
import { conquestDoor } from './changes/conquest.ts'
import { electionsDoor } from './changes/elections.ts'
import { researchDoor } from './changes/research.ts'
import { constructionDoor, transferDoor, transportsDoor } from './changes/transports.ts'
import { partisansDoor } from './countries/partisans.ts'
import { statusDoor } from './countries/status.ts'
import type { Answer, BooksDoor, SituationDoor } from './door.ts'
import { mayDoor } from './may/may.ts'
import { pearlHarborDoor } from './pearl-harbor/pearl-harbor.ts'
import { allotDoor } from './points/allot.ts'
import { initiativeDoor } from './points/initiative.ts'
import { secretsDoor } from './points/secrets.ts'
import { yearStartDoor } from './points/year-start.ts'
import { namingsDoor } from './rolls/namings.ts'
import { oddsDoor } from './rolls/odds.ts'
import { reckonDoor } from './rolls/reckon.ts'
import { askingFrom } from './seat-asking.ts'
import { surrenderDoor } from './surrender/surrender.ts'
import { entryDoor } from './tensions/entry.ts'
import { tensionsDoor } from './tensions/tensions.ts'
import { through } from './through.ts'
import { noticesDoor } from './turn/notices.ts'
import { sequenceDoor } from './turn/sequence.ts'
import { blitzDoor } from './war/blitz.ts'
import { unpreparedDoor } from './war/unprepared.ts'
import { warRoomDoor } from './war/war-room.ts'

const ALL = [
  reckonDoor,
  oddsDoor,
  allotDoor,
  adviseDoor,
  advisePhaseDoor,
  mayDoor,
  tensionsDoor,
  entryDoor,
  forecastDoor,
  initiativeDoor,
  noticesDoor,
  sequenceDoor,
  yearStartDoor,
  namingsDoor,
  secretsDoor,
  statusDoor,
  transportsDoor,
  constructionDoor,
  researchDoor,
  surrenderDoor,
  electionsDoor,
  conquestDoor,
  transferDoor,
  pearlHarborDoor,
  unpreparedDoor,
  americanForcesDoor,
  cooperateDoor,
  warRoomDoor,
  blitzDoor,
  partisansDoor,
  lendLeaseDoor,
  tableDoor,
  rulesDoor,
  factsDoor,
  diffDoor,
  coverageDoor,
] as const

/** Every door, in the order in which help lists them. Commands, addresses, descriptions and forms follow from this. */
export const DOORS: readonly (SituationDoor | BooksDoor)[] = ALL

type Declared = (typeof ALL)[number]
type DoorName = Declared['name']

/** What the door of that name answers where it does not refuse. */
export type AnswerTo<N extends DoorName> =
  Extract<Declared, { readonly name: N }> extends SituationDoor<infer A> | BooksDoor<infer A> ? A & { readonly ok: true } : never

export const DOOR_NAMES: readonly string[] = DOORS.map(({ name }) => name)

/** One question: a door, a situation where the door needs one, and what it asks beside. */
export interface Question {
  readonly door: string
  readonly situation?: unknown
  readonly args?: Arguments
}

const isNamed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The door of this name, or what may have been meant. */
function doorNamed(name: string, args: Arguments): SituationDoor | BooksDoor | Refused {
  if (typeof name !== 'string') return refused(refuse('no-such-door', `door: ${quoted(name)}; there are ${DOOR_NAMES.join(', ')}`))
  if (!isNamed(args)) return refused(refuse('misasked', `args: ${quoted(args)}; expected names and values, { … }`))
  const tooMuch = whyTooMuch(args, 'arguments')
  if (tooMuch.length > 0) return refused(...tooMuch)
  const asked = DOORS.find((one) => one.name === name)
  if (asked !== undefined) return asked
  const meant = nearest(name, DOOR_NAMES)
  const hint = meant.length === 0 ? `there are ${DOOR_NAMES.join(', ')}` : `did you mean ${meant.join(' or ')}?`
  return refused(refuse('no-such-door', `no door ${quoted(name)}; ${hint}`, undefined, { nearest: meant }))
}

/**
 * The answer to a question, in the shape that its door gives. The same function serves every way in. Whatever it is given it never throws:
 * a question that cannot be answered is refused with every reason.
 */
export function answer<const N extends DoorName>(question: Question & { readonly door: N }, locate?: Locate): AnswerTo<N> | Refused
export function answer(question: Question, locate?: Locate): Answer
export function answer(question: Question, locate?: Locate): Answer {
  if (!isNamed(question)) return refused(refuse('misasked', `the question: ${quoted(question)}; expected { door, situation, args }`))
  const { door: name, situation, args = {} } = question
  const asked = doorNamed(name, args)
  if ('ok' in asked) return asked
  if (asked.about === 'books') return asked.answer(args)
  const read = readSituation(situation ?? asked.start, locate)
  return read.ok ? through<Answer>(asked, read, args) : refused(...read.refusals)
}

/** Who asks is meant where a question needs a faction and none is said. */
function spokenFor(asked: SituationDoor, args: Arguments, eyes: readonly Delegation[]): Arguments {
  const asks = 'questions' in asked ? asked.questions.find(({ name }) => name === (args['question'] ?? asked.usual)) : asked
  const isWanting = asks?.fields.some(({ name, isOptional, usual }) => name === 'by' && !isOptional && usual === undefined) === true
  const [own, ...others] = eyes.filter(isFaction)
  return !isWanting || args['by'] !== undefined || own === undefined || others.length > 0 ? args : { ...args, by: own }
}

/**
 * The answer to a question about a game, by what those who share the secrets of these delegations have been shown of it. The book comes
 * of `openBook`, the view of `viewOf`.
 */
export function answerFrom(
  name: string | SituationDoor,
  book: Rulebook,
  view: Game,
  eyes: readonly Delegation[],
  args: Arguments = {},
): Answer {
  const asked = typeof name === 'object' && name !== null ? name : doorNamed(name, args)
  if ('ok' in asked) return asked
  if (!isNamed(book?.clauses) || !isNamed(view?.situation) || !Array.isArray(eyes))
    return refused(refuse('misasked', 'a game is asked about with its book, a view of it and the delegations that look on'))
  return asked.about === 'books' ? asked.answer(args) : through<Answer>(asked, askingFrom(book, view, eyes), spokenFor(asked, args, eyes))
}
