import { type Condition, conditionWords } from '../../rules/index.ts'
import { typeset } from '../wording.ts'
import { Mark } from './mark.tsx'

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

interface Props {
  readonly condition: Condition
  /** Whether a part is met already, where there is a situation to ask. */
  readonly isSo?: (part: Condition) => boolean
}

function Branch({ condition, isSo = () => false }: Props) {
  if (condition.is !== 'all' && condition.is !== 'any') return <>{typeset(conditionWords(condition).replace('not so:', 'not:'))}</>
  return (
    <>
      {condition.is === 'all' ? 'all of these:' : 'one of these:'}
      <ul>
        {condition.of.map((part) => (
          <li key={conditionWords(part)} className={isSo(part) ? 'is-so' : undefined}>
            {isSo(part) && <Mark is="yes" />}
            <Branch condition={part} isSo={isSo} />
            {isSo(part) && <span className="so"> (so it is)</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A condition as a list that can be ticked off. */
export function ConditionTree({ condition, ...rest }: Props) {
  return <Branch condition={flattened(unfolded(condition))} {...rest} />
}
