import { type RefObject, useId } from 'react'
import { type Obligation, type WarCell, warRoomDoor } from '../../../counsel/index.ts'
import { supportAsked } from '../../../rules/chapters/war/index.ts'
import { isPower, NATION_NAMES } from '../../../rules/core/index.ts'
import { Button, Choice, Tag } from '../../parts/index.ts'
import { isOf, turnToOrders, useInHand } from '../../play/in-hand.ts'
import { outbreakBetween, useSituation } from '../../situation/index.ts'
import { Reads, RuleLabel } from '../../what-if/index.ts'
import { sentence } from '../../wording.ts'
import { Attack, Brings, Obstacles } from './brings.tsx'
import { Keeping, Moment } from './keeping.tsx'
import { readsOfObstacles, readsOfPair } from './war-reads.ts'
import { brpsWords, FACE_LABELS, faceOf, MEETING_OPTIONS, nationTitle, pairName, SUPPORT_OPTIONS } from './words.ts'

/** What Germany says for a country that Russia attacks, and what Russia makes of it. */
function Support({ on }: { readonly on: string }) {
  const { query, adjust } = useSituation()
  const { support = 'not-asked', choice = 'open' } = query.parts
  return (
    <div className="support">
      <Choice
        name="support"
        legend={`Does Germany support ${on}?`}
        value={support}
        options={SUPPORT_OPTIONS}
        choose={(said) => adjust({ parts: { support: said === 'not-asked' ? undefined : said, choice: undefined } })}
      />
      {support === 'yes' && (
        <Choice
          name="choice"
          legend="And Russia?"
          value={choice}
          options={MEETING_OPTIONS}
          choose={(said) => adjust({ parts: { choice: said === 'open' ? undefined : said } })}
        />
      )}
    </div>
  )
}

function Was({ cell }: { readonly cell: WarCell }) {
  const { askBefore } = useSituation()
  const answer = askBefore(warRoomDoor)
  const was = answer.ok ? answer.cells.find(({ by, on }) => by === cell.by && on === cell.on) : undefined
  if (was === undefined || (faceOf(was) === faceOf(cell) && was.price === cell.price)) return null
  return (
    <span className="was">
      it was: {FACE_LABELS[faceOf(was)]}
      {was.allowed && was.price !== null && `, ${brpsWords(was.price)}`}
    </span>
  )
}

const isLevel = (input: ReturnType<typeof readsOfPair>[number]): boolean => input.of === 'level'

interface Props {
  readonly cell: WarCell
  /** What its maker still has to do for it this turn. */
  readonly owed: Obligation | undefined
  readonly head: RefObject<HTMLHeadingElement | null>
  readonly close: () => void
}

/** One cell of the war room, opened: why or why not, the price, what follows, and what would change it. */
export function Declaration({ cell, owed, head, close }: Props) {
  const { current, changeInput } = useSituation()
  const { book, judged } = current
  // What is declared here is only tried; with a game in hand the order lies above.
  const inHand = useInHand()
  const isInGame = inHand !== undefined && isOf(inHand, current)
  const id = useId()
  const face = faceOf(cell)
  const { by, on, means, price } = cell
  const war = outbreakBetween(by, means ?? on)
  // The button goes with the declaration; the focus stays with what came of it.
  const declare = (): void => {
    changeInput(war, { is: 'declared', by, turn: current.situation.turn })
    head.current?.focus()
  }
  const isNew = current.situation.declarations.some((one) => one.by === by && one.on === on && one.turn === current.situation.turn)
  // A level is what one tries first: it stands in sight.
  const further = readsOfPair(book, cell)
  const isAsked = by === 'russia' && means === null && !isPower(on) && supportAsked(book, judged, on) !== undefined
  return (
    <section className="declaration" aria-labelledby={id} data-face={face}>
      <header className="declaration-head">
        <h2 id={id} ref={head} tabIndex={-1}>
          {pairName(cell)}
        </h2>
        <p className="declaration-verdict" role="status">
          <Tag tone={face === 'open' ? 'yes' : face === 'closed' ? 'no' : 'plain'}>{FACE_LABELS[face]}</Tag>
          {price !== null && (face === 'open' || price > 0) && (
            <b className="declaration-price">
              {brpsWords(price)}
              {face === 'closed' && <span className="quiet"> if it might</span>}
            </b>
          )}
          <Was cell={cell} />
        </p>
        {face === 'open' && isInGame && <Button words="Order it in the game" onClick={turnToOrders} />}
        {face === 'open' && (
          <Button look={isInGame ? 'quiet' : 'plain'} words={isInGame ? 'Try it here' : 'Declare it'} onClick={declare} />
        )}
        <Button look="quiet" words="Close" onClick={close} />
      </header>
      <div className="declaration-columns">
        <div className="declaration-answer">
          {means !== null && (
            <p>
              {nationTitle(on)} stands with {NATION_NAMES[means]}: war with the one is war with the other.
            </p>
          )}
          {owed !== undefined && (
            <p>
              <b>{sentence(owed.words)} this turn</b> <RuleLabel cite={owed.cite} />
            </p>
          )}
          {face !== 'war' && cell.obstacles.length > 0 && <Obstacles cell={cell} />}
          {isAsked && face === 'open' && <Support on={NATION_NAMES[on]} />}
          {face === 'open' && <Moment />}
          {face === 'open' && <Brings cell={cell} isAsked={isAsked} />}
          {(face === 'open' || isNew) && <Keeping by={by} on={on} />}
          <Attack by={by} on={on} />
        </div>
        <Reads inputs={[...readsOfObstacles(book, cell), war, ...further.filter(isLevel)]} more={further.filter((one) => !isLevel(one))} />
      </div>
    </section>
  )
}
