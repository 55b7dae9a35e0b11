import {
  type Citation,
  chapterOf,
  type FactId,
  type FeltEffect,
  japaneseSurprise,
  type Rulebook,
  SIDES,
  type Side,
  type Situation,
  SURPRISED,
  type Surprised,
  sideInTurn,
  type Turn,
  unpreparedNow,
} from '../../rules/index.ts'
import { startRises, withRises } from '../start-of-turn.ts'
import type { Arguments, Refused } from './answer.ts'
import { type Found, isFound, oneOf, refusedFor } from './arguments.ts'
import type { SituationDoor } from './door.ts'

export interface UnpreparedAnswer {
  readonly ok: true
  readonly book: string
  readonly turn: Turn
  /** Japan has surprise: the effective level was below the alert as it declared war. Null: that is past, and was not reported. */
  readonly surprise: boolean | null
  /** What has to be reported before the answer is whole. */
  readonly needs: readonly { readonly fact: FactId; readonly words: string; readonly cite: Citation }[]
  readonly alert: { readonly level: number; readonly cite: { readonly book: string; readonly rule: string } }
  readonly effects: readonly FeltEffect[]
}

/** Who is bound by what in this game turn, for one player turn or one power alone if asked. */
export function answerUnprepared(book: Rulebook, situation: Situation, args: Arguments): UnpreparedAnswer | Refused {
  const side: Found<Side | undefined> = args['playerTurn'] === undefined ? { value: undefined } : oneOf(args, 'playerTurn', SIDES)
  const who: Found<Surprised | undefined> = args['power'] === undefined ? { value: undefined } : oneOf(args, 'power', SURPRISED)
  if (!isFound(side) || !isFound(who)) return refusedFor(side, who)
  const { onAlert, rules } = chapterOf(book, 'pearlHarbor')
  // The level is taken after what the start of the turn adds (51.71C); a level reported may be that of before.
  const judged = args['rises'] === true || args['rises'] === 'true' ? withRises(situation, startRises(book, situation)) : situation
  const surprise = japaneseSurprise(book, judged)
  return {
    ok: true,
    book: book.id,
    turn: situation.turn,
    surprise,
    needs:
      surprise === null
        ? [
            {
              fact: 'japan.surprise',
              words: `kept if the effective level was below ${onAlert.value} as Japan declared war, else lost`,
              cite: rules.finalDie,
            },
          ]
        : [],
    alert: { level: onAlert.value, cite: onAlert.cite },
    effects: unpreparedNow(book, judged).filter(
      ({ during, binds }) =>
        (side.value === undefined || sideInTurn(during) === side.value) && (who.value === undefined || binds.includes(who.value)),
    ),
  }
}

export const unpreparedDoor: SituationDoor<UnpreparedAnswer | Refused> = {
  name: 'unprepared',
  answer: answerUnprepared,
  chapters: ['pearlHarbor'],
}
