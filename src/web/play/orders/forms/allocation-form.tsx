import {
  FACTION_NAMES,
  type Faction,
  isMinorTarget,
  type Placements,
  sideOf,
  type Target,
  targetName,
} from '../../../../rules/core/index.ts'
import { barredFrom } from '../../../pages/allocation/plan.ts'
import { Fold, LabelledStepper } from '../../../parts/index.ts'
import type { OpenSituation } from '../../../situation/index.ts'
import type { Give } from '../../live-game.ts'
import type { SeatMenu } from '../../wire.ts'
import { PLAY } from '../../words.ts'
import { knownWith, useKnown } from '../outlook/known.ts'
import { SealedOutlook, studyOf } from '../outlook/outlook.tsx'
import { BarredList, Reasons } from '../reasons.tsx'
import { forgetPlacing, place, usePlacing } from './placing.ts'
import { pointsIn, Sealing } from './sealing.tsx'

type Limits = NonNullable<SeatMenu['allocation']>

interface Props {
  /** The game whose server lays out the table, for the chances; by mail there is none. */
  readonly id?: string
  /** Says of which game and year it is: what is being placed stays in this browser until it is sealed. */
  readonly name: string
  readonly by: Faction
  readonly limits: Limits
  readonly draft: Placements | null
  readonly give: Give
}

const without = (placements: Placements, target: Target, points: number): Placements => {
  const { [target]: _before, ...others } = placements
  return points === 0 ? others : { ...others, [target]: points }
}

/** The points of the year, placed by steppers that cannot break a limit; kept as a draft, or sealed. */
export function AllocationForm({ id, name, by, limits: { points, targets }, draft, give }: Props) {
  const known = useKnown(id, 0)
  const placements = usePlacing(name, by, draft)
  const placed = pointsIn(placements)
  const planned = known === undefined ? undefined : knownWith(known, by, placements)
  const bare = known === undefined ? undefined : knownWith(known, by, {})
  // Allied points count against the rolls of the Axis, which come before their own (49.4261).
  const rollers: readonly Faction[] = sideOf(by) === 'axis' ? [by] : ['axis', by]
  const open = targets
    .filter(({ most }) => most > 0)
    .map(({ target, most }) => ({
      target,
      most,
      barred: planned === undefined ? [] : barredFrom(planned, by, target),
    }))
  // Where no roll can come of it, a point still may go: what it is good for is for its owner to say.
  const useful = open.filter((one) => one.barred.length === 0)
  const barred = open.filter((one) => one.barred.length > 0)
  const closed = targets.filter(({ refusals }) => refusals.length > 0)
  const stepper = ({ target, most }: (typeof open)[number]) => {
    const here = placements[target] ?? 0
    return (
      <LabelledStepper
        label={targetName(target)}
        value={here}
        most={Math.min(most, here + points - placed)}
        why={points === placed ? PLAY.points(placed, points) : PLAY.most(most)}
        set={(value) => place(name, by, without(placements, target, value))}
      />
    )
  }
  return (
    <div className="allocation-form">
      {known !== undefined && <p className="quiet">{PLAY.sealedOdds}</p>}
      <div className="allocation-targets">
        {useful.map((one) => (
          <div key={one.target} className="allocation-target" data-target={one.target}>
            {stepper(one)}
            {rollers.map((roller) => (
              <Rolled key={roller} target={one.target} by={roller} isOwn={roller === by} planned={planned} bare={bare} />
            ))}
          </div>
        ))}
      </div>
      {known !== undefined && (
        <Fold name={PLAY.fieldsMeant} className="fields-meant">
          {() => (
            <>
              <p>{PLAY.placedChances(FACTION_NAMES[by])}</p>
              <p>{PLAY.paints}</p>
            </>
          )}
        </Fold>
      )}
      {barred.length > 0 && (
        <Fold name={PLAY.barredTargets} count={barred.length}>
          {() => (
            <ul className="offers">
              {barred.map((one) => (
                <li key={one.target}>
                  {stepper(one)}
                  <Reasons refusals={one.barred} />
                </li>
              ))}
            </ul>
          )}
        </Fold>
      )}
      <div className="move-foot">
        <p className="allocation-sum" aria-live="polite">
          <b>{PLAY.points(placed, points)}</b>
        </p>
        <Sealing
          isByMail={id === undefined}
          by={by}
          placements={placements}
          points={points}
          give={async (order) => {
            const isGiven = await give(order)
            if (isGiven) forgetPlacing(name, by)
            return isGiven
          }}
        />
      </div>
      {draft !== null && <p className="quiet">{PLAY.drafted}</p>}
      {closed.length > 0 && (
        <Fold name={PLAY.closedTargets} count={closed.length}>
          {() => <BarredList all={closed.map(({ target, refusals }) => ({ name: targetName(target), refusals }))} />}
        </Fold>
      )}
    </div>
  )
}

interface RolledProps {
  readonly target: Target
  readonly by: Faction
  readonly isOwn: boolean
  readonly planned: OpenSituation | undefined
  readonly bare: OpenSituation | undefined
}

/** What a roll would bring with the points placed, beside what it would bring without them. */
function Rolled({ target, by, isOwn, planned, bare }: RolledProps) {
  if (planned === undefined || !isMinorTarget(target)) return null
  const found = studyOf(planned, { target, by })
  const without = bare === undefined ? undefined : studyOf(bare, { target, by })
  return found === undefined ? null : <SealedOutlook study={found} without={without} isOwn={isOwn} />
}
