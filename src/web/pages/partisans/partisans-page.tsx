import { type PartisansAnswer, partisansDoor } from '../../../counsel/index.ts'
import { chapterOf, landName, PARTISAN_TABLES, turnName, YEARS, yearOf } from '../../../rules/index.ts'
import { Silent } from '../../inquiry/silent.tsx'
import type { SituationPage } from '../../page.ts'
import { Picker } from '../../parts/fields/picker.tsx'
import { PageHead } from '../../parts/panel.tsx'
import { askOf } from '../../situation/open-situation.ts'
import type { Query } from '../../situation/situation-address.ts'
import { useSituation } from '../../situation/use-situation.ts'
import { Refusals } from '../../what-if/refusals.tsx'
import { RuleLabel } from '../../what-if/rule-label.tsx'
import { bareName, sentence } from '../../wording.ts'
import { TableRows } from './table-rows.tsx'
import { RUNNER_WORDS, TABLE_NOTES, TABLE_WORDS, WORDS } from './words.ts'
import './partisans.css'

/** What the address asks of the door. */
const argumentsOf = ({ thing, parts }: Query) => ({
  ...(thing === undefined ? {} : { table: thing }),
  ...(parts['land'] === undefined ? {} : { nation: parts['land'] }),
  ...(parts['year'] === undefined ? {} : { year: parts['year'] }),
})

function Filters() {
  const { current, query, turnTo, address } = useSituation()
  const { book, situation } = current
  const lands = [...new Set(chapterOf(book, 'partisans').rows.flatMap((row) => row.lands))].toSorted((one, other) =>
    landName(one).replace(/^the /, '').localeCompare(landName(other).replace(/^the /, '')),
  )
  const now = yearOf(situation.turn)
  const tables = [{ id: undefined, words: 'All tables' }, ...PARTISAN_TABLES.map((id) => ({ id, words: TABLE_WORDS[id] }))]
  return (
    <div className="asking partisan-asking">
      <nav aria-label="Tables" className="table-links">
        {tables.map(({ id, words }) => (
          <a
            key={words}
            href={address('partisans', { ...(id === undefined ? {} : { thing: id }), parts: query.parts })}
            aria-current={query.thing === id ? 'true' : undefined}
          >
            {words}
          </a>
        ))}
      </nav>
      <Picker
        label="Land"
        value={query.parts['land'] ?? ''}
        options={[{ id: '', words: 'everywhere' }, ...lands.map((id) => ({ id, words: bareName(landName(id)) }))]}
        pick={(id) => turnTo({ parts: { land: id === '' ? undefined : id } })}
      />
      <Picker
        label="When"
        value={query.parts['year'] ?? ''}
        options={[
          { id: '', words: 'now' },
          ...YEARS.filter((year) => year > now).map((year) => ({ id: String(year), words: `start of ${year}` })),
        ]}
        pick={(id) => turnTo({ parts: { year: id === '' ? undefined : id } })}
      />
    </div>
  )
}

function Totals({ answer, before }: { readonly answer: PartisansAnswer; readonly before: PartisansAnswer | undefined }) {
  return (
    <ul className="partisan-totals" aria-label="In all">
      {answer.totals.map(({ by, divisions }) => {
        const was = before?.totals.find((one) => one.by === by)?.divisions
        return (
          <li key={by} data-total={by} data-divisions={divisions}>
            <span>{RUNNER_WORDS[by]}</span>
            <b className="figure">{divisions}</b>
            {was !== undefined && was !== divisions && <span className="was">it was {was}</span>}
          </li>
        )
      })}
    </ul>
  )
}

function PartisansPage() {
  const { current, query, ask, askBefore } = useSituation()
  const answer = ask(partisansDoor, argumentsOf(query))
  if (!answer.ok) return <Refusals refusals={answer.refusals} />
  const before = askBefore(partisansDoor, argumentsOf(query))
  const undated = answer.rows.filter(({ state }) => state === 'undated').length
  const now = yearOf(current.situation.turn)
  const years = YEARS.filter((year) => year >= now).slice(0, 5)
  return (
    <div className="inquiry-page partisans">
      <PageHead label={WORDS.label} heading={WORDS.heading} />
      <p className="lead">{WORDS.lead}</p>
      <Filters />
      {answer.ahead !== null && (
        <p className="settled" role="status">
          {sentence(WORDS.ahead(answer.ahead))}
        </p>
      )}
      <Totals answer={answer} before={before.ok ? before : undefined} />
      {undated > 0 && <p className="quiet">{WORDS.undatedRows(undated)}</p>}
      {PARTISAN_TABLES.map((table) => {
        const rows = answer.rows.filter((row) => row.table === table)
        if (rows.length === 0) return null
        return (
          <section key={table} className="panel" aria-labelledby={`table-${table}`}>
            <h2 id={`table-${table}`}>{TABLE_WORDS[table]}</h2>
            <p className="quiet">{TABLE_NOTES[table]}</p>
            <TableRows
              key={`${query.thing} ${query.parts['land']}`}
              rows={rows}
              years={years}
              isWhole={query.thing !== undefined || query.parts['land'] !== undefined}
            />
          </section>
        )
      })}
      <p className="quiet">
        A dash is a cell that the table leaves blank. <RuleLabel cite={answer.blanks} />
      </p>
    </div>
  )
}

const SilentPartisans = () => (
  <Silent
    label={WORDS.label}
    heading={WORDS.heading}
    chapter="partisans"
    says={WORDS.silent}
    instead={{ words: WORDS.silentHint, page: 'surrender', thing: 'partisans', link: 'Surrender and elections' }}
  />
)

export const page: SituationPage = {
  parts: ['land', 'year'],
  title: ({ situation }) => `Partisans, ${turnName(situation.turn)}`,
  whyNot: (current, query) => {
    const answer = askOf(current, partisansDoor, argumentsOf(query))
    return answer.ok ? [] : answer.refusals
  },
  Page: PartisansPage,
  Silent: SilentPartisans,
}
