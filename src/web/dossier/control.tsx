import { useDeferredValue, useMemo } from 'react'
import {
  bondOf,
  COUNTRIES,
  FACTS,
  type Minor,
  NATION_NAMES,
  POLICIES,
  POWER_NAMES,
  POWERS,
  type Policy,
  type Power,
  type Standing,
  sideFavoured,
  TURNS,
  turnName,
} from '../../rules/index.ts'
import { Choice, YesNo } from '../parts/choice.tsx'
import { Picker } from '../parts/picker.tsx'
import { Stepper } from '../parts/stepper.tsx'
import { BOND_LABELS, SIDE_LABELS, signed, typeset } from '../wording.ts'
import { type InputValue, isChanged, isFixed, standingAt, valueIn } from './change.ts'
import type { Input } from './input.ts'
import { inputLabel, valueWords } from './input-words.ts'
import { leverageOf } from './leverage.ts'
import type { Study } from './study.ts'

export type Ask = (input: Input, value: InputValue) => void

interface Props {
  readonly input: Input
  readonly study: Study
  readonly before: Study
  readonly ask: Ask
}

const HOLDERS = [
  { words: 'Powers', options: POWERS.map((id) => ({ id, words: POWER_NAMES[id] })) },
  { words: 'Countries', options: COUNTRIES.map((id) => ({ id, words: NATION_NAMES[id] })) },
]
const NOBODY = { id: 'nobody', words: 'nobody' }
const TURN_OPTIONS = TURNS.map((id) => ({ id, words: turnName(id) }))

const WAR_OPTIONS = [
  { id: 'no', words: 'no' },
  { id: 'yes', words: 'yes' },
  { id: 'over', words: 'over' },
] as const

const rungName = (result: Policy, minor: Minor): string =>
  typeset(`${result}: ${BOND_LABELS[bondOf(result, minor)]}, ${SIDE_LABELS[sideFavoured(result)]}`)

const PARTNERS: Readonly<Record<'axis' | 'allies', readonly Power[]>> = {
  axis: ['germany', 'italy'],
  allies: ['britain', 'france', 'us', 'russia'],
}

function StandingControl({ label, minor, study, set }: { label: string; minor: Minor; study: Study; set: (standing: Standing) => void }) {
  const standing = study.situation.standings[minor]
  const bands = study.book.tables[minor]?.bands
  const rungs = bands === undefined ? POLICIES : POLICIES.filter((policy) => bands.some((band) => band.policy === policy))
  const { result, with: partner } = standing
  return (
    <div className="standing-control">
      <Picker
        label={label}
        isQuiet
        value={String(result)}
        options={[{ id: 'null', words: 'with nobody' }, ...rungs.map((id) => ({ id: String(id), words: rungName(id, minor) }))]}
        pick={(id) => {
          const picked = id === 'null' ? null : (Number(id) as Policy)
          const isSameSide = picked !== null && result !== null && sideFavoured(picked) === sideFavoured(result)
          set(standingAt(standing, picked, isSameSide ? partner : null))
        }}
      />
      {result !== null && (
        <Picker
          label={`${label}: for whom`}
          isQuiet
          value={partner ?? ''}
          options={PARTNERS[sideFavoured(result)].map((id) => ({ id, words: `for ${POWER_NAMES[id]}` }))}
          pick={(id) => set(standingAt(standing, result, id as Power))}
        />
      )}
    </div>
  )
}

function FactControl({
  label,
  input,
  value,
  set,
}: {
  label: string
  input: Input & { of: 'fact' }
  value: InputValue
  set: (value: InputValue) => void
}) {
  const fact = FACTS[input.fact]
  switch (fact.type) {
    case 'yes-no':
      return <YesNo legend={label} value={value === true} choose={set} />
    case 'count':
      return (
        <Stepper
          label={label}
          value={Number(value)}
          least={fact.least}
          {...(fact.most === undefined ? {} : { most: fact.most })}
          set={set}
        />
      )
    case 'control':
      return <Picker label={label} isQuiet value={String(value)} options={[NOBODY]} groups={HOLDERS} pick={set} />
    case 'date':
      return (
        <Picker
          label={label}
          isQuiet
          value={value === null ? '' : String(value)}
          options={[{ id: '', words: 'not yet' }, ...TURN_OPTIONS]}
          pick={(id) => set(id === '' ? null : id)}
        />
      )
    case 'choice':
      return <Picker label={label} isQuiet value={String(value)} options={fact.choices.map((id) => ({ id, words: id }))} pick={set} />
  }
}

/** The control that suits an input. */
function Handle({ input, study, ask }: Omit<Props, 'before'>) {
  const label = inputLabel(input)
  const value = valueIn(input, study)
  const set = (given: InputValue): void => ask(input, given)
  switch (input.of) {
    case 'fact':
      return <FactControl label={label} input={input} value={value} set={set} />
    case 'points':
    case 'past-subversions':
      return <Stepper label={label} value={Number(value)} set={set} />
    case 'level':
      return <Stepper label={label} value={Number(value)} least={-99} most={99} set={set} />
    case 'subversion':
      return <Stepper label={label} value={Number(value)} most={study.book.clauses.subversion.value.most} set={set} />
    case 'covert':
      return <Stepper label={label} value={Number(value)} most={9} set={set} />
    case 'pledge':
      return <YesNo legend={label} value={value === true} choose={set} />
    case 'mark':
      return input.mark === 'volunteers' ? (
        <Stepper label={label} value={Number(value)} most={3} set={set} />
      ) : (
        <YesNo legend={label} value={value === true} choose={set} />
      )
    case 'standing':
      return <StandingControl label={label} minor={input.minor} study={study} set={set} />
    case 'war':
      return isFixed(input, study) ? (
        <span className="fixed">since the start</span>
      ) : (
        <Choice name="war" legend={label} isQuiet value={value as 'no'} options={WAR_OPTIONS} choose={set} />
      )
    case 'declaration':
      return input.by.length === 1 ? (
        <YesNo legend={label} value={value !== 'nobody'} choose={(yes) => set(yes ? (input.by[0] ?? 'nobody') : 'nobody')} />
      ) : (
        <Picker
          label={label}
          isQuiet
          value={String(value)}
          options={[NOBODY, ...input.by.map((id) => ({ id, words: POWER_NAMES[id] }))]}
          pick={set}
        />
      )
  }
}

/** One thing the table reads: what it is, what it says now and said before, and what the next step would do. */
export function Control({ input, study, before, ask }: Props) {
  const settled = useDeferredValue(study)
  const leverage = useMemo(() => leverageOf(settled, input), [settled, input])
  const hasChanged = isChanged(input, study, before)
  return (
    <div className={hasChanged ? 'control control-changed' : 'control'}>
      <p className="control-label">
        {inputLabel(input)}
        <span className="control-notes">
          {hasChanged && <span className="was">it was {valueWords(input, valueIn(input, before))}</span>}
          {leverage !== undefined && (
            <span className="leverage">
              {leverage.at}: <b>{signed(leverage.amount)}</b>
            </span>
          )}
        </span>
      </p>
      <Handle input={input} study={study} ask={ask} />
    </div>
  )
}
