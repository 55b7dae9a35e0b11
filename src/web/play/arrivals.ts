import { type Seat, seatName } from '../../rules/game/index.ts'
import { listed } from '../wording.ts'
import type { SeenLine } from './wire.ts'
import { PLAY } from './words.ts'

/** Names by tenure. */
export type Names = Readonly<Record<string, string>>

const isArrival = ({ type }: SeenLine): boolean => type === 'tenure-begun'

/** A line of who came or went, with all who came together. */
export interface SeatingLine extends SeenLine {
  readonly arrivals?: readonly SeenLine[]
}

/** Those who sat down one after the other are told of in one line. */
export function withArrivalsTogether(lines: readonly SeenLine[]): readonly SeatingLine[] {
  return lines.flatMap((line, index) => {
    if (!isArrival(line)) return [line]
    const next = lines[index + 1]
    if (next !== undefined && isArrival(next)) return []
    const first = lines.findLastIndex((one, at) => at < index && !isArrival(one)) + 1
    return [{ ...line, arrivals: lines.slice(first, index + 1) }]
  })
}

const seatsOf = (seats: readonly Seat[] = []): string => listed(seats.map(seatName))

/** What is not an order: who came and went, by the names of then, and how time runs. */
export function seatingWords(line: SeatingLine, names: Names): string {
  const personOf = ({ tenure }: SeenLine): string => names[String(tenure)] ?? PLAY.somebody
  const { type, seats, arrivals = [line] } = line
  switch (type) {
    case 'tenure-begun': {
      const people = [...new Set(arrivals.map(personOf))]
      return people.length > 1
        ? PLAY.sitDown(listed(people))
        : PLAY.sitsDown(people.join(), seatsOf(arrivals.flatMap((one) => one.seats ?? [])))
    }
    case 'tenure-ended':
      if (line['why'] === 'removed') return PLAY.removed(personOf(line), seatsOf(seats), String(line['reason'] ?? ''))
      return PLAY.getsUp(personOf(line), seatsOf(seats))
    case 'letters-ruled':
      return PLAY.lettersRuled
    case 'letter-sent':
      return PLAY.letterSent(seatsOf([line['from'] as Seat]))
    default:
      return type.replaceAll('-', ' ')
  }
}
