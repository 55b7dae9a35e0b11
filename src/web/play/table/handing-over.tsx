import { useState } from 'react'
import { type Seat, seatName } from '../../../rules/game/index.ts'
import { Button, Dialog, Tick } from '../../parts/index.ts'
import { sentence } from '../../wording.ts'
import { TABLE } from './words.ts'

interface Props {
  readonly seats: readonly Seat[]
  readonly handOver: (seats: readonly Seat[]) => void
  readonly close: () => void
}

/** Of several seats in one hand: which a successor is to have. Who hosts goes on hosting, unless that is ticked too. */
export function HandingOver({ seats, handOver, close }: Props) {
  const [chosen, setChosen] = useState<readonly Seat[]>(() => seats.filter((seat) => seat !== 'host'))
  return (
    <Dialog title={TABLE.handOverTitle} close={close}>
      <ul className="naming-targets">
        {seats.map((seat) => (
          <li key={seat}>
            <Tick isSet={chosen.includes(seat)} set={(is) => setChosen(seats.filter((one) => (one === seat ? is : chosen.includes(one))))}>
              {sentence(seatName(seat))}
            </Tick>
          </li>
        ))}
      </ul>
      <p className="quiet">{TABLE.handOverLead}</p>
      <p className="offer-ways">
        <Button words={TABLE.handOverGo} disabled={chosen.length === 0} onClick={() => handOver(chosen)} />
      </p>
    </Dialog>
  )
}
