import { type ReactNode, useEffect, useId, useState } from 'react'
import { positionsOf } from '../../counsel/index.ts'
import { fetchEditions, openBook } from '../../editions/index.ts'
import { NATION_NAMES, TRACK_NAMES, TRACKS, type Turn, turnName } from '../../rules/core/index.ts'
import type { Game, Rulebook } from '../../rules/game/index.ts'
import { addressOf } from '../address.ts'
import { type Opener, rename } from '../page.ts'
import { Empty, Notice, PageHead, Panel, SearchField, TensionTrack } from '../parts/index.ts'
import { sentence } from '../wording.ts'
import { Told } from './dispatches.tsx'
import { type Moment, speakingOf, storyOf } from './story.ts'
import { ask, type Problem, type SeatView } from './wire.ts'
import { CHRONICLE, PLAY } from './words.ts'
import './play.css'

export const openChronicle: Opener = ({ path: [, id = '', at] }) => ({
  ok: true,
  title: CHRONICLE.title,
  place: 'chronicle',
  page: <ChroniclePage key={id} id={id} at={at === undefined ? undefined : Number(at)} />,
})

interface Story {
  readonly view: SeatView
  readonly book: Rulebook
  readonly start: Game
  readonly moments: readonly Moment[]
}

async function fetchStory(id: string): Promise<Story | Problem> {
  const view = await ask<SeatView>('GET', `/games/${id}`)
  if (!view.ok) return view.problem
  const edition = view.body.book.id
  const [response] = await Promise.all([fetch(`/api/games/${id}/record`), fetchEditions(edition, 'whole')])
  const book = openBook(edition)
  const story = response.ok ? storyOf(book, await response.text()) : undefined
  return story === undefined ? { status: response.status, title: CHRONICLE.none } : { view: view.body, book, ...story }
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

function Chronicle({
  id,
  story: { view, book, start, moments },
  at,
}: {
  readonly id: string
  readonly story: Story
  readonly at: number | undefined
}) {
  const last = moments.length
  const [here, setHere] = useState(at !== undefined && at >= 0 && at <= last ? at : last)
  const [search, setSearch] = useState('')
  const slider = useId()
  const go = (number: number): void => {
    setHere(number)
    rename(addressOf(['chronicle', id, String(number)]))
  }
  const game = here === 0 ? start : (moments[here - 1]?.after ?? start)
  const found = speakingOf(moments, search.trim())
  return (
    <div className="game chronicle">
      <div className="game-head">
        <PageHead label={`${view.title} · ${CHRONICLE.label}`} heading={turnName(game.situation.turn)} />
        <p className="replay">
          <label htmlFor={slider} className="label">
            {CHRONICLE.slider(here, last)}
          </label>
          <input id={slider} type="range" min={0} max={last} value={here} onChange={(event) => go(Number(event.target.value))} />
        </p>
        <p className="offer-ways">
          <a className="button quiet-button" href={addressOf(['game', id])}>
            {PLAY.openGame}
          </a>
          <a className="button quiet-button" href={`/api/games/${id}/record`} download>
            {CHRONICLE.save}
          </a>
        </p>
      </div>
      <Panel heading={CHRONICLE.story} className="game-news">
        <SearchField label={CHRONICLE.search} value={search} search={setSearch} found={CHRONICLE.found(found.length)} />
        {found.length === 0 ? (
          <Empty title={CHRONICLE.nothing} />
        ) : (
          turnsOf(found).map(({ turn, moments: some }) => (
            <TurnStory key={turn} turn={turn}>
              {some.map((moment) => (
                <li key={moment.number} className={moment.number === here ? 'dispatch moment-here' : 'dispatch'}>
                  <button type="button" className="link-button moment-go" onClick={() => go(moment.number)}>
                    <span className="unseen">{CHRONICLE.lookAt} </span>
                    {moment.number}
                  </button>
                  <Told event={moment.event} words={moment.told.words} book={book} />
                </li>
              ))}
            </TurnStory>
          ))
        )}
      </Panel>
      <Standing game={game} book={book} />
    </div>
  )
}

/** Moments by turn, in their order. */
function turnsOf(moments: readonly Moment[]): readonly { readonly turn: Turn; readonly moments: readonly Moment[] }[] {
  return [...new Set(moments.map(({ turn }) => turn))].map((turn) => ({ turn, moments: moments.filter((one) => one.turn === turn) }))
}

function TurnStory({ turn, children }: { readonly turn: Turn; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{turnName(turn)}</h3>
      <ol className="dispatches">{children}</ol>
    </section>
  )
}

/** Levels, standings and wars at a moment of the story. */
function Standing({ game: { situation }, book }: { readonly game: Game; readonly book: Rulebook }) {
  const positions = positionsOf(book, situation)
  return (
    <div className="glance chronicle-table">
      <Panel heading={PLAY.tensions}>
        {TRACKS.filter((track) => book.tables[track] !== undefined).map((track) => {
          const { actual, effective } = situation.tensions[track]
          return <TensionTrack key={track} label={sentence(TRACK_NAMES[track])} level={actual} effective={effective} />
        })}
      </Panel>
      <Panel heading={PLAY.standings}>
        {positions.length === 0 ? (
          <p className="quiet">{PLAY.allNeutral}</p>
        ) : (
          <ul className="glance-list">
            {positions.map(({ minor, words }) => (
              <li key={minor}>
                <b>{sentence(NATION_NAMES[minor])}</b>: {words}
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel heading={PLAY.wars}>
        <ul className="glance-list">
          {situation.wars
            .filter(({ until }) => until === undefined)
            .map(({ between: [one, other], since }) => (
              <li key={`${one} ${other}`}>
                {sentence(NATION_NAMES[one])} and {NATION_NAMES[other]} <span className="quiet">since {turnName(since)}</span>
              </li>
            ))}
        </ul>
      </Panel>
    </div>
  )
}
