import type { Random } from '../simulation/random.ts'

interface Turning {
  /** How likely each way is that may be taken here. */
  readonly chances: readonly number[]
  way: number
}

/** Chance of which every way is gone through, one after the other, each with how likely it is: for play in which little is left to chance. */
export class EveryWay {
  #turnings: Turning[] = []
  #at = 0
  readonly random: Random

  constructor() {
    const below = (number: number): number => (number <= 1 ? 0 : this.#take(Array.from({ length: number }, () => 1 / number)))
    const inHundred = (times: number): boolean => times >= 100 || (times > 0 && this.#take([times / 100, 1 - times / 100]) === 0)
    this.random = {
      below,
      pick: (items) => items[below(items.length)],
      inHundred,
      // Whoever asks only whether it matters does not make two ways of one.
      luck: (times) => {
        let isLucky: boolean | undefined
        return () => (isLucky ??= inHundred(times))
      },
      die: () => below(6) + 1,
    }
  }

  /** How likely the way is that was taken last. */
  get chance(): number {
    return this.#turnings.reduce((all, { chances, way }) => all * (chances[way] ?? 0), 1)
  }

  /** How many ways there would be if all went as the last did. */
  get likeThis(): number {
    return this.#turnings.reduce((all, { chances }) => all * chances.length, 1)
  }

  #take(chances: readonly number[]): number {
    const turning = this.#turnings[this.#at] ?? { chances, way: 0 }
    this.#turnings[this.#at++] = turning
    return turning.way
  }

  /** On to the next way; nothing where all have been gone. */
  next(): boolean {
    this.#at = 0
    for (let last = this.#turnings.pop(); last !== undefined; last = this.#turnings.pop())
      if (last.way + 1 < last.chances.length) {
        this.#turnings.push({ ...last, way: last.way + 1 })
        return true
      }
    return false
  }
}
