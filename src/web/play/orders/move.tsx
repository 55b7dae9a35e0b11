import { useEffect, useRef, useState } from 'react'
import { DELEGATION_NAMES, type Delegation, entriesOf, isFaction, type Minor } from '../../../rules/core/index.ts'
import type { Offer, Rulebook } from '../../../rules/game/index.ts'
import { Fold } from '../../parts/index.ts'
import { ended, sentence } from '../../wording.ts'
import { useFolded } from '../folded.ts'
import type { Give, Live, LiveGame } from '../live-game.ts'
import { NextSide } from '../lobby/curtain.tsx'
import { isMyMove, owedBy, waitingWords } from '../stepper.tsx'
import type { SeatMenu, SeatView } from '../wire.ts'
import { NAMING, PLAY } from '../words.ts'
import { Fallen, JustFallen, rolledIn } from './fallen.tsx'
import { AllocationForm } from './forms/allocation-form.tsx'
import { DeclarationForm, isDeclaration } from './forms/declaration-form.tsx'
import { hasNothingToName, isNamedTogether, isNaming, NamingForm } from './forms/naming-form.tsx'
import { isObligation, ObligationForm } from './forms/obligation-form.tsx'
import { placingName } from './forms/placing.ts'
import { ReportForm } from './forms/report-form.tsx'
import { StrikeForm } from './forms/strike-form.tsx'
import { TypedOrder } from './forms/typed-order.tsx'
import { useGiving } from './giving.ts'
import { MapWaits } from './map-waits.tsx'
import { Offers } from './offers.tsx'
import { useKnown } from './outlook/known.ts'
import { isDecision, isOpen, Passing, waysToPass } from './passing.tsx'
import { Refused } from './reasons.tsx'

interface Props {
  readonly game: LiveGame
  readonly live: Live
  readonly view: SeatView
  readonly book: Rulebook
}

/** What is asked of whoever looks, first and biggest; then what they may do, and what not and why. */
export function Move({ game, live, view, book }: Props) {
  // The host's chair says nothing for as long as nothing can be done from it.
  const isByItself = isGivenByNobody(live, view)
  const menus = live.menus
    .map((menu) => (isByItself ? { ...menu, offers: menu.offers.filter(({ order }) => order.type !== 'take-back') } : menu))
    .filter(({ for: who, offers, strike }) => who !== 'host' || live.menus.length === 1 || strike !== undefined || offers.some(isOpen))
  const { give: giveIn, refused, isBusy, rolled } = useGiving(game, book)
  const heading = useRef<HTMLHeadingElement>(null)
  // What was pressed is gone, and what comes next begins above it; a die is turned to by itself.
  const give: Give = async (order) => {
    const isGiven = await giveIn(order)
    const shown = heading.current
    if (!isGiven || shown === null || 'text' in order || order.type === 'roll') return isGiven
    if (document.activeElement === document.body) shown.focus({ preventScroll: true })
    if (shown.getBoundingClientRect().top < 0) shown.scrollIntoView({ block: 'start' })
    return isGiven
  }
  if (view.ending !== null) return null
  const isMine = isMyMove(view)
  const pending = rolled === undefined ? undefined : view.rolls[rolled]
  const isDone = rolled !== undefined && !isBusy && refused === undefined && (pending === undefined || pending.outcome !== null)
  const fallen = isDone ? rolledIn(live, rolled) : undefined
  return (
    <section className={isMine ? 'move move-mine' : 'move'} aria-labelledby="move" aria-busy={isBusy}>
      <h2 id="move" className={isMine ? 'label' : 'move-waits'} ref={heading} tabIndex={-1}>
        {isMine ? PLAY.yourMove : view.toMove.length === 0 ? PLAY.nobodyMoves : PLAY.waiting(waitingWords(view))}
      </h2>
      {!isMine && <NextSide id={game.id} view={view} />}
      {askedOf(view, live.menus).map(({ who, words }) => (
        <p key={`${who} ${words}`} className="move-asked">
          {who !== undefined && <span className="quiet">{sentence(DELEGATION_NAMES[who])}: </span>}
          <Asked words={words} />
        </p>
      ))}
      {view.agreement !== undefined && <NewerRules agreement={view.agreement} />}
      {isMine && <MapWaits view={view} />}
      {refused !== undefined && <Refused problem={refused} />}
      {fallen !== undefined && <JustFallen rolled={fallen} book={book} standings={view.standings} />}
      {menus.map((menu) => (
        <MenuOf
          key={menu.for}
          id={game.id}
          menu={menu}
          live={live}
          view={view}
          book={book}
          give={give}
          rolled={rolled}
          hasOthers={menus.length > 1}
          isMine={isMine}
        />
      ))}
      {menus.length > 0 && <TypedOrder give={give} />}
    </section>
  )
}

/** What going on by newer rules would mean, before anybody agrees to it. */
function NewerRules({ agreement: { changes, agreed, open, from, to } }: { readonly agreement: NonNullable<SeatView['agreement']> }) {
  const named = (some: typeof open): string => some.map((one) => DELEGATION_NAMES[one]).join(', ')
  return (
    <div className="move-rules">
      <p>{PLAY.rulesAhead(from, to)}</p>
      {changes.length === 0 ? (
        <p>{PLAY.rulesNothing}</p>
      ) : (
        <>
          <p>{PLAY.rulesChange}</p>
          <ul>
            {changes.map((words) => (
              <li key={words}>{sentence(words)}</li>
            ))}
          </ul>
        </>
      )}
      <p className="quiet">{PLAY.rulesAgreed(named(agreed), named(open))}</p>
    </div>
  )
}

/** All that is asked of whoever looks: by the stage, of each delegation where there are several, and by what is under way. */
const askedOf = (
  view: SeatView,
  menus: readonly SeatMenu[],
): readonly { readonly who: Delegation | undefined; readonly words: string }[] => [
  ...view.asked.map(({ for: who, words }) => ({
    who: view.asked.length > 1 ? who : undefined,
    words: isNamingNothing(menus.find((menu) => menu.for === who)) ? NAMING.nothing : words,
  })),
  ...owedBy(view).map(({ words }) => ({ who: undefined, words })),
]

/** Nothing can be named, and nothing else is to be decided: what the stage asks is not asked here. */
const isNamingNothing = (menu: SeatMenu | undefined): boolean =>
  menu !== undefined && hasNothingToName(menu.offers) && !menu.offers.some((offer) => isDecision(offer) && !isNaming(offer))

/** What is asked, and smaller what belongs to it. */
function Asked({ words }: { readonly words: string }) {
  const [first = '', ...rest] = words.split('; ')
  if (rest.length === 0) return <>{sentence(first)}.</>
  return (
    <>
      {ended(sentence(first))} <small>{sentence(rest.join('; '))}.</small>
    </>
  )
}

interface MenuProps {
  readonly id: string
  readonly menu: SeatMenu
  readonly live: Live
  readonly view: SeatView
  readonly book: Rulebook
  readonly give: Give
  /** The country that a die was just thrown for from here. */
  readonly rolled: Minor | undefined
  readonly hasOthers: boolean
  /** Whether anything is asked of whoever looks. */
  readonly isMine: boolean
}

function MenuOf({ id, menu, live, view, book, give, rolled: fresh, hasOthers, isMine }: MenuProps) {
  const { for: who, allocation, mayReport } = menu
  const waiting = entriesOf(view.rolls).filter(([target, { rolled, outcome }]) => {
    const taking = menu.offers.filter(({ order }) => order.type === 'take-result' && order.target === target)
    const isOurs = taking.some(({ refusals }) => refusals.length === 0)
    return rolled !== null && outcome === null && (isOurs || (taking.length > 0 && !hasOthers))
  })
  const passing = waysToPass(menu.offers)
  const [pass] = passing
  // Where the map alone is asked about, that nothing changed there is the way to pass.
  const isAsked = allocation === undefined && view.asked.some((one) => one.for === who)
  const isMapStage =
    mayReport && (book.sequence ?? []).find(({ id: one }) => one === view.stage?.id)?.orders.includes('report-facts') !== false
  const isOfMap = isAsked && isMapStage && menu.strike === undefined && !menu.offers.some((offer) => offer !== pass && isDecision(offer))
  const ways = isOfMap ? [] : passing
  const others = menu.offers.filter((offer) => offer.order.type !== 'take-result' && offer !== pass && !ways.includes(offer))
  const own = view.own.find(({ faction }) => faction === who)
  const upTo = live.lines.at(-1)?.sequence ?? 0
  const isNamingHere = isNamedTogether(book, menu.offers)
  const isLastWord = !menu.offers.some((offer) => offer !== pass && isDecision(offer))
  const giveAndEnd = useGiveAndEnd(give, `${view.turn} ${view.stage?.id}`, isLastWord ? pass : undefined)
  const isDeclaring = isMine && others.some(isDeclaration)
  // That the host may push the game on is no news: it stands ready under his name.
  if (who === 'host' && hasOthers && menu.strike === undefined && !menu.offers.some(isHostsTurn))
    return (
      <Fold name={sentence(PLAY.theHost)} className="menu-of">
        {() => <Offers id={id} offers={menu.offers} book={book} give={give} upTo={upTo} />}
      </Fold>
    )
  return (
    <div className="menu-of" data-for={who}>
      {hasOthers && <h3>{who === 'host' ? sentence(PLAY.theHost) : sentence(DELEGATION_NAMES[who])}</h3>}
      {ways.length > 0 && (
        <Passing ways={ways} stage={`${view.turn} ${view.stage?.id}`} hasOthers={others.some(isDecision)} book={book} give={give} />
      )}
      {allocation !== undefined && own !== undefined && who !== 'host' && isFaction(who) && (
        <AllocationForm id={id} name={placingName(id, view.turn)} by={who} limits={allocation} draft={own.draft} give={give} />
      )}
      {waiting.map(([target, roll]) => (
        <Fallen
          key={target}
          id={id}
          target={target}
          roll={roll}
          live={live}
          offers={menu.offers}
          book={book}
          give={give}
          isFresh={target === fresh}
        />
      ))}
      {isNamingHere && (
        <Naming
          id={id}
          offers={menu.offers}
          book={book}
          upTo={upTo}
          give={give}
          giveAndEnd={isNamingNothing(menu) ? giveAndEnd : undefined}
        />
      )}
      {others.some(isObligation) && <ObligationForm offers={others} give={give} />}
      {isDeclaring && <DeclarationForm id={id} upTo={upTo} bots={view.bots} offers={others} book={book} give={give} />}
      <Offers
        id={id}
        offers={others.filter(
          (offer) =>
            !(isNamingHere && offer.order.type === 'name-targets') &&
            !isObligation(offer) &&
            !(isDeclaring && isDeclaration(offer)) &&
            !isLateForSeal(book, view, offer),
        )}
        book={book}
        give={give}
        rolls={view.rolls}
        upTo={upTo}
        isFolded={!isMine}
      />
      {menu.strike !== undefined && <StrikeForm step={menu.strike} give={give} />}
      {mayReport && who !== 'host' && (
        <ReportForm
          key={`${view.stage?.id} ${isMine}`}
          isAsked={isAsked && isMapStage && view.bots?.reportsMap !== true}
          id={id}
          by={who}
          book={book}
          upTo={upTo}
          give={give}
          pass={isOfMap ? pass?.order : undefined}
        />
      )}
    </div>
  )
}

/** Gives an order and, where the same stage then leaves nothing but to pass, passes: one press for what decides nothing. */
function useGiveAndEnd(give: Give, stage: string, pass: Offer | undefined): Give {
  const [ending, setEnding] = useState<string>()
  useEffect(() => {
    if (ending === undefined || (ending === stage && pass === undefined)) return
    setEnding(undefined)
    if (ending === stage && pass !== undefined) void give(pass.order)
  }, [ending, stage, pass, give])
  return async (order) => {
    const isGiven = await give(order)
    setEnding(isGiven ? stage : undefined)
    return isGiven
  }
}

const isHostsTurn = (offer: Offer): boolean => isOpen(offer) && !(offer.order.type === 'advance' && offer.order.knowingly === true)

/** The last order from these seats came of itself: whoever would take it back would only see it come again. */
const isGivenByNobody = ({ lines }: Live, { as, bots }: SeatView): boolean =>
  bots !== undefined &&
  lines.findLast((line) => line.type === 'order' && line.as?.every((seat) => as.includes(seat)))?.because !== undefined

/** The seal is taken back in its own stage: once the game has moved on it stands, though the last to seal could still unsay it in words. */
const isLateForSeal = ({ sequence = [] }: Rulebook, { stage }: SeatView, { order }: Offer): boolean =>
  order.type === 'take-back' &&
  order.kind === 'seal-allocation' &&
  sequence.find(({ id }) => id === stage?.id)?.orders.includes('seal-allocation') !== true

/** The countries of the phase, with the game as this seat knows it at hand. */
function Naming({
  id,
  upTo,
  ...naming
}: Omit<Parameters<typeof NamingForm>[0], 'game' | 'known'> & { readonly id: string; readonly upTo: number }) {
  const game = useFolded(id, naming.book, upTo)
  return <NamingForm {...naming} game={game} known={useKnown(id, upTo)} />
}
