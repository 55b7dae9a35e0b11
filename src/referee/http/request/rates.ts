import { netsOf } from './nets.ts'

/** How much a second, and how much at once after a rest. */
export interface Rate {
  readonly perSecond: number
  readonly burst: number
}

export interface Rates {
  readonly byAddress: Rate
  readonly bySecret: Rate
}

export const RATES: Rates = { byAddress: { perSecond: 100, burst: 400 }, bySecret: { perSecond: 40, burst: 200 } }

/** So much an hour, all of it at once after a rest. */
export const hourly = (most: number): Rate => ({ perSecond: most / 3_600, burst: most })

/** So many are kept in mind; whoever was longest away is forgotten first. */
const MOST_KEPT = 20_000

interface Bucket {
  readonly left: number
  readonly at: number
}

/** Milliseconds that only ever grow: whoever sets the clock of the machine takes nothing from anybody. */
const monotonic = (): number => performance.now()

/** Gives each name a bucket that fills with time. */
export class Allowance {
  readonly #rate: Rate
  readonly #now: () => number
  readonly #buckets = new Map<string, Bucket>()

  constructor(rate: Rate, now: () => number = monotonic) {
    this.#rate = rate
    this.#now = now
  }

  /** Whether there is so much left; then it is taken. */
  take(name: string, cost = 1): boolean {
    const left = this.#left(name)
    this.#keep(name, left < cost ? left : left - cost)
    return left >= cost
  }

  giveBack(name: string, cost = 1): void {
    this.#keep(name, Math.min(this.#rate.burst, this.#left(name) + cost))
  }

  /** In how many whole seconds there is so much. */
  secondsUntil(name: string, cost = 1): number {
    return Math.max(1, Math.ceil((cost - this.#left(name)) / this.#rate.perSecond))
  }

  #left(name: string): number {
    const { perSecond, burst } = this.#rate
    const bucket = this.#buckets.get(name)
    if (bucket === undefined) return burst
    return Math.min(burst, bucket.left + (Math.max(0, this.#now() - bucket.at) / 1_000) * perSecond)
  }

  #keep(name: string, left: number): void {
    this.#buckets.delete(name)
    this.#buckets.set(name, { left, at: this.#now() })
    if (this.#buckets.size <= MOST_KEPT) return
    for (const oldest of [...this.#buckets.keys()].slice(0, MOST_KEPT / 10)) this.#buckets.delete(oldest)
  }
}

/** The same for addresses: one of IPv6 has what its home network has, and shares what its provider has. */
export class AddressAllowance {
  readonly #rate: Rate
  readonly #now: () => number
  readonly #byTimes = new Map<number, Allowance>()

  constructor(rate: Rate, now: () => number = monotonic) {
    this.#rate = rate
    this.#now = now
  }

  take(address: string, cost = 1): boolean {
    const taken: { readonly from: Allowance; readonly name: string }[] = []
    for (const { name, times } of netsOf(address)) {
      const from = this.#of(times)
      if (!from.take(name, cost)) {
        for (const one of taken) one.from.giveBack(one.name, cost)
        return false
      }
      taken.push({ from, name })
    }
    return true
  }

  giveBack(address: string, cost = 1): void {
    for (const { name, times } of netsOf(address)) this.#of(times).giveBack(name, cost)
  }

  secondsUntil(address: string, cost = 1): number {
    return Math.max(...netsOf(address).map(({ name, times }) => this.#of(times).secondsUntil(name, cost)))
  }

  #of(times: number): Allowance {
    const { perSecond, burst } = this.#rate
    const known = this.#byTimes.get(times) ?? new Allowance({ perSecond: perSecond * times, burst: burst * times }, this.#now)
    this.#byTimes.set(times, known)
    return known
  }
}
