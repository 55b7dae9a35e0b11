import type { Delegation } from '../../../rules/core/index.ts'
import { Button, PageHead } from '../../parts/index.ts'
import { sentence } from '../../wording.ts'
import { putAway } from '../in-hand.ts'
import { isMyMove } from '../stepper.tsx'
import type { SeatView } from '../wire.ts'
import { CURTAIN } from '../words.ts'
import { type HotSeat, hotSeatOf, lookAs, sideName } from './hot-seat.ts'

const isAwaited = ({ toMove }: SeatView, side: Delegation): boolean => toMove.some(({ who }) => who === side)

interface CurtainProps {
  readonly id: string
  /** What everybody may know. */
  readonly view: SeatView
  readonly hotSeat: HotSeat
}

/** Nobody's secrets are in sight: the device is handed over, and the next side looks. */
export function Curtain({ id, view, hotSeat: { sides, hasCurtain } }: CurtainProps) {
  const sorted = [...sides].sort((one, other) => Number(isAwaited(view, other.side)) - Number(isAwaited(view, one.side)))
  return (
    <section className="curtain">
      <PageHead label={view.title} heading={hasCurtain ? CURTAIN.heading : CURTAIN.choose} />
      <p className="lead">{hasCurtain ? CURTAIN.lead : CURTAIN.chooseLead}</p>
      <ul className="curtain-sides">
        {sorted.map(({ side }) => (
          <li key={side}>
            <Button
              look={isAwaited(view, side) ? 'plain' : 'quiet'}
              words={CURTAIN.iAm(sentence(sideName(side)))}
              onClick={() => lookAs(id, side)}
            />
            {isAwaited(view, side) && <span className="quiet"> {CURTAIN.toMove}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The side at this device that the game waits for. */
const nextOf = (view: SeatView, { sides }: HotSeat): Delegation | undefined =>
  isMyMove(view) ? undefined : sides.find((one) => isAwaited(view, one.side))?.side

/** Who plays every side goes on as whoever is waited for, from where they are; between two players there is the curtain above. */
export function NextSide({ id, view }: Omit<CurtainProps, 'hotSeat'>) {
  const hotSeat = hotSeatOf(id)
  const next = hotSeat === undefined || hotSeat.hasCurtain ? undefined : nextOf(view, hotSeat)
  if (next === undefined) return null
  return (
    <p className="offer-ways">
      <Button words={CURTAIN.goOnAs(sideName(next))} onClick={() => lookAs(id, next)} />
    </p>
  )
}

interface BarProps extends CurtainProps {
  readonly side: Delegation
}

/** Who looks, and the way to the next: through the curtain, or at once for who plays alone. */
export function SideBar({ id, view, hotSeat, side }: BarProps) {
  const { sides, hasCurtain } = hotSeat
  const next = nextOf(view, hotSeat)
  return (
    <nav className={next === undefined ? 'side-bar' : 'side-bar side-bar-done'} aria-label={CURTAIN.sides}>
      {hasCurtain ? (
        <>
          <span>
            <b>{sentence(sideName(side))}</b> {next !== undefined && CURTAIN.next(sideName(next))}
          </span>
          <Button look={next === undefined ? 'quiet' : 'plain'} words={CURTAIN.draw} onClick={() => putAway(() => lookAs(id, undefined))} />
        </>
      ) : (
        sides.map((one) => (
          <Button
            key={one.side}
            look={one.side === next ? 'plain' : 'quiet'}
            words={sentence(sideName(one.side))}
            aria-pressed={one.side === side}
            disabled={one.side === side}
            onClick={() => lookAs(id, one.side)}
          />
        ))
      )}
    </nav>
  )
}
