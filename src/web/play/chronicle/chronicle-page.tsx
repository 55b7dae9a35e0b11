import { type ReactNode, useEffect, useId, useState } from 'react'
import { positionsOf } from '../../../counsel/index.ts'
import { fetchEditions, openBook } from '../../../editions/index.ts'
import { isTrackKept } from '../../../rules/chapters/tension/index.ts'
import { warsFought } from '../../../rules/chapters/war/index.ts'
import { TRACKS, type Turn, turnName, yearOf } from '../../../rules/core/index.ts'
import type { Game, Rulebook } from '../../../rules/game/index.ts'
import { addressOf } from '../../address.ts'
import { type Opener, rename } from '../../page.ts'
import { Button, Empty, Fold, Notice, PageHead, Panel, PaperHead, useNarrow } from '../../parts/index.ts'
import { sentence } from '../../wording.ts'
import { Told } from '../dispatches.tsx'
import { GameMap } from '../game-map.tsx'
import { copy } from '../lobby/copying.ts'
import { Levels, StandingsAndWars } from '../standing.tsx'
import { HOST } from '../table/words.ts'
import { ask, fetchRecord, isSecret, type Problem, type SeatView } from '../wire.ts'
import { CHRONICLE, PLAY } from '../words.ts'
import { type Shown, YearOver } from '../year-past.tsx'
import { EVERYTHING, Filters, wantedOf } from './filters.tsx'
import { playOnFrom, saveRecord } from './record-ways.ts'
import { type Moment, storyOf } from './story.ts'
import '../play.css'

export const openChronicle: Opener = ({ path: [, id = '', at] }) => ({
  ok: true,
  title: CHRONICLE.title,
  place: 'chronicle',
  page: <ChroniclePage key={id} id={id} at={at === undefined ? undefined : Number(at)} />,
})

interface Story {
  readonly view: SeatView
  readonly book: Rulebook
  /** The record itself. */
  readonly text: string
  readonly start: Game
  readonly moments: readonly Moment[]
}

async function fetchStory(id: string): Promise<Story | Problem> {
  const view = await ask<SeatView>('GET', `/games/${id}`)
  if (!view.ok) return view.problem
  const edition = view.body.book.id
  const [text] = await Promise.all([fetchRecord(id), fetchEditions(edition, 'whole')])
  const book = openBook(edition)
  const story = text === undefined ? undefined : storyOf(book, text)
  return story === undefined ? { status: 404, title: CHRONICLE.none } : { view: view.body, book, text: text ?? '', ...story }
}

/** The whole story of a game, and the table as it stood at any moment of it. */
function ChroniclePage({ id, at }: { readonly id: string; readonly at: number | undefined }) {
  const [story, setStory] = useState<Story | Problem>()
  useEffect(() => {
    let isWanted = true
    void fetchStory(id).then((found) => isWanted && setStory(found))
    return () => {
      isWanted = false
    }
  }, [id])
  if (story === undefined)
    return (
      <p className="waiting" aria-busy="true">
        {PLAY.opening}
      </p>
    )
  if (!('moments' in story))
    return (
      <Notice title={PLAY.closed} isPage>
        <p>{story.detail ?? story.title}</p>
      </Notice>
    )
  return <Chronicle id={id} story={story} at={at} />
}

interface ChronicleProps {
  readonly id: string
  readonly story: Story
  readonly at: number | undefined
}

function Chronicle({ id, story, at }: ChronicleProps) {
  const { view, book, start, moments } = story
  const last = moments.length
  const [here, setHere] = useState(at !== undefined && at >= 0 && at <= last ? at : last)
  const [wanted, want] = useState(EVERYTHING)
  const slider = useId()
  const go = (number: number): void => {
    setHere(number)
    rename(addressOf(['chronicle', id, String(number)]))
  }
  const now = moments[here - 1]
  const game = now?.after ?? start
  const found = wantedOf(moments, wanted)
  return (
    <div className="game chronicle">
      <PaperHead isSecret={isSecret(view)}>{view.title}</PaperHead>
      <div className="game-head">
        <PageHead label={`${view.title} · ${CHRONICLE.label}`} heading={turnName(game.situation.turn)} />
        <p className="replay">
          <label htmlFor={slider} className="label">
            {CHRONICLE.slider(here, last)}
          </label>
          <input id={slider} type="range" min={0} max={last} value={here} onChange={(event) => go(Number(event.target.value))} />
        </p>
        {now !== undefined && <p className="replay-event">{sentence(now.told.words)}</p>}
        <Ways id={id} story={story} here={here} />
      </div>
      <Panel heading={CHRONICLE.report(wanted.year)} className="game-news">
        <Filters book={book} moments={moments} wanted={wanted} want={want} found={found.length} />
        {found.length === 0 ? (
          <Empty title={CHRONICLE.nothing} />
        ) : (
          turnsOf(found).map(({ turn, moments: some }, index, turns) => (
            <TurnStory
              key={turn}
              turn={turn}
              after={
                isLastOfYear(turn, turns[index + 1]?.turn) && (
                  <YearOver view={view} book={book} shown={shownOf(story)} year={yearOf(turn)} />
                )
              }
            >
              {some.map((moment) => (
                <MomentRow key={moment.number} id={id} moment={moment} book={book} isHere={moment.number === here} go={go} />
              ))}
            </TurnStory>
          ))
        )}
      </Panel>
      <Standing game={game} book={book}>
        <Panel heading={CHRONICLE.map} className="chronicle-map">
          <GameMap
            book={book}
            situation={game.situation}
            chosen={wanted.country === 'all' ? undefined : wanted.country}
            link={() => addressOf(['chronicle', id, String(here)])}
          />
        </Panel>
      </Standing>
    </div>
  )
}

const isLastOfYear = (turn: Turn, next: Turn | undefined): boolean => next === undefined || yearOf(next) !== yearOf(turn)

const shownOf = ({ start, moments }: Story): Shown => ({ start, events: moments.map(({ event }) => event) })

interface MomentProps {
  readonly id: string
  readonly moment: Moment
  readonly book: Rulebook
  readonly isHere: boolean
  readonly go: (number: number) => void
}

/** One event: pressed anywhere, the table beside it stands as it did then. */
function MomentRow({ id, moment: { number, event, told }, book, isHere, go }: MomentProps) {
  const facts = event.type === 'facts-reported' ? Object.keys(event.facts) : []
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the link in it.
    <li className={isHere ? 'dispatch moment moment-here' : 'dispatch moment'} data-event={event.type} onClick={() => go(number)}>
      <a
        className="moment-go"
        href={addressOf(['chronicle', id, String(number)])}
        aria-current={isHere}
        onClick={(pressed) => {
          pressed.preventDefault()
          go(number)
        }}
      >
        <span className="unseen">{CHRONICLE.lookAt} </span>
        {number}
      </a>
      <Told event={event} words={told.words} book={book} />
      {isHere && facts.length > 0 && (
        <p>
          <a href={addressOf(['table', id, 'correct', facts.join(',')])}>{HOST.corrections}</a>
        </p>
      )}
    </li>
  )
}

/** Back to the game, a link to this moment, the record, and another game from here once this one is over. */
function Ways({ id, story: { view, text, moments }, here }: Omit<ChronicleProps, 'at'> & { readonly here: number }) {
  const goOn = (sitting: 'friends' | 'alone'): Promise<void> => playOnFrom(id, moments[here - 1]?.order ?? 0, sitting)
  return (
    <p className="offer-ways chronicle-ways">
      <a className="button quiet-button" href={addressOf(['game', id])}>
        {PLAY.openGame}
      </a>
      <Button
        look="quiet"
        words={`${CHRONICLE.linkTo} ${here}`}
        onClick={() => void copy(`${location.origin}/${addressOf(['chronicle', id, String(here)])}`)}
      />
      <Button look="quiet" words={CHRONICLE.print} onClick={() => print()} />
      <Button look="quiet" words={CHRONICLE.save} onClick={() => saveRecord(id, text)} />
      {view.ending !== null && (
        <>
          <Button look="quiet" words={CHRONICLE.fork} onClick={() => void goOn('alone')} />
          <Button look="quiet" words={CHRONICLE.forkFriends} onClick={() => void goOn('friends')} />
        </>
      )}
    </p>
  )
}

/** Moments by turn, in their order. */
function turnsOf(moments: readonly Moment[]): readonly { readonly turn: Turn; readonly moments: readonly Moment[] }[] {
  return [...new Set(moments.map(({ turn }) => turn))].map((turn) => ({ turn, moments: moments.filter((one) => one.turn === turn) }))
}

function TurnStory({ turn, after, children }: { readonly turn: Turn; readonly after: ReactNode; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{turnName(turn)}</h3>
      <ol className="dispatches">{children}</ol>
      <div className="year-over">{after}</div>
    </section>
  )
}

interface StandingProps {
  readonly game: Game
  readonly book: Rulebook
  readonly children: ReactNode
}

/** Levels, standings and wars at a moment of the story. */
function Standing({ game: { situation }, book, children }: StandingProps) {
  const kept = TRACKS.filter((track) => book.tables[track] !== undefined && isTrackKept(book, track, situation))
  const wars = warsFought(book, situation)
  // On a phone the story is what one came for: beside it stands the map alone.
  const isNarrow = useNarrow()
  const rest = (
    <>
      <Levels book={book} tensions={Object.fromEntries(kept.map((track) => [track, situation.tensions[track]]))} wars={wars} />
      <StandingsAndWars standings={positionsOf(book, situation)} wars={wars} />
    </>
  )
  return (
    <div className="glance chronicle-table">
      {children}
      {isNarrow ? <Fold name={CHRONICLE.table}>{() => rest}</Fold> : rest}
    </div>
  )
}
