import { type KeyboardEvent, useEffect, useState } from 'react'
import { sentence } from '../../wording.ts'
import { tell } from '../toast.tsx'

const numberIn = (text: string): number | undefined => (text.trim() !== '' && Number.isInteger(Number(text)) ? Number(text) : undefined)

/** A whole number within the bounds. */
export function isTaken(text: string, least: number, most: number): boolean {
  const number = numberIn(text)
  return number !== undefined && number >= least && number <= most
}

/** The bound that a typed number lies beyond; nothing if it lies within, or is none. */
export function bounded(text: string, least: number, most: number): number | undefined {
  const number = numberIn(text)
  if (number === undefined) return undefined
  return number > most ? most : number < least ? least : undefined
}

interface StepperProps {
  readonly label: string
  readonly value: number
  readonly least?: number
  readonly most?: number
  /** What keeps it from going further up, for whoever types more. */
  readonly why?: string
  readonly set: (value: number) => void
}

/** Nothing in the game is counted further. */
const MOST = 9999

/** A stepper under its label. */
export function LabelledStepper(props: StepperProps) {
  return (
    <div>
      <p className="label">{sentence(props.label)}</p>
      <Stepper {...props} />
    </div>
  )
}

/** A whole number, by one up or down, by arrow keys or typed. One typed beyond the bounds goes as far as they do, and is told so. */
export function Stepper({ label, value, least = 0, most = MOST, why, set }: StepperProps) {
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])

  const take = (text: string): void => {
    setTyped(text)
    if (isTaken(text, least, most) && Number(text) !== value) set(Number(text))
  }
  const settle = (): void => {
    const bound = typed === String(value) ? undefined : bounded(typed, least, most)
    setTyped(String(bound ?? value))
    if (bound === undefined) return
    tell(`${label}: ${bound === most ? (why ?? `at most ${most}`) : `at least ${least}`}`)
    if (bound !== value) set(bound)
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
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && settle()}
        onBlur={settle}
      />
      <button type="button" aria-label={`${label}: one more`} disabled={value >= most} onClick={() => set(value + 1)}>
        +
      </button>
    </div>
  )
}
