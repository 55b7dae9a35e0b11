import { type Refusal, refuse } from '../../rules/core/index.ts'
import type { Game, Order } from '../../rules/game/index.ts'
import { RULES, VERSION } from '../generated/version.ts'
import type { RecordHeader } from '../record.ts'
import { GIVEN } from '../words.ts'

interface Pinned {
  readonly header: RecordHeader
  readonly game: Pick<Game, 'rules'>
}

/** The rules that a game is played by: those it was begun with, or those that everybody agreed to since. One from before they were written down has none. */
export const rulesInForce = ({ header, game }: Pinned): string | undefined => game.rules?.played ?? header.rules

/** Whether this program may decide something in a game: it has no other rules than its own. */
export function isPlayedHere(kept: Pinned): boolean {
  const rules = rulesInForce(kept)
  return rules === undefined || rules === RULES
}

/** By other rules nothing is decided but that these are agreed to. */
export function whyNotByTheseRules(kept: Pinned, order: Order): readonly Refusal[] {
  const rules = rulesInForce(kept)
  if (order.type === 'agree-to-rules')
    return order.to === undefined || (order.to === RULES && order.from === rules && rules !== RULES)
      ? []
      : [refuse('other-rules', GIVEN.notTheseRules(RULES))]
  return isPlayedHere(kept) ? [] : [refuse('other-rules', GIVEN.otherRules(kept.header.chancery, rules ?? '', VERSION, RULES))]
}
