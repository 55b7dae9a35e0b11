import type { Citation, Refusal } from '../../../rules/core/index.ts'
import { addressOf } from '../../address.ts'
import { sentence, withoutFactNames } from '../../wording.ts'
import { type Barred, barredAlike } from './barred.ts'

/** A rule number that leads into the books. */
export function Rule({ cite }: { readonly cite: Citation | undefined }) {
  if (cite === undefined) return null
  return (
    <a className="rule-label" href={addressOf(['books', cite.book], [['rule', cite.rule]])}>
      {cite.rule}
    </a>
  )
}

/** What may not be done now: each reason once, and all that it bars. */
export function BarredList({ all }: { readonly all: readonly Barred[] }) {
  return (
    <ul className="offers">
      {barredAlike(all).map(({ names, refusals }) => (
        <li key={names.join()} className="offer-closed">
          <p>{names.map(sentence).join('; ')}</p>
          <Reasons refusals={refusals} />
        </li>
      ))}
    </ul>
  )
}

/** Why something may not be done, each with its rule. */
export function Reasons({ refusals }: { readonly refusals: readonly Refusal[] }) {
  return (
    <ul>
      {refusals.map(({ code, words, cite }) => (
        <li key={`${code} ${words}`}>
          {sentence(withoutFactNames(words))} <Rule cite={cite} />
        </li>
      ))}
    </ul>
  )
}
