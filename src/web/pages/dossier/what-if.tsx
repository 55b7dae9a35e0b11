import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { isSaidIn } from '../../../counsel/index.ts'
import { type Faction, type Target, targetName } from '../../../rules/core/index.ts'
import { Button, Fold, nextTask, SearchField } from '../../parts/index.ts'
import {
  groupName,
  groupOf,
  INPUT_GROUPS,
  type Input,
  inputKey,
  inputLabel,
  inputsOfTable,
  isChanged,
  isReported,
  isRollInput,
  useSituation,
  valueIn,
  valueWords,
} from '../../situation/index.ts'
import { AnyControl, RuleLabel } from '../../what-if/index.ts'
import { typeset } from '../../wording.ts'
import { reason, whyNotStaying } from '../allocation/received.ts'
import { leverageOf } from './leverage.ts'
import { facesMoved, leverWords, sinceWords } from './shift.ts'
import type { Study } from './study.ts'

const MOST_STRONG = 5
/** So many are listed of what is searched; whoever wants another says it more closely. */
const MOST_FOUND = 8

interface Grouped {
  readonly name: string
  readonly inputs: readonly Input[]
  readonly opens: 'always' | 'when-asked'
}

/** What is decided first, then what would move the odds most, the rest by where it belongs, and last what would not move the total. */
function groupsFor(study: Study): readonly Grouped[] {
  const { table, roll, answer } = study
  const inputs = inputsOfTable(table)
  const amounts = new Map(inputs.map((input) => [input, leverageOf(study, input)?.amount ?? 0]))
  const amount = (input: Input): number => amounts.get(input) ?? 0
  const faces = new Map(inputs.map((input) => [input, facesMoved(table, answer.total, answer.total + amount(input))]))
  const isDecided = (input: Input): boolean => groupOf(input, roll.target) === 'roll'
  const moving = inputs.filter((input) => !isDecided(input) && amount(input) !== 0)
  const strongest = moving
    .toSorted((one, other) => (faces.get(other) ?? 0) - (faces.get(one) ?? 0) || Math.abs(amount(other)) - Math.abs(amount(one)))
    .slice(0, MOST_STRONG)
  const grouped = INPUT_GROUPS.map((group): Grouped => {
    const own = (group === 'roll' ? inputs : moving).filter((input) => groupOf(input, roll.target) === group && !strongest.includes(input))
    return { name: groupName(group, targetName(roll.target)), inputs: own, opens: group === 'roll' ? 'always' : 'when-asked' }
  })
  const [decided, ...others] = grouped
  const idle = inputs.filter((input) => !isDecided(input) && amount(input) === 0)
  return [
    ...(decided === undefined ? [] : [decided]),
    { name: 'What would move it most', inputs: strongest, opens: 'always' } as const,
    ...others,
    { name: 'What would not move it now', inputs: idle, opens: 'when-asked' } as const,
  ].filter((group) => group.inputs.length > 0)
}

/** The groups once every input has been weighed: one at a time after the page stands, so that it answers in between. */
function useGroups(study: Study): readonly Grouped[] | undefined {
  const [weighed, setWeighed] = useState<Study>()
  useEffect(() => {
    let isWanted = true
    const weigh = async (): Promise<void> => {
      for (const input of inputsOfTable(study.table)) {
        await nextTask()
        if (!isWanted) return
        leverageOf(study, input)
      }
      startTransition(() => setWeighed(study))
    }
    void weigh()
    return () => {
      isWanted = false
    }
  }, [study])
  return useMemo(() => (weighed === undefined ? undefined : groupsFor(weighed)), [weighed])
}

/** Everything the table reads, to be changed in place: what matters first, the rest by its name. */
export function WhatIf({ study, before }: { readonly study: Study; readonly before: Study }) {
  const { current, changes, baseline, reset } = useSituation()
  const [sought, seek] = useState('')
  // By the situation as it was opened, so that a change does not move under the hand.
  const groups = useGroups(before)
  const inputs = inputsOfTable(before.table)
  const found = inputs.filter((input) => isSaidIn(sought, [nameOf(input, current.book)]))
  const isSeeking = sought.trim() !== ''
  return (
    <section className="panel what-if" aria-labelledby="what-if">
      <header>
        <h2 id="what-if">What if</h2>
        <p className="what-if-state">
          {changes === 0 && baseline !== 'compared'
            ? 'Change something and the odds follow.'
            : `${SINCE[baseline]}: ${sinceWords(before, study)}.`}
        </p>
        <p className="what-if-ways">
          <Button look="quiet" words="Reset" disabled={reset === undefined} onClick={reset} />
        </p>
      </header>
      <div className="groups" aria-busy={groups === undefined}>
        {groups
          ?.filter(({ opens }) => opens === 'always')
          .map((group) => (
            <Group key={group.name} {...group} study={study} />
          ))}
      </div>
      <SearchField
        label={`Find another of the ${inputs.length} things it reads`}
        value={sought}
        search={seek}
        found={isSeeking ? foundWords(found.length) : ''}
      />
      {isSeeking
        ? found.slice(0, MOST_FOUND).map((input) => <Lever key={inputKey(input)} study={study} input={input} />)
        : groups?.filter(({ opens }) => opens !== 'always').map((group) => <Group key={group.name} {...group} study={study} />)}
    </section>
  )
}

const SINCE = { opened: 'Since it was opened', pinned: 'Since the pin', compared: 'From the other situation' } as const

const foundWords = (found: number): string =>
  found === 0 ? 'Nothing it reads is called that.' : found > MOST_FOUND ? `${found}, the first ${MOST_FOUND} here` : `${found}`

const nameOf = (input: Input, book: Study['book']): string => (isRollInput(input) ? input.of : inputLabel(input, book))

function Group({ name, inputs, opens, study }: Grouped & { readonly study: Study }) {
  const { current, before } = useSituation()
  const told = inputs.flatMap((input) => (isRollInput(input) ? [] : [input]))
  const set = told.filter((input) => isReported(input, current)).length
  const changed = told.filter((input) => isChanged(input, current, before)).length
  return (
    <Fold
      name={name}
      count={changed > 0 ? `${changed} changed` : set > 0 ? `${set} of ${inputs.length} reported` : inputs.length}
      isOpenAtFirst={opens === 'always'}
    >
      {() => inputs.map((input) => <Lever key={inputKey(input)} study={study} input={input} />)}
    </Fold>
  )
}

const Lever = ({ study, input }: { readonly study: Study; readonly input: Input }) => (
  <AnyControl input={input} note={<Notes study={study} input={input} />} />
)

function Notes({ study, input }: { readonly study: Study; readonly input: Input }) {
  return (
    <>
      <LeverageNote study={study} input={input} />
      {input.of === 'points' && <PointsNote {...input} />}
    </>
  )
}

/** What the next step would do. */
function LeverageNote({ study, input }: { readonly study: Study; readonly input: Input }) {
  const settled = useDeferredValue(study)
  const leverage = useMemo(() => leverageOf(settled, input), [settled, input])
  if (leverage === undefined) return null
  return (
    <span className="leverage">
      {leverage.at}: <b>{leverWords(settled, leverage.amount)}</b>
    </span>
  )
}

/** What the year's points would not allow: it is reckoned all the same, and said. */
function PointsNote({ faction, target }: { readonly faction: Faction; readonly target: Target }) {
  const { current } = useSituation()
  return whyNotStaying(current, faction, target).map((refusal) => (
    <span key={refusal.words} className="beyond">
      {typeset(reason(refusal, targetName(target)))} {refusal.cite !== undefined && <RuleLabel cite={refusal.cite} />}
    </span>
  ))
}

/** On paper: what was reported of the things this table reads, where it differs from the scenario's start. */
export function Assumed({ study: { table, current } }: { readonly study: Study }) {
  const told = inputsOfTable(table).flatMap((input) => (!isRollInput(input) && isReported(input, current) ? [input] : []))
  return (
    <section className="panel assumed">
      <h2>Reported</h2>
      <ul>
        {told.map((input) => (
          <li key={inputKey(input)}>
            {inputLabel(input, current.book)}: {valueWords(input, valueIn(input, current))}
          </li>
        ))}
      </ul>
    </section>
  )
}
