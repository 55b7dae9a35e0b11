import { quoted } from '../rules/core/index.ts'
import type { Rulebook } from '../rules/game/index.ts'
import type { Edition } from './edition.ts'
import { type Choices, type Resolve, resolve } from './resolution/resolution.ts'

/** Books that can be opened. */
export interface BookSet {
  readonly editions: readonly Edition[]
  /** A book by its id, resolved once for each set of choices. Throws an `Error` that says what is wrong with either. */
  readonly open: (id: string, choices?: Choices) => Rulebook
}

const isNamed = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)
const areChoices = (choices: Choices): boolean => isNamed(choices) && Array.isArray(choices.options ?? []) && isNamed(choices.rulings ?? {})

export function bookSetOf(editions: readonly Edition[], opening: Resolve = resolve): BookSet {
  const opened = new Map<string, Rulebook>()
  return {
    editions,
    open: (id, choices = {}) => {
      const edition = editions.find((one) => one.id === id)
      if (edition === undefined) throw new Error(`there is no book ${quoted(id)}; there are ${editions.map((one) => one.id).join(', ')}`)
      if (!areChoices(choices)) throw new Error(`the choices of a book are { options: [ … ], rulings: { … } }, not ${quoted(choices)}`)
      const key = JSON.stringify([id, [...(choices.options ?? [])].sort(), Object.entries(choices.rulings ?? {}).sort()])
      const book = opened.get(key) ?? opening(edition, editions, choices)
      opened.set(key, book)
      return book
    },
  }
}
