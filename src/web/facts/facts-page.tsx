import { useDeferredValue, useState } from 'react'
import { FACT_IDS, type FactId, type Theatre, turnName } from '../../rules/index.ts'
import type { SheetPage } from '../page.ts'
import { Empty } from '../parts/empty.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { useSheet } from '../situation/use-sheet.ts'
import { InputControl } from '../what-if/input-control.tsx'
import { sentence } from '../wording.ts'
import { changedFacts, type FactGroup, factsMatching, factsOf, groupsIn, reportedFacts, theatresOf } from './fact-list.ts'

const MOST_FOUND = 60

function FactList({ heading, facts }: { readonly heading: string; readonly facts: readonly FactId[] }) {
  if (facts.length === 0) return null
  return (
    <section className="panel fact-list">
      <h2>
        {heading} <span className="group-count">{facts.length}</span>
      </h2>
      <div className="fact-columns">
        {facts.map((fact) => (
          <InputControl key={fact} input={{ of: 'fact', fact }} />
        ))}
      </div>
    </section>
  )
}

function Found({ search }: { readonly search: string }) {
  const { book } = useSheet().sheet
  const own = factsOf(book)
  const found = factsMatching(search).toSorted((one, other) => Number(own.has(other)) - Number(own.has(one)))
  if (found.length === 0)
    return (
      <Empty title={`No fact says “${search}”`}>
        <p>Try a place, a country or a rule number.</p>
      </Empty>
    )
  return (
    <>
      <FactList heading="Found" facts={found.slice(0, MOST_FOUND)} />
      {found.length > MOST_FOUND && <p className="quiet">{found.length - MOST_FOUND} more: say it more closely.</p>}
    </>
  )
}

function Group({ name, facts }: FactGroup) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{sentence(name)}</span>
        <span className="group-count">{facts.length}</span>
      </summary>
      {isOpen && facts.map((fact) => <InputControl key={fact} input={{ of: 'fact', fact }} />)}
    </details>
  )
}

function TheatreFacts({ theatre, facts }: { readonly theatre: Theatre; readonly facts: readonly FactId[] }) {
  return (
    <section className="panel fact-list">
      <h2>{sentence(theatre)}</h2>
      <div className="fact-columns">
        {groupsIn(theatre, facts).map((group) => (
          <Group key={group.name} {...group} />
        ))}
      </div>
    </section>
  )
}

/** What the game knows about the map: what was reported first, then everything this book reads, by theatre. */
function FactsPage() {
  const { sheet, before, asked, adjust } = useSheet()
  const { book, situation } = sheet
  const search = asked.parts['search'] ?? ''
  const sought = useDeferredValue(search.trim())
  const own = factsOf(book)
  const changed = changedFacts(sheet, before)
  const reported = reportedFacts(sheet).filter((id) => !changed.includes(id))
  const rest = FACT_IDS.filter((id) => own.has(id))
  return (
    <div className="facts">
      <header className="dossier-head">
        <div>
          <p className="label">Facts</p>
          <h1>What stands on the map</h1>
        </div>
      </header>
      <p className="lead">
        {book.title} reads {own.size} facts. In {turnName(situation.turn)}, {changed.length + reported.length} of them differ from the start
        of the scenario.
      </p>
      <SearchField
        label="Search facts"
        value={search}
        search={(text) => adjust({ parts: { search: text === '' ? undefined : text } })}
        found={sought === '' ? '' : `${factsMatching(sought).length} found`}
      />
      {sought !== '' ? (
        <Found search={sought} />
      ) : (
        <>
          <FactList heading="Changed here" facts={changed} />
          <FactList heading="Reported" facts={reported} />
          {theatresOf(rest).map((theatre) => (
            <TheatreFacts key={theatre} theatre={theatre} facts={rest} />
          ))}
        </>
      )}
    </div>
  )
}

export const page: SheetPage = {
  id: 'facts',
  parts: ['search'],
  title: ({ situation }) => `Facts, ${turnName(situation.turn)}`,
  Page: FactsPage,
}
