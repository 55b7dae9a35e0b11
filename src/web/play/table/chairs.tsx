import { useState } from 'react'
import { type Seat, seatName } from '../../../rules/game/index.ts'
import { addressOf } from '../../address.ts'
import { Button, Fold, Notice, tell } from '../../parts/index.ts'
import { listed, sentence } from '../../wording.ts'
import { copy } from '../lobby/copying.ts'
import { OnlyHere } from '../lobby/only-here.tsx'
import { useRead } from '../reading.ts'
import { ask, type Problem, type Reply } from '../wire.ts'
import { HandingOver } from './handing-over.tsx'
import { Removing } from './removing.tsx'
import { type Chair, isFirstOfTenure, isVacant, ownTenures, seatsOfTenure, type TableView, tablePath, vacantIn } from './seating.ts'
import { Taking } from './taking.tsx'
import { TABLE } from './words.ts'

interface Sent {
  readonly seats: readonly Seat[]
  readonly link: string
}

interface Props {
  readonly id: string
  /** How much has happened. */
  readonly upTo: number
}

/** The chairs of the table: who sits, links for those that are empty, handing over and getting up. */
export function ChairList({ id, upTo }: Props) {
  const [table, again] = useRead<TableView>(tablePath(id), upTo)
  const [sent, setSent] = useState<Sent>()
  const [problem, setProblem] = useState<Problem>()
  const [wanted, setWanted] = useState<Seat>()
  const [removed, setRemoved] = useState<Chair>()
  const [handing, setHanding] = useState<readonly Seat[]>([])
  if (table === undefined) return null
  const isHost = table.own.includes('host')
  const settle = <T,>(reply: Reply<T>, then: (body: T) => void): void => {
    setProblem(reply.ok ? undefined : reply.problem)
    if (reply.ok) then(reply.body)
    again()
  }
  const send = async (path: string, body: object): Promise<void> => settle(await ask<Sent>('POST', `/games/${id}/${path}`, body), setSent)
  const revoke = async (link: string): Promise<void> => settle(await ask('DELETE', `/games/${id}/links/${link}`), () => tell(TABLE.revoked))
  const tenures = ownTenures(table)
  const leave = async (): Promise<void> => {
    for (const seats of tenures.map((one) => one.seats.filter((seat) => seat !== 'host')))
      if (seats.length > 0) settle(await ask('POST', `/games/${id}/leave`, { seats }), () => undefined)
  }
  const forget = async (): Promise<void> => {
    for (const { tenure } of tenures) settle(await ask('DELETE', `/games/${id}/people/${tenure}`), () => tell(TABLE.forgotten))
  }
  const handed = tenures.filter(({ seats }) => seats.some((seat) => seat !== 'host'))
  const vacant = vacantIn(table)
  const isByLink = !isHost && !table.isOver && vacant.length === 0 && table.chairs.some(isVacant)
  return (
    <div className="chairs">
      <ul className="glance-list">
        {table.chairs.map((chair) => (
          <li key={chair.seat} className="chair">
            <span>
              <b>{sentence(seatName(chair.seat))}</b> {seatName(chair.seat).endsWith(chairWords(chair)) ? TABLE.seated : chairWords(chair)}
            </span>
            {(vacant.includes(chair.seat) || (isHost && chair.seat !== 'host')) && (
              <span className="offer-ways">
                {vacant.includes(chair.seat) && (
                  <Button look="quiet" words={TABLE.take} unseen={`: ${seatName(chair.seat)}`} onClick={() => setWanted(chair.seat)} />
                )}
                {!isHost ? null : chair.tenure === undefined ? (
                  <Button
                    look="quiet"
                    words={TABLE.newLink}
                    unseen={`: ${seatName(chair.seat)}`}
                    onClick={() => void send('links', { seats: [chair.seat] })}
                  />
                ) : (
                  isFirstOfTenure(chair, table) && (
                    <Button
                      look="quiet"
                      words={TABLE.remove}
                      unseen={`: ${seatsWords(seatsOfTenure(chair, table))}`}
                      onClick={() => setRemoved(chair)}
                    />
                  )
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {isByLink && <p className="quiet">{TABLE.byLink}</p>}
      {wanted !== undefined && vacant.includes(wanted) && (
        <Taking
          key={wanted}
          id={id}
          seat={wanted}
          name={tenures[0]?.name}
          refused={(no) => {
            setProblem(no)
            again()
          }}
          dont={() => setWanted(undefined)}
        />
      )}
      {sent !== undefined && isStillOut(table, sent.seats) && <SentLink sent={sent} />}
      {problem !== undefined && (
        <Notice title={problem.detail ?? problem.title} isAlert>
          {null}
        </Notice>
      )}
      {table.links.length > 0 && (
        <Fold name={TABLE.linksOut} count={table.links.length} className="links-out">
          <ul className="glance-list">
            {table.links.map(({ link, seats, made }) => (
              <li key={link} className="chair">
                <span>
                  {sentence(seatsWords(seats))} <span className="quiet">{TABLE.made(DAY.format(made))}</span>
                </span>
                <Button look="quiet" words={TABLE.revoke} unseen={`: ${seatsWords(seats)}`} onClick={() => void revoke(link)} />
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <p className="offer-ways">
        {handed.map(({ tenure, seats }) => (
          <Button
            key={tenure}
            look="quiet"
            words={handed.length === 1 ? TABLE.handOver : TABLE.handOverOf(listed(seats.map(seatName)))}
            onClick={() => (seats.length === 1 ? void send('hand-over', { seats }) : setHanding(seats))}
          />
        ))}
        {isHost && <Button look="quiet" words={TABLE.watchLink} onClick={() => void send('links', { seats: [] })} />}
      </p>
      {removed !== undefined && (
        <Removing
          seats={seatsOfTenure(removed, table)}
          close={() => setRemoved(undefined)}
          remove={(reason) => {
            setRemoved(undefined)
            void send('removals', { seat: removed.seat, reason })
          }}
        />
      )}
      {handing.length > 0 && (
        <HandingOver
          seats={handing}
          close={() => setHanding([])}
          handOver={(seats) => {
            setHanding([])
            void send('hand-over', { seats })
          }}
        />
      )}
      {tenures.length > 0 && (
        <Fold name={TABLE.leaving}>
          <p>{TABLE.leaveLead}</p>
          <p className="offer-ways">
            <Button look="quiet" words={TABLE.leave} onClick={() => void leave()} />
            <Button look="quiet" words={TABLE.forget} onClick={() => void forget()} />
          </p>
        </Fold>
      )}
    </div>
  )
}

/** The same folded away beside a game. */
export function Chairs({ id, upTo, names }: Props & { readonly names: readonly string[] }) {
  return (
    <Fold name={TABLE.heading} count={listed(names.filter(isFirst))}>
      {() => (
        <>
          <ChairList id={id} upTo={upTo} />
          <p>
            <a href={addressOf(['table', id])}>{TABLE.more}</a>
          </p>
        </>
      )}
    </Fold>
  )
}

const seatsWords = (seats: readonly Seat[]): string => (seats.length === 0 ? TABLE.watchers : listed(seats.map(seatName)))

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

const isFirst = (name: string, index: number, names: readonly string[]): boolean => names.indexOf(name) === index

const chairWords = ({ name, tenure, isOpen }: Chair): string =>
  tenure !== undefined ? (name ?? TABLE.nameless) : isOpen ? TABLE.invited : TABLE.vacant

/** Nobody has sat down by the link yet; one for watchers is good for many. */
const isStillOut = ({ chairs, own }: TableView, seats: readonly Seat[]): boolean =>
  seats.length === 0 || chairs.some(({ seat, tenure }) => seats.includes(seat) && (tenure === undefined || own.includes(seat)))

/** A link that was just made; it is never shown again. */
function SentLink({ sent: { seats, link } }: { readonly sent: Sent }) {
  const name = seatsWords(seats)
  return (
    <>
      <p className="sent-link">
        <label>
          <span className="label">{TABLE.linkFor(name)}</span>
          <input readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
        <Button look="quiet" words={TABLE.copy} onClick={() => void copy(link)} />
      </p>
      <OnlyHere />
    </>
  )
}
