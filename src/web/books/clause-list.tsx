import { useEffect, useRef } from 'react'
import type { Entry } from '../../rules/index.ts'
import { HOME_LABELS, HOME_WORDS, typeset } from '../wording.ts'

interface Props {
  readonly clauses: readonly Entry[]
  /** The rule that was looked for. */
  readonly rule?: string
}

/** Clauses in our words, each with where it lives. */
export function ClauseList({ clauses, rule }: Props) {
  const sought = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (rule !== undefined) sought.current?.scrollIntoView({ block: 'center' })
  }, [rule])
  return (
    <ul className="clauses">
      {clauses.map((entry) => {
        const isSought = entry.number === rule
        return (
          <li key={entry.number} ref={isSought ? sought : undefined} className={isSought ? 'clause-row clause-sought' : 'clause-row'}>
            <span className="clause-number">{entry.number}</span>
            <span className="clause-words">
              {typeset(entry.heading)}
              {entry.only !== undefined && <span className="quiet"> (only with {entry.only.join(', ')})</span>}
            </span>
            <span className={`home home-${entry.home.is}`} title={HOME_WORDS[entry.home.is]}>
              {HOME_LABELS[entry.home.is]}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
