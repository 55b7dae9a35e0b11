/** How many requests a second, and how many at once after a rest. */
export interface Rate {
  readonly perSecond: number
  readonly burst: number
}

export interface Rates {
  readonly byAddress: Rate
  readonly bySecret: Rate
}

export const RATES: Rates = { byAddress: { perSecond: 100, burst: 400 }, bySecret: { perSecond: 40, burst: 200 } }

/** So many are kept in mind; whoever was longest away is forgotten first. */
const MOST_KEPT = 20_000

/** Gives each name a bucket that fills with time; false where it is empty. */
export function allowance({ perSecond, burst }: Rate, now: () => number = Date.now): (name: string) => boolean {
  const buckets = new Map<string, { readonly left: number; readonly at: number }>()
  return (name) => {
    const at = now()
    const before = buckets.get(name) ?? { left: burst, at }
    const left = Math.min(burst, before.left + ((at - before.at) / 1_000) * perSecond)
    buckets.delete(name)
    buckets.set(name, { left: left < 1 ? left : left - 1, at })
    if (buckets.size > MOST_KEPT) for (const oldest of [...buckets.keys()].slice(0, MOST_KEPT / 10)) buckets.delete(oldest)
    return left >= 1
  }
}
