import { type ReactNode, useId } from 'react'

export interface ChoiceOption<T extends string> {
  readonly id: T
  readonly words: string
}

interface ChoiceProps<T extends string> {
  readonly name: string
  readonly legend: string
  readonly value: T
  readonly options: readonly ChoiceOption<T>[]
  readonly choose: (value: T) => void
  /** The legend is for those who cannot see what stands beside it. */
  readonly isQuiet?: boolean
  /** Side by side, or one under the other where each is a sentence. */
  readonly shape?: 'row' | 'column'
}

/** One of a few, all in sight. */
export function Choice<T extends string>({ name, legend, value, options, choose, isQuiet = false, shape = 'row' }: ChoiceProps<T>) {
  const id = useId()
  return (
    <fieldset className={shape === 'row' ? 'choice' : 'choice choice-column'}>
      <legend className={isQuiet ? 'unseen' : 'label'}>{legend}</legend>
      <div className="choice-options">
        {options.map((option) => (
          <label key={option.id}>
            <input
              type="radio"
              className="unseen"
              name={`${name}${id}`}
              value={option.id}
              checked={option.id === value}
              onChange={() => choose(option.id)}
            />
            <span>{option.words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const NO_YES = [
  { id: 'no', words: 'no' },
  { id: 'yes', words: 'yes' },
] as const satisfies readonly ChoiceOption<string>[]

export function YesNo({ legend, value, choose }: { legend: string; value: boolean; choose: (value: boolean) => void }) {
  return (
    <Choice name="yes" legend={legend} isQuiet value={value ? 'yes' : 'no'} options={NO_YES} choose={(said) => choose(said === 'yes')} />
  )
}

export interface PickerOption {
  readonly id: string
  readonly words: string
}

export interface PickerGroup {
  readonly words: string
  readonly options: readonly PickerOption[]
}

interface PickerProps {
  readonly label: string
  readonly value: string
  readonly options?: readonly PickerOption[]
  readonly groups?: readonly PickerGroup[]
  readonly pick: (id: string) => void
  /** The label is for those who cannot see what stands beside it. */
  readonly isQuiet?: boolean
  /** How much room its words want. */
  readonly room?: 'wide' | 'widest'
}

const optionsIn = (options: readonly PickerOption[]) =>
  options.map((option) => (
    <option key={option.id} value={option.id}>
      {option.words}
    </option>
  ))

/** One of many. */
export function Picker({ label, value, options = [], groups = [], pick, isQuiet = false, room }: PickerProps) {
  const id = useId()
  return (
    <div className={room === undefined ? 'picker' : `picker ${room}`}>
      <label htmlFor={id} className={isQuiet ? 'unseen' : 'label'}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => pick(event.target.value)}>
        {optionsIn(options)}
        {groups.map((group) => (
          <optgroup key={group.words} label={group.words}>
            {optionsIn(group.options)}
          </optgroup>
        ))}
      </select>
    </div>
  )
}

interface TickProps {
  readonly isSet: boolean
  readonly set: (isSet: boolean) => void
  readonly hint?: string
  readonly children: ReactNode
}

/** Something that is so or not. */
export function Tick({ isSet, set, hint, children }: TickProps) {
  return (
    <label className="tick" title={hint}>
      <input type="checkbox" checked={isSet} onChange={(event) => set(event.target.checked)} />
      <span>{children}</span>
    </label>
  )
}
