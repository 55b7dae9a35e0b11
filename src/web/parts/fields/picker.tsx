import { useId } from 'react'

export interface PickerOption {
  readonly id: string
  readonly words: string
}

export interface PickerGroup {
  readonly words: string
  readonly options: readonly PickerOption[]
}

interface Props {
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
export function Picker({ label, value, options = [], groups = [], pick, isQuiet = false, room }: Props) {
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
