import type { HTMLAttributes } from 'react'
import type { Citation } from '../../rules/index.ts'
import { sentence } from '../wording.ts'
import { RuleLabel } from './rule-label.tsx'

/** Words of the engine, and the rule they rest on. */
export interface SaidWords {
  readonly words: string
  readonly cite?: Citation | undefined
}

interface SaidProps extends SaidWords, HTMLAttributes<HTMLElement> {
  readonly as: 'p' | 'li' | 'span'
}

/** A sentence with its rule behind it. */
export function Said({ as: Element, words, cite, ...rest }: SaidProps) {
  return (
    <Element {...rest}>
      {sentence(words)} {cite !== undefined && <RuleLabel cite={cite} />}
    </Element>
  )
}
