import { Fragment, useEffect, useState } from 'react'
import { entriesOf } from '../../rules/core/index.ts'
import { type Event, type Rulebook, type Seat, seatName, tell } from '../../rules/game/index.ts'
import { Fold, keep, kept } from '../parts/index.ts'
import { listed, sentence, signed, typeset, withoutFactNames } from '../wording.ts'
import { type Names, seatingWords, withArrivalsTogether } from './arrivals.ts'
import { beginningOf, type Letter, toWords } from './letter-news.tsx'
import { isOwnOrder } from './news/meanwhile-news.ts'
import { FallenDie } from './orders/fallen.tsx'
import { Rule } from './orders/reasons.tsx'
import type { SeenLine } from './wire.ts'
import { LETTERS, PLAY } from './words.ts'

/** So many are in sight at first. */
const IN_SIGHT = 12

/** Links are the host’s business, and stand at his table. */
const HOUSEKEEPING: readonly string[] = ['link-made', 'link-revoked']

/** So long news stands on a page that somebody looks at before it is old. */
const OLD_AFTER_MS = 20_000

/** The last line that somebody has seen: what came after it is new to them until they have had it before their eyes, or have given an order. */
export function useSeen(name: string, lines: readonly SeenLine[], own: readonly Seat[]): number {
  const key = `chancery.seen.${name}`
  const upTo = lines.at(-1)?.sequence ?? 0
  const [seen, setSeen] = useState(() => Number(kept(key) ?? upTo))
  const answered = lines.findLast((line) => isOwnOrder(line, own))?.sequence ?? 0
  useEffect(() => {
    if (upTo <= seen) return
    const see = (last: number): void => {
      keep(key, String(last))
      setSeen(last)
    }
    if (answered > seen) return see(answered)
    const timer = setTimeout(() => document.hidden || see(upTo), OLD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [key, upTo, seen, answered])
  return Math.max(seen, answered)
}

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** What happened, the newest first; each unfolds into the numbers behind it. */
interface DispatchesProps {
  /** The last that was seen when the page was opened: what came since is marked. */
  readonly seen: number
  readonly lines: readonly SeenLine[]
  readonly book: Rulebook | undefined
  /** Of those who sit or sat, by tenure; a name that was deleted is nobody's. */
  readonly names: Names
  /** What the letters say that this seat may read. */
  readonly letters?: readonly Letter[] | undefined
}

export function Dispatches({ lines, ...how }: DispatchesProps) {
  const withdrawn = new Set(lines.map(({ takesBack }) => takesBack))
  const told = withArrivalsTogether(lines.filter(({ type }) => !HOUSEKEEPING.includes(type))).toReversed()
  if (told.length === 0) return <p className="quiet">{PLAY.noDispatches}</p>
  return (
    <>
      <ol className="dispatches">
        {told.slice(0, IN_SIGHT).map((line) => (
          <Dispatch key={line.sequence} line={line} isWithdrawn={withdrawn.has(line.sequence)} {...how} />
        ))}
      </ol>
      {told.length > IN_SIGHT && (
        <Fold name={PLAY.earlier} count={told.length - IN_SIGHT}>
          {() => (
            <ol className="dispatches">
              {told.slice(IN_SIGHT).map((line) => (
                <Dispatch key={line.sequence} line={line} isWithdrawn={withdrawn.has(line.sequence)} {...how} />
              ))}
            </ol>
          )}
        </Fold>
      )}
    </>
  )
}

interface DispatchProps extends Omit<DispatchesProps, 'lines'> {
  readonly line: SeenLine
  readonly isWithdrawn: boolean
}

function Dispatch({ seen, line, isWithdrawn, book, names, letters = [] }: DispatchProps) {
  const { events = [], told = [], because, at, as } = line
  const isNew = line.sequence > seen && !isWithdrawn
  const letter = line.type === 'letter-sent' ? letters.find(({ id }) => id === line['id']) : undefined
  const words = worthTelling(events).map((index) => ({ index, event: events[index], words: told[index] ?? events[index]?.type ?? '' }))
  return (
    <li className={isNew ? 'dispatch dispatch-new' : 'dispatch'} data-sequence={line.sequence}>
      <p className="dispatch-when">
        {isNew && <b className="dispatch-mark">{PLAY.fresh} · </b>}
        {isWithdrawn && <b>{PLAY.withdrawn} · </b>}
        <time dateTime={new Date(at).toISOString()}>{DAY.format(at)}</time>
        {as !== undefined && <span> · {sentence(listed(as.map(seatName)))}</span>}
        {because !== undefined && <span> · {because}</span>}
      </p>
      {letter !== undefined && <LetterTold letter={letter} />}
      {letter === undefined && events.length === 0 && <p>{sentence(seatingWords(line, names))}</p>}
      {events.length > 0 &&
        words.map(({ index, event, words: said }) =>
          event === undefined ? null : isWithdrawn ? (
            <p key={index}>
              <del>{sentence(said)}</del>
            </p>
          ) : (
            <Told key={index} event={event} words={said} book={book} />
          ),
        )}
    </li>
  )
}

/** A letter in the log, for those who may read it. */
const LetterTold = ({ letter }: { readonly letter: Letter }) => (
  <p>
    <b>{sentence(seatName(letter.from))}</b> {LETTERS.writesTo} {toWords(letter.to)}: {beginningOf(letter)}
  </p>
)

/** What an order did; of what the turn then did by itself, only where it came to. */
function worthTelling(events: readonly Event[]): readonly number[] {
  const last = events.length - 1
  const told = events.flatMap(({ type }, index) => (type === 'passed' || (type === 'stage-entered' && index < last) ? [] : [index]))
  // Where nothing but passes came of it, the first is the order's own; those after it came of themselves.
  return told.length === 0 ? [0] : told
}

interface ToldProps {
  readonly event: Event
  readonly words: string
  readonly book: Rulebook | undefined
}

type Moved = Extract<Event, { type: 'tension-moved' }>

const withoutReached = (event: Moved): Moved => ({
  ...event,
  tracks: Object.fromEntries(entriesOf(event.tracks).map(([track, { reached: _reached, ...move }]) => [track, move])),
})

/** What is news by its notes alone: where the points lie. */
const NEWS: readonly string[] = ['points-revealed']

/** One thing that happened, with its rule, its notes and its sums. */
export function Told({ event, words, book }: ToldProps) {
  if (book === undefined) return <p>{sentence(words)}</p>
  const { cites, notes, accounts } = tell(book, event)
  const below = [...notes.map(({ cite }) => cite), ...accounts.flatMap(({ lines }) => lines.map(({ cite }) => cite))]
  // What the lines cite need not be said twice.
  const own = cites.filter(({ rule }) => !below.some((one) => one?.rule === rule))
  const rules = own.map((cite) => (
    <Fragment key={cite.rule}>
      <Rule cite={cite} />{' '}
    </Fragment>
  ))
  if (event.type === 'rolled')
    return (
      <Fold name={sentence(words)} className="dispatch-fold">
        {() => <FallenDie rolled={event} book={book} />}
      </Fold>
    )
  // A level that opens something is news of its own, not a number behind some.
  if (event.type === 'tension-moved' && notes.length > 0)
    return (
      <>
        <Told event={withoutReached(event)} words={words} book={book} />
        <ul className="dispatch-notes">
          {notes.map(({ words: note, cite }) => (
            <li key={note}>
              <b>{sentence(note)}</b> <Rule cite={cite} />
            </li>
          ))}
        </ul>
      </>
    )
  const counted = accounts
    .map(({ lines, ...account }) => ({ ...account, lines: lines.filter(({ amount }) => amount !== 0) }))
    .filter(({ lines }) => lines.length > 0)
  if (notes.length + counted.length === 0)
    return (
      <p>
        {sentence(words)} {rules}
      </p>
    )
  return (
    <Fold name={sentence(words)} className="dispatch-fold" isOpenAtFirst={NEWS.includes(event.type)}>
      {rules.length > 0 && <p className="quiet">{rules}</p>}
      {notes.length > 0 && (
        <ul className="dispatch-notes">
          {notes.map(({ words: note, cite }) => (
            <li key={note}>
              {sentence(withoutFactNames(note))} <Rule cite={cite} />
            </li>
          ))}
        </ul>
      )}
      {counted.map(({ words: whose, lines }) => (
        <Fragment key={whose}>
          {counted.length > 1 && <p className="dispatch-account">{sentence(whose)}</p>}
          <ul className="dispatch-notes">
            {lines.map(({ id, words: said, amount, cite }) => (
              <li key={`${id} ${said}`} className="dispatch-sum">
                <b>{signed(amount)}</b> {typeset(said)} <Rule cite={cite} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </Fold>
  )
}
