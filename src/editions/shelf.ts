import type { Rulebook } from '../rules/index.ts'
import { edition2023 } from './2023/edition.ts'
import { campaign } from './campaign/edition.ts'
import { classic } from './classic/edition.ts'
import type { Edition } from './edition.ts'
import { type Choices, resolve } from './resolution.ts'

/** Every book that can be opened. */
export const SHELF: readonly Edition[] = [edition2023, classic, campaign]

const opened = new Map<string, Rulebook>()

/** A book by its id, resolved once for each set of choices. */
export function openBook(id: string, choices: Choices = {}): Rulebook {
  const edition = SHELF.find((one) => one.id === id)
  if (edition === undefined) throw new Error(`there is no book "${id}"`)
  const key = JSON.stringify([id, [...(choices.options ?? [])].sort(), Object.entries(choices.rulings ?? {}).sort()])
  const book = opened.get(key) ?? resolve(edition, SHELF, choices)
  opened.set(key, book)
  return book
}
