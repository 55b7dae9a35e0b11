import { useEffect, useState } from 'react'
import { fetchEditions, openBook } from '../../editions/index.ts'
import { turnName } from '../../rules/core/index.ts'
import type { Rulebook } from '../../rules/game/index.ts'
import { addressOf } from '../address.ts'
import type { Opened, Opener } from '../page.ts'
import { Empty, Notice, PageHead, Panel } from '../parts/index.ts'
import { sentence } from '../wording.ts'
import { Chairs } from './chairs.tsx'
import { Clock } from './clock.tsx'
import { Dispatches } from './dispatches.tsx'
import { Glance } from './glance.tsx'
import { Letters } from './letters.tsx'
import { type Live, LiveGame } from './live-game.ts'
import { Move } from './move.tsx'
import { Stepper } from './stepper.tsx'
import { Thinking } from './thinking.tsx'
import type { SeatView } from './wire.ts'
import { CHRONICLE, PLAY } from './words.ts'
import './play.css'

export const openGame: Opener = ({ path: [, id = ''] }): Opened =>
  id === ''
    ? { ok: false, refusals: [{ code: 'no-game', words: PLAY.noGame, data: {} }] }
    : { ok: true, title: PLAY.gameTitle, place: 'game', page: <GamePage key={id} id={id} /> }

/** The book that a game is played by, once it is here. */
function useBook(view: SeatView | undefined): Rulebook | undefined {
  const [book, setBook] = useState<Rulebook>()
  const edition = view?.book.id
  useEffect(() => {
    if (edition === undefined) return
    let isWanted = true
    void fetchEditions(edition, 'whole').then(() => isWanted && setBook(openBook(edition)))
    return () => {
      isWanted = false
    }
  }, [edition])
  return book
}

function GamePage({ id }: { readonly id: string }) {
  const [game] = useState(() => new LiveGame(id))
  const live = game.use()
  const book = useBook(live.view)
  useEffect(() => game.follow(), [game])
  const { view, problem } = live
  useEffect(() => {
    if (view !== undefined) document.title = `${view.asked.length > 0 ? `${PLAY.yourMove}: ` : ''}${view.title}`
  }, [view])

  if (view === undefined) return problem === undefined ? <p className="waiting">{PLAY.opening}</p> : <Closed problem={problem} />
  const upTo = live.lines.at(-1)?.sequence ?? 0
  return (
    <div className="game">
      <GameHead id={id} live={live} view={view} book={book} />
      {book !== undefined && <Move game={game} live={live} view={view} book={book} />}
      <Panel heading={PLAY.dispatches} className="game-news">
        <Dispatches lines={live.lines} book={book} names={view.seats} />
        <p>
          <a href={addressOf(['chronicle', id])}>{CHRONICLE.open}</a>
        </p>
      </Panel>
      <Letters id={id} view={view} upTo={upTo} />
      <div className="glance">
        <Thinking id={id} />
        <Glance view={view} />
        <Chairs id={id} upTo={upTo} />
      </div>
    </div>
  )
}

function Closed({ problem }: { readonly problem: NonNullable<Live['problem']> }) {
  return (
    <Notice title={problem.status === 0 ? problem.title : PLAY.closed} isPage>
      <p>{problem.detail ?? problem.title}</p>
      <p className="notice-ways">
        <a className="button" href={addressOf(['games'])}>
          {PLAY.toLobby}
        </a>
      </p>
    </Notice>
  )
}

interface HeadProps {
  readonly id: string
  readonly live: Live
  readonly view: SeatView
  readonly book: Rulebook | undefined
}

function GameHead({ id, live, view, book }: HeadProps) {
  return (
    <div className="game-head">
      <PageHead label={`${view.title} · ${view.book.title}`} heading={turnName(view.turn)} />
      {view.ending === null ? (
        <Stepper view={view} book={book} />
      ) : (
        <Empty title={PLAY.over}>
          <p>{sentence(PLAY.overHow)}</p>
        </Empty>
      )}
      <Clock id={id} view={view} />
      {live.line === 'lost' && (
        <p className="game-line" role="status">
          {PLAY.lineLost}
        </p>
      )}
    </div>
  )
}
