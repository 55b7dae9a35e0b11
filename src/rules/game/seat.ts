import { DELEGATION_NAMES, type Delegation, delegationOf, POWER_NAMES, POWERS, type Power, type Refusal, refuse } from '../core/index.ts'

/** A chair in one game: a power's, or the host's, who need not play. One person may hold several. */
export const SEATS = [...POWERS, 'host'] as const
export type Seat = (typeof SEATS)[number]

export const isSeat = (name: string): name is Seat => (SEATS as readonly string[]).includes(name)

export const seatName = (seat: Seat): string => (seat === 'host' ? 'the host' : POWER_NAMES[seat])

export const powersOf = (seats: readonly Seat[]): readonly Power[] => seats.filter((seat): seat is Power => seat !== 'host')

/** Those whose secrets somebody in these seats shares. The host shares nobody's. */
export function delegationsOf(seats: readonly Seat[]): readonly Delegation[] {
  const found: Delegation[] = []
  for (const seat of seats) {
    const one = seat === 'host' ? undefined : delegationOf(seat)
    if (one !== undefined && !found.includes(one)) found.push(one)
  }
  return found
}

/** Why somebody with these powers may not speak for a delegation. */
export const whyNotDelegated = (powers: readonly Power[], by: Delegation): readonly Refusal[] =>
  delegationsOf(powers).includes(by) ? [] : [refuse('not-your-seat', `this is for ${DELEGATION_NAMES[by]} to order`, undefined, { by })]
