import { startFor } from '../../record/index.ts'
import type { Seat } from '../../rules/game/index.ts'
import type { JournalLine, NewLine } from '../store/store.ts'
import type { HostedHeader } from './header.ts'
import { after, type JournalBody, readLine, type Table, tableAt } from './journal/journal.ts'
import { eyesOf } from './journal/part.ts'
import { LastUsed } from './last-used.ts'
import { nameOfEyes, Seen, type Watching } from './watching/seen.ts'
import { Stays } from './watching/stays.ts'

/** How many different eyes are kept ready; others read the journal again. */
const MOST_EYES = 32

/** A game as it is on the disk, read once and read on from there. */
export class HostedGame {
  readonly id: string
  readonly header: HostedHeader
  readonly #lines: JournalBody[] = []
  readonly #keys = new Map<string, number>()
  readonly #seen = new LastUsed<Seen>(MOST_EYES)
  #table: Table

  constructor(id: string, header: HostedHeader) {
    this.id = id
    this.header = header
    this.#table = tableAt(header)
  }

  /** The store's own number, which never leaves the server. */
  get sequence(): number {
    return this.#lines.length
  }

  get table(): Table {
    return this.#table
  }

  get lines(): readonly JournalBody[] {
    return this.#lines
  }

  /** Further lines; those that are known already, or do not follow, are left. */
  take(lines: readonly JournalLine[]): void {
    for (const { sequence, key, body } of lines) {
      if (sequence !== this.#lines.length + 1) continue
      const line = readLine(body)
      this.#table = after(this.#table, line)
      this.#lines.push(line)
      if (key !== null) this.#keys.set(key, sequence)
    }
  }

  /** Lines that were just written here after so many others: what came of them is known, if nothing was read meanwhile. */
  grow(before: number, lines: readonly NewLine[], from: Table, now: Table): void {
    if (this.#table !== from || before !== this.#lines.length) {
      this.take(lines.map((line, index) => ({ ...line, sequence: before + index + 1 })))
      return
    }
    this.#table = now
    for (const { key, body } of lines) {
      const sequence = this.#lines.push(body as JournalBody)
      if (key !== null) this.#keys.set(key, sequence)
    }
  }

  /** The line with a key. */
  lineWith(key: string): JournalBody | undefined {
    const sequence = this.#keys.get(key)
    return sequence === undefined ? undefined : this.#lines[sequence - 1]
  }

  /** What somebody has seen, up to date. */
  seenBy(watching: Watching): Seen {
    const name = nameOfEyes(watching)
    const seen = this.#seen.get(name) ?? this.#newSeen(name, watching)
    seen.read(this.#table, this.#lines)
    return seen
  }

  #newSeen(name: string, watching: Watching): Seen {
    const seen = new Seen(
      this.header,
      watching,
      new Stays(this.#lines, watching),
      this.#heldAtFirst(watching),
      startFor(this.#table.play.start, eyesOf(watching)),
    )
    this.#seen.set(name, seen)
    return seen
  }

  #heldAtFirst({ seats, tenure }: Watching): readonly Seat[] {
    if (tenure === undefined) return seats
    const begun = this.#lines.find((line) => line.type === 'tenure-begun' && line.tenure === tenure)
    return begun?.type === 'tenure-begun' ? begun.seats : seats
  }
}
