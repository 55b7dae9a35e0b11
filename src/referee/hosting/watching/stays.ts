import { SEATS, type Seat } from '../../../rules/game/index.ts'
import type { JournalBody } from '../journal/journal.ts'
import type { Own } from '../journal/part.ts'

/** Who looks: their seats now, their tenures, and their links to seats that are empty. */
interface Onlooker {
  readonly seats: readonly Seat[]
  readonly tenures?: readonly string[]
  readonly links?: readonly string[]
}

/** From which line of the journal on a seat's own papers are one person's, and before which they are so no more. */
interface Stay {
  readonly seat: Seat
  readonly from: number
  readonly until: number
}

const NONE: readonly Seat[] = []

/**
 * Where one pair of eyes sat, line by line. Whoever sits down reads what was written to the seat since it stood empty, and nothing of what
 * the person before them wrote or was written.
 */
export class Stays {
  readonly #tenures: readonly string[]
  /** Seats that were empty when these eyes were first looked through, and to which they have a link. */
  readonly #invited: readonly Stay[]
  /** Since when each seat has been empty; 0 where nobody has ever sat. */
  readonly #emptySince = new Map<Seat, number>()
  #sat: readonly Stay[] = []
  #read = 0

  constructor(lines: readonly JournalBody[], { seats, tenures = [], links = [] }: Onlooker) {
    this.#tenures = tenures
    for (const [at, line] of lines.entries()) this.goOn(at, line)
    const own = seatsAt(this.#sat, lines.length)
    this.#invited = links.length === 0 ? [] : seats.filter((seat) => !own.includes(seat)).map((seat) => this.#stayIn(seat))
  }

  /** One more line of the journal; one that was read before changes nothing. */
  goOn(at: number, line: JournalBody): void {
    if (at < this.#read) return
    this.#read = at + 1
    if (line.type === 'tenure-ended') this.#end(at, line.tenure, line.seats)
    if (line.type === 'tenure-begun' && this.#tenures.includes(line.tenure)) this.#begin(line.seats)
  }

  #end(at: number, tenure: string, seats: readonly Seat[]): void {
    for (const seat of seats) this.#emptySince.set(seat, at + 1)
    if (!this.#tenures.includes(tenure)) return
    this.#sat = this.#sat.map((stay) => (seats.includes(stay.seat) && stay.until > at ? { ...stay, until: at + 1 } : stay))
  }

  #begin(seats: readonly Seat[]): void {
    this.#sat = [...this.#sat, ...seats.map((seat) => this.#stayIn(seat))]
  }

  #stayIn(seat: Seat): Stay {
    return { seat, from: this.#emptySince.get(seat) ?? 0, until: Number.POSITIVE_INFINITY }
  }

  /** Whose papers these eyes may read of what was written at a line. */
  at(line: number): Omit<Own, 'hasSeen'> {
    return { tenures: this.#tenures, sat: seatsAt(this.#sat, line), invited: seatsAt(this.#invited, line) }
  }
}

const seatsAt = (stays: readonly Stay[], line: number): readonly Seat[] =>
  stays.length === 0 ? NONE : SEATS.filter((seat) => stays.some((stay) => stay.seat === seat && stay.from <= line && line < stay.until))
