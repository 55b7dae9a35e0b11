import { useState } from 'react'
import { type Faction, keysOf, type Placements, type Target, targetName } from '../../../rules/core/index.ts'
import { Fold, keep, kept, LabelledStepper, parsed } from '../../parts/index.ts'
import { sentence } from '../../wording.ts'
import type { Give } from '../live-game.ts'
import type { SeatMenu } from '../wire.ts'
import { PLAY } from '../words.ts'
import { Reasons } from './reasons.tsx'
import { Sealing } from './sealing.tsx'

type Limits = NonNullable<SeatMenu['allocation']>

interface Props {
  /** Says of which game and year it is: what is being placed stays in this browser until it is sealed. */
  readonly name: string
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
export function AllocationForm({ name, by, limits: { points, limit, targets }, draft, give }: Props) {
  const key = `chancery.allocation.${name}.${by}`
  const [placements, setPlacements] = useState<Placements>(() => (parsed(kept(key)) as Placements | undefined) ?? draft ?? {})
  const place = (next: Placements): void => {
    setPlacements(next)
    keep(key, JSON.stringify(next))
  }
  const placed = sumOf(placements)
  const open = targets.filter(({ most }) => most > 0)
  const closed = targets.filter(({ refusals }) => refusals.length > 0)
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
              set={(value) => place(without(placements, target, value))}
            />
          )
        })}
      </div>
      <Sealing
        by={by}
        placements={placements}
        give={async (order) => {
          const isGiven = await give(order)
          // What the server keeps, sealed or as a draft, this browser need not.
          if (isGiven) keep(key, undefined)
          return isGiven
        }}
      />
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
    </div>
  )
}
