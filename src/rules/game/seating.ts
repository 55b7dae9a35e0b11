import { type Delegation, POWERS, type Refusal, refuse } from '../core/index.ts'
import { declarationOf, type Order } from './declaration/declared.ts'
import { powersOf, type Seat, whyNotDelegated } from './seat.ts'

/** Why somebody in these seats may not give this order, whatever the rules say of it. */
export function whyNotFrom(seats: readonly Seat[], order: Order): readonly Refusal[] {
  if (order.by === 'referee') return seats.includes('host') ? [] : [refuse('not-the-host', 'only the host may do this', undefined, {})]
  const powers = powersOf(seats)
  return declarationOf(order).whyNotFrom?.(powers, order) ?? whyNotDelegated(powers, order.by as Delegation)
}

/** The fewest seats that an order can come from. */
export function seatsFor(order: Order): readonly Seat[] {
  if (order.by === 'referee') return ['host']
  return POWERS.toReversed().reduce<readonly Seat[]>((seats, power) => {
    const others = seats.filter((one) => one !== power)
    return whyNotFrom(others, order).length === 0 ? others : seats
  }, POWERS)
}
