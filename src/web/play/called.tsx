import { useEffect, useRef, useState } from 'react'
import { ended, sentence } from '../wording.ts'
import { isMyMove, owedBy } from './stepper.tsx'
import type { SeatView } from './wire.ts'
import { PLAY } from './words.ts'

/** What the game waits for of whoever looks, in one sentence; nothing where it waits for others. */
const askedWords = (view: SeatView): string =>
  isMyMove(view) ? [`${PLAY.yourMove}: ${[...view.asked, ...owedBy(view)].map(({ words }) => words).join('; ')}`].map(ended).join() : ''

/** Tells those who listen when the game comes to them. What stands there as the page opens they read anyway. */
export function Called({ view }: { readonly view: SeatView }) {
  const words = askedWords(view)
  const before = useRef(words)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (words === before.current) return
    before.current = words
    setSaid(sentence(words))
  }, [words])
  return (
    <p className="unseen" role="status" data-called>
      {said}
    </p>
  )
}

/** The title of the window calls too: whose move it is, and how many letters are new. Nothing that they say stands there. */
export function Title({ view, letters = 0 }: { readonly view: SeatView; readonly letters?: number }) {
  const isMine = isMyMove(view)
  const { title } = view
  useEffect(() => {
    document.title = `${letters > 0 ? PLAY.newLetters(letters) : ''}${isMine ? `${PLAY.yourMove}: ` : ''}${title}`
  }, [letters, isMine, title])
  return null
}
