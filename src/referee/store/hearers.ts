export type Heard = (game: string, sequence: number | null) => void

/** Those who want to hear of writes. */
export class Hearers {
  readonly #hearers = new Set<{ readonly heard: Heard }>()

  get isEmpty(): boolean {
    return this.#hearers.size === 0
  }

  add(heard: Heard): () => void {
    const hearer = { heard }
    this.#hearers.add(hearer)
    return () => {
      this.#hearers.delete(hearer)
    }
  }

  /** What goes wrong with one who hears is no concern of the others, nor of who wrote. */
  tell(game: string, sequence: number | null): void {
    for (const { heard } of [...this.#hearers]) queueMicrotask(() => heard(game, sequence))
  }

  clear(): void {
    this.#hearers.clear()
  }
}
