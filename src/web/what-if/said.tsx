import type { HTMLAttributes, ReactNode } from 'react'
import type { Consequence } from '../../counsel/index.ts'
import { type Citation, DELEGATION_NAMES, NATION_NAMES, type Refusal } from '../../rules/core/index.ts'
import { Mark } from '../parts/index.ts'
import { sentence, signed } from '../wording.ts'
import { RuleLabel } from './rule-label.tsx'

/** Words of the engine, and the rule they rest on. */
interface SaidWords {
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

/** Every rule against something, each with its label. */
export function Refusals({ refusals }: { readonly refusals: readonly Refusal[] }) {
  return (
    <ul className="refusals">
      {refusals.map(({ code, words, cite }) => (
        <li key={`${code} ${words}`}>
          <Mark is="no" />
          {sentence(words)} {cite !== undefined && <RuleLabel cite={cite} />}
        </li>
      ))}
    </ul>
  )
}

/** Powers, countries, factions: whom something falls to. */
const NAMES: Readonly<Record<string, string>> = { ...NATION_NAMES, ...DELEGATION_NAMES }

interface ConsequencesProps {
  readonly consequences: readonly Consequence[]
  /** What the amounts are: something gained or lost, or so many of something. */
  readonly amounts?: 'changes' | 'counts'
}

/** Whom it falls to, unless the words name him already. */
const forWhom = ({ what, who }: Consequence): string => {
  const name = who === undefined ? undefined : (NAMES[who] ?? who)
  return name === undefined || what.includes(name) ? '' : `, for ${name}`
}

/** What an act or a result brings, line by line. */
export function Consequences({ consequences, amounts = 'changes' }: ConsequencesProps) {
  return (
    <ul className="consequences">
      {consequences.map((consequence) => {
        const { what, who, amount, cite } = consequence
        return (
          <li key={`${what} ${who ?? ''}`}>
            {sentence(what)}
            {forWhom(consequence)}
            {amount !== undefined && `: ${amounts === 'counts' ? amount : signed(amount)}`} <RuleLabel cite={cite} />
          </li>
        )
      })}
    </ul>
  )
}

interface TestSaid extends SaidWords {
  readonly isMet?: boolean
  /** What more there is to say of it. */
  readonly more?: ReactNode
}

/** Things that must be so, or simply are, each with its rule. */
export function Tests({ tests }: { readonly tests: readonly TestSaid[] }) {
  return (
    <ul className="tests">
      {tests.map(({ words, cite, isMet, more }) => (
        <li key={words} className={isMet ? 'test test-met' : 'test'} data-met={isMet}>
          {isMet !== undefined && <Mark is={isMet ? 'yes' : 'no'} />}{' '}
          <span>
            {sentence(words)}
            {more}
          </span>{' '}
          {cite !== undefined && <RuleLabel cite={cite} />}
        </li>
      ))}
    </ul>
  )
}
