import { useEffect, useState } from 'react'

interface Props {
  readonly label: string
  readonly value: number
  readonly least?: number
  readonly most?: number
  readonly set: (value: number) => void
}

/** A whole number, by one up or down, by arrow keys or typed. A number that will not do is not taken. */
export function Stepper({ label, value, least = 0, most = Number.MAX_SAFE_INTEGER, set }: Props) {
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])

  const take = (text: string): void => {
    setTyped(text)
    const number = Number(text)
    if (text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most && number !== value) set(number)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend, and the label stands beside it.
    <div className="stepper" role="group" aria-label={label}>
      <button type="button" aria-label={`${label}: one less`} disabled={value <= least} onClick={() => set(value - 1)}>
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        value={typed}
        min={least <= -999 ? undefined : least}
        max={most === Number.MAX_SAFE_INTEGER ? undefined : most}
        onChange={(event) => take(event.target.value)}
        onBlur={() => setTyped(String(value))}
      />
      <button type="button" aria-label={`${label}: one more`} disabled={value >= most} onClick={() => set(value + 1)}>
        +
      </button>
    </div>
  )
}
