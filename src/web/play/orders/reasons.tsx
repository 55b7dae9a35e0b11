import { useEffect, useRef } from 'react'
import type { Citation, Refusal } from '../../../rules/core/index.ts'
import { addressOf } from '../../address.ts'
import { Notice } from '../../parts/index.ts'
import { sentence, withoutFactNames } from '../../wording.ts'
import type { Problem } from '../wire.ts'
import { PLAY } from '../words.ts'
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

/** Every reason why the referee did not take an order or a request. */
export function Refused({ problem }: { readonly problem: Problem }) {
  const { status, code, title, detail, refusals = [] } = problem
  const shown = useRef<HTMLDivElement>(null)
  // It stands above what was pressed, which may be a screen further down.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal is turned to anew.
  useEffect(() => shown.current?.scrollIntoView({ block: 'nearest' }), [problem])
  return (
    <div ref={shown} className="refused">
      <Notice title={status === 409 ? PLAY.stale : PLAY.refused} isAlert>
        {refusals.length === 0 ? status === 409 ? null : <p>{detail ?? title ?? code}</p> : <Reasons refusals={refusals} />}
      </Notice>
    </div>
  )
}
