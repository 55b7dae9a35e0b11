import { useState } from 'react'
import { BOOKS } from '../../../editions/index.ts'
import { POWERS, turnName } from '../../../rules/core/index.ts'
import { seatName } from '../../../rules/game/index.ts'
import { addressOf } from '../../address.ts'
import { goTo, type Opener } from '../../page.ts'
import { Button, Notice, PageHead, Panel, Tag, tell } from '../../parts/index.ts'
import { listed, sentence } from '../../wording.ts'
import { waitingWords } from '../stepper.tsx'
import { MOMENT } from '../table/clock.tsx'
import { PersonalLinks } from '../table/personal-links.tsx'
import { PLAY } from '../words.ts'
import { copy } from './copying.ts'
import { hotSeatOf } from './hot-seat.ts'
import { isMineToMove, type Mine, useMine } from './mine.ts'
import { NewGame } from './new-game.tsx'
import { OnlyHere } from './only-here.tsx'
import { type Made, makeGame } from './sitting.ts'
import { botsAgainst, FIRST_SOLO, seatsIn as seatsOf, soloName } from './solo-war.tsx'
import '../play.css'

export const openLobby: Opener = () => ({ ok: true, title: PLAY.lobbyTitle, place: 'games', page: <LobbyPage /> })

function LobbyPage() {
  const mine = useMine()
  const [made, setMade] = useState<Made>()
  const take = (game: Made): void => {
    // With nobody to send a link to, the game is open at once.
    if (hotSeatOf(game.id) === undefined && game.links.length > 0) {
      setMade(game)
      scrollTo({ top: 0 })
    } else goTo(addressOf(['game', game.id]))
  }
  if (made !== undefined) return <Links made={made} />
  if (mine === 'lost') return <NoServer />
  return (
    <div className="lobby">
      <PageHead label={PLAY.play} heading={PLAY.lobby} />
      {mine === undefined ? (
        <p className="waiting" aria-busy="true">
          {PLAY.opening}
        </p>
      ) : mine.length === 0 ? (
        <p className="lead">{PLAY.lobbyEmptyLead}</p>
      ) : (
        <ul className="my-games">
          {mine.map((game, index) => (
            <GameLine key={game.game} mine={game} isFirst={index === 0} />
          ))}
        </ul>
      )}
      <AtOnce made={take} />
      <NewGame made={take} />
      <p>
        <a href="#/mail">{PLAY.byMail}</a> <span className="quiet">{PLAY.byMailWords}</span>
      </p>
    </div>
  )
}

/** What works without a server, where none answers. */
function NoServer() {
  return (
    <div className="lobby">
      <PageHead label={PLAY.play} heading={PLAY.lobby} />
      <Notice title={PLAY.noServer}>
        <p>{PLAY.noServerHow}</p>
        <p className="notice-ways">
          <Button words={PLAY.again} onClick={() => location.reload()} />
          <a className="button quiet-button" href="#/mail">
            {PLAY.byMail}
          </a>
        </p>
      </Notice>
    </div>
  )
}

const QUICK = [
  { sitting: { shared: 'alone' }, scenario: 'demonstration-spring-1941', words: PLAY.demonstration, lead: PLAY.demonstrationWords },
  { sitting: 'solo', scenario: 'european-1939', words: PLAY.quickSolo, lead: PLAY.quickSoloWords },
  { sitting: { shared: 'curtain' }, scenario: 'global-war-1939', words: PLAY.hotSeat, lead: PLAY.hotSeatWords },
] as const

const soloSetting = { table: { bots: botsAgainst(FIRST_SOLO) } }

/** A game in one press. */
function AtOnce({ made }: { readonly made: (made: Made) => void }) {
  const [begun, setBegun] = useState<string>()
  const begin = async ({ sitting, scenario, words }: (typeof QUICK)[number]): Promise<void> => {
    setBegun(words)
    const setting = { edition: BOOKS[0]?.id ?? '', scenario }
    const reply = await (sitting === 'solo'
      ? makeGame({ ...setting, ...soloSetting }, { name: soloName(FIRST_SOLO), seats: seatsOf(FIRST_SOLO, POWERS), together: [] })
      : makeGame(setting, { name: '', seats: [], ...sitting }))
    setBegun(undefined)
    if (reply.ok) made(reply.body)
    else tell(reply.problem.detail ?? reply.problem.title)
  }
  return (
    <ul className="at-once" aria-label={PLAY.quick}>
      {QUICK.map((one) => (
        <li key={one.scenario}>
          <Button words={begun === one.words ? PLAY.beginning : one.words} disabled={begun !== undefined} onClick={() => void begin(one)} />
          <span className="quiet">{one.lead}</span>
        </li>
      ))}
    </ul>
  )
}

function GameLine({ mine, isFirst }: { readonly mine: Mine; readonly isFirst: boolean }) {
  const { game, seats, view, since } = mine
  const isMine = isMineToMove(mine)
  const own = seats.filter((seat) => seat !== 'host')
  return (
    <li className={isMine ? 'my-game my-game-mine' : 'my-game'}>
      <a href={addressOf(['game', game])}>
        <strong>{isFirst ? `${PLAY.goOn}: ${view.title}` : view.title}</strong>
        <span>
          {turnName(view.turn)}
          {view.stage !== null && ` · ${view.stage.words}`}
        </span>
        <span className="quiet">
          {hotSeatOf(game) !== undefined ? PLAY.shared : own.length === 0 ? PLAY.watching : PLAY.sitting(listed(own.map(seatName)))}
        </span>
        {isMine ? (
          <Tag tone="yes">{PLAY.isYourMove}</Tag>
        ) : (
          <span className="quiet">{view.ending === null ? PLAY.waiting(waitingWords(view)) : PLAY.over}</span>
        )}
        {since !== undefined && (
          <span className="quiet">
            {PLAY.since} <time dateTime={new Date(since).toISOString()}>{MOMENT.format(since)}</time>
          </span>
        )}
      </a>
    </li>
  )
}

/** The links of a game that was just made: they are never shown again. */
function Links({ made: { id, links } }: { readonly made: Made }) {
  return (
    <div className="lobby">
      <PageHead label={PLAY.newGame} heading={PLAY.linksHead} />
      <p className="lead">{PLAY.linksLead}</p>
      <p>{PLAY.linksKnown}</p>
      <OnlyHere />
      <PersonalLinks id={id} isWarned />
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
