import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { answerRules } from '../../counsel/index.ts'
import type { Ledger } from '../../editions/index.ts'
import { addressOf } from '../address.ts'
import { rename } from '../page.ts'
import { Empty } from '../parts/empty.tsx'
import { RulingText } from '../parts/ruling-text.tsx'
import { SearchField } from '../parts/search-field.tsx'

interface Props {
  readonly ledger: Ledger
  readonly search: string
  readonly rule?: string
}

/** Our readings where the sources are silent or at odds. */
export function Rulings({ ledger, search, rule }: Props) {
  const [text, setText] = useState(search)
  const sought = useDeferredValue(text.trim())
  const list = useRef<HTMLUListElement>(null)
  const found = useMemo(() => {
    const answer = answerRules({ edition: ledger.id, search: sought })
    return answer.ok ? (answer.books[ledger.id]?.rulings ?? []) : []
  }, [ledger, sought])
  useEffect(() => {
    if (rule !== undefined) list.current?.querySelector(`[data-ruling="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: 'center' })
  }, [rule])
  const look = (typed: string): void => {
    setText(typed)
    rename(addressOf(['books', ledger.id, 'rulings'], typed.trim() === '' ? [] : [['search', typed.trim()]]))
  }
  return (
    <>
      <p className="lead">
        Where the book is silent or says two things, a ruling of ours decides. Lines that rest on one cite it; where a table may see it
        differently, the other answers are listed.
      </p>
      <SearchField label="Search the rulings" value={text} search={look} found={`${found.length} of ${ledger.rulings.length}`} />
      {found.length === 0 && <Empty title={`No ruling speaks of “${sought}”`} />}
      <ul className="rulings" ref={list}>
        {found.map((ruling) => (
          <li key={ruling.id} className={ruling.id === rule ? 'clause-sought' : undefined}>
            <RulingText ruling={ruling} />
          </li>
        ))}
      </ul>
    </>
  )
}
