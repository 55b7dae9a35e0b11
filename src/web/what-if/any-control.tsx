import type { ReactNode } from 'react'
import { type Input, isRollInput } from '../situation/inputs/input.ts'
import { InputControl } from './input-control.tsx'
import { RollControl } from './roll-control.tsx'

/** The control for whatever a row reads, of the situation or of the roll. */
export function AnyControl({ input, note }: { readonly input: Input; readonly note?: ReactNode }) {
  return isRollInput(input) ? <RollControl input={input} note={note} /> : <InputControl input={input} note={note} />
}
