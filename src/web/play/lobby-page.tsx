import { useEffect, useState } from 'react'
import { turnName } from '../../rules/core/index.ts'
import { seatName } from '../../rules/game/index.ts'
import { addressOf } from '../address.ts'
import type { Opener } from '../page.ts'
import { Button, Empty, PageHead, Panel, Tag, tell } from '../parts/index.ts'
import { listed, sentence } from '../wording.ts'
import { NewGame } from './new-game.tsx'
import type { Made } from './sitting.ts'
import { waitingWords } from './stepper.tsx'
import { ask, type Holding, type SeatView } from './wire.ts'
import { PLAY } from './words.ts'
import './play.css'

export const openLobby: Opener = () => ({ ok: true, title: PLAY.lobbyTitle, place: 'games', page: <LobbyPage /> })

interface Mine extends Holding {
  readonly view: SeatView
}

/** The games that this browser has keys to, those that wait for its owner first. */
function useMine(): readonly Mine[] | undefined {
  const [mine, setMine] = useState<readonly Mine[]>()
  useEffect(() => {
    let isWanted = true
    void (async () => {
      const session = await ask<{ readonly holds: readonly Holding[] }>('GET', '/session')
      const holds = session.ok ? session.body.holds : []
      const views = await Promise.all(
        holds.map(async (holding) => {
          const reply = await ask<SeatView>('GET', `/games/${holding.game}`)
          return reply.ok ? [{ ...holding, view: reply.body }] : []
        }),
      )
      const sorted = views.flat().sort((one, other) => other.view.asked.length - one.view.asked.length)
      if (isWanted) setMine(sorted)
    })()
    return () => {
      isWanted = false
    }
  }, [])
  return mine
}

function LobbyPage() {
  const mine = useMine()
  const [made, setMade] = useState<Made>()
  if (made !== undefined) return <Links made={made} />
  return (
    <div className="lobby">
      <PageHead label={PLAY.play} heading={PLAY.lobby} />
      {mine === undefined ? (
        <p className="waiting" aria-busy="true">
          {PLAY.opening}
        </p>
      ) : mine.length === 0 ? (
        <Empty title={PLAY.lobbyEmpty}>
          <p>{PLAY.lobbyEmptyLead}</p>
        </Empty>
      ) : (
        <>
          <p className="lead">{PLAY.lobbyLead}</p>
          <ul className="my-games">
            {mine.map((game) => (
              <GameLine key={`${game.game} ${game.seats.join()}`} mine={game} />
            ))}
          </ul>
        </>
      )}
      <NewGame made={setMade} />
    </div>
  )
}

function GameLine({ mine: { game, seats, view } }: { readonly mine: Mine }) {
  const isMine = view.asked.length > 0
  return (
    <li className={isMine ? 'my-game my-game-mine' : 'my-game'}>
      <a href={addressOf(['game', game])}>
        <strong>{view.title}</strong>
        <span>
          {turnName(view.turn)}
          {view.stage !== null && ` · ${view.stage.words}`}
        </span>
        <span className="quiet">{seats.length === 0 ? PLAY.watching : PLAY.sitting(listed(seats.map(seatName)))}</span>
        {isMine ? (
          <Tag tone="yes">{PLAY.isYourMove}</Tag>
        ) : (
          <span className="quiet">{view.ending === null ? PLAY.waiting(waitingWords(view)) : PLAY.over}</span>
        )}
      </a>
    </li>
  )
}

/** The links of a game that was just made: they are never shown again. */
function Links({ made: { id, links } }: { readonly made: Made }) {
  const copy = async (link: string): Promise<void> => {
    await navigator.clipboard.writeText(link)
    tell(PLAY.copied)
  }
  return (
    <div className="lobby">
      <PageHead label={PLAY.newGame} heading={PLAY.linksHead} />
      <p className="lead">{PLAY.linksLead}</p>
      <Panel heading={PLAY.links}>
        <ul className="links">
          {links.map(({ name, link }) => (
            <li key={name}>
              <span>{sentence(name)}</span>
              <input readOnly value={link} aria-label={`Link: ${name}`} onFocus={(event) => event.target.select()} />
              <Button look="quiet" words={PLAY.copy} unseen={` the link: ${name}`} onClick={() => void copy(link)} />
            </li>
          ))}
        </ul>
      </Panel>
      <p className="offer-ways">
        <a className="button" href={addressOf(['game', id])}>
          {PLAY.openGame}
        </a>
      </p>
    </div>
  )
}
