import { tell } from '../counsel/index.ts'
import { DELEGATIONS, type Delegation, turnName } from '../rules/core/index.ts'
import { type Event, type Order, show } from '../rules/game/index.ts'
import { RULES } from './generated/version.ts'
import type { KeptGame } from './kept-game.ts'
import { isPlayedHere, rulesInForce } from './rules-in-force.ts'
import { type Otherwise, verify } from './verification.ts'

/** What the rules of this program would have decided otherwise so far. */
export const wouldChange = (kept: KeptGame): readonly Otherwise[] => verify(kept).otherwise

/** Whether somebody saw as much of it as there is to see. */
const isOpenTo = (who: Delegation, events: readonly Event[]): boolean =>
  events.length > 0 && events.every((event) => JSON.stringify(show(event, [who])) === JSON.stringify(show(event, DELEGATIONS)))

/** The same as a delegation may be told of it: only what it has seen the whole of. */
function changesFor(kept: KeptGame, otherwise: readonly Otherwise[], who: Delegation): readonly string[] {
  const differing = new Set(otherwise.map(({ n }) => n))
  let { turn } = kept.start.situation
  return kept.entries.flatMap(({ n, events }) => {
    const then = turn
    for (const event of events) if (event.type === 'turn-opened') turn = event.turn
    const [first] = events
    if (!differing.has(n) || first === undefined || !isOpenTo(who, events)) return []
    return [`${turnName(then)}: ${tell(kept.book, first).words}`]
  })
}

/** An order as the record has it: an agreement to other rules says which, and what they would have changed for everybody. */
export function agreeing(kept: KeptGame, order: Order): Order {
  if (order.type !== 'agree-to-rules') return order
  const { from: _from, to: _to, changes: _changes, ...said } = order
  if (isPlayedHere(kept)) return said
  const otherwise = wouldChange(kept)
  const changes = Object.fromEntries(DELEGATIONS.map((who) => [who, changesFor(kept, otherwise, who)]))
  return { ...said, from: rulesInForce(kept) ?? '', to: RULES, changes }
}
