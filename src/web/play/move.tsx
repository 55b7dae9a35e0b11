import { useState } from 'react'
import { DELEGATION_NAMES, isFaction } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { Notice, tell } from '../parts/index.ts'
import { sentence } from '../wording.ts'
import { AllocationForm } from './allocation-form.tsx'
import type { Give, Live, LiveGame } from './live-game.ts'
import { Offers } from './offers.tsx'
import { orderWords } from './order-words.ts'
import { Reasons } from './reasons.tsx'
import { ReportForm } from './report-form.tsx'
import { waitingWords } from './stepper.tsx'
import { TypedOrder } from './typed-order.tsx'
import type { Problem, SeatMenu, SeatView } from './wire.ts'
import { PLAY } from './words.ts'

interface Props {
  readonly game: LiveGame
  readonly live: Live
  readonly view: SeatView
  readonly book: Rulebook
}

/** What is asked of whoever looks, first and biggest; then what they may do, and what not and why. */
export function Move({ game, live: { menus }, view, book }: Props) {
  const [refused, setRefused] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  const give: Give = async (order) => {
    setBusy(true)
    const reply = await game.give(order)
    setBusy(false)
    setRefused(reply.ok ? undefined : reply.problem)
    if (reply.ok) tell('text' in order ? PLAY.given : `${orderWords(book, order)}: ${PLAY.given.toLowerCase()}`)
    return reply.ok
  }
  if (view.ending !== null) return null
  const isMine = view.asked.length > 0
  return (
    <section className={isMine ? 'move move-mine' : 'move'} aria-labelledby="move" aria-busy={isBusy}>
      <h2 id="move" className="label">
        {isMine ? PLAY.yourMove : view.toMove.length === 0 ? PLAY.nobodyMoves : PLAY.waiting(waitingWords(view))}
      </h2>
      {view.asked.map(({ for: who, words }) => (
        <p key={who} className="move-asked">
          {view.asked.length > 1 && <span className="quiet">{sentence(DELEGATION_NAMES[who])}: </span>}
          {sentence(words)}.
        </p>
      ))}
      {refused !== undefined && <Refused problem={refused} />}
      {menus.map((menu) => (
        <MenuOf key={menu.for} menu={menu} view={view} book={book} give={give} hasOthers={menus.length > 1} />
      ))}
      {menus.length > 0 && <TypedOrder give={give} />}
    </section>
  )
}

interface MenuProps {
  readonly menu: SeatMenu
  readonly view: SeatView
  readonly book: Rulebook
  readonly give: Give
  readonly hasOthers: boolean
}

function MenuOf({ menu, view, book, give, hasOthers }: MenuProps) {
  const { for: who, allocation, mayReport } = menu
  const own = view.own.find(({ faction }) => faction === who)
  return (
    <div className="menu-of" data-for={who}>
      {hasOthers && <h3>{who === 'host' ? sentence(PLAY.theHost) : sentence(DELEGATION_NAMES[who])}</h3>}
      {allocation !== undefined && own !== undefined && who !== 'host' && isFaction(who) && (
        <AllocationForm by={who} limits={allocation} draft={own.draft} give={give} />
      )}
      <Offers offers={menu.offers} book={book} give={give} />
      {mayReport && who !== 'host' && <ReportForm by={who} book={book} turn={view.turn} give={give} />}
    </div>
  )
}

/** Every reason why an order was not taken. */
function Refused({ problem: { status, code, title, detail, refusals = [] } }: { readonly problem: Problem }) {
  return (
    <Notice title={status === 409 ? PLAY.stale : PLAY.refused} isAlert>
      {refusals.length === 0 ? status === 409 ? null : <p>{detail ?? title ?? code}</p> : <Reasons refusals={refusals} />}
    </Notice>
  )
}
