import { useId, useState } from 'react'
import { DELEGATION_NAMES, type Delegation, delegationOf, FACTIONS, isOneOf, POWERS } from '../../../rules/core/index.ts'
import { Button, tell } from '../../parts/index.ts'
import { sentence } from '../../wording.ts'
import { useRead } from '../reading.ts'
import { ask, type SeatView } from '../wire.ts'
import { MOMENT, Pace, type TimeSeen } from './clock.tsx'
import { type Chair, type TableView, tablePath } from './seating.ts'
import { HOST } from './words.ts'

interface Absence {
  readonly id: string
  readonly tenure: string
  readonly from: number
  readonly until: number
}

interface Time extends TimeSeen {
  readonly absences: readonly Absence[]
  readonly votes: Readonly<Record<string, string>>
  /** Those of one's own whose draft is sealed when their time is up. */
  readonly sealing: readonly Delegation[]
  readonly missed: readonly { readonly who: Delegation; readonly turn: string; readonly at: number }[]
}

interface Props {
  readonly id: string
  readonly view: SeatView
  readonly upTo: number
}

/** How long the host may lengthen somebody's time by in one press. */
const MORE_HOURS = 24

const nameOf = (chairs: readonly Chair[], tenure: string): string => chairs.find((chair) => chair.tenure === tenure)?.name ?? HOST.somebody

/** Pace and pause, who is waited for, who is away, and votes. */
export function TableTime({ id, view, upTo }: Props) {
  const [time, again] = useRead<Time>(`/games/${id}/pace`, upTo)
  const [table] = useRead<TableView>(tablePath(id), upTo)
  if (time === undefined || table === undefined) return null
  const isHost = view.as.includes('host')
  const isSeated = view.as.some((seat) => seat !== 'host')
  const own = table.chairs.filter(({ seat }) => table.own.includes(seat)).map(({ tenure }) => tenure)
  const say = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<void> => {
    const reply = await ask(method, `/games/${id}/${path}`, body)
    if (!reply.ok) tell(reply.problem.detail ?? reply.problem.title)
    again()
  }
  const allocates = view.as.some((seat) => seat !== 'host' && isOneOf(FACTIONS, delegationOf(seat)))
  const isSealing = time.sealing.length > 0
  const isPaused = time.pausedSince !== null
  const wish = isPaused ? 'resume' : 'pause'
  const votes = Object.entries(time.votes)
  const hasVoted = votes.some(([tenure]) => own.includes(tenure))
  return (
    <div className="table-time">
      {isHost && <Pace id={id} time={time} />}
      <ul className="glance-list">
        {time.missing.map(({ who, due, act }) => {
          const seat = POWERS.find((power) => delegationOf(power) === who)
          return (
            <li key={who} className="chair">
              <span>
                <b>{sentence(DELEGATION_NAMES[who])}</b> {due === null ? HOST.noTime : HOST.until(MOMENT.format(due))}
                {act !== null && <span className="quiet"> {HOST.thenSaid(act.words)}</span>}
              </span>
              {isHost && due !== null && seat !== undefined && (
                <Button
                  look="quiet"
                  words={HOST.extend(MORE_HOURS)}
                  unseen={`: ${DELEGATION_NAMES[who]}`}
                  onClick={() => void say('POST', 'extensions', { seat, hours: MORE_HOURS })}
                />
              )}
            </li>
          )
        })}
        {time.absences.map(({ id: absence, tenure, from, until }) => (
          <li key={absence} className="chair">
            <span>{HOST.away(nameOf(table.chairs, tenure), MOMENT.format(from), MOMENT.format(until))}</span>
            {own.includes(tenure) && <Button look="quiet" words={HOST.back} onClick={() => void say('DELETE', `absences/${absence}`)} />}
          </li>
        ))}
        {votes.map(([tenure, vote]) => (
          <li key={tenure}>{HOST.voted(nameOf(table.chairs, tenure), vote)}</li>
        ))}
      </ul>
      {isSeated && (
        <>
          {time.pace.is !== 'none' && (
            <p className="offer-ways">
              <Button
                look="quiet"
                words={hasVoted ? HOST.unvote : HOST.vote(wish)}
                onClick={() => void say('POST', 'votes', { for: hasVoted ? null : wish })}
              />
              {allocates && (
                <Button
                  look="quiet"
                  words={isSealing ? HOST.unseal : HOST.seal}
                  onClick={() => void say('PUT', 'sealing', { seals: !isSealing })}
                />
              )}
            </p>
          )}
          <AbsenceForm announce={(from, until) => void say('POST', 'absences', { from, until })} />
        </>
      )}
    </div>
  )
}

const isoOf = (day: string): string => new Date(`${day}T00:00`).toISOString()

/** Whoever goes away says so beforehand; the clock then does not run out on them. */
function AbsenceForm({ announce }: { readonly announce: (from: string, until: string) => void }) {
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [one, other] = [useId(), useId()]
  return (
    <form
      className="absence-form"
      onSubmit={(event) => {
        event.preventDefault()
        announce(isoOf(from), isoOf(until))
      }}
    >
      <label htmlFor={one} className="label">
        {HOST.awayFrom}
      </label>
      <input id={one} type="date" required value={from} onChange={(event) => setFrom(event.target.value)} />
      <label htmlFor={other} className="label">
        {HOST.awayUntil}
      </label>
      <input id={other} type="date" required min={from} value={until} onChange={(event) => setUntil(event.target.value)} />
      <button type="submit" className="button quiet-button">
        {HOST.announce}
      </button>
    </form>
  )
}
