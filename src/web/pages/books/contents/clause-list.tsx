import { useEffect, useRef } from 'react'
import type { Entry } from '../../../../rules/index.ts'
import { HOME_LABELS, HOME_WORDS, typeset } from '../../../wording.ts'
import { chapterHref, ruleHref } from '../links.ts'
import { ClauseDetail } from './clause-detail.tsx'

interface Props {
  readonly book: string
  readonly chapter: string
  readonly clauses: readonly Entry[]
  /** The rule that was looked for: it lies open. */
  readonly rule?: string
}

/** Clauses in our words, each with how Chancery keeps it; one of them open with all that hangs on it. */
export function ClauseList({ book, chapter, clauses, rule }: Props) {
  const sought = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const top = sought.current?.getBoundingClientRect().top ?? 0
    if (rule !== undefined && (top < 0 || top > innerHeight / 2)) sought.current?.scrollIntoView({ block: 'start' })
  }, [rule])
  return (
    <ul className="clauses">
      {clauses.map(({ number, heading, only, home }) => {
        const isSought = number === rule
        return (
          <li key={number} ref={isSought ? sought : undefined} className={isSought ? 'clause-sought' : undefined}>
            <a
              className="clause-row"
              href={isSought ? chapterHref(book, chapter) : ruleHref(book, number)}
              aria-expanded={isSought}
              aria-current={isSought ? 'true' : undefined}
            >
              <span className="clause-number">{number}</span>
              <span className="clause-words">
                {typeset(heading)}
                {only !== undefined && <span className="quiet"> (only with an option)</span>}
              </span>
              <span className="home" title={HOME_WORDS[home.is]}>
                {HOME_LABELS[home.is]}
              </span>
            </a>
            {isSought && <ClauseDetail book={book} number={number} />}
          </li>
        )
      })}
    </ul>
  )
}
