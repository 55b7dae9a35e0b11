import { useEffect, useState } from 'react'
import { foresee, type Game, type Offer, type Order, type Rulebook } from '../../rules/game/index.ts'
import { storyOf } from './chronicle/story.ts'
import { fetchRecord } from './wire.ts'

/** The game as this seat knows it, folded here from what it was shown: what is only tried asks the rules of it, and never the server. */
export function useFolded(id: string, book: Rulebook, upTo: number): Game | undefined {
  const [game, setGame] = useState<Game>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened meanwhile is the reason to read again.
  useEffect(() => {
    let isWanted = true
    void fetchRecord(id).then((text) => {
      const story = text === undefined ? undefined : storyOf(book, text)
      if (isWanted && story !== undefined) setGame(story.moments.at(-1)?.after ?? story.start)
    })
    return () => {
      isWanted = false
    }
  }, [id, book, upTo])
  return game
}

/** What an order would bring, as an offer has it. */
export function tried(book: Rulebook, game: Game, order: Order): Offer {
  const { events: _events, later, ...foresight } = foresee(book, game, order)
  return { order, ...foresight, brings: foresight.refusals.length > 0 ? [] : [...foresight.brings, ...later()] }
}
