import { useEffect, useState } from 'react'
import { type BookSet, type Bundle, bookSetOf, type Edition, fetchEditions, resolveBuilt } from '../../editions/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'

/** The books that have come so far; one that comes whole takes the place of its startup bundle. */
const held = new Map<string, Edition>()
let all: BookSet = bookSetOf([])

export const books = (): BookSet => all

export function hasBook(id: string, bundle: Bundle): boolean {
  const edition = held.get(id)
  return edition !== undefined && (bundle === 'startup' || edition.isStartup === undefined)
}

function hold(editions: readonly Edition[]): void {
  for (const edition of editions) if (!hasBook(edition.id, edition.isStartup ? 'startup' : 'whole')) held.set(edition.id, edition)
  all = bookSetOf([...held.values()], resolveBuilt)
}

const coming = new Map<string, Promise<void>>()

/** Brings a book to the desk; whoever asks again while it is under way waits for the same one. */
export function fetchBook(id: string, bundle: Bundle): Promise<void> {
  if (hasBook(id, bundle)) return Promise.resolve()
  const key = `${id} ${bundle}`
  const known = coming.get(key)
  if (known !== undefined) return known
  const fetching = fetchEditions(id, bundle)
    .then(hold)
    .finally(() => coming.delete(key))
  coming.set(key, fetching)
  return fetching
}

/** The same book with its contents, rulings and chapters: fetched if the desk has only its startup bundle. */
export function useWholeBook(book: Rulebook): Rulebook | 'coming' | 'lost' {
  const [state, setState] = useState<'coming' | 'here' | 'lost'>('coming')
  useEffect(() => {
    if (!book.isStartup) return
    let isWanted = true
    const tell = (next: 'here' | 'lost') => () => {
      if (isWanted) setState(next)
    }
    fetchBook(book.id, 'whole').then(tell('here'), tell('lost'))
    return () => {
      isWanted = false
    }
  }, [book])
  if (!book.isStartup) return book
  if (!hasBook(book.id, 'whole')) return state === 'lost' ? 'lost' : 'coming'
  return books().open(book.id, { options: book.options, rulings: book.houseRulings })
}
