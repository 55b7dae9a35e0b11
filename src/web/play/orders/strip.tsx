import { useEffect, useRef } from 'react'
import { entriesOf, type Faction, isFaction, type Minor, turnName } from '../../../rules/core/index.ts'
import type { Offer, Rulebook } from '../../../rules/game/index.ts'
import { addressOf } from '../../address.ts'
import { adjustTo } from '../../page.ts'
import { Button, Fold, Tag } from '../../parts/index.ts'
import { type Query, SituationBar, useSituation } from '../../situation/index.ts'
import { sentence } from '../../wording.ts'
import { useBook } from '../book.ts'
import { Called } from '../called.tsx'
import { useFolded } from '../folded.ts'
import { takeInHand, useInHand } from '../in-hand.ts'
import { type Give, type Live, useLiveGame } from '../live-game.ts'
import { isMyMove, waitingWords } from '../stepper.tsx'
import type { SeatView } from '../wire.ts'
import { PLAY, STRIP } from '../words.ts'
import { Fallen } from './fallen.tsx'
import { isNamedTogether, NamingForm } from './forms/naming-form.tsx'
import { placementsWords, Sealing } from './forms/sealing.tsx'
import { StrikeForm } from './forms/strike-form.tsx'
import { useGiving } from './giving.ts'
import { Offers } from './offers.tsx'
import { pagesOf } from './outlook/order-pages.ts'
import { layOut } from './outlook/thinking.tsx'
import { Refused } from './reasons.tsx'
import '../play.css'

/** The game in hand in one line with the situation, and its orders that belong to this page. */
export function GameStrip({ id }: { readonly id: string }) {
  const [game, live] = useLiveGame(id)
  const book = useBook(live.view)
  const { give, refused, rolled } = useGiving(game, book)
  const { current, changes, query } = useSituation()
  const { view, problem } = live
  const upTo = live.lines.at(-1)?.sequence ?? 0
  const laid = useLaidOut(id, view, upTo)
  if (view === undefined || book === undefined)
    return (
      <>
        <SituationBar />
        {problem !== undefined && problem.status !== 0 && <GoneAway />}
      </>
    )
  const isMine = isMyMove(view)
  const isOld = current.situation.turn !== view.turn || laid.isOld
  return (
    <div className={isMine ? 'in-game in-game-mine' : 'in-game'}>
      <SituationBar game={<GameWords view={view} />} ways={<GameWays id={id} />} />
      <Called view={view} />
      <section className="in-game-asked" aria-label={STRIP.label}>
        {(changes > 0 || isOld) && (
          <p className="in-game-note">
            {isOld && STRIP.movedOn} {changes > 0 && STRIP.trying(changes)}{' '}
            <button type="button" className="link-button" onClick={() => laid.again(query)}>
              {STRIP.anew}
            </button>
          </p>
        )}
        {refused !== undefined && <Refused problem={refused} />}
        <StripOrders live={live} view={view} book={book} give={give} rolled={rolled} />
      </section>
    </div>
  )
}

/** Which game it is, where it stands and whose move it is. */
function GameWords({ view }: { readonly view: SeatView }) {
  return (
    <>
      <b>{view.title}</b>
      <span>
        {' '}
        · {turnName(view.turn)}
        {view.stage !== null && `, ${view.stage.words}`}
      </span>{' '}
      {isMyMove(view) ? <Tag tone="yes">{PLAY.isYourMove}</Tag> : <span className="quiet">· {PLAY.waiting(waitingWords(view))}</span>}
    </>
  )
}

function GameWays({ id }: { readonly id: string }) {
  return (
    <>
      <Button look="bar" words={STRIP.away} title={STRIP.awayHow} onClick={() => takeInHand(undefined)} />
      <a className="button" href={addressOf(['game', id])}>
        {STRIP.back}
      </a>
    </>
  )
}

/** The table on the page follows the game, as long as nothing is tried on it; what is tried stays, and the page says that it is of before. */
function useLaidOut(id: string, view: SeatView | undefined, upTo: number) {
  const { changes, query } = useSituation()
  const laid = useRef(0)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const again = (at: Query): void => {
    laid.current = upTo
    // Whoever has gone on meanwhile is not called back.
    const go = (address: string): void => (isHere.current ? adjustTo(address) : undefined)
    if (view !== undefined) void layOut(id, view, at, go)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happens in the game lays the table out anew.
  useEffect(() => {
    if (laid.current === 0) laid.current = upTo
    else if (upTo > laid.current && changes === 0) again(query)
  }, [upTo, changes])
  return { isOld: laid.current > 0 && upTo > laid.current && changes > 0, again }
}

function GoneAway() {
  return (
    <p className="in-game in-game-note" role="status">
      {PLAY.closed} <Button look="quiet" words={STRIP.away} onClick={() => takeInHand(undefined)} />
    </p>
  )
}

interface OrdersProps {
  readonly live: Live
  readonly view: SeatView
  readonly book: Rulebook
  readonly give: Give
  readonly rolled: Minor | undefined
}

/** Where more are open than one takes in at a look, the page comes first: what is picked there brings its order up. */
const AT_A_LOOK = 3

/** Pages that speak of all countries take up what is said of any. */
const OVERVIEWS: Readonly<Record<string, string>> = { board: 'dossier', map: 'dossier' }

function StripOrders({ live, view, book, give, rolled: fresh }: OrdersProps) {
  const inHand = useInHand()
  const { query } = useSituation()
  const { page, thing, parts } = query
  const about = OVERVIEWS[page] ?? page
  const wanted = page === 'war' && parts['by'] !== undefined ? `${parts['by']} ${parts['on']}` : about === page ? thing : undefined
  const isHere = ({ order }: Offer): boolean =>
    page === 'turn' ||
    pagesOf(order).some((one) => one.page === about && (wanted === undefined || one.thing === undefined || one.thing === wanted))
  const offers = live.menus.flatMap((menu) => menu.offers).filter(isHere)
  const steps = page === 'pearl-harbor' ? live.menus.flatMap(({ strike }) => strike ?? []) : []
  const fallen = entriesOf(view.rolls).filter(
    ([target, { rolled, outcome }]) => rolled !== null && outcome === null && (wanted === undefined || wanted === target),
  )
  if (page === 'allocation') return <StripSeal live={live} view={view} give={give} by={isFaction(thing) ? thing : 'axis'} />
  const isNaming = about === 'dossier' && isNamedTogether(book, offers)
  const others = offers.filter(({ order }) => order.type !== 'take-result' && !(isNaming && order.type === 'name-targets'))
  const isOpen = offers.some(({ refusals }) => refusals.length === 0)
  const isEmpty = !isOpen && steps.length === 0 && (about !== 'dossier' || fallen.length === 0)
  return (
    <div className="in-game-orders">
      {about === 'dossier' &&
        fallen.map(([target, roll]) => (
          <Fallen
            key={target}
            id={inHand?.id ?? ''}
            target={target as Minor}
            roll={roll}
            live={live}
            offers={offers}
            book={book}
            give={give}
            isFresh={target === fresh}
          />
        ))}
      {isNaming && <StripNaming live={live} view={view} book={book} give={give} first={wanted} />}
      {wanted === undefined && others.length > AT_A_LOOK ? (
        <Fold name={STRIP.fromHere} count={STRIP.open(others.filter(({ refusals }) => refusals.length === 0).length)}>
          {() => <Offers offers={others} book={book} give={give} />}
        </Fold>
      ) : (
        <Offers key={wanted} offers={others} book={book} give={give} isPicked={page === 'war'} />
      )}
      {steps.map((step) => (
        <StrikeForm key={step} step={step} give={give} />
      ))}
      {isEmpty && <p className="quiet">{isMyMove(view) ? STRIP.elsewhere : STRIP.nothing}</p>}
    </div>
  )
}

/** Naming from a dossier: its country is ticked, and others of the phase are named along with it. */
function StripNaming({ live, view, book, give, first }: Omit<OrdersProps, 'rolled'> & { readonly first: string | undefined }) {
  const inHand = useInHand()
  const game = useFolded(inHand?.id ?? '', book, live.lines.at(-1)?.sequence ?? 0)
  const { current } = useSituation()
  const menu = live.menus.find(({ offers }) => isNamedTogether(book, offers))
  return menu === undefined ? null : (
    <NamingForm key={`${view.turn} ${first}`} offers={menu.offers} book={book} game={game} known={current} first={first} give={give} />
  )
}

interface SealProps extends Omit<OrdersProps, 'book' | 'rolled'> {
  readonly by: Faction
}

/** The plan on this page, to seal or to keep; or the seal on what was sealed. */
function StripSeal({ live, view, give, by }: SealProps) {
  const { current } = useSituation()
  const own = view.own.find(({ faction }) => faction === by)
  const placements = current.situation.placements[by]
  if (view.sealed.includes(by))
    return (
      <p className="in-game-sealed">
        <span className="seal">{STRIP.sealed}</span>{' '}
        {own !== undefined && <span>{placementsWords(own.placements, PLAY.nothingPlaced)}</span>}
      </p>
    )
  if (own === undefined) return <p className="quiet">{STRIP.notMine}</p>
  if (!live.menus.some((menu) => menu.for === by && menu.allocation !== undefined)) return <p className="quiet">{STRIP.wait}</p>
  return (
    <div className="in-game-orders">
      <p>{sentence(placementsWords(placements, PLAY.nothingPlaced))}.</p>
      <Sealing by={by} placements={placements} points={view.points?.[by] ?? 0} give={give} />
    </div>
  )
}
