import { useEffect } from 'react'
import { DELEGATION_NAMES, isMinor, turnName } from '../../rules/core/index.ts'
import { delegationsOf, type Rulebook, seatName } from '../../rules/game/index.ts'
import { addressOf } from '../address.ts'
import type { Opened, Opener } from '../page.ts'
import { Fold, keep, Notice, PageHead, Panel, PaperHead } from '../parts/index.ts'
import { listed } from '../wording.ts'
import { useBook } from './book.ts'
import { Called, Title } from './called.tsx'
import { Counsel } from './counsel.tsx'
import { Dispatches, useSeen } from './dispatches.tsx'
import { useFolded } from './folded.ts'
import { GameMap } from './game-map.tsx'
import { Glance } from './glance.tsx'
import { LetterNews, turnToLetters, useLetterToasts, usePost } from './letter-news.tsx'
import { Letters } from './letters.tsx'
import { type Live, type LiveGame, useLiveGame } from './live-game.ts'
import { Curtain, SideBar } from './lobby/curtain.tsx'
import { hotSeatOf, lastSide, lookAs, useSide } from './lobby/hot-seat.ts'
import { Ending } from './news/ending.tsx'
import { Meanwhile } from './news/meanwhile.tsx'
import { Move } from './orders/move.tsx'
import { Thinking } from './orders/outlook/thinking.tsx'
import { PLAYED } from './played.ts'
import { isMyMove, Stepper } from './stepper.tsx'
import { Chairs } from './table/chairs.tsx'
import { Clock } from './table/clock.tsx'
import { Vacancies } from './table/taking.tsx'
import { HOST, TABLE } from './table/words.ts'
import { WarPast } from './war-past.tsx'
import { isSecret, type SeatView } from './wire.ts'
import { CHRONICLE, GAME_MAP, PLAY } from './words.ts'
import { YearPast } from './year-past.tsx'
import './play.css'
import './news/news.css'

export const openGame: Opener = ({ path: [, id = ''] }): Opened =>
  id === ''
    ? { ok: false, refusals: [{ code: 'no-game', words: PLAY.noGame, data: {} }] }
    : { ok: true, title: PLAY.gameTitle, place: 'game', page: <GamePage key={id} id={id} /> }

function GamePage({ id }: { readonly id: string }) {
  const [game, live] = useLiveGame(id)
  const book = useBook(live.view)
  const hotSeat = hotSeatOf(id)
  const side = useSide(id)
  const { view, problem } = live
  useEffect(() => {
    if (view !== undefined) keep(PLAYED, 'yes')
  }, [view])
  // Who plays every side goes on where they were; only what the host is asked comes first.
  const resumed = hotSeat !== undefined && side === undefined && view !== undefined && !isMyMove(view) ? lastSide(id) : undefined
  useEffect(() => {
    if (resumed !== undefined) lookAs(id, resumed)
  }, [id, resumed])

  if (resumed !== undefined) return <p className="waiting">{PLAY.opening}</p>
  if (view === undefined) return problem === undefined ? <p className="waiting">{PLAY.opening}</p> : <Closed problem={problem} />
  if (hotSeat !== undefined && side === undefined)
    return (
      <div className="lobby">
        <Curtain id={id} view={view} hotSeat={hotSeat} />
        {book !== undefined && isMyMove(view) && <Move game={game} live={live} view={view} book={book} />}
        <Title view={view} />
        <p>
          <a href={addressOf(['table', id])}>{TABLE.more}</a>
        </p>
      </div>
    )
  return (
    <>
      {hotSeat !== undefined && side !== undefined && (
        <div className="game-bar">
          <SideBar id={id} view={view} hotSeat={hotSeat} side={side} />
          <GameWays id={id} view={view} />
        </div>
      )}
      <AtTable key={view.as.join()} game={game} live={live} view={view} book={book} isShared={hotSeat !== undefined} />
    </>
  )
}

interface AtTableProps {
  readonly game: LiveGame
  readonly live: Live
  readonly view: SeatView
  readonly book: Rulebook | undefined
  /** Several sides share this device. */
  readonly isShared: boolean
}

/** The game as one side has it before itself. */
function AtTable({ game, live, view, book, isShared }: AtTableProps) {
  const { id } = game
  const { lines } = live
  const upTo = lines.at(-1)?.sequence ?? 0
  const post = usePost(id, view, lines)
  const openLetters = (): void => {
    post.markRead()
    turnToLetters()
  }
  useLetterToasts(post, openLetters)
  const seen = useSeen(`${id}.${view.as.join()}`, lines, view.as)
  return (
    <div className="game">
      <PaperHead isSecret={isSecret(view)}>{view.title}</PaperHead>
      <Called view={view} />
      <Title view={view} letters={post.unread.length} />
      <GameHead id={id} live={live} view={view} book={book} you={isShared ? undefined : whoIs(view)} />
      <div className="game-now">
        <LetterNews unread={post.unread} open={openLetters} />
        {book !== undefined && <Meanwhile id={id} view={view} book={book} lines={lines} />}
        {book !== undefined && view.ending === null && <Move game={game} live={live} view={view} book={book} />}
        {view.ending !== null && <Ending id={id} view={view} book={book} upTo={upTo} />}
      </div>
      <Panel heading={PLAY.dispatches} className="game-news">
        <Dispatches seen={seen} lines={lines} book={book} names={view.names ?? {}} letters={post.read?.letters} />
        <p className="offer-ways">
          <a href={addressOf(['chronicle', id])}>{CHRONICLE.open}</a>
        </p>
      </Panel>
      <Letters id={id} view={view} post={post} upTo={upTo} />
      <div className="glance">
        {book !== undefined && view.ending === null && <Counsel id={id} view={view} book={book} upTo={upTo} />}
        {view.ending !== null && <WarPast id={id} />}
        {book !== undefined && <YearPast id={id} view={view} book={book} upTo={upTo} />}
        <Thinking id={id} view={view} />
        {book !== undefined && <MapOf id={id} book={book} upTo={upTo} />}
        <Glance book={book} view={view} />
        <Chairs id={id} upTo={upTo} names={Object.values(view.seats)} />
      </div>
    </div>
  )
}

/** The map as this side knows it: a country leads to its dossier, with the game in hand. */
function MapOf({ id, book, upTo }: { readonly id: string; readonly book: Rulebook; readonly upTo: number }) {
  const game = useFolded(id, book, upTo)
  if (game === undefined) return null
  return (
    <Fold name={GAME_MAP.heading} className="map-fold" isOpenAtFirst={!matchMedia('(max-width: 48rem)').matches}>
      {() => (
        <GameMap
          book={book}
          situation={game.situation}
          link={(thing) => addressOf(['think', id, ...(isMinor(thing) ? ['dossier', thing] : ['map', thing])])}
        />
      )}
    </Fold>
  )
}

function Closed({ problem }: { readonly problem: NonNullable<Live['problem']> }) {
  // The title of the window may still call for a move in a game that is not theirs any more.
  useEffect(() => {
    document.title = PLAY.gameTitle
  }, [])
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
  /** Who looks, where nothing else says it. */
  readonly you: string | undefined
}

/** The side of whoever looks, with the powers of it that are theirs. */
function whoIs({ as }: SeatView): string {
  const powers = as.filter((seat) => seat !== 'host')
  const sides = delegationsOf(powers).map((side) => DELEGATION_NAMES[side])
  return powers.length === 0 ? PLAY.youWatch : PLAY.youAre(listed(sides), listed(powers.map(seatName)))
}

/** The other pages of the game. */
function GameWays({ id, view }: { readonly id: string; readonly view: SeatView }) {
  return (
    <nav className="game-ways" aria-label={PLAY.ofTheGame}>
      <a href={addressOf(['chronicle', id])}>{CHRONICLE.open}</a>
      <a href={addressOf(['table', id])}>{HOST.heading}</a>
      {view.ending === null && <a href={addressOf(['table', id, 'correct'])}>{HOST.corrections}</a>}
    </nav>
  )
}

function GameHead({ id, live, view, book, you }: HeadProps) {
  return (
    <div className="game-head">
      {you !== undefined && <GameWays id={id} view={view} />}
      <PageHead label={`${view.title} · ${view.book.title}${you === undefined ? '' : ` · ${you}`}`} heading={turnName(view.turn)} />
      {view.ending === null && <Stepper view={view} book={book} />}
      {view.as.length === 0 && view.ending === null && <Vacancies id={id} upTo={live.lines.at(-1)?.sequence ?? 0} />}
      <Clock view={view} />
      {live.line === 'lost' && (
        <p className="game-line" role="status">
          {PLAY.lineLost}
        </p>
      )}
    </div>
  )
}
