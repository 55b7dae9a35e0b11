import { type ReactNode, useId } from 'react'
import type { StrikeStepTold } from '../../../counsel/index.ts'
import { type StrikeEffect, type StrikeEvent, showStrike } from '../../../rules/chapters/pearl-harbor/index.ts'
import type { Citation } from '../../../rules/core/index.ts'
import { Die } from '../../parts/index.ts'
import type { Query } from '../../situation/index.ts'
import { RuleLabel, Said } from '../../what-if/index.ts'
import { sentence, signed } from '../../wording.ts'
import { haveFallen } from './question.ts'
import type { Strike } from './use-strike.ts'

/** Whose eyes the strike is seen through. */
export type Eyes = 'all' | 'japan'

export interface StageProps {
  readonly strike: Strike
  readonly eyes: Eyes
}

/** The address names dice that this window does not have. */
export const isKeptElsewhere = (parts: Query['parts'], dice: readonly number[]): boolean =>
  parts['sealed'] !== undefined && dice.length > 0 && !haveFallen(dice)

/** An event as those eyes see it. */
export const seen = <E extends StrikeEvent>(event: E, eyes: Eyes): E => (eyes === 'all' ? event : (showStrike(event, 'japan') as E))

interface StepProps {
  readonly title: string
  readonly cite?: Citation
  /** It is this step's turn, it has been, or it is still to come. */
  readonly state: 'past' | 'now' | 'ahead'
  readonly ways?: ReactNode
  readonly children?: ReactNode
}

/** One step of the strike. */
export function Stage({ title, cite, state, ways, children }: StepProps) {
  return (
    <li className={`stage stage-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <div className="stage-head">
        <h3>
          {title} {cite !== undefined && <RuleLabel cite={cite} />}
        </h3>
        {ways}
      </div>
      {children}
    </li>
  )
}

/** What holds in the fighting. */
export function Effects({ effects }: { readonly effects: readonly StrikeEffect[] }) {
  if (effects.length === 0) return null
  return (
    <ul className="dotted effects">
      {effects.map(({ words, amount, isCount, cite }) => (
        <li key={words}>
          {amount !== undefined && <b>{isCount ? amount : signed(amount)} </b>}
          {sentence(words)} <RuleLabel cite={cite} />
        </li>
      ))}
    </ul>
  )
}

/** What came of it, in the engine's words. */
export function Told({ steps }: { readonly steps: readonly StrikeStepTold[] }) {
  return steps.map(({ words, cite }) => <Said as="p" key={words} className="told" words={words} cite={cite} />)
}

const FACES = [1, 2, 3, 4, 5, 6]

interface DieFieldProps {
  readonly label: string
  readonly face: number
  readonly set: (face: number) => void
}

/** A die that shows what fell; the face can be said too. */
export function DieField({ label, face, set }: DieFieldProps) {
  const id = useId()
  return (
    <span className={face === 0 ? 'die-field die-open' : 'die-field'}>
      <Die face={face} />
      <label htmlFor={id} className="unseen">
        {label}
      </label>
      <select id={id} value={face} onChange={(event) => set(Number(event.target.value))}>
        <option value={0}>–</option>
        {FACES.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </span>
  )
}

interface ThrowButtonProps {
  readonly words: string
  readonly act: () => void
  readonly isDone: boolean
}

/** Throws dice here; once they have fallen it steps back. */
export function ThrowButton({ words, act, isDone }: ThrowButtonProps) {
  return (
    <button type="button" className={isDone ? 'button quiet-button' : 'button'} onClick={act}>
      {isDone ? 'Throw again' : words}
    </button>
  )
}
