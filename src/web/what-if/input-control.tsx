import type { ReactNode } from 'react'
import {
  type Band,
  bondOf,
  COUNTRIES,
  datesFor,
  FACTS,
  factSays,
  type Minor,
  NATION_NAMES,
  type Nation,
  nationOfFact,
  POLICIES,
  POWER_NAMES,
  POWERS,
  type Policy,
  type Power,
  reportedCount,
  type Standing,
  sideFavoured,
  type Turn,
  turnName,
} from '../../rules/core/index.ts'
import { Choice, type OptionGroup, optionsOf, Picker, Stepper, YesNo } from '../parts/index.ts'
import {
  type InputValue,
  inputLabel,
  isChanged,
  isFixed,
  isUncounted,
  type OpenSituation,
  type Outbreak,
  type SituationInput,
  standingAt,
  useSituation,
  valueIn,
  valueWords,
} from '../situation/index.ts'
import { BOND_LABELS, SIDE_LABELS, typeset } from '../wording.ts'
import { LevelControl, OutbreakControl } from './kept-controls.tsx'

export const NATION_GROUPS: readonly OptionGroup<Nation>[] = [
  { words: 'Powers', options: optionsOf(POWERS, POWER_NAMES) },
  { words: 'Countries', options: optionsOf(COUNTRIES, NATION_NAMES) },
]
/** More than any faction has in a year. */
const MOST_POINTS = 99
const NOBODY = { id: 'nobody', words: 'nobody' }

const WAR_OPTIONS = [
  { id: 'no', words: 'no' },
  { id: 'yes', words: 'yes' },
  { id: 'over', words: 'over' },
] as const

const rungName = (result: Policy, minor: Minor, bands: readonly Band[] = []): string => {
  const name = bands.find(({ policy }) => policy === result)?.name ?? BOND_LABELS[bondOf(result, minor)]
  return typeset(`${result}: ${name}, ${SIDE_LABELS[sideFavoured(result)]}`)
}

const PARTNERS: Readonly<Record<'axis' | 'allies', readonly Power[]>> = {
  axis: ['germany', 'italy'],
  allies: ['britain', 'france', 'us', 'russia'],
}

interface StandingProps {
  readonly label: string
  readonly minor: Minor
  readonly current: OpenSituation
  readonly set: (standing: Standing) => void
}

function StandingControl({ label, minor, current, set }: StandingProps) {
  const standing = current.situation.standings[minor]
  const bands = current.book.tables[minor]?.bands
  const rungs = bands === undefined ? POLICIES : POLICIES.filter((policy) => bands.some((band) => band.policy === policy))
  const { result, with: partner } = standing
  return (
    <div className="standing-control">
      <Picker
        label={label}
        isQuiet
        value={String(result)}
        options={[{ id: 'null', words: 'neutral' }, ...rungs.map((id) => ({ id: String(id), words: rungName(id, minor, bands) }))]}
        pick={(id) => {
          const picked = rungs.find((rung) => String(rung) === id) ?? null
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
          pick={(id) => set(standingAt(standing, result, id))}
        />
      )}
    </div>
  )
}

interface FactProps {
  readonly label: string
  readonly input: SituationInput & { readonly of: 'fact' }
  /** The turns in which it can have happened. */
  readonly dates: readonly Turn[]
  readonly value: InputValue
  readonly set: (value: InputValue) => void
}

export function FactControl({ label, input, dates, value, set }: FactProps) {
  const fact = FACTS[input.fact]
  switch (fact.type) {
    case 'yes-no':
      return <YesNo legend={label} value={value === true} choose={set} />
    case 'count':
      return fact.unreported !== undefined ? (
        <LevelControl label={label} value={Number(value)} unreported={fact.unreported} set={set} />
      ) : (
        <Stepper label={label} value={Number(value)} least={fact.least} most={fact.most} set={set} />
      )
    case 'control':
      return <Picker label={label} isQuiet value={String(value)} options={[NOBODY]} groups={NATION_GROUPS} pick={set} />
    case 'date':
      return (
        <Picker
          label={label}
          isQuiet
          value={value === null ? '' : String(value)}
          options={[{ id: '', words: 'not yet' }, ...dates.map((id) => ({ id, words: turnName(id) }))]}
          pick={(id) => set(id === '' ? null : id)}
        />
      )
    case 'choice':
      return (
        <Picker
          label={label}
          isQuiet
          value={String(value)}
          options={fact.choices.map((id) => ({ id, words: factSays(input.fact, id) }))}
          pick={set}
        />
      )
  }
}

interface HandleProps {
  readonly input: SituationInput
  readonly current: OpenSituation
  readonly set: (value: InputValue) => void
}

/** The control that suits an input. */
function Handle({ input, current, set }: HandleProps) {
  const label = inputLabel(input, current.book)
  const value = valueIn(input, current)
  switch (input.of) {
    case 'fact':
      return <FactControl dates={datesFor(current.book, [nationOfFact(input.fact)])} label={label} input={input} value={value} set={set} />
    case 'points':
      return <Stepper label={label} value={Number(value)} most={MOST_POINTS} set={set} />
    case 'past-subversions':
      return <Stepper label={label} value={Number(value)} set={set} />
    case 'level':
      return <Stepper label={label} value={Number(value)} least={-99} most={99} set={set} />
    case 'mark':
      return input.mark === 'volunteers' ? (
        <Stepper label={label} value={Number(value)} most={3} set={set} />
      ) : (
        <YesNo legend={label} value={value === true} choose={set} />
      )
    case 'standing':
      return <StandingControl label={label} minor={input.minor} current={current} set={set} />
    case 'war':
      return isFixed(input, current) ? (
        <span className="fixed">since the start</span>
      ) : (
        <Choice name="war" legend={label} isQuiet value={String(value)} options={WAR_OPTIONS} choose={set} />
      )
    case 'outbreak':
      return isFixed(input, current) ? (
        <span className="fixed">since the start</span>
      ) : (
        <OutbreakControl
          label={label}
          input={input}
          outbreak={value as Outbreak}
          turn={current.situation.turn}
          dates={datesFor(current.book, [input.one, input.other])}
          set={set}
        />
      )
    case 'declaration':
      return input.by.length === 1 ? (
        <YesNo legend={label} value={value !== 'nobody'} choose={(yes) => set(yes ? (input.by[0] ?? 'nobody') : 'nobody')} />
      ) : (
        <Picker label={label} isQuiet value={String(value)} options={[NOBODY, ...optionsOf(input.by, POWER_NAMES)]} pick={set} />
      )
  }
}

interface FrameProps {
  readonly label: string
  readonly isChanged: boolean
  /** What it was, where it has changed. */
  readonly was: string
  /** What it says now: on paper, in place of the control. */
  readonly now: string
  readonly note?: ReactNode
  readonly children: ReactNode
}

/** One thing the rules read: what it is, what it was, a note, and the control to change it. */
export function ControlFrame({ label, isChanged: hasChanged, was, now, note, children }: FrameProps) {
  return (
    <div className={hasChanged ? 'control control-changed' : 'control'}>
      <p className="control-label">
        {label}
        <span className="control-notes">
          {hasChanged && <span className="was">it was {was}</span>}
          {note}
        </span>
      </p>
      {children}
      <b className="control-said">{now}</b>
    </div>
  )
}

/** A number that nobody has reported: what it was taken for can be reported too. */
function Uncounted({ input }: { readonly input: SituationInput & { readonly of: 'fact' } }) {
  const { current, changeInput } = useSituation()
  const value = valueIn(input, current)
  if (reportedCount(current.situation.facts, input.fact) === undefined) return null
  return (
    <span className="uncounted">
      not reported{' '}
      <button
        type="button"
        className="link-button"
        aria-label={`report ${value}: ${inputLabel(input, current.book)}`}
        onClick={() => changeInput(input, value)}
      >
        report {String(value)}
      </button>
    </span>
  )
}

/** One input of the situation, to be changed in place. */
export function InputControl({ input, note }: { readonly input: SituationInput; readonly note?: ReactNode }) {
  const { current, before, changeInput } = useSituation()
  return (
    <ControlFrame
      label={inputLabel(input, current.book)}
      isChanged={isChanged(input, current, before)}
      was={valueWords(input, valueIn(input, before))}
      now={valueWords(input, valueIn(input, current))}
      note={note}
    >
      <div className="handle">
        <Handle input={input} current={current} set={(value) => changeInput(input, value)} />
        {input.of === 'fact' && isUncounted(current.situation, input.fact) && <Uncounted input={input} />}
      </div>
    </ControlFrame>
  )
}
