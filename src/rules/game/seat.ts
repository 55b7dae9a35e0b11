import { DELEGATION_NAMES, type Delegation, delegationOf, POWER_NAMES, POWERS, type Power } from '../core/powers.ts'
import { type Refusal, refuse } from '../core/refusal.ts'
import type { Order } from './order.ts'

/** A chair in one game: a power's, or the host's, who need not play. One person may hold several. */
export const SEATS = [...POWERS, 'host'] as const
export type Seat = (typeof SEATS)[number]

export const isSeat = (name: string): name is Seat => (SEATS as readonly string[]).includes(name)

export const seatName = (seat: Seat): string => (seat === 'host' ? 'the host' : POWER_NAMES[seat])

const powersOf = (seats: readonly Seat[]): readonly Power[] => seats.filter((seat): seat is Power => seat !== 'host')

/** Those whose secrets somebody in these seats shares. The host shares nobody's. */
export const delegationsOf = (seats: readonly Seat[]): readonly Delegation[] => [...new Set(powersOf(seats).map(delegationOf))]

/** Why somebody in these seats may not give this order, whatever the rules say of it. */
export function whyNotFrom(seats: readonly Seat[], order: Order): readonly Refusal[] {
  const powers = powersOf(seats)
  if (order.by === 'referee') return seats.includes('host') ? [] : [refuse('not-the-host', 'only the host may do this', undefined, {})]
  if (order.type === 'strike')
    return (powers as readonly string[]).includes(order.by)
      ? []
      : [refuse('not-your-seat', `this is ${POWER_NAMES[order.by]}’s to order`, undefined, { seat: order.by })]
  const delegation = order.by as Delegation
  if (!delegationsOf(seats).includes(delegation))
    return [refuse('not-your-seat', `this is for ${DELEGATION_NAMES[delegation]} to order`, undefined, { by: delegation })]
  const others = order.type === 'declare-war' ? order.intents.filter(({ by }) => !powers.includes(by)) : []
  return others.map(({ by }) => refuse('not-your-power', `${POWER_NAMES[by]} declares war by its own seat`, undefined, { power: by }))
}
