import type { ReactNode } from 'react'
import type { StrikeStepTold } from '../../../counsel/index.ts'
import type { Citation, StrikeEffect } from '../../../rules/index.ts'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { Said } from '../../what-if/said.tsx'
import { sentence, signed } from '../../wording.ts'

interface Props {
  readonly title: string
  readonly cite?: Citation
  /** It is this step's turn, it has been, or it is still to come. */
  readonly state: 'past' | 'now' | 'ahead'
  readonly ways?: ReactNode
  readonly children?: ReactNode
}

/** One step of the strike. */
export function Stage({ title, cite, state, ways, children }: Props) {
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
