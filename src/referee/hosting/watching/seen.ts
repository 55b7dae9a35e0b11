import { Course, type RecordEntry, takenBackBy } from '../../../record/index.ts'
import { shownTo as eventsShownTo, fold, type Game, type Seat } from '../../../rules/game/index.ts'
import type { HostedHeader } from '../header.ts'
import { type JournalBody, shownTo, type Table } from '../journal/journal.ts'
import { eyesOf, type Own, type Shown, type Viewer } from '../journal/part.ts'
import { orderName, withoutOthersDrafts } from '../journal/play.ts'
import type { Stays } from './stays.ts'

/** Whose log it is: seats, and the tenure whose they were as long as it had them. */
export interface Watching {
  readonly seats: readonly Seat[]
  /** Named where seats were lost, for what was shown before keeps its number. */
  readonly tenure?: string
  /** Everybody's own papers are theirs alone: the tenures of whoever looks, and their links to seats that are empty. */
  readonly tenures?: readonly string[]
  readonly links?: readonly string[]
}

const names = new WeakMap<Watching, string>()

export function nameOfEyes(watching: Watching): string {
  const known = names.get(watching)
  if (known !== undefined) return known
  const { seats, tenure = '', tenures = [], links = [] } = watching
  const name = [seats, [tenure], tenures, links].map((part) => [...part].sort().join()).join(' ')
  names.set(watching, name)
  return name
}

/** A line as a viewer has it: numbered by what this viewer was shown, so that nobody learns from a gap that others did something. */
export interface SeenLine {
  readonly sequence: number
  readonly shown: Shown
}

/** As it goes over the network. */
export const lineText = ({ sequence, shown }: SeenLine): string => JSON.stringify({ sequence, ...shown })

/** Views, menus and the like that are kept for one pair of eyes. */
const MOST_MADE = 8

/** Frames of the last lines that are kept, for all who follow with these eyes. */
const MOST_FRAMES = 64

const nameOfLine = (line: JournalBody): string =>
  line.type === 'order' ? orderName(line.entry.n) : line.type === 'letter-sent' || line.type === 'note-written' ? line.id : ''

/** What one pair of eyes has seen of a game; it grows with the journal. */
export class Seen {
  readonly #header: HostedHeader
  readonly #watching: Watching
  readonly viewer: Viewer
  /** Nothing where the seat that it was shown to has been given up since. */
  readonly #lines: (Shown | null)[] = []
  readonly #frames = new Map<number, Buffer>()
  /** How many of the entries came up to each line. */
  readonly #counts: number[] = []
  readonly #entries: RecordEntry[] = []
  /** The lines of orders, by their numbers in the record. */
  readonly #orders = new Map<number, number>()
  /** Letters, notes and orders that were shown, by name. */
  readonly #known = new Set<string>()
  readonly #stays: Stays
  readonly #made = new Map<string, unknown>()
  #madeAt = -1
  readonly #start: Game
  readonly #course: Course
  /** Those of the entries that nobody has taken back. */
  #standing: RecordEntry[] = []
  #view: Game | undefined
  #upTo = 0
  /** Seats held at the line that was read last. */
  #held: readonly Seat[]

  constructor(header: HostedHeader, watching: Watching, stays: Stays, held: readonly Seat[], start: Game) {
    this.#header = header
    this.#watching = watching
    this.viewer = { seats: watching.seats }
    this.#stays = stays
    this.#held = held
    this.#start = start
    const eyes = eyesOf(this.viewer)
    this.#course = new Course((game, { events }) => fold(game, eventsShownTo(events, eyes)))
  }

  /** How many lines were shown. */
  get sequence(): number {
    return this.#lines.length
  }

  /** Something made of what was shown, kept until more is: what others do unseen is not even told by the time it takes. */
  kept<T>(name: string, make: () => T): T {
    if (this.#madeAt !== this.sequence) this.#made.clear()
    this.#madeAt = this.sequence
    if (!this.#made.has(name)) {
      if (this.#made.size >= MOST_MADE) this.#made.clear()
      this.#made.set(name, make())
    }
    return this.#made.get(name) as T
  }

  /** What is known after all that was shown; put together when somebody looks, for many only give orders. */
  get view(): Game {
    this.#view ??= this.#course.after(this.#start, this.#standing)
    return this.#view
  }

  after(sequence: number, most = Number.POSITIVE_INFINITY): readonly SeenLine[] {
    return this.#lines
      .slice(sequence, sequence + most)
      .flatMap((shown, index) => (shown === null ? [] : [{ sequence: sequence + index + 1, shown }]))
  }

  /** A line as it is sent to those who follow, made once for all of them. */
  frameOf(line: SeenLine): Buffer {
    const { sequence } = line
    const frame = this.#frames.get(sequence) ?? Buffer.from(`id: ${sequence}\ndata: ${lineText(line)}\n\n`)
    if (sequence > this.#lines.length - MOST_FRAMES) this.#frames.set(sequence, frame)
    const [oldest] = this.#frames.keys()
    if (this.#frames.size > MOST_FRAMES && oldest !== undefined) this.#frames.delete(oldest)
    return frame
  }

  /** An order as it was shown; of one that was not, what came before it counts. */
  orderOf({ n }: RecordEntry): { readonly sequence: number; readonly shown: Shown | null } {
    const at = this.#orders.get(n)
    return { sequence: at ?? this.sequence, shown: at === undefined ? null : (this.#lines[at - 1] ?? null) }
  }

  /** Whether a letter, note or order was shown. */
  hasSeen(name: string): boolean {
    return this.#known.has(name)
  }

  /** The orders of which something was shown. Whatever is asked again and again is made of these: work on those that others gave unseen would tell of them by its time. */
  get entries(): readonly RecordEntry[] {
    return this.#entries
  }

  /** Those of them that had been given when so many lines had been shown. */
  entriesUpTo(sequence: number): readonly RecordEntry[] {
    return this.#entries.slice(0, this.#counts[Math.min(sequence, this.#counts.length) - 1] ?? 0)
  }

  /** Reads on in the journal. */
  read(table: Table, lines: readonly JournalBody[]): void {
    if (lines.length === this.#upTo) return
    for (let at = this.#upTo; at < lines.length; at++) {
      const line = lines[at] as JournalBody
      this.#stays.goOn(at, line)
      const own: Own = { ...this.#stays.at(at), hasSeen: (name) => this.#known.has(name) }
      const viewer: Viewer = { ...this.viewer, own: { ...own, sat: own.sat.filter((seat) => this.viewer.seats.includes(seat)) } }
      const shown = shownTo(table, this.#header, line, viewer)
      if (shown !== null && line.type === 'order') {
        const entry = withoutOthersDrafts(line, viewer)
        this.#entries.push(entry)
        this.#stand(entry)
      }
      // What was shown while a seat was held counts for ever; that it was given up is told.
      const counts = this.#held.length === this.viewer.seats.length ? shown : shownTo(table, this.#header, line, { seats: this.#held, own })
      if (line.type === 'tenure-ended' && line.tenure === this.#watching.tenure)
        this.#held = this.#held.filter((seat) => !line.seats.includes(seat))
      if (counts === null) continue
      const sequence = this.#put(shown === null || line.type !== 'order' ? shown : this.#undoing(line.entry, shown))
      if (line.type === 'order') this.#orders.set(line.entry.n, sequence)
      this.#known.add(nameOfLine(line))
    }
    this.#upTo = lines.length
  }

  /** One more order was shown, or one less stands. */
  #stand(entry: RecordEntry): void {
    const gone = takenBackBy(entry)
    if (gone.length > 0) this.#standing = this.#standing.filter(({ n }) => !gone.includes(n))
    this.#standing.push(entry)
    this.#view = undefined
  }

  /** An order that takes back another says which line it was, by the viewer's own number. */
  #undoing(entry: RecordEntry, shown: Shown): Shown {
    const [taken] = takenBackBy(entry)
    const takesBack = taken === undefined ? undefined : this.#orders.get(taken)
    return takesBack === undefined ? shown : { ...shown, takesBack }
  }

  #put(shown: Shown | null): number {
    this.#counts.push(this.#entries.length)
    return this.#lines.push(shown)
  }
}
