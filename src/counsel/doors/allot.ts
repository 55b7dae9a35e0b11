import {
  type Allotments,
  allot,
  isNation,
  NATION_NAMES,
  POWER_TARGETS,
  type Rulebook,
  refuse,
  type Situation,
  type Turn,
} from '../../rules/index.ts'
import { type Arguments, type Consequence, type Refused, refused } from './answer.ts'
import { isFound, oneOf } from './arguments.ts'
import type { SituationDoor } from './door.ts'
import { betweenYearStarts } from './year-start.ts'

export type AllotAnswer = {
  readonly ok: true
  readonly book: string
  readonly turn: Turn
  /** That nothing is received now, where it is no year start. */
  readonly notes?: readonly Consequence[]
} & Allotments

/** What each power receives at this set-up or year start, line by line. */
export function answerAllot(book: Rulebook, situation: Situation, args: Arguments): AllotAnswer | Refused {
  const notes = betweenYearStarts(book, situation, 'no year start: these are the points as they would be now')
  const allotments = { ...allot(book, situation), ...(notes.length === 0 ? {} : { notes }) }
  if (args['power'] === undefined) return { ok: true, book: book.id, turn: situation.turn, ...allotments }
  const named = args['power']
  if (typeof named === 'string' && isNation(named) && !(POWER_TARGETS as readonly string[]).includes(named))
    return refused(refuse('no-points', `${NATION_NAMES[named]} receives no points`, book.clauses.noPoints, { power: named }))
  const power = oneOf(args, 'power', POWER_TARGETS)
  if (!isFound(power)) return refused(power.refusal)
  const only = allotments.powers[power.value]
  return { ok: true, book: book.id, turn: situation.turn, ...allotments, powers: only === undefined ? {} : { [power.value]: only } }
}

export const allotDoor: SituationDoor<AllotAnswer | Refused> = { name: 'allot', answer: answerAllot }
