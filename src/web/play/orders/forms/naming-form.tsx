import { useState } from 'react'
import { isFaction } from '../../../../rules/core/index.ts'
import type { Game, Offer, OrderOf, Rulebook } from '../../../../rules/game/index.ts'
import { Button, Fold, Tick } from '../../../parts/index.ts'
import type { OpenSituation } from '../../../situation/index.ts'
import { tried } from '../../folded.ts'
import type { Give } from '../../live-game.ts'
import { NAMING } from '../../words.ts'
import { orderWords } from '../order-words.ts'
import { Outlook, studyOf } from '../outlook/outlook.tsx'
import { BarredList, Reasons } from '../reasons.tsx'

type NameTargets = OrderOf<'name-targets'>
type Nomination = NameTargets['nominations'][number]

/** Offers to name one country, which are put together here to one order. */
export const isNaming = (offer: Offer): offer is Offer & { readonly order: NameTargets } => offer.order.type === 'name-targets'

/** Where all targets of a phase are named at once, they are chosen together; where each Action runs alone, each is an order. */
export const isNamedTogether = (book: Rulebook, offers: readonly Offer[]): boolean =>
  book.clauses.phaseRuns === 'together' && offers.filter(isNaming).some(({ refusals }) => refusals.length === 0)

/** Whether a naming is open in which no country can be named. */
export const hasNothingToName = (offers: readonly Offer[]): boolean =>
  offers.some((offer) => isNaming(offer) && offer.refusals.length === 0) &&
  !offers.some((offer) => isNaming(offer) && offer.refusals.length === 0 && offer.order.nominations.length > 0)

/** The country, and in which manner. */
const namedWords = (book: Rulebook, order: NameTargets, one: Nomination): string =>
  orderWords(book, { ...order, nominations: [one] }).replace(/^Name /, '')

const keyOf = ({ target, manner }: Nomination): string => `${target} ${manner}`

interface Props {
  readonly offers: readonly Offer[]
  readonly book: Rulebook
  /** The game as this seat knows it, to try the whole naming on. */
  readonly game: Game | undefined
  /** The table as it knows it, for the chances. */
  readonly known: OpenSituation | undefined
  /** Ends the step too, where there is nothing else to decide in it. */
  readonly giveAndEnd?: Give | undefined
  /** Ticked at first. */
  readonly first?: string | undefined
  readonly give: Give
}

/** The countries of a phase, ticked off with their chances, and named in one order. */
export function NamingForm({ offers, book, game, known, first, give, giveAndEnd }: Props) {
  const namings = offers.filter(isNaming)
  const single = namings.flatMap(({ order, refusals }) => {
    const [nomination] = order.nominations
    return nomination === undefined ? [] : [{ nomination, refusals }]
  })
  const open = single.filter(({ refusals }) => refusals.length === 0).map(({ nomination }) => nomination)
  const closed = single.filter(({ refusals }) => refusals.length > 0)
  const none = namings.find(({ order, refusals }) => order.nominations.length === 0 && refusals.length === 0)
  const [ticked, setTicked] = useState<readonly string[]>(() => open.filter(({ target }) => target === first).map(keyOf))
  const chosen = open.filter((one) => ticked.includes(keyOf(one)))
  const [by] = namings.map(({ order }) => order.by)
  if (by === undefined) return null
  const isNothing = open.length === 0
  const order: NameTargets = { type: 'name-targets', by, nominations: chosen }
  const refusals = game === undefined || chosen.length < 2 ? [] : tried(book, game, order).refusals
  return (
    <div className="naming" data-order="name-targets">
      <ul className="naming-targets">
        {open.map((one) => (
          <li key={keyOf(one)}>
            <Tick
              isSet={ticked.includes(keyOf(one))}
              set={(is) => setTicked(is ? [...ticked, keyOf(one)] : ticked.filter((key) => key !== keyOf(one)))}
            >
              {namedWords(book, order, one)}
              {known !== undefined && isFaction(by) && <Chances known={known} nomination={one} by={by} />}
            </Tick>
          </li>
        ))}
      </ul>
      {known !== undefined && !isNothing && <p className="quiet">{NAMING.byKnown}</p>}
      {refusals.length > 0 && <Reasons refusals={refusals} />}
      <p className="offer-ways move-foot">
        {!isNothing && (
          <Button
            words={chosen.length === 0 ? NAMING.tickFirst : orderWords(book, order)}
            disabled={chosen.length === 0 || refusals.length > 0}
            onClick={() => void give(order)}
          />
        )}
        {none !== undefined && (
          <Button
            look={isNothing ? 'plain' : 'quiet'}
            words={isNothing && giveAndEnd !== undefined ? NAMING.endStep : NAMING.nobody}
            onClick={() => void (isNothing ? (giveAndEnd ?? give) : give)(none.order)}
          />
        )}
      </p>
      {closed.length > 0 && (
        <Fold name={NAMING.closed} count={closed.length}>
          {() => (
            <BarredList
              all={closed.map(({ nomination, refusals: against }) => ({ name: namedWords(book, order, nomination), refusals: against }))}
            />
          )}
        </Fold>
      )}
    </div>
  )
}

interface ChancesProps {
  readonly known: OpenSituation
  readonly nomination: Nomination
  readonly by: NameTargets['by']
}

function Chances({ known, nomination: { target, manner }, by }: ChancesProps) {
  const found = studyOf(known, { target, by, manner })
  return found === undefined ? null : <Outlook study={found} isSealed />
}
