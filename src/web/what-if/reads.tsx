import { useId } from 'react'
import { isFactId, isMinor } from '../../rules/core/index.ts'
import { Button, Fold } from '../parts/index.ts'
import {
  type Input,
  inputKey,
  isChanged,
  isReported,
  isRollInput,
  type OpenSituation,
  type SituationInput,
  useSituation,
} from '../situation/index.ts'
import { InputControl } from './input-control.tsx'
import '../style/reads.css'

/** A rule for every country asks of some what nobody keeps of them. */
function isKept(input: SituationInput): boolean {
  switch (input.of) {
    case 'fact':
      return isFactId(input.fact)
    case 'standing':
    case 'mark':
      return isMinor(input.minor)
    default:
      return true
  }
}

/** Each input of a situation once. */
export const keptOnce = (inputs: readonly Input[]): readonly SituationInput[] => [
  ...new Map(
    inputs.flatMap((input): readonly (readonly [string, SituationInput])[] =>
      isRollInput(input) || !isKept(input) ? [] : [[inputKey(input), input]],
    ),
  ).values(),
]

const isTold = (input: SituationInput, current: OpenSituation, before: OpenSituation): boolean =>
  isChanged(input, current, before) || isReported(input, current)

interface Props {
  readonly heading?: string
  /** What the answer turns on now. */
  readonly inputs: readonly Input[]
  /** What it reads beside; folded, except for what was reported. */
  readonly more?: readonly Input[]
  readonly none?: string
}

/** What an answer reads, to be changed beside it. */
export function Reads({ heading = 'What if', inputs, more = [], none = 'Nothing on the map would change it.' }: Props) {
  const { current, before, changes, undo, reset } = useSituation()
  const id = useId()
  const first = keptOnce(inputs)
  const keys = new Set(first.map(inputKey))
  const others = keptOnce(more).filter((input) => !keys.has(inputKey(input)))
  // What was told when the page was opened stays in sight, so that a change does not move under the hand.
  const told = others.filter((input) => isTold(input, before, before) || isChanged(input, current, before))
  const folded = others.filter((input) => !told.includes(input))
  return (
    <section className="panel reads-panel" aria-labelledby={id}>
      <header className="reads-head">
        <h2 id={id}>{heading}</h2>
        <p className="reads-ways">
          <Button look="quiet" words="Undo" disabled={changes === 0} onClick={undo} />
          <Button look="quiet" words="Reset" disabled={reset === undefined} onClick={reset} />
        </p>
      </header>
      {first.length + others.length === 0 && <p className="quiet">{none}</p>}
      {[...first, ...told].map((input) => (
        <InputControl key={inputKey(input)} input={input} />
      ))}
      {folded.length > 0 && (
        <Fold name={first.length + told.length > 0 ? 'What else it reads' : 'What it reads'} count={folded.length}>
          {() => folded.map((input) => <InputControl key={inputKey(input)} input={input} />)}
        </Fold>
      )}
    </section>
  )
}
