import { useDeferredValue, useMemo, useState } from 'react'
import { answerRules } from '../../counsel/index.ts'
import type { Ledger } from '../../editions/index.ts'
import { CATALOGUES, type Catalogue, type Entry } from '../../rules/index.ts'
import { addressOf } from '../address.ts'
import { rename } from '../page.ts'
import { Empty } from '../parts/empty.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { typeset } from '../wording.ts'
import { ClauseList } from './clause-list.tsx'

interface Props {
  readonly ledger: Ledger
  readonly search: string
  readonly rule?: string
}

export interface Chapter {
  readonly name: string
  readonly catalogue: Catalogue
  readonly heading: string
  readonly clauses: readonly Entry[]
}

/** What a player would turn to: the label in print, or the number down to its first decimal. */
const chapterOf = ({ number, printed }: Entry): string => printed ?? /^\d+(\.\d)?/.exec(number)?.[0] ?? number

/** A chapter is headed by the clause of its own number, or else opens with its first. */
function headingOf(name: string, clauses: readonly Entry[]): string {
  const own = clauses.find(({ number }) => number === name)
  return own?.heading ?? `${clauses[0]?.heading ?? ''}…`
}

/** The chapters of a book as the catalogues have them: numbers in order, then the printed tables. */
export function chaptersOf(contents: readonly Entry[]): readonly Chapter[] {
  return CATALOGUES.flatMap((catalogue) => {
    const byName = new Map<string, Entry[]>()
    for (const entry of contents.filter((one) => one.catalogue === catalogue))
      byName.set(chapterOf(entry), [...(byName.get(chapterOf(entry)) ?? []), entry])
    const chapters = [...byName].map(([name, clauses]) => ({ name, catalogue, heading: headingOf(name, clauses), clauses }))
    const isNumber = ({ name }: Chapter): boolean => /^\d/.test(name)
    const numbered = chapters.filter(isNumber).sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }))
    return [...numbered, ...chapters.filter((chapter) => !isNumber(chapter))]
  })
}

const CATALOGUE_NAMES: Readonly<Record<Catalogue, string>> = {
  '49': 'Diplomacy',
  tensions: 'Tensions',
  '50-53': 'War and cooperation',
  'changes-2016': 'Changes up to 2016',
  campaign: 'The campaign',
}

/** A book's contents, chapter by chapter, or what a search finds in it. */
export function Contents({ ledger, search, rule }: Props) {
  const [text, setText] = useState(search)
  const sought = useDeferredValue(text.trim())
  const chapters = useMemo(() => chaptersOf(ledger.contents), [ledger])
  const found = useMemo(() => {
    if (sought === '') return undefined
    const answer = answerRules({ edition: ledger.id, search: sought })
    return answer.ok ? (answer.books[ledger.id]?.clauses ?? []) : []
  }, [ledger, sought])
  const look = (typed: string): void => {
    setText(typed)
    rename(addressOf(['books', ledger.id], typed.trim() === '' ? [] : [['search', typed.trim()]]))
  }
  return (
    <>
      <SearchField
        label="Search numbers and headings"
        value={text}
        search={look}
        found={found === undefined ? `${ledger.contents.length} clauses in ${chapters.length} chapters` : `${found.length} found`}
      />
      {found === undefined ? (
        CATALOGUES.filter((catalogue) => chapters.some((chapter) => chapter.catalogue === catalogue)).map((catalogue) => (
          <section key={catalogue} className="chapters">
            <h2>{CATALOGUE_NAMES[catalogue]}</h2>
            {chapters
              .filter((chapter) => chapter.catalogue === catalogue)
              .map(({ name, heading, clauses }) => (
                <details key={name} className="chapter" open={clauses.some(({ number }) => number === rule)}>
                  <summary>
                    <span className="chapter-name">{name}</span>
                    <span className="chapter-heading">{typeset(heading)}</span>
                    <span className="group-count">{clauses.length}</span>
                  </summary>
                  <ClauseList clauses={clauses} {...(rule === undefined ? {} : { rule })} />
                </details>
              ))}
          </section>
        ))
      ) : found.length === 0 ? (
        <Empty title={`Nothing in this book is called “${sought}”`}>
          <p>Try a number such as 49.31, or a country.</p>
        </Empty>
      ) : (
        <ClauseList clauses={found} />
      )}
    </>
  )
}
