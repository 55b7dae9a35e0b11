import { useId } from 'react'

export interface ChoiceOption<T extends string> {
  readonly id: T
  readonly words: string
}

interface Props<T extends string> {
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
export function Choice<T extends string>({ name, legend, value, options, choose, isQuiet = false, shape = 'row' }: Props<T>) {
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
