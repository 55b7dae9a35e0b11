import { useId } from 'react'

interface Props {
  readonly label: string
  readonly value: string
  readonly set: (text: string) => void
  /** What is wrong with it, in words. */
  readonly wrong?: string
  readonly hint?: string
}

/** A line of text. */
export function TextField({ label, value, set, wrong, hint }: Props) {
  const id = useId()
  const note = wrong ?? hint
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        value={value}
        aria-invalid={wrong !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => set(event.target.value)}
        autoComplete="off"
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={wrong === undefined ? 'quiet' : 'field-wrong'}>
          {note}
        </p>
      )}
    </div>
  )
}
