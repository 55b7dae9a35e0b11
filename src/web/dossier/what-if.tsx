import { useDeferredValue, useMemo, useState } from 'react'
import { targetName } from '../../rules/index.ts'
import { groupOf, INPUT_GROUPS, type Input, type InputGroup, inputKey, inputsOfTable, isRollInput } from '../situation/input.ts'
import { isChanged, isReported } from '../situation/input-value.ts'
import { groupName } from '../situation/input-words.ts'
import { useSheet } from '../situation/use-sheet.ts'
import { AnyControl } from '../what-if/any-control.tsx'
import { signed } from '../wording.ts'
import { leverageOf } from './leverage.ts'
import type { Study } from './study.ts'

/** On a narrow page only the nearest lie open at first. */
const isOpenAtFirst = (group: InputGroup): boolean => ['roll', 'here'].includes(group) || !matchMedia('(max-width: 60rem)').matches

/** Everything the table reads, to be changed in place. */
export function WhatIf({ study, before }: { readonly study: Study; readonly before: Study }) {
  const { changes, reset } = useSheet()
  const { table, roll } = study
  const inputs = useMemo(() => inputsOfTable(table), [table])
  const hasMoved = study.answer.total !== before.answer.total
  return (
    <section className="panel what-if" aria-labelledby="what-if">
      <header>
        <h2 id="what-if">What if</h2>
        <p className="what-if-state">
          {changes === 0 && !hasMoved
            ? `${table.title} reads ${inputs.length} things. Change one and everything follows.`
            : hasMoved
              ? `${signed(before.answer.total)} has become ${signed(study.answer.total)}.`
              : `Changed, and still ${signed(study.answer.total)}.`}
        </p>
        <p className="what-if-ways">
          <button type="button" className="button quiet-button" disabled={changes === 0} onClick={reset}>
            Reset
          </button>
        </p>
      </header>
      <div className="groups">
        {INPUT_GROUPS.map((group) => {
          const own = inputs.filter((input) => groupOf(input, roll.target) === group)
          return own.length === 0 ? null : <Group key={group} group={group} inputs={own} study={study} />
        })}
      </div>
    </section>
  )
}

interface GroupProps {
  readonly group: InputGroup
  readonly inputs: readonly Input[]
  readonly study: Study
}

function Group({ group, inputs, study }: GroupProps) {
  const { sheet, before } = useSheet()
  const [isOpen, setOpen] = useState(() => isOpenAtFirst(group))
  const told = inputs.flatMap((input) => (isRollInput(input) ? [] : [input]))
  const set = told.filter((input) => isReported(input, sheet)).length
  const changed = told.filter((input) => isChanged(input, sheet, before)).length
  return (
    <details className="group" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{groupName(group, targetName(study.roll.target))}</span>
        <span className="group-count">
          {changed > 0 ? `${changed} changed` : set > 0 ? `${set} of ${inputs.length} reported` : inputs.length}
        </span>
      </summary>
      {isOpen &&
        inputs.map((input) => <AnyControl key={inputKey(input)} input={input} note={<LeverageNote study={study} input={input} />} />)}
    </details>
  )
}

/** What the next step would do. */
function LeverageNote({ study, input }: { readonly study: Study; readonly input: Input }) {
  const settled = useDeferredValue(study)
  const leverage = useMemo(() => leverageOf(settled, input), [settled, input])
  if (leverage === undefined) return null
  return (
    <span className="leverage">
      {leverage.at}: <b>{signed(leverage.amount)}</b>
    </span>
  )
}
