import { isMinorTarget, targetName } from '../../rules/index.ts'
import { useSheet } from '../situation/use-sheet.ts'
import { sentence } from '../wording.ts'
import { type Place, type Plan, placesIn, withoutPlan } from './plan.ts'
import { Reasons, TargetRow } from './target-row.tsx'
import { closedWords } from './words.ts'

const isOpen = ({ closed, points }: Place): boolean => closed.length === 0 || points > 0

/** Every target with its points, those that are closed folded away with the rule that closes them. */
export function Planner({ plan }: { readonly plan: Plan }) {
  const { sheet } = useSheet()
  const bare = withoutPlan(sheet, plan.by)
  const places = placesIn(sheet, plan)
  const open = places.filter(isOpen)
  const closed = places.filter((place) => !isOpen(place))
  const groups = [
    { id: 'countries', words: 'Countries', places: open.filter(({ target }) => isMinorTarget(target)) },
    { id: 'others', words: 'Tension, intelligence and powers', places: open.filter(({ target }) => !isMinorTarget(target)) },
  ]
  return (
    <>
      {groups.map((group) =>
        group.places.length === 0 ? null : (
          <section key={group.id} className="panel planner" aria-labelledby={group.id}>
            <h2 id={group.id}>{group.words}</h2>
            <ul className="targets">
              {group.places.map((place) => (
                <TargetRow key={place.target} plan={plan} place={place} bare={bare} />
              ))}
            </ul>
          </section>
        ),
      )}
      {closed.length > 0 && (
        <details className="idle">
          <summary>{closedWords(plan.by, closed.length)}</summary>
          <ul className="closed-targets">
            {closed.map(({ target, closed: refusals }) => (
              <li key={target} data-closed={target}>
                <b>{sentence(targetName(target))}</b>
                <Reasons refusals={refusals} name={targetName(target)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
