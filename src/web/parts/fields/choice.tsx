import { type ReactNode, useId } from 'react'

/** Something to choose, by what it is called. */
export interface Option<T extends string = string> {
  readonly id: T
  readonly words: string
}

/** What each of these is called, to choose from. */
export const optionsOf = <T extends string>(ids: readonly T[], names: Readonly<Record<T, string>>): readonly Option<T>[] =>
  ids.map((id) => ({ id, words: names[id] }))

interface ChoiceProps<T extends string> {
  readonly name: string
  readonly legend: string
  /** The one that is chosen. */
  readonly value: string
  readonly options: readonly Option<T>[]
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
] as const satisfies readonly Option<string>[]

export function YesNo({ legend, value, choose }: { legend: string; value: boolean; choose: (value: boolean) => void }) {
  return (
    <Choice name="yes" legend={legend} isQuiet value={value ? 'yes' : 'no'} options={NO_YES} choose={(said) => choose(said === 'yes')} />
  )
}

export interface OptionGroup<T extends string = string> {
  readonly words: string
  readonly options: readonly Option<T>[]
}

interface PickerProps<T extends string> {
  readonly label: string
  readonly value: string
  readonly options?: readonly Option<T>[]
  readonly groups?: readonly OptionGroup<T>[]
  readonly pick: (id: T) => void
  /** The label is for those who cannot see what stands beside it. */
  readonly isQuiet?: boolean
  /** How much room its words want. */
  readonly room?: 'wide' | 'widest'
}

const optionsIn = (options: readonly Option[]) =>
  options.map((option) => (
    <option key={option.id} value={option.id}>
      {option.words}
    </option>
  ))

/** One of many. */
export function Picker<T extends string>({ label, value, options = [], groups = [], pick, isQuiet = false, room }: PickerProps<T>) {
  const id = useId()
  const take = (picked: string): void => {
    const option = [...options, ...groups.flatMap((group) => group.options)].find((one) => one.id === picked)
    if (option !== undefined) pick(option.id)
  }
  return (
    <div className={room === undefined ? 'picker' : `picker ${room}`}>
      <label htmlFor={id} className={isQuiet ? 'unseen' : 'label'}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => take(event.target.value)}>
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
