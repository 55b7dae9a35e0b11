import type { ReactNode } from 'react'
import { percentWords } from '../../counsel/index.ts'
import { sentence, typeset, waysWords } from '../wording.ts'

/** One result and how likely it is: so many ways out of so many. */
interface Odd {
  readonly id: string
  readonly words: string
  readonly ways: number
  readonly of: number
  /** The ways there were before, where they are compared. */
  readonly was?: number
  /** How the chance is said, and what it was, where so many ways in so many is not how players say it. */
  readonly said?: string
  readonly saidBefore?: string
  /** How the bar is painted: a class of `ladder.css`. */
  readonly paint?: string
  /** The figure of the result, where it has one. */
  readonly figure?: string
  /** What stands under the bar: when it falls, and folded what it brings. */
  readonly when?: string
  readonly brings?: ReactNode
}

const percent = (ways: number, of: number): string => `${(ways / of) * 100}%`

function Bar({ ways, was, of, paint = 'paint-accent' }: Odd) {
  return (
    <span className={of === 6 ? 'bar bar-sixths' : 'bar'} aria-hidden="true">
      <span className={`bar-now ${paint}`} style={{ inlineSize: percent(ways, of) }} />
      {was !== undefined && was !== ways && <span className="bar-was" style={{ insetInlineStart: percent(was, of) }} />}
    </span>
  )
}

function Under({ odd }: { readonly odd: Odd }) {
  const { ways, was, of, when, brings, saidBefore } = odd
  const words = ways > 0 ? when : 'No longer possible'
  const note = was !== undefined && was !== ways && <span className="was">it was {saidBefore ?? waysWords(was, of)}</span>
  if (words === undefined && note === false && brings === undefined) return null
  const line = (
    <>
      {words !== undefined && sentence(words)}
      {words !== undefined && note !== false && '; '}
      {note}
    </>
  )
  if (brings === undefined) return <p className="odd-under">{line}</p>
  return (
    <details className="odd-more">
      <summary>{line}</summary>
      {brings}
    </details>
  )
}

/** Chances as bars, one for each result. */
export function OddsBars({ odds }: { readonly odds: readonly Odd[] }) {
  return (
    <ul className="odds-list">
      {odds.map((odd) => (
        <li key={odd.id} className={odd.ways === 0 ? 'odd odd-gone' : 'odd'} data-result={odd.id} data-ways={odd.ways}>
          <p className="odd-line">
            <span className="odd-figures">
              <b className="odd-chance">{odd.said ?? waysWords(odd.ways, odd.of)}</b>{' '}
              <span className="odd-percent">{percentWords(odd.ways, odd.of)}</span>
            </span>
            <span className="odd-words">{sentence(odd.words)}</span>
            {odd.figure !== undefined && <span className="odd-result">{typeset(odd.figure)}</span>}
          </p>
          <Bar {...odd} />
          <Under odd={odd} />
        </li>
      ))}
    </ul>
  )
}
