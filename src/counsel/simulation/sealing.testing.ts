import type { Placements } from '../../rules/core/index.ts'
import { decide, type Event, type Game, type Order, type Rulebook } from '../../rules/game/index.ts'

/** What happens in a game from its start until everybody has sealed: the Axis places this, the others nothing. */
export function eventsOfSealing(book: Rulebook, start: Game, placements: Placements): readonly Event[] {
  const orders: readonly Order[] = [
    { type: 'advance', by: 'referee' },
    { type: 'seal-allocation', by: 'axis', placements },
    { type: 'seal-allocation', by: 'westernAllies', placements: {} },
    { type: 'seal-allocation', by: 'russia', placements: {} },
  ]
  const events: Event[] = []
  let game = start
  for (const order of orders) {
    const decision = decide(book, game, order, () => 3)
    if (!decision.accepted) throw new Error(JSON.stringify(decision.refusals))
    events.push(...decision.events)
    game = decision.game
  }
  return events
}
