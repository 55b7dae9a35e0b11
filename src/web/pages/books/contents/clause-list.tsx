import { useEffect, useMemo, useRef } from 'react'
import { clauseInFull, type Elsewhere } from '../../../../counsel/index.ts'
import type { Entry } from '../../../../rules/core/index.ts'
import { addressOf } from '../../../address.ts'
import { RulingText } from '../../../parts/index.ts'
import { HOME_LABELS, HOME_WORDS, sentence, typeset } from '../../../wording.ts'
import { FactLink } from '../fact-link.tsx'
import { chapterHref, ruleHref } from '../links.ts'
import { TableLine } from '../tables/table-line.tsx'

function Other({ book, number, other }: { readonly book: string; readonly number: string; readonly other: Elsewhere }) {
  switch (other.is) {
    case 'same':
      return (
        <>
          <a href={ruleHref(other.book, number)}>{other.title}</a> has the same.
        </>
      )
    case 'otherwise':
      return (
        <>
          <a href={ruleHref(other.book, number)}>{other.title}</a> says otherwise: {typeset(other.heading ?? '')}.
        </>
      )
    case 'missing':
      return (
        <>
          {other.title} has no clause of this number. <a href={addressOf(['books', 'compare', book, other.book])}>What else differs</a>
        </>
      )
  }
}

/** All that hangs on a clause: lines that cite it, rulings that settle it, facts it reads, and how other books have it. */
export function ClauseDetail({ book, number }: { readonly book: string; readonly number: string }) {
  const full = useMemo(() => clauseInFull(book, number), [book, number])
  if (full === undefined) return null
  const { clause, lines, rulings, facts, elsewhere } = full
  return (
    <div className="clause-detail">
      <p className="quiet">
        {sentence(HOME_WORDS[clause.home.is])}
        {'why' in clause.home && `: ${typeset(clause.home.why)}`}.
      </p>
      {elsewhere.map((other) => (
        <p key={other.book}>
          <Other book={book} number={number} other={other} />
        </p>
      ))}
      {lines.length > 0 && (
        <section>
          <h3>Lines that rest on it</h3>
          <ul className="table-lines">
            {lines.map((line) => (
              <TableLine key={`${line.row.id} ${line.tables[0]?.id}`} book={book} line={line} />
            ))}
          </ul>
        </section>
      )}
      {rulings.length > 0 && (
        <section>
          <h3>Rulings</h3>
          {rulings.map((ruling) => (
            <RulingText key={ruling.id} ruling={ruling} />
          ))}
        </section>
      )}
      {facts.length > 0 && (
        <section>
          <h3>Facts it reads</h3>
          <ul>
            {facts.map((fact) => (
              <li key={fact.id}>
                <FactLink fact={fact} book={book} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface ClauseListProps {
  readonly book: string
  readonly chapter: string
  readonly clauses: readonly Entry[]
  /** The rule that was looked for: it lies open. */
  readonly rule?: string | undefined
}

/** Clauses in our words, each with how Chancery keeps it; one of them open with all that hangs on it. */
export function ClauseList({ book, chapter, clauses, rule }: ClauseListProps) {
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
