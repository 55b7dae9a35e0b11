import { useId, useState } from 'react'
import { entriesOf, type FactValue, isFaction, isMinor, POWER_NAMES } from '../../../rules/core/index.ts'
import { inputsWords, type Offer, type RollInput, type Rulebook } from '../../../rules/game/index.ts'
import { addressOf } from '../../address.ts'
import type { Study } from '../../pages/dossier/study.ts'
import { Button, Die, Fold } from '../../parts/index.ts'
import { factLabel, type OpenSituation } from '../../situation/index.ts'
import { FactControl } from '../../what-if/index.ts'
import { listed, sentence, signed, typeset, withoutFactNames } from '../../wording.ts'
import type { Give } from '../live-game.ts'
import type { SeatView } from '../wire.ts'
import { PLAY } from '../words.ts'
import { orderWords } from './order-words.ts'
import { knownAsReported, useKnown } from './outlook/known.ts'
import { pagesOf } from './outlook/order-pages.ts'
import { Outlook, type RollAsked, rollParts, studyOf } from './outlook/outlook.tsx'
import { BarredList, Rule } from './reasons.tsx'

/** As many choices as one takes in at a look. */
const AT_A_LOOK = 8

/** What an order brings at once; what the turn goes on to do by itself is folded. */
const BRINGS_AT_A_LOOK = 4

/** Titles of what follows; each thing that does is a line of its own. */
const TITLES: readonly string[] = ['what the war brings', 'wars that are over']

/** What can be said at any time stands aside from what is to be decided. */
const ASIDE: readonly string[] = ['quiet', 'stand', 'take-back']

const isAside = ({ order }: Offer): boolean => ASIDE.includes(order.type) || (order.type === 'pass' && order.knowingly === true)

const keyOf = ({ order }: Offer): string => JSON.stringify(order)

interface Props {
  /** The game, where orders lead to the pages that they are about; nothing on such a page. */
  readonly id?: string
  readonly offers: readonly Offer[]
  readonly book: Rulebook
  readonly give: Give
  /** On the page of the game: the rolls of the phase, which are studied as the dossier does. */
  readonly rolls?: SeatView['rolls']
  readonly upTo?: number
  /** Nothing is asked: what may be ordered all the same is folded. */
  readonly isFolded?: boolean
  /** Where it is the only one, it is opened at once. */
  readonly isPicked?: boolean
}

/** What may be ordered now as plain choices; what may not, greyed, with its reasons. */
export function Offers({ id, offers, book, give, rolls = {}, upTo = 0, isFolded = false, isPicked = false }: Props) {
  const known = useKnown(offers.some(({ order }) => order.type === 'roll') ? id : undefined, upTo)
  const possible = offers.filter(({ refusals }) => refusals.length === 0)
  const open = possible.filter((offer) => !isAside(offer))
  const aside = possible.filter(isAside)
  const closed = offers.filter(({ refusals }) => refusals.length > 0)
  const [only, ...more] = open
  const [chosen, setChosen] = useState(isPicked && only !== undefined && more.length === 0 ? keyOf(only) : undefined)
  const inSight = isFolded ? 0 : AT_A_LOOK
  const choices = (some: readonly Offer[], look = 'offers') => (
    <ul className={look}>
      {some.map((offer) => {
        const key = keyOf(offer)
        return (
          <Choice
            key={key}
            id={id}
            offer={offer}
            book={book}
            asked={rollAskedIn(offer, rolls)}
            known={known}
            isChosen={key === chosen}
            choose={(is) => setChosen(is ? key : undefined)}
            give={give}
          />
        )
      })}
    </ul>
  )
  return (
    <>
      {open.length > 0 && inSight > 0 && choices(open.slice(0, inSight))}
      {open.length > inSight && (
        <Fold name={isFolded ? PLAY.mayStill : PLAY.otherOffers} count={open.length - inSight}>
          {() => choices(open.slice(inSight))}
        </Fold>
      )}
      {aside.length > 0 && choices(aside, 'offers offers-aside')}
      {closed.length > 0 && (
        <Fold name={PLAY.closedOffers} count={closed.length} className="offers-closed">
          {() => <BarredList all={closed.map(({ order, refusals }) => ({ name: orderWords(book, order), refusals }))} />}
        </Fold>
      )}
    </>
  )
}

interface ChoiceProps {
  readonly id: string | undefined
  readonly offer: Offer
  readonly book: Rulebook
  /** The roll that it is about. */
  readonly asked: RollAsked | undefined
  readonly known: OpenSituation | undefined
  readonly isChosen: boolean
  readonly choose: (isChosen: boolean) => void
  readonly give: Give
}

/** One order: pressed, it shows what it costs and brings, and is given when that is confirmed. */
function Choice({ id: game, offer, book, asked, known, isChosen, choose, give }: ChoiceProps) {
  const id = useId()
  const isDue = offer.order.type === 'roll' && offer.refusals.length === 0
  const words = orderWords(book, offer.order)
  const [closer] = pagesOf(offer.order)
  const cost = priceWords(offer)
  const { inputs = [] } = offer
  const [said, setSaid] = useState<InputsProps['said']>({})
  const study = known === undefined || asked === undefined || !isDue ? undefined : studyOf(knownAsReported(known, said), asked)
  const reports = Object.keys(said).length === 0 || !isFaction(offer.order.by) ? undefined : { by: offer.order.by, facts: said }
  const giveAll = async (): Promise<void> => {
    if (reports !== undefined && !(await give({ type: 'report-facts', ...reports }))) return
    setSaid({})
    if (await give(offer.order)) choose(false)
  }
  return (
    <li className={isChosen ? 'offer offer-chosen' : 'offer'} data-order={offer.order.type}>
      <Button
        look="quiet"
        words={
          <>
            {words} {cost !== undefined && <span className="offer-cost">{cost}</span>}
          </>
        }
        aria-expanded={isChosen}
        aria-controls={isChosen ? id : undefined}
        onClick={() => choose(!isChosen)}
      />
      {!isChosen && study !== undefined && <Outlook study={study} />}
      {isChosen && (
        <div id={id} className="offer-brings">
          {study !== undefined && (
            <>
              <Outlook study={study} />
              <Reckoned answer={study.answer} />
            </>
          )}
          {inputs.length > 0 && <RollInputs inputs={inputs} said={said} set={(fact, value) => setSaid({ ...said, [fact]: value })} />}
          <Consequences offer={study === undefined ? offer : beyondReckoning(offer, study.answer)} />
          <p className="offer-ways">
            <Button
              words={offer.order.type !== 'roll' ? PLAY.giveIt : reports === undefined ? PLAY.throwIt : PLAY.reportAndThrow}
              unseen={`: ${words}`}
              onClick={() => void giveAll()}
            />
            <Button look="quiet" words={PLAY.notNow} onClick={() => choose(false)} />
            {game !== undefined && closer !== undefined && (
              <a
                className="button quiet-button"
                href={addressOf(
                  ['think', game, closer.page, ...(closer.page === 'dossier' ? [closer.thing ?? ''] : [])],
                  closer.page === 'dossier' && asked !== undefined ? Object.entries(rollParts(asked)) : [],
                )}
              >
                {PLAY.closer}
              </a>
            )}
          </p>
        </div>
      )}
    </li>
  )
}

interface InputsProps {
  readonly inputs: readonly RollInput[]
  /** Numbers that are about to be reported, other than those that would be used. */
  readonly said: Readonly<Record<string, FactValue>>
  readonly set: (fact: string, value: FactValue) => void
}

/** Numbers that the die is about to read and nobody has reported: each may be set right here, before it falls. */
function RollInputs({ inputs, said, set }: InputsProps) {
  return (
    <section className="roll-inputs">
      <p className="quiet">{PLAY.inputsLead}</p>
      <ul className="checklist">
        {inputs.map(({ fact, value, reported }) => (
          <li key={fact} className={said[fact] === undefined ? 'control' : 'control control-changed'}>
            <p className="control-label">
              {factLabel(fact)} <span className="quiet report-by">{PLAY.inputUsed(value, reported)}</span>
            </p>
            <div className="handle">
              <FactControl
                label={factLabel(fact)}
                input={{ of: 'fact', fact }}
                dates={[]}
                value={said[fact] ?? value}
                set={(next) => set(fact, next as FactValue)}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The roll that an order is about: one that was named with all that was done to it since, or the one that naming would bring. */
function rollAskedIn({ order }: Offer, rolls: SeatView['rolls']): RollAsked | undefined {
  if (order.type === 'name-targets') {
    const [only] = order.nominations
    return only === undefined || !isFaction(order.by) ? undefined : { ...only, by: order.by }
  }
  const target = 'target' in order && isMinor(order.target) ? order.target : undefined
  const pending = target === undefined ? undefined : rolls[target]
  return target === undefined || pending === undefined ? undefined : { target, by: pending.by, pending }
}

type Reckoning = Pick<Study['answer'], 'lines' | 'total'>

/** Every line that is added to the die, and their sum, before it is thrown. */
function Reckoned({ answer: { lines, total } }: { readonly answer: Reckoning }) {
  return (
    <ul className="brings reckoned">
      {lines
        .filter(({ amount }) => amount !== 0)
        .map(({ id, words, amount, cite }) => (
          <li key={id}>
            <b>{signed(amount)}</b> {sentence(typeset(words))} <Rule cite={cite} />
          </li>
        ))}
      <li className="reckoned-total" data-total={total}>
        <b>{signed(total)}</b> {PLAY.toTheDie}
      </li>
    </ul>
  )
}

/** What a roll brings beside what is added to its die. */
const beyondReckoning = (offer: Offer, { lines }: Reckoning): Offer => ({
  ...offer,
  faces: [],
  brings: offer.brings.filter(
    ({ what, amount }) =>
      !lines.some((line) => line.amount === amount && line.words === what) && !inputsWords(offer.inputs ?? []).includes(what),
  ),
})

/** What an order costs in all, if anything. */
export const priceWords = ({ price }: Offer): string | undefined => {
  const brps = entriesOf(price).reduce((sum, [, one]) => sum + one, 0)
  return brps === 0 ? undefined : `${brps} BRPs`
}

/** Whose it is stands before it, unless it says so itself. */
const broughtWords = (what: string, who: string | undefined): string => (who === undefined || what.includes(who) ? what : `${who}: ${what}`)

/** What an order costs and brings, as the rules foresee it. */
export function Consequences({ offer: { price, brings, leaves, faces, open } }: { readonly offer: Offer }) {
  const prices = entriesOf(price).map(([power, brps]) => `${POWER_NAMES[power]} ${brps} BRPs`)
  const listing = (some: Offer['brings']) => (
    <ul className="brings">
      {some.map(({ what, who, amount, cite }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same consequence may come twice, in this order.
        <li key={index}>
          {amount !== undefined && <b>{signed(amount)}</b>} {sentence(withoutFactNames(broughtWords(what, who)))} <Rule cite={cite} />
        </li>
      ))}
    </ul>
  )
  const lines = (some: Offer['brings']) => {
    // What a rule or a number stands behind comes first; the rest is how the turn goes on.
    const ruled = some.filter(({ cite, amount }) => cite !== undefined || amount !== undefined)
    const sorted = [...ruled, ...some.filter((one) => !ruled.includes(one) && !TITLES.includes(one.what))]
    return (
      <>
        {listing(sorted.slice(0, BRINGS_AT_A_LOOK))}
        {sorted.length > BRINGS_AT_A_LOOK && (
          <Fold name={PLAY.andThen} count={sorted.length - BRINGS_AT_A_LOOK}>
            {() => listing(sorted.slice(BRINGS_AT_A_LOOK))}
          </Fold>
        )}
      </>
    )
  }
  return (
    <>
      {prices.length > 0 && <p className="offer-price">{PLAY.price(listed(prices))}</p>}
      {leaves.length > 0 && listing(leaves)}
      {brings.length > 0 && lines(brings)}
      {faces.map(({ die, brings: some }) => (
        <div key={die} className="offer-face">
          <p>
            <Die face={die} /> {PLAY.byDie(die)}
          </p>
          {lines(some)}
        </div>
      ))}
      {open === 'die' && faces.length === 0 && <p className="quiet">{PLAY.decidedByDie}</p>}
      {open === 'secret' && <p className="quiet">{PLAY.decidedBySecret}</p>}
    </>
  )
}
