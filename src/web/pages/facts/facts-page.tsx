import { type ReactNode, useDeferredValue } from 'react'
import { FACT_IDS, type FactId, type Theatre, turnName } from '../../../rules/core/index.ts'
import type { SituationPage } from '../../page.ts'
import { Empty, Fold, SearchField } from '../../parts/index.ts'
import { useSituation } from '../../situation/index.ts'
import { InputControl } from '../../what-if/index.ts'
import { sentence } from '../../wording.ts'
import { changedFacts, factsMatching, factsOf, groupsIn, theatresOf, toldFacts } from './fact-list.ts'
import './facts.css'

const MOST_FOUND = 60

const controls = (facts: readonly FactId[]): ReactNode => facts.map((fact) => <InputControl key={fact} input={{ of: 'fact', fact }} />)

function FactList({ heading, facts }: { readonly heading: string; readonly facts: readonly FactId[] }) {
  if (facts.length === 0) return null
  return (
    <section className="panel fact-list">
      <h2>
        {heading} <span className="group-count">{facts.length}</span>
      </h2>
      <div className="fact-columns">{controls(facts)}</div>
    </section>
  )
}

function Found({ search }: { readonly search: string }) {
  const { book } = useSituation().current
  const own = factsOf(book)
  const found = factsMatching(search, book)
  const shown = found.toSorted((one, other) => Number(own.has(other)) - Number(own.has(one))).slice(0, MOST_FOUND)
  const read = shown.filter((fact) => own.has(fact))
  if (found.length === 0)
    return (
      <Empty title={`No fact says “${search}”`}>
        <p>Try a place, a country or a rule number.</p>
      </Empty>
    )
  return (
    <>
      <FactList heading="Found" facts={read} />
      <FactList heading="Found, but this book does not ask" facts={shown.filter((fact) => !own.has(fact))} />
      {found.length > MOST_FOUND && <p className="quiet">{found.length - MOST_FOUND} more: say it more closely.</p>}
    </>
  )
}

interface GroupProps {
  readonly name: string
  readonly facts: readonly FactId[]
  /** Facts that somebody or the scenario has said. */
  readonly told?: readonly FactId[] | undefined
  readonly columns?: 'one' | 'many'
}

function Group({ name, facts, told = [], columns = 'one' }: GroupProps) {
  const said = facts.filter((fact) => told.includes(fact)).length
  return (
    <Fold name={sentence(name)} count={said === 0 ? facts.length : `${said} of ${facts.length} told`}>
      {() => (columns === 'one' ? controls(facts) : <div className="fact-columns">{controls(facts)}</div>)}
    </Fold>
  )
}

function TheatreFacts({ theatre, facts, told }: Pick<GroupProps, 'facts' | 'told'> & { readonly theatre: Theatre }) {
  return (
    <section className="theatre">
      <h3>{sentence(theatre)}</h3>
      {groupsIn(theatre, facts).map((group) => (
        <Group key={group.name} {...group} told={told} />
      ))}
    </section>
  )
}

/** What was said of the map, and below everything that the book reads. */
function AllFacts() {
  const { current, before } = useSituation()
  const { reported, set, unsaid } = toldFacts(current, before)
  const own = factsOf(current.book)
  const rest = FACT_IDS.filter((id) => own.has(id))
  const told = [...reported, ...set]
  return (
    <>
      <FactList heading="Changed or reported" facts={reported} />
      <FactList heading="Set by the scenario" facts={set} />
      {unsaid.length > 0 && (
        <section className="panel fact-list">
          <h2>Nobody has said</h2>
          <p className="quiet">No source gives these at the start: until you say them, the desk counts with the value shown.</p>
          <Group name="Values to be reported" facts={unsaid} columns="many" />
        </section>
      )}
      <section className="panel fact-list">
        <h2>Everything the book asks</h2>
        <div className="theatres">
          {theatresOf(rest).map((theatre) => (
            <TheatreFacts key={theatre} theatre={theatre} facts={rest} told={told} />
          ))}
        </div>
      </section>
    </>
  )
}

function Told() {
  const { current, before } = useSituation()
  const { reported, set } = toldFacts(current, before)
  const changed = changedFacts(current, before).length
  const told = reported.length + set.length
  return (
    <p className="lead">
      {turnName(current.situation.turn)}: {told === 0 ? 'nothing differs' : told === 1 ? 'one fact differs' : `${told} facts differ`} from
      the start of the game. {changed > 0 && <b>{changed} changed here.</b>}
    </p>
  )
}

/** What the game knows about the map. */
function FactsPage() {
  const { current, query, adjust } = useSituation()
  const search = query.parts['search'] ?? ''
  const sought = useDeferredValue(search.trim())
  return (
    <div className="facts">
      <header className="dossier-head facts-head">
        <div>
          <p className="label">Facts</p>
          <h1>What stands on the map</h1>
          <Told />
        </div>
        <SearchField
          label="Search facts"
          value={search}
          search={(text) => adjust({ parts: { search: text === '' ? undefined : text } })}
          found={sought === '' ? '' : `${factsMatching(sought, current.book).length} found`}
        />
      </header>
      {sought === '' ? <AllFacts /> : <Found search={sought} />}
    </div>
  )
}

export const page: SituationPage = {
  parts: ['search'],
  title: ({ situation }) => `Facts, ${turnName(situation.turn)}`,
  Page: FactsPage,
}
