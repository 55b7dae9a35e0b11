import { useEffect, useState } from 'react'
import type { Rulebook } from '../../rules/index.ts'
import { books, fetchBook, hasBook } from './books.ts'

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
