/** Chance out of a seed: the same seed always falls the same way. */
export interface Random {
  /** A whole number from 0 up to, not including, this. */
  readonly below: (number: number) => number
  readonly pick: <T>(items: readonly T[]) => T | undefined
  /** So many times in a hundred. */
  readonly inHundred: (times: number) => boolean
  /** The same, drawn now and asked for later: what turns out not to matter takes its chance all the same, so that the same seed brings the same luck. */
  readonly luck: (times: number) => () => boolean
  readonly die: () => number
}

/** Mulberry32: small, quick and good enough to play at random with; dice that matter come from elsewhere. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (number: number): number => Math.floor(next() * number)
  return {
    below,
    pick: (items) => items[below(items.length)],
    inHundred: (times) => below(100) < times,
    luck: (times) => {
      const isLucky = below(100) < times
      return () => isLucky
    },
    die: () => below(6) + 1,
  }
}
