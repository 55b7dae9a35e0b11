import {
  type FeltEffect,
  isMet,
  type Rulebook,
  SIDES,
  type Side,
  type Situation,
  SURPRISED,
  type Surprised,
  sideInTurn,
  unpreparedNow,
} from '../../rules/index.ts'
import type { Arguments, Refused } from './answer.ts'
import { type Found, isFound, oneOf, refusedFor } from './arguments.ts'

export interface UnpreparedAnswer {
  readonly ok: true
  readonly book: string
  readonly turn: string
  /** Japan has surprise: the effective level was below the alert as it declared war. */
  readonly surprise: boolean
  readonly alert: { readonly level: number; readonly cite: { readonly book: string; readonly rule: string } }
  readonly effects: readonly FeltEffect[]
}

/** Who is bound by what in this game turn, for one player turn or one power alone if asked. */
export function answerUnprepared(book: Rulebook, situation: Situation, args: Arguments): UnpreparedAnswer | Refused {
  const side: Found<Side | undefined> = args['playerTurn'] === undefined ? { value: undefined } : oneOf(args, 'playerTurn', SIDES)
  const who: Found<Surprised | undefined> = args['power'] === undefined ? { value: undefined } : oneOf(args, 'power', SURPRISED)
  if (!isFound(side) || !isFound(who)) return refusedFor(side, who)
  const { hasSurprise, onAlert } = book.clauses.pearlHarbor
  return {
    ok: true,
    book: book.id,
    turn: situation.turn,
    surprise: isMet(hasSurprise, situation),
    alert: { level: onAlert.value, cite: onAlert.cite },
    effects: unpreparedNow(book, situation).filter(
      ({ during, binds }) =>
        (side.value === undefined || sideInTurn(during) === side.value) && (who.value === undefined || binds.includes(who.value)),
    ),
  }
}
