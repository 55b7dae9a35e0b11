import { nearest } from '../../editions/reading/index.ts'
import type { RecordHeader } from '../../record/index.ts'
import { GIVEN } from '../../record/index.ts'
import { POWERS, type Refusal, refuse } from '../../rules/core/index.ts'
import { isSeat, SEATS, type Seat } from '../../rules/game/index.ts'

type Seats = readonly Seat[] | { readonly refusal: Refusal }

export const isUnknown = (seats: Seats): seats is { readonly refusal: Refusal } => 'refusal' in seats

/** The seats that a text names: powers, the host, players by their names, or all powers. */
export function seatsNamed(text: string, { seats }: Pick<RecordHeader, 'seats'>): Seats {
  const found: Seat[] = []
  for (const name of text.split(',').map((part) => part.trim())) {
    const own = SEATS.filter((seat) => seats[seat]?.toLowerCase() === name.toLowerCase())
    const canonical = name.toLowerCase()
    if (isSeat(canonical)) found.push(canonical)
    else if (canonical === 'all') found.push(...POWERS)
    else if (own.length > 0) found.push(...own)
    else {
      const known = [...new Set([...SEATS, ...Object.values(seats), 'all'])]
      return { refusal: refuse('misasked', GIVEN.noSeat(name, nearest(name, known)), undefined, { seat: name }) }
    }
  }
  return [...new Set(found)]
}
