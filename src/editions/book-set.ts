import type { Rulebook } from '../rules/game/index.ts'
import type { Edition } from './edition.ts'
import { type Choices, resolve } from './resolution.ts'

/** Books that can be opened. */
export interface BookSet {
  readonly editions: readonly Edition[]
  /** A book by its id, resolved once for each set of choices. */
  readonly open: (id: string, choices?: Choices) => Rulebook
}

export function bookSetOf(editions: readonly Edition[]): BookSet {
  const opened = new Map<string, Rulebook>()
  return {
    editions,
    open: (id, choices = {}) => {
      const edition = editions.find((one) => one.id === id)
      if (edition === undefined) throw new Error(`there is no book "${id}"`)
      const key = JSON.stringify([id, [...(choices.options ?? [])].sort(), Object.entries(choices.rulings ?? {}).sort()])
      const book = opened.get(key) ?? resolve(edition, editions, choices)
      opened.set(key, book)
      return book
    },
  }
}
