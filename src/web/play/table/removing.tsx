import { useState } from 'react'
import { type Seat, seatName } from '../../../rules/game/index.ts'
import { Button, Dialog, TextField } from '../../parts/index.ts'
import { listed } from '../../wording.ts'
import { TABLE } from './words.ts'

interface Props {
  readonly seats: readonly Seat[]
  readonly remove: (reason: string) => void
  readonly close: () => void
}

const LONGEST_REASON = 300

/** The host says why a player is removed: the whole table reads it. */
export function Removing({ seats, remove, close }: Props) {
  const [reason, setReason] = useState('')
  const said = reason.trim()
  return (
    <Dialog title={TABLE.removeTitle(listed(seats.map(seatName)))} close={close}>
      <p>{TABLE.removeLead}</p>
      <TextField label={TABLE.removeWhy} value={reason} set={(text) => setReason(text.slice(0, LONGEST_REASON))} />
      <p className="offer-ways">
        <Button words={TABLE.removeGo} disabled={said === ''} onClick={() => remove(said)} />
      </p>
    </Dialog>
  )
}
