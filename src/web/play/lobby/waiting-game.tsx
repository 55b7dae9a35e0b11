import { addressOf } from '../../address.ts'
import { isMineToMove, useMine } from './mine.ts'

/** The way to play, and at once to the game that waits for somebody here. */
export function WaitingGame({ words }: { readonly words: string }) {
  const mine = useMine()
  const waiting = mine === undefined || mine === 'lost' ? [] : mine.filter(isMineToMove)
  const [first, ...more] = waiting
  return (
    <a
      className="button"
      href={addressOf(first === undefined || more.length > 0 ? ['games'] : ['game', first.game])}
      data-waiting={waiting.length}
    >
      {first === undefined ? words : more.length > 0 ? `Your move in ${waiting.length} games` : `Your move: ${first.view.title}`}
    </a>
  )
}
