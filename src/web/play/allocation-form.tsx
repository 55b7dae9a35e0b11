import { useState } from 'react'
import { type Faction, keysOf, type Placements, type Target, targetName } from '../../rules/core/index.ts'
import { Button, Dialog, Fold, LabelledStepper } from '../parts/index.ts'
import { listed, sentence } from '../wording.ts'
import type { Give } from './live-game.ts'
import { Reasons } from './reasons.tsx'
import type { SeatMenu } from './wire.ts'
import { PLAY } from './words.ts'

type Limits = NonNullable<SeatMenu['allocation']>

interface Props {
  readonly by: Faction
  readonly limits: Limits
  readonly draft: Placements | null
  readonly give: Give
}

const sumOf = (placements: Placements): number => keysOf(placements).reduce((sum, target) => sum + (placements[target] ?? 0), 0)

const without = (placements: Placements, target: Target, points: number): Placements => {
  const { [target]: _before, ...others } = placements
  return points === 0 ? others : { ...others, [target]: points }
}

/** The points of the year, placed by steppers that cannot break a limit; kept as a draft, or sealed. */
export function AllocationForm({ by, limits: { points, limit, targets }, draft, give }: Props) {
  const [placements, setPlacements] = useState<Placements>(draft ?? {})
  const [isSealing, setSealing] = useState(false)
  const placed = sumOf(placements)
  const open = targets.filter(({ most }) => most > 0)
  const closed = targets.filter(({ refusals }) => refusals.length > 0)
  const words = placed === 0 ? PLAY.sealNothing : listed(keysOf(placements).map((target) => `${targetName(target)} ${placements[target]}`))
  return (
    <div className="allocation-form">
      <p className="allocation-sum" aria-live="polite">
        <b>{PLAY.points(placed, points)}</b> <span className="quiet">{PLAY.limit(limit)}</span>
      </p>
      <div className="allocation-targets">
        {open.map(({ target, most }) => {
          const here = placements[target] ?? 0
          return (
            <LabelledStepper
              key={target}
              label={targetName(target)}
              value={here}
              most={Math.min(most, here + points - placed)}
              why={points === placed ? PLAY.points(placed, points) : PLAY.most(most)}
              set={(value) => setPlacements(without(placements, target, value))}
            />
          )
        })}
      </div>
      <p className="offer-ways">
        <Button words={`${PLAY.seal}…`} onClick={() => setSealing(true)} />
        <Button look="quiet" words={PLAY.draft} onClick={() => void give({ type: 'draft-allocation', by, placements })} />
      </p>
      {draft !== null && <p className="quiet">{PLAY.drafted}</p>}
      {closed.length > 0 && (
        <Fold name={PLAY.closedTargets} count={closed.length}>
          {() => (
            <ul className="offers">
              {closed.map(({ target, refusals }) => (
                <li key={target} className="offer-closed">
                  <p>{sentence(targetName(target))}</p>
                  <Reasons refusals={refusals} />
                </li>
              ))}
            </ul>
          )}
        </Fold>
      )}
      {isSealing && (
        <Dialog title={PLAY.seal} close={() => setSealing(false)}>
          <p>{PLAY.sealSure(words)}</p>
          <p className="offer-ways">
            <Button
              words={PLAY.seal}
              onClick={() => {
                setSealing(false)
                void give({ type: 'seal-allocation', by, placements })
              }}
            />
          </p>
        </Dialog>
      )}
    </div>
  )
}
