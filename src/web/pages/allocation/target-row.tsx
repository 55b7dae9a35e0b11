import { useId, useState } from 'react'
import { percentWords } from '../../../counsel/index.ts'
import { isMinorTarget, isTrackTarget, type Refusal, readsNet, sideOf, targetName } from '../../../rules/core/index.ts'
import { OddsBars, Stepper } from '../../parts/index.ts'
import { type OpenSituation, openDocument, put, useSituation } from '../../situation/index.ts'
import { Reckoning, RuleLabel } from '../../what-if/index.ts'
import { facesWords, sentence, signed, sixthsOf, typeset } from '../../wording.ts'
import { alliedColour, paintClass, paintOf, rungsOf, standingWords } from '../dossier/ladder.tsx'
import { beyondPoints, gains, type Study, study } from '../dossier/study.ts'
import { Strip } from '../dossier/verdict.tsx'
import type { Place, Plan } from './plan.ts'
import { reason } from './received.ts'
import { enemyOf, gainWords, inertiaWords, SIDE_ADJECTIVES, usableWords } from './words.ts'

const chanceIn = (study: Study, id: string): number => sixthsOf(study.answer.odds.find(({ result }) => result === id)?.chance ?? '0')

/** The chances with the points planned, marked with those there would be without them, and the lines they come from. */
function Prospects({ now, without }: { readonly now: Study; readonly without: Study | undefined }) {
  const { address } = useSituation()
  const { target } = now.answer
  const { by } = now.roll
  const allied = alliedColour(now)
  const rungs = rungsOf(now)
  const odds = now.table.bands.map((band) => ({
    id: band.id,
    words: band.words,
    ways: chanceIn(now, band.id),
    of: 6,
    ...(without === undefined ? {} : { was: chanceIn(without, band.id) }),
    paint: paintClass(paintOf(band, allied)),
    figure: band.id,
    when: facesWords(rungs.find((rung) => rung.band === band)?.faces ?? []),
  }))
  // The roller's best comes first.
  const ordered = sideOf(by) === 'axis' ? odds.toReversed() : odds
  return (
    <>
      <div>
        <OddsBars odds={ordered.filter(({ ways, was }) => ways > 0 || (was ?? 0) > 0)} />
        <p>
          <a href={address('dossier', { thing: target, parts: { by } })}>Open the dossier of {targetName(target)}</a>
        </p>
      </div>
      <Reckoning
        heading={`Lines for ${targetName(target)}`}
        lines={now.answer.lines}
        total={now.answer.total}
        rowOf={({ id }) => now.table.rows.find((row) => row.id === id)}
        roll={now.roll}
        net={now.net}
        signs="sides"
      />
    </>
  )
}

interface TargetRowProps {
  readonly plan: Plan
  readonly place: Place
  /** The same situation without the plan. */
  readonly bare: OpenSituation
}

/** How far the points go, and what stops them there. */
const noMoreWords = (most: number, [stop]: readonly Refusal[], name: string): string =>
  typeset(stop === undefined ? `at most ${most}` : `at most ${most}. ${reason(stop, name)}`)

function Reasons({ refusals, name }: { readonly refusals: readonly Refusal[]; readonly name: string }) {
  return (
    <ul className="stops">
      {refusals.map((refusal) => (
        <li key={`${refusal.code} ${refusal.words}`}>
          {typeset(reason(refusal, name))} {refusal.cite !== undefined && <RuleLabel cite={refusal.cite} />}
        </li>
      ))}
    </ul>
  )
}

/** Points in tension are used one a turn: how many still can be. */
function TrackNote() {
  const { current, address } = useSituation()
  const cap = current.book.clauses.tensionPointsLimit(current.situation.turn)
  return (
    <p className="quiet">
      {sentence(usableWords(cap.value))} <RuleLabel cite={cap.cite} /> · <a href={address('tensions')}>Tensions</a>
    </p>
  )
}

interface ForecastProps {
  readonly now: Study
  readonly without: Study | undefined
  readonly plan: Plan
}

/** How many more points it takes to move a total that inertia holds: nothing where the next one does, or where nothing is inert. */
function useInertia(now: Study | undefined, plan: Plan, { target, points, most }: Place): string | undefined {
  const { current } = useSituation()
  if (now === undefined || most <= points || !now.table.rows.some(readsNet)) return undefined
  const moves = (more: number): boolean => {
    const placed = openDocument(put(current.document, ['placements', plan.by, target], points + more))
    const then = placed.ok ? study(placed.current, { by: plan.by, target }) : undefined
    return then?.ok === true && then.study.answer.total !== now.answer.total
  }
  const needed = Array.from({ length: most - points }, (_, index) => index + 1).find(moves)
  return needed === 1 ? undefined : inertiaWords(needed, most - points)
}

/** What all lines come to, the six faces, and how many of them bring either side something that lasts. */
function Forecast({ now, without, plan }: ForecastProps) {
  const own = sideOf(plan.by)
  const sides = [own, enemyOf(own)]
  return (
    <>
      <p className="target-total">
        <b>{signed(now.answer.total)}</b>
        <span className="unseen"> in all </span>
        {without !== undefined && <span className="target-was">{signed(without.answer.total)}</span>}
      </p>
      <Strip study={now} />
      {sides.map((side) => {
        const [faces, before] = [gains(now, side), without === undefined ? undefined : gains(without, side)]
        return (
          <p
            key={side}
            className={faces === 0 ? 'target-gain target-none' : 'target-gain'}
            data-gain={SIDE_ADJECTIVES[side]}
            data-faces={faces}
          >
            <span aria-hidden="true">
              <b>{faces === 0 ? '–' : faces}</b>
              {faces > 0 && ' in 6'} {faces > 0 && <span className="target-percent">{percentWords(faces)}</span>}
              {before !== undefined && before !== faces && <span className="target-was">{before}</span>}
            </span>
            <span className="unseen">{gainWords(faces, before, side)}</span>
          </p>
        )
      })}
    </>
  )
}

/** One target: its points, what stops them, and what a roll would bring. */
export function TargetRow({ plan, place, bare }: TargetRowProps) {
  const { current, changeInput } = useSituation()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { target, points, most, limit, stops } = place
  const name = targetName(target)
  const args = { by: plan.by, target }
  const read = isMinorTarget(target) ? study(current, args) : undefined
  const now = read?.ok ? read.study : undefined
  const was = now !== undefined && points > 0 ? study(bare, args) : undefined
  const without = was?.ok && was.study.answer.total !== now?.answer.total ? was.study : undefined
  const inertia = useInertia(now, plan, place)
  // That no points are left at all is said once, beside the points.
  const reasons = [
    ...(points >= most ? stops.filter(({ data }) => data['target'] !== undefined) : []),
    ...(now === undefined ? [] : beyondPoints(now).slice(0, 2)),
  ]
  return (
    <li className={points > 0 ? 'target target-placed' : 'target'} data-target={target} data-points={points} data-most={most}>
      <div className="target-name">
        <h3>{sentence(name)}</h3>
        {now !== undefined && <p className="quiet">{sentence(standingWords(now))}</p>}
        {inertia !== undefined && <p className="target-inertia">{sentence(inertia)}</p>}
        {isTrackTarget(target) && <TrackNote />}
      </div>
      <div className="target-points">
        <Stepper
          label={`Points in ${name}`}
          value={points}
          most={most}
          why={noMoreWords(most, stops, name)}
          set={(value) => changeInput({ of: 'points', faction: plan.by, target }, value)}
        />
        <span className={points >= limit ? 'target-limit target-full' : 'target-limit'}>of {limit}</span>
      </div>
      {now !== undefined && (
        <>
          <Forecast now={now} without={without} plan={plan} />
          <button
            type="button"
            className="target-fold"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`Odds for ${name}`}
            onClick={() => setOpen(!isOpen)}
          />
        </>
      )}
      {reasons.length > 0 && <Reasons refusals={reasons} name={name} />}
      <div id={id} className="prospects" hidden={!isOpen}>
        {isOpen && now !== undefined && <Prospects now={now} without={without} />}
      </div>
    </li>
  )
}
