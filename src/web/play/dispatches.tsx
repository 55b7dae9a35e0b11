import { type Event, type Rulebook, type Seat, seatName, tell } from '../../rules/game/index.ts'
import { Fold } from '../parts/index.ts'
import { listed, sentence, signed, typeset } from '../wording.ts'
import { Rule } from './reasons.tsx'
import type { SeatView, SeenLine } from './wire.ts'
import { PLAY } from './words.ts'

/** So many are in sight at first. */
const IN_SIGHT = 12

/** Links are the host’s business, and stand at his table. */
const HOUSEKEEPING: readonly string[] = ['link-made', 'link-revoked']

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** What happened, the newest first; each unfolds into the numbers behind it. */
interface DispatchesProps {
  readonly lines: readonly SeenLine[]
  readonly book: Rulebook | undefined
  readonly names: SeatView['seats']
}

export function Dispatches({ lines, book, names }: DispatchesProps) {
  const told = lines.filter(({ type }) => !HOUSEKEEPING.includes(type)).toReversed()
  if (told.length === 0) return <p className="quiet">{PLAY.noDispatches}</p>
  return (
    <>
      <ol className="dispatches">
        {told.slice(0, IN_SIGHT).map((line) => (
          <Dispatch key={line.sequence} line={line} book={book} names={names} />
        ))}
      </ol>
      {told.length > IN_SIGHT && (
        <Fold name={PLAY.earlier} count={told.length - IN_SIGHT}>
          {() => (
            <ol className="dispatches">
              {told.slice(IN_SIGHT).map((line) => (
                <Dispatch key={line.sequence} line={line} book={book} names={names} />
              ))}
            </ol>
          )}
        </Fold>
      )}
    </>
  )
}

const seatsOf = (seats: readonly Seat[]): string => listed(seats.map(seatName))

function Dispatch({ line, book, names }: Omit<DispatchesProps, 'lines'> & { readonly line: SeenLine }) {
  const { events = [], told = [], because, at, as } = line
  return (
    <li className="dispatch" data-sequence={line.sequence}>
      <p className="dispatch-when">
        <time dateTime={new Date(at).toISOString()}>{DAY.format(at)}</time>
        {as !== undefined && <span> · {sentence(seatsOf(as))}</span>}
        {because !== undefined && <span> · {because}</span>}
      </p>
      {events.length === 0 ? (
        <p>{sentence(lineWords(line, names))}</p>
      ) : (
        events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened never changes places.
          <Told key={index} event={event} words={told[index] ?? event.type} book={book} />
        ))
      )}
    </li>
  )
}

/** What is not an order: who came and went, and how time runs. */
function lineWords({ type, seats = [] }: SeenLine, names: SeatView['seats']): string {
  const who = seatsOf(seats)
  const person = seats.map((seat) => names[seat]).find((name) => name !== undefined) ?? PLAY.somebody
  switch (type) {
    case 'tenure-begun':
      return `${person} sits down as ${who}`
    case 'tenure-ended':
      return `${who}: the seat is given up`
    default:
      return type.replaceAll('-', ' ')
  }
}

interface ToldProps {
  readonly event: Event
  readonly words: string
  readonly book: Rulebook | undefined
}

/** One thing that happened, with its rule, its notes and its sums. */
export function Told({ event, words, book }: ToldProps) {
  if (book === undefined) return <p>{sentence(words)}</p>
  const { cites, notes, accounts } = tell(book, event)
  const rules = cites.map((cite) => <Rule key={cite.rule} cite={cite} />)
  const lines = accounts.flatMap((account) => account.lines.filter(({ amount }) => amount !== 0))
  if (notes.length + lines.length === 0)
    return (
      <p>
        {sentence(words)} {rules}
      </p>
    )
  return (
    <Fold name={sentence(words)} className="dispatch-fold">
      {rules.length > 0 && <p className="quiet">{rules}</p>}
      <ul className="dispatch-notes">
        {notes.map(({ words: note, cite }) => (
          <li key={note}>
            {sentence(note)} <Rule cite={cite} />
          </li>
        ))}
        {lines.map(({ id, words: said, amount, cite }) => (
          <li key={`${id} ${said}`} className="dispatch-sum">
            <b>{signed(amount)}</b> {typeset(said)} <Rule cite={cite} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}
