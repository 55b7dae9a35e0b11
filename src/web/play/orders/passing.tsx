import { useState } from 'react'
import type { Offer, Rulebook } from '../../../rules/game/index.ts'
import { Button } from '../../parts/index.ts'
import type { Give } from '../live-game.ts'
import { PLAY } from '../words.ts'
import { useSettled } from './arriving.ts'
import { orderWords } from './order-words.ts'

export const isOpen = ({ refusals }: Offer): boolean => refusals.length === 0

/** What can be said in every stage decides nothing in this one. */
const ALWAYS: readonly string[] = ['stand', 'quiet', 'take-back', 'report-facts', 'report-declaration']

export const isDecision = (offer: Offer): boolean => isOpen(offer) && !ALWAYS.includes(offer.order.type)

/** The ways to be done: with this stage, at no loss, and with the turn. Where one may not pass there is none. */
export function waysToPass(offers: readonly Offer[]): readonly Offer[] {
  const open = offers.filter(isOpen)
  const pass = open.find(({ order }) => order.type === 'pass' && order.knowingly !== true)
  return pass === undefined ? [] : [pass, ...open.filter(({ order }) => order.type === 'quiet')]
}

interface Props {
  readonly ways: readonly Offer[]
  /** The stage they belong to: the next one wants a press of its own. */
  readonly stage: string
  /** Whether there is anything else to do. */
  readonly hasOthers: boolean
  readonly book: Rulebook
  readonly give: Give
}

/** Passing is one press, and can be taken back. */
export function Passing({ ways, stage, hasOthers, book, give }: Props) {
  const isSettled = useSettled(stage)
  const [isGiving, setGiving] = useState(false)
  const isWaiting = isGiving || !isSettled
  const press = async ({ order }: Offer): Promise<void> => {
    if (isWaiting) return
    setGiving(true)
    await give(order)
    setGiving(false)
  }
  return (
    <p className="offer-ways">
      {ways.map((way) => (
        <Button
          key={way.order.type}
          look={way.order.type === 'pass' && !hasOthers ? 'plain' : 'quiet'}
          words={way.order.type === 'pass' && !hasOthers ? PLAY.nothingToDecide : orderWords(book, way.order)}
          data-order={way.order.type}
          // Not disabled: whoever goes on with the keyboard keeps the place.
          aria-disabled={isWaiting}
          onClick={() => void press(way)}
        />
      ))}
    </p>
  )
}
