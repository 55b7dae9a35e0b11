import { type Citation, FACTIONS, type Faction, noticesFor, type Rulebook, type Situation } from '../../rules/index.ts'
import { type Arguments, type Refused, refused } from './answer.ts'
import { factionArgument, isFound } from './arguments.ts'
import type { SituationDoor } from './door.ts'

export interface NoticesAnswer {
  readonly ok: true
  readonly notices: readonly { readonly to: Faction; readonly words: string; readonly cite: Citation }[]
}

/** What the rules hold each faction to on the map, as things stand. */
export function answerNotices(book: Rulebook, situation: Situation, args: Arguments): NoticesAnswer | Refused {
  const asked = args['by'] === undefined ? undefined : factionArgument(args)
  if (asked !== undefined && !isFound(asked)) return refused(asked.refusal)
  const factions = asked === undefined ? FACTIONS : [asked.value]
  return { ok: true, notices: factions.flatMap((to) => noticesFor(book, situation, to).map(({ words, cite }) => ({ to, words, cite }))) }
}

export const noticesDoor: SituationDoor<NoticesAnswer | Refused> = { name: 'notices', answer: answerNotices }
