import { useState } from 'react'
import { isMinorTarget, isTrackTarget, type Refusal, type Side, sideOf, targetName } from '../../rules/index.ts'
import { standingWords } from '../dossier/ladder.tsx'
import { alliedColour, paintClass, paintOf, rungsOf } from '../dossier/rungs.ts'
import { type Study, study } from '../dossier/study.ts'
import { likeliest, Strip } from '../dossier/verdict.tsx'
import { OddsBars } from '../parts/odds-bars.tsx'
import { Stepper } from '../parts/stepper.tsx'
import type { Sheet } from '../situation/sheet.ts'
import { useSheet } from '../situation/use-sheet.ts'
import { RuleLabel } from '../what-if/rule-label.tsx'
import { facesWords, sentence, signed, sixthsOf, typeset } from '../wording.ts'
import type { Place, Plan } from './plan.ts'
import { besideWords, gainWords, lossWords, usableWords, withoutWords } from './words.ts'

interface Props {
  readonly plan: Plan
  readonly place: Place
  /** The same situation without the plan. */
  readonly bare: Sheet
}

/** A reason without the target's name before it: it stands beside the name already. */
const reason = ({ words }: Refusal, name: string): string => sentence(words.replace(`${name}: `, ''))

export function Reasons({ refusals, name }: { readonly refusals: readonly Refusal[]; readonly name: string }) {
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

/** The chances with the points planned, marked with those there would be without them. */
function Bars({ now, bare }: { readonly now: Study; readonly bare: Study | undefined }) {
  const allied = alliedColour(now)
  const rungs = rungsOf(now)
  const chanceIn = (one: Study | undefined, id: string): number =>
    sixthsOf(one?.answer.odds.find(({ result }) => result === id)?.chance ?? '0')
  const odds = now.table.bands.map((band) => ({
    id: band.id,
    words: band.words,
    ways: chanceIn(now, band.id),
    of: 6,
    ...(bare === undefined ? {} : { was: chanceIn(bare, band.id) }),
    paint: paintClass(paintOf(band, allied)),
    figure: band.id,
    when: facesWords(rungs.find((rung) => rung.band === band)?.faces ?? []),
  }))
  // The roller's best comes first.
  const ordered = sideOf(now.roll.by) === 'axis' ? odds.toReversed() : odds
  return <OddsBars odds={ordered.filter(({ ways, was }) => ways > 0 || (was ?? 0) > 0)} />
}

/** Faces that bring a side something that lasts. */
const gains = ({ answer, table }: Study, side: Side): number =>
  Object.values(answer.results).filter(({ result }) => {
    const band = table.bands.find(({ id }) => id === result)
    return band?.policy !== undefined && band.favours === side
  }).length

/** What a roll would bring with the points planned, and without them. */
function Preview({ now, bare, place, plan }: Omit<Props, 'bare'> & { readonly now: Study; readonly bare: Study | undefined }) {
  const { address } = useSheet()
  const [isOpen, setOpen] = useState(false)
  const isPlaced = place.points > 0
  const side = sideOf(plan.by)
  const other = side === 'axis' ? 'allies' : 'axis'
  const without = isPlaced && bare?.answer.total !== now.answer.total ? bare : undefined
  const bars = answerRefusals(now, isPlaced)
  return (
    <div className={isPlaced ? 'preview' : 'preview preview-bare'}>
      {without !== undefined && (
        <p className="preview-line preview-without">
          <span className="preview-total">{signed(without.answer.total)}</span>
          <Strip study={without} />
          <span className="unseen">without these points</span>
        </p>
      )}
      <p className="preview-line">
        <b className="preview-total">{signed(now.answer.total)}</b>
        <Strip study={now} />
      </p>
      <p className="preview-words" data-gains={gains(now, side)}>
        <b>{gainWords(gains(now, side), side)}</b>, {lossWords(gains(now, other), other)}
        {without !== undefined && <span className="was">; {withoutWords(gains(without, side), gains(without, other))}</span>}
      </p>
      <p className="quiet">{likeliest(now)}</p>
      {bars.length > 0 && <Reasons refusals={bars} name={targetName(place.target)} />}
      <details className="preview-odds" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          Odds<span className="unseen"> for {targetName(place.target)}</span>, {besideWords(place.points)}
        </summary>
        {isOpen && (
          <>
            <Bars now={now} bare={isPlaced ? bare : undefined} />
            <p>
              <a href={address('dossier', { thing: place.target, parts: { by: plan.by } })}>
                Open the dossier of {targetName(place.target)}
              </a>
            </p>
          </>
        )}
      </details>
    </div>
  )
}

/** That there are no points yet is plain to see; any other rule against the roll is worth a word. */
const answerRefusals = ({ answer }: Study, isPlaced: boolean): readonly Refusal[] => (isPlaced ? (answer.refusals ?? []).slice(0, 2) : [])

/** Points in tension are used one a turn: how many still can be. */
function TrackNote() {
  const { sheet, address } = useSheet()
  const cap = sheet.book.clauses.tensionPointsLimit(sheet.situation.turn)
  return (
    <p className="quiet">
      {sentence(usableWords(cap.value))} <RuleLabel cite={cap.cite} />. <a href={address('tensions')}>Tensions</a>
    </p>
  )
}

/** That no points are left at all is said once, above; a target that takes some says it too. */
const isWorthSaying =
  (points: number) =>
  ({ data }: Refusal): boolean =>
    points > 0 || data['target'] !== undefined

/** One target: its points, what stops them, and what a roll would bring. */
export function TargetRow({ plan, place, bare }: Props) {
  const { sheet, changeInput } = useSheet()
  const { target, points, most, stops } = place
  const name = targetName(target)
  const args = { by: plan.by, target }
  const now = isMinorTarget(target) ? study(sheet, args) : undefined
  const was = isMinorTarget(target) ? study(bare, args) : undefined
  return (
    <li className={points > 0 ? 'target target-placed' : 'target'} data-target={target} data-points={points} data-most={most}>
      <div className="target-name">
        <h3>{sentence(name)}</h3>
        {now?.ok && <p className="quiet">{sentence(standingWords(now.study))}</p>}
        {isTrackTarget(target) && <TrackNote />}
      </div>
      <div className="target-points">
        <Stepper
          label={`Points in ${name}`}
          value={points}
          most={most}
          set={(value) => changeInput({ of: 'points', faction: plan.by, target }, value)}
        />
        {points >= most && <Reasons refusals={stops.filter(isWorthSaying(points))} name={name} />}
      </div>
      {now?.ok && <Preview now={now.study} bare={was?.ok ? was.study : undefined} place={place} plan={plan} />}
    </li>
  )
}
