import { type RefObject, useId } from 'react'
import { mayDoor, type WarCell, warRoomDoor } from '../../counsel/index.ts'
import { isPower, NATION_NAMES, supportAsked } from '../../rules/index.ts'
import { Choice } from '../parts/choice.tsx'
import { Tag } from '../parts/tag.tsx'
import { useSheet } from '../situation/use-sheet.ts'
import { Consequences } from '../what-if/consequences.tsx'
import { Reads } from '../what-if/reads.tsx'
import { Refusals } from '../what-if/refusals.tsx'
import { Obstacles } from './obstacles.tsx'
import { readsOfObstacles, readsOfPair } from './war-reads.ts'
import { bareName, brpsWords, FACE_LABELS, faceOf, MEETING_OPTIONS, pairName, SUPPORT_OPTIONS } from './words.ts'

/** What Germany says for a country that Russia attacks, and what Russia makes of it. */
function Support({ on }: { readonly on: string }) {
  const { asked, adjust } = useSheet()
  const { support = 'not-asked', choice = 'open' } = asked.parts
  return (
    <div className="support">
      <Choice
        name="support"
        legend={`Does Germany support ${on}?`}
        value={support as 'yes'}
        options={SUPPORT_OPTIONS}
        choose={(said) => adjust({ parts: { support: said === 'not-asked' ? undefined : said, choice: undefined } })}
      />
      {support === 'yes' && (
        <Choice
          name="choice"
          legend="And Russia?"
          value={choice as 'declare'}
          options={MEETING_OPTIONS}
          choose={(said) => adjust({ parts: { choice: said === 'open' ? undefined : said } })}
        />
      )}
    </div>
  )
}

/** Whether forces may go there as things stand, declared or not. */
function Attack({ by, on }: Pick<WarCell, 'by' | 'on'>) {
  const { ask } = useSheet()
  const answer = ask(mayDoor, { question: 'attack', by, on })
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  return (
    <section className="attack">
      <h3>
        May its forces attack or enter as things stand? <Tag tone={answer.allowed ? 'yes' : 'no'}>{answer.allowed ? 'yes' : 'no'}</Tag>
      </h3>
      {answer.allowed ? <Consequences consequences={answer.consequences} /> : <Refusals refusals={answer.refusals} />}
    </section>
  )
}

function Was({ cell }: { readonly cell: WarCell }) {
  const { askBefore } = useSheet()
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

/** What a declaration costs and brings, once nothing stands against it. */
function Brings({ cell, isAsked }: { readonly cell: WarCell; readonly isAsked: boolean }) {
  const { ask, asked } = useSheet()
  const { support, choice } = asked.parts
  const answer = ask(mayDoor, {
    question: 'declare',
    by: cell.by,
    on: cell.on,
    ...(isAsked && support !== undefined ? { support } : {}),
    ...(isAsked && choice !== undefined ? { choice } : {}),
  })
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  if (!answer.allowed) return <Refusals refusals={answer.refusals} />
  return (
    <section>
      <h3>What it costs and brings</h3>
      <Consequences consequences={answer.consequences} />
    </section>
  )
}

interface Props {
  readonly cell: WarCell
  readonly head: RefObject<HTMLHeadingElement | null>
  readonly close: () => void
}

/** One cell of the war room, opened: why or why not, the price, what follows, and what would change it. */
export function Declaration({ cell, head, close }: Props) {
  const { book, judged } = useSheet().sheet
  const id = useId()
  const face = faceOf(cell)
  const { by, on, means, price } = cell
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
        <button type="button" className="button quiet-button" onClick={close}>
          Close
        </button>
      </header>
      <div className="declaration-columns">
        <div className="declaration-answer">
          {means !== null && (
            <p>
              {bareName(on)} stands with {NATION_NAMES[means]}: war with the one is war with the other.
            </p>
          )}
          {cell.obstacles.length > 0 && <Obstacles cell={cell} />}
          {isAsked && face === 'open' && <Support on={NATION_NAMES[on]} />}
          {face === 'open' && <Brings cell={cell} isAsked={isAsked} />}
          <Attack by={by} on={on} />
        </div>
        <Reads inputs={[...readsOfObstacles(book, cell), { of: 'war', one: by, other: on }]} more={readsOfPair(book, cell)} />
      </div>
    </section>
  )
}
