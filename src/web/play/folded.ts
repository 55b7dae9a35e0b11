import { useEffect, useState } from 'react'
import { foresee, type Game, type Offer, type Order, type Rulebook } from '../../rules/game/index.ts'
import { storyOf } from './chronicle/story.ts'
import { eyesFor, fetchRecord } from './wire.ts'

/** The record of a game as this seat was shown it, and its story. */
type Read = NonNullable<ReturnType<typeof storyOf>> & { readonly text: string }

let last: { readonly key: string; readonly book: Rulebook; readonly story: Promise<Read | undefined> } | undefined

async function readStory(id: string, book: Rulebook): Promise<Read | undefined> {
  const text = await fetchRecord(id)
  const story = text === undefined ? undefined : storyOf(book, text)
  if (text !== undefined && story !== undefined) return { ...story, text }
  // Who asks again asks the server again.
  last = undefined
  return undefined
}

/** The parts of a page that need the story at the same moment share one record and one folding of it. */
function sharedStory(id: string, book: Rulebook, upTo: number): Promise<Read | undefined> {
  const key = JSON.stringify([id, upTo, eyesFor(`/games/${id}`)])
  if (last?.key !== key || last.book !== book) last = { key, book, story: readStory(id, book) }
  return last.story
}

/** The story of a game as this seat was shown it, `upTo` a line of it. */
export function useStory(id: string, book: Rulebook | undefined, upTo: number): Read | undefined {
  const [story, setStory] = useState<Read>()
  useEffect(() => {
    if (book === undefined) return
    let isWanted = true
    void sharedStory(id, book, upTo).then((read) => {
      if (isWanted && read !== undefined) setStory(read)
    })
    return () => {
      isWanted = false
    }
  }, [id, book, upTo])
  return story
}

/** The game as this seat knows it, folded here from what it was shown: what is only tried asks the rules of it, and never the server. */
export function useFolded(id: string, book: Rulebook, upTo: number): Game | undefined {
  const story = useStory(id, book, upTo)
  return story?.moments.at(-1)?.after ?? story?.start
}

/** What an order would bring, as an offer has it. */
export function tried(book: Rulebook, game: Game, order: Order): Offer {
  const { events: _events, later, ...foresight } = foresee(book, game, order)
  return { order, ...foresight, brings: foresight.refusals.length > 0 ? [] : [...foresight.brings, ...later()] }
}
