import { useEffect, useId, useRef, useState } from 'react'
import { type Turn, turnName } from '../../rules/core/index.ts'
import { delegationsOf, type Seat, seatName } from '../../rules/game/index.ts'
import { Button, Fold, keep, kept, Notice, Picker, tell } from '../parts/index.ts'
import { sentence } from '../wording.ts'
import { type Letter, type Post, toWords } from './letter-news.tsx'
import { useRead } from './reading.ts'
import { useSendingAgain } from './sending-again.ts'
import { isFree, postWords } from './table/post-rules.ts'
import { ask, newKey, type SeatView } from './wire.ts'
import { LETTERS, PLAY } from './words.ts'

interface Note {
  readonly id: string
  readonly turn: Turn
  readonly text: string | null
}

interface Props {
  readonly id: string
  readonly view: SeatView
  readonly post: Post
  /** How much has happened. */
  readonly upTo: number
}

/** So long the letters are in sight before they count as read. */
const READ_AFTER_MS = 1_500

/** Calls once its element has been in sight for a while; not on a page that nobody sees. */
function useInSight(isWanted: boolean, seen: () => void) {
  const element = useRef<HTMLElement>(null)
  const call = useRef(seen)
  call.current = seen
  useEffect(() => {
    if (!isWanted || element.current === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const watcher = new IntersectionObserver(([entry]) => {
      clearTimeout(timer)
      if (entry?.isIntersecting === true && !document.hidden) timer = setTimeout(() => call.current(), READ_AFTER_MS)
    })
    watcher.observe(element.current)
    return () => {
      clearTimeout(timer)
      watcher.disconnect()
    }
  }, [isWanted])
  return element
}

/** So many letters are in sight at first. */
const IN_SIGHT = 3

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** Letters to and from this seat, and a sheet to write one; beside them its private notes. */
export function Letters({ id, view, post, upTo }: Props) {
  const { read, again, unread, markRead } = post
  const list = useInSight(unread.length > 0, markRead)
  const own = view.as.filter((seat) => seat !== 'host')
  const letters = (read?.letters ?? []).toReversed()
  const drop = async (letter: string): Promise<void> => {
    const reply = await ask('DELETE', `/games/${id}/letters/${letter}`)
    if (!reply.ok) tell(reply.problem.detail ?? reply.problem.title)
    again()
  }
  return (
    <section className="panel letters" aria-labelledby="letters" ref={list}>
      <h2 id="letters" tabIndex={-1}>
        {LETTERS.heading}
      </h2>
      <LetterList letters={letters.slice(0, IN_SIGHT)} own={own} drop={drop} />
      {letters.length > IN_SIGHT && (
        <Fold name={PLAY.earlier} count={letters.length - IN_SIGHT}>
          {() => <LetterList letters={letters.slice(IN_SIGHT)} own={own} drop={drop} />}
        </Fold>
      )}
      {read?.letters.length === 0 && <p className="quiet">{LETTERS.none}</p>}
      {read !== undefined && !isFree(read) && <p className="quiet">{postWords(read)}</p>}
      {own.length > 0 && <LetterSheet id={id} view={view} sent={again} />}
      {own[0] !== undefined && <Notes id={id} seat={own[0]} upTo={upTo} />}
    </section>
  )
}

interface Listed {
  readonly letters: readonly Letter[]
  readonly own: readonly Seat[]
  readonly drop: (letter: string) => Promise<void>
}

function LetterList({ letters, own, drop }: Listed) {
  return (
    <ol className="dispatches">
      {letters.map(({ id, from, to, turn, at, subject, text }) => (
        <li key={id} className="dispatch letter">
          <p className="dispatch-when">
            <b>{sentence(seatName(from))}</b> {LETTERS.writesTo} {toWords(to)} · {turnName(turn)} ·{' '}
            <time dateTime={new Date(at).toISOString()}>{DAY.format(at)}</time>
          </p>
          {subject !== undefined && <h3>{subject}</h3>}
          <p className="letter-text">{text ?? LETTERS.deleted}</p>
          {text !== null && own.includes(from) && (
            <Button look="bar" words={LETTERS.dropForAll} unseen={`: ${text}`} onClick={() => void drop(id)} />
          )}
        </li>
      ))}
    </ol>
  )
}

/** Whether somebody else sits on one's side: a letter to nobody but oneself is a note. */
const hasPartners = ({ as, seats }: SeatView): boolean => {
  const sides = delegationsOf(as)
  return (Object.keys(seats) as readonly Seat[]).some(
    (seat) => !as.includes(seat) && delegationsOf([seat]).some((one) => sides.includes(one)),
  )
}

/** A letter that is being written stays in this browser until it is sent. */
function LetterSheet({ id, view, sent }: { readonly id: string; readonly view: SeatView; readonly sent: () => void }) {
  const own = view.as.filter((seat) => seat !== 'host')
  const key = `chancery.letter.${id}.${own.join()}`
  const [text, setText] = useState(() => kept(key) ?? '')
  const [from, setFrom] = useState<Seat | undefined>(own[0])
  const [to, setTo] = useState('table')
  const field = useId()
  const others = (Object.keys(view.seats) as readonly Seat[]).filter((seat) => !view.as.includes(seat))
  const write = (words: string): void => {
    setText(words)
    keep(key, words === '' ? undefined : words)
  }
  const { waiting, isLate, problem, send, stop } = useSendingAgain(`/games/${id}/letters`, `chancery.sending.${id}.${own.join()}`, () => {
    write('')
    tell(LETTERS.sent)
    sent()
  })
  const isWaiting = waiting !== undefined
  return (
    <form
      className="letter-sheet"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '' && !isWaiting) send({ from, to: to === 'table' || to === 'partners' ? to : [to], text })
      }}
    >
      <div className="letter-ends">
        {own.length > 1 && (
          <Picker
            label={LETTERS.from}
            value={from ?? ''}
            options={own.map((seat) => ({ id: seat, words: sentence(seatName(seat)) }))}
            pick={setFrom}
          />
        )}
        <Picker
          label={LETTERS.to}
          value={to}
          options={[
            { id: 'table', words: sentence(LETTERS.toTable) },
            ...(hasPartners(view) ? [{ id: 'partners', words: sentence(LETTERS.toPartners) }] : []),
            ...others.map((seat) => ({ id: seat, words: sentence(seatName(seat)) })),
          ]}
          pick={setTo}
        />
      </div>
      <label className="label" htmlFor={field}>
        {LETTERS.text}
      </label>
      <textarea id={field} rows={2} maxLength={10_000} value={text} readOnly={isWaiting} onChange={(event) => write(event.target.value)} />
      <p className={isWaiting && isLate ? 'letter-waits' : 'unseen'} role="status">
        {isWaiting && isLate && LETTERS.waiting}
      </p>
      {problem !== undefined && (
        <Notice title={problem.detail ?? problem.title} isAlert>
          {null}
        </Notice>
      )}
      <p className="offer-ways">
        <button type="submit" className="button quiet-button" disabled={text.trim() === '' || isWaiting}>
          {LETTERS.send}
        </button>
        {isWaiting && isLate && <Button look="bar" words={LETTERS.stop} onClick={stop} />}
      </p>
    </form>
  )
}

/** Notes to oneself: nobody else is shown them, nor that there are any. */
function Notes({ id, seat, upTo }: { readonly id: string; readonly seat: Seat; readonly upTo: number }) {
  const [read, again] = useRead<{ readonly notes: readonly Note[] }>(`/games/${id}/notes`, upTo)
  const [text, setText] = useState('')
  const field = useId()
  const write = async (): Promise<void> => {
    const reply = await ask('POST', `/games/${id}/notes`, { key: newKey(), seat, text })
    if (!reply.ok) return tell(reply.problem.detail ?? reply.problem.title)
    setText('')
    again()
  }
  return (
    <section className="notes">
      <h3>{LETTERS.notes}</h3>
      <ul className="glance-list">
        {(read?.notes ?? []).map((note) => (
          <li key={note.id} className="chair">
            <span className="letter-text">
              <span className="quiet">{turnName(note.turn)}</span> {note.text}
            </span>
            <Button
              look="quiet"
              words={LETTERS.drop}
              unseen={`: ${note.text ?? ''}`}
              onClick={() => void ask('DELETE', `/games/${id}/notes/${note.id}`).then(again)}
            />
          </li>
        ))}
      </ul>
      <form
        className="typed-line"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') void write()
        }}
      >
        <label className="unseen" htmlFor={field}>
          {LETTERS.note}
        </label>
        <input id={field} value={text} placeholder={LETTERS.note} maxLength={2_000} onChange={(event) => setText(event.target.value)} />
        <button type="submit" className="button quiet-button">
          {LETTERS.keep}
        </button>
      </form>
    </section>
  )
}
