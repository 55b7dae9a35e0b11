import { useEffect, useState } from 'react'
import { type Seat, seatName } from '../../rules/game/index.ts'
import { Button, Fold, Notice, tell } from '../parts/index.ts'
import { listed, sentence } from '../wording.ts'
import { ask, type Problem, type Reply } from './wire.ts'
import { TABLE } from './words.ts'

interface Chair {
  readonly seat: Seat
  readonly name?: string
  readonly tenure?: string
  /** A link to it is out. */
  readonly isOpen?: true
}

interface TableView {
  readonly chairs: readonly Chair[]
  readonly own: readonly Seat[]
  readonly links: readonly { readonly link: string; readonly seats: readonly Seat[] }[]
}

interface Sent {
  readonly seats: readonly Seat[]
  readonly link: string
}

/** Who sits where, read again whenever something happens. */
function useTable(id: string, upTo: number): TableView | undefined {
  const [table, setTable] = useState<TableView>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened meanwhile is the reason to read again.
  useEffect(() => {
    let isWanted = true
    void ask<TableView>('GET', `/games/${id}/table`).then((reply) => reply.ok && isWanted && setTable(reply.body))
    return () => {
      isWanted = false
    }
  }, [id, upTo])
  return table
}

interface Props {
  readonly id: string
  /** How much has happened. */
  readonly upTo: number
}

/** The chairs of the table: who sits, links for those that are empty, handing over and getting up. */
export function Chairs({ id, upTo }: Props) {
  const table = useTable(id, upTo)
  const [sent, setSent] = useState<Sent>()
  const [problem, setProblem] = useState<Problem>()
  if (table === undefined) return null
  const isHost = table.own.includes('host')
  const settle = <T,>(reply: Reply<T>, then: (body: T) => void): void => {
    setProblem(reply.ok ? undefined : reply.problem)
    if (reply.ok) then(reply.body)
  }
  const send = async (path: string, body: object): Promise<void> => settle(await ask<Sent>('POST', `/games/${id}/${path}`, body), setSent)
  const own = table.own.filter((seat) => seat !== 'host')
  return (
    <Fold name={TABLE.heading} count={listed(table.chairs.flatMap(({ name }) => name ?? []).filter(isFirst))} className="chairs">
      <ul className="glance-list">
        {table.chairs.map((chair) => (
          <li key={chair.seat} className="chair">
            <span>
              <b>{sentence(seatName(chair.seat))}</b> {chairWords(chair)}
            </span>
            {isHost && chair.seat !== 'host' && (
              <span className="offer-ways">
                {chair.tenure === undefined ? (
                  <Button
                    look="quiet"
                    words={TABLE.newLink}
                    unseen={`: ${seatName(chair.seat)}`}
                    onClick={() => void send('links', { seats: [chair.seat] })}
                  />
                ) : (
                  !table.own.includes(chair.seat) && (
                    <Button
                      look="quiet"
                      words={TABLE.remove}
                      unseen={`: ${seatName(chair.seat)}`}
                      onClick={() => void send('removals', { seat: chair.seat })}
                    />
                  )
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {sent !== undefined && <SentLink sent={sent} />}
      {problem !== undefined && (
        <Notice title={problem.detail ?? problem.title} isAlert>
          {null}
        </Notice>
      )}
      {own.length > 0 && (
        <p className="offer-ways">
          <Button look="quiet" words={TABLE.handOver} onClick={() => void send('hand-over', {})} />
        </p>
      )}
    </Fold>
  )
}

const isFirst = (name: string, index: number, names: readonly string[]): boolean => names.indexOf(name) === index

const chairWords = ({ name, tenure, isOpen }: Chair): string =>
  tenure !== undefined ? (name ?? TABLE.nameless) : isOpen ? TABLE.invited : TABLE.vacant

/** A link that was just made; it is never shown again. */
export function SentLink({ sent: { seats, link } }: { readonly sent: Sent }) {
  const name = seats.length === 0 ? TABLE.watchers : listed(seats.map(seatName))
  return (
    <p className="sent-link">
      <label>
        <span className="label">{TABLE.linkFor(name)}</span>
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <Button look="quiet" words={TABLE.copy} onClick={() => void navigator.clipboard.writeText(link).then(() => tell(TABLE.copied))} />
    </p>
  )
}
