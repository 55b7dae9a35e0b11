import { useEffect, useId, useState } from 'react'
import { type Seat, seatName } from '../../../rules/game/index.ts'
import { addressOf } from '../../address.ts'
import type { Opener } from '../../page.ts'
import { Notice, PageHead } from '../../parts/index.ts'
import { listed } from '../../wording.ts'
import { PersonalLinks } from '../table/personal-links.tsx'
import { ask, type Holding, type Problem, type SeatView } from '../wire.ts'
import { PLAY } from '../words.ts'
import '../play.css'

export const openJoin: Opener = ({ path: [, game = ''] }) => ({
  ok: true,
  title: PLAY.joinTitle,
  place: 'join',
  page: <JoinPage key={game} game={game} />,
})

const NO_KEY: Problem = { status: 404, title: PLAY.joinBad }

interface Invited extends Holding {
  readonly view?: SeatView
}

/** Who invites: whoever hands over a seat, else the host. */
function inviting(title: string, seats: readonly Seat[], people: SeatView['seats']): string {
  const named = listed(seats.map(seatName))
  const holder = seats.map((seat) => people[seat]).find((name) => name !== undefined)
  if (seats.length === 0) return PLAY.joinWatch(title)
  return holder === undefined ? PLAY.joinLead(named, title, people.host) : PLAY.joinInstead(named, title, holder)
}

/** A link was opened, and the browser has its key: which seats it is for, and a name to sit down with. */
function JoinPage({ game }: { readonly game: string }) {
  const [invited, setInvited] = useState<Invited>()
  const [problem, setProblem] = useState<Problem>()
  const [name, setName] = useState('')
  const [isSeated, setSeated] = useState(false)
  const id = useId()
  useEffect(() => {
    let isWanted = true
    void (async () => {
      const session = await ask<{ readonly holds: readonly Holding[] }>('GET', '/session')
      const holds = session.ok ? session.body.holds.filter((one) => one.game === game) : []
      // Somebody who sits already may have opened a link to one seat more.
      const holding = holds.find(({ sits }) => !sits) ?? holds[0]
      if (!isWanted) return
      if (!session.ok || holding === undefined) return setProblem(session.ok ? NO_KEY : session.problem)
      const view = await ask<SeatView>('GET', `/games/${game}`)
      if (isWanted) setInvited({ ...holding, ...(view.ok ? { view: view.body } : {}) })
    })()
    return () => {
      isWanted = false
    }
  }, [game])
  const sit = async (): Promise<void> => {
    const reply = await ask('POST', `/games/${game}/join`, { name })
    if (reply.ok) setSeated(true)
    else setProblem(reply.problem)
  }
  if (isSeated)
    return (
      <div className="lobby">
        <PageHead label={invited?.view?.title ?? ''} heading={PLAY.seated} />
        <PersonalLinks id={game} />
        <p className="offer-ways">
          <a className="button" href={addressOf(['game', game])}>
            {PLAY.openGame}
          </a>
        </p>
      </div>
    )

  if (problem !== undefined)
    return (
      <Notice title={PLAY.joinBad} isPage>
        <p>{problem.status === 0 ? problem.detail : PLAY.joinBadWhy}</p>
        <p className="notice-ways">
          <a className="button" href={addressOf(['games'])}>
            {PLAY.toLobby}
          </a>
        </p>
      </Notice>
    )
  if (invited === undefined)
    return (
      <p className="waiting" aria-busy="true">
        {PLAY.opening}
      </p>
    )
  const { view, invites: seats } = invited
  const title = view?.title ?? ''
  return (
    <div className="lobby">
      <PageHead label={title} heading={PLAY.join} />
      <p className="lead">{inviting(title, seats, view?.seats ?? {})}</p>
      {seats.length === 0 || invited.sits ? (
        <p className="offer-ways">
          <a className="button" href={addressOf(['game', game])}>
            {PLAY.openGame}
          </a>
        </p>
      ) : (
        <form
          className="text-field"
          onSubmit={(event) => {
            event.preventDefault()
            void sit()
          }}
        >
          <label htmlFor={id} className="label">
            {PLAY.myName} <span className="quiet">{PLAY.needed}</span>
          </label>
          <input id={id} required maxLength={60} autoComplete="nickname" value={name} onChange={(event) => setName(event.target.value)} />
          <p className="offer-ways">
            <button type="submit" className="button">
              {PLAY.joinGo}
            </button>
          </p>
        </form>
      )}
    </div>
  )
}
