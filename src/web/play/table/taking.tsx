import { useEffect, useId, useRef, useState } from 'react'
import { type Seat, seatName } from '../../../rules/game/index.ts'
import { addressOf } from '../../address.ts'
import { Button } from '../../parts/index.ts'
import { listed, sentence } from '../../wording.ts'
import { useRead } from '../reading.ts'
import { ask, type Problem } from '../wire.ts'
import { PLAY } from '../words.ts'
import { type TableView, tablePath, vacantIn } from './seating.ts'
import { TABLE } from './words.ts'

interface Props {
  readonly id: string
  readonly seat: Seat
  /** Of one who sits elsewhere at the table. */
  readonly name: string | undefined
  readonly refused: (problem: Problem) => void
  readonly dont: () => void
}

/** A name to sit down with where nobody does. */
export function Taking({ id, seat, name: known, refused, dont }: Props) {
  const [name, setName] = useState(known ?? '')
  const field = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const sit = async (): Promise<void> => {
    const reply = await ask('POST', `/games/${id}/take-over`, { seats: [seat], name: name.trim() })
    if (!reply.ok) return refused(reply.problem)
    // Other eyes count other lines: the game is opened anew with them.
    location.hash = addressOf(['game', id])
    location.reload()
  }
  return (
    <form
      className="text-field"
      onSubmit={(event) => {
        event.preventDefault()
        void sit()
      }}
    >
      <p>{TABLE.takeLead(seatName(seat))}</p>
      <label htmlFor={field} className="label">
        {PLAY.myName} <span className="quiet">{PLAY.needed}</span>
      </label>
      <input
        ref={input}
        id={field}
        required
        maxLength={60}
        autoComplete="nickname"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <p className="offer-ways">
        <button type="submit" className="button">
          {TABLE.takeGo}
        </button>
        <Button look="quiet" words={TABLE.dontTake} onClick={dont} />
      </p>
    </form>
  )
}

/** Whoever only watches is told of a seat that is theirs for the taking. */
export function Vacancies({ id, upTo }: { readonly id: string; readonly upTo: number }) {
  const [table] = useRead<TableView>(tablePath(id), upTo)
  const vacant = table === undefined ? [] : vacantIn(table)
  if (vacant.length === 0) return null
  return (
    <p className="game-line">
      {TABLE.vacancies(sentence(listed(vacant.map(seatName))), vacant.length === 1)}{' '}
      <a href={addressOf(['table', id])}>{TABLE.toVacancy}</a>
    </p>
  )
}
