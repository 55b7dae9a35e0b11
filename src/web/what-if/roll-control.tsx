import type { ReactNode } from 'react'
import { Stepper, YesNo } from '../parts/index.ts'
import { type Input, inputLabel, isRollInput, type RollInput, useSituation, valueWords } from '../situation/index.ts'
import { ControlFrame, InputControl } from './input-control.tsx'

/** The part of an address that says it. */
export function rollPart(input: RollInput): string {
  return input.of === 'covert' ? (input.side === 'axis' ? 'covertAxis' : 'covertAllies') : input.of
}

/** What is played on the roll: a part of the page, not of the situation. What is usual goes without saying. */
function RollControl({ input, note }: { readonly input: RollInput; readonly note?: ReactNode }) {
  const { current, query, adjust } = useSituation()
  const label = inputLabel(input, current.book)
  const part = rollPart(input)
  const played = query.parts[part]
  const number = Number(played ?? 0)
  const isPlayed = input.of === 'pledge' ? played === 'true' : number !== 0
  const most = input.of === 'subversion' ? current.book.clauses.subversion.value.most : 9
  const said = (value: boolean | number): string => valueWords(input, value)
  return (
    <ControlFrame
      label={label}
      isChanged={isPlayed}
      was={said(input.of === 'pledge' ? false : 0)}
      now={said(input.of === 'pledge' ? isPlayed : number)}
      note={note}
    >
      {input.of === 'pledge' ? (
        <YesNo legend={label} value={isPlayed} choose={(yes) => adjust({ parts: { [part]: yes ? 'true' : undefined } })} />
      ) : (
        <Stepper
          label={label}
          value={number}
          most={most}
          set={(value) => adjust({ parts: { [part]: value === 0 ? undefined : String(value) } })}
        />
      )}
    </ControlFrame>
  )
}

/** The control for whatever a row reads, of the situation or of the roll. */
export function AnyControl({ input, note }: { readonly input: Input; readonly note?: ReactNode }) {
  return isRollInput(input) ? <RollControl input={input} note={note} /> : <InputControl input={input} note={note} />
}
