import type { WarCell } from '../../../counsel/index.ts'
import { type Condition, isMet, isNever, lacking, type WarBar } from '../../../rules/index.ts'
import { ConditionTree } from '../../parts/condition-tree.tsx'
import { Mark } from '../../parts/marks.tsx'
import { useSituation } from '../../situation/use-situation.ts'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { sentence } from '../../wording.ts'
import { barBehind, liftedWith, whenBound } from './war-reads.ts'

/** What would take a bar away. */
function Lifting({ cell, bar }: { readonly cell: WarCell; readonly bar: WarBar }) {
  const { judged } = useSituation().current
  const bound = whenBound(cell, bar)
  const open: Condition = { is: 'not', of: bound }
  const missing = bound.is === 'always' || isNever(open) ? undefined : lacking(open, judged)
  const along = liftedWith(bar)
  return (
    <div className="wanting">
      {missing === undefined ? (
        along.length === 0 && 'for the whole game'
      ) : (
        <>
          open if <ConditionTree condition={missing} isSo={(part) => isMet(part, judged)} />
        </>
      )}
      {along.map((words) => (
        <p key={words}>
          {missing === undefined ? 'open with' : 'or with'} {words}
        </p>
      ))}
    </div>
  )
}

/** Every rule against a declaration, and what would lift it. */
export function Obstacles({ cell }: { readonly cell: WarCell }) {
  const { current, address } = useSituation()
  const { book } = current
  return (
    <ul className="obstacles">
      {cell.obstacles.map((obstacle) => {
        const bar = barBehind(book, cell, obstacle)
        return (
          <li key={`${obstacle.code} ${obstacle.words}`} data-obstacle={obstacle.code}>
            <Mark is="no" />
            <div>
              <p>
                {sentence(obstacle.words)} {obstacle.cite !== undefined && <RuleLabel cite={obstacle.cite} />}{' '}
                {bar?.ruling !== undefined && <RuleLabel cite={{ book: book.id, rule: bar.ruling }} />}
              </p>
              {bar !== undefined && <Lifting cell={cell} bar={bar} />}
              {obstacle.atStart?.map(({ track, words }) => (
                <p key={track} className="at-start">
                  {words}. <a href={address('tensions')}>See Tensions</a>
                </p>
              ))}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
