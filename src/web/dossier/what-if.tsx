import { useMemo, useState } from 'react'
import { targetName } from '../../rules/index.ts'
import { signed } from '../wording.ts'
import { isChanged, startFor, valueIn } from './change.ts'
import { type Ask, Control } from './control.tsx'
import { groupOf, INPUT_GROUPS, type Input, type InputGroup, inputKey, inputsOfTable } from './input.ts'
import { groupName } from './input-words.ts'
import type { Study } from './study.ts'

interface Props {
  readonly study: Study
  readonly before: Study
  readonly changes: number
  readonly ask: Ask
  readonly undo: () => void
  readonly reset: () => void
}

/** On a narrow page only the nearest lie open at first. */
const isOpenAtFirst = (group: InputGroup): boolean => ['roll', 'here'].includes(group) || !matchMedia('(max-width: 60rem)').matches

/** Everything the table reads, to be changed in place. */
export function WhatIf({ study, before, changes, ask, undo, reset }: Props) {
  const { table, roll } = study
  const inputs = useMemo(() => inputsOfTable(table), [table])
  const hasMoved = study.answer.total !== before.answer.total
  return (
    <section className="panel what-if" aria-labelledby="what-if">
      <header>
        <h2 id="what-if">What if</h2>
        <p className="what-if-state">
          {changes === 0
            ? `${table.title} reads ${inputs.length} things. Change one and everything follows.`
            : hasMoved
              ? `${signed(before.answer.total)} has become ${signed(study.answer.total)}.`
              : `Changed, and still ${signed(study.answer.total)}.`}
        </p>
        <p className="what-if-ways">
          <button type="button" className="button quiet-button" disabled={changes === 0} onClick={undo}>
            Undo
          </button>
          <button type="button" className="button quiet-button" disabled={changes === 0} onClick={reset}>
            Reset
          </button>
        </p>
      </header>
      <div className="groups">
        {INPUT_GROUPS.map((group) => {
          const own = inputs.filter((input) => groupOf(input, roll.target) === group)
          return own.length === 0 ? null : <Group key={group} group={group} inputs={own} study={study} before={before} ask={ask} />
        })}
      </div>
    </section>
  )
}

interface GroupProps extends Pick<Props, 'study' | 'before' | 'ask'> {
  readonly group: InputGroup
  readonly inputs: readonly Input[]
}

function Group({ group, inputs, study, before, ask }: GroupProps) {
  const [isOpen, setOpen] = useState(() => isOpenAtFirst(group))
  const start = { situation: startFor(study), roll: study.roll }
  const set = inputs.filter((input) => JSON.stringify(valueIn(input, study)) !== JSON.stringify(valueIn(input, start))).length
  const changed = inputs.filter((input) => isChanged(input, study, before)).length
  return (
    <details className="group" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{groupName(group, targetName(study.roll.target))}</span>
        <span className="group-count">
          {changed > 0 ? `${changed} changed` : set > 0 ? `${set} of ${inputs.length} reported` : inputs.length}
        </span>
      </summary>
      {isOpen && inputs.map((input) => <Control key={inputKey(input)} input={input} study={study} before={before} ask={ask} />)}
    </details>
  )
}
