import { type BookSet, bookSetOf, type Edition, fetchEditions, type Volume } from '../../editions/index.ts'

/** The books that have come so far; one that comes whole takes the place of the abridged one. */
const held = new Map<string, Edition>()
let bookcase: BookSet = bookSetOf([])

export const books = (): BookSet => bookcase

export function hasBook(id: string, volume: Volume): boolean {
  const edition = held.get(id)
  return edition !== undefined && (volume === 'abridged' || edition.isAbridged === undefined)
}

function hold(editions: readonly Edition[]): void {
  for (const edition of editions) if (!hasBook(edition.id, edition.isAbridged ? 'abridged' : 'whole')) held.set(edition.id, edition)
  bookcase = bookSetOf([...held.values()])
}

const coming = new Map<string, Promise<void>>()

/** Brings a book to the desk; whoever asks again while it is under way waits for the same one. */
export function fetchBook(id: string, volume: Volume): Promise<void> {
  if (hasBook(id, volume)) return Promise.resolve()
  const key = `${id} ${volume}`
  const known = coming.get(key)
  if (known !== undefined) return known
  const fetching = fetchEditions(id, volume)
    .then(hold)
    .finally(() => coming.delete(key))
  coming.set(key, fetching)
  return fetching
}
