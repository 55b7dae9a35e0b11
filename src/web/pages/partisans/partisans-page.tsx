import { useState } from 'react'
import { type PartisanLine, type PartisansAnswer, partisansDoor } from '../../../counsel/index.ts'
import { landName, PARTISAN_TABLES, RUNNER_NAMES } from '../../../rules/chapters/partisans/index.ts'
import { chapterOf, type FactId, isFactId, isTurn, turnName, YEARS, yearOf } from '../../../rules/core/index.ts'
import { silent } from '../../inquiry/index.ts'
import type { SituationPage } from '../../page.ts'
import { Fold, optionsOf, PageHead, Picker } from '../../parts/index.ts'
import { inputKey, inputsOf, type Query, useSituation, whyNotAsk } from '../../situation/index.ts'
import { InputControl, keptOnce, Refusals, RuleLabel, RuleLabels } from '../../what-if/index.ts'
import { bareName, sentence, typeset } from '../../wording.ts'
import { TABLE_NOTES, TABLE_WORDS, WORDS } from './words.ts'
import './partisans.css'

/** What a row has now; one that is not dated has a number nobody knows yet. */
const figureOf = ({ state, divisions }: PartisanLine): string =>
  divisions !== null ? typeset(String(divisions)) : state === 'undated' ? '?' : ''

const cell = (divisions: number | null): string => (divisions === null ? '–' : typeset(String(divisions)))

/** What is to be dated: the door names the fact for whoever writes a document, `france.occupiedSince: the occupation began`. */
function momentIn(told: string): { readonly fact?: FactId; readonly words: string } {
  const [id = '', ...rest] = told.split(': ')
  return isFactId(id) ? { fact: id, words: rest.join(': ') } : { words: told }
}

/** How a row stands, in a line. */
function stands({ state, wanting, unreported, since, yearStarts }: PartisanLine): string {
  switch (state) {
    case 'in-force':
      return since === null || !isTurn(since) ? 'in force' : WORDS.since(turnName(since), yearStarts ?? 0)
    case 'wanting':
      return `needs: ${wanting ?? ''}`
    case 'undated':
      return ['counts once this is dated', ...unreported.filter((told) => momentIn(told).fact === undefined)].join(': ')
    case 'by-diplomacy':
    case 'by-sheet':
      return WORDS[state]
  }
}

/** What a row reads, to be changed under it. */
function RowReads({ line }: { readonly line: PartisanLine }) {
  const { book } = useSituation().current
  const row = chapterOf(book, 'partisans').rows.find(({ id }) => id === line.id)
  const clocks = row?.clocks.flatMap(({ when }) => inputsOf(when)) ?? []
  const inputs = keptOnce([
    ...(row === undefined ? [] : inputsOf(row.when)),
    ...clocks,
    ...line.facts.map((fact) => ({ of: 'fact', fact }) as const),
  ])
  if (inputs.length === 0) return <p className="quiet">Nothing to report: wars and results decide it.</p>
  return inputs.map((input) => <InputControl key={inputKey(input)} input={input} />)
}

function Row({ line, years }: { readonly line: PartisanLine; readonly years: readonly number[] }) {
  const [isOpen, setOpen] = useState(false)
  const { id, words, by, state, divisions, byYear, cells, cite, ruling, within } = line
  const isIn = state === 'in-force'
  const undated = line.unreported.flatMap((told) => momentIn(told).fact ?? [])
  return (
    <li className={isIn ? 'rising rising-in' : 'rising'} data-row={id} data-state={state} data-divisions={divisions ?? 'open'}>
      <b className="rising-now">{figureOf(line)}</b>
      <div className="rising-words">
        <p>
          <span className="rising-name">{sentence(words)}</span> <span className="quiet">{bareName(RUNNER_NAMES[by])}</span>{' '}
          <RuleLabels cite={cite} ruling={ruling} />
        </p>
        <p className="quiet">
          {sentence(stands(line))}
          {within !== undefined && '; part of another row'}
        </p>
        {undated.map((fact) => (
          <InputControl key={fact} input={{ of: 'fact', fact }} />
        ))}
      </div>
      <ol className="rising-years" aria-label={byYear.length > 0 ? 'By year' : 'As printed'}>
        {byYear.length > 0
          ? byYear
              .filter(({ year }) => years.includes(year))
              .map(({ year, divisions: then }) => (
                <li key={year} data-year={year}>
                  <span>{year}</span>
                  <b>{cell(then)}</b>
                </li>
              ))
          : cells.map(({ yearStarts, divisions: then }) => (
              <li key={yearStarts} className="printed-cell">
                <span>{yearStarts === 0 ? 'at once' : `YSS ${yearStarts}`}</span>
                <b>{cell(then)}</b>
              </li>
            ))}
      </ol>
      <details className="rising-reads" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          What it reads <span className="unseen">: {words}</span>
        </summary>
        {isOpen && <RowReads line={line} />}
      </details>
    </li>
  )
}

const isWaiting = ({ state }: PartisanLine): boolean => state === 'wanting'

interface TableRowsProps {
  readonly rows: readonly PartisanLine[]
  readonly years: readonly number[]
  /** Rows that wait for something are in sight too. */
  readonly isWhole: boolean
}

/** The rows of one table: what counts, and folded away what still waits. */
function TableRows({ rows, years, isWhole }: TableRowsProps) {
  const waiting = rows.filter(isWaiting)
  const counted = rows.filter((row) => !isWaiting(row))
  const listOf = (lines: readonly PartisanLine[]) => (
    <ul className="risings">
      {lines.map((line) => (
        <Row key={line.id} line={line} years={years} />
      ))}
    </ul>
  )
  return (
    <>
      {counted.length === 0 ? <p className="risings-none">No row counts yet.</p> : listOf(counted)}
      {waiting.length > 0 && (
        <Fold name="Rows that still lack something" count={waiting.length} isOpenAtFirst={isWhole}>
          {listOf(waiting)}
        </Fold>
      )}
    </>
  )
}

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
  const tables = [{ id: undefined, words: 'All tables' }, ...optionsOf(PARTISAN_TABLES, TABLE_WORDS)]
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
        // Who has none and had none needs no column.
        if (divisions === 0 && (was ?? 0) === 0) return null
        return (
          <li key={by} data-total={by} data-divisions={divisions}>
            <span>{bareName(RUNNER_NAMES[by])}</span>
            <span>
              <b className="figure">{divisions}</b> {divisions === 1 ? 'division' : 'divisions'}
            </span>
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
      <p className="lead">Divisions by the three tables and by other clauses: since when each row counts, or what it still lacks.</p>
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

export const page: SituationPage = {
  parts: ['land', 'year'],
  title: ({ situation }) => `Partisans, ${turnName(situation.turn)}`,
  whyNot: (current, query) => whyNotAsk(current, partisansDoor, argumentsOf(query)),
  Page: PartisansPage,
  Silent: silent({
    label: WORDS.label,
    heading: WORDS.heading,
    chapter: 'partisans',
    says: WORDS.silent,
    instead: {
      words: 'British partisans after a surrender stand under',
      page: 'surrender',
      thing: 'partisans',
      link: 'Surrender and elections',
    },
  }),
}
