import { allowanceOf, type Kind, mostBeside, mostHeld } from './kinds.ts'

/** What the queue has to know of some work. */
export interface Queued {
  readonly kind: Kind
  /** How long it is likely to take, in milliseconds: what is shorter goes before. */
  readonly cost: number
  /** The address it is done for; nothing for this machine and for the referee's own work, which nobody can multiply. */
  readonly from: string | undefined
  /** When it came, in milliseconds. */
  readonly came: number
}

/** Each piece of work that an address has under way puts its next so far behind that of others, in milliseconds. */
const BEHIND = 1_000

const isOf = (kind: Kind, from: string | undefined) => (work: Queued) => work.kind === kind && work.from === from
const isBeside = ({ kind }: Queued): boolean => allowanceOf(kind).isPrompt !== true
const isHeld = ({ kind }: Queued): boolean => allowanceOf(kind).isHeld === true
const count = (all: Iterable<Queued>, is: (work: Queued) => boolean): number => [...all].filter(is).length

/**
 * Work that waits for a thread, and that which has one. The shortest goes first; but what has waited for as long as a longer one takes is before that, so that
 * nothing waits for ever.
 */
export class WorkQueue<W extends Queued> {
  readonly #waiting: W[] = []
  readonly #working = new Set<W>()
  /** Whether it was taken: not where too much waits, in all or for its address. */
  add(work: W): boolean {
    const { waiting, byAddress } = allowanceOf(work.kind)
    if (count(this.#waiting, ({ kind }) => kind === work.kind) >= waiting) return false
    if (work.from !== undefined && count(this.#underWay(), isOf(work.kind, work.from)) >= byAddress) return false
    this.#waiting.push(work)
    return true
  }

  /** The next that may have one of so many threads now; it has it from then on. */
  take(threads: number): W | undefined {
    const [next] = this.#waiting
      .filter((work) => this.#mayWork(work, threads))
      .map((work) => ({ work, at: this.#placeOf(work) }))
      .sort((one, other) => one.at - other.at)
    if (next === undefined) return undefined
    this.remove(next.work)
    this.#working.add(next.work)
    return next.work
  }

  /** Whether anything waits that might have one of so many threads now. */
  isWanting(threads: number): boolean {
    return this.#waiting.some((work) => this.#mayWork(work, threads))
  }

  remove(work: W): void {
    this.#working.delete(work)
    const at = this.#waiting.indexOf(work)
    if (at >= 0) this.#waiting.splice(at, 1)
  }

  /** All of it, none of which is left. */
  clear(): readonly W[] {
    const all = this.#underWay()
    this.#waiting.length = 0
    this.#working.clear()
    return all
  }

  #underWay(): readonly W[] {
    return [...this.#working, ...this.#waiting]
  }

  #placeOf(work: W): number {
    const own = work.from === undefined ? 0 : count(this.#working, ({ from }) => from === work.from)
    return work.came + work.cost + own * BEHIND
  }

  #mayWork(work: W, threads: number): boolean {
    const { atOnce, atOnceByAddress } = allowanceOf(work.kind)
    if (count(this.#working, ({ kind }) => kind === work.kind) >= atOnce) return false
    if (work.from !== undefined && count(this.#working, isOf(work.kind, work.from)) >= atOnceByAddress) return false
    if (isHeld(work) && count(this.#working, isHeld) >= mostHeld(threads)) return false
    return !isBeside(work) || count(this.#working, isBeside) < mostBeside(threads)
  }
}
