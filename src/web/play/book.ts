import { useEffect, useState } from 'react'
import { fetchEditions, openBook } from '../../editions/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import type { SeatView } from './wire.ts'

/** The book that a game is played by, once it is here. */
export function useBook(view: SeatView | undefined): Rulebook | undefined {
  const [book, setBook] = useState<Rulebook>()
  const edition = view?.book.id
  useEffect(() => {
    if (edition === undefined) return
    let isWanted = true
    void fetchEditions(edition, 'whole').then(() => isWanted && setBook(openBook(edition)))
    return () => {
      isWanted = false
    }
  }, [edition])
  return book
}
