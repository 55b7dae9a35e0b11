import { useRef, useState } from 'react'
import type { Minor } from '../../../rules/core/index.ts'
import type { Rulebook } from '../../../rules/game/index.ts'
import { hush, tell } from '../../parts/index.ts'
import type { Give, LiveGame } from '../live-game.ts'
import type { Problem } from '../wire.ts'
import { PLAY } from '../words.ts'
import { orderWords } from './order-words.ts'

/** So long an order may take before whoever gave it hears that it is under way. */
const SLOW_MS = 1500

/** A way to give orders in a game, with what was refused of the last one, and for which country it threw a die. */
export function useGiving(game: LiveGame, book: Rulebook | undefined) {
  const [refused, setRefused] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const [rolled, setRolled] = useState<Minor>()
  // A second press means what is still on the page, and that is over once the first has been heard.
  const isUnderWay = useRef(false)
  const give: Give = async (order) => {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setRolled('type' in order && order.type === 'roll' ? order.target : undefined)
    setBusy(true)
    const waiting = setTimeout(() => tell(PLAY.underWay), SLOW_MS)
    const reply = await game.give(order)
    clearTimeout(waiting)
    isUnderWay.current = false
    setBusy(false)
    setRefused(reply.ok ? undefined : reply.problem)
    if (!reply.ok) hush()
    else tell('text' in order || book === undefined ? PLAY.given : `${orderWords(book, order)}: ${PLAY.given.toLowerCase()}`)
    return reply.ok
  }
  return { give, refused, isBusy, rolled }
}
