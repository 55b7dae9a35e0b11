import { type Citation, isMinorTarget, type Refusal, sideOf, type Target, targetName } from '../../../rules/core/index.ts'
import { Panel } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { RuleLabel } from '../../what-if/index.ts'
import { sentence } from '../../wording.ts'
import { type Place, type Plan, placesIn, withoutPlan } from './plan.ts'
import { reason } from './received.ts'
import { TargetRow } from './target-row.tsx'
import { closedWords, enemyOf, NO_USE, othersWords, SIDE_ADJECTIVES } from './words.ts'

const isOpen = ({ closed, barred, points }: Place): boolean => points > 0 || closed.length + barred.length === 0

/** The heads of the columns; every figure below says its own to those who do not see them. */
function Heads({ plan }: { readonly plan: Plan }) {
  const own = sideOf(plan.by)
  return (
    <div className="target-heads">
      <h2 id="countries">Countries</h2>
      <span aria-hidden="true">Points</span>
      <span className="target-head-end" aria-hidden="true">
        In all
      </span>
      <span className="target-faces" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <span key={face}>{face}</span>
        ))}
      </span>
      {[own, enemyOf(own)].map((side) => (
        <span key={side} className="target-head-end" aria-hidden="true">
          {SIDE_ADJECTIVES[side]} gain
        </span>
      ))}
    </div>
  )
}

interface Closing {
  readonly words: string
  readonly cite: Citation | undefined
  readonly targets: Target[]
}

/** What closes targets, each reason once with all that it closes. */
function closingsOf(places: readonly Place[], why: (place: Place) => readonly Refusal[]): readonly Closing[] {
  const closings = new Map<string, Closing>()
  for (const place of places)
    for (const refusal of why(place)) {
      const { target } = place
      const words = reason(refusal, targetName(target))
      const key = `${words} ${refusal.cite?.rule}`
      const closing = closings.get(key) ?? { words, cite: refusal.cite, targets: [] }
      closing.targets.push(target)
      closings.set(key, closing)
    }
  return [...closings.values()]
}

interface ClosedProps {
  readonly heading: string
  readonly places: readonly Place[]
  readonly why: (place: Place) => readonly Refusal[]
}

function Closed({ heading, places, why }: ClosedProps) {
  if (places.length === 0) return null
  return (
    <Panel heading={heading}>
      <ul className="closings">
        {closingsOf(places, why).map(({ words, cite, targets }) => (
          <li key={`${words} ${cite?.rule}`}>
            <p>
              {targets.map((target, index) => (
                <b key={target} data-closed={target}>
                  {index > 0 && ', '}
                  {index === 0 ? sentence(targetName(target)) : targetName(target)}
                </b>
              ))}
            </p>
            <p className="quiet">
              {words} {cite !== undefined && <RuleLabel cite={cite} />}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Every target with its points; below them those that are closed, with the rule that closes them. */
export function Planner({ plan }: { readonly plan: Plan }) {
  const { current } = useSituation()
  const bare = withoutPlan(current, plan.by)
  const places = placesIn(current, plan)
  const open = places.filter(isOpen)
  const shut = places.filter((place) => !isOpen(place))
  const rows = (shown: readonly Place[]) => (
    <ul className="targets">
      {shown.map((place) => (
        <TargetRow key={place.target} plan={plan} place={place} bare={bare} />
      ))}
    </ul>
  )
  const countries = open.filter(({ target }) => isMinorTarget(target))
  const others = open.filter(({ target }) => !isMinorTarget(target))
  return (
    <>
      {countries.length > 0 && (
        <section className="panel planner" aria-labelledby="countries">
          <Heads plan={plan} />
          {rows(countries)}
        </section>
      )}
      {others.length > 0 && (
        <Panel className="planner" heading={othersWords(others.map(({ target }) => target))}>
          {rows(others)}
        </Panel>
      )}
      <Closed heading={NO_USE} places={shut.filter(({ closed }) => closed.length === 0)} why={({ barred }) => barred} />
      <Closed heading={closedWords(plan.by)} places={shut.filter(({ closed }) => closed.length > 0)} why={({ closed }) => closed} />
    </>
  )
}
