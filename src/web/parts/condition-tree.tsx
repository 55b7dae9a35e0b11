import { type Condition, conditionWords, simpleForm } from '../../rules/core/index.ts'
import { typeset } from '../wording.ts'
import { Mark } from './marks.tsx'

interface Props {
  readonly condition: Condition
  /** Whether a part is met already, where there is a situation to ask. */
  readonly isSo?: (part: Condition) => boolean
}

function Branch({ condition, isSo = () => false }: Props) {
  if (condition.is !== 'all' && condition.is !== 'any') return <>{typeset(conditionWords(condition))}</>
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
  return <Branch condition={simpleForm(condition)} {...rest} />
}
