import { type Condition, conditionWords, isMet, lacking, type Modifier, quantityWords } from '../../rules/index.ts'
import { typeset } from '../wording.ts'
import type { Study } from './study.ts'

/** The condition with every "not" moved down to what it denies, so that it can be read as a list. */
function unfolded(condition: Condition): Condition {
  if (condition.is === 'all' || condition.is === 'any') return { is: condition.is, of: condition.of.map(unfolded) }
  if (condition.is !== 'not') return condition
  const { of } = condition
  if (of.is === 'not') return unfolded(of.of)
  if (of.is !== 'all' && of.is !== 'any') return condition
  return { is: of.is === 'all' ? 'any' : 'all', of: of.of.map((part) => unfolded({ is: 'not', of: part })) }
}

/** Lists within lists of the same kind are one list. */
function flattened(condition: Condition): Condition {
  if (condition.is !== 'all' && condition.is !== 'any') return condition
  const of = condition.of.map(flattened).flatMap((part) => (part.is === condition.is ? part.of : [part]))
  return of.length === 1 && of[0] !== undefined ? of[0] : { is: condition.is, of }
}

function Tree({ condition, study }: { readonly condition: Condition; readonly study: Study }) {
  if (condition.is !== 'all' && condition.is !== 'any') return <>{typeset(conditionWords(condition).replace('not so:', 'not:'))}</>
  const isSo = (part: Condition): boolean => isMet(part, study.situation, study.roll, study.answer.total)
  return (
    <>
      {condition.is === 'all' ? 'all of these' : 'one of these'}
      <ul>
        {condition.of.map((part) => (
          <li key={conditionWords(part)} className={isSo(part) ? 'is-so' : undefined}>
            <Tree condition={part} study={study} />
            {isSo(part) && <span className="so"> (so it is)</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What would make a row count that does not. */
export function Wanting({ row, study }: { readonly row: Modifier; readonly study: Study }) {
  const missing = row.when === undefined ? undefined : lacking(row.when, study.situation, study.roll, study.answer.total)
  if (missing !== undefined)
    return (
      <div className="wanting">
        Needs <Tree condition={flattened(unfolded(missing))} study={study} />
      </div>
    )
  if (row.value === 0) return <div className="wanting">Adds nothing</div>
  return <div className="wanting">None so far{row.per === undefined ? '' : `: ${typeset(quantityWords(row.per))}`}</div>
}
