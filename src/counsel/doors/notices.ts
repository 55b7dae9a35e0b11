import { type Citation, DELEGATIONS, type Delegation, noticesFor, type Rulebook, type Situation } from '../../rules/index.ts'
import { type Arguments, type Refused, refused } from './answer.ts'
import { isFound, oneOf } from './arguments.ts'
import type { SituationDoor } from './door.ts'

export interface NoticesAnswer {
  readonly ok: true
  readonly notices: readonly { readonly to: Delegation; readonly words: string; readonly cite: Citation }[]
}

/** What the rules hold each delegation to on the map, as things stand. */
export function answerNotices(book: Rulebook, situation: Situation, args: Arguments): NoticesAnswer | Refused {
  const asked = args['by'] === undefined ? undefined : oneOf(args, 'by', DELEGATIONS)
  if (asked !== undefined && !isFound(asked)) return refused(asked.refusal)
  const delegations = asked === undefined ? DELEGATIONS : [asked.value]
  return { ok: true, notices: delegations.flatMap((to) => noticesFor(book, situation, to).map(({ words, cite }) => ({ to, words, cite }))) }
}

export const noticesDoor: SituationDoor<NoticesAnswer | Refused> = { name: 'notices', answer: answerNotices }
